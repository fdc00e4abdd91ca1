"""What a call from Python costs: beside SymPy's Lagrange + lambdify on a short chain, and above its own C."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.compare import ODD
from benchmarks.contender import PeerAbsentError, cached
from benchmarks.peers.installed import run_python, version
from benchmarks.processors import one_processor
from benchmarks.raw import raw_chain
from benchmarks.states import random_states
from benchmarks.written import with_parameters
from symgen.compile.backend import TOGETHER
from symgen.describe.chain import Chain
from symgen.model.model import Model
from symgen.model.parameters import Prepared
from symgen.pipeline import build_model
from symgen.text.tables import text_table

__all__ = ["above_c", "python_calls"]

SCRIPT = Path(__file__).parent / "peers" / "foreign" / "lambdify_time.py"
PASS = 512
FUNCTIONS = ("mass_matrix", "bias")
CALLED = {"mass_matrix": ("q",), "bias": ("q", "qd"), "forward_dynamics": ("q", "qd", "tau")}
"""Functions whose calls are set against their C, and the states' arrays that they take."""


def fastest(call: Callable[[], Any], seconds: float = 0.2) -> float:
    """Nanoseconds of the fastest of all calls in that time: a processor slows down now and then for a while."""
    best, now = float("inf"), time.perf_counter_ns()
    end = now + 1e9 * seconds
    while now < end:
        start = time.perf_counter_ns()
        call()
        now = time.perf_counter_ns()
        best = min(best, now - start)
    return best


def above_c(chain: Chain) -> str:
    """What calls on arrays cost above the C that they end in, as text.

    Arrays by joint are structures of arrays, which the batch in C takes as they lie: its time is that of bare pointers.
    Arrays by state have a state's numbers side by side, which compiled code turns block by block: its time is that of
    the same arrays and of results made once. What is left is Python's: finding the way, making results, checking them.
    """
    states = random_states(len(chain.q_names))
    model = build_model(chain, functions=list(CALLED))
    rows = []
    with one_processor():
        for name, arguments in CALLED.items():
            call = getattr(model, name)
            backend: Any = model.unit(name).backend  # of C
            prepared = backend.prepare(np.array(list(model.parameters.values())))
            by_state = [getattr(states, argument)[:ODD].copy() for argument in arguments]
            by_joint = [np.asfortranarray(array) for array in by_state]
            turned = (*by_state, call(*by_state))
            turning = partial(backend.states(name), prepared, TOGETHER, ODD, turned)
            alone = [fastest(backend.bound(name, prepared, [array.T for array in by_joint])), fastest(turning)]
            above = [fastest(partial(call, *arrays)) - c for arrays, c in zip((by_joint, by_state), alone, strict=True)]
            rows.append([name, *(f"{t / 1e3:.2f}" for pair in zip(alone, above, strict=True) for t in pair)])
    head = [f"{chain.name}, {ODD} states, us", "C by joint", "Python above it", "C by state", "Python above it"]
    return text_table(head, rows)


def python_calls(chain: Chain) -> str:
    """The table as text; raises nothing for absent peers, it names them."""
    with one_processor():
        return _beside_lambdify(chain)


def _beside_lambdify(chain: Chain) -> str:
    states = random_states(len(chain.q_names))
    notes = []
    values: dict[str, np.ndarray] = {}
    try:
        rows = [
            _row(model, name, f"symgen {words}", params, states, values)
            for words, model, params in _models(chain)
            for name in FUNCTIONS
        ]
        found = _lambdified(chain, states)
        for name in FUNCTIONS:
            theirs = found[name]
            agrees = np.allclose(theirs["value"], values[name], rtol=1e-10, atol=1e-10)
            label = f"{name}, SymPy lambdify{'' if agrees else ' (DOES NOT AGREE)'}"
            rows.append([label, f"{theirs['one_ns'] / 1e3:.2f}", f"{theirs['many_ns']:.1f}"])
        notes.append(f"SymPy's Lagrange took {found['derive_s']:.1f} s to derive")
    except PeerAbsentError as why:
        notes.append(f"absent: SymPy lambdify: {why}")
    return (
        text_table([f"{chain.name}, from Python", "one state, us", "512 states, ns each"], rows)
        + "\n"
        + "; ".join(notes)
    )


def _models(chain: Chain) -> Iterator[tuple[str, Model, Prepared | None]]:
    """Models with their parameters: the chain's own numbers as literals, then all as parameters, one set or many."""
    for target in ("c", "numpy"):
        yield target, build_model(chain, target, functions=list(FUNCTIONS)), None
    model = build_model(with_parameters(chain), functions=list(FUNCTIONS))
    sets = np.tile(list(model.parameters.values()), (PASS, 1))
    yield "c, one set of parameters", model, model.prepared(sets[0])
    yield "c, a set for each state", model, model.prepared(sets)


def _row(
    model: Model, name: str, words: str, params: Prepared | None, states: Any, values: dict[str, np.ndarray]
) -> list[str]:
    """One function's times; `values` collects its result for the first state, with which all others must agree."""
    call = partial(getattr(model, name), params=params)
    many = [a[:PASS].copy() for a in (states.q, states.qd)[: 1 if name == "mass_matrix" else 2]]
    one = [a[0].copy() for a in many]
    found = call(*many)[0].ravel()
    agrees = np.allclose(found, values.setdefault(name, found), rtol=1e-10, atol=1e-10)
    sets_differ = params is not None and params.sets != ()
    return [
        f"{name}, {words}{'' if agrees else ' (DOES NOT AGREE)'}",
        "-" if sets_differ else f"{fastest(lambda: call(*one)) / 1e3:.2f}",
        f"{fastest(lambda: call(*many)) / PASS:.1f}",
    ]


def _lambdified(chain: Chain, states: Any) -> dict[str, Any]:
    version("pydy")
    raw = raw_chain(chain)
    folder = cached("lambdify", raw.text())
    (folder / "chain.txt").write_text(raw.text(), encoding="utf-8")
    states.write(folder / "states.bin")
    found: dict[str, Any] = json.loads(run_python(SCRIPT, str(folder / "chain.txt"), str(folder / "states.bin")))
    return found
