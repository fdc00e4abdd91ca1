"""Options and files that `modes`, `frf` and `deflect` share."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.cli.arguments import add_chain, add_json, add_target, constant, load, names, split, values
from symgen.cli.console import spinner
from symgen.cli.parameters import add_params, parameters
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = [
    "MATRICES",
    "add_common",
    "add_equilibrium",
    "count_of",
    "load_of",
    "of_coordinates",
    "prepared",
    "row_count",
    "span",
    "three",
    "write_table",
]

MATRICES = ("mass_matrix", "stiffness_matrix", "damping_matrix")
"""Functions that every linear system takes."""

MOVED = 3
"""Coordinates that are named where the equilibrium is not at --q: those that changed most."""

TABLES = (".csv", ".md")


def add_common(parser: argparse.ArgumentParser, what: str, target: str = "numpy") -> None:
    """The chain, the configuration, parameters, files.

    Args:
        parser: of the command.
        what: the table's contents.
        target: the default; C pays where calls are many.
    """
    add_chain(parser)
    add_target(parser, first=target)
    words = "configuration, a number for each coordinate or NAME=NUMBER,... for some; `45 deg` is taken; default: 0"
    parser.add_argument("--q", metavar="VALUES", action="append", help=words)
    add_params(parser)
    parser.add_argument("--locked", metavar="JOINT,...", type=names, default=(), help="joints that do not move")
    parser.add_argument("-o", "--output", metavar="FILE", help=f"{what} as a table, .csv or .md")
    parser.add_argument("--png", metavar="PNG", help="picture to write, too (needs matplotlib)")
    add_json(parser)


def prepared(
    arguments: argparse.Namespace, functions: Sequence[str], at_points: Sequence[str] = ()
) -> tuple[Mechanism, Model, dict[str, Any]]:
    """The chain, its model, and `q` and `params` as the analysis takes them; files are tried before the work.

    `about` is the place of the equilibrium in words, empty where none was sought.

    Args:
        arguments: of the command.
        functions: that the model needs.
        at_points: functions of points that it needs besides, where the chain has points.
    """
    from symgen.output import check_output
    from symgen.pipeline import build_model

    mechanism = load(arguments)
    if arguments.output and Path(arguments.output).suffix.lower() not in TABLES:
        raise ArgumentError(f"-o: {arguments.output}: tables are written as {' or '.join(TABLES)}; --png draws")
    files = [Path(path) for path in (arguments.output, arguments.png, getattr(arguments, "animate", None)) if path]
    check_output(*files, source=arguments.chain)
    if arguments.png:
        from symgen.simulate.plot import picture_format

        picture_format(arguments.png)
    q = of_coordinates(arguments.q, mechanism, "--q")
    chosen: dict[str, Any] = {"q": q, "params": parameters(arguments, mechanism), "about": ""}
    bristles = ["bristle_stiffness"] if mechanism.states and set(MATRICES) <= set(functions) else []
    names = [*functions, *bristles, *(at_points if mechanism.chain.points else ())]
    balanced = getattr(arguments, "equilibrium", False)
    with spinner(f"building {mechanism.name}"):
        model = build_model(mechanism.authored, arguments.target, functions=[*names, *(["bias"] if balanced else [])])
    if balanced:
        from symgen.analyse import equilibrium

        found = equilibrium(model, q, locked=arguments.locked, params=chosen["params"])
        change = [abs(a - b) for a, b in zip(found.q, q, strict=True)]
        order = sorted((k for k, x in enumerate(change) if x > 0.0), key=lambda k: -change[k])
        moved = ", ".join(f"{mechanism.q_names[k]} = {found.q[k]:.6g}" for k in order[:MOVED]) or "--q"
        more = ", ..." if len(order) > MOVED else ""
        chosen |= {"q": found.q.tolist(), "about": f" about the equilibrium at {moved}{more}"}
    return mechanism, model, chosen


def add_equilibrium(parser: argparse.ArgumentParser) -> None:
    """Vibration about the place of rest, as gravity and springs leave it."""
    words = "vibration about the equilibrium near --q, which is found first; default: about --q itself"
    parser.add_argument("--equilibrium", action="store_true", help=words)


def of_coordinates(
    given: Sequence[str] | None, mechanism: Mechanism, option: str, others: Sequence[float] | None = None
) -> list[float]:
    """A number for each coordinate; where none is given that of `others`, or zero."""
    found = values(given, mechanism.q_names, option, read=constant)
    numbers = [0.0] * len(mechanism.q_names) if others is None else list(others)
    for k, (name, old) in enumerate(zip(mechanism.q_names, numbers, strict=True)):
        value: Any = old if found is None else found.get(name, old) if isinstance(found, dict) else found[k]
        if not isinstance(value, float):
            raise ArgumentError(f"{option}: {name} = {value!r:.60} is no number")
        numbers[k] = value
    return numbers


def three(text: str, what: str) -> list[float]:
    """Three numbers of a text: `1,0,0`."""
    found = [constant(piece) for piece in split(text)]
    numbers = [value for value in found if isinstance(value, float)]
    if len(numbers) != 3 or len(found) != 3:
        raise ArgumentError(f"{what}: three numbers such as 1,0,0 are wanted, not {text!r:.60}")
    return numbers


def span(text: str, what: str) -> tuple[float, float]:
    """Two rising numbers of a text: `0,100`."""
    found = [constant(piece) for piece in split(text)]
    numbers = [value for value in found if isinstance(value, float)]
    if len(numbers) != 2 or len(found) != 2 or not 0.0 <= numbers[0] < numbers[1] < float("inf"):
        raise ArgumentError(f"{what}: two rising numbers such as 0,100 are wanted, not {text!r:.60}")
    return numbers[0], numbers[1]


def load_of(text: str, what: str = "--load") -> Any:
    """A load as the analysis takes it: `tip:1,0,0`, `tip:1,0,0:0,0,1` with a moment, `elbow`, `elbow:2`, `mode:0`."""
    name, *rest = text.split(":")
    if not rest:
        return name
    if name == "mode" and len(rest) == 1 and rest[0].isdecimal():
        return ("mode", int(rest[0]))
    if len(rest) == 1 and "," not in rest[0]:
        value = constant(rest[0])
        if not isinstance(value, float):
            raise ArgumentError(f"{what}: {rest[0]!r:.40} is no number")
        return (name, value)
    return (name, *(three(part, what) for part in rest))


def count_of(text: str) -> int:
    """A whole number above zero."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number above zero is wanted, not {text!r:.20}")
    return int(text)


def row_count(text: str) -> int:
    """A whole number from 2 on: rows from one end of a range to the other."""
    if not text.isdecimal() or int(text) < 2:
        raise argparse.ArgumentTypeError(f"a whole number from 2 on is wanted, not {text!r:.20}")
    return int(text)


def write_table(path: str, head: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Writes a table as CSV, numbers with all their digits, or as Markdown, with six."""
    from symgen.output import write_files
    from symgen.text.tables import markdown_table

    if Path(path).suffix.lower() == ".md":
        cells = [[f"{x:.6g}" if isinstance(x, float) else str(x) for x in row] for row in rows]
        write_files({Path(path): markdown_table(head, cells) + "\n"})
        return
    cells = [
        [repr(x) if isinstance(x, float) else f'"{x}"' if isinstance(x, str) else str(x) for x in row] for row in rows
    ]
    write_files({Path(path): "".join(",".join(line) + "\n" for line in [list(head), *cells])})
