"""Seeded random friction problems: for each number of joints and sort of friction one chain whose every number is a
run-time parameter, so that each state is a machine of its own."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain, Drive, Friction, Inertia, Joint, Mdh, Parameter, Stribeck, Vector
from symgen.describe.expression import Name, Number
from symgen.reference.batched_newton_euler import ManyStates
from symgen.reference.expressions import evaluate

Array = NDArray[Any]

KINDS = ("levels", "loads", "drives", "loads and drives")
EXTREME = ("self-locking drives", "jamming slides", "jamming pins", "self-locking drives on pins")
"""Every joint depends on its load, so strongly that in many states no motion, or several, obey every law."""

HARSH = 0.1
"""Share of the problems whose coefficients and losses are so large that motions need not be unique."""

RANGES = {
    "a": (-0.5, 0.5),
    "alpha": (-1.6, 1.6),
    "d": (-0.3, 0.3),
    "theta": (-1.0, 1.0),
    "m": (0.3, 5.0),
    "cx": (-0.2, 0.2),
    "cy": (-0.2, 0.2),
    "cz": (-0.2, 0.2),
    "xx": (0.01, 0.1),
    "yy": (0.01, 0.1),
    "zz": (0.01, 0.1),
    "coulomb": (0.05, 3.0),
    "viscous": (0.0, 0.4),
    "stribeck": (0.02, 0.5),
    "mu": (0.0, 0.25),
    "radius": (0.02, 0.1),
    "span": (0.1, 0.5),
    "ratio": (2.0, 40.0),
    "rotor": (1e-5, 1e-3),
    "k1": (0.0, 0.7),
    "k2": (0.0, 0.7),
    "motor": (0.0, 0.03),
    "motor_viscous": (0.0, 1e-3),
}
"""Draws are uniform."""

STRONG = {"k1": (0.0, 3.0), "k2": (0.0, 3.0), "mu": (0.0, 2.0), "radius": (0.02, 0.5), "ratio": (2.0, 10.0)}
"""Draws of `EXTREME` kinds in place of those of `RANGES`."""

RAISED = {"static": ("coulomb", 2.0), "mu_s": ("mu", 1.6), "s1": ("k1", 1.3), "s2": ("k2", 1.3),
          "motor_s": ("motor", 1.5)}  # fmt: skip
"""Static value -> its sliding value and the largest factor between them; one in four is equal to it."""


def random_chain(joints: int, kind: str, seed: int) -> Chain:
    """A serial arm, a third of its joints slides; its numbers are parameters named `<what>_<joint>`."""
    draw = random.Random(f"{joints} {kind} {seed}")
    parameters: list[Parameter] = []
    built = []
    for k in range(joints):

        def name(what: str, k: int = k) -> Name:
            parameters.append(Parameter(f"{what}_{k}", Number(0.1)))
            return Name(f"{what}_{k}")

        prismatic = kind == "jamming slides" or (kind != "jamming pins" and draw.random() < 0.33)
        levels: dict[str, Any] = {what: name(what) for what in ("coulomb", "static", "viscous")}
        if draw.random() < 0.4:
            levels["stribeck"] = Stribeck(name("stribeck"))
        bears = kind in ("jamming slides", "jamming pins", "self-locking drives on pins")
        if bears or ("loads" in kind and (draw.random() < 0.7 or joints == 1)):
            levels.update(coefficient=name("mu"), static_coefficient=name("mu_s"))
            if prismatic:
                levels["normal"] = _vector(*draw.choice([(1, 0, 0), (0, 1, 0), (1, 1, 0)]))
            else:
                levels.update(normal=draw.choice(["radial", "radial", "axial"]), radius=name("radius"))
            if draw.random() < 0.4:
                levels["span"] = name("span")
        drive = None
        if "drives" in kind and (draw.random() < 0.6 or joints == 1 or kind in EXTREME):
            own = Friction(coulomb=name("motor"), static=name("motor_s"), viscous=name("motor_viscous"))
            drive = Drive(
                ratio=name("ratio"),
                inertia=name("rotor"),
                loss=(name("k1"), name("k2")),
                static_loss=(name("s1"), name("s2")),
                motor_friction=own,
            )
        built.append(
            Joint(
                f"j{k}",
                "prismatic" if prismatic else "revolute",
                Mdh(name("a"), name("alpha"), name("d"), name("theta")),
                parent=f"j{k - 1}" if k else "base",
                mass=name("m"),
                com=(name("cx"), name("cy"), name("cz")),
                inertia=Inertia(xx=name("xx"), yy=name("yy"), zz=name("zz")),
                friction=Friction(**levels),
                drive=drive,
            )
        )
    title = f"arm{joints}_{kind.replace(' ', '_').replace('-', '_')}"
    return Chain(title, tuple(built), gravity=_vector(0, 0, -9.81), parameters=tuple(parameters), description=kind)


def _vector(x: float, y: float, z: float) -> Vector:
    return (Number(float(x)), Number(float(y)), Number(float(z)))


@dataclass(frozen=True, eq=False)
class Problems:
    """Problems of one chain, arrays (..., count)."""

    parameters: Array
    q: Array
    qd: Array
    tau: Array
    mode: Array
    reached: Array
    many: ManyStates

    @property
    def count(self) -> int:
        return self.q.shape[1]


def draw_problems(chain: Chain, count: int, rng: np.random.Generator) -> Problems:
    """Machines, states, and joint forces inside, beyond and at the edge of what static friction holds."""
    values: dict[str, Array] = {}
    ranges = {**RANGES, **(STRONG if chain.description in EXTREME else {})}
    harsh = rng.random(count) < HARSH
    for parameter in chain.parameters:
        what = parameter.name.rsplit("_", 1)[0]
        if what in ranges:
            values[parameter.name] = rng.uniform(*ranges[what], count) * np.where(
                harsh & (what in ("mu", "k1", "k2")), 4, 1
            )
    for parameter in chain.parameters:
        what, k = parameter.name.rsplit("_", 1)
        if what in RAISED:
            sliding, most = RAISED[what]
            factor = np.where(rng.random(count) < 0.25, 1.0, rng.uniform(1.0, most, count))
            values[parameter.name] = values[f"{sliding}_{k}"] * factor
    many = ManyStates(chain, lambda expression: evaluate(expression, values), count)
    n = len(chain.moving)
    q = rng.uniform(-3.2, 3.2, (n, count))
    resting = rng.random((n, count)) < rng.choice([0.5, 0.8, 1.0], count)
    qd = np.where(resting, 0.0, rng.normal(size=(n, count)) * 10.0 ** rng.uniform(-3.0, 0.3, (n, count)))
    mode = np.where(resting, rng.choice([0, 0, 0, 1, -1], (n, count)), np.sign(qd)).astype(np.int8)
    reached = resting & (mode == 0) & (rng.random((n, count)) < 0.1)
    needed = many.needed(q, qd, np.zeros_like(q))
    near = rng.choice([0.0, 1.0], (n, count)) + 10.0 ** rng.uniform(-9, -2, (n, count)) * rng.choice(
        [-1, 1], (n, count)
    )
    share = np.select(
        [rng.random((n, count)) < 0.55, rng.random((n, count)) < 0.5],
        [rng.uniform(0.0, 1.0, (n, count)), rng.uniform(-1.5, 2.5, (n, count))],
        near,
    )
    tau = needed.smooth + rng.normal(size=(n, count)) * 3.0
    for j, law in enumerate(many.laws):
        if law is not None:
            low, high = law.band(law.load(needed.wrench[j]), needed.smooth[j] - needed.rotor[j])
            tau[j] = np.where(resting[j], needed.smooth[j] + low + share[j] * (high - low), tau[j])
    parameters = np.array([values[p.name] for p in chain.parameters])
    return Problems(parameters, q, qd, tau, mode, reached, many)
