"""Rules on bodies, springs and bending links: masses, inertias, axes, dampers, limits, stiffness matrices, beams."""

from __future__ import annotations

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.validity.book import RuleBook
from symgen.describe.angles import EXACT
from symgen.describe.records import BASE, Joint, SpringMatrix, Xyz
from symgen.describe.rules.bodies import BEAM, ROUNDING, TOLERANCE
from symgen.describe.rules.structure import SYMMETRIC
from symgen.program.nodes import Node

__all__ = ["beam_rules", "body_rules"]


def beam_rules(book: RuleBook) -> None:
    """Rules of every bending link of the chain as it was written, as `check_flexible`."""
    for joint in book.mechanism.written.joints:
        beam = joint.flexible
        if beam is None:
            continue
        path = f"joints.{joint.name}.flexible"
        for key in BEAM:
            book.positive(f"{path}.{key}", getattr(beam, key))
        for stiffness in beam.bending if isinstance(beam.bending, tuple) else (beam.bending,):
            book.positive(f"{path}.bending", stiffness)
        book.at_least(f"{path}.damping_ratio", beam.damping_ratio)


def body_rules(book: RuleBook) -> None:
    """Of every joint and the link behind it, and of the stiffness matrices; as `check_bodies` and `check_structure`."""
    still = {BASE}
    for k, joint in enumerate(book.mechanism.chain.joints):
        path = f"joints[{k}]"
        if joint.type == "fixed" and joint.parent in still:
            still.add(joint.name)
        book.at_least(f"{path}.mass", joint.mass)
        if joint.name not in still:
            _inertia(book, f"{path}.inertia", joint)
        if isinstance(joint.place, Xyz) and joint.type != "fixed":
            book.direction(f"{path}.place.axis", joint.place.axis, EXACT)
        book.at_least(f"{path}.damping", joint.damping)
        book.at_least(f"{path}.armature", joint.armature)
        if joint.limits is not None:
            book.rule(
                f"{path}.limits.lower", "must not be above the upper limit",
                lambda b, low, high: b.at_most(low, high), joint.limits.lower, joint.limits.upper,
            )  # fmt: skip
            book.at_least(f"{path}.limits.velocity", joint.limits.velocity)
            book.at_least(f"{path}.limits.effort", joint.limits.effort)
    for k, spring in enumerate(book.mechanism.chain.stiffness):
        _symmetric(book, f"stiffness[{k}]", spring)


def _inertia(book: RuleBook, path: str, joint: Joint) -> None:
    i = joint.inertia
    elements = (i.xx, i.yy, i.zz, i.xy, i.xz, i.yz)
    book.rule(path, "must be positive semidefinite", _semidefinite, *elements, joint.mass, *joint.com)


def _semidefinite(b: Branches, *values: Scalar) -> Node:
    """No principal minor is negative, rounding of printed digits allowed; or all is rounding of a point mass' moments.

    Args:
        values: xx, yy, zz, xy, xz, yz, the mass, the mass centre.
    """
    elements, mass, com = values[:6], values[6], values[7:]
    size = b.largest([b.abs(element) for element in elements if not element.is_zero])
    some = b.less(b.zero, size)
    xx, yy, zz, xy, xz, yz = (element / b.where(some, size, b.one) for element in elements)
    low = b.algebra.constant(-TOLERANCE)
    determinant = xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz)
    minors = (xx, yy, zz, xx * yy - xy * xy, xx * zz - xz * xz, yy * zz - yz * yz, determinant)
    definite = b.all(b.at_most(low, minor) for minor in minors)
    moved = mass * b.sum([c * c for c in com])
    return definite if moved.is_zero else b.folding.either(definite, b.at_most(size, ROUNDING * moved))


def _symmetric(book: RuleBook, path: str, spring: SpringMatrix) -> None:
    def alike(b: Branches, one: Scalar, other: Scalar) -> Node:
        return b.at_most(b.abs(one - other), SYMMETRIC * b.max(b.abs(one), b.abs(other)))

    for i, row in enumerate(spring.matrix):
        for j in range(i):
            if row[j] != spring.matrix[j][i]:
                text = "must be equal to its mirror image: a stiffness matrix is symmetric"
                book.rule(f"{path}.matrix[{i}][{j}]", text, alike, row[j], spring.matrix[j][i])
