"""`make energy`: friction and dampers take energy in a fixed step, from a millimetre robot to a crane.

Every problem is a machine of its own, its numbers are run-time parameters: lengths from 1 mm to 50 m, masses as the
cube of the length, levels, Stribeck velocities, viscous friction, dampers and joint forces over many orders of
magnitude, steps from a ten-thousandth of the fastest time constant to thirty of them, every other one within a quarter
of the limit of stability. One step is taken from each state.

Of a step that is taken, the energy after it less the energy before it and the work of the joint forces, tau (q_next -
q) since tau is held, is the work of friction and dampers, and the method's own error. Slides in any directions have
constant inertia: there the method gives nothing, and the excess must be rounding. For arms that turn, the excess is
compared with the kinetic energy and the work, and steps in which a joint turns by more than a hundredth of a radian are
not judged, so that the method's error is about 1e-8 of these (it grows with the third power of the angle). A refused
step leaves its state to the bit.
"""

from __future__ import annotations

import argparse
import random
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import symgen
from symgen.describe.chain import Chain, Friction, Inertia, Joint, Parameter, Stribeck, Vector, Xyz
from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.functions import NONFINITE, STATUSES, STEPS, UNSTABLE

__all__ = ["FAMILIES", "FUNCTIONS", "ROUNDING", "TURNING", "Tally", "campaign", "energy_chain", "take_steps"]

Array = NDArray[Any]

TARGET = Path(__file__).with_name("ENERGY.md")
FAMILIES = ("slides", "arm")
FUNCTIONS = (*STEPS.values(), "mass_matrix", "kinetic_energy", "potential_energy")
JOINTS = (1, 2, 3, 6)
SIZES = (1e-3, 50.0)
ROUNDING = 2e-14
"""Largest excess of slides relative to the energies and works that it is the difference of: a hundred roundings."""
TURNING = 1e-7
"""The same for arms, the error of the method included."""
TURN = 0.01
"""Largest angle by which a joint of an arm turns in a step that is judged, rad."""


@dataclass(frozen=True)
class Tally:
    """What the steps of one chain by one method did.

    Attributes:
        statuses: how many steps had each status.
        judged: steps that were taken and judged.
        excess: largest relative excess of energy of these.
        moved: refused steps that changed their state.
    """

    family: str
    joints: int
    method: str
    statuses: tuple[int, ...]
    judged: int
    excess: float
    moved: int

    @property
    def good(self) -> bool:
        """True when no step gave energy."""
        return self.excess <= (ROUNDING if self.family == "slides" else TURNING) and not self.moved


def energy_chain(family: str, joints: int) -> Chain:
    """A serial chain in general position whose masses, lengths and friction are parameters."""
    draw = random.Random(f"{family} {joints}")
    parameters = [Parameter("g", Number(0.0)), Parameter("length", Number(1.0))]

    def number(low: float, high: float) -> Number:
        return Number(draw.uniform(low, high))

    def vector(size: float) -> Vector:
        return (number(-size, size), number(-size, size), number(-size, size))

    built = []
    for k in range(joints):

        def name(what: str, k: int = k) -> Name:
            parameters.append(Parameter(f"{what}_{k}", Number(1.0)))
            return Name(f"{what}_{k}")

        law = Friction(coulomb=name("coulomb"), static=name("static"), viscous=name("viscous"))
        if draw.random() < 0.5:
            law = Friction(
                coulomb=law.coulomb, static=law.static, viscous=law.viscous,
                stribeck=Stribeck(name("stribeck"), Number(2.0)),
            )  # fmt: skip
        prismatic = family == "slides" or draw.random() < 0.25
        xyz = tuple(_share(x) for x in vector(1.0)) if k else (Number(0.0),) * 3
        built.append(
            Joint(
                f"j{k}",
                "prismatic" if prismatic else "revolute",
                Xyz(xyz=xyz, rpy=vector(1.5), axis=vector(1.0)),
                mass=name("m"),
                com=tuple(_share(x) for x in vector(0.4)),
                inertia=Inertia(xx=name("I"), yy=Name(f"I_{k}"), zz=Name(f"I_{k}")),
                friction=law,
                damping=name("damping"),
            )
        )
    gravity = (Number(0.0), Number(0.0), Name("g"))
    return Chain(f"{family}{joints}", tuple(built), gravity=gravity, parameters=tuple(parameters))


def _share(share: Number) -> Expression:
    """A share of the length."""
    return Operation("mul", (share, Name("length")))


def take_steps(chain: Chain, model: Any, family: str, method: str, count: int, seed: int) -> Tally:
    """One step from each of `count` states, and what it did to the energy."""
    rng = np.random.default_rng([seed, len(chain.moving), FAMILIES.index(family)])
    n = len(chain.moving)

    def spread(low: float, high: float, size: Any = (count, n)) -> Array:
        return 10.0 ** rng.uniform(low, high, size)

    length = np.exp(rng.uniform(*np.log(SIZES), count))
    pace = spread(-1.0, 1.0, count)  # 1/s
    mass = length[:, None] ** 3 * spread(-1.5, 0.5)
    rotary = np.array([joint.type == "revolute" for joint in chain.moving])
    lever = np.where(rotary, length[:, None], 1.0)
    reach = np.where(rotary, 1.0, length[:, None])
    inertia = mass * length[:, None] ** 2 * rng.uniform(0.02, 0.2, (count, n))
    heavy = mass * lever**2 * 0.1
    unit = heavy * reach * pace[:, None] ** 2  # of joint forces
    values = {"g": -length * pace**2 * spread(-3.0, 1.0, count), "length": length}
    coulomb, viscous, damping = (
        scale * (rng.random((count, n)) < share)
        for scale, share in (
            (unit * spread(-3.0, 1.5), rng.choice([0.2, 0.9], (count, 1))),
            (heavy * pace[:, None] * spread(-3.0, 3.0), rng.choice([0.0, 0.7], (count, 1))),
            (heavy * pace[:, None] * spread(-3.0, 3.0), rng.choice([0.0, 0.7], (count, 1))),
        )
    )
    for k in range(n):
        values |= {
            f"m_{k}": mass[:, k], f"I_{k}": inertia[:, k], f"coulomb_{k}": coulomb[:, k],
            f"static_{k}": coulomb[:, k] * rng.choice([1.0, 1.5], count), f"viscous_{k}": viscous[:, k],
            f"damping_{k}": damping[:, k], f"stribeck_{k}": (reach[:, k] * pace * spread(-2.0, 1.0, count)),
        }  # fmt: skip
    params = {name: values[name] for name in model.parameters}
    q = rng.uniform(-1.0, 1.0, (count, n)) * reach
    qd = rng.choice([-1.0, 1.0], (count, n)) * reach * pace[:, None] * spread(-4.0, 0.0)
    qd[rng.random((count, n)) < 0.2] = 0.0
    tau = unit * spread(-3.0, 1.5) * rng.choice([-1.0, 1.0], (count, n))
    M = model.mass_matrix(q, params=params)
    rates = np.linalg.eigvals(np.linalg.solve(M, (viscous + damping)[:, :, None] * np.eye(n)))
    fastest = np.max(np.abs(rates), axis=1) + pace * np.all(viscous + damping == 0.0, axis=1)
    dt = np.where(rng.random(count) < 0.5, spread(-4.0, 1.5, count), rng.uniform(2.0, 3.0, count)) / fastest
    if family == "arm":
        dt = np.minimum(dt, TURN / pace)
    mode = np.sign(qd).astype(np.int8)
    ends = model.evaluate(STEPS[method], q, qd, mode, tau, dt, params=params)
    statuses = ends[3].astype(int)

    def energy(at: Array, rates: Array) -> tuple[Array, Array]:
        return model.kinetic_energy(at, rates, params=params), model.potential_energy(at, params=params)

    refused = np.isin(statuses, (NONFINITE, UNSTABLE))
    same = np.all((ends[0] == q) & (ends[1] == qd) & (ends[2] == mode), axis=1)
    work = np.sum(tau * (ends[0] - q), axis=1)
    before, after = energy(q, qd), energy(ends[0], ends[1])
    gained = (after[0] - before[0]) + (after[1] - before[1]) - work
    size = before[0] + after[0] + np.abs(work) + np.abs(after[1] - before[1])
    # the last digits of coordinates, and of energies, count as they are multiplied by forces
    digits = np.sum(np.abs(tau) * np.abs(q), axis=1) + np.abs(before[1]) + np.abs(after[1])
    allowed = size + digits if family == "slides" else size + digits * ROUNDING / TURNING
    with np.errstate(over="ignore"):
        turn = np.max((np.abs(ends[0] - q) + dt[:, None] * np.maximum(np.abs(qd), np.abs(ends[1])))[:, rotary], axis=1,
                      initial=0.0)  # fmt: skip
    excess = np.where(refused | (turn > TURN), 0.0, gained / np.where(allowed > 0.0, allowed, 1.0))
    counted = np.bincount(statuses, minlength=len(STATUSES))
    return Tally(
        family, n, method, tuple(map(int, counted)), int(np.sum(~refused & (turn <= TURN))),
        float(np.max(excess, initial=0.0)), int(np.sum(refused & ~same)),
    )  # fmt: skip


def campaign(problems: int, seed: int) -> list[Tally]:
    """All chains by both methods, the problems shared out evenly."""
    found = []
    share = problems // (len(FAMILIES) * len(JOINTS) * len(STEPS))
    for family in FAMILIES:
        for joints in JOINTS:
            chain = energy_chain(family, joints)
            model = symgen.build_model(chain, functions=FUNCTIONS)
            for method in STEPS:
                found.append(take_steps(chain, model, family, method, share, seed))
                print(found[-1], file=sys.stderr, flush=True)
    return found


def report(tallies: list[Tally], seed: int) -> str:
    """The record as Markdown."""
    total = sum(sum(t.statuses) for t in tallies)
    verdict = "passed" if all(t.good for t in tallies) else "FAILED"
    words = [status.word for status in STATUSES]
    rows = []
    for t in tallies:
        cells = [t.family, t.joints, t.method, *t.statuses, t.judged, f"{t.excess:.1e}", t.moved]
        rows.append(f"| {' | '.join(map(str, cells))} |")
    assert __doc__ is not None
    text = __doc__.split("\n\n", 1)[1].strip()
    return "\n".join(
        [
            "# Energy of fixed steps", "", f"**{verdict}**: {total} steps, seed {seed}; `make energy` takes them anew.",
            "", text, "",
            f"Bounds: {ROUNDING:.0e} for slides, {TURNING:.0e} for arms. `moved`: refused steps with another state.",
            "",
            f"| chain | joints | method | {' | '.join(words)} | judged | largest excess | moved |",
            "|" + "---|" * (6 + len(words)), *rows, "",
        ]
    )  # fmt: skip


def main() -> int:
    """Parses the command line."""
    parser = argparse.ArgumentParser(prog="benchmarks.energy", description=__doc__)
    parser.add_argument("--problems", type=int, default=1_600_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--output", type=Path, default=TARGET)
    arguments = parser.parse_args()
    tallies = campaign(arguments.problems, arguments.seed)
    text = report(tallies, arguments.seed)
    arguments.output.write_text(text, encoding="utf-8")
    print(text)
    return 0 if all(t.good for t in tallies) else 1


if __name__ == "__main__":
    sys.exit(main())
