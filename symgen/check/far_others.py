"""Far angles of functions with friction: compared with the interpreter, number by number.

At random states there is one answer, and the interpreter has it; the enlargement of rounding is measured as for smooth
functions. Functions with a status are left out: rounding of a far angle may lead them to another decision, and steps
enlarge it as each form of the code does.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from symgen.check.far import FarJudge
from symgen.check.measure import error, filled
from symgen.check.states import States
from symgen.derive.functions import Signature

__all__ = ["FarOthersJudge", "resting"]

Array = npt.NDArray[np.float64]

WHOLE = ("mode_next", "status")
"""Outputs of which any difference counts."""

SHARE = 0.3
"""Of joints that are at rest."""


def resting(states: States, seed: int) -> States:
    """The states with some joints at rest, and with modes and masks.

    Args:
        states: far ones.
        seed: of the draw.
    """
    rng = np.random.default_rng([seed, 5])
    shape = states.values["qd"].shape
    rests = rng.random(shape) < SHARE
    qd = np.where(rests, 0.0, states.values["qd"])
    mode = np.where(rests, rng.choice([0, 0, 1, -1], shape), np.sign(qd)).astype(np.int8)
    masks = {"stuck": rests & (rng.random(shape) < 0.8), "reached": rests & (mode == 0) & (rng.random(shape) < 0.2)}
    return replace(states, values={**states.values, "qd": qd, "mode": mode, **masks})


class FarOthersJudge(FarJudge):
    """Compares what `FarJudge` leaves out, at states with joints at rest among them."""

    def covers(self, signature: Signature) -> bool:
        """Whether a function has friction, takes angles, and has one answer: no status says how it was found."""
        outputs = [output.name for output in signature.outputs]
        return signature.friction and "q" in [a.name for a in signature.inputs] and "status" not in outputs

    def definition(self, function: str) -> tuple[list[Array], list[Array]]:
        """The interpreter's values; their own sizes take the place of summands."""
        if function not in self._known:
            values = self._run(self.interpreter, function, function, 1)
            self._known[function] = (values, [np.abs(value) for value in values])
        return self._known[function]

    def _small(self, function: str) -> npt.NDArray[np.bool_]:
        """Also where the interpreter has no answer, or rounding decides which it has, nothing is judged."""
        return np.asarray(super()._small(function) & np.isfinite(self._enlarged(function)))

    def _undivided(
        self,
        function: str,
        differences: list[Array],
        scales: list[Array],
        first: object,
        chosen: npt.NDArray[np.intp],
        dtype: str,
    ) -> list[Array]:
        whole = np.ones(len(chosen))
        found = []
        for output, difference, scale in zip(self.signatures[function].outputs, differences, scales, strict=True):
            if output.name in WHOLE:
                found.append(np.where(np.any(difference != 0.0, axis=0), np.inf, 0.0))
            else:
                found.append(error(difference, filled(np.nan_to_num(scale), self.weight), whole))
        return found
