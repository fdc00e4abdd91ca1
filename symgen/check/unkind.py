"""States that a controller may meet and no mechanics has: NaN and infinities, steps of no length or backwards.

Each is one of the ordinary states with one number replaced. `docs/conventions.md` states the required results:
those that depend on a number that is not finite are not finite, and a status says so where there is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.check.states import States
from symgen.derive.functions import Signature
from symgen.functions import NONFINITE
from symgen.program.nodes import REAL
from symgen.reference.interpreter import Interpreter

__all__ = ["Unkind", "unkind_states"]


MOST = 150
"""Unkind states of a chain; of one with more numbers some are drawn."""

KINDS = (np.nan, np.inf, -np.inf)
NO_STEPS = (0.0, -0.0, -(2.0**-10))
"""Lengths of steps that are none."""

NEAR, FAR = (0.2, 0.45), (30.0, 60.0)
"""A number is moved so far, and as many times its size, to see what depends on it: what is replaced by an infinity, at
large values, where friction has long ceased to depend on a rate. None is zero, where a band replaces a force."""

SEEN = 1e-6
"""Change by which a result depends on a number, relative to the largest element of its output."""


@dataclass(frozen=True, slots=True, eq=False)
class Unkind:
    """States with one number each that is not finite, or a step that is none.

    Attributes:
        states: the unkind ones.
        before, after: with finite numbers in its place.
        base: (count,), the ordinary state that each is made of.
        names: (count,), the argument that the number belongs to.
        infinite: (count,), true for infinities.
    """

    states: States
    before: States
    after: States
    base: npt.NDArray[np.intp]
    names: npt.NDArray[np.str_]
    infinite: npt.NDArray[np.bool_]
    _known: dict[str, npt.NDArray[np.bool_]] = field(default_factory=dict)

    def not_finite(self, interpreter: Interpreter, signature: Signature) -> list[Array]:
        """(size, count) per output: true when an element must not be finite, for it depends on the replaced number."""
        three = [_values(interpreter, signature, states) for states in (self.before, self.after, self.states)]
        wrong = []
        for before, after, now in zip(*three, strict=True):
            with np.errstate(all="ignore"):
                size = 1.0 + np.max(np.abs(before) + np.abs(after), axis=0, initial=0.0)
                depends = np.abs(after - before) > SEEN * size
            # infinities that meet make a NaN, or none, as the formula is written: an infinity that comes out is due
            wrong.append(depends & np.where(self.infinite, np.isinf(now), ~np.isfinite(now)))
        return wrong

    def wrong(self, wanted: Sequence[Array], found: Sequence[Array]) -> int:
        """Numbers that are finite and must not be.

        An infinity may vanish on its way, in 1/x for one, and where it does so depends on how a formula is written: of
        what depends on it one number is enough.
        """
        finite = [mask & np.isfinite(output) for mask, output in zip(wanted, found, strict=True)]
        if not finite:
            return 0
        together, asked = (np.concatenate(parts) for parts in (finite, wanted))
        single = np.all(together == asked, axis=0) & np.any(asked, axis=0)
        return int(np.count_nonzero(np.where(self.infinite, single[None] & together, together)))

    def refused(self, interpreter: Interpreter, signature: Signature) -> npt.NDArray[np.bool_]:
        """(count,): true when a status has to be `NONFINITE`: by its definition, and for every `q`, `qd` and `dt`.

        Joint forces are left out, for a joint whose motion is given does not use its own.
        """
        return np.asarray(self._lost(interpreter, signature) | self._asking(signature, ("q", "qd", "dt")))

    def _lost(self, interpreter: Interpreter, signature: Signature) -> npt.NDArray[np.bool_]:
        """(count,): true where the definition's own status is `NONFINITE`; found once."""
        if signature.name not in self._known:
            self._known[signature.name] = _lost(interpreter, signature, self.states)
        return self._known[signature.name]

    def judged(
        self, interpreter: Interpreter, signature: Signature, held: npt.NDArray[np.bool_]
    ) -> npt.NDArray[np.bool_]:
        """(count,): true when a status is judged: where the replaced number asks for it, whatever the state, and where
        the number type holds what the ordinary state needs. Elsewhere accelerations are rounding, and so is whether a
        step may be taken.

        Args:
            held: of the ordinary states.
        """
        own = self._lost(interpreter, signature) & ~_lost(interpreter, signature, self.before)
        asks = self._asking(signature, ("q", "qd", "dt")) | (own & self._asking(signature))
        return np.asarray(held[self.base] | asks)

    def _asking(self, signature: Signature, names: Sequence[str] | None = None) -> npt.NDArray[np.bool_]:
        """(count,): true where the replaced number belongs to an argument of the function, one of `names` if given."""
        inputs = [a.name for a in signature.inputs if names is None or a.name in names]
        return np.asarray(np.isin(self.names, inputs))


def unkind_states(states: States, signatures: Sequence[Signature], seed: int) -> Unkind:
    """For every number of every argument of these functions NaN and both infinities, and steps that are none."""
    rng = np.random.default_rng([seed, 3])
    arguments = {a.name: a for signature in signatures for a in signature.inputs if a.type == REAL}
    wanted = [(name, k, value) for name, a in arguments.items() for k in range(a.size) for value in KINDS]
    wanted += [("dt", 0, value) for value in NO_STEPS if "dt" in arguments]
    chosen = rng.choice(len(wanted), min(MOST, len(wanted)), replace=False)
    wanted = [wanted[k] for k in sorted(chosen.tolist())]
    chosen_states = rng.choice(np.flatnonzero(states.single), len(wanted))
    base = states.take(chosen_states)

    def replaced(value: Any) -> States:
        values = {name: np.array(array) for name, array in base.values.items()}
        for s, (name, k, given) in enumerate(wanted):
            values[name][k, s] = value(name, values[name][k, s], given)
        return States(values, base.parameters, base.which, base.single, ("not finite",))

    def moved(end: int) -> States:
        def by(name: str, old: Any, new: float) -> Any:
            size = abs(old) if name == "dt" else 1.0 + abs(old)  # long steps enlarge the definition's own rounding
            return old + (np.sign(new) * FAR[end] if np.isinf(new) else NEAR[end]) * size

        return replaced(by)

    names = np.array([name for name, _, _ in wanted], dtype=np.str_)
    infinite = np.array([np.isinf(value) for _, _, value in wanted], dtype=bool)
    return Unkind(replaced(lambda name, old, new: new), moved(0), moved(1), chosen_states, names, infinite)


def _lost(interpreter: Interpreter, signature: Signature, states: States) -> npt.NDArray[np.bool_]:
    """(count,): true where the definition's own status is `NONFINITE`."""
    return np.asarray(_values(interpreter, signature, states)[-1][0] == NONFINITE)


def _values(interpreter: Interpreter, signature: Signature, states: States) -> list[Array]:
    with np.errstate(all="ignore"):
        found: list[Array] = interpreter.float64(
            signature.name, states.inputs(signature.inputs), states.per_state_parameters()
        )
    return found
