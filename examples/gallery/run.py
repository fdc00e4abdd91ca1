"""Builds the gallery; with names, these mechanisms or notebooks alone.

`python -m examples.gallery.run [NAME ...] [-o FOLDER]`

All mechanisms are compared with their independent results, moved and drawn, all notebooks executed. What fails is
named at the end, and the exit code is 1 then.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
import warnings
from collections.abc import Callable
from html import escape
from pathlib import Path

from examples.gallery.checks import compare
from examples.gallery.comparison import Comparison
from examples.gallery.motion import draw, move
from examples.gallery.notebooks import NOTEBOOKS, execute, notebook_page
from examples.gallery.page import mechanism_page, number, words
from examples.gallery.table import joints
from symgen.describe.examples import Example, chapters
from symgen.errors import ChainWarning, SimulationWarning

FOLDER = Path("build/gallery")

HEADINGS = "<tr><th>mechanism</th><th>joints</th><th>shows</th><th>independent results: worst difference</th></tr>"


def build_mechanism(mechanism: Example, folder: Path) -> tuple[Comparison, ...]:
    """Compares, moves, draws and writes the page.

    Raises:
        AssertionError: a comparison does not hold; the page is written all the same.
    """
    comparisons = compare(mechanism)
    plot, film = draw(mechanism, move(mechanism), folder)
    page = mechanism_page(mechanism, comparisons, plot, film)
    (folder / f"{mechanism.name}.html").write_text(page, encoding="utf-8")
    for comparison in comparisons:
        if not comparison.holds:
            raise AssertionError(f"{comparison.against}: {number(comparison)}, allowed {comparison.allowed:.1g}")
    return comparisons


def build_notebook(path: Path, folder: Path) -> None:
    """Executes a notebook and writes its page."""
    title = path.stem.replace("_", " ").capitalize()
    (folder / f"notebook_{path.stem}.html").write_text(notebook_page(execute(path), title), encoding="utf-8")


def lined(parts: list[str]) -> str:
    """Parts of a page, each on lines of its own."""
    return "\n".join(parts)


def index(found: dict[str, tuple[Comparison, ...]], folder: Path) -> None:
    """Writes the index, and the table of all comparisons as Markdown."""
    parts, lines = [], ["| mechanism | compared with | compared | worst difference |", "|---|---|---|---|"]
    for chapter in chapters():
        rows = []
        for mechanism in chapter.examples:
            comparisons = found.get(mechanism.name, ())
            results = "<br>".join(f"{escape(c.against)}: {escape(number(c))}" for c in comparisons)
            rows.append(
                f'<tr><td><a href="{mechanism.name}.html">{escape(mechanism.title)}</a></td>'
                f"<td>{joints(mechanism)}</td><td>{words(mechanism.shows)}</td><td>{results}</td></tr>"
            )
            lines.extend(f"| {mechanism.title} | {c.against} | {c.compared} | {number(c)} |" for c in comparisons)
        parts.append(
            f'<h2 id="{chapter.name}">{escape(chapter.title)}</h2>\n<table>\n{HEADINGS}\n{lined(rows)}\n</table>'
        )
    contents = " · ".join(f'<a href="#{chapter.name}">{escape(chapter.title)}</a>' for chapter in chapters())
    notebooks = "\n".join(
        f'<li><a href="notebook_{path.stem}.html">{escape(path.stem.replace("_", " "))}</a></li>' for path in NOTEBOOKS
    )
    page = f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>symgen gallery</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }}
table {{ border-collapse: collapse; font-size: 0.9rem; }}
th, td {{ border-bottom: 1px solid #8886; padding: 0.3rem 0.7rem; text-align: left; vertical-align: top; }}
</style>
</head>
<body>
<h1>Gallery</h1>
<p>Each mechanism with its figure, equations, motion, source of the numbers, and an independent result.</p>
<p>{contents}</p>
{lined(parts)}
<h2>Notebooks</h2>
<ul>
{notebooks}
</ul>
</body>
</html>
"""
    (folder / "index.html").write_text(page, encoding="utf-8")
    (folder / "comparisons.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Builds what is asked for; 0 when all of it is well."""
    parser = argparse.ArgumentParser(prog="python -m examples.gallery.run", description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="mechanisms or notebooks; all when none is given")
    parser.add_argument("-o", "--output", type=Path, default=FOLDER, help=f"folder of the pages, by default {FOLDER}")
    options = parser.parse_args(arguments)
    every = [mechanism for chapter in chapters() for mechanism in chapter.examples]
    known = {m.name: m for m in every} | {path.name: path for path in NOTEBOOKS}
    if unknown := [name for name in options.names if name not in known]:
        parser.error(f"no mechanism or notebook {', '.join(unknown)}; there are {', '.join(known)}")
    warnings.simplefilter("ignore", ChainWarning)  # lumped inertias of the PUMA
    warnings.simplefilter("error", SimulationWarning)
    folder: Path = options.output
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, tuple[Comparison, ...]] = {}
    failed: list[str] = []
    begin = time.perf_counter()
    mechanisms = [m for m in every if not options.names or m.name in options.names]
    notebooks = [path for path in NOTEBOOKS if not options.names or path.name in options.names]
    steps: list[tuple[str, Callable[[], object]]] = [
        (m.name, lambda m=m: found.__setitem__(m.name, build_mechanism(m, folder))) for m in mechanisms
    ]
    steps += [(path.name, lambda path=path: build_notebook(path, folder)) for path in notebooks]
    for k, (name, step) in enumerate(steps, 1):
        start = time.perf_counter()
        try:
            step()
        except Exception:  # one that fails is named at the end; the others are built
            traceback.print_exc()
            failed.append(name)
        outcome = "FAILED" if name in failed else "done"
        print(f"[{k}/{len(steps)}] {name}: {outcome} in {time.perf_counter() - start:.0f} s", flush=True)
    index(found, folder)
    print(f"{folder / 'index.html'}: {len(steps) - len(failed)} of {len(steps)}, {time.perf_counter() - begin:.0f} s")
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
