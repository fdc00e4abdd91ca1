"""The functions that can be derived from a chain: names, arguments, outputs, units; what `Model` offers.

The definition (`lagrange`), the fast form (`recursive`) and every target use these same signatures. The arguments
of a function are those of the `Model` call, then `inputs` when the chain has any, then `t` when its expressions
contain the time, and this in every function of the chain, so that a caller learns one rule.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from symgen.describe.chain import Chain
from symgen.describe.traits import rubs, uses_time
from symgen.program.function import Argument
from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = ["FRICTION", "STATUSES", "Result", "Signature", "friction_signatures", "signatures"]

LARGE = 2000

ON_REQUEST = {
    "inertia_power": LARGE,
    "coriolis_matrix": LARGE,
    "influence": LARGE,
    "influence_rotational": LARGE,
    "inverse_dynamics_gradients": LARGE,
    "linearize": LARGE,
    "linearize_step": 100,
    "regressor": LARGE,
}
"""Above so many outputs a function is emitted only when it is asked for by name; those of a step cost four times the
operations of other outputs and more."""

FRICTION = (
    "sticking_forces",
    "friction_dynamics",
    "friction_limits",
    "decide",
    "friction_inverse_dynamics",
    "drive_forces",
    "step",
    "step_interpolated",
)
"""Functions of chains with friction or, `drive_forces`, with kinematic inputs."""


STATUSES = ("ok", "tie", "none", "unproven", "several", "limit", "not finite")
"""What the numbers of a status mean, in short."""

RATES = "joint rates"

FORCES = "joint torques and forces"

MODES = "modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate"

STATUS = (
    "0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; "
    "4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be trusted, "
    "stop or try a smaller dt; 6 not finite: bad input, no answer"
)


@dataclass(frozen=True, slots=True)
class Result:
    """An output of a function: name, shape, what it is, unit in words."""

    name: str
    shape: tuple[int, ...]
    doc: str
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Signature:
    """A function of a chain.

    Attributes:
        name: the emitted name without the model's prefix, `mass_matrix` or `position_tip`.
        call: the method of `Model`, `position`.
        point: the named point, when the method has one.
        inputs: arguments in order.
        outputs: results in order.
        doc: one line.
    """

    name: str
    call: str
    point: str | None
    inputs: tuple[Argument, ...]
    outputs: tuple[Result, ...]
    doc: str

    @property
    def friction(self) -> bool:
        """True for the functions of joints that rub and of drives."""
        return self.call in FRICTION

    @property
    def size(self) -> int:
        """Number of scalar outputs."""
        return sum(math.prod(result.shape) for result in self.outputs)

    @property
    def on_request(self) -> bool:
        """True when the function is too large to be emitted unasked."""
        return self.size > ON_REQUEST.get(self.call, self.size)


def signatures(chain: Chain) -> dict[str, Signature]:
    """Every function of the chain, in the order in which functions are emitted; those of friction last."""
    n, m, links = len(chain.moving), len(chain.actuated), len(chain.joints)
    table = _Table(chain)
    q, qd, qdd, tau, dt, add = table.q, table.qd, table.qdd, table.tau, table.dt, table.add
    actuated = ", ".join(chain.actuated) or "none"
    columns = "one column per joint" if m == n else f"one column per actuated joint: {actuated}"
    add("mass_matrix", (q,), (Result("M", (n, n), "inertia matrix"),), "Inertia matrix of the chain.")
    add(
        "bias",
        (q, qd),
        (Result("h", (n,), "bias", "N m or N"),),
        "Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.",
    )
    add("gravity", (q,), (Result("g", (n,), "gravity terms", "N m or N"),), "Generalised forces of gravity alone.")
    add(
        "coriolis_matrix",
        (q, qd),
        (Result("C", (n, n), "Christoffel's matrix"),),
        "Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.",
    )
    add("inverse_dynamics", (q, qd, qdd), (Result("tau", (n,), FORCES, tau.unit),), "Joint forces of a motion.")
    add(
        "forward_dynamics",
        (q, qd, tau),
        (Result("qdd", (n,), qdd.doc, qdd.unit),),
        "Joint accelerations under given joint forces.",
    )
    add("kinetic_energy", (q, qd), (Result("T", (), "kinetic energy", "J"),), "Kinetic energy.")
    add(
        "potential_energy",
        (q,),
        (Result("V", (), "potential energy", "J"),),
        "Potential energy: gravity's part is zero at the base origin, springs' at their rest.",
    )
    for point in (p.name for p in chain.points):
        add("position", (q,), (Result("x", (3,), "position", "m"),), f"Position of {point}, base frame.", point)
        add(
            "rotation",
            (q,),
            (Result("R", (3, 3), "rotation matrix"),),
            f"Rotation of the link that carries {point}: its axes are the columns, in the base frame.",
            point,
        )
        add(
            "jacobian",
            (q,),
            (Result("J", (6, n), "Jacobian: translational rows, then rotational ones"),),
            f"First-order influence coefficients of {point} and its link: velocity, then angular velocity, = J qd.",
            point,
        )
        for call, of in (("influence", point), ("influence_rotational", f"the link of {point}")):
            add(
                call,
                (q,),
                (
                    Result("G", (3, n), "first-order influence coefficients"),
                    Result("H", (3, n, n), "second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m"),
                ),
                f"Influence coefficients of {of}, base frame.",
                point,
            )
    add(
        "inertia_power",
        (q,),
        (Result("P", (n, n, n), "inertia power array, P[i] belongs to joint i"),),
        "Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.",
    )
    add(
        "reactions",
        (q, qd, qdd),
        (Result("F", (n, 6), "force, then moment, per joint", "N and N m"),),
        "Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.",
    )
    add(
        "inverse_dynamics_gradients",
        (q, qd, qdd),
        (
            Result("by_q", (n, n), "d tau/dq"),
            Result("by_qd", (n, n), "d tau/dqd"),
            Result("by_qdd", (n, n), "d tau/dqdd, the inertia matrix"),
        ),
        "Derivatives of inverse dynamics by coordinates, rates and accelerations.",
    )
    add(
        "linearize",
        (q, qd, tau),
        (
            Result("A", (2 * n, 2 * n), "state matrix, state (q, qd)"),
            Result("B", (2 * n, m), f"input matrix, {columns}"),
        ),
        "Linearisation of the smooth forward dynamics about a state.",
    )
    add(
        "linearize_step",
        (q, qd, tau, dt),
        (
            Result("q_next", (n,), q.doc, q.unit),
            Result("qd_next", (n,), RATES, qd.unit),
            Result("A", (2 * n, 2 * n), "d(q_next, qd_next)/d(q, qd)"),
            Result("B", (2 * n, m), f"d(q_next, qd_next)/d tau, {columns}"),
        ),
        "One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.",
    )
    add(
        "regressor",
        (q, qd, qdd),
        (
            Result(
                "Y",
                (n, 10 * links),
                "per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin",
            ),
        ),
        "Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.",
    )
    add(
        "stiffness_matrix",
        (q,),
        (Result("K", (n, n), "stiffness matrix"),),
        "Hessian of the potential, gravity included.",
    )
    add("damping_matrix", (q,), (Result("D", (n, n), "damping matrix"),), "Hessian of Rayleigh's dissipation function.")
    return {**table.functions, **friction_signatures(chain)}


def friction_signatures(chain: Chain) -> dict[str, Signature]:
    """The functions of a chain whose joints rub, in the order in which they are emitted.

    A chain without friction has none of them but `drive_forces`, and that only with a kinematic input.

    Modes are +1, 0 (stuck), -1 per joint. Joints that cannot stick ignore theirs; prescribed joints follow their
    input. `step` and `step_interpolated` take a step of length dt from the state; the caller counts the steps.
    """
    n = len(chain.moving)
    table = _Table(chain)
    q, qd, qdd, tau, dt, add = table.q, table.qd, table.qdd, table.tau, table.dt, table.add
    mode = Argument("mode", (n,), MODE, MODES)
    stuck = Argument("stuck", (n,), BOOLEAN, "joints to hold at rest")
    reached = Argument("reached", (n,), BOOLEAN, "joints whose static limit was reached at this event")
    f = Result("f", (n,), "friction, positive against positive rates", tau.unit)
    accelerations = Result("qdd", (n,), qdd.doc, qdd.unit)
    status = Result("status", (), STATUS)
    add(
        "sticking_forces",
        (q, qd, tau, stuck),
        (f, accelerations),
        "Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.",
    )
    given = "Friction and accelerations for given modes."
    add("friction_dynamics", (q, qd, tau, mode), (f, accelerations, status), given)
    add(
        "friction_limits",
        (q, qd, tau, mode),
        (
            f,
            accelerations,
            Result("low", (n,), "lowest friction that holds the joint", tau.unit),
            Result("high", (n,), "highest friction that holds the joint", tau.unit),
            Result("load", (n,), "what the friction's corner is in: load with its sign, or a drive's", tau.unit),
            status,
        ),
        "The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.",
    )
    add(
        "decide",
        (q, qd, tau, mode, reached),
        (Result("mode_next", (n,), f"{MODES}; after the event"), status),
        "Modes after an event: all joints at zero rate are decided together.",
    )
    add(
        "friction_inverse_dynamics",
        (q, qd, qdd),
        (
            Result("tau", (n,), FORCES, tau.unit),
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
                status,
            ),
            doc,
        )
    if rubs(chain):
        return table.functions
    driven = any(joint.motion is not None for joint in chain.moving)
    return {"drive_forces": table.functions["drive_forces"]} if driven else {}


class _Table:
    """The functions of a chain, one after the other, and the arguments that most of them have."""

    def __init__(self, chain: Chain) -> None:
        n = len(chain.moving)
        self.functions: dict[str, Signature] = {}
        given = [joint.name for joint in chain.moving if joint.motion is not None]
        also = f"; q and qd of {', '.join(given)} as well, whose motion gives the acceleration alone" if given else ""
        idle = [joint.name for joint in chain.moving if joint.motion is None and joint.name not in chain.actuated]
        zero = f", zero at joints without an actuator ({', '.join(idle)})" if idle else ""
        self.q = Argument("q", (n,), REAL, "joint coordinates in the chain's order", "rad or m")
        self.qd = Argument("qd", (n,), REAL, f"{RATES}{also}", "rad/s or m/s")
        self.qdd = Argument("qdd", (n,), REAL, "joint accelerations", "rad/s^2 or m/s^2")
        self.tau = Argument("tau", (n,), REAL, f"{FORCES}{zero}", "N m or N")
        self.dt = Argument("dt", (), REAL, "step", "s")
        self._tail: tuple[Argument, ...] = ()
        if chain.input_names:
            names = ", ".join(chain.input_names)
            self._tail += (Argument("inputs", (len(chain.input_names),), REAL, f"external signals: {names}"),)
        if uses_time(chain):
            self._tail += (Argument("t", (), REAL, "time", "s"),)

    def add(
        self, call: str, inputs: tuple[Argument, ...], outputs: tuple[Result, ...], doc: str, point: str | None = None
    ) -> None:
        """A function, whose last arguments are `inputs` and `t` where the chain has them."""
        name = call if point is None else f"{call}_{point}"
        self.functions[name] = Signature(name, call, point, inputs + self._tail, outputs, doc)
