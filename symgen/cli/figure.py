"""Draws the figure of a chain: joints by their symbols, frames, gravity, springs, loads, positive coordinates.

The pose is chosen so that joints are seen apart, or given by --q. Curves of
named points are drawn on demand.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from symgen.cli.arguments import add_chain, add_json, load, values
from symgen.cli.console import say, say_json
from symgen.errors import ArgumentError

EXAMPLE = """examples:
  symgen figure examples/two_link.yaml -o two_link.svg
  symgen figure examples/panda.yaml --q j2=0.5,j4=-1.5 -o panda.tex
  symgen figure examples/linkages/four_bar.yaml --curve C -o four_bar.svg"""

PRINTS = True
"""`-o -` is standard output."""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    parser.add_argument(
        "--q", metavar="VALUES", action="append", help="coordinates: 0.1,0.2 for all, or elbow=0.5, the others zero"
    )
    parser.add_argument(
        "--curve",
        metavar="POINT",
        action="append",
        default=[],
        help="draw the curve of a named point too, over a whole turn of the coordinate or between its limits",
    )
    parser.add_argument("--along", metavar="JOINT", help="coordinate that moves for --curve, where there are several")
    words = "file to write: .svg, or .tex (LaTeX with TikZ), or - to print SVG; default: NAME.svg"
    parser.add_argument("-o", "--output", metavar="FILE", help=words)
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Draws and writes."""
    from symgen.output import check_output
    from symgen.pipeline import chain_figure

    mechanism = load(arguments)
    printed = arguments.output == "-"
    path = Path(arguments.output or f"{mechanism.name}.svg")
    if not printed and path.suffix.lower() not in (".svg", ".tex"):
        raise ArgumentError(f"-o: {path}: a figure is written as .svg or .tex (LaTeX with TikZ)")
    if not printed:
        check_output(path, source=arguments.chain)
    given = values(arguments.q, mechanism.written.q_names, "--q")
    q = {name: float(x) for name, x in given.items()} if isinstance(given, dict) else given
    figure = chain_figure(mechanism.authored, q, arguments.curve, arguments.along)
    if printed:
        svg = figure.to_svg().rstrip("\n")
        if arguments.json:
            say_json({"name": mechanism.name, "files": [], "text": svg})
        else:
            say(svg)
        return 0
    written = figure.write(path)
    if arguments.json:
        say_json({"name": mechanism.name, "files": [str(written)]})
    else:
        say(f"{written} written")
    return 0
