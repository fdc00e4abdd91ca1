"""The chain in space along a motion, for animations: origins of links, points, and centres of mass of bare tips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from symgen.analyse.scene import chain_scene
from symgen.reference.bodies import links as links_of
from symgen.reference.dependent_joints import DependentJoints
from symgen.reference.duals import real_part
from symgen.reference.expressions import evaluate, parameter_values
from symgen.reference.kinematics import frames
from symgen.simulate.run_facts import Drawing
from symgen.simulate.view import projection

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["chain_drawing"]

Array = npt.NDArray[np.float64]


def chain_drawing(chain: Chain, params: Mapping[str, float], q: Array) -> Drawing:
    """The chain at the coordinates q (f, n).

    A last link without points ends at its centre of mass. Frames that only divide a flexible link are left out.
    """
    names = {**parameter_values(chain, params or None), **dict.fromkeys(chain.input_names, 0.0)}
    links = links_of(chain, lambda expression: real_part(evaluate(expression, names)))
    dependence, own = DependentJoints(chain, names), {name: k for k, name in enumerate(chain.q_names)}
    written = {joint.name for joint in chain.as_written.joints}
    place = {link.name: k for k, link in enumerate(links)}
    points = [
        (place.get(point.joint, -1), np.array([real_part(evaluate(c, names)) for c in point.at]))
        for point in chain.points
    ]
    inner = {link.parent for link in links} | {k for k, _ in points}
    tips = [(k, link.com) for k, link in enumerate(links) if k not in inner and np.any(link.com)]
    node, joints, edges = {-1: 0}, [-1], []
    for k, link in enumerate(links):
        node[k] = node[link.parent]
        if link.type != "fixed" or link.name in written:
            node[k] = len(joints)
            joints.append(own.get(link.name, -1))
            edges.append((node[link.parent], node[k]))
    ends = [*points, *tips]
    edges += [(node[k], len(joints) + i) for i, (k, _) in enumerate(ends)]
    drawn = [k for k in node if k < 0 or node[k] != node[links[k].parent]]

    def places(rows: Array) -> Array:
        nodes = np.zeros((len(rows), len(joints) + len(ends), 3))
        for row, coordinates in zip(nodes, rows, strict=True):
            f = frames(links, dependence.positions(coordinates))
            for k in drawn[1:]:
                row[node[k]] = f.p[k]
            for i, (k, at) in enumerate(ends):
                row[len(joints) + i] = at if k < 0 else f.p[k] + f.R[k] @ at
        return nodes

    nodes = places(q)
    up = -np.array([real_part(evaluate(g, names)) for g in chain.gravity], dtype=np.float64)
    moved = nodes if len(q) > 1 else places(_swept(q[0]))
    size = float(np.ptp(nodes[0], axis=0).max()) or float(np.ptp(nodes.reshape(-1, 3), axis=0).max()) or 1.0
    scene = chain_scene(chain, links, lambda e: float(real_part(evaluate(e, names))), q, size, projection(moved, up))
    return Drawing(nodes, tuple(edges), (*joints, *(-1 for _ in ends)), up, scene)


def _swept(q: Array) -> Array:
    """The start, and each coordinate moved by a half: positions that show the directions in which a chain moves."""
    return np.vstack([q, q + 0.5 * np.eye(len(q)), q - 0.5 * np.eye(len(q)), q + 0.5])
