"""Sentences about steps without a sound answer: the status, the time, and the joints that it is about."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.functions import LIMIT, NONE, NONFINITE, SEVERAL, STEPS, UNSTABLE
from symgen.model.refusals import OPEN
from symgen.simulate.chain_facts import Surroundings, WatchedLoop
from symgen.simulate.controls import Controls
from symgen.simulate.several import mode_signs

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["NAMES", "WORDS", "Halt", "ended", "joint_words", "not_taken", "open_words", "pose_words", "singular_words"]


WORDS = {
    NONE: (
        "the mechanism jams, no choice of sticking and sliding obeys every law of friction",
        "the friction, losses or loads there are beyond what rigid bodies can have",
    ),
    SEVERAL: (
        "the equations have several solutions in the modes there",
        "one that obeys every law was taken, and others may; look at the losses and coefficients of friction there",
    ),
    LIMIT: (
        "the bound on iterations was reached before an answer",
        "take a smaller dt, or look at the losses and coefficients of friction there",
    ),
    NONFINITE: ("the next state is not finite", "take a smaller dt"),
    UNSTABLE: ("dt is beyond the stability limit of the step", "take a smaller dt"),
}
"""Status -> finding and remedy, in words."""

SINGULAR = (
    "its rates cease to determine its dependent {joints}",
    "to pass it, make another joint independent: leave {joint}, or another one, out of 'dependent' of loop {loop}, and "
    "put one of its coordinates there",
)
"""Finding and remedy at a singular pose of a loop."""

NEARLY_SINGULAR = 0.04
"""Distance of a loop from its singular pose below which steps look at its rate; `symgen.derive.friction.singular`."""

AHEAD = 1.0 / 16.0
"""Part of the step over which they measure that rate."""

NAMES = {NONE: "none", SEVERAL: "several", LIMIT: "limit", NONFINITE: "not finite", UNSTABLE: "unstable"}

DECISIONS = (NONE, SEVERAL, LIMIT)
"""Statuses of decisions, which an interpolated step may have anywhere within it."""

HALVINGS = 40
"""Halvings of a step that find an event in it."""

SLACK = 1e-6
"""Relative slack of the band: a holding force may exceed it by this part of the forces at the joint."""


class _Signal(Protocol):
    @property
    def values(self) -> Reals: ...


class Halt(Protocol):
    """A step that was not taken; `Loop` has these attributes."""

    @property
    def model(self) -> Model: ...
    @property
    def around(self) -> Surroundings: ...
    @property
    def method(self) -> str: ...
    @property
    def halted(self) -> int: ...
    @property
    def t(self) -> float: ...
    @property
    def dt(self) -> float: ...
    @property
    def q(self) -> npt.NDArray[Any]: ...
    @property
    def qd(self) -> npt.NDArray[Any]: ...
    @property
    def mode(self) -> npt.NDArray[np.int8]: ...
    @property
    def tau(self) -> _Signal: ...
    @property
    def inputs(self) -> _Signal: ...
    @property
    def controls(self) -> Controls: ...
    @property
    def concern(self) -> int: ...
    def more(self, t: Any, inputs: Any = None) -> dict[str, Any]: ...


def joint_words(names: Sequence[str]) -> str:
    """Joints as in a sentence.

    Example:
        >>> joint_words(["slide"]), joint_words(["a", "b"])
        ('joint slide', 'joints a, b')
    """
    return f"joint{'' if len(names) == 1 else 's'} {', '.join(names)}"


def pose_words(names: Sequence[str], q: Sequence[float]) -> str:
    """A pose as in a sentence.

    Example:
        >>> pose_words(["crank", "slide"], [1.2, 0.05])
        ' at crank = 1.2, slide = 0.05'
    """
    return f" at {', '.join(f'{name} = {x:.9g}' for name, x in zip(names, q, strict=True))}"


def ended(status: int, t: float, where: str, found: str, remedy: str) -> str:
    """The message of a run that ends early."""
    return f"status {status} ({NAMES[status]}) at t = {t:.9g} s{where}: {found}; the run ends there: {remedy}"


def singular_words(loop: WatchedLoop) -> tuple[str, str]:
    """Finding and remedy at a singular pose of a loop."""
    found, remedy = (
        words.format(loop=loop.name, joints=joint_words(loop.dependent), joint=loop.dependent[0]) for words in SINGULAR
    )
    return found, remedy


def open_words(loop: WatchedLoop) -> tuple[str, str]:
    """Finding and remedy where a loop does not close beyond a pose that is not singular."""
    found, remedy = (words.format(loop=loop.name, joints=joint_words(loop.dependent)) for words in OPEN)
    return f"beyond this pose {found}", remedy


def not_taken(loop: Halt) -> str:
    """The message about the step that a loop halted at: of a run that ends there, or, for SEVERAL, goes on."""
    status = loop.halted
    found, remedy = WORDS[status]
    if status == NONFINITE and (given := _given_not_finite(loop)):
        return ended(status, loop.t, "", f"{given} is not finite", "the last row has the state before it")
    if status == NONFINITE and (lost := _lost_loop(loop)) is not None:
        which, words, where = lost
        return ended(status, loop.t, f", loop {which.name}{where}", *words)
    offset, q, qd = _last_sound(loop) if status in DECISIONS else (0.0, loop.q, loop.qd)
    names = [loop.model.mode_names[k] for k in _concerned(loop, q, qd, loop.t + offset)]
    where = f", {joint_words(names)}" if names else ""
    where += pose_words(loop.model.q_names, q.tolist()) if status == NONE else ""
    if status == SEVERAL:
        return f"status {status} ({NAMES[status]}) at t = {loop.t + offset:.9g} s{where}: {found}; {remedy}"
    return ended(status, loop.t + offset, where, found, remedy)


def _given_not_finite(loop: Halt) -> str:
    """The entry of tau or inputs, or the state, that is not finite; empty when there is none."""
    if loop.concern >= 0:
        return f"state {loop.controls.states[loop.concern]}"
    for what, values, names in (
        ("tau of joint", loop.tau.values, loop.model.q_names),
        ("input", loop.inputs.values, loop.model.input_names),
    ):
        bad = np.flatnonzero(~np.isfinite(values))
        if len(bad):
            return f"{what} {names[bad[0]]}"
    return ""


def _lost_loop(loop: Halt) -> tuple[WatchedLoop, tuple[str, str], str] | None:
    """The loop that the step would take to its singular pose, or beyond its reach; the words for it, and its place.

    D, the distance from the singular pose, falls within the step as it does at its start; where it does not, and is no
    number ahead, the loop does not close there. Steps that are refused otherwise are near the singular pose.
    """
    if "loop_regularity" not in loop.model.functions or not loop.around.loops:
        return None

    def distances(part: float) -> npt.NDArray[np.float64]:
        q = (loop.q + part * loop.dt * loop.qd).astype(loop.model.dtype)
        return np.asarray(loop.model.loop_regularity(q, **loop.more(loop.t)), np.float64)

    here, soon, end = (distances(part) for part in (0.0, AHEAD, 1.0))
    watched = [(here[k], k) for k, each in enumerate(loop.around.loops) if not each.passes]
    nearest, k = min(watched, default=(math.inf, 0))
    singular = loop.around.loops[k], singular_words(loop.around.loops[k]), " at a singular pose"
    if nearest < NEARLY_SINGULAR and soon[k] <= (1.0 - AHEAD) * nearest:
        return singular
    open_ones = np.flatnonzero(~np.isfinite(soon) | ~np.isfinite(end))
    if len(open_ones):
        first = loop.around.loops[open_ones[0]]
        return first, open_words(first), ""
    return singular if nearest < NEARLY_SINGULAR else None


def _last_sound(loop: Halt) -> tuple[float, Any, Any]:
    """The latest instant of the step before its decision fails, from the step's start, and the state there."""
    if loop.method != "interpolated":
        return 0.0, loop.q, loop.qd
    low, high = math.ldexp(loop.dt, -HALVINGS), loop.dt
    found = _taken(loop, low)
    if found is None:
        return 0.0, loop.q, loop.qd
    for _ in range(HALVINGS):
        middle = 0.5 * (low + high)
        state = _taken(loop, middle)
        if state is None:
            high = middle
        else:
            low, found = middle, state
    return low, *found


def _taken(loop: Halt, length: float) -> tuple[Any, Any] | None:
    """The state after a step of any length; None where its status is the one that halted the loop."""
    tau, length = _tau(loop), loop.model.dtype.type(length)
    found = loop.model.evaluate(STEPS[loop.method], loop.q, loop.qd, loop.mode, tau, length, **loop.more(loop.t))
    return None if int(found[3]) == loop.halted else (found[0], found[1])


def _signs(loop: Halt, q: Any, qd: Any) -> npt.NDArray[np.int8]:
    more = {name: value for name, value in loop.more(loop.t).items() if name == "params"}
    return mode_signs(loop.model, loop.around, q, qd, more)


def _tau(loop: Halt) -> Any:
    return loop.tau.values.astype(loop.model.dtype)


def _concerned(loop: Halt, q: Any, qd: Any, t: float) -> list[int]:
    """Positions of the joints that the status is about."""
    rubbing, tau = list(loop.around.rubbing), _tau(loop)
    if loop.halted == NONFINITE:
        return _not_finite(loop, q, qd, tau, t)
    if loop.halted == UNSTABLE:
        return _stiffest(loop, q, qd, tau, t)
    mode = signs = _signs(loop, q, qd)
    mode, _ = loop.model.decide(q, qd, tau, mode, **loop.more(t))
    broken = _broken(loop, q, qd, tau, mode, t) if loop.halted == NONE else []
    loaded = [k for k in loop.around.loaded if k in rubbing]
    return broken or loaded or [k for k in rubbing if signs[k] == 0] or rubbing


def _broken(loop: Halt, q: Any, qd: Any, tau: Any, mode: Any, t: float) -> list[int]:
    """Joints whose law is broken in these modes: held beyond their band, or let go against the moving force."""
    if "friction_limits" not in loop.model.functions:
        return []
    f, qdd, low, high, _, _ = loop.model.friction_limits(q, qd, tau, mode, **loop.more(t))
    broken = []
    for k in loop.around.rubbing:
        slack = SLACK * max(abs(float(x)) for x in (f[k], low[k], high[k]))
        outside = f[k] < low[k] - slack or f[k] > high[k] + slack
        if outside if mode[k] == 0 else (k < len(qd) and qd[k] == 0 and mode[k] * qdd[k] < 0):
            broken.append(k)
    return broken


def _not_finite(loop: Halt, q: Any, qd: Any, tau: Any, t: float) -> list[int]:
    """Joints whose acceleration is not finite, else the fastest one."""
    mode = _signs(loop, q, qd)
    _, qdd, _ = loop.model.friction_dynamics(q, qd, tau, mode, **loop.more(t))
    bad = np.flatnonzero(~np.isfinite(qdd)).tolist()
    return bad or [int(np.argmax(np.abs(qd)))]


def _stiffest(loop: Halt, q: Any, qd: Any, tau: Any, t: float) -> list[int]:
    """The joint whose acceleration depends most on its rate, or on its place, per step."""
    mode = _signs(loop, q, qd)
    slopes = np.zeros(len(q))
    for k in (k for k in loop.around.rubbing if k < len(q)):
        for what in (0, 1):
            change = np.cbrt(np.finfo(loop.model.dtype).eps) * max(1.0, abs(float((q, qd)[what][k])))
            found = []
            for sign in (1.0, -1.0):
                places, rates = q.copy(), qd.copy()
                (places, rates)[what][k] += sign * change
                found.append(loop.model.friction_dynamics(places, rates, tau, mode, **loop.more(t))[1][k])
            slope = abs(float(found[0] - found[1])) / (2.0 * change)
            slopes[k] = max(slopes[k], slope if what else math.sqrt(slope))
    return [int(np.argmax(slopes))]
