"""The page of a mechanism: figure and motion, independent results, source, and the document of its equations."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from examples.gallery.comparison import Comparison
from symgen import chain_figure, derive_equations, load_chain
from symgen.describe.examples import Example
from symgen.report.equations import format_equations

__all__ = ["comparison_rows", "mechanism_page", "number", "words"]

STYLE = """.pair { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }
.pair figure { flex: 1 1 20rem; margin: 0.5rem 0; } .pair svg { max-width: 100%; height: auto; }
.pair img, .plot img { max-width: 100%; height: auto; background: #fff; } .pair img { width: 24rem; }
figcaption { font-size: 0.9rem; opacity: 0.8; }"""


def mechanism_page(mechanism: Example, comparisons: Sequence[Comparison], plot: Path, film: Path) -> str:
    """The page as HTML: that of `symgen derive --format html`, with the gallery's sections before the equations.

    Args:
        mechanism: its record.
        comparisons: found with it.
        plot, film: pictures of its motion, in the folder of the page.
    """
    chain = load_chain(mechanism.path)
    document = format_equations(derive_equations(chain), "html")
    head, _, body = document.partition("<body>\n")
    body = without_figure(body.removesuffix("</body>\n</html>\n"))
    caption = escape(mechanism.motion.caption)
    slow = "" if mechanism.motion.speed == 1 else f" Shown at {mechanism.motion.speed:g} times its speed."
    own = f"""<p><a href="index.html">Gallery</a></p>
<h1>{escape(mechanism.title)}</h1>
<p>{words(mechanism.shows)}</p>
<div class="pair">
<figure>
{chain_figure(chain).to_svg()}
<figcaption>Figure drawn from <code>examples/{escape(mechanism.chain)}</code>.</figcaption>
</figure>
<figure><img src="{film.name}" alt="{caption}"><figcaption>{caption}{slow}</figcaption></figure>
</div>
<h2>Independent results</h2>
<div class="wide"><table class="data">
<tr><th>compared with</th><th>compared</th><th>worst difference</th><th>allowed</th></tr>
{comparison_rows(comparisons)}
</table></div>
<h2>Source</h2>
<p>{escape(mechanism.source)}</p>
<h2>Motion</h2>
<div class="plot"><img src="{plot.name}" alt="Coordinates, rates, forces and energy over time"></div>
"""
    head = head.replace("</style>", f"{STYLE}\n</style>", 1)
    return f"{head}<body>\n{own}\n{body}\n</body>\n</html>\n"


def words(text: str) -> str:
    """Words in HTML, code between backticks."""
    return "".join(f"<code>{escape(p)}</code>" if k % 2 else escape(p) for k, p in enumerate(text.split("`")))


def without_figure(body: str) -> str:
    """The body without its first figure, which stands at the top of the page."""
    before, opened, rest = body.partition("<figure")
    return before + rest.partition("</figure>")[2] if opened else body


def comparison_rows(comparisons: Sequence[Comparison]) -> str:
    """Rows of a table in HTML."""
    return "\n".join(
        f"<tr><td>{escape(c.against)}</td><td>{escape(c.compared)}</td><td>{escape(number(c))}</td>"
        f"<td>{escape(allowed(c))}</td></tr>"
        for c in comparisons
    )


def number(comparison: Comparison) -> str:
    """The worst difference in words."""
    if comparison.allowed == 0 or comparison.worst == 0:
        return f"{comparison.worst:g} {comparison.unit}".strip()
    return f"{comparison.worst:.1e} {comparison.unit or '(relative)'}"


def allowed(comparison: Comparison) -> str:
    """The allowed difference, with its reason."""
    return comparison.why if comparison.allowed == 0 else f"{comparison.allowed:.1g}: {comparison.why}"
