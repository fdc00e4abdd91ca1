"""From the parameters of a fit to estimates with the chain's names, places and units."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array
from symgen.describe.linear_parameters import SIDES
from symgen.identify.friction_tests.fit import Fit
from symgen.identify.friction_tests.law import undirected
from symgen.identify.friction_tests.points import BREAKAWAY

__all__ = ["LOSSES", "Estimates", "estimates_of", "key_of"]

LEVELS = ("coulomb", "static", "viscous", "stribeck_velocity")
"""Keys that stand below `friction`, or below `motor_friction` of a drive."""


LOSSES = ("k1", "k2")


@dataclass(frozen=True, eq=False)
class Estimates:
    """Estimates of one fit.

    Attributes:
        keys: (p,) such as `coulomb`, `motor_viscous`, `static_k1`; the names are `<joint>_<key>`.
        places: (p,) in the chain, see `write_back`; empty for an offset, which is the measurement's.
        values, covariance: (p,) and (p, p).
        units: (p,).
    """

    keys: tuple[str, ...]
    places: tuple[str, ...]
    values: Array
    covariance: Array
    units: tuple[str, ...]


def key_of(fit: Fit, name: str) -> str:
    """The key of a parameter, the motor's with its prefix."""
    if undirected(name) == "law":
        return name
    rest, way = fit.shape.kind == BREAKAWAY, name[len(undirected(name)) :]
    name = undirected(name)
    key = {"rise": "static", "velocity": "stribeck_velocity"}.get(name, name)
    if rest:
        key = {"coulomb": "static", "offset": "offset_at_rest", "coefficient": "static_coefficient"}.get(key, key)
        key = f"static_{key}" if key in LOSSES else key
    return f"motor_{key}{way}" if key in LEVELS and fit.shape.side == "motor" else f"{key}{way}"


def estimates_of(fit: Fit) -> Estimates:
    """The estimates of a fit; the static level in place of what it exceeds the kinetic one by."""
    p = len(fit.names)
    turn = np.eye(p)
    values = fit.values.copy()
    for k, name in enumerate(fit.names):
        if undirected(name) == "rise":
            below = name.replace("rise", "coulomb")
            below = below if below in fit.names else "coulomb"
            if below in fit.names:
                turn[k, fit.names.index(below)] = 1.0
            else:
                values[k] += fit.shape.initial(name.replace("rise", "coulomb"))
    bound = np.isnan(np.diag(fit.covariance))
    covariance = turn @ np.where(np.isnan(fit.covariance), 0.0, fit.covariance) @ turn.T
    lost = (np.abs(turn) @ bound.astype(float)) > 0.0
    covariance[lost], covariance[:, lost] = np.nan, np.nan
    keys = tuple(key_of(fit, name) for name in fit.names)
    joint = fit.shape.joint.name
    places = tuple(_place(joint, key) for key in keys)
    units = tuple(_unit(fit, key) for key in keys)
    return Estimates(keys, places, turn @ values, covariance, units)


def _place(joint: str, key: str) -> str:
    way = next((f".{side + 1}" for side, word in SIDES.items() if key.endswith(word)), "")
    if key.startswith("law"):
        words, k = key.removeprefix("law").rsplit("_", 1)
        step = next((f".{side + 1}" for side, word in SIDES.items() if word == words), "")
        return f"{joint}.friction.law{step}.forces.{k}"
    key = undirected(key)
    if key.startswith("offset"):
        return ""
    if key[-2:] in LOSSES:
        return f"{joint}.drive.{'static_loss' if key.startswith('static') else 'loss'}{way}.{key[-1]}"
    if key == "preload":
        return f"{joint}.drive.preload"
    owner, level = ("drive.motor_friction", key[6:]) if key.startswith("motor_") else ("friction", key)
    return f"{joint}.{owner}.{level.replace('stribeck_velocity', 'stribeck.velocity')}{way}"


def _unit(fit: Fit, key: str) -> str:
    """SI unit; a motor turns, whatever its joint does."""
    turns, key = fit.shape.joint.type != "prismatic" or key.startswith("motor_"), undirected(key)
    if key.endswith("viscous"):
        return "N m s/rad" if turns else "N s/m"
    if key.endswith("velocity"):
        return "rad/s" if turns else "m/s"
    if key[-2:] in LOSSES or key.endswith("coefficient"):
        return ""
    return "N m" if turns else "N"
