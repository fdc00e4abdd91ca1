"""Newton and Euler's recursion for a serial arm of revolute joints, straight from the numbers in its file.

Luh, Walker and Paul (1980), in axes of the links. It reads YAML numbers alone and shares nothing with symgen.
"""

from __future__ import annotations

import ast
import operator
from dataclasses import dataclass
from math import cos, pi, sin
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from ruamel.yaml import YAML

__all__ = ["NewtonEuler"]

Vector = NDArray[np.float64]
OPERATIONS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}


def number(x: Any) -> float:
    """A number, or one written with pi, such as -pi/2."""

    def value(node: ast.AST) -> float:
        if isinstance(node, ast.Constant):
            return float(node.value)  # type: ignore[arg-type]
        if isinstance(node, ast.Name) and node.id == "pi":
            return pi
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -value(node.operand)
        if isinstance(node, ast.BinOp):
            return OPERATIONS[type(node.op)](value(node.left), value(node.right))
        raise ValueError(f"{x!r} is no number")

    return value(ast.parse(str(x), mode="eval").body)


def turn(roll: float, pitch: float, yaw: float) -> Vector:
    """Rotation matrix of fixed-axis roll, pitch and yaw."""
    x = np.array([[1, 0, 0], [0, cos(roll), -sin(roll)], [0, sin(roll), cos(roll)]])
    y = np.array([[cos(pitch), 0, sin(pitch)], [0, 1, 0], [-sin(pitch), 0, cos(pitch)]])
    z = np.array([[cos(yaw), -sin(yaw), 0], [sin(yaw), cos(yaw), 0], [0, 0, 1]])
    product: Vector = z @ y @ x
    return product


@dataclass(frozen=True)
class NewtonEuler:
    """The arm. Every joint turns about the z axis of its link's frame.

    Attributes:
        joints: names.
        gravity: (3,) m/s^2.
        place: rotation and origin of each link's frame in its parent's at q = 0.
        mass, com, inertia: of each link, about its mass centre, in its frame.
        kinetic, static, viscous: (n,) levels of friction.
    """

    joints: tuple[str, ...]
    gravity: Vector
    place: tuple[tuple[Vector, Vector], ...]
    mass: Vector
    com: Vector
    inertia: Vector
    kinetic: Vector
    static: Vector
    viscous: Vector

    @classmethod
    def read(cls, path: Path) -> NewtonEuler:
        """The arm of a chain file without drives and springs."""
        chain = YAML(typ="safe").load(path.read_text(encoding="utf-8"))
        joints = chain["joints"]
        assert all(set(j) <= {"name", "type", "place", "mass", "com", "inertia", "friction"} for j in joints)
        assert all(j["type"] == "revolute" and set(j["place"]) == {"xyz", "rpy"} for j in joints)

        def column(key: str) -> Vector:
            return np.array([number(joint["friction"].get(key, 0.0)) for joint in joints])

        def tensor(given: dict[str, Any]) -> Vector:
            xx, yy, zz, xy, xz, yz = (number(given.get(key, 0.0)) for key in ("xx", "yy", "zz", "xy", "xz", "yz"))
            return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])

        return cls(
            joints=tuple(joint["name"] for joint in joints),
            gravity=np.array([number(x) for x in chain["gravity"]]),
            place=tuple(
                (turn(*map(number, joint["place"]["rpy"])), np.array([*map(number, joint["place"]["xyz"])]))
                for joint in joints
            ),
            mass=np.array([number(joint.get("mass", 0.0)) for joint in joints]),
            com=np.array([[*map(number, joint.get("com", [0, 0, 0]))] for joint in joints]),
            inertia=np.array([tensor(joint.get("inertia", {})) for joint in joints]),
            kinetic=column("coulomb"),
            static=column("static"),
            viscous=column("viscous"),
        )

    @property
    def n(self) -> int:
        return len(self.joints)

    def inverse(self, q: Vector, qd: Vector, qdd: Vector, *, weight: float = 1.0) -> Vector:
        """(n,) torques of a motion, friction apart; without gravity where `weight` is 0."""
        z = np.array([0.0, 0.0, 1.0])
        w, dw, a = np.zeros(3), np.zeros(3), -weight * self.gravity
        turns, forces, moments = [], [], []
        for k, (rotation, origin) in enumerate(self.place):
            R = rotation @ turn(0.0, 0.0, q[k])
            a = R.T @ (a + np.cross(dw, origin) + np.cross(w, np.cross(w, origin)))
            dw = R.T @ dw + np.cross(R.T @ w, z * qd[k]) + z * qdd[k]
            w = R.T @ w + z * qd[k]
            c, tensor = self.com[k], self.inertia[k]
            force = self.mass[k] * (a + np.cross(dw, c) + np.cross(w, np.cross(w, c)))
            turns.append(R)
            forces.append(force)
            moments.append(tensor @ dw + np.cross(w, tensor @ w) + np.cross(c, force))
        tau, f, m = np.zeros(self.n), np.zeros(3), np.zeros(3)
        for k in range(self.n - 1, -1, -1):
            if k + 1 < self.n:
                R, origin = turns[k + 1], self.place[k + 1][1]
                m = moments[k] + R @ m + np.cross(origin, R @ f)
                f = forces[k] + R @ f
            else:
                f, m = forces[k], moments[k]
            tau[k] = m[2]
        return tau

    def mass_matrix(self, q: Vector) -> Vector:
        """(n, n), one column per unit acceleration."""
        zero = np.zeros(self.n)
        return np.array([self.inverse(q, zero, row, weight=0.0) for row in np.eye(self.n)]).T
