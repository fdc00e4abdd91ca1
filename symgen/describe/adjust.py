"""Wishes for a chain beside what its file describes: parameters for gravity and a payload, round numbers.

A chain file asks by the keys `gravity: parameters`, `payload` and `snap`; of any file the keywords of `load_chain` and
the options of the command line do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from symgen.describe.expression import Expression, Name, Number
from symgen.describe.notes import Notes
from symgen.describe.payload import with_payloads
from symgen.describe.records import Parameter
from symgen.describe.snap import snapped

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["PARAMETERS", "Adjustments", "adjusted", "with_values"]


def with_values(chain: Chain, values: Mapping[str, float]) -> Chain:
    """The chain with the parameters that `values` names set to those numbers; nothing is validated."""
    parameters = tuple(replace(p, value=Number(values[p.name])) if p.name in values else p for p in chain.parameters)
    return replace(chain, parameters=parameters)


PARAMETERS = "parameters"
"""The word for gravity as run-time parameters."""
GRAVITY = ("gravity_x", "gravity_y", "gravity_z")


@dataclass(frozen=True, slots=True)
class Adjustments:
    """The wishes.

    Attributes:
        gravity: the word `parameters`, or None.
        payload: names of points, joints or links of a robot file that carry one.
        snap: whether numbers that are almost round become round.
    """

    gravity: str | None = None
    payload: Sequence[str] = ()
    snap: bool = False

    def __or__(self, other: Adjustments) -> Adjustments:
        """The wishes of both."""
        payload = tuple(dict.fromkeys((*self.payload, *other.payload)))
        return Adjustments(self.gravity or other.gravity, payload, self.snap or other.snap)


def adjusted(chain: Chain, asked: Adjustments, notes: Notes, links: Mapping[str, str] | None = None) -> Chain:
    """The chain as asked for; what cannot be done is noted as a problem.

    Args:
        chain: as read.
        asked: what is asked.
        notes: takes problems, and positions of joints that are added.
        links: joints by the names that links have in a robot file.
    """
    if asked.snap:
        chain = snapped(chain)
    chain = with_payloads(chain, asked.payload, notes, links or {})
    return with_gravity(chain) if asked.gravity == PARAMETERS else chain


def with_gravity(chain: Chain) -> Chain:
    """The chain with the components of its gravity as run-time parameters, whose defaults they are."""
    given = [
        (name, component, f"acceleration of gravity along {name[-1]} of the base")
        for name, component in zip(GRAVITY, chain.gravity, strict=True)
    ]
    x, y, z = (Name(name) for name in GRAVITY)
    return replace(with_parameters(chain, given), gravity=(x, y, z))


def with_parameters(chain: Chain, given: Sequence[tuple[str, Expression, str]]) -> Chain:
    """The chain with parameters (name, default, meaning) that it does not declare itself."""
    declared = {parameter.name for parameter in chain.parameters}
    new = tuple(Parameter(name, value, doc=doc) for name, value, doc in given if name not in declared)
    return replace(chain, parameters=chain.parameters + new)
