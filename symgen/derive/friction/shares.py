"""The forces of joints at rest where rigid bodies leave them undetermined: shared by their static limits.

Where more joints rest than the mechanism has freedoms, only sums of their forces are known, phi with G' phi = T. Any
phi within the static limits F holds them; the one that is told has the least largest fraction t of a limit. For joints
that move in one proportion this is t = T/sum(|g_j| F_j) for all. By the theorem of virtual work (the upper bound of
limit analysis),

    t = max |T y| / sum(F_i |y_i|)

over the motions y = G v in which the joints could break away, F_i the limit on the side of y_i where T y > 0; the
maximum is met where as many joints rest as can
without all doing so. These motions are gone through: whatever subset of the joints is supposed to rest, what is left of
W = G M^-1 G' has such motions as its rows. Joints that take part in the decisive motion have the fraction t of their
limits. The others follow from what they have to hold, shared in the same way where that is undetermined too.

In closed loops the limits depend on the shares. Newton's method then needs derivatives by what limits depend on, and
has them as long as the same motions decide: t = T y/sum(F_i |y_i|) is a smooth function of T and F.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.outline import apart, loop
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.constrained import vanishes
from symgen.program.nodes import Node

__all__ = ["MOST_SHARING", "Slopes", "shared"]

MOST_SHARING = 10
"""Largest number of joints with friction for which all motions are gone through."""

TINY = 1e-30
"""Least sum of limits that is divided by."""

ALIKE = 0.25
"""Least squared correlation of two joints in one motion: in those that decide it is one, up to rounding."""

Matrix = tuple[tuple[Scalar, ...], ...]


@dataclass(frozen=True)
class Slopes:
    """Derivatives of forces and limits by something, (s, k) each, or empty; those `below` where they are others."""

    phi: Matrix = ()
    limits: Matrix = ()
    below: Matrix = ()


@dataclass(frozen=True)
class _Share:
    """State carried through the stages.

    Attributes:
        left: per joint, whether its force is still to be shared.
        phi: forces; of joints that are left a solution, without regard to limits.
        slopes: derivatives of `phi`.
    """

    left: tuple[Node, ...]
    phi: tuple[Scalar, ...]
    slopes: Matrix


@dataclass(frozen=True)
class _Motions:
    """State carried through the subsets.

    Attributes:
        subset: per joint, whether it is supposed to rest.
        fraction: the largest so far.
        takes, signs: per joint, whether it takes part in that motion, and the sense of its force.
        motion: that motion, where derivatives are asked for.
    """

    subset: tuple[Node, ...]
    fraction: tuple[Scalar]
    takes: tuple[Node, ...]
    signs: tuple[Scalar, ...]
    motion: tuple[Scalar, ...]


def shared(
    branches: Branches,
    W: Matrix,
    rests: Sequence[Node],
    asks: Node,
    phi: Sequence[Scalar],
    limits: Sequence[Scalar],
    below: Sequence[Scalar],
    stages: int,
    name: str,
    slopes: Slopes = Slopes(),
) -> tuple[tuple[Scalar, ...], Matrix]:
    """Forces of the joints at rest, by their limits where that is asked for, else as they are; and their derivatives.

    Args:
        W: mobility of the joints with friction, none at rest.
        rests: per joint.
        asks: whether some force is undetermined.
        phi: forces that hold them, without regard to limits.
        limits: static limits, of positive forces.
        below: sizes of those of negative forces; empty where they are the same.
        stages: most joints that rest.
        name: prefix of the names of functions and loop bodies.
        slopes: derivatives of forces and limits.
    """
    found = apart(
        branches, f"{name}_shares", "Forces of joints at rest that rigid bodies leave undetermined.",
        lambda **given: _staged(branches, **given, stages=stages, name=name),
        W=W, rests=tuple(rests), asks=asks, phi=tuple(phi), limits=tuple(limits), below=tuple(below), slopes=slopes,
    )  # fmt: skip
    return branches.choose(asks, found, (tuple(phi), slopes.phi))


def _toward(
    branches: Branches, limits: Sequence[Scalar], below: Sequence[Scalar], forces: Sequence[Scalar]
) -> Sequence[Scalar]:
    """The limits on the sides of forces."""
    if not below:
        return limits
    sides = zip(forces, below, limits, strict=True)
    return [branches.where(branches.less(force, branches.zero), low, high) for force, low, high in sides]


def _staged(
    branches: Branches, W: Matrix, rests: tuple[Node, ...], asks: Node, phi: tuple[Scalar, ...],
    limits: tuple[Scalar, ...], below: tuple[Scalar, ...], slopes: Slopes, stages: int, name: str,
) -> tuple[tuple[Scalar, ...], Matrix]:  # fmt: skip
    last, _ = loop(
        branches, f"{name}_stage", "The joints with the largest fraction of their limits among those left.", stages,
        _Share(rests, phi, slopes.phi), lambda now, **given: _stage(branches, now=now, **given, name=name),
        W=W, asks=asks, limits=limits, below=below, slopes=Slopes((), slopes.limits, slopes.below),
    )  # fmt: skip
    return last.phi, last.slopes


def _stage(
    branches: Branches,
    now: _Share,
    W: Matrix,
    asks: Node,
    limits: tuple[Scalar, ...],
    below: tuple[Scalar, ...],
    slopes: Slopes,
    name: str,
) -> tuple[_Share, Node]:
    """The decisive motion of the joints left, their forces, and whether all is determined."""
    s = len(limits)
    no, zeros = (branches.false,) * s, (branches.zero,) * s
    best, _ = loop(
        branches, f"{name}_breakaway", "Motions in which joints could break away, for one subset that rests.", 2**s,
        _Motions(no, (branches.zero,), no, zeros, zeros if now.slopes else ()),
        lambda now, **given: _motions(branches, now=now, **given),
        W=W, share=now, limits=limits, asks=asks, below=below,
    )  # fmt: skip
    (fraction,) = best.fraction
    sides = _toward(branches, limits, below, best.signs)
    fixed = [branches.where(t, sign * (fraction * F), x) for t, sign, F, x in zip(
        best.takes, best.signs, sides, now.phi, strict=True
    )]  # fmt: skip
    # the others hold what is left: W_LL phi_L = W_LL before + W_LT (before - fixed)
    left = [branches.all((x, branches.no(t))) for x, t in zip(now.left, best.takes, strict=True)]
    moved = [
        branches.where(t, old - new, branches.zero) for t, old, new in zip(best.takes, now.phi, fixed, strict=True)
    ]
    right = [branches.sum([a * b for a, b in zip(row, moved, strict=True)]) for row in W]
    turned = _turned(branches, now, best, sides, slopes, below)
    more = [
        [branches.where(t, old - new, branches.zero) for t, old, new in zip(best.takes, before, after, strict=True)]
        for before, after in zip(zip(*now.slopes, strict=True), turned, strict=True)
    ]
    rights = [right, *([branches.sum([a * b for a, b in zip(row, x, strict=True)]) for row in W] for x in more)]
    (added, *others), dependent = _solved(branches, W, left, rights)
    phi = [branches.where(x, a + b, f) for x, a, b, f in zip(left, now.phi, added, fixed, strict=True)]
    columns = [
        [branches.where(x, a + b, f) for x, a, b, f in zip(left, before, other, after, strict=True)]
        for before, other, after in zip(zip(*now.slopes, strict=True), others, turned, strict=True)
    ]
    pushed = branches.less(branches.zero, fraction)
    done = branches.any((branches.no(branches.all((dependent, pushed))), branches.no(asks)))
    return _Share(tuple(left), tuple(phi), tuple(zip(*columns, strict=True))), done


def _turned(
    branches: Branches, now: _Share, best: _Motions, sides: Sequence[Scalar], slopes: Slopes, below: Sequence[Scalar]
) -> list[list[Scalar]]:
    """Derivatives of the forces of joints that take part in a motion, one list for each of what they are taken by."""
    if not now.slopes:
        return []
    (t,), y = best.fraction, best.motion
    work = branches.sum([a * f for a, f in zip(y, now.phi, strict=True)])
    most = branches.sum([branches.abs(a) * F for a, F in zip(y, sides, strict=True)])
    some = branches.less(branches.algebra.constant(TINY), most)
    inverse = branches.where(some, branches.one / branches.where(some, most, branches.one), branches.zero)
    sense, found = branches.algebra.function("sign", (work,)), []
    for k in range(len(now.slopes[0])):
        above = [row[k] for row in slopes.limits]
        under = [row[k] for row in slopes.below]
        rises = [
            branches.where(branches.less(sign, branches.zero), low, high)
            for sign, low, high in zip(best.signs, under, above, strict=True)
        ] if below else above  # fmt: skip
        pushed = branches.sum([a * row[k] for a, row in zip(y, now.slopes, strict=True)])
        spent = branches.sum([branches.abs(a) * rise for a, rise in zip(y, rises, strict=True)])
        dt = (sense * pushed - t * spent) * inverse
        found.append([
            branches.where(takes, sign * (dt * F + t * rise), row[k])
            for takes, sign, F, rise, row in zip(best.takes, best.signs, sides, rises, now.slopes, strict=True)
        ])  # fmt: skip
    return found


def _solved(
    branches: Branches, W: Matrix, rests: Sequence[Node], rights: Sequence[Sequence[Scalar]]
) -> tuple[list[list[Scalar]], Node]:
    """Solutions of the rows and columns of W that rest, one for each right-hand side, zero at those that others
    determine; whether there are any."""
    rows, gone = [[*row, *right] for row, *right in zip(W, *rights, strict=True)], []
    pivots: list[Node] = []
    s = len(W)
    for k in range(s):
        vanished = vanishes(branches, rows[k][k], W[k][k])
        takes = branches.all((rests[k], branches.no(vanished)))
        gone.append(branches.all((rests[k], vanished)))
        pivots.append(takes)
        inverse = branches.where(takes, branches.one / branches.where(takes, rows[k][k], branches.one), branches.zero)
        rows[k] = [x * inverse for x in rows[k]]
        for i in range(s):
            if i != k:
                multiple = rows[i][k]
                rows[i] = [a - multiple * b for a, b in zip(rows[i], rows[k], strict=True)]
    found = [
        [branches.where(p, row[s + k], branches.zero) for p, row in zip(pivots, rows, strict=True)]
        for k in range(len(rights))
    ]
    return found, branches.any(gone)


def _motions(
    branches: Branches,
    now: _Motions,
    W: Matrix,
    share: _Share,
    limits: tuple[Scalar, ...],
    asks: Node,
    below: tuple[Scalar, ...],
) -> tuple[_Motions, Node]:
    """The largest fraction after one subset, and whether that was the last one."""
    s = len(limits)
    rows = [list(row) for row in W]
    for k in range(s):
        rests = branches.all((now.subset[k], share.left[k], branches.no(vanishes(branches, rows[k][k], W[k][k]))))
        inverse = branches.where(rests, branches.one / branches.where(rests, rows[k][k], branches.one), branches.zero)
        pivot = list(rows[k])
        rows = [[x - (row[k] * inverse) * p for x, p in zip(row, pivot, strict=True)] for row in rows]
    moves = [branches.no(vanishes(branches, rows[k][k], W[k][k])) for k in range(s)]
    (fraction,), takes, signs, motion = now.fraction, now.takes, now.signs, now.motion
    for i in range(s):
        y = [branches.where(branches.all((m, x)), a, branches.zero) for m, x, a in zip(
            moves, share.left, rows[i], strict=True
        )]  # fmt: skip
        work = branches.sum([a * f for a, f in zip(y, share.phi, strict=True)])
        along = [work * a for a in y] if below else y
        sides = _toward(branches, limits, below, along)
        most = branches.sum([branches.abs(a) * F for a, F in zip(y, sides, strict=True)])
        sizes = [branches.algebra.constant(ALIKE) * (rows[i][i] * rows[k][k]) for k in range(s)]
        apart = branches.any(
            branches.all((m, x, branches.less(a * a, size)))
            for m, x, a, size in zip(moves, share.left, y, sizes, strict=True)
        )
        pushes = branches.less(branches.algebra.constant(TINY), most)
        some = branches.all((moves[i], share.left[i], pushes, branches.no(apart)))
        own = branches.where(some, branches.abs(work) / branches.where(some, most, branches.one), branches.zero)
        larger = branches.less(fraction, own)
        sense = branches.algebra.function("sign", (work,))
        fraction = branches.where(larger, own, fraction)
        motion = tuple(branches.where(larger, a, b) for a, b in zip(y, motion, strict=False))
        moving = [branches.no(branches.equal(a, branches.zero)) for a in y]
        takes = tuple(branches.pick(larger, a, b) for a, b in zip(moving, takes, strict=True))
        signs = tuple(
            branches.where(larger, sense * branches.algebra.function("sign", (a,)), b)
            for a, b in zip(y, signs, strict=True)
        )
    following, carry = [], branches.true
    for bit, left in zip(now.subset, share.left, strict=True):
        counts = branches.all((carry, left))
        following.append(branches.pick(counts, branches.no(bit), bit))
        carry = branches.all((carry, branches.any((bit, branches.no(left)))))
    return _Motions(tuple(following), (fraction,), takes, signs, motion), branches.any((carry, branches.no(asks)))
