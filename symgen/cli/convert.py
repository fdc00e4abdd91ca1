"""Writes a robot in URDF or MJCF as a chain file, to go on from; of a chain file its normal form.

The tree, inertias, springs, friction and couplings are those of the file; what it holds besides is named in remarks.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from symgen.cli.arguments import add_chain, add_json, load
from symgen.cli.console import say, say_json
from symgen.errors import ArgumentError

EXAMPLE = """examples:
  symgen convert examples/gallery/ur5e.urdf
  symgen convert examples/gallery/iiwa14.urdf -o iiwa14.yaml"""

PRINTS = True
"""`-o -` is standard output."""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    parser.add_argument("-o", "--output", metavar="FILE", help="file to write (.yaml); default, and for -: print")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Reads and writes."""
    from symgen.output import check_output, write_files

    path = None if arguments.output in (None, "-") else Path(arguments.output)
    if path is not None:
        if path.suffix.lower() not in (".yaml", ".yml"):
            raise ArgumentError(f"-o: {path}: a chain is written as .yaml")
        check_output(path, source=arguments.chain)
    mechanism = load(arguments)
    text = mechanism.authored.to_yaml()
    files = [] if path is None else [str(written) for written in write_files({path: text})]
    if arguments.json:
        say_json({"name": mechanism.name, "files": files, "text": None if files else text})
    elif files:
        say(f"{files[0]} written; now: symgen validate {files[0]}")
    else:
        say(text.rstrip("\n"))
    return 0
