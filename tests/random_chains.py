"""Seeded random chains for tests of all stages.

`random_chain(seed)` gives trees of revolute, prismatic and fixed joints in all three placements with general
twists; `chains()` wraps the seed as a hypothesis strategy.
"""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from symgen.describe.chain import BASE, Chain, Dh, Inertia, Joint, Load, Mdh, Parameter, Place, Point, SpringMatrix, Xyz
from symgen.describe.expression import Expression
from tests.zoo import e, parameter, vector

ANGLES = ("0", "0", "pi/2", "-pi/2", "pi", "pi/3")


def random_chain(
    seed: int,
    joints: int = 4,
    *,
    tree: bool = True,
    prismatic: bool = True,
    fixed: bool = True,
    placements: tuple[str, ...] = ("mdh", "dh", "xyz"),
    parameters: bool = True,
    extras: bool = False,
) -> Chain:
    """A physical chain with `joints` joints (fixed ones included, the last one always moves).

    Args:
        seed: the same seed and options give the same chain.
        joints: number of joints.
        tree: a joint's parent may be any joint before it, or the base.
        prismatic: prismatic joints may occur.
        fixed: fixed joints may occur.
        placements: which placements may occur.
        parameters: some values are run-time parameters or constants.
        extras: springs, dampers, a load on the tip, a potential, a dissipation and a force with an input and t.
    """
    draw = random.Random(seed)
    declared: list[Parameter] = []

    def value(low: float, high: float, digits: int = 3) -> Expression:
        drawn = round(draw.uniform(low, high), digits)
        if parameters and draw.random() < 0.2:
            declared.append(parameter(f"p{len(declared) + 1}", drawn, constant=draw.random() < 0.3))
            return e(declared[-1].name)
        return e(drawn)

    def length() -> Expression:
        return e(0) if draw.random() < 0.3 else value(-0.5, 0.5)

    def angle() -> Expression:
        return e(draw.choice(ANGLES)) if draw.random() < 0.6 else e(round(draw.uniform(-3.0, 3.0), 3))

    def place() -> Place:
        kind = draw.choice(placements)
        if kind == "mdh":
            return Mdh(length(), angle(), length(), angle())
        if kind == "dh":
            return Dh(length(), angle(), length(), angle())
        axes = ((0, 0, 1), (0, 1, 0), (-1, 0, 0), (1, 2, -2), (0.3, -0.4, 1.2))
        return Xyz((length(), length(), length()), (angle(), angle(), angle()), vector(*draw.choice(axes)))

    types = ["revolute"] * 4 + ["prismatic"] * (2 if prismatic else 0) + ["fixed"] * (1 if fixed else 0)
    built: list[Joint] = []
    for k in range(1, joints + 1):
        kind = draw.choice(types) if k < joints else "revolute"
        before = [joint.name for joint in built]
        parent = before[-1] if before else BASE
        if tree and draw.random() < 0.25:
            parent = draw.choice([BASE, *before])
        springy = extras and kind != "fixed" and draw.random() < 0.5
        built.append(
            Joint(
                f"j{k}",
                kind,  # type: ignore[arg-type]
                place(),
                parent,
                mass=value(0.2, 3.0),
                com=(length(), length(), length()),
                inertia=random_inertia(draw),
                stiffness=value(1.0, 50.0) if springy else None,
                damping=value(0.0, 2.0) if springy else None,
                rest=value(-0.5, 0.5) if springy else None,
            )
        )
    moving = [joint.name for joint in built if joint.type != "fixed"]
    first, last = moving[0], moving[-1]
    chain = Chain(
        f"random{seed}",
        tuple(built),
        gravity=vector(*(round(draw.uniform(-9.0, 9.0), 2) for _ in range(3))),
        parameters=tuple(declared),
        points=(Point("tip", last, vector(0.1, -0.2, 0.3)), Point("mark", draw.choice(built).name, vector(0, 0.1, 0))),
    )
    if not extras:
        return chain
    return Chain(
        chain.name,
        chain.joints,
        gravity=chain.gravity,
        parameters=chain.parameters,
        inputs=("u",),
        points=chain.points,
        loads=(Load(point="tip", force=vector("u", 2, -1), moment=vector(0.1, "u/2", 0)),),
        stiffness=(SpringMatrix((first, last), ((e(3), e(-1)), (e(-1), e(2)))),) if first != last else (),
        potential=e(f"2*cos({first} - {last}/2) + u*{last}*sin(t)"),
        dissipation=e(f"0.3*d({first})**2 + (d({first}) - d({last}))**2/5"),
        forces=((last, e(f"u*cos(3*t) - 0.2*d({first})")),),
    )


def random_inertia(draw: random.Random) -> Inertia:
    """The tensor of six point masses: physical and in general position."""
    xx = yy = zz = xy = xz = yz = 0.0
    for _ in range(6):
        m = draw.uniform(0.05, 0.3)
        x, y, z = (draw.uniform(-0.3, 0.3) for _ in range(3))
        xx, yy, zz = xx + m * (y * y + z * z), yy + m * (x * x + z * z), zz + m * (x * x + y * y)
        xy, xz, yz = xy - m * x * y, xz - m * x * z, yz - m * y * z
    return Inertia(*(e(round(element, 6)) for element in (xx, yy, zz, xy, xz, yz)))


def chains(joints: int = 4, **options: Any) -> st.SearchStrategy[Chain]:
    """Random chains of one to `joints` joints as a hypothesis strategy; options as of `random_chain`."""
    return st.builds(
        lambda seed, count: random_chain(seed, count, **options),
        st.integers(0, 2**32 - 1),
        st.integers(1, joints),
    )
