"""The mode of assembly at the default pose, found from `branch` and `near`."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.loops.choice import Following
from symgen.derive.loops.closing import closed
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.dyad import Dyad
from symgen.derive.loops.fault import LoopFault
from symgen.derive.loops.mode import Mode, Winding
from symgen.derive.loops.newton import Continuation
from symgen.derive.loops.parallelograms import parallelograms
from symgen.derive.loops.planar import PlanarLoop
from symgen.derive.loops.rods import rods
from symgen.derive.loops.settling import settled
from symgen.derive.loops.solved import SolvedCluster
from symgen.derive.loops.windings import TURN, Angles, Class, angles_of, path, turning_of, windings_of
from symgen.describe.evaluate import given_value, parameter_defaults
from symgen.describe.mechanism import Mechanism

__all__ = ["assembly_mode", "default_pose"]


@lru_cache(maxsize=64)
def assembly_mode(mechanism: Mechanism) -> Mode:
    """The mode of assembly: the side of each `branch`, or the position closest to `near`, at the default pose.

    There an angle is the one closest to its value of `near`, or to zero, and from there on it is continuous.

    Raises:
        LoopFault: a loop does not close at the default pose.
    """
    algebra = FloatAlgebra()
    near = default_pose(mechanism)
    names = {name: algebra.constant(value) for name, value in parameter_defaults(mechanism.chain).items()}
    home = [near.get(name, 0.0) for name in mechanism.q_names]
    mode = Mode({}, {}, {}, {}, {}, {})

    finding = Finding(mechanism, mode, near, parallelograms(mechanism))
    motion = closed(mechanism, algebra, names, [algebra.constant(x) for x in home], finding, rates=False)

    def follow() -> Callable[[Sequence[float]], dict[Class, float]]:
        """Angles of all classes and coordinates of all joints, from pose to pose."""
        following = Following(mode, algebra)

        def pose(q: Sequence[float]) -> dict[Class, float]:
            scalars = [algebra.constant(x) for x in q]
            return angles_of(closed(mechanism, algebra, names, scalars, following, rates=False), mode)

        return pose

    clusters = {next(iter(s.cluster.loops)): s.cluster for s in motion.solved if isinstance(s, SolvedCluster)}
    if angles_of(motion, mode):
        size = finding.size
        steps = [2.0 * math.pi if joint.type == "revolute" else size for joint in mechanism.own_joints]
        classes = {key: x for key, x in angles_of(motion, mode).items() if key[0] >= 0}
        paths = []
        for k, step in enumerate(steps):  # joints alone need one turn of coordinates that turn
            both: list[list[Angles]] = [[], []]
            for n, way in enumerate((1.0, -1.0)):
                if classes or (mechanism.own_joints[k].type == "revolute" and len(both[0]) < TURN):
                    both[n] = path(follow(), home, k, way * step / TURN)
            paths.append(both)
        for (k, owner), winding in windings_of(classes, home, [step / TURN for step in steps], paths).items():
            mode.windings.setdefault(k, {})[owner] = winding
        for first, cluster in clusters.items():
            if first not in mode.roots:
                mode.turning[first] = turning_of(mechanism, cluster, home, paths)
    return mode


def default_pose(mechanism: Mechanism) -> dict[str, float]:
    """Coordinates of all joints that the loops' `near` names, by joint; others are taken as zero there."""
    known = parameter_defaults(mechanism.chain)
    return {name: given_value(value, known) for closure in mechanism.closures for name, value in closure.loop.near}


class Finding:
    """Finds the mode of assembly at the default pose.

    Args:
        mode: filled with what is found.
        near: coordinates that the loops' `near` names, by joint.
        parallels: see `parallelograms`.

    Attributes:
        size: sum of the lengths of all sides of dyads, m.
    """

    def __init__(
        self, mechanism: Mechanism, mode: Mode, near: Mapping[str, float], parallels: Mapping[int, int]
    ) -> None:
        self.mechanism, self.mode, self.near, self.parallels = mechanism, mode, near, parallels
        self.size = 0.0

    def dyad(self, k: int, planar: PlanarLoop) -> Dyad:
        """The position on the side of the branch, or closest to `near`."""
        loop, mode, near = self.mechanism.closures[k].loop, self.mode, self.near
        self.size += planar.size()
        if k in self.parallels and self._stays_parallel(k, planar):
            mode.signs[k], mode.parallels[k] = planar.side(loop.branch), self.parallels[k]
            return planar.at(mode.signs[k], None, self.parallels[k])
        gap = planar.gap()
        if gap > 0.0:
            pose = ", ".join(f"{n} = {near.get(n, 0.0):g}" for n in self.mechanism.q_names)
            message = f"the loop does not close at the default pose ({pose}): its places stay {gap:.6g} apart"
            raise LoopFault(k, loop.name, f"{message}; give 'near' a pose in which it closes")
        if gap > -1e-13 * planar.size() and planar.kind:
            raise LoopFault(k, loop.name, "the default pose is singular; give 'near' a pose in which the sides differ")
        if loop.branch is not None and planar.kind == 0:
            message = f"two slides and a pin have one position only; there is no {loop.branch!r} branch"
            raise LoopFault(k, loop.name, f"{message}: leave 'branch' out")
        if loop.branch is not None or planar.kind == 0:
            mode.signs[k] = planar.side(loop.branch)
        else:
            away = {s: _distance(self.mechanism, planar.coordinates(planar.at(s)), near) for s in (1.0, -1.0)}
            mode.signs[k] = min(away, key=away.__getitem__)
        dyad = planar.at(mode.signs[k])
        for way in planar.branches:
            for body in way.before:
                away_from = float(planar.coordinates(dyad)[body].x) - near.get(self.mechanism.names[body], 0.0)
                whole = -way.signs[body] * round(away_from / (2.0 * math.pi))
                if whole and body in dyad.unknown:
                    mode.windings.setdefault(k, {})[body] = Winding(2.0 * math.pi * whole, {})
                    dyad = planar.at(mode.signs[k], mode.around(k, dyad.algebra, ()))
        return dyad

    def _stays_parallel(self, k: int, planar: PlanarLoop) -> bool:
        """True where the branch, or what is closest to `near`, is the parallelogram; where both positions meet, too."""
        loop, parallel = self.mechanism.closures[k].loop, self.parallels[k]
        dyad = planar.at(1.0, None, parallel)
        side = float(dyad.root.x)
        if abs(side) < 1e-9 * planar.size() ** 2:
            return True
        if loop.branch is not None:
            return side * planar.side(loop.branch) > 0.0
        other = planar.at(-math.copysign(1.0, side))
        near = [_distance(self.mechanism, planar.coordinates(found), self.near) for found in (dyad, other)]
        return near[0] <= near[1]

    def position(self, cluster: Cluster, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        """The solution that Newton's method finds from `near`."""
        near = {i: self.near.get(name, 0.0) for i, name in enumerate(self.mechanism.names)}
        first, loop = next(iter(cluster.loops.items()))
        if loop.closure.loop.branch is not None:
            followers = ", ".join(self.mechanism.names[i] for i in cluster.unknown)
            message = (
                "the loop is no planar dyad and has no branches: of a dyad two joints follow, in the plane of the "
                f"closing joint, and here {followers}; name them by 'actuated: false' or 'dependent', or choose the "
                "position by near: {joint: angle}"
            )
            raise LoopFault(first, loop.closure.loop.name, message)
        length = max((math.hypot(*(float(x.x) for x in body.p)) for body in cluster.tree.bodies), default=1.0)
        near |= {i: float(x.x) for i, x in known.items()}
        home = self.mode.homes[first] = settled(cluster, near, length or 1.0, self.mechanism.names)
        self.size += home.size
        found = rods(cluster)
        if found is not None:
            self.mode.roots[first] = found.root(home)
            for i in cluster.unknown:
                whole = round(home.q[i] / (2.0 * math.pi)) if cluster.tree.bodies[i].revolute else 0
                if whole:
                    self.mode.windings.setdefault(first, {})[i] = Winding(2.0 * math.pi * whole, {})
            return found.at(known, self.mode.roots[first], self.mode.around(first, cluster.algebra, ()))
        return Continuation(cluster, home).position(known)


def _distance(mechanism: Mechanism, q: Mapping[int, Scalar], near: Mapping[str, float]) -> float:
    """Distance of dependent joints from where they should be close to: joints that `near` names, or all from zero."""
    named = [i for i in q if mechanism.names[i] in near] or [*q]
    total = 0.0
    for i in named:
        away = float(q[i].x) - near.get(mechanism.names[i], 0.0)
        total += 2.0 - 2.0 * math.cos(away) if mechanism.joints[i].type == "revolute" else away * away
    return total
