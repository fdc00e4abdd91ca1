"""`--params`: values of run-time parameters for one run, the file of the chain staying as it is.

Names and numbers are judged here, before anything is built; whether they make sense, such as a negative mass, is judged
by the model, in the words that Python hears.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Mapping

from symgen.cli.arguments import values
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError

__all__ = ["add_params", "differing", "in_words", "parameters"]


def add_params(parser: argparse.ArgumentParser) -> None:
    words = "run-time parameters: a number for each, or NAME=NUMBER,... for some; default: the chain's"
    parser.add_argument("--params", action="append", metavar="P,...", help=words)


def parameters(arguments: argparse.Namespace, mechanism: Mechanism) -> dict[str, float] | None:
    """The values that are given, by name; None when none are.

    Raises:
        ArgumentError: the chain has no run-time parameters, or none of that name; anything but finite numbers.
    """
    names = [parameter.name for parameter in mechanism.parameters if not parameter.constant]
    if arguments.params and not names:
        declared = "'parameters' in the chain declares them, without 'constant: true'"
        raise ArgumentError(f"--params: {mechanism.name} has no run-time parameters; {declared}")
    folded = "a constant, folded into the code; without 'constant: true' in the chain it can be given"
    constants = {parameter.name: folded for parameter in mechanism.parameters if parameter.constant}
    given = values(arguments.params, names, "--params", "as in the chain", constants)
    if given is None:
        return None
    if not isinstance(given, dict):
        return dict(zip(names, given, strict=True))
    return {name: _finite(name, value) for name, value in given.items()}


def differing(given: Mapping[str, float] | None, own: Mapping[str, float]) -> dict[str, float]:
    """Those of the given values that are not the chain's own.

    Example:
        >>> differing({"m": 2.0, "L": 0.4}, {"g": 9.81, "m": 1.5, "L": 0.4})
        {'m': 2.0}
    """
    return {name: value for name, value in (given or {}).items() if value != own[name]}


def in_words(changed: Mapping[str, float], own: Mapping[str, float]) -> str:
    """The changed values that `differing` returned, in words, with the chain's own values.

    Example:
        >>> in_words({"m": 2.0}, {"m": 1.5})
        'params: m = 2 (1.5 in the chain)'
    """
    return "params: " + ", ".join(f"{k} = {value:.15g} ({own[k]:.15g} in the chain)" for k, value in changed.items())


def _finite(name: str, value: float | str) -> float:
    if isinstance(value, str) or not math.isfinite(value):
        units = "in the units of the chain, angles in rad"
        raise ArgumentError(f"--params: {name}: a finite number is needed, {units}, not {value!r:.60}")
    return value
