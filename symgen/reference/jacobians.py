"""Inertia from its definition for chains of any length: influence coefficients of many bodies at once.

`kinematics.bodies` has their derivatives, too, which for a thousand joints take a thousand times a thousand numbers for
each body. Here bodies come in blocks, with columns for those joints alone that move one of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array
from symgen.reference.bodies import Link
from symgen.reference.kinematics import Frames

__all__ = ["Block", "blocks", "mass_matrix", "rotor_rows"]


TOGETHER = 64
"""Bodies of a block."""


@dataclass(frozen=True, eq=False)
class Block:
    """Rigid bodies at a pose, in the base frame; a rotor has no mass, which belongs to the link that carries it.

    Attributes:
        link: (b,) index of the link that carries each, -1 for the base.
        columns: (m,) the coordinates that move one of them.
        mass: (b,); c: (b, 3) mass centres; Pi: (b, 3, 3) inertia tensors about them.
        G, G_r: (b, 3, m) influence coefficients of the mass centres and of the rotations.
    """

    link: Array
    columns: Array
    mass: Array
    c: Array
    Pi: Array
    G: Array
    G_r: Array


def blocks(links: Sequence[Link], f: Frames) -> Iterator[Block]:
    """All bodies of the chain: the links, then the rotors."""
    yield from _link_blocks(links, f)
    driven = [k for k, link in enumerate(links) if link.rotor is not None]
    for first in range(0, len(driven), TOGETHER):
        yield _rotors(links, f, driven[first : first + TOGETHER])


def _link_blocks(links: Sequence[Link], f: Frames) -> Iterator[Block]:
    """The links in blocks; a block where nothing moves is left out."""
    for first in range(0, len(links), TOGETHER):
        block = _links(links, f, range(first, min(first + TOGETHER, len(links))))
        if len(block.columns):
            yield block


def mass_matrix(links: Sequence[Link], f: Frames) -> Array:
    """(n, n): sum m G'G + G_r' Pi G_r (Behi 2.44)."""
    n = len(f.axes)
    M: Array = np.zeros((n, n), f.p.dtype)
    for b in _link_blocks(links, f):
        m = len(b.columns)
        moved, weighed = b.G.reshape(-1, m), (b.mass[:, None, None] * b.G).reshape(-1, m)
        turned, tensors = b.G_r.reshape(-1, m), (b.Pi @ b.G_r).reshape(-1, m)
        M[np.ix_(b.columns, b.columns)] += weighed.T @ moved + turned.T @ tensors
    _, inertia, _, turns = _rotor_turns(links, f)
    M += (inertia[:, None] * turns).T @ turns
    symmetric: Array = 0.5 * (M + M.T)
    return symmetric


def rotor_rows(links: Sequence[Link], f: Frames) -> Array:
    """(n, n): row i is tau_s of joint i by the accelerations (Dupont 1993, 24), zero where there is no rotor."""
    rows = np.zeros((len(f.axes), len(f.axes)), f.p.dtype)
    own, inertia, ratio, turns = _rotor_turns(links, f)
    rows[own] = (inertia * ratio)[:, None] * turns
    return rows


def _rotor_turns(links: Sequence[Link], f: Frames) -> tuple[list[int], Array, Array, Array]:
    """Of r rotors: their joints, J (r,), N (r,), and the rates about their own axes by those of the joints (r, n)."""
    driven = [link for link in links if link.rotor is not None]
    own, rotors = [link.coordinate for link in driven], [link.rotor for link in driven if link.rotor is not None]
    inertia, ratio = np.array([r.inertia for r in rotors]), np.array([r.ratio for r in rotors])
    u = np.array([_axis(link, f) for link in driven]).reshape(-1, 3)
    on = np.zeros((len(driven), len(f.axes)), np.bool_)
    for mask, link in zip(on, driven, strict=True):
        carrier = _carrier(link)
        mask[list(links[carrier].path if carrier >= 0 else ())] = True
    turns = np.where(on & np.array(f.revolute, np.bool_), u @ f.axes.T, 0.0)
    turns[np.arange(len(own)), own] = ratio
    return own, inertia, ratio, turns


def _links(links: Sequence[Link], f: Frames, chosen: Sequence[int]) -> Block:
    R, p = f.R[chosen], f.p[chosen]
    c = p + np.einsum("kij,kj->ki", R, np.array([links[k].com for k in chosen]))
    tensors = np.array([links[k].inertia for k in chosen])
    columns, moved, turning = _moved([links[k].path for k in chosen], f)
    axes = np.broadcast_to(f.axes[columns], (len(chosen), len(columns), 3))
    levers = c[:, None, :] - f.points[columns]
    G = np.where(turning[:, :, None], np.cross(axes, levers), np.where(moved[:, :, None], axes, 0.0))
    G_r = np.where(turning[:, :, None], axes, 0.0)
    mass = np.array([links[k].mass for k in chosen])
    return Block(
        np.array(chosen), columns, mass, c, R @ tensors @ R.swapaxes(1, 2), G.swapaxes(1, 2), G_r.swapaxes(1, 2)
    )


def _rotors(links: Sequence[Link], f: Frames, chosen: Sequence[int]) -> Block:
    carriers = [_carrier(links[k]) for k in chosen]
    paths = [(links[i].path if i >= 0 else ()) for i in carriers]
    own = [links[k].coordinate for k in chosen]
    columns, _, turning = _moved([(*path, j) for path, j in zip(paths, own, strict=True)], f)
    place = {int(j): at for at, j in enumerate(columns)}
    turning[np.arange(len(own)), [place[j] for j in own]] = False
    u = np.array([_axis(links[k], f) for k in chosen])
    rotors = [rotor for k in chosen if (rotor := links[k].rotor) is not None]
    G_r = np.where(turning[:, :, None], f.axes[columns], 0.0).swapaxes(1, 2)
    G_r[np.arange(len(own)), :, [place[j] for j in own]] = np.array([rotor.ratio for rotor in rotors])[:, None] * u
    Pi = np.array([rotor.inertia for rotor in rotors])[:, None, None] * u[:, :, None] * u[:, None, :]
    c = np.array([f.p[i] if i >= 0 else np.zeros(3) for i in carriers])
    return Block(np.array(carriers), columns, np.zeros(len(own)), c, Pi, np.zeros_like(G_r), G_r)


def _moved(paths: Sequence[Sequence[int]], f: Frames) -> tuple[Array, Array, Array]:
    """The coordinates on the paths (m,), and for each path (b, m): which of them are on it, which of these turn it."""
    on = np.zeros((len(paths), len(f.axes)), np.bool_)
    for mask, path in zip(on, paths, strict=True):
        mask[list(path)] = True
    columns = np.flatnonzero(on.any(axis=0))
    moved = on[:, columns]
    return columns, moved, moved & np.array(f.revolute, np.bool_)[columns]


def _axis(link: Link, f: Frames) -> Array:
    """(3,) the axis of a link's rotor, base frame."""
    assert link.rotor is not None
    carrier = link.rotor.carrier
    axis: Array = link.rotor.axis if carrier < 0 else f.R[carrier] @ link.rotor.axis
    return axis


def _carrier(link: Link) -> int:
    """Index of the link that carries a link's rotor, -1 for the base."""
    assert link.rotor is not None
    return link.rotor.carrier
