"""Refusals of well-formed arguments: forces without actuators, singular matrices."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symgen.arrays import Array
from symgen.compile.backend import ANY, Zeros
from symgen.describe.loop_records import Loop
from symgen.errors import ArgumentError
from symgen.functions import SOLVING
from symgen.program.interface import FunctionInterface
from symgen.program.nodes import MODE

__all__ = ["OPEN", "SINGULAR", "Refusals", "SingularError"]

HUGE = {"float64": 1e100, "float32": 1e12}
"""Arguments beyond which a result that is not finite is an overflow rather than a singular matrix."""


OPEN = (
    "{joints} have no position that continues the default pose: the links do not reach each other, or the way there "
    "leaves the mode of assembly",
    "keep the motion within the reach of loop {loop}; where its links do reach, write a pose of the motion as its "
    "'near', or name other joints as its 'dependent' ones",
)
"""Finding and remedy where a loop does not close."""

SINGULAR = 1e-8
"""Distance of a loop from its singular pose at which it is in one; that where runs end."""


class SingularError(ArgumentError):
    """A state without finite accelerations: what is said before its parameters and after, and which of how many."""

    def __init__(self, before: str, after: str, lane: int, count: int) -> None:
        super().__init__(f"{before}{after}")
        self.before, self.after, self.lane, self.count = before, after, lane, count

    def of(self, parameters: str) -> SingularError:
        """The error with the parameters of that state."""
        before = f"{self.before}{f' with {parameters}' if parameters else ''}"
        return SingularError(before, self.after, self.lane, self.count)

    def of_loop(self, loop: Loop, closes: bool) -> SingularError:
        """The error where a loop does not close, or is in a singular pose."""
        names = f"joint{'' if len(loop.dependent) == 1 else 's'} {', '.join(loop.dependent)}"
        reason = f"loop {loop.name} is in a singular pose: its dependent {names} could move while others rest"
        remedy = "let another joint of the loop be the independent one"
        if not closes:
            found, remedy = (words.format(loop=loop.name, joints=names) for words in OPEN)
            reason = f"loop {loop.name} does not close: {found}"
        return SingularError(self.before, f": {reason}; {remedy}", self.lane, self.count)


class Refusals:
    """The tests of one function's arguments and results.

    Args:
        known: its interface.
        unactuated: positions of joints without an actuator, whose `tau` must be zero.
        q_names: for messages.
        dtype: the model's float type.
    """

    def __init__(
        self, known: FunctionInterface, unactuated: Sequence[int], q_names: Sequence[str], dtype: np.dtype[np.generic]
    ) -> None:
        self.name = known.name
        self.shapes = [argument.shape for argument in known.inputs]
        self.solves = known.name in SOLVING
        self.unactuated = list(unactuated)
        self.q_names = tuple(q_names)
        self.dtype = dtype
        names = [argument.name for argument in known.inputs]
        self.tau = names.index("tau") if "tau" in names and unactuated else -1
        types = [argument.type for argument in known.inputs]
        self.mode = types.index(MODE) if MODE in types else -1
        self.zeros = Zeros(self.tau, tuple(self.unactuated)) if self.tau >= 0 else ANY
        """Entries of tau that compiled code tests for zero itself, as it tests modes."""

    def arguments(self, values: Sequence[Array]) -> None:
        """Raises ArgumentError for arguments of the right form that make no sense; values (*batch, *shape) of each.

        A joint without an actuator that is given a force; bytes that are no modes, which code takes as factors.
        """
        if self.tau >= 0 and (given := values[self.tau])[..., self.unactuated].any():
            acting = next(k for k in self.unactuated if given[..., k].any())
            raise ArgumentError(
                f"tau: joint {self.q_names[acting]} has no actuator, so its entry must be zero; "
                f"external forces belong to the chain's loads and forces"
            )
        if self.mode >= 0 and (((mode := values[self.mode]) > 1) | (mode < -1)).any():
            raise ArgumentError("mode: modes -1, 0 and +1 are wanted")

    def finite(self, given: Sequence[Array], results: Sequence[Array]) -> None:
        """Raises like `singular`; given and results (size, count)."""
        if self.solves and not all(np.isfinite(result).all() for result in results):
            self.singular(given, results)

    def singular(self, given: Sequence[Array], results: Sequence[Array]) -> None:
        """Raises SingularError if a state of finite arguments has a result that is not finite."""
        bad = np.zeros(results[0].shape[1], np.bool_)
        for result in results:
            bad |= ~np.isfinite(result).all(axis=0)
        for array in given:
            bad &= np.isfinite(array).all(axis=0)
        if not bad.any():
            return
        lane = int(np.argmax(bad))
        q = ", ".join(repr(float(x)) for x in given[0][:, lane])
        where = f" (state {lane} of {bad.size})" if bad.size > 1 else ""
        if max(float(np.abs(array[:, lane]).max(initial=0.0)) for array in given) > HUGE[self.dtype.name]:
            raise SingularError(
                f"{self.name}: the result is not finite at q = [{q}]{where}",
                f": the arguments are so large that {self.dtype} overflows",
                lane,
                bad.size,
            )
        wider = "; float64 solves more of them" if self.dtype != np.float64 else ""
        raise SingularError(
            f"{self.name}: no finite result at q = [{q}]{where}",
            f": the mass matrix is singular there, or so nearly that {self.dtype} cannot solve it{wider}. Either "
            "several joints at once move no inertia in this pose: take another pose, or give their links some; or a "
            "joint moves none in any pose: give its link or a link behind it mass or inertia. Otherwise an expression "
            "of the chain, such as a load or the slope of a coupling, is infinite there, or a closed loop cannot reach "
            "the pose or is singular in it: let another joint of the loop be the independent one",
            lane,
            bad.size,
        )
