"""One chain, every contender: built, compared with the reference and with each other, then timed in one process."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from benchmarks import symgen_code
from benchmarks.contender import FLAGS, ROOT, Contender, PeerAbsentError, build, cached, compile_
from benchmarks.peers import mujoco, pinocchio, pydy, symforce
from benchmarks.raw import RawChain, raw_chain
from benchmarks.states import COUNT, States, error, random_states, reference
from symgen.describe.chain import Chain

__all__ = ["ODD", "Comparison", "Makers", "Row", "compare", "compare_these", "compilers"]

PASS, ODD = 512, 504
"""States of a pass. Rows of 512 doubles are 4096 bytes apart, which makes the arrays of a structure of arrays share
cache sets; so batches are timed on passes of 504 states as well."""

UNCHECKED = ("step", "step_moving")
"""Functions with no common answer: MuJoCo's joint friction is a soft constraint."""


@dataclass(frozen=True)
class Row:
    """One function of one contender: nanoseconds per state, flops where they are known, error against the reference."""

    contender: Contender
    function: str
    ns: float
    error: float

    @property
    def flops(self) -> int | None:
        return self.contender.flops.get(self.function)

    @property
    def agrees(self) -> bool:
        return self.function in UNCHECKED or self.error <= self.contender.tolerance


@dataclass(frozen=True)
class Comparison:
    """What was measured on a chain, and which peers were absent, with the reason."""

    name: str
    rows: tuple[Row, ...]
    absent: tuple[str, ...]

    def best(self, peer: str, function: str, variant: str | None = None, compiler: str | None = None) -> Row | None:
        """The fastest row of a peer, with that variant and that compiler if they are given."""
        found = [
            r
            for r in self.rows
            if r.contender.peer == peer
            and r.function == function
            and r.agrees
            and (variant is None or r.contender.variant == variant)
            and (compiler is None or r.contender.compiler == compiler)
        ]
        return min(found, key=lambda r: r.ns, default=None)


def odd(contender: Contender) -> Contender:
    """The same contender under the name that it has on passes of the other length."""
    return replace(contender, variant=f"{contender.variant} of {ODD}")


def compilers(names: Sequence[str]) -> tuple[str, ...]:
    """Those of the compilers that are here."""
    return tuple(name for name in names if shutil.which(name))


def _gathered(
    peer: str, make: Callable[[], Iterable[Contender]], report: Callable[[str], None]
) -> tuple[list[tuple[Contender, Path]], list[str]]:
    """A peer's contenders and their libraries; what can't be had is named, not raised."""
    built: list[tuple[Contender, Path]] = []
    absent: list[str] = []
    try:
        for contender in make():
            report(f"building {contender.name}")
            try:
                built.append((contender, build(contender)))
            except PeerAbsentError as why:
                absent.append(f"{contender.name}: {why}")
    except PeerAbsentError as why:
        absent.append(f"{peer}: {why}")
    return built, absent


def peers(chain: Chain, raw: RawChain, folder: Path, only: Sequence[str]) -> Makers:
    """Every peer and how to make its contenders."""
    c, cpp = compilers(("gcc", "clang")), compilers(("g++", "clang++"))

    def engine() -> Iterable[Contender]:
        mujoco.models(raw, folder)
        return mujoco.contenders(raw, c)

    found: list[tuple[str, Callable[[], Iterable[Contender]]]] = [
        ("symgen", lambda: symgen_code.contenders(chain, c)),
        ("CasADi C", lambda: pinocchio.casadi(raw, c)),
        ("Pinocchio C++", lambda: pinocchio.cplusplus(raw, cpp)),
        ("SymForce", lambda: symforce.contenders(raw, cpp)),
        ("MuJoCo", engine),
        ("PyDy", lambda: pydy.contenders(raw, c)),
    ]
    return ((name, make) for name, make in found if not only or name in only)


Makers = Iterable[tuple[str, Callable[[], Iterable[Contender]]]]
"""Peers by name, and what makes their contenders."""


def compare(
    chain: Chain, seconds: float, report: Callable[[str], None] = lambda line: None, only: Sequence[str] = ()
) -> Comparison:
    """Builds, checks and times all contenders.

    Args:
        chain: serial, revolute, without springs (see `raw_chain`).
        seconds: per contender and function.
        report: called with what is being done.
        only: names of peers; all when empty.
    """
    raw = raw_chain(chain)
    return compare_these(chain, raw, lambda folder: peers(chain, raw, folder, only), seconds, report)


def compare_these(
    chain: Chain,
    raw: RawChain,
    makers: Callable[[Path], Makers],
    seconds: float,
    report: Callable[[str], None] = lambda line: None,
) -> Comparison:
    """The same for some contenders, which find what they read in the folder of the chain's numbers and states."""
    states = random_states(raw.n)
    folder = cached("states", raw.text())
    (folder / "chain.txt").write_text(raw.text(), encoding="utf-8")
    states.write(folder / "states.bin")
    built: list[tuple[Contender, Path]] = []
    absent: list[str] = []
    for peer, make in makers(folder):
        more, missing = _gathered(peer, make, report)
        built += more
        absent += missing
    report("timing")
    rows = list(_measured(chain, built, states, folder, seconds))
    batches = [(odd(contender), path) for contender, path in built if contender.blocked]
    if batches:
        rows += _measured(chain, batches, states, folder, seconds, ODD)
    return Comparison(chain.name, tuple(rows), tuple(absent))


def _measured(
    chain: Chain,
    built: Sequence[tuple[Contender, Path]],
    states: States,
    folder: Path,
    seconds: float,
    size: int = PASS,
) -> Iterator[Row]:
    source = ROOT / "benchmarks" / "harness.c"
    command = ["cc", *FLAGS, f"-DPASS={size}", str(source), "-ldl"]
    harness = compile_(command, cached(source.read_text(encoding="utf-8"), *command) / "harness")
    results = folder / "results.bin"
    contenders: dict[str, list[Contender]] = {}  # two whose sources are the same are one library, timed once
    for contender, path in built:
        contenders.setdefault(str(path), []).append(contender)
    budget = repr(seconds * 4 * len(contenders))
    timed = subprocess.run(
        [str(harness), str(folder / "states.bin"), budget, str(results), *contenders],
        capture_output=True,
        text=True,
        check=True,
    )
    expected: dict[str, np.ndarray] = {}
    agreed: dict[str, np.ndarray] = {}
    with results.open("rb") as file:
        for line in timed.stdout.splitlines():
            library, function, ns = line.split()
            width, used = _outputs(function, states.q.shape[1]), COUNT - COUNT % size
            found = np.fromfile(file, dtype=float, count=used * width).reshape(used, width)
            same = contenders[library]
            off = float("nan")
            if function not in UNCHECKED:
                if function not in expected:
                    expected[function] = reference(chain, states, function)
                off = error(found[: len(expected[function])], expected[function])
                quantity = function.removesuffix("_aba").removesuffix("_ldl").removesuffix("_implicit")
                if off <= min(contender.tolerance for contender in same):
                    off = max(off, error(found, agreed.setdefault(quantity, found)))
            yield from (Row(contender, function, float(ns), off) for contender in same)


def _outputs(function: str, n: int) -> int:
    if function == "linearize":
        return 6 * n * n
    if function.startswith("derivatives"):
        return 3 * n * n
    return n * n if function == "mass_matrix" else n
