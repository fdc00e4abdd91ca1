"""The functions of joints that rub and of drives."""

from __future__ import annotations

from symgen import functions
from symgen.derive.signatures.table import ACCELERATIONS, RATES, Result, Signature, Table
from symgen.describe.chain import Chain
from symgen.describe.traits import rubs
from symgen.program.function import Argument
from symgen.program.nodes import BOOLEAN, MODE

__all__ = ["STATUSES", "friction_signatures"]

STATUSES = tuple(status.word for status in functions.STATUSES)
"""What the numbers of a status mean, in short."""

MODES = "modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate"

STEPPED = "; ".join(f"{k} {status.word}: {status.found}" for k, status in enumerate(functions.STATUSES))
"""Statuses of a step."""

DECIDED = STEPPED[: STEPPED.index(f"; {functions.UNSTABLE} ")]
"""Statuses of a decision."""

MOVED = "; ".join(f"{k} {STATUSES[k]}: {found}" for k, found in functions.MOTIONS.items())
"""Statuses of a motion in given modes."""


def friction_signatures(chain: Chain) -> dict[str, Signature]:
    """The functions of a chain whose joints rub, in the order in which they are emitted.

    A chain without friction has none of them but `drive_forces`, and that only with a kinematic input.

    Modes are +1, 0 (stuck), -1 per joint. Joints that cannot stick ignore theirs; prescribed joints follow their
    input. `step` and `step_interpolated` take a step of length dt from the state; the caller counts the steps.
    """
    n = len(chain.moving)
    table = Table(chain)
    q, qd, qdd, tau, dt, add = table.q, table.qd, table.qdd, table.tau, table.dt, table.add
    mode = Argument("mode", (n,), MODE, MODES)
    stuck = Argument("stuck", (n,), BOOLEAN, "joints to hold at rest")
    reached = Argument("reached", (n,), BOOLEAN, "joints whose static limit was reached at this event")
    f = Result("f", (n,), "friction, positive against positive rates", tau.unit)
    accelerations = Result("qdd", (n,), ACCELERATIONS, qdd.unit)
    moved, decided, stepped = (Result("status", (), words) for words in (MOVED, DECIDED, STEPPED))
    add(
        "sticking_forces",
        (q, qd, tau, stuck),
        (f, accelerations),
        "Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.",
    )
    given = "Friction and accelerations for given modes."
    add("friction_dynamics", (q, qd, tau, mode), (f, accelerations, moved), given)
    add(
        "friction_limits",
        (q, qd, tau, mode),
        (
            f,
            accelerations,
            Result("low", (n,), "lowest friction that holds the joint", tau.unit),
            Result("high", (n,), "highest friction that holds the joint", tau.unit),
            Result("load", (n,), "signed force on bearing or slide, or what a drive with losses carries", tau.unit),
            moved,
        ),
        "The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.",
    )
    add(
        "decide",
        (q, qd, tau, mode, reached),
        (Result("mode_next", (n,), f"{MODES}; after the event"), decided),
        "Modes after an event: all joints at zero rate are decided together.",
    )
    add(
        "friction_inverse_dynamics",
        (q, qd, qdd),
        (
            Result("tau", (n,), table.forces, tau.unit),
            Result("low", (n,), "lowest torque that holds a joint at rest", tau.unit),
            Result("high", (n,), "highest torque that holds a joint at rest", tau.unit),
        ),
        "Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.",
    )
    add(
        "drive_forces",
        (q, qd, qdd),
        (Result("tau", (n,), "what the drives of prescribed joints must supply; zero at the others", tau.unit),),
        "Drive forces of the joints with kinematic input.",
    )
    for name, doc in (
        ("step", "One fixed step with Karnopp's dead band."),
        ("step_interpolated", "One fixed step with interpolated zero crossings (Morgowicz)."),
    ):
        add(
            name,
            (q, qd, mode, tau, dt),
            (
                Result("q_next", (n,), q.doc, q.unit),
                Result("qd_next", (n,), RATES, qd.unit),
                Result("mode_next", (n,), mode.doc),
                stepped,
            ),
            doc,
        )
    if rubs(chain):
        return table.functions
    driven = any(joint.motion is not None for joint in chain.moving)
    return {"drive_forces": table.functions["drive_forces"]} if driven else {}
