"""The look of HTML pages: colours for light, dark and print, tables, equations, and the font of formulas.

Formulas stand in a part of STIX Two Math (SIL Open Font License 1.1, `fonts/OFL.txt`), which pages carry with them, so
that brackets grow on every machine.
"""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

__all__ = ["COLOURS", "style_sheet"]

FONT = Path(__file__).parent / "fonts" / "maths.woff2"

COLOURS = """:root { color-scheme: light dark; --ink: #1c1c1c; --paper: #ffffff; --line: #c8c8c8; --head: #f2f2f2;
  --bar: #8a8a8a; --shade: #0003; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e4e4; --paper: #17191c; --line: #4a4d52; --head: #24272b; --bar: #85898f; --shade: #fff3; }
}
@media print { :root { --ink: #000; --paper: #fff; --line: #999; --head: #eee; } }
"""

STYLE = """body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 64rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; overflow-wrap: anywhere; } h2 { font-size: 1.2rem; margin-top: 2rem; }
math { font-family: "symgen maths", "STIX Two Math", "Cambria Math", math; font-size: 1.15em; }
mover[accent] > mo { padding: 0 0 0.09em 0.1em; }
figure { margin: 1.5rem 0; break-inside: avoid; }
figure svg.chain-figure { width: min(100%, 36rem); height: auto; max-height: 32rem; }
.wide { overflow: auto hidden; padding-bottom: 0.3rem; margin: 1rem 0; scrollbar-width: thin;
  scrollbar-color: var(--bar) transparent;
  background: linear-gradient(90deg, var(--paper) 40%, transparent) left / 2rem 100% no-repeat local,
    linear-gradient(-90deg, var(--paper) 40%, transparent) right / 2rem 100% no-repeat local,
    linear-gradient(90deg, var(--shade), transparent) left / 0.6rem 100% no-repeat scroll,
    linear-gradient(-90deg, var(--shade), transparent) right / 0.6rem 100% no-repeat scroll; }
table.data { border-collapse: collapse; font-size: 0.9rem; }
.data th, .data td { border-bottom: 1px solid var(--line); padding: 0.25rem 0.7rem; text-align: left;
  white-space: nowrap; }
.data td:last-child { white-space: normal; min-width: 6rem; }
.data th, .data tr:first-child td:empty { background: var(--head); }
table.equations { border-spacing: 0 0.35rem; }
.equations td { padding: 0 0.2rem; white-space: nowrap; }
.equations { width: 100%; }
.flow { display: flex; flex-wrap: wrap; gap: 0.4rem 2.5rem; align-items: center; }
.flow .equations { width: auto; }
.equations td:first-child { text-align: right; width: 1%; }
.equations td.number { text-align: right; width: 1%; padding-left: 1.5rem; }
.flow .equations td:first-child, .flow .equations td.number { width: auto; }
a { color: inherit; }
@media print {
  @page { size: A4; margin: 16mm 15mm; }
  body { max-width: none; margin: 0; padding: 0; font-size: 9pt; line-height: 1.35; }
  h1 { font-size: 1.5rem; margin: 0 0 0.4rem; } h2 { margin: 1rem 0 0.3rem; } p { margin: 0.4rem 0; }
  h2, h3, .data tr:first-child { break-after: avoid; } tr { break-inside: avoid; }
  .wide { overflow: visible; background: none; margin: 0.5rem 0; } table.data { font-size: 8pt; }
  .data th, .data td { padding: 0.1rem 0.4rem; } .data td:last-child { min-width: 0; }
  .flow { display: block; } .flow .equations { display: inline-table; margin-right: 1.6rem; vertical-align: middle; }
  figure { margin: 0.5rem 0; } figure svg.chain-figure { width: auto; max-width: 100%; max-height: 62mm; }
}
"""


def style_sheet(body: str) -> str:
    """The style sheet of a page with this body, which holds the font where the body has formulas."""
    return COLOURS + (font_face() if "<math" in body else "") + STYLE


def font_face() -> str:
    """The font as part of a style sheet."""
    data = b64encode(FONT.read_bytes()).decode("ascii")
    return f'@font-face {{ font-family: "symgen maths"; src: url("data:font/woff2;base64,{data}") format("woff2"); }}\n'
