"""Writes a first chain description to edit: a two-link arm with comments, or a mechanism of the gallery."""

from __future__ import annotations

import argparse
import errno
import os
import re
import textwrap
from pathlib import Path

from symgen.cli.arguments import add_json
from symgen.cli.console import say, say_json
from symgen.errors import ArgumentError, ChainError

EXAMPLE = """examples:
  symgen new crane
  symgen new lift --from double_pendulum
  symgen new --list"""

TEXT = """\
symgen: 1                            # format version
name: {name}
description: Planar arm of two rigid links
gravity: [0, -9.81, 0]               # in the base frame

parameters:                          # every name that is used below
  m1: {{value: 1.2, unit: kg, doc: mass of the upper arm}}
  m2: {{value: 0.8, unit: kg, doc: mass of the forearm}}
  L1: {{value: 0.4, unit: m, constant: true}}    # constant: folded into the code
  L2: {{value: 0.3, unit: m, constant: true}}

joints:                              # base to tip; each carries the link behind it
  - name: shoulder
    type: revolute                   # about z
    place: {{xyz: [0, 0, 0]}}
    mass: m1
    com: [L1/2, 0, 0]                # in the link's frame
    inertia: {{zz: m1*L1**2/12}}       # about the mass centre
    damping: 0.05
  - name: elbow
    type: revolute
    place: {{xyz: [L1, 0, 0]}}
    mass: m2
    com: [L2/2, 0, 0]
    inertia: {{zz: m2*L2**2/12}}
    damping: 0.05

points:
  tip: {{joint: elbow, at: [L2, 0, 0]}}
"""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    parser.add_argument("name", metavar="NAME", nargs="?", help="name of the chain, an identifier")
    parser.add_argument(
        "--from", metavar="EXAMPLE", dest="origin", help="mechanism of the gallery to copy; default: a two-link arm"
    )
    parser.add_argument("--list", action="store_true", help="list the mechanisms of the gallery by chapters")
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help="file to write; default: NAME.yaml; an existing file is never overwritten",
    )
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Writes the file and says what to do with it."""
    from symgen.describe.load import loads_chain
    from symgen.output import output_errors, write_files

    if arguments.list:
        return list_examples(arguments)
    if arguments.name is None:
        raise ArgumentError("NAME is missing: symgen new NAME, or symgen new --list for the mechanisms to copy")
    name = arguments.name
    text = TEXT.format(name=name) if arguments.origin is None else copied(arguments.origin, name)
    try:
        loads_chain(text)
    except ChainError as error:
        raise ArgumentError(f"NAME: {error.problems[0].message}") from None
    path = Path(arguments.output or f"{name}.yaml")
    with output_errors(path):
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    write_files({path: text})
    if arguments.json:
        say_json({"name": name, "files": [str(path)]})
        return 0
    say(f"{path} written; now: symgen validate {path} && symgen check {path}")
    return 0


def list_examples(arguments: argparse.Namespace) -> int:
    """Prints the mechanisms of the gallery by chapters."""
    from symgen.describe.examples import chapters, listing

    if arguments.name is not None or arguments.origin is not None or arguments.output is not None:
        raise ArgumentError("--list stands alone: it writes no file")
    if arguments.json:
        say_json({chapter.name: {found.name: found.title for found in chapter.examples} for chapter in chapters()})
    else:
        say(listing())
    return 0


def copied(origin: str, name: str) -> str:
    """The chain file of an example under another name, headed by its title and source; a URDF file as YAML."""
    from symgen.describe.examples import example
    from symgen.describe.load import load_chain
    from symgen.describe.text_file import read_text

    found = example(origin)
    robot = found.path.suffix != ".yaml"
    text = load_chain(found.path).to_yaml() if robot else read_text(found.path)
    renamed = re.sub(r"(?m)^name: .*$", lambda _: f"name: {name}", text, count=1)
    title = f"# {found.title}, copied from {found.path.name} of symgen's gallery."
    return "\n".join([title, *textwrap.wrap(f"# Source: {found.source}", 118, subsequent_indent="# "), renamed])
