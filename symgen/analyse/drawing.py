"""The chain in space along a motion, for animations: origins of links, points, and centres of mass of bare tips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from symgen.analyse.scene import chain_scene
from symgen.arrays import Reals
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError
from symgen.reference.poses import Poses
from symgen.simulate.run_facts import Drawing
from symgen.simulate.view import projection

if TYPE_CHECKING:
    pass

__all__ = ["chain_drawing"]


def chain_drawing(mechanism: Mechanism, params: Mapping[str, float], q: Reals) -> Drawing:
    """The chain at the coordinates q (f, n).

    A last link without points ends at its centre of mass. Frames that only divide a flexible link are left out. Links
    reach to where loops close.
    """
    poses, own = Poses(mechanism.chain, params or None), {name: k for k, name in enumerate(mechanism.q_names)}
    links = poses.links
    written = {joint.name for joint in mechanism.written.joints}
    place = {link.name: k for k, link in enumerate(links)}
    points = [(place.get(point.joint, -1), poses.vector(point.at)) for point in mechanism.chain.points]
    closing = [(c.a, c.at_a) for c in poses.closures], [(c.b, c.at_b) for c in poses.closures]
    inner = {link.parent for link in links} | {k for k, _ in (*points, *closing[0], *closing[1])}
    tips = [(k, link.com) for k, link in enumerate(links) if k not in inner and np.any(link.com)]
    node, joints, edges = {-1: 0}, [-1], []
    for k, link in enumerate(links):
        node[k] = node[link.parent]
        if link.type != "fixed" or link.name in written:
            node[k] = len(joints)
            joints.append(own.get(link.name, -1))
            edges.append((node[link.parent], node[k]))
    ends = [*points, *tips, *closing[0], *closing[1]]
    edges += [(node[k], len(joints) + i) for i, (k, _) in enumerate(ends)]
    first = len(joints) + len(points) + len(tips)
    rods = [k for k, closure in enumerate(poses.closures) if closure.kind == "rod"]
    edges += [(first + k, first + len(poses.closures) + k) for k in rods]
    drawn = [k for k in node if k < 0 or node[k] != node[links[k].parent]]

    def places(rows: Reals) -> Reals:
        nodes = np.zeros((len(rows), len(joints) + len(ends), 3))
        for row, coordinates in zip(nodes, rows, strict=True):
            f = poses.at(coordinates)
            for k in drawn[1:]:
                row[node[k]] = f.p[k]
            for i, (k, at) in enumerate(ends):
                row[len(joints) + i] = at if k < 0 else f.p[k] + f.R[k] @ at
        return nodes

    follow = [name for loop in mechanism.chain.loops for name in loop.dependent]
    columns = [poses.dependence.all.index(name) for name in follow]
    all_q = np.hstack([q, np.array([poses.joints(row)[columns] for row in q]).reshape(len(q), -1)])
    nodes = places(q)
    up = -poses.vector(mechanism.chain.gravity)
    moved = nodes if len(q) > 1 else np.concatenate([places(row[None]) for row in _swept(q[0]) if _closes(poses, row)])
    size = float(np.ptp(nodes[0], axis=0).max()) or float(np.ptp(nodes.reshape(-1, 3), axis=0).max()) or 1.0
    scene = chain_scene(mechanism, poses, all_q, follow, size, projection(moved, up))
    return Drawing(nodes, tuple(edges), (*joints, *(-1 for _ in ends)), up, scene, all_q)


def _closes(poses: Poses, q: Reals) -> bool:
    try:
        poses.joints(q)
    except ArgumentError:
        return False
    return True


def _swept(q: Reals) -> Reals:
    """The start, and each coordinate moved by a half: positions that show the directions in which a chain moves."""
    return np.vstack([q, q + 0.5 * np.eye(len(q)), q - 0.5 * np.eye(len(q)), q + 0.5])
