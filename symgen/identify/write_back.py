"""The way back: a chain with identified values in it, each as a parameter whose `doc` says so, with its sigma.

A value is named by its place, dots between the steps: `elbow.mass`, `elbow.com.x`, `elbow.inertia.zz`,
`elbow.friction.coulomb`, `elbow.drive.loss.1`, `elbow.stiffness`, or `parameters.k1`; of a joint that closes a loop by
the name of the loop, `pin.friction.coulomb`; an entry of a spring matrix by numbers from 1 of matrix, row and column,
`springs.1.1.2`, which sets the entry across the diagonal, too.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from symgen.describe.chain import Chain
from symgen.describe.evaluate import names_in
from symgen.describe.expression import Name, Number
from symgen.describe.nearest import nearest
from symgen.describe.records import ZERO, Drive, Friction, Inertia, Joint, Loop, Parameter, SpringMatrix, Stribeck
from symgen.describe.validate import validate
from symgen.describe.values import values
from symgen.errors import IdentificationError

__all__ = ["Identified", "with_values"]

AXES = {"x": 0, "y": 1, "z": 2}
"""Step -> position in a vector; numbers from 1 are positions in pairs and curves."""

FRESH: dict[str, Any] = {
    "friction": Friction(),
    "motor_friction": Friction(),
    "drive": Drive(),
    "inertia": Inertia(),
    "stribeck": Stribeck(ZERO),
    "loss": (ZERO, ZERO),
    "static_loss": (ZERO, ZERO),
    "axis": (ZERO, ZERO, Number(1.0)),
    **dict.fromkeys(("static", "static_coefficient"), (ZERO, ZERO)),
}
"""Key -> the record that a place in it begins with, where the chain has none."""


@dataclass(frozen=True, slots=True)
class Identified:
    """An identified value.

    Attributes:
        sigma: its standard error; None where it has none, such as a value at its bound.
        unit: SI unit for the chain's file; None keeps the one that is there.
        note: added to the `doc`.
        chosen: the data do not determine it; it was chosen to go with those that they do.
    """

    value: float
    sigma: float | None = None
    unit: str | None = None
    note: str = ""
    chosen: bool = False

    @property
    def doc(self) -> str:
        """Text for the parameter's `doc`."""
        if self.chosen:
            return "chosen to go with identified values, not determined by the data"
        said = "identified" if self.sigma is None else f"identified, sigma {self.sigma:.3g}"
        return f"{said}, {self.note}" if self.note else said


def with_values(chain: Chain, found: Mapping[str, Identified]) -> Chain:
    """The chain with values at places.

    A place that holds the name of a parameter used nowhere else keeps it, with the new value; any other gets a
    parameter of its own, `<joint>_<key>`.

    Raises:
        IdentificationError: no such joint or key, a value that is not finite, a joint that only stands for a bending
            link.
        ChainError: the values break a rule of the format, such as a negative mass.

    Example:
        >>> from symgen.describe.load import load_chain
        >>> arm = with_values(load_chain("examples/two_link.yaml"), {"elbow.friction.coulomb": Identified(0.4, 0.01)})
        >>> [p.doc for p in arm.parameters if p.name == "elbow_friction_coulomb"]
        ['identified, sigma 0.01']
    """
    uses = Counter(name for _, expression in values(chain) for name in set(names_in(expression)))
    both: tuple[Joint | Loop, ...] = (*chain.joints, *chain.loops)
    joints = {item.name: item for item in both}
    parameters = {parameter.name: parameter for parameter in chain.parameters}
    taken = {*parameters, *joints, *chain.inputs, *(point.name for point in chain.points)}
    for place, item in found.items():
        if not math.isfinite(item.value):
            raise IdentificationError(f"{place}: the value is {item.value}")
        head, *steps = place.split(".")
        if head == "parameters" and head not in joints:
            parameters[steps[0]] = _set(parameters[steps[0]], item)
            continue
        if head == "springs" and head not in joints:
            name = _free("_".join([head, *steps]), taken)
            taken.add(name)
            parameters[name] = Parameter(name, Number(item.value), unit=item.unit, doc=item.doc)
            chain = replace(chain, stiffness=_spring(chain, [int(step) - 1 for step in steps], Name(name)))
            continue
        if head not in joints:
            raise IdentificationError(
                f"{place}: {chain.name} has no joint {head!r}{nearest(head, joints)}; pseudo joints of bending links "
                "have no values of their own"
            )
        old = _get(joints[head], steps, place)
        if "law" in steps:  # a curve's rows are numbers
            joints[head] = _put(joints[head], steps, Number(math.copysign(item.value, getattr(old, "value", 1.0))))
            continue
        if isinstance(old, Name) and old.name in parameters and uses[old.name] == 1:
            parameters[old.name] = _set(parameters[old.name], item)
            continue
        name = _free("_".join([head, *steps]), taken)
        taken.add(name)
        parameters[name] = Parameter(name, Number(item.value), unit=item.unit, doc=item.doc)
        joints[head] = _put(joints[head], steps, Name(name))
    whole = replace(
        chain,
        joints=tuple(item for item in joints.values() if isinstance(item, Joint)),
        loops=tuple(item for item in joints.values() if isinstance(item, Loop)),
        parameters=tuple(parameters.values()),
    )
    kept = _used(whole, {parameter.name for parameter in chain.parameters}, uses)
    return validate(kept)


def _spring(chain: Chain, steps: list[int], value: Name) -> tuple[SpringMatrix, ...]:
    """The spring matrices with one entry, and the one across the diagonal, replaced."""
    k, i, j = steps
    spring = chain.stiffness[k]
    matrix = tuple(
        tuple(value if (a, b) in ((i, j), (j, i)) else entry for b, entry in enumerate(row))
        for a, row in enumerate(spring.matrix)
    )
    return (*chain.stiffness[:k], replace(spring, matrix=matrix), *chain.stiffness[k + 1 :])


def _used(chain: Chain, old: Collection[str], uses: Collection[str]) -> Chain:
    """The chain without the parameters that nothing uses any more.

    Args:
        old, uses: names of the parameters, and those that were used, before values changed.
    """
    while True:
        used = {name for _, expression in values(chain) for name in names_in(expression)}
        kept = tuple(p for p in chain.parameters if p.name in used or (p.name in old and p.name not in uses))
        if len(kept) == len(chain.parameters):
            return chain
        chain = replace(chain, parameters=kept)


def _set(parameter: Parameter, item: Identified) -> Parameter:
    doc = f"{parameter.doc}; {item.doc}" if parameter.doc and "identified" not in parameter.doc else item.doc
    return replace(parameter, value=Number(item.value), unit=item.unit or parameter.unit, doc=doc)


def _free(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_identified"
    return name


def _get(record: Any, steps: list[str], place: str) -> Any:
    """The value at a place; None where nothing is written."""
    for step in steps:
        if record is None:
            return None
        if isinstance(record, tuple):
            if not 0 <= (k := _position(step)) < len(record):
                raise IdentificationError(f"{place}: {step!r} is none of {', '.join(AXES)}, 1, 2, ...")
            record = record[k]
            continue
        known = [f.name for f in fields(record)] if hasattr(record, "__dataclass_fields__") else []
        if step not in known:
            raise IdentificationError(f"{place}: no key {step!r}{nearest(step, known)}")
        record = getattr(record, step)
    return record


def _position(step: str) -> int:
    """The position that a step names; -1 for no position."""
    return AXES.get(step, int(step) - 1 if step.isdecimal() else -1)


def _put(record: Any, steps: list[str], value: Any) -> Any:
    """The record with a value at a place."""
    if not steps:
        return value
    step, *rest = steps
    if isinstance(record, tuple):
        k = _position(step)
        return (*record[:k], _put(record[k], rest, value), *record[k + 1 :])
    old = getattr(record, step)
    if old is None and rest:
        old = FRESH[step]
    return replace(record, **{step: _put(old, rest, value)})
