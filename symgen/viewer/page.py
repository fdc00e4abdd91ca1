"""A page of its own for one viewer, which needs nothing from a network."""

from __future__ import annotations

from html import escape

from symgen.viewer.element import element, script, style
from symgen.viewer.scene import Motion, Scene

__all__ = ["LIVE_POLICY", "POLICY", "viewer_page"]

POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:"
"""Content security policy of pages: what is in the page runs, nothing else is loaded."""

LIVE_POLICY = POLICY.replace("'unsafe-inline';", "'unsafe-inline' 'wasm-unsafe-eval';", 1)
"""Content security policy of pages that hold WebAssembly."""

STYLE = """:root { color-scheme: light dark; --ink: #1c1c1c; --paper: #ffffff; --line: #c8c8c8; --head: #f2f2f2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e4e4; --paper: #17191c; --line: #4a4d52; --head: #24272b; }
}
@media print { :root { --ink: #000; --paper: #fff; --line: #999; --head: #eee; } }
body { font: 1rem/1.4 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 72rem;
  margin: 1rem auto; padding: 0 1rem; }
h1 { font-size: 1.3rem; margin: 0.5rem 0; overflow-wrap: anywhere; }"""


def viewer_page(title: str, scene: Scene, motion: Motion) -> str:
    """A motion as the text of a page that plays it; names are data in it, never markup or code."""
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{escape(POLICY)}">
<title>{escape(title)}</title>
<style>
{STYLE}
{style()}</style>
</head>
<body>
<h1>{escape(title)}</h1>
{element(scene, motion, autoplay=True)}
<script>
{script()}</script>
</body>
</html>
"""
