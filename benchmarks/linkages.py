"""The four-bar beside Pinocchio's constraintDynamics, MuJoCo's mj_forward and symgen's own arm of six joints.

symgen computes in the crank's coordinate alone. The others compute in the three joints of a tree with a cut loop; they
get positions and rates of all joints, which close the loop and are not timed.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.chains import example
from benchmarks.compare import compilers
from benchmarks.contender import FLAGS, ROOT, Contender, PeerAbsentError, build, cached, compile_
from benchmarks.peers import mujoco, pinocchio
from benchmarks.peers.installed import run_python
from benchmarks.states import COUNT, States, error, random_states
from benchmarks.symgen_code import Form, dynamics
from benchmarks.tuned import found_plan
from symgen.describe.chain import Chain
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.reference.coupled_mechanics import mechanics_of

__all__ = ["linkage_table"]

Array = NDArray[Any]

CHECKED = 32
"""States that are worked out with multipliers."""

HERE = Path(__file__).parent / "peers" / "foreign"

OWN, ARM = "symgen", "symgen, PUMA 560"
"""The crank alone; the arm of six joints."""

FORWARD = ("forward_dynamics",)

GOALS = {ARM: 0.8, "Pinocchio C++": 15.0, "MuJoCo": 40.0}
"""Largest part of the arm's time, and how many times faster than the peers forward dynamics is to be."""


@dataclass(frozen=True)
class Timed:
    """One contender: ns per state and its largest relative error, nan where it is not compared."""

    ns: float
    error: float


def linkage_table(say: Callable[[str], None], seconds: float = 0.2) -> str:
    """A table of all that could be measured here, and who is absent."""
    chain, arm = example("linkages/four_bar"), example("puma560")
    crank, tree = _states(chain)
    wanted = _wanted(chain, crank)
    c = compilers(("gcc", "clang"))
    made: list[tuple[str, States, Callable[[Path], Iterable[Contender]]]] = [
        (OWN, crank, lambda _: dynamics(chain, c, Form(), None, FORWARD)),
        (ARM, random_states(6), lambda _: dynamics(arm, c, Form(), found_plan(arm), FORWARD)),
        ("Pinocchio C++", tree, _pinocchio),
        ("MuJoCo", tree, _mujoco),
    ]
    found: dict[str, Timed] = {}
    absent: list[str] = []
    for name, states, make in made:
        say(f"four-bar: {name}")
        place = cached("linkages", name, _numbers(chain))
        (place / "linkage.txt").write_text(_numbers(chain), encoding="utf-8")
        states.write(place / "states.bin")
        try:
            ns, values = _measured([build(contender) for contender in make(place)], place, states, seconds)
        except PeerAbsentError as why:
            absent.append(f"{name}: {why}")
            continue
        compared = name in (OWN, "Pinocchio C++")
        found[name] = Timed(ns, error(values[:CHECKED, :1], wanted) if compared else float("nan"))
    return "\n".join(_lines(found, absent))


def _states(chain: Chain, count: int = COUNT) -> tuple[States, States]:
    """States of the crank, and the same of all joints of the tree, which close the loop."""
    mechanics, crank, tree = mechanics_of(chain), States(1, count), States(3, count)
    for s in range(count):
        tree.q[s] = mechanics.coordinates(crank.q[s])
        tree.qd[s] = mechanics.coordinate_rates(crank.q[s], crank.qd[s])
    tree.tau = np.column_stack([crank.tau, np.zeros((count, 2))])
    return crank, tree


def _wanted(chain: Chain, states: States) -> Array:
    """(checked, 1) accelerations of the crank by multipliers."""
    mechanics = mechanics_of(chain)
    rows = zip(states.q[:CHECKED], states.qd[:CHECKED], states.tau[:CHECKED], strict=True)
    return np.array([mechanics.forward_dynamics(*row) for row in rows])


def _numbers(chain: Chain) -> str:
    """The four-bar for the peers: lengths; mass, mass centre and inertia of each body."""
    known = parameter_defaults(chain)
    rows = [[known[name] for name in "abcf"]]
    for joint in chain.joints:
        values = (joint.mass, joint.com[0], joint.com[1], joint.inertia.zz)
        rows.append([evaluate(value, known) for value in values])
    return "\n".join(" ".join(repr(float(x)) for x in row) for row in rows) + "\n"


def _pinocchio(place: Path) -> Iterable[Contender]:
    del place
    text = (HERE / "pinocchio_four_bar.cpp").read_text(encoding="utf-8")
    return pinocchio.cplusplus_of((("pinocchio_four_bar.cpp", text),), compilers(("g++", "clang++")))


def _mujoco(place: Path) -> Iterable[Contender]:
    run_python(HERE / "mujoco_four_bar.py", str(place / "linkage.txt"), str(place / "linkage.mjb"))
    return mujoco.contender_of("mujoco_four_bar.c", compilers(("gcc", "clang"))[0])


def _measured(libraries: Sequence[Path], place: Path, states: States, seconds: float) -> tuple[float, Array]:
    """ns per state of the fastest library, and what it computes for all states."""
    source = ROOT / "benchmarks" / "harness.c"
    command = ["cc", *FLAGS, str(source), "-ldl"]
    harness = compile_(command, cached(source.read_text(encoding="utf-8"), *command) / "harness")
    n, results = states.q.shape[1], place / "results.bin"
    arguments = [str(place / "states.bin"), repr(4 * seconds * len(libraries)), str(results), *map(str, libraries)]
    timed = subprocess.run([str(harness), *arguments], capture_output=True, text=True, check=True)
    times = [float(line.split()[2]) for line in timed.stdout.splitlines()]
    best = int(np.argmin(times))
    used = COUNT - COUNT % 512
    return times[best], np.fromfile(results).reshape(len(times), used, n)[best]


def _lines(found: dict[str, Timed], absent: Sequence[str]) -> Iterator[str]:
    yield "forward dynamics of the four-bar (examples/linkages/four_bar.yaml), ns per state, one at a time"
    yield f"{'':24}{'ns':>9}{'x symgen':>10}{'error':>10}   goal"
    own = found[OWN].ns
    for name, timed in found.items():
        ratio = own / timed.ns if name == ARM else timed.ns / own
        asked, met = "", ""
        if name in GOALS:
            asked = f"at most {GOALS[name]:g} of its time" if name == ARM else f"{GOALS[name]:g} x faster"
            met = ": met" if (ratio <= GOALS[name] if name == ARM else ratio >= GOALS[name]) else ": missed"
        compared = "-" if np.isnan(timed.error) else f"{timed.error:.0e}"
        yield f"{name:24}{timed.ns:9.1f}{timed.ns / own:10.2f}{compared:>10}   {asked}{met}".rstrip()
    yield "Pinocchio: constraintDynamics, CONTACT_3D, mu 1e-8, 3 iterations at most. MuJoCo: mj_forward, soft connect,"
    yield "whose numbers are not compared. Both get the positions and rates of all joints, which are not timed."
    for reason in absent:
        yield f"absent: {reason}"
