"""A function of a chain, and the arguments that most functions have."""

from __future__ import annotations

import math
from dataclasses import dataclass

from symgen.describe.chain import Chain
from symgen.describe.traits import idle_joints, uses_time
from symgen.program.function import Argument
from symgen.program.nodes import REAL

__all__ = ["ACCELERATIONS", "FRICTION", "RATES", "Result", "Signature", "Table"]

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

RATES = "joint rates"

ACCELERATIONS = "joint accelerations"

FORCES = "joint torques and forces"


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


class Table:
    """The functions of a chain, one after the other, and the arguments that most of them have."""

    def __init__(self, chain: Chain) -> None:
        n = len(chain.moving)
        self.functions: dict[str, Signature] = {}
        given = [joint.name for joint in chain.moving if joint.motion is not None]
        named = ", ".join(given)
        state = f"; q and qd of {named} are the caller's, too: motions give accelerations alone" if given else ""
        own = f", of {named} too: no motion is looked at where they are given" if given else ""
        driven = ", of a joint with a drive its motor's torque times the ratio" if _driven(chain) else ""
        idle = idle_joints(chain)
        zero = f", zero at joints without an actuator ({', '.join(idle)})" if idle else ""
        self.q = Argument("q", (n,), REAL, "joint coordinates in the chain's order", "rad or m")
        self.qd = Argument("qd", (n,), REAL, f"{RATES}{state}", "rad/s or m/s")
        self.qdd = Argument("qdd", (n,), REAL, f"{ACCELERATIONS}{own}", "rad/s^2 or m/s^2")
        self.forces = f"{FORCES}{driven}"
        moved = f", not looked at for {named}: motions are given" if given else ""
        self.tau = Argument("tau", (n,), REAL, f"{self.forces}{zero}{moved}", "N m or N")
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


def _driven(chain: Chain) -> bool:
    return any(joint.drive is not None for joint in chain.moving)
