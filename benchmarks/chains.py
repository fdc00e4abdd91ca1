"""Chains to measure on: the examples, and planar and general arms of any length."""

from __future__ import annotations

import warnings
from pathlib import Path

from symgen.describe.chain import Chain
from symgen.describe.load import load_chain, loads_chain
from symgen.errors import ChainWarning

__all__ = ["example", "planar", "serial"]

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> Chain:
    """An example by its name; what is odd about its numbers has been said elsewhere."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ChainWarning)
        return load_chain(EXAMPLES / f"{name}.yaml")


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


def serial(n: int) -> Chain:
    """A serial arm of n revolute joints in general position: no axis parallel or perpendicular to another."""
    joints = []
    for k in range(n):
        mass = 2.0 - k / n
        across = 0.3 * mass
        joints.append(
            f"  - {{name: j{k + 1}, type: revolute, place: {{mdh: {{a: {0.2 + 0.1 * k / n!r}, "
            f"alpha: {0.4 + 0.7 * k / n!r}, d: 0.1, theta: 0}}}}, mass: {mass!r}, com: [0.1, 0.02, -0.03], "
            f"inertia: {{xx: {across!r}, yy: {1.1 * across!r}, zz: {0.9 * across!r}, xy: 0.01, xz: -0.02, yz: 0.015}}}}"
        )
    return loads_chain(f"symgen: 1\nname: serial{n}\ngravity: [0, 1, -9.81]\njoints:\n" + "\n".join(joints) + "\n")
