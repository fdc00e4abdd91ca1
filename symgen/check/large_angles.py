"""Angles beyond the range of inline sines: emitted C leaves them to the math library, one state at a time.

One joint has turned millions of times and more, the others stand at zero, so that sums of angles are exact and sines of
them as good as any. What rounding does there nonetheless, to 0.7 + q or near a singular pose, is measured: the
interpreter repeats the function with coarse rounding, by the definition and by all emitted forms.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import cast

import numpy as np
import numpy.typing as npt

from symgen.check.compare import Judge, Opinion
from symgen.check.states import States, draw
from symgen.check.subjects import Emitted
from symgen.compile.backend import DirectBackend
from symgen.derive.functions import Signature
from symgen.describe.chain import Chain
from symgen.program.function import Program, RuntimeParameter
from symgen.reference.interpreter import Interpreter
from symgen.reference.monte_carlo_arithmetic import SHAKE, ShakenArithmetic

__all__ = ["FarJudge", "far_states"]

Array = npt.NDArray[np.float64]

COUNT = 48
"""States: some for every way into a model with both sets of parameters."""

DECADES = (5.5, 15.0)
"""Powers of ten of the angles: from beyond the range, and small enough for squares of them in float32."""

MOST = 1e30
"""Numbers that float32 holds with room for what they are made of."""

SHAKES = 4
"""So often a function is repeated with coarse rounding: what is changed may chance to cancel."""


def far_states(chain: Chain, parameters: tuple[RuntimeParameter, ...], seed: int, count: int = COUNT) -> States | None:
    """States with one revolute joint far out and all others at zero.

    None without such joints, and of chains with expressions, which may have no value, or no derivative, just there.
    """
    turning = [k for k, joint in enumerate(chain.moving) if joint.type == "revolute" and joint.motion is None]
    if not turning or chain.potential is not None or chain.dissipation is not None or chain.forces:
        return None
    rng = np.random.default_rng([seed, 2])
    states = draw(chain, parameters, count, seed)
    q = np.array(states.values["q"])
    q[[joint.type == "revolute" for joint in chain.moving]] = 0.0
    far = 10.0 ** rng.uniform(*DECADES, count) * rng.choice([-1.0, 1.0], count)
    q[rng.choice(turning, count), np.arange(count)] = far.astype(np.float32)
    single = {name: np.asarray(value).astype(np.float32).astype(value.dtype) for name, value in states.values.items()}
    values = {**single, "q": q.astype(np.float32).astype(np.float64)}
    return replace(states, values=values, single=np.ones(count, dtype=bool), kinds=("far beyond the sines' range",))


class FarJudge(Judge):
    """Compares emitted C at `far_states`, where angles cost no digits but those that coarse rounding shows."""

    def takes(self, signature: Signature, subject: Emitted) -> bool:
        """Whether the comparison says something, which in NumPy it does not."""
        return self.covers(signature) and isinstance(subject.backend, DirectBackend)

    def covers(self, signature: Signature) -> bool:
        """Whether a function is smooth and one of angles; steps leave the far angle."""
        names = [argument.name for argument in signature.inputs]
        return not signature.friction and "q" in names and "dt" not in names

    def judged(
        self,
        function: str,
        differences: list[Array],
        scales: list[Array],
        first: Opinion,
        chosen: npt.NDArray[np.intp],
        vectors: bool = False,
        dtype: str = "float64",
    ) -> list[Array]:
        """See `Judge.judged`; divided by what rounding is enlarged by, not by the angle.

        Where a spring has made a number of the angle that float32 hardly holds, nothing is judged.
        """
        errors = self._undivided(function, differences, scales, first, chosen, dtype)
        enlarged, small = self._enlarged(function)[chosen], self._small(function)[chosen]
        return [np.divide(error, enlarged, out=np.zeros_like(error), where=small) for error in errors]

    def _small(self, function: str) -> npt.NDArray[np.bool_]:
        """(count,): where all numbers of the definition, and their summands, are small enough for float32."""
        found = [np.all(np.abs(x) < MOST, axis=0) for each in self.definition(function) for x in each]
        return np.asarray(np.all(found, axis=0))

    def _growth(self, function: str) -> Array:
        """Of linearisations: what is enlarged by near singular poses is in `_enlarged`."""
        return np.ones(self.states.count)

    def _undivided(
        self,
        function: str,
        differences: list[Array],
        scales: list[Array],
        first: Opinion,
        chosen: npt.NDArray[np.intp],
        dtype: str,
    ) -> list[Array]:
        angle = self.states.angle[chosen]
        return [e * angle for e in super().judged(function, differences, scales, first, chosen, dtype=dtype)]

    def _enlarged(self, function: str) -> Array:
        """(count,), at least 1: the error that coarse rounding makes, in units of it."""
        if function not in self._grown:
            values, scales = self.definition(function)
            grown = [self._shaken(function, self.interpreter.program, function, values, scales)]
            for form in self._forms(function):
                emitted = cast(Program, self.emitted)
                known = self._run(Interpreter(emitted), function, form, 1)
                grown.append(self._shaken(function, emitted, form, known, scales))
            self._grown[function] = np.maximum(1.0, np.max(grown, axis=0))
        return self._grown[function]

    def _forms(self, function: str) -> list[str]:
        """The emitted functions that compute it, of all states or of those for which they are right."""
        emitted = {} if self.emitted is None else {f.name: f for f in self.emitted.functions}
        own = [name for name, f in emitted.items() if function in (name, f.batch_of)]
        return [*own, *(name for name, f in emitted.items() if name not in own and f.batch_of in own)]

    def _shaken(self, function: str, program: Program, form: str, known: list[Array], scales: list[Array]) -> Array:
        """(count,): the largest of some errors that coarse rounding makes, in units of it."""
        shaken = Interpreter(program)
        shaken.arithmetic = partial(ShakenArithmetic, 0, exact_sums=True)
        moved = self._run(shaken, function, form, SHAKES)
        apart = [a - np.tile(b, SHAKES) for a, b in zip(moved, known, strict=True)]
        known, scales = ([np.tile(x, SHAKES) for x in each] for each in (known, scales))
        everywhere = np.tile(np.arange(self.states.count), SHAKES)
        errors = self._undivided(function, apart, scales, known, everywhere, "float64")
        return np.asarray(np.max(errors, axis=0).reshape(SHAKES, -1).max(axis=0) / SHAKE)

    def _run(self, interpreter: Interpreter, function: str, form: str, times: int) -> list[Array]:
        """The function's outputs, so many times; a form may have more, which say where it is right."""
        signature = self.signatures[function]
        inputs = [np.tile(array, times) for array in self.states.inputs(signature.inputs)]
        found = interpreter.float64(form, inputs, np.tile(self.states.per_state_parameters(), times))
        return list(found[: len(signature.outputs)])
