"""Chains to measure on: the examples, and planar arms of any length."""

from __future__ import annotations

from symgen.describe.chain import Chain
from symgen.describe.load import loads_chain

__all__ = ["planar"]


def planar(n: int) -> Chain:
    """A planar arm of n slender links under gravity, masses and lengths all different."""
    joints = []
    for k in range(n):
        length, mass = 1.0 - 0.5 * k / n, 1.0 + k / n
        inertia = mass * length**2 / 12
        before = "0" if k == 0 else repr(1.0 - 0.5 * (k - 1) / n)
        joints.append(
            f"  - {{name: j{k + 1}, type: revolute, place: {{xyz: [{before}, 0, 0]}}, mass: {mass!r}, "
            f"com: [{0.45 * length!r}, 0, 0], inertia: {{yy: {inertia!r}, zz: {inertia!r}}}}}"
        )
    return loads_chain(f"symgen: 1\nname: planar{n}\ngravity: [0, -9.81, 0]\njoints:\n" + "\n".join(joints) + "\n")
