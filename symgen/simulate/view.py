"""Projection of a chain in space onto a picture: straight on a flat motion, from above and aside on another."""

from __future__ import annotations

import math

import numpy as np

from symgen.arrays import Reals

__all__ = ["projection"]


FLAT = 1e-9
"""A motion whose extent across a plane is below this, relative to its size, lies in the plane."""

TURN = math.radians(25.0)
"""Angle about the vertical between the view and the normal of the plane in which a motion in space extends most."""

ELEVATION = math.radians(20.0)
"""Height from which a motion in space is seen."""


def projection(nodes: Reals, up: Reals) -> Reals:
    """(2, 3): rows are the directions in space that point right and up in the picture.

    Args:
        nodes: (f, k, 3), all positions of the motion.
        up: (3,), against gravity; where it is zero or along the line of sight, y is up, then z.
    """
    flat = nodes.reshape(-1, 3)
    _, sizes, directions = np.linalg.svd(flat - flat.mean(axis=0), full_matrices=True)
    sizes = np.append(sizes, np.zeros(3))[:3]
    rank = int(np.sum(sizes > FLAT * max(float(sizes[0]), 1e-300)))
    if rank == 3:
        return _from_aside(flat, _first(up, np.array([0.0, 0.0, 1.0])))
    normal = directions[2]
    if rank < 2:  # on a line, or at one place: any plane through it, upright where it can be
        along = directions[0] if rank else np.array([1.0, 0.0, 0.0])
        choices = [up, *np.eye(3)]
        normal = next(n for n in (np.cross(along, v) for v in choices) if np.linalg.norm(n) > 1e-6)
        normal = normal / np.linalg.norm(normal)
    vertical = _across(normal, up, *np.eye(3)[[1, 2]])
    return np.array([_forward(np.cross(vertical, normal)), vertical])


def _from_aside(flat: Reals, vertical: Reals) -> Reals:
    """A view from above and aside that shows as much of the extent as it can."""
    level = flat - flat.mean(axis=0)
    level = level - np.outer(level @ vertical, vertical)
    right = _forward(_across(vertical, np.linalg.svd(level, full_matrices=True)[2][0], *np.eye(3)))
    away = np.cross(vertical, right)
    right, away = (
        math.cos(TURN) * right + math.sin(TURN) * away,
        math.cos(TURN) * away - math.sin(TURN) * right,
    )
    return np.array([right, math.cos(ELEVATION) * vertical + math.sin(ELEVATION) * away])


def _first(*vectors: Reals) -> Reals:
    """The first of these vectors that is not zero, as a unit vector."""
    return next(v / np.linalg.norm(v) for v in vectors if np.linalg.norm(v) > 0.0)


def _across(normal: Reals, *vectors: Reals) -> Reals:
    """The first of these vectors that is not along the normal, less its part along it, as a unit vector."""
    lengths = [float(np.linalg.norm(v)) for v in vectors]
    units = [v / length for v, length in zip(vectors, lengths, strict=True) if length > 0.0]
    level = [u - (u @ normal) * normal for u in units]
    return _first(*(v for v in level if np.linalg.norm(v) > 1e-6))


def _forward(vector: Reals) -> Reals:
    """The vector or its opposite: the one whose largest component is positive."""
    return vector if vector[int(np.argmax(np.abs(vector).round(9)))] > 0.0 else -vector
