"""Motion of all joints of a mechanism with loops, in the chain's mode of assembly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.loops.assembly import assembly_mode
from symgen.derive.loops.choice import InMode
from symgen.derive.loops.closing import LoopMotion, closed
from symgen.describe.mechanism import Mechanism

__all__ = ["loop_motion"]


def loop_motion(
    mechanism: Mechanism,
    algebra: Algebra,
    names: Mapping[str, Scalar],
    q: Sequence[Scalar],
    rates: bool = True,
) -> LoopMotion:
    """The motion of all joints at q.

    Args:
        names: Scalars of parameters.
        q: (n,) of the coordinates.
        rates: whether coefficients are wanted.
    """
    return closed(mechanism, algebra, names, q, InMode(assembly_mode(mechanism), algebra, q), rates)
