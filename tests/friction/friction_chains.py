"""Chains with friction: the examples of Karnopp 1985, Dupont 1993 and Harlecki 1995, and seeded random ones."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import symgen
from symgen.describe.chain import (
    Chain,
    Drive,
    Friction,
    Inertia,
    Joint,
    Mdh,
    Parameter,
    Stribeck,
    Vector,
    Xyz,
)
from symgen.describe.expression import Expression, Number
from symgen.describe.parse import parse_expression

NONE: Vector = (Number(0.0), Number(0.0), Number(0.0))


@cache
def friction_data() -> dict[str, Any]:
    """Exact solutions and instances, with conventions and the papers' misprints."""
    path = Path(__file__).resolve().parents[1] / "data" / "friction_cases.json"
    data: dict[str, Any] = json.loads(path.read_text())
    return data


TARGETS = ("c", "numpy")
FUNCTIONS = (
    "sticking_forces", "friction_dynamics", "friction_limits", "decide", "friction_inverse_dynamics", "reactions",
    "mass_matrix", "bias", "kinetic_energy", "potential_energy",
)  # fmt: skip


@cache
def compiled(chain: Chain, target: str) -> Any:
    """The instantaneous functions of a chain as users get them, float64."""
    return symgen.build_model(chain, target, functions=FUNCTIONS)


def assert_known(found: Any, known: Any, tolerance: float = 1e-10) -> None:
    """The numbers of the data, all of them, to 1e-10 of their size, or of 1 below that.

    The data print 15 significant digits; that alone is worth at most 1e-12 in what follows from them here.
    """
    found, known = np.asarray(found, dtype=float), np.asarray(known, dtype=float)
    assert found.shape == known.shape
    assert found.size
    error = np.abs(found - known) / np.maximum(1.0, np.abs(known))
    assert np.max(error) <= tolerance, (np.max(error), found, known)


def column(rows: list[dict[str, Any]], key: str) -> np.ndarray:
    """One entry of all rows."""
    return np.array([row[key] for row in rows])


def modes(rows: list[dict[str, Any]]) -> np.ndarray:
    """(rows, joints that rub)."""
    return column(rows, "mode").astype(np.int8)


def e(value: float | str) -> Expression:
    return parse_expression(value) if isinstance(value, str) else Number(float(value))


def v(x: float | str, y: float | str, z: float | str) -> Vector:
    return (e(x), e(y), e(z))


def slide(name: str, mass: float | str, axis: tuple[float, float, float] = (1, 0, 0), **keys: Any) -> Joint:
    """A mass on a slide."""
    return Joint(name, "prismatic", Xyz(axis=v(*axis)), mass=e(mass), **keys)


def single_mass() -> Chain:
    """Karnopp's figure 2."""
    return Chain("mass", (slide("x", 2.0, friction=Friction(coulomb=e(10), static=e(15))),), gravity=NONE)


def relative_masses() -> Chain:
    """Karnopp's figure 3: m1 slides on m2, m2 is free; coordinates x2 and x1 - x2."""
    lower = slide("x2", "m2")
    upper = slide("r", "m1", parent="x2", friction=Friction(coulomb=e("Fslip"), static=e("FH")))
    values = {"m1": 2.0, "m2": 5.0, "Fslip": 4.0, "FH": 6.0}
    parameters = tuple(Parameter(name, e(x)) for name, x in values.items())
    return Chain("relative", (lower, upper), gravity=NONE, parameters=parameters)


def two_masses() -> Chain:
    """Karnopp's figure 4: m1 slides on m2, which slides on the ground; coordinates x2 and x1 - x2."""
    lower = slide("x2", "m2", friction=Friction(coulomb=e("Ff"), static=e("FfH")))
    upper = slide("r", "m1", parent="x2", friction=Friction(coulomb=e("Fr"), static=e("FrH")))
    values = {"m1": 3.0, "m2": 0.5, "Fr": 2.0, "FrH": 3.0, "Ff": 5.0, "FfH": 7.5}
    parameters = tuple(Parameter(name, e(x)) for name, x in values.items())
    return Chain("two_masses", (lower, upper), gravity=NONE, parameters=parameters)


def xy_table(static: float = 0.3) -> Chain:
    """Dupont's figure 2: m1 slides along x in m2, which moves along y; the slot's wall carries m1 ydd."""
    table = slide("y", 30.0, (0, 1, 0))
    rubs = Friction(coefficient=e(0.3), static_coefficient=e(static), normal=v(0, 1, 0))
    mass = slide("x", 10.0, (1, 0, 0), parent="y", friction=rubs)
    return Chain("xy_table", (table, mass), gravity=NONE)


def scalar_screw(load: float = 300.0, **keys: Any) -> Chain:
    """Dupont's figure 4 as a revolute joint with inertia m l^2 and load torque m g l."""
    drive = {"inertia": e(5), "efficiency": (e(0.663), e(1.91)), "static_efficiency": (e(0.6), e(2.4)), **keys}
    turn = Joint("screw", "revolute", Mdh(), inertia=Inertia(zz=e(50)), drive=Drive(**drive))
    return Chain("screw", (turn,), gravity=NONE, forces=(("screw", e(-load)),))


def spherical_screw() -> Chain:
    """Waist, shoulder, and a boom pushed by a screw: the vector case of Dupont's section 4.3.

    The boom's coordinate is its extension; the screw angle of the data is extension / l.
    """
    waist = Joint("waist", "revolute", Mdh(), inertia=Inertia(zz=e(20)))
    shoulder = Joint(
        "shoulder",
        "revolute",
        Xyz(axis=v(0, -1, 0)),
        parent="waist",
        mass=e(15),
        com=v(0.6, 0, 0),
        inertia=Inertia(yy=e("8 - 15*0.6**2"), zz=e("8 - 15*0.6**2")),
    )
    drive = Drive(lead=e(0.02), inertia=e(0.008), efficiency=(e(0.7), e(1.6)), static_efficiency=(e(0.6), e(2.0)))
    boom = Joint(
        "boom", "prismatic", Xyz(xyz=v(0.8, 0, 0), axis=v(1, 0, 0)), parent="shoulder", mass=e(40), drive=drive
    )
    return Chain("spherical", (waist, shoulder, boom), gravity=v(0, 0, -9.81))


def two_link(**keys: Any) -> Chain:
    """Harlecki's two-link chain with pins that rub."""
    pins = [
        Friction(coefficient=e(0.5), static_coefficient=e(0.7), normal="radial", radius=e(radius), **keys)
        for radius in (0.1, 0.08)
    ]
    upper = Joint("th1", "revolute", Mdh(), mass=e(12), com=v(0.5, 0, 0), inertia=Inertia(zz=e(1)), friction=pins[0])
    lower = Joint(
        "th2",
        "revolute",
        Mdh(a=e(1)),
        parent="th1",
        mass=e(8),
        com=v(0.4, 0, 0),
        inertia=Inertia(zz=e(0.45)),
        friction=pins[1],
    )
    return Chain("two_link", (upper, lower), gravity=v(0, -9.81, 0))


def stribeck_mass() -> Chain:
    """The law of the table in the data."""
    law = Friction(coulomb=e(1), static=e(1.5), viscous=e(0.4), stribeck=Stribeck(e(0.05), e(2)))
    return Chain("stribeck", (slide("x", 1.0, friction=law),), gravity=NONE)


def random_arm(seed: int, joints: int, loaded: bool = False, drives: bool = False) -> Chain:
    """A serial arm in general position whose joints rub, by levels or also by load and through drives."""
    rng = random.Random(seed)

    def number(low: float, high: float) -> Expression:
        return Number(rng.uniform(low, high))

    moving = []
    for k in range(joints):
        prismatic = rng.random() < 0.3
        coulomb = rng.uniform(0.2, 3.0)
        keys: dict[str, Any] = {
            "coulomb": Number(coulomb),
            "static": Number(coulomb * rng.choice([1.0, rng.uniform(1.0, 1.8)])),
            "viscous": number(0, 0.3),
        }
        if loaded and rng.random() < 0.7:
            mu = rng.uniform(0.02, 0.25)
            keys.update(coefficient=Number(mu), static_coefficient=Number(mu * rng.uniform(1, 1.5)))
            if prismatic:
                keys["normal"] = v(*rng.choice([(1, 0, 0), (0, 1, 0), (1, 1, 0)]))
            else:
                keys["normal"], keys["radius"] = rng.choice(["radial", "axial"]), number(0.02, 0.1)
            if rng.random() < 0.4:
                keys["span"] = number(0.2, 0.5)
        drive = None
        if drives and rng.random() < 0.5:
            k1, k2 = rng.uniform(0.05, 0.6), rng.uniform(0.05, 0.6)
            drive = Drive(
                ratio=number(2, 30),
                inertia=number(1e-4, 1e-3),
                loss=(Number(k1), Number(k2)),
                static_loss=(Number(k1 * 1.2), Number(k2 * 1.2)),
                motor_friction=Friction(coulomb=number(0, 0.02), static=number(0.02, 0.03), viscous=number(0, 0.001)),
            )
        moving.append(
            Joint(
                f"j{k}",
                "prismatic" if prismatic else "revolute",
                Mdh(a=number(-0.4, 0.4), alpha=number(-1.5, 1.5), d=number(-0.2, 0.2), theta=number(-1, 1)),
                parent=f"j{k - 1}" if k else "base",
                mass=number(0.5, 4),
                com=(number(-0.2, 0.2), number(-0.2, 0.2), number(-0.2, 0.2)),
                inertia=Inertia(xx=number(0.02, 0.1), yy=number(0.02, 0.1), zz=number(0.02, 0.1)),
                friction=Friction(**keys),
                drive=drive,
            )
        )
    return Chain(f"arm{seed}", tuple(moving), gravity=v(0, 0, -9.81))
