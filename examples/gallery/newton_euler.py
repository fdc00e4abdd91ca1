"""Torques of a tree of links by the recursive Newton-Euler equations in plain NumPy, from tables or URDF.

Two passes (Luh, Walker and Paul 1980): velocities and accelerations outwards in the base frame, forces and moments
inwards, gravity as an acceleration of the base. It shares no code with symgen and reads its numbers by itself.
"""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

__all__ = ["Link", "dh", "inverse_dynamics", "links_of_urdf", "mass_matrix", "mdh", "rpy", "tensor", "transform"]

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Link:
    """A link and the joint before it.

    Args:
        parent: number of the link before; -1 is the base.
        before, behind: (4, 4), parent to joint and joint to link; the joint moves between them.
        axis: unit vector in the joint's frame.
        slides: True for a prismatic joint.
        mass, com: kg; (3,) m in the link's frame.
        inertia: (3, 3) kg m^2, about the mass centre, link axes.
    """

    parent: int
    before: Array
    behind: Array
    axis: Array
    slides: bool
    mass: float
    com: Array
    inertia: Array


def rotation(axis: Array, angle: float) -> Array:
    """Rodrigues' rotation matrix."""
    x, y, z = axis
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K


def transform(R: Array | None = None, p: Sequence[float] = (0, 0, 0)) -> Array:
    """Homogeneous matrix of a rotation and a translation."""
    T = np.eye(4)
    T[:3, :3] = np.eye(3) if R is None else R
    T[:3, 3] = p
    return T


def rpy(roll: float, pitch: float, yaw: float) -> Array:
    """Rotation of URDF's fixed-axis angles."""
    x, y, z = np.eye(3)
    return rotation(z, yaw) @ rotation(y, pitch) @ rotation(x, roll)


def dh(a: float = 0, alpha: float = 0, d: float = 0, theta: float = 0) -> Array:
    """Denavit and Hartenberg's matrix, Rot_z Trans_z Trans_x Rot_x."""
    x, _, z = np.eye(3)
    return transform(rotation(z, theta), (0, 0, d)) @ transform(rotation(x, alpha), (a, 0, 0))


def mdh(a: float = 0, alpha: float = 0, d: float = 0, theta: float = 0) -> Array:
    """Craig's matrix, Rot_x Trans_x Rot_z Trans_z."""
    x, _, z = np.eye(3)
    return transform(rotation(x, alpha)) @ transform(rotation(z, theta), (a, 0, 0)) @ transform(p=(0, 0, d))


def tensor(xx: float, yy: float, zz: float, xy: float = 0, xz: float = 0, yz: float = 0) -> Array:
    """Inertia tensor of its elements."""
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def inverse_dynamics(links: Sequence[Link], gravity: Sequence[float], q: Array, qd: Array, qdd: Array) -> Array:
    """Joint forces (n,) of the links of a motion; every link has a joint that moves."""
    n = len(links)
    frames, axes, origins, centres = [], [], [], []
    spin, spin_rate, acceleration = [], [], []
    for k, link in enumerate(links):
        up = np.eye(4) if link.parent < 0 else frames[link.parent]
        w, wd, a = (
            (np.zeros(3), np.zeros(3), -np.asarray(gravity, float))
            if link.parent < 0
            else (spin[link.parent], spin_rate[link.parent], acceleration[link.parent])
        )
        joint = up @ link.before
        e = joint[:3, :3] @ link.axis
        moved = transform(p=link.axis * q[k]) if link.slides else transform(rotation(link.axis, q[k]))
        frame = joint @ moved @ link.behind
        r = frame[:3, 3] - up[:3, 3]
        if link.slides:
            a = a + np.cross(wd, r) + np.cross(w, np.cross(w, r)) + 2 * np.cross(w, e * qd[k]) + e * qdd[k]
        else:
            base = joint[:3, 3] - up[:3, 3]
            a = a + np.cross(wd, base) + np.cross(w, np.cross(w, base))
            wd, w = wd + e * qdd[k] + np.cross(w, e * qd[k]), w + e * qd[k]
            arm = frame[:3, 3] - joint[:3, 3]
            a = a + np.cross(wd, arm) + np.cross(w, np.cross(w, arm))
        frames.append(frame)
        axes.append(e)
        origins.append(joint[:3, 3])
        centres.append(frame[:3, :3] @ link.com + frame[:3, 3])
        spin.append(w)
        spin_rate.append(wd)
        acceleration.append(a)
    force, moment = np.zeros((n, 3)), np.zeros((n, 3))
    """Of each joint on what is behind it; the moment about the base's origin."""
    tau = np.zeros(n)
    for k in reversed(range(n)):
        link, R = links[k], frames[k][:3, :3]
        c = centres[k] - frames[k][:3, 3]
        w, wd = spin[k], spin_rate[k]
        f = link.mass * (acceleration[k] + np.cross(wd, c) + np.cross(w, np.cross(w, c)))
        J = R @ link.inertia @ R.T
        force[k] += f
        moment[k] += J @ wd + np.cross(w, J @ w) + np.cross(centres[k], f)
        tau[k] = axes[k] @ (force[k] if link.slides else moment[k] - np.cross(origins[k], force[k]))
        if link.parent >= 0:
            force[link.parent] += force[k]
            moment[link.parent] += moment[k]
    return tau


def mass_matrix(links: Sequence[Link], q: Array) -> Array:
    """Inertia matrix (n, n), column by column from unit accelerations without gravity."""
    n, still = len(links), np.zeros(len(links))
    return np.stack([inverse_dynamics(links, np.zeros(3), q, still, unit) for unit in np.eye(n)], axis=1)


def links_of_urdf(path: Path) -> list[Link]:
    """The links behind the moving joints of a URDF file, in its order; fixed joints may only end it."""
    root = ElementTree.parse(path).getroot()
    bodies = {link.get("name"): link.find("inertial") for link in root.iter("link")}
    numbers: dict[str | None, int] = {}
    links: list[Link] = []
    for joint in root.iter("joint"):
        if joint.get("type") == "fixed":
            continue
        child, parent = joint.find("child").get("link"), joint.find("parent").get("link")
        body = bodies[child]
        centre = placed(body.find("origin"))
        moments = {key: float(value) for key, value in body.find("inertia").attrib.items()}
        I = tensor(**{key[1:]: value for key, value in moments.items()})
        axis = np.array(joint.find("axis").get("xyz").split(), float)
        turned = centre[:3, :3]
        numbers[child] = len(links)
        links.append(
            Link(
                numbers.get(parent, -1),
                placed(joint.find("origin")),
                np.eye(4),
                axis / np.linalg.norm(axis),
                joint.get("type") == "prismatic",
                float(body.find("mass").get("value")),
                centre[:3, 3],
                turned @ I @ turned.T,
            )
        )
    return links


def placed(origin: ElementTree.Element) -> Array:
    """The matrix of an <origin>."""
    values = [np.array(origin.get(key, "0 0 0").split(), float) for key in ("rpy", "xyz")]
    return transform(rpy(*values[0]), values[1])
