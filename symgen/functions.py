"""Names and statuses of the emitted functions, shared by stages that do not import one another."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = [
    "CACHE_LINE",
    "FAILED",
    "GRADIENTS",
    "GRAVITY",
    "LIMIT",
    "MOTIONS",
    "NONE",
    "NONFINITE",
    "OK",
    "POINT_FUNCTIONS",
    "SEVERAL",
    "SOLVING",
    "STATUSES",
    "STEPS",
    "TIE",
    "UNPROVEN",
    "UNSTABLE",
    "Status",
]

CACHE_LINE = 64
"""Bytes of a cache line: arrays of emitted functions that begin at its multiples are loaded and stored whole."""

POINT_FUNCTIONS = ("position", "rotation", "jacobian", "influence", "influence_rotational")
"""Functions that are emitted once per named point, as `<function>_<point>`."""

SOLVING = ("forward_dynamics", "linearize", "linearize_step")
"""Functions without friction that solve with the mass matrix."""

GRADIENTS = {
    "friction_dynamics_gradients": "friction_dynamics",
    "switching_functions_gradients": "switching_functions",
}
"""Functions whose results are derivatives of those of another one, by its real arguments and by parameters."""

STEPS = {"karnopp": "step", "interpolated": "step_interpolated"}
"""Method of a fixed step -> its function."""

OK, TIE, NONE, UNPROVEN, SEVERAL, LIMIT, NONFINITE, UNSTABLE = range(8)
"""Statuses of a decision about friction, of a motion whose modes are given, and of a step; UNSTABLE of a step alone."""

GRAVITY = (NONFINITE, UNSTABLE, LIMIT, NONE, SEVERAL, UNPROVEN, TIE, OK)
"""Statuses from worst to best. A step with several decisions, and a run of several steps, has the worst of theirs: no
answer outweighs an answer, whatever the numbers."""

FAILED = frozenset((NONE, LIMIT, NONFINITE, UNSTABLE))
"""Statuses of steps that have no answer."""


@dataclass(frozen=True, slots=True)
class Status:
    """Meaning of a status, in words.

    Attributes:
        word: in short.
        found: the facts that it promises, and those that it does not.
        usable: `"yes"` when the modes, forces or state that come with it can be used; else `"no"` or a caution.
        action: of a controller.
    """

    word: str
    found: str
    usable: str
    action: str


STATUSES = (
    Status(
        "ok",
        "every law holds: the first consistent pattern by the rule, the only one with so few sliding joints, and its "
        "motion is shown to be the only one in these modes; patterns with more sliding joints may be consistent too",
        "yes",
        "goes on",
    ),
    Status(
        "tie",
        "as 0, but other patterns with as many sliding joints are consistent; the first in joint order is taken",
        "yes",
        "goes on",
    ),
    Status(
        "none",
        "no pattern obeys every law in the motion found for it (loads or losses jam; level friction never does); not "
        "excluded: another motion of a pattern; the numbers are finite and obey no law",
        "no",
        "stops; the friction data are beyond what the rigid model can say",
    ),
    Status(
        "unproven",
        "every law holds; not shown: that this is the first pattern by the rule, or its motion the only one in these "
        "modes",
        "yes",
        "goes on; ordinary with friction that depends on loads",
    ),
    Status(
        "several",
        "every law holds; in these modes the equations have other accelerations or signs of loads, which may obey "
        "every law or not (`consistent_modes` tells)",
        "with care: the machine may do another",
        "goes on watchfully, and looks at the loss or coefficient behind it",
    ),
    Status(
        "limit",
        "the bound on iterations was reached first; the best so far, which may break the laws",
        "no",
        "repeats the step from the old state with a smaller dt, or stops",
    ),
    Status(
        "not finite",
        "NaN, an infinity, or dt <= 0; a step leaves the state as it was",
        "no",
        "keeps the state, mends the input",
    ),
    Status(
        "unstable",
        "dt exceeds the limit of stability (dampers, viscous friction, springs, joints that turn round); the step "
        "leaves the state as it was",
        "no",
        "takes a smaller dt",
    ),
)
"""By number. The table of `docs/conventions.md` and the comments of emitted functions have these words."""

MOTIONS = {
    OK: "the motion in the given modes, shown to be the only one",
    NONE: "no motion in the given modes",
    UNPROVEN: "a motion in the given modes, not shown to be the only one",
    SEVERAL: "a motion in the given modes, known not to be the only one",
    LIMIT: "the bound on iterations was reached first",
    NONFINITE: "NaN or an infinity",
}
"""Statuses of a motion whose modes are given; the consistency of the modes is not judged."""
