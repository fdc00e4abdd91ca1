"""`symgen emit --with`: what is written beside the functions of a chain."""

from __future__ import annotations

import argparse
from typing import Any

from symgen.cli.arguments import names as listed
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError

__all__ = ["EXTRAS", "add_extras", "functions_of", "scenario_of"]

EXTRAS = ("kit", "valid", "simulator")


def add_extras(parser: argparse.ArgumentParser) -> None:
    """--with, and what belongs to it."""
    parser.add_argument(
        "--with",
        dest="include",
        metavar="NAME,...",
        type=extras,
        action="extend",
        default=[],
        help="C only: simulator, a program that computes motions; for --profile controller: kit, a program with "
        "known answers; valid, the rules of parameters",
    )
    parser.add_argument(
        "--scenario",
        metavar="YAML",
        help="arguments of simulate for --with simulator; its expressions are compiled in",
    )


def extras(text: str) -> tuple[str, ...]:
    """The names of --with; raises ArgumentTypeError."""
    found = listed(text)
    unknown = [name for name in found if name not in EXTRAS]
    if unknown:
        raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: there are {', '.join(EXTRAS)}")
    return tuple(found)


def scenario_of(arguments: argparse.Namespace) -> dict[str, Any]:
    """The arguments of the simulation that a stand-alone simulator begins with."""
    from symgen.describe.plain_yaml import read_plain
    from symgen.describe.scenario import simulation_arguments

    simulator = "simulator" in arguments.include
    if arguments.scenario is not None and not simulator:
        raise ArgumentError("--scenario: belongs to --with simulator")
    if simulator and arguments.profile is not None:
        raise ArgumentError("--with simulator: the program needs what a profile leaves out; leave --profile out")
    if simulator and (arguments.target != "c" or arguments.dtype != "float64"):
        raise ArgumentError("--with simulator: the program is C in double precision; leave --target and --dtype out")
    if arguments.scenario is None:
        return {}
    return simulation_arguments(read_plain(arguments.scenario), arguments.scenario)


def functions_of(arguments: argparse.Namespace, mechanism: Mechanism) -> list[str] | None:
    """The functions that are asked for, and those that a simulator calls."""
    if "simulator" not in arguments.include:
        return list(arguments.functions) if arguments.functions else None
    from symgen.pipeline.standalone import needed_functions

    return [*(arguments.functions or ("default",)), *needed_functions(mechanism)]
