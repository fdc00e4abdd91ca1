"""Writes a robot in URDF or MJCF as a chain file, to go on from; of a chain file its normal form, or a URDF.

The tree, inertias, springs, friction and couplings are those of the file; what it holds besides is named in remarks.
Comments of a URDF stand before their joints. A chain is written as URDF where that format can hold
it; an error names what it cannot.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from symgen.cli.arguments import add_chain, add_json, load
from symgen.cli.console import say, say_json
from symgen.errors import ArgumentError

EXAMPLE = """examples:
  symgen convert examples/gallery/ur5e.urdf
  symgen convert examples/gallery/iiwa14.urdf -o iiwa14.yaml --payload tool0
  symgen convert examples/two_link.yaml -o two_link.urdf"""

PRINTS = True
"""`-o -` is standard output."""

URDF = (".urdf", ".xml")


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser, explained=True)
    parser.add_argument(
        "-o", "--output", metavar="FILE", help="file to write (.yaml or .urdf); default, and for -: print YAML"
    )
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Reads and writes."""
    from symgen.output import check_output, write_files
    from symgen.pipeline.urdf import written_urdf

    path = None if arguments.output in (None, "-") else Path(arguments.output)
    suffix = ".yaml" if path is None else path.suffix.lower()
    if path is not None:
        if suffix not in (".yaml", ".yml", *URDF):
            raise ArgumentError(f"-o: {path}: a chain is written as .yaml or .urdf")
        check_output(path, source=arguments.chain)
    mechanism = load(arguments)
    if suffix in URDF:
        written = written_urdf(mechanism.authored)
        text, remarks = written.text, list(written.remarks)
    else:
        text, remarks = _yaml(mechanism.authored.to_yaml(), arguments.chain)
    files = [] if path is None else [str(written) for written in write_files({path: text})]
    if arguments.json:
        say_json({"name": mechanism.name, "files": files, "remarks": remarks, "text": None if files else text})
    elif files:
        for remark in remarks:
            say(f"note: {remark}")
        say(f"{files[0]} written; now: symgen validate {files[0]}")
    else:
        say(text.rstrip("\n"))
    return 0


def _yaml(text: str, chain: str) -> tuple[str, list[str]]:
    """The chain file with the comments of a URDF, and what it leaves out."""
    from symgen.describe.foreign import is_xml
    from symgen.describe.text_file import read_text
    from symgen.describe.urdf_remarks import urdf_remarks, with_comments
    from symgen.describe.xml_tree import read_elements

    source = read_text(chain)
    root = read_elements(source, chain) if is_xml(source) else None
    if root is None or root.tag != "robot":
        return text, []
    found = urdf_remarks(root)
    return with_comments(text, found), found.words
