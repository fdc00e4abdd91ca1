"""First guesses with which a motion depends on what is sought.

A joint whose levels are guessed too high, or whose drive is guessed too weak, never slips: its motion says nothing of
them, there is no slope to follow, and least squares stays where it began. So values that the motion does not depend on
are scaled by powers of two, each by itself and those of friction together, until it does. Of the guesses that leave the
fewest of them without an effect, the one nearest to the measured motion counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from symgen.arrays import Reals
from symgen.describe.expression import Name, parts
from symgen.describe.mechanism import Mechanism
from symgen.describe.values import values
from symgen.identify.output_error import without_effect
from symgen.identify.simulated import Simulated

__all__ = ["Roused", "level_margins", "roused"]


POWERS = 6
"""Largest power of two by which a guess is scaled."""


@dataclass(frozen=True, eq=False)
class Roused:
    """A guess in place of one that leaves the motion without an effect of some values.

    Attributes:
        start: (p,).
        idle: names of the values without an effect at the guess before.
        scaled: names that were scaled, by `factor`.
    """

    start: Reals
    idle: tuple[str, ...]
    scaled: tuple[str, ...]
    factor: float

    def words(self, shown: Mapping[str, str]) -> str:
        """A remark; `shown` has names in the place of others."""
        idle, scaled = (", ".join(shown.get(name, name) for name in names) for names in (self.idle, self.scaled))
        return (
            f"The motion of the first guess does not depend on {idle}: another fit began with {scaled} "
            f"{self.factor:g} times as large."
        )


def roused(
    runs: Simulated, first: Reals, limits: tuple[Reals, Reals], margins: Sequence[tuple[int, int]] = ()
) -> Roused | None:
    """A guess with which more of the values have an effect; None where all have, or no scaling gives them one.

    Args:
        runs: at whose `first` all runs last.
        first: (p,), the guess.
        limits: lower and upper (p,), between which guesses lie.
        margins: positions of static levels, and of the kinetic ones that they are never below.
    """
    idle, _ = without_effect(runs, first)
    fewest, nearest, found = len(idle), np.inf, None
    for scaled, factor in _scalings(runs, idle):
        start = first.copy()
        start[scaled] *= factor
        for larger, smaller in margins:
            start[larger] = max(start[larger], start[smaller])
        start = np.clip(start, *limits)
        if np.array_equal(start, first):
            continue
        left, squares = without_effect(runs, start)
        if np.isfinite(squares) and len(left) < len(idle) and (len(left), squares) < (fewest, nearest):
            fewest, nearest = len(left), squares
            found = Roused(start, _named(runs, idle), _named(runs, scaled), factor)
    return found


def level_margins(mechanism: Mechanism, names: Sequence[str]) -> list[tuple[int, int]]:
    """Positions of static levels and coefficients, and of the kinetic ones that they are never below."""
    fields = {path: x.name for path, x in values(mechanism.written) if isinstance(x, Name) and x.name in names}
    found = []
    for path, name in fields.items():
        kinetic = path.replace(".static_coefficient", ".coefficient").replace(".static", ".coulomb")
        if ".friction." in path and kinetic != path and kinetic in fields and fields[kinetic] != name:
            found.append((names.index(name), names.index(fields[kinetic])))
    return list(dict.fromkeys(found))


def _scalings(runs: Simulated, idle: Sequence[int]) -> Iterator[tuple[list[int], float]]:
    """Positions of values, and by what they are scaled."""
    in_friction, used = _places(runs.mechanism)
    known = {p.name for p in runs.mechanism.parameters}
    alone = [k for k in idle if (name := runs.names[k]).isidentifier() and (name not in known or name in used)]
    together = [k for k in alone if runs.names[k] in in_friction]
    groups = [[k] for k in alone] + ([together] if len(together) > 1 else [])
    for power in range(1, POWERS + 1):
        for group in groups:
            yield group, 0.5**power
            yield group, 2.0**power


def _places(mechanism: Mechanism) -> tuple[set[str], set[str]]:
    """Names in the laws of friction, and in any number of the chain that a motion may depend on."""
    friction, used, own = set[str](), set[str](), dict[str, set[str]]()
    for path, expression in values(mechanism.written):
        names = {part.name for part in parts(expression) if isinstance(part, Name)}
        if path.startswith("parameters."):
            own[path.split(".")[1]] = names
            continue
        used |= set() if path.startswith("points") else names
        friction |= names if ".friction." in path else set()
    for _ in own:  # parameters of parameters
        for found in (friction, used):
            found |= {name for there in found for name in own.get(there, ())}
    return friction, used


def _named(runs: Simulated, places: Sequence[int]) -> tuple[str, ...]:
    return tuple(runs.names[k] for k in places)
