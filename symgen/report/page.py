"""A page of several sections that needs no other file: heading, contents, sections, the script at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape

from symgen.report.blocks import Block, Title
from symgen.report.html import block_html
from symgen.report.notation import Notation
from symgen.report.style import style_sheet

__all__ = ["Section", "blocks_html", "report_page"]

PAGE_STYLE = """body { max-width: 76rem; }
h3 { font-size: 1.05rem; margin: 1.4rem 0 0.4rem; }
nav { margin: 0.8rem 0; } nav a { display: inline-block; padding: 0.35rem 1rem 0.35rem 0; color: inherit; }
section { margin: 2.5rem 0; } section > h2 { border-bottom: 1px solid var(--line); padding-bottom: 0.2rem; }
figure { margin: 1rem 0; } figcaption { font-weight: 600; }
.plots { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem 1.5rem; }
.plot { position: relative; } .plot svg { display: block; width: 100%; height: auto; }
.plot text { fill: currentColor; } .plot path, .plot use { stroke-linejoin: round; }
.cursor { position: absolute; top: 0; bottom: 0; width: 1px; background: #e69f00; pointer-events: none; }
.numbers td, .numbers th { text-align: right; white-space: nowrap; }
.numbers td:first-child, .numbers th:first-child { text-align: left; white-space: normal; }
@media screen and (prefers-color-scheme: dark) { .plot svg { filter: brightness(1.25); } }
@media (max-width: 700px) { .plots { grid-template-columns: minmax(0, 1fr); } body { margin: 1rem auto; } }
@media print {
  nav, .cursor { display: none; } section { margin: 1rem 0; } figure, .plot { break-inside: avoid; }
  h3 { break-after: avoid; }
}"""


@dataclass(frozen=True, slots=True)
class Section:
    """A section: its heading, the name of its anchor, its HTML."""

    heading: str
    anchor: str
    html: str


def blocks_html(blocks: Sequence[Block], names: Notation) -> str:
    """Blocks of a document below the heading of a section: its own title left out, its headings one level down."""
    lowered = (
        replace(block, level=block.level + 1) if isinstance(block, Title) else block
        for block in blocks
        if not (isinstance(block, Title) and block.level == 1)
    )
    return "\n".join(block_html(block, names) for block in lowered)


def report_page(
    title: str, description: str, sections: Sequence[Section], *, style: str, script: str, policy: str
) -> str:
    """The page; texts of title, description and headings are escaped, sections are HTML.

    Args:
        title: of the page.
        description: a sentence below it, or nothing.
        sections: in order; a list of links to them stands at the top.
        style: style sheet after the page's own.
        script: at the end of the page.
        policy: content security policy.
    """
    links = "".join(f'<a href="#{section.anchor}">{escape(section.heading)}</a>' for section in sections)
    parts = "\n".join(
        f'<section id="{section.anchor}">\n<h2>{escape(section.heading)}</h2>\n{section.html}\n</section>'
        for section in sections
    )
    words = f"<p>{escape(description)}</p>\n" if description else ""
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">
<title>{escape(title)}</title>
<style>
{style_sheet(parts)}{PAGE_STYLE}
{style}</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
{words}<nav aria-label="contents">{links}</nav>
</header>
<main>
{parts}
</main>
<script>
{script}</script>
</body>
</html>
"""
