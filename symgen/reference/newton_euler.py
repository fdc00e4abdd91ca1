"""Newton's and Euler's equations of the links in the base frame: what each joint transmits in a given motion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.reference.bodies import Link, Rotor
from symgen.reference.kinematics import Frames, Rates, cross

__all__ = ["Load", "rotor_force", "transmitted"]

Load = tuple[int, Array, Array, Array]
"""Index of the loaded link, point in its frame, force and moment in the base frame."""


def transmitted(
    links: Sequence[Link], f: Frames, motion: Rates, gravity: Array, loads: Sequence[Load]
) -> tuple[Array, Array]:
    """(links, 3) force, and moment about the base origin, that the parent exerts on each link.

    By summing over the links behind the joint what their motion needs, less gravity and loads.
    """
    force, moment = _needed(links, f, motion, gravity)
    for k, at, F, N in loads:
        if k >= 0:
            force[k] = force[k] - F
            moment[k] = moment[k] - N - cross(f.p[k] + f.R[k] @ at, F)
    for k in range(len(links) - 1, -1, -1):
        i = links[k].parent
        if i >= 0:
            force[i] += force[k]
            moment[i] += moment[k]
    return force, moment


def _needed(links: Sequence[Link], f: Frames, motion: Rates, gravity: Array) -> tuple[Array, Array]:
    """(links, 3) force, and moment about the base origin, of each link alone."""
    force = np.zeros((len(links), 3), motion.a.dtype)
    moment = np.zeros_like(force)
    for k, link in enumerate(links):
        w, al = motion.omega[k], motion.alpha[k]
        r = f.R[k] @ link.com
        Pi = f.R[k] @ link.inertia @ f.R[k].T
        F = link.mass * (motion.a[k] + cross(al, r) + cross(w, cross(w, r)) - gravity)
        force[k] += F
        moment[k] += Pi @ al + cross(w, Pi @ w) + cross(f.p[k] + r, F)
        if link.rotor is not None and link.rotor.carrier >= 0:
            moment[link.rotor.carrier] += _rotor_moment(link, link.rotor, f, motion)
    return force, moment


def _rotor_axis(link: Link, rotor: Rotor, f: Frames) -> Array:
    axis: Array = (f.R[rotor.carrier] if rotor.carrier >= 0 else np.eye(3)) @ rotor.axis
    return axis


def _rotor_moment(link: Link, rotor: Rotor, f: Frames, motion: Rates) -> Array:
    """Rate of the angular momentum J u (u.omega) of a rotor, whose axis u turns with the link that carries it."""
    i, j = rotor.carrier, link.coordinate
    u = _rotor_axis(link, rotor, f)
    w = motion.omega[i]
    spin = u @ w + rotor.ratio * motion.qd[j]
    rate = u @ motion.alpha[i] + rotor.ratio * motion.qdd[j]
    moment: Array = rotor.inertia * (u * rate + cross(w, u) * spin)
    return moment


def rotor_force(link: Link, f: Frames, motion: Rates) -> Any:
    """tau_s, what a rotor's inertia takes of its joint's force (Dupont 1993, 24); zero without a rotor."""
    rotor = link.rotor
    if rotor is None:
        return 0.0
    about = _rotor_axis(link, rotor, f) @ motion.alpha[rotor.carrier] if rotor.carrier >= 0 else 0.0
    return rotor.inertia * rotor.ratio * (about + rotor.ratio * motion.qdd[link.coordinate])
