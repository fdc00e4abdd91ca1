"""Steps on both sides of the limit of stability, beyond which a step has status 7 (UNSTABLE).

The limit is the reference's own (`reference.stability`); a step's share of it is proportional to its length as long as
the same joints stick. A step that is taken, and the accelerations of gravity, must not lead far: rounding would be
enlarged beyond measure.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.check.states import States
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError
from symgen.reference.friction import FrictionReference
from symgen.reference.mechanics import Mechanics
from symgen.reference.stability import step_share

__all__ = ["ANY", "FAR", "LONGEST", "LongestSteps", "longest_steps"]


LONGEST = 4.0
"""Seconds. Where weak dampers alone limit the step, the limit may be far longer, and no program meets it."""

ANY = 1e9
"""Seconds, in place of `LONGEST` at the states of a domain: steps beyond even such limits have to be refused."""

CALM = 1.0
"""Seconds, which no step that is taken exceeds."""

FAR = 1.0
"""Ways of joints in a step that is taken, in rad or m."""

APART = (1e-3, 1.0)
"""Relative distances from the limit."""

SHARP = 1e-6
"""Distance, for each unit of the condition of M, at which single precision knows the side: 16 of its rounding units."""


@dataclass(frozen=True, slots=True, eq=False)
class LongestSteps:
    """Limits of stability at some states, (count,) each.

    Attributes:
        limits: longest stable steps, s; infinite where there is none below `LONGEST`.
        conditions: of M.
        calm: longest steps, s, in which gravity takes no joint farther than about `FAR`.
    """

    limits: Reals
    conditions: Reals
    calm: Reals

    def draw(self, beyond: npt.NDArray[np.bool_], otherwise: Reals, rng: np.random.Generator) -> Reals:
        """(count,): steps that are 1.001 to 2 times the longest one, or the longest one divided by that.

        Steps beyond it are longer where single precision would not know the side otherwise. Those within it are no
        shorter for that, as single precision does not hold their states: where M is nearly singular a count of such
        steps would have more digits than any integer.

        Args:
            beyond: which side is wanted.
            otherwise: steps where there is no limit, or a step within it leads too far.
            rng: of the draw.
        """
        low, high = np.log10(APART)
        apart = 10.0 ** rng.uniform(low, high, len(self.limits))
        apart = np.where(beyond, np.maximum(apart, SHARP * self.conditions), apart)
        steps = self.limits * (1.0 + apart) ** np.where(beyond, 1.0, -1.0)
        fits = np.isfinite(self.limits) & (beyond | (steps < self.calm))
        return np.where(fits, _short(np.where(fits, steps, 1.0)), otherwise)


def longest_steps(
    mechanism: Mechanism, states: States, resting: npt.NDArray[np.bool_], longest: float = LONGEST
) -> LongestSteps:
    """The limits at all states; none where M is singular.

    Args:
        states: coordinates, rates, forces, inputs, parameters.
        resting: (n, count) true for joints taken to stick where they can; the others move.
        longest: limits above are left out, in s.
    """
    limits, conditions, calm = (np.full(states.count, x) for x in (np.inf, 1.0, 0.0))
    values: dict[str, npt.NDArray[Any]] = states.values
    for k in range(states.count):
        law = FrictionReference(mechanism.chain, *states.surroundings(mechanism, k))
        q, qd, tau = (values[name][:, k] for name in ("q", "qd", "tau"))
        state = law.state(q, qd, tau)
        stuck = [j for j in law.rubbing if j < len(resting) and resting[j, k]]
        condition = np.linalg.cond(state.M)
        if condition * np.finfo(np.float64).eps > 1.0:  # singular to the last digit
            continue
        share = step_share(law.mechanics, state, q, stuck, 1.0)
        if share * longest > 1.0:
            limits[k], conditions[k] = 1.0 / share, condition
            pull = np.max([np.abs(x) for x in _weights(law.mechanics, q)], axis=0)
            fall = np.max(np.abs(np.linalg.inv(state.M)) @ pull, initial=0.0)
            calm[k] = np.sqrt(FAR / fall) if fall * CALM**2 > FAR else CALM
    return LongestSteps(limits, conditions, calm)


def _weights(mechanics: Mechanics, q: Reals) -> Iterator[Reals]:
    """Gravity (n,) at a place and `FAR` to both sides of it, where loops close there."""
    yield mechanics.gravity(q)
    for turn in (FAR, -FAR):
        with suppress(ArgumentError):
            yield mechanics.gravity(q + turn)


def _short(values: Reals) -> Reals:
    """Rounded to 16 bits, so that single precision holds the first 256 multiples."""
    mantissa, exponent = np.frexp(values)
    return np.asarray(np.ldexp(np.round(mantissa * 2.0**16), exponent - 16))
