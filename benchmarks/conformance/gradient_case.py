"""Derivatives of a motion's end through stick and slip, known in closed form, and the door for tools that give them.

    def slopes(case: GradientCase) -> dict[str, float]

A tool leaves out the parameters that it has not, and raises `NotHere` where it is not installed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import symgen
from benchmarks.conformance.case import Case
from symgen.describe.chain import Chain
from symgen.describe.couplings import substituted
from symgen.describe.expression import Number
from symgen.describe.values import map_values

__all__ = ["GradientCase", "Tool", "gradient_cases"]

FOLDER = Path(__file__).parent / "gradient_cases"


@dataclass(frozen=True)
class GradientCase:
    """A motion from rest at zero, and the exact derivatives of where it ends.

    Attributes:
        name: of the case and its files.
        title: for tables.
        source: of the exact numbers.
        duration: s.
        tau: expressions of drive torques, by joint, with `constants`.
        constants: numbers by name.
        joint: whose coordinate at the end is differentiated.
        end: that coordinate.
        slopes: its derivatives by parameters of the chain and by constants.
        static: those of them that are in static levels alone, which tools with one level have not.
        dt: step in s at which methods of fixed steps are compared.
    """

    name: str
    title: str
    source: str
    duration: float
    tau: Mapping[str, str]
    constants: Mapping[str, float]
    joint: str
    end: float
    slopes: Mapping[str, float]
    static: tuple[str, ...]
    dt: float

    @cached_property
    def chain(self) -> Chain:
        """The chain beside the JSON file, with its parameters."""
        return symgen.load_chain(FOLDER / f"{self.name}.yaml")

    @property
    def values(self) -> dict[str, float]:
        """Parameters of the chain and constants."""
        own = {p.name: float(p.value.value) for p in self.chain.parameters if isinstance(p.value, Number)}
        return {**own, **self.constants}

    def at(self, values: Mapping[str, float]) -> Case:
        """The motion with other parameters and constants, as simulators of the suite take it."""
        numbers = {name: Number(value) for name, value in values.items()}
        chain = map_values(replace(self.chain, parameters=()), lambda _, x: substituted(x, numbers))
        tau = dict(self.tau)
        for name in self.constants:
            tau = {joint: re.sub(rf"\b{name}\b", repr(values[name]), text) for joint, text in tau.items()}
        zeros = (0.0,) * len(chain.moving)
        return _Varied(
            self.name,
            self.title,
            self.source,
            self.duration,
            zeros,
            zeros,
            tau,
            {},
            (),
            zeros,
            0.0,
            0.0,
            self.dt,
            chain,
        )


@dataclass(frozen=True)
class _Varied(Case):
    """A case with a chain of its own."""

    own: Chain

    @cached_property
    def chain(self) -> Chain:
        return self.own


@dataclass(frozen=True)
class Tool:
    """A name for the table, and the function."""

    name: str
    slopes: Callable[[GradientCase], dict[str, float]]


def gradient_cases() -> tuple[GradientCase, ...]:
    """All, by name."""
    paths = sorted(FOLDER.glob("*.json"))
    given: list[tuple[str, dict[str, Any]]] = [(p.stem, json.loads(p.read_text(encoding="utf-8"))) for p in paths]
    return tuple(GradientCase(name=name, **data) for name, data in given)
