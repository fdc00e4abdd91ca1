"""Prints the equations of motion: inertia matrix, velocity terms, gravity, springs, loads, energies.

The equations of a small chain are in closed form, with the steps of Lagrange's method; those of a larger one are a
recursion with one line per body.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from symgen.cli.arguments import add_chain, add_json, listing, load
from symgen.cli.console import say, say_json, spinner
from symgen.errors import ArgumentError

EXAMPLE = """examples:
  symgen derive examples/two_link.yaml
  symgen derive examples/cart_double_pendulum.yaml --output equations.tex
  symgen derive examples/two_link.yaml -o two_link.html
  symgen derive examples/two_link.yaml -o two_link.pdf
  symgen derive examples/puma560.yaml --listing
  symgen derive examples/gallery/double_pendulum.yaml --hamilton --dimensionless m1,l1,g"""

FRAMES = ("link", "base")
FORMATS = {".tex": "latex", ".md": "markdown", ".html": "html", ".htm": "html", ".pdf": "pdf"}
WRITTEN = ("text", "latex", "markdown", "html", "pdf")
PRINTS = True
"""`-o -` is standard output."""

TYPESET = (".ps", ".dvi", ".docx", ".odt", ".png", ".svg")
"""Endings of files that other programs make from text, LaTeX, Markdown and HTML."""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    words = f"{listing(WRITTEN)}; default: by the ending of FILE (.tex, .md, .html, .pdf), else text"
    parser.add_argument("--format", choices=WRITTEN, metavar="NAME", help=words)
    words = "list every element of a long chain's matrices too, over named intermediates"
    parser.add_argument("--listing", action="store_true", help=words)
    parser.add_argument("--hamilton", action="store_true", help="write Hamilton's equations of a small chain too")
    words = "write dimensionless equations too, in units of these parameters; default: a mass, a length, gravity"
    parser.add_argument("--dimensionless", nargs="?", const="", metavar="NAME,...", help=words)
    parser.add_argument("--energy", action="store_true", help="list the powers that change a small chain's energy too")
    words = "write the matrices of small motions about rest of a small chain too"
    parser.add_argument("--linear", action="store_true", help=words)
    words = "write the forces and moments in the bearings of a small chain too, in the axes of link or base"
    parser.add_argument("--reactions", nargs="?", const="link", default="", choices=FRAMES, metavar="FRAME", help=words)
    parser.add_argument("-o", "--output", metavar="FILE", help="file to write; default, and for -: print")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Derives and prints."""
    from symgen.output import check_output, write_files
    from symgen.pipeline import chain_figure, derive_equations
    from symgen.report.equations import format_equations
    from symgen.report.pdf import to_pdf

    mechanism = load(arguments)
    if arguments.output == "-":
        arguments.output = None
    suffix = Path(arguments.output or "").suffix.lower()
    if suffix in TYPESET:
        raise ArgumentError(
            f"-o: {arguments.output}: equations are text, LaTeX (.tex), Markdown (.md), HTML (.html) or PDF (.pdf), "
            f"not {suffix}"
        )
    if arguments.output:
        check_output(Path(arguments.output), source=arguments.chain)
    form = arguments.format or FORMATS.get(suffix, "text")
    if form == "pdf" and not arguments.output:
        raise ArgumentError("--format pdf: needs a file: -o FILE.pdf")
    drawing = Path(arguments.output).with_suffix(".svg") if arguments.output and form == "markdown" else None
    if drawing is not None:
        check_output(drawing, source=arguments.chain)
    scales = arguments.dimensionless
    asked = {
        "listing": arguments.listing,
        "hamilton": arguments.hamilton,
        "dimensionless": None if scales is None else [name for name in scales.split(",") if name],
        "energy": arguments.energy,
        "reactions": arguments.reactions,
        "linear": arguments.linear,
    }
    with spinner(f"deriving {mechanism.name}"):
        named = "" if drawing is None else drawing.name
        printed = "html" if form == "pdf" else form
        text = format_equations(derive_equations(mechanism.authored), printed, figure_file=named, **asked).rstrip("\n")
    files: dict[Path, str | bytes] = {}
    if form == "pdf":
        with spinner("setting the page"):
            files[Path(arguments.output)] = to_pdf(text)
    elif arguments.output:
        files[Path(arguments.output)] = text + "\n"
    if drawing is not None:
        files[drawing] = chain_figure(mechanism.authored).to_svg()
    written = write_files(files) if files else []
    if arguments.json:
        paths = [str(path) for path in written]
        say_json({"name": mechanism.name, "format": form, "files": paths, "text": None if paths else text})
    elif written:
        for path in written:
            say(f"{path} written")
    else:
        say(text)
    return 0
