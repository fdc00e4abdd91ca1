"""The algebra of sizes: what a literal was added up from, so that the rounding of zero is told from a small number."""

from __future__ import annotations

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Inertial, Matrix3, Vector3

__all__ = ["SizeAlgebra", "settled"]

ROUNDING = 2e-15
"""A literal is zero below this part of the sum of the sizes of its summands: ten units in the last place."""


class SizeAlgebra(FloatAlgebra):
    """Scalars whose payload is a size: of a sum or a difference the sum of the sizes, of a product the product.

    A formula over sizes gives the sum of the sizes of all the terms that it would have if it were multiplied out.
    """

    def constant(self, value: float) -> Scalar:
        return Scalar(self, abs(float(value)))

    def sub(self, a: Scalar, b: Scalar) -> Scalar:
        return self.add(a, b)

    def neg(self, a: Scalar) -> Scalar:
        return a

    def of(self, x: Scalar) -> Scalar:
        """The size of a literal; what is known at run time only has none."""
        return self.constant(x.algebra.number(x) or 0.0)

    def vector(self, v: Vector3) -> Vector3:
        """The sizes of its components."""
        return self.of(v[0]), self.of(v[1]), self.of(v[2])

    def matrix(self, m: Matrix3) -> Matrix3:
        """The sizes of its elements."""
        return self.vector(m[0]), self.vector(m[1]), self.vector(m[2])

    def inertial(self, body: Inertial) -> Inertial:
        """The sizes of mass properties."""
        return Inertial(self.of(body.m), self.vector(body.h), self.matrix(body.J))


def settled(body: Inertial, sizes: Inertial) -> Inertial:
    """The body without literals that are rounding beside what they were added up from."""

    def exact(x: Scalar, size: Scalar) -> Scalar:
        value = x.algebra.number(x)
        return x.algebra.zero if value is not None and abs(value) <= ROUNDING * size.x else x

    def vector(v: Vector3, size: Vector3) -> Vector3:
        return exact(v[0], size[0]), exact(v[1], size[1]), exact(v[2], size[2])

    (x, y, z), (xx, yy, zz) = body.J, sizes.J
    return Inertial(exact(body.m, sizes.m), vector(body.h, sizes.h), (vector(x, xx), vector(y, yy), vector(z, zz)))
