"""Prints the equations of motion: inertia matrix, velocity terms, gravity, springs, loads, energies.

The equations of a small chain are in closed form, with the steps of Lagrange's method; those of a larger one are a
recursion with one line per body.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from symgen.cli.arguments import add_chain, load
from symgen.cli.console import say, spinner
from symgen.errors import ArgumentError

EXAMPLE = """examples:
  symgen derive examples/two_link.yaml
  symgen derive examples/cart_double_pendulum.yaml --output equations.tex
  symgen derive examples/two_link.yaml -o two_link.html
  symgen derive examples/puma560.yaml --listing"""

FORMATS = {".tex": "latex", ".md": "markdown", ".html": "html", ".htm": "html"}
TYPESET = (".pdf", ".ps", ".dvi", ".docx", ".odt", ".png", ".svg")
"""Endings of files that other programs make from text, LaTeX, Markdown and HTML."""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    words = "notation; default: latex for FILE.tex, markdown for FILE.md, html for FILE.html, else text"
    parser.add_argument("--format", choices=("text", "latex", "markdown", "html"), help=words)
    words = "list every element of a long chain's matrices too, over named intermediates"
    parser.add_argument("--listing", action="store_true", help=words)
    parser.add_argument("-o", "--output", metavar="FILE", help="file to write; default: print")


def command(arguments: argparse.Namespace) -> int:
    """Derives and prints."""
    from symgen.output import check_output, write_files
    from symgen.pipeline import derive_equations
    from symgen.report.equations import format_equations

    chain = load(arguments)
    suffix = Path(arguments.output or "").suffix.lower()
    if suffix in TYPESET:
        raise ArgumentError(
            f"-o: {arguments.output}: equations are text, LaTeX (.tex), Markdown (.md) or HTML (.html), not {suffix}"
        )
    if arguments.output:
        check_output(Path(arguments.output), source=arguments.chain)
    with spinner(f"deriving {chain.name}"):
        form = arguments.format or FORMATS.get(suffix, "text")
        text = format_equations(derive_equations(chain), form, arguments.listing)
    if not arguments.output:
        say(text.rstrip("\n"))
        return 0
    (written,) = write_files({Path(arguments.output): text.rstrip("\n") + "\n"})
    say(f"{written} written")
    return 0
