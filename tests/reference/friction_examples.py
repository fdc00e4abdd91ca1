"""The friction examples of the literature as chains, with their instantaneous states (tests/data/friction.json)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from zoo import e, vector

from symgen.describe.chain import Chain, Drive, Friction, Inertia, Joint, Xyz

DATA: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "friction.json").read_text(encoding="utf-8"))


def two_links() -> Chain:
    """Harlecki 1995, Fig. 3: two rigid links in a vertical plane, pins with load-dependent friction."""
    p = DATA["harlecki"]["params"]
    joints = [
        Joint(
            f"joint{k + 1}",
            "revolute",
            Xyz(vector(p["l"][0] if k else 0, 0, 0)),
            parent="joint1" if k else "base",
            mass=e(p["m"][k]),
            com=vector(p["c"][k], 0, 0),
            inertia=Inertia(zz=e(p["I"][k])),
            friction=Friction(
                coefficient=e(p["mu"][k]), static_coefficient=e(p["mu_static"][k]), normal="radial", radius=e(p["r"][k])
            ),
        )
        for k in range(2)
    ]
    return Chain("two_links", tuple(joints), gravity=vector(0, -p["g"], 0))


def two_masses() -> Chain:
    """Karnopp 1985, Fig. 6: mass 1 rubs on mass 2, mass 2 on the ground; coordinates x2 and x1 - x2."""
    p = DATA["karnopp_two_masses"]["params"]

    def rub(kinetic: str, static: str) -> Friction:
        return Friction(coulomb=e(p[kinetic]), static=e(p[static]))

    along = Xyz(axis=vector(1, 0, 0))
    joints = (
        Joint("lower", "prismatic", along, mass=e(p["m2"]), friction=rub("Ff_slip", "Ff_H")),
        Joint(
            "upper", "prismatic", along, "lower", mass=e(p["m1"]), friction=rub("Fr_slip", "Fr_H"), stiffness=e(p["ks"])
        ),
    )
    return Chain("two_masses", joints, gravity=vector(0, 0, 0))


def xy_table() -> Chain:
    """Dupont 1993, section 4: the x slide rides on the y slide and is pressed against it by the y acceleration."""
    p = DATA["dupont_xy"]["params"]
    joints = (
        Joint("y", "prismatic", Xyz(axis=vector(0, 1, 0)), mass=e(p["m2"])),
        Joint(
            "x",
            "prismatic",
            Xyz(axis=vector(1, 0, 0)),
            "y",
            mass=e(p["m1"]),
            friction=Friction(coefficient=e(p["mu"]), normal=vector(0, 1, 0)),
        ),
    )
    return Chain("xy_table", joints, gravity=vector(0, 0, 0))


def screw(case: str) -> Chain:
    """Dupont 1993, section 5: the scalar screw, its load an inertia m l^2."""
    p = DATA["dupont_screw"][case]["params"]
    static = (e(p["eta1s"]), e(p["eta2s"])) if "eta1s" in p else None
    drive = Drive(inertia=e(p["Jzz"]), efficiency=(e(p["eta1"]), e(p["eta2"])), static_efficiency=static)
    joint = Joint("screw", "revolute", inertia=Inertia(zz=e(p["ml2"])), drive=drive)
    return Chain("screw", (joint,), gravity=vector(0, 0, 0), forces=(("screw", e(-p.get("mgl", 0))),))


def spherical() -> Chain:
    """A waist, a shoulder, and a boom that a screw pushes out; the boom's coordinate is its extension."""
    p = DATA["dupont_vector_screw"]["params"]
    about_com = p["Ib"] - p["mb"] * p["cb"] ** 2
    joints = (
        Joint("waist", "revolute", inertia=Inertia(zz=e(p["I1"]))),
        Joint(
            "shoulder",
            "revolute",
            Xyz(axis=vector(0, -1, 0)),
            "waist",
            mass=e(p["mb"]),
            com=vector(p["cb"], 0, 0),
            inertia=Inertia(yy=e(about_com), zz=e(about_com)),
        ),
        Joint(
            "boom",
            "prismatic",
            Xyz(vector(p["rho0"], 0, 0), axis=vector(1, 0, 0)),
            "shoulder",
            mass=e(p["m"]),
            drive=Drive(
                lead=e(p["l"]),
                inertia=e(p["J"]),
                efficiency=(e(p["eta1"]), e(p["eta2"])),
                static_efficiency=(e(p["eta1s"]), e(p["eta2s"])),
            ),
        ),
    )
    return Chain("spherical", joints, gravity=vector(0, 0, -p["g"]))
