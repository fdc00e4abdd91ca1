"""Chains that tests of all stages share, built through the Python API; `random_chains.py` has random ones.

`CHAINS` maps a name to a function that builds the chain (smooth, of rigid links). `JAMMING` describes one with friction
that jams.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

from symgen.derive.functions import Signature, signatures
from symgen.describe.assemble import assemble
from symgen.describe.chain import (
    BASE,
    Chain,
    Dh,
    Inertia,
    Joint,
    Load,
    Mdh,
    Parameter,
    Point,
    SpringMatrix,
    Vector,
    Xyz,
)
from symgen.describe.expression import Expression, Number
from symgen.describe.parse import parse_expression

DATA = Path(__file__).parent / "data"
DOWN_Y = (Number(0.0), Number(-9.81), Number(0.0))
DOWN_Z = (Number(0.0), Number(0.0), Number(-9.81))

VANE = """
symgen: 1
name: vane
gravity: [0, 0, -9.81]
joints:
  - name: slew
    type: revolute
    place: {mdh: {a: 0, alpha: 0, d: 10, theta: 0}}
    mass: 2.0e6
    com: [3, 0, 0]
    inertia: {xx: 4.0e7, yy: 4.0e7, zz: 5.0e7}
  - name: luff
    type: revolute
    place: {mdh: {a: 2, alpha: pi/2, d: 0, theta: 0}}
    mass: 2.0e5
    com: [30, 0, 0]
    inertia: {xx: 1.0e5, yy: 3.0e7, zz: 3.0e7}
  - name: vane
    type: revolute
    place: {mdh: {a: 60, alpha: 0.5, d: 0, theta: 0}}
    mass: 0.02
    com: [1.0e-6, 0, 0]
    inertia: {xx: 1.0e-7, yy: 9.0e-7, zz: 1.0e-6, xy: 2.0e-7}
"""
"""A light link far out on a heavy crane."""

SWING = """\
symgen: 1
name: swing
gravity: [9.81, 0, 0]
parameters:
  m: {value: 1.5, unit: kg}
joints:
  - {name: theta, type: revolute, mass: m, com: [0.4, 0, 0], place: {xyz: [0, 0, 0]}}
"""
"""A pendulum as a chain file."""


def e(value: float | str) -> Expression:
    """An expression from a number or a text."""
    return parse_expression(value) if isinstance(value, str) else Number(float(value))


def vector(x: float | str, y: float | str, z: float | str) -> Vector:
    """Three expressions."""
    return (e(x), e(y), e(z))


def parameter(name: str, value: float | str, constant: bool = False) -> Parameter:
    """A parameter, read at run time unless constant."""
    return Parameter(name, e(value), constant=constant)


def pendulum() -> Chain:
    """A rod that hangs from a pin; x axis along the rod, gravity along +x at q = 0."""
    rod = Joint(
        "swing",
        "revolute",
        Mdh(),
        mass=e("m"),
        com=vector("L/2", 0, 0),
        inertia=Inertia(zz=e("m*L**2/12")),
        damping=e("c"),
    )
    return Chain(
        "pendulum",
        (rod,),
        gravity=vector("g", 0, 0),
        parameters=(parameter("g", 9.81), parameter("m", 1.5), parameter("L", 0.8), parameter("c", 0.05)),
        points=(Point("tip", "swing", vector("L", 0, 0)),),
    )


def cart_double_pendulum() -> Chain:
    """A double pendulum on a cart; the cart slides along x, the rods hang down at q = 0."""
    cart = Joint("cart", "prismatic", Xyz(axis=vector(1, 0, 0)), mass=e("m0"))
    upper = Joint(
        "upper",
        "revolute",
        Xyz(rpy=vector(0, 0, "-pi/2"), axis=vector(0, 0, 1)),
        parent="cart",
        mass=e("m1"),
        com=vector("L1/2", 0, 0),
        inertia=Inertia(zz=e("m1*L1**2/12")),
        actuated=False,
    )
    lower = Joint(
        "lower",
        "revolute",
        Xyz(xyz=vector("L1", 0, 0)),
        parent="upper",
        mass=e("m2"),
        com=vector("L2/2", 0, 0),
        inertia=Inertia(zz=e("m2*L2**2/12")),
        actuated=False,
    )
    values = {"m0": 2.0, "m1": 0.7, "m2": 0.4, "L1": 0.6, "L2": 0.5}
    return Chain(
        "cart_double_pendulum",
        (cart, upper, lower),
        gravity=DOWN_Y,
        parameters=tuple(parameter(name, value) for name, value in values.items()),
        points=(Point("tip", "lower", vector("L2", 0, 0)),),
    )


def planar(n: int, constant: bool = True) -> Chain:
    """An arm of n equal rods in the x-y plane."""
    rods = tuple(
        Joint(
            f"j{k}",
            "revolute",
            Mdh(a=e("L") if k > 1 else e(0)),
            parent=f"j{k - 1}" if k > 1 else BASE,
            mass=e("m"),
            com=vector("L/2", 0, 0),
            inertia=Inertia(zz=e("m*L**2/12")),
        )
        for k in range(1, n + 1)
    )
    return Chain(
        f"planar{n}",
        rods,
        gravity=DOWN_Y,
        parameters=(parameter("m", 1.2, constant), parameter("L", 0.5, constant)),
        points=(Point("tip", f"j{n}", vector("L", 0, 0)),),
    )


def twin(name: str) -> dict[str, Any]:
    """The numbers of a published arm: gravity, and per joint rotation, origin, mass, com, inertia."""
    data: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return data


def from_twin(name: str, tip: tuple[float, float, float]) -> Chain:
    """A serial chain of revolute joints from the numbers of a published arm; frames are the file's."""
    data = twin(name)
    joints = []
    for k, row in enumerate(data["joints"], start=1):
        roll = round(math.atan2(row["rotation"][7], row["rotation"][8]) / (math.pi / 2))
        xx, xy, xz, yy, yz, zz = row["inertia"]
        joints.append(
            Joint(
                f"j{k}",
                "revolute",
                Xyz(
                    vector(*row["origin"]),
                    (e(("0", "pi/2", "pi", "-pi/2")[roll]), e(0), e(0)),
                ),
                parent=f"j{k - 1}" if k > 1 else BASE,
                mass=e(row["mass"]),
                com=vector(*row["com"]),
                inertia=Inertia(xx=e(xx), yy=e(yy), zz=e(zz), xy=e(xy), xz=e(xz), yz=e(yz)),
            )
        )
    points = (Point("tip", joints[-1].name, vector(*tip)),)
    return Chain(name, tuple(joints), gravity=vector(*data["gravity"]), points=points)


def puma560() -> Chain:
    """PUMA 560, all values literal."""
    return from_twin("puma560", (0.0, 0.0, 0.05625))


def panda() -> Chain:
    """Franka Emika Panda, all values literal."""
    return from_twin("panda", (0.0, 0.0, 0.107))


def planar8() -> Chain:
    """A planar arm of eight different links, all values literal."""
    return from_twin("planar8", (0.79, 0.0, 0.0))


def tree() -> Chain:
    """Everything the smooth chain can carry, once: a tree in all three placements."""
    joints = (
        Joint("mount", "fixed", Xyz(vector(0.1, 0, 0.3), vector(0, "pi/6", 0)), mass=e(2.0)),
        Joint(
            "waist",
            "revolute",
            Mdh(d=e(0.2), theta=e(0.3)),
            parent="mount",
            mass=e("m1"),
            com=vector(0.02, "L/4", -0.05),
            inertia=Inertia(e(0.05), e(0.06), e(0.04), e(0.002), e(-0.003), e(0.001)),
            stiffness=e("k1"),
            damping=e("c1"),
            rest=e(0.2),
        ),
        Joint(
            "boom",
            "prismatic",
            Mdh(a=e(0.15), alpha=e(0.7), d=e(0.1), theta=e("-pi/3")),
            parent="waist",
            mass=e(1.1),
            com=vector(0.05, 0, 0.1),
            inertia=Inertia(e(0.02), e(0.03), e(0.025), e(0), e(0.001), e(-0.002)),
            stiffness=e(300),
            rest=e(-0.05),
        ),
        Joint(
            "twist",
            "revolute",
            Dh(a=e("L"), alpha=e(-0.9), d=e(0.12), theta=e(0.4)),
            parent="boom",
            mass=e(0.8),
            com=vector("-L/2", 0.01, 0.02),
            inertia=Inertia(e(0.004), e(0.012), e(0.013), e(0.0005), e(0), e(-0.0007)),
        ),
        Joint("flange", "fixed", Dh(a=e(0.05), alpha=e("pi/2"), d=e(0.03), theta=e(0.2)), parent="twist", mass=e(0.1)),
        Joint(
            "wrist",
            "revolute",
            Xyz(vector(0.02, -0.03, 0.08), vector(0.2, -0.4, 0.9), vector(1, 2, -2)),
            parent="flange",
            mass=e(0.35),
            com=vector(0.01, 0.04, -0.02),
            inertia=Inertia(e(0.001), e(0.0012), e(0.0009), e(0.0001), e(0.00005), e(-0.0001)),
            pseudo=True,
            stiffness=e(4),
            damping=e(0.1),
        ),
        Joint(
            "slide",
            "prismatic",
            Dh(a=e(0.07), alpha=e(0.5), d=e(0.04), theta=e(-0.3)),
            parent="waist",
            mass=e(0.6),
            com=vector(0, 0.03, 0.06),
            inertia=Inertia(e(0.003), e(0.002), e(0.0025)),
        ),
        Joint(
            "spinner",
            "revolute",
            Xyz(vector(0, 0.1, 0.05), vector(0, "pi/2", 0), vector(0, 1, 0)),
            parent="slide",
            mass=e(0.4),
            com=vector(0.02, 0, 0),
            inertia=Inertia(e(0.0006), e(0.001), e(0.0007)),
            actuated=False,
        ),
    )
    return Chain(
        "tree",
        joints,
        description="A tree with everything that the smooth chain can carry",
        gravity=vector("g/10", 0, "-g"),
        parameters=(
            parameter("g", 9.81),
            parameter("m1", 3.2),
            parameter("L", 0.25, constant=True),
            parameter("k1", "20*m1"),
            parameter("c1", 0.4),
            parameter("kc", 15.0),
        ),
        inputs=("wind", "pull"),
        points=(
            Point("tip", "wrist", vector(0.1, 0.02, "L")),
            Point("eye", "flange", vector(0, 0.05, 0)),
            Point("rim", "spinner", vector(0, 0, 0.06)),
        ),
        loads=(
            Load(point="tip", force=vector("pull", "wind/2", -3), moment=vector(0, "m1/4", "wind")),
            Load(joint="slide", moment=vector(0.3, -0.2, "pull")),
        ),
        stiffness=(SpringMatrix(("boom", "spinner"), ((e(40), e("-kc/3")), (e("-kc/3"), e("kc")))),),
        potential=e("kc*(1 - cos(twist - 2*spinner))*exp(-slide**2) + wind*sin(t)*slide"),
        dissipation=e("c1*(d(twist) - d(spinner))**2/2 + d(boom)**2*(2 + sin(waist))/4"),
        forces=(
            ("slide", e("wind*cos(2*t) - 0.3*d(slide)*abs(d(slide)) + where(t < 0.25, 0.5, 0)")),
            ("waist", e("min(pull, max(-1, 2*d(twist)))*sqrt(1 + waist**2) + atan2(pull, 1 + boom**2)")),
        ),
    )


def prescribed() -> Chain:
    """A slide moved by an expression of time, a joint moved by inputs, and two free joints behind them."""
    body = Inertia(e(0.02), e(0.03), e(0.025), e(0.001), e(-0.002), e(0.0015))
    joints = (
        Joint("shaker", "prismatic", Mdh(alpha=e("pi/2")), mass=e(1), motion=e("A*sin(w*t) + A/3*t")),
        Joint("arm", "revolute", Mdh(a=e(0.1), alpha=e(0.4), d=e(0.2)), "shaker", e(1.5), vector(0.2, 0, 0), body),
        Joint(
            "turret",
            "revolute",
            Xyz(vector(0.4, 0, 0.1), vector(0.3, 0, 0.2), vector(0, 1, 0)),
            "arm",
            e(0.7),
            vector(0.05, 0.1, 0),
            body,
            motion="prescribed",
        ),
        Joint("rod", "revolute", Mdh(a=e(0.3), alpha=e(-0.6)), "turret", e(0.5), vector(0.15, 0.02, 0), body),
    )
    return Chain(
        "prescribed",
        joints,
        gravity=DOWN_Z,
        parameters=(parameter("A", 0.05), parameter("w", 3.0)),
        inputs=("torque",),
        points=(Point("tip", "rod", vector(0.3, 0, 0)),),
        forces=(("rod", e("torque - 0.2*d(rod)")),),
    )


CHAINS: dict[str, Callable[[], Chain]] = {
    "pendulum": pendulum,
    "cart_double_pendulum": cart_double_pendulum,
    "planar1": lambda: planar(1),
    "planar3": lambda: planar(3, constant=False),
    "puma560": puma560,
    "panda": panda,
    "planar8": planar8,
    "tree": tree,
    "prescribed": prescribed,
}
"""Name -> builder of every fixed chain of the zoo."""

JAMMING = """
symgen: 1
name: jam
gravity: [0, 0, 0]
joints:
  - name: x
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 0.1
    friction: {coefficient: 3, normal: [0, 1, 0]}
  - {name: y, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 1, 0]}, mass: 10}
"""
"""10 kg on an axis that is turned by 45 degrees: numbers of the chain come near 5, which is a status, too."""


def friction_signatures(chain: Chain) -> dict[str, Signature]:
    """The chain's functions of friction."""
    return {name: signature for name, signature in signatures(assemble(chain)).items() if signature.friction}
