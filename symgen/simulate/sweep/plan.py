"""A sweep as data: which names take which values, how they are combined, and the simulation of each run."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.describe.nearest import nearest
from symgen.describe.scenario import simulation_arguments
from symgen.errors import ArgumentError
from symgen.simulate.start import number
from symgen.text.visible import brief

__all__ = ["Axis", "Sweep", "read_sweep"]


KEYS = ("over", "combine", "simulate", "keep")
COMBINATIONS = ("grid", "zip")
KEPT = ("end", "rows", "events")
SCALES = ("linear", "log")
RANDOM = {"uniform": ("from", "to"), "normal": ("mean", "std")}

MOST_VALUES = 1_000_000
"""Values of one name at most."""

MOST_RUNS = 100_000_000
"""Runs of a sweep at most."""

PARTS, LARGEST, PACK = 100, 1024, 64
"""Parts that are aimed at, runs of a part at most, and runs that are computed together."""


@dataclass(frozen=True, eq=False)
class Axis:
    """A swept name and its values (k,)."""

    name: str
    values: Reals


@dataclass(frozen=True, eq=False)
class Sweep:
    """A sweep.

    Attributes:
        axes: in the order of the file; in a grid the last varies fastest.
        combine: `grid` or `zip`.
        simulate: arguments of `simulate` that all runs share, tables as pairs.
        keep: `end`, `rows` or `events`.
        data: the file's content, from which all of this follows.
    """

    axes: tuple[Axis, ...]
    combine: str
    simulate: Mapping[str, Any]
    keep: str
    data: Mapping[str, Any]

    @property
    def runs(self) -> int:
        """Number of runs."""
        counts = [len(axis.values) for axis in self.axes]
        return math.prod(counts) if self.combine == "grid" else counts[0]

    @property
    def part(self) -> int:
        """Runs of a part: about a hundred parts, none above `LARGEST` runs."""
        size = -(-self.runs // PARTS)
        return size if size <= PACK // 2 else min(LARGEST, -(-size // PACK) * PACK)

    @property
    def parts(self) -> int:
        """Number of parts."""
        return -(-self.runs // self.part)

    def runs_of(self, part: int) -> npt.NDArray[np.int64]:
        """Numbers of the runs of a part."""
        return np.arange(part * self.part, min(self.runs, (part + 1) * self.part), dtype=np.int64)

    def values(self, runs: npt.NDArray[np.int64]) -> dict[str, Reals]:
        """Swept name -> its value in each of these runs."""
        if self.combine == "zip":
            return {axis.name: axis.values[runs] for axis in self.axes}
        places = np.unravel_index(runs, [len(axis.values) for axis in self.axes])
        return {axis.name: axis.values[place] for axis, place in zip(self.axes, places, strict=True)}

    def fingerprint(self, *others: str) -> str:
        """A text that differs for another sweep, or for other things that the results depend on."""
        told = json.dumps([self.data, *others], sort_keys=True, default=str)
        return hashlib.sha256(told.encode("utf-8")).hexdigest()


def read_sweep(data: Any, what: str) -> Sweep:
    """The sweep that a file describes.

    Args:
        data: what the file has.
        what: the file, for messages.

    Raises:
        ArgumentError: unknown keys, values that are no numbers, ranges without an end, lists of different lengths in
            `zip`.
    """
    if not isinstance(data, Mapping):
        raise ArgumentError(f"{what}: a mapping is wanted: over, simulate, and perhaps combine and keep")
    _known(data, KEYS, what)
    for key in ("over", "simulate"):
        if not isinstance(data.get(key), Mapping) or not data[key]:
            raise ArgumentError(f"{what}: {key}: a mapping is wanted, with at least one entry")
    combine = _one_of(data.get("combine", "grid"), COMBINATIONS, f"{what}: combine")
    keep = _one_of(data.get("keep", "end"), KEPT, f"{what}: keep")
    axes = tuple(Axis(str(name), _values(given, f"{what}: over.{name}")) for name, given in data["over"].items())
    lengths = {len(axis.values) for axis in axes}
    if combine == "zip" and len(lengths) > 1:
        told = ", ".join(f"{axis.name} has {len(axis.values)}" for axis in axes)
        raise ArgumentError(f"{what}: combine: zip needs as many values of each name; {told}")
    simulate = simulation_arguments(data["simulate"], f"{what}: simulate")
    if keep == "rows" and "sample" not in simulate:
        raise ArgumentError(f"{what}: keep: rows needs the seconds between them, simulate: {{sample: ...}}")
    if keep != "rows" and "sample" in simulate:
        raise ArgumentError(f"{what}: simulate.sample: belongs to keep: rows; this sweep keeps {keep}")
    found = Sweep(axes, combine, simulate, keep, data)
    if found.runs > MOST_RUNS:
        raise ArgumentError(f"{what}: {found.runs} runs; at most {MOST_RUNS} are possible")
    return found


def _known(data: Mapping[Any, Any], keys: Sequence[str], what: str) -> None:
    for key in data:
        if key not in keys:
            raise ArgumentError(
                f"{what}: there is no key {brief(key, 80)}{nearest(str(key), keys)}; there are {', '.join(keys)}"
            )


def _one_of(value: Any, known: Sequence[str], what: str) -> str:
    if value not in known:
        raise ArgumentError(f"{what}: {brief(value, 80)} is not one of {', '.join(known)}")
    return str(value)


def _values(given: Any, what: str) -> Reals:
    """The values of a name: a list, a range, or random numbers of a seed."""
    if isinstance(given, list):
        values = np.array([_finite(value, what) for value in given], np.float64)
    elif isinstance(given, Mapping) and "random" in given:
        values = _random(given, what)
    elif isinstance(given, Mapping):
        values = _range(given, what)
    else:
        raise ArgumentError(
            f"{what}: a list, a range {{from, to, count}} or {{random: ...}} is wanted, not {brief(given, 80)}"
        )
    if len(values) == 0:
        raise ArgumentError(f"{what}: at least one value is needed")
    if not np.isfinite(values).all():
        raise ArgumentError(f"{what}: the values between these ends are beyond the largest number, 1.8e308")
    return values


def _range(given: Mapping[str, Any], what: str) -> Reals:
    _known(given, ("from", "to", "count", "scale"), what)
    first, last = (_finite(given.get(key), f"{what}: {key}") for key in ("from", "to"))
    count, scale = _count(given, what), _one_of(given.get("scale", "linear"), SCALES, f"{what}: scale")
    if scale == "linear":
        with np.errstate(over="ignore", invalid="ignore"):
            return np.linspace(first, last, count)
    if not (first > 0.0 and last > 0.0):
        raise ArgumentError(f"{what}: scale: log needs positive ends, not {first:g} and {last:g}")
    return np.geomspace(first, last, count)


def _random(given: Mapping[str, Any], what: str) -> Reals:
    kind = _one_of(given["random"], tuple(RANDOM), f"{what}: random")
    _known(given, ("random", *RANDOM[kind], "count", "seed"), what)
    a, b = (_finite(given.get(key), f"{what}: {key}") for key in RANDOM[kind])
    count, seed = _count(given, what), given.get("seed")
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise ArgumentError(f"{what}: seed: a whole number from 0 on is needed, so that the sweep can be repeated")
    if kind == "normal" and b < 0.0:
        raise ArgumentError(f"{what}: std: must not be negative, not {b:g}")
    source = np.random.default_rng(seed)
    if kind == "uniform" and not math.isfinite(b - a):
        return np.array([b - a])  # refused with all that is not finite
    return source.uniform(a, b, count) if kind == "uniform" else source.normal(a, b, count)


def _count(given: Mapping[str, Any], what: str) -> int:
    count = given.get("count")
    if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MOST_VALUES:
        raise ArgumentError(f"{what}: count: a whole number from 1 to {MOST_VALUES} is needed, not {brief(count, 80)}")
    return count


def _finite(value: Any, what: str) -> float:
    if value is None or isinstance(value, bool):
        raise ArgumentError(f"{what}: a number is needed, not {brief(value, 80)}")
    found = number(what, value)
    if not math.isfinite(found):
        raise ArgumentError(f"{what}: must be finite, not {brief(value, 80)}")
    return found
