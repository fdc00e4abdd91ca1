"""Options that several commands share, and how their texts become values."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Sequence
from pathlib import Path

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError

__all__ = [
    "add_chain",
    "add_dtype",
    "add_functions",
    "add_json",
    "add_target",
    "count",
    "load",
    "names",
    "numbers",
    "output_folder",
    "signal",
]

NAMED = re.compile(r"\s*(\w+)\s*=(?!=)(.+)", re.DOTALL)


def add_chain(parser: argparse.ArgumentParser) -> None:
    """The chain description, and the tip of a URDF."""
    parser.add_argument("chain", metavar="CHAIN", help="chain description, YAML or URDF")
    parser.add_argument("--tip", help="last link to keep of a URDF")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document for scripts")


def add_functions(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--functions",
        metavar="NAME,...",
        type=names,
        help="functions to emit, such as mass_matrix,position_tip; default: all but very large ones",
    )


def names(text: str) -> list[str]:
    """`a,b` as a list; argparse says what is wrong with a text without a name."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(f"names separated by commas are needed, not {text!r}")
    return found


def count(text: str) -> int:
    """A whole number from 0 on, for argparse."""
    try:
        number = int(text)
    except ValueError:
        number = -1
    if number < 0:
        raise argparse.ArgumentTypeError(f"a whole number from 0 on is needed, not {text!r}")
    return number


def add_target(parser: argparse.ArgumentParser, choices: Sequence[str] = ("c", "numpy")) -> None:
    parser.add_argument("--target", choices=choices, default="c", help="default: c")


def add_dtype(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--dtype", choices=("float64", "float32"), default="float64", help="default: float64")


def load(arguments: argparse.Namespace) -> Chain:
    """The chain that the command is about."""
    from symgen.cli.console import spinner
    from symgen.pipeline import load_chain

    with spinner("reading the chain"):
        return load_chain(arguments.chain, tip=arguments.tip)


def numbers(text: str, count: int, what: str) -> list[float]:
    """`1,0.5,-2` as floats; one number stands for all of them."""
    try:
        values = [float(part) for part in text.split(",")]
    except ValueError:
        raise ArgumentError(f"{what}: numbers separated by commas are needed, not {text!r}") from None
    if len(values) == 1:
        values *= count
    if len(values) != count or not all(map(math.isfinite, values)):
        raise ArgumentError(f"{what}: {count} finite numbers are needed, not {text!r}")
    return values


def signal(texts: Sequence[str] | None, count: int, what: str) -> list[float] | dict[str, str]:
    """`1,0.5` as floats, or each `name=expression` as an entry of a mapping."""
    if not texts:
        return [0.0] * count
    entries = [NAMED.fullmatch(text) for text in texts]
    if len(texts) == 1 and entries[0] is None:
        return numbers(texts[0], count, what)
    wrong = [text for text, entry in zip(texts, entries, strict=True) if entry is None]
    if wrong:
        raise ArgumentError(f"{what}: NAME=EXPRESSION is needed, not {wrong[0]!r}")
    return {entry[1]: entry[2] for entry in entries if entry is not None}


def output_folder(arguments: argparse.Namespace, chain: Chain, target: str) -> Path:
    """`--output`, or `generated/<name>/<target>` in the current folder."""
    return Path(arguments.output) if arguments.output else Path("generated") / chain.name / target
