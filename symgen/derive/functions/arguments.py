"""The arguments that most functions of a chain have, with the documentation that the chain calls for."""

from __future__ import annotations

from dataclasses import dataclass

from symgen.describe.conditions import Condition, chain_conditions
from symgen.describe.couplings import friction_groups
from symgen.describe.dead_centres import reversing_joints
from symgen.describe.driven_modes import driven_modes
from symgen.describe.linear_parameters import linear_parameters
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import decides, idle_joints, rubs, uses_time
from symgen.program.function import Argument
from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = ["ACCELERATIONS", "FORCE", "MODES", "RATES", "Arguments", "arguments"]

RATES = "joint rates"
ACCELERATIONS = "joint accelerations"
FORCES = "joint torques and forces"
FORCE = "N m or N"
MODES = "modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate"


@dataclass(frozen=True, slots=True)
class Arguments:
    """The arguments of a chain's functions, and words about the chain for their documentation.

    Attributes:
        n: number of coordinates.
        modes: number of modes: of the coordinates, and of joints with friction that follow several of them.
        m: number of actuated joints.
        links: number of links.
        joints: number of joints that move, coupled ones included.
        loops: number of closed loops.
        q, qd, qdd, tau: (n,).
        dt: length of a step, s.
        mode, stuck, reached, direction: (modes,), of joints with friction.
        states: number of states, bristles' deflections; they stand last in `inputs`.
        behind: a remark on the joints whose entries stand behind those of the coordinates.
        tail: `inputs` and `t`, where the chain has them; the last arguments of every function.
        forces: documentation of joint forces as a result.
        smooth: a remark that friction is left out, for chains that have it.
        columns: documentation of the columns of an input matrix.
        linear: names of the parameters that the joint forces are linear in.
        parameters: names of the run-time parameters.
        rough: whether a joint has friction or a stop.
        conditions: corners and jumps of the chain's expressions.
        reversing: joints with friction that turn round while their coordinate goes on, and the most of one coordinate.
        driven: joints with friction whose motion is given; of those that follow them, the coordinate's.
        point: the named point that the function belongs to; empty for others.
    """

    n: int
    modes: int
    m: int
    links: int
    joints: int
    loops: int
    q: Argument
    qd: Argument
    qdd: Argument
    tau: Argument
    dt: Argument
    mode: Argument
    stuck: Argument
    reached: Argument
    direction: Argument
    tail: tuple[Argument, ...]
    forces: str
    smooth: str
    columns: str
    linear: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()
    rough: bool = False
    conditions: tuple[Condition, ...] = ()
    reversing: tuple[str, ...] = ()
    most_reversing: int = 0
    driven: tuple[str, ...] = ()
    point: str = ""
    behind: str = ""
    states: int = 0

    @property
    def order(self) -> int:
        """Size of the state: coordinates, rates, and states of the chain."""
        return 2 * self.n + self.states

    @property
    def state(self) -> str:
        """The state in words."""
        return "(q, qd, z), z of the bristles" if self.states else "(q, qd)"


def arguments(mechanism: Mechanism) -> Arguments:
    """The arguments of a chain's functions."""
    n, m, groups = mechanism.nv, len(mechanism.actuated), friction_groups(mechanism.chain)
    shared = ", ".join(joint.name for (joint,) in groups[n:])
    reversing = reversing_joints(mechanism.chain)
    behind, modes = f"; behind the coordinates of {shared}" if shared else "", len(groups)
    given = [mechanism.q_names[k] for k in mechanism.given]
    named = ", ".join(given)
    state = f"; q and qd of {named} are the caller's, too: motions give accelerations alone" if given else ""
    own = f", of {named} too: no motion is looked at where they are given" if given else ""
    driven = ", of a joint with a drive its motor's torque times the ratio" if _driven(mechanism) else ""
    idle = idle_joints(mechanism.chain)
    zero = f", zero at joints without an actuator ({', '.join(idle)})" if idle else ""
    forces = f"{FORCES}{driven}"
    moved = f", not looked at for {named}: motions are given" if given else ""
    actuated = ", ".join(mechanism.q_names[k] for k in mechanism.actuated) or "none"
    return Arguments(
        n=n,
        modes=modes,
        m=m,
        links=len(mechanism.chain.joints),
        joints=len(mechanism.joints),
        loops=len(mechanism.chain.loops),
        q=Argument("q", (n,), REAL, "joint coordinates in the chain's order", "rad or m"),
        qd=Argument("qd", (n,), REAL, f"{RATES}{state}", "rad/s or m/s"),
        qdd=Argument("qdd", (n,), REAL, f"{ACCELERATIONS}{own}", "rad/s^2 or m/s^2"),
        tau=Argument("tau", (n,), REAL, f"{forces}{zero}{moved}", FORCE),
        dt=Argument("dt", (), REAL, "step", "s"),
        mode=Argument("mode", (modes,), MODE, f"{MODES}{behind}"),
        stuck=Argument("stuck", (modes,), BOOLEAN, f"joints to hold at rest{behind}"),
        reached=Argument("reached", (modes,), BOOLEAN, f"joints whose static limit was reached at this event{behind}"),
        direction=Argument(
            "direction", (modes,), MODE, f"intended directions of joints at rest: +1, 0 (none), -1{behind}"
        ),
        tail=_tail(mechanism),
        forces=forces,
        smooth=", friction left out" if rubs(mechanism.chain) else "",
        columns="one column per joint" if m == n else f"one column per actuated joint: {actuated}",
        linear=tuple(parameter.name for parameter in linear_parameters(mechanism.chain)),
        parameters=tuple(parameter.name for parameter in mechanism.parameters if not parameter.constant),
        rough=decides(mechanism.chain),
        conditions=chain_conditions(mechanism.chain),
        reversing=tuple(name for names in reversing for name in names),
        most_reversing=max(map(len, reversing), default=0),
        driven=tuple(groups[k][0].name for k in driven_modes(mechanism)),
        behind=behind,
        states=len(mechanism.states),
    )


def _tail(mechanism: Mechanism) -> tuple[Argument, ...]:
    names = ", ".join(mechanism.input_names)
    signals = (Argument("inputs", (len(mechanism.input_names),), REAL, f"external signals: {names}"),) if names else ()
    return (*signals, Argument("t", (), REAL, "time", "s")) if uses_time(mechanism.chain) else signals


def _driven(mechanism: Mechanism) -> bool:
    return any(joint.drive is not None for joint in mechanism.own_joints)
