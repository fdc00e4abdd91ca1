"""`make rest`: joints that stick do not creep. A hundred million fixed steps, each executed, at 99.9 % of breakaway.

Each joint carries gravity and, on top, 99.9 % of what breaks it loose; after all steps its coordinate must be the same
number to the last bit, its rate exactly zero and no event on record. At 100.1 % it must move within a hundred steps.
A chain of one joint and a PUMA 560, both step methods, double and float. The table goes to benchmarks/REST.md: it holds
no times, so the same code writes the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

import symgen
from benchmarks.chains import example
from symgen.describe.chain import Chain, Friction, Joint, Xyz
from symgen.describe.expression import Number
from symgen.model.model import Model

ROOT = Path(__file__).resolve().parents[1]
STEPS = 100_000_000
DT = 1e-3
BELOW, ABOVE = 0.999, 1.001
FUNCTIONS = ("step", "step_interpolated", "friction_dynamics", "decide", "bias", "kinetic_energy", "potential_energy")
LEVELS = (6.0, 8.0, 5.0, 0.5, 0.4, 0.4)
"""Sliding friction of the PUMA's joints, N m; it breaks away at 1.3 times that."""

HEAD = """\
# Exact rest

Written by `make rest`. Every joint carries its weight and {below:.1%} of its breakaway force on top, in turn to either
side; {steps:,} fixed steps of {dt:g} s are executed one by one. `moved` is the largest change of a coordinate, `rate`
the largest rate at the end, `events` the changes of mode on the way. At {above:.1%} the same joints must move: `moves`
is the least change of a coordinate within a hundred steps.

| chain | method | numbers | steps | moved | rate | events | at {above:.1%} |
|---|---|---|---:|---:|---:|---:|---|
"""


@dataclass(frozen=True)
class Row:
    """What one campaign found."""

    chain: str
    method: str
    dtype: str
    steps: int
    moved: float
    rate: float
    events: int
    moves: bool

    @property
    def good(self) -> bool:
        """True when nothing moved that should rest, and everything that should not."""
        return self.moved == 0.0 and self.rate == 0.0 and self.events == 0 and self.moves

    def line(self) -> str:
        """The row of the table."""
        verdict = "moves" if self.moves else "RESTS"
        found = f"{self.moved!r} | {self.rate!r} | {self.events}"
        return f"| {self.chain} | {self.method} | {self.dtype} | {self.steps:,} | {found} | {verdict} |\n"


def arm() -> Chain:
    """A pendulum of one link."""
    place = Xyz(axis=(Number(0.0), Number(1.0), Number(0.0)))
    friction = Friction(coulomb=Number(2.0), static=Number(3.0))
    com = (Number(0.3), Number(0.0), Number(0.0))
    return Chain("one_joint", (Joint("a", "revolute", place, mass=Number(2.0), com=com, friction=friction),))


def puma() -> Chain:
    """The PUMA 560 with friction in every joint."""
    chain = example("puma560")
    levels = dict(zip(chain.q_names, LEVELS, strict=True))
    joints = tuple(
        replace(j, friction=Friction(coulomb=Number(levels[j.name]), static=Number(1.3 * levels[j.name])))
        if j.name in levels
        else j
        for j in chain.joints
    )
    return replace(chain, name="puma560", joints=joints)


def campaign(chain: Chain, dtype: str, method: str, steps: int) -> Row:
    """One chain, one method, one type of numbers."""
    model: Model = symgen.build_model(chain, "c", dtype, FUNCTIONS)
    static = np.array(
        [j.friction.static.value for j in chain.joints if j.friction and isinstance(j.friction.static, Number)]
    )
    n = len(model.q_names)
    q = np.linspace(0.4, -0.5, n).astype(dtype)
    weight = np.asarray(model.bias(q, np.zeros(n, dtype)), dtype=np.float64)
    sides = np.where(np.arange(n) % 2 == 0, 1.0, -1.0)
    rest = symgen.simulate(
        model, steps * DT, q=q, qd=np.zeros(n), tau=weight + BELOW * static * sides, method=method, dt=DT,
        sample=steps * DT,
    )  # fmt: skip
    least = np.inf
    for k in range(n):  # one at a time: joints that give way together may hold each other
        share = np.where(np.arange(n) == k, ABOVE, 0.5)
        loose = symgen.simulate(
            model, 100 * DT, q=q, qd=np.zeros(n), tau=weight + share * static * sides, method=method, dt=DT
        )
        least = min(least, abs(loose.q[-1, k] - loose.q[0, k]))
    moved = float(np.max(np.abs(rest.q[-1] - q)))
    rate = float(np.max(np.abs(rest.qd[-1])))
    return Row(chain.name, method, dtype, steps, moved, rate, len(rest.events), bool(least > 1e-6))


def campaigns(steps: int) -> Iterator[Row]:
    """All rows, one after the other."""
    for chain in (arm(), puma()):
        for method in ("karnopp", "interpolated"):
            for dtype in ("float64", "float32"):
                yield campaign(chain, dtype, method, steps)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the campaigns; exit code 0 only when every joint rested and moved as it should."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--output", type=Path, default=ROOT / "benchmarks" / "REST.md")
    chosen = parser.parse_args(arguments)
    rows = []
    for row in campaigns(chosen.steps):
        rows.append(row)
        print(row.line(), end="", flush=True)
    head = HEAD.format(below=BELOW, above=ABOVE, steps=chosen.steps, dt=DT)
    chosen.output.write_text(head + "".join(row.line() for row in rows), encoding="utf-8")
    return 0 if all(row.good for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
