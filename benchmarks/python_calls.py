"""What a call from Python costs: symgen's models beside SymPy's Lagrange + lambdify, on a chain short enough for it."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.contender import PeerAbsentError, cached
from benchmarks.peers.installed import run_python, version
from benchmarks.raw import raw_chain
from benchmarks.states import random_states
from symgen.cli.tables import table
from symgen.describe.chain import Chain
from symgen.pipeline import build_model

__all__ = ["python_calls"]

SCRIPT = Path(__file__).parent / "peers" / "foreign" / "lambdify_time.py"
PASS = 512
FUNCTIONS = ("mass_matrix", "bias")


def fastest(call: Callable[[], Any], rounds: int = 300) -> float:
    """Nanoseconds of the fastest of many calls."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter_ns()
        call()
        best = min(best, time.perf_counter_ns() - start)
    return best


def python_calls(chain: Chain) -> str:
    """The table as text; raises nothing for absent peers, it names them."""
    states = random_states(len(chain.q_names))
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    rows, notes = [], []
    values: dict[str, np.ndarray] = {}
    try:
        for target in ("c", "numpy"):
            model = build_model(chain, target, functions=list(FUNCTIONS))
            for name in FUNCTIONS:
                call, arguments = getattr(model, name), (states.q, states.qd)[: 1 if name == "mass_matrix" else 2]
                one, many = [a[0].copy() for a in arguments], [a[:PASS].copy() for a in arguments]
                values.setdefault(name, call(*one).ravel())
                several = fastest(lambda c=call, x=many: c(*x)) / PASS
                rows.append(
                    [f"{name}, symgen {target}", f"{fastest(lambda c=call, x=one: c(*x)) / 1e3:.2f}", f"{several:.1f}"]
                )
        found = _lambdified(chain, states)
        for name in FUNCTIONS:
            theirs = found[name]
            agrees = np.allclose(theirs["value"], values[name], rtol=1e-10, atol=1e-10)
            label = f"{name}, SymPy lambdify{'' if agrees else ' (DOES NOT AGREE)'}"
            rows.append([label, f"{theirs['one_ns'] / 1e3:.2f}", f"{theirs['many_ns']:.1f}"])
        notes.append(f"SymPy's Lagrange took {found['derive_s']:.1f} s to derive")
    except PeerAbsentError as why:
        notes.append(f"absent: SymPy lambdify: {why}")
    finally:
        os.sched_setaffinity(0, before)
    return table([f"{chain.name}, from Python", "one state, us", "512 states, ns each"], rows) + "\n" + "; ".join(notes)


def _lambdified(chain: Chain, states: Any) -> dict[str, Any]:
    version("pydy")
    raw = raw_chain(chain)
    folder = cached("lambdify", raw.text())
    (folder / "chain.txt").write_text(raw.text(), encoding="utf-8")
    states.write(folder / "states.bin")
    found: dict[str, Any] = json.loads(run_python(SCRIPT, str(folder / "chain.txt"), str(folder / "states.bin")))
    return found
