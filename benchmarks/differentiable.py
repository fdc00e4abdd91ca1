"""Functions over many states by NumPy, JAX and C from Python, and gradients of them by JAX and through callbacks."""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter, process_time
from types import ModuleType
from typing import Any

import numpy as np

import symgen
from benchmarks.chains import example
from symgen.describe.chain import Chain

__all__ = ["differentiable_table"]

STATES = 4096
REPEATS = 5
ROWS = (("two_link", "forward_dynamics"), ("puma560", "forward_dynamics"), ("karnopp_masses", "step"))


def differentiable_table(say: Callable[[str], None]) -> str:
    """Markdown: time of each state, and of its gradient by q, qd and tau."""
    head = "## NumPy, JAX and C from Python\n\n"
    if find_spec("jax") is None:
        return head + "Not measured: JAX is not installed."
    rows = [
        f"{STATES} states in double precision in one call, ns a state, best of {REPEATS}; JAX on the CPU, under `jit`, "
        "with the CPU seconds of its first call. Gradients of the squared results by q, qd and tau.",
        "",
        "| chain, function | C | NumPy | JAX | gradient: JAX | gradient: `jax_function` |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, function in ROWS:
        say(f"jax: {name}, {function}")
        rows.append(_row(example(name), function))
    return head + "\n".join(rows)


def _row(chain: Chain, function: str) -> str:
    import jax

    rng = np.random.default_rng(0)
    n = len(symgen.build_model(chain, "numpy").q_names)
    q, qd, tau = rng.normal(size=(3, STATES, n))
    more: list[Any] = [] if function != "step" else [np.sign(qd).astype(np.int8)]
    last: list[Any] = [] if function != "step" else [1e-3]
    place = 1 if function == "step" else 0
    given = [q, qd, *more, tau, *last]
    cells = []
    for target in ("c", "numpy"):
        model = symgen.build_model(chain, target)
        cells.append(f"{_best(lambda model=model: model.evaluate(function, *given)):.0f}")
    jax.config.update("jax_enable_x64", True)  # callbacks run in threads that know of no context
    with tempfile.TemporaryDirectory() as folder:
        over = _module(chain, function, Path(folder))
        ready = over.prepare(over.default_parameters())
        columns = [jax.numpy.asarray(np.asarray(x).T) for x in given]
        call = jax.jit(getattr(over, function))
        cells.append(_timed(lambda: jax.block_until_ready(call(ready, *columns))))

        def squared(q: Any, qd: Any, tau: Any) -> Any:
            found = call(ready, q, qd, *columns[2 : 2 + len(more)], tau, *last)
            return ((found[place] if isinstance(found, tuple) else found) ** 2).sum()

        slope = jax.jit(jax.grad(squared, (0, 1, 2)))
        cells.append(_timed(lambda: jax.block_until_ready(slope(columns[0], columns[1], columns[2 + len(more)]))))
        through = symgen.jax_function(chain, function)

        def outside(q: Any, qd: Any, tau: Any) -> Any:
            found = through(q, qd, *more, tau, *last)
            return ((found[place] if isinstance(found, tuple) else found) ** 2).sum()

        other = jax.jit(jax.grad(outside, (0, 1, 2)))
        cells.append(_timed(lambda: jax.block_until_ready(other(q, qd, tau))))
    return f"| {chain.name}, `{function}` | {' | '.join(cells)} |"


def _module(chain: Chain, function: str, folder: Path) -> ModuleType:
    """The emitted module over JAX."""
    (source,) = symgen.emit_sources(chain, "jax", functions=[function])
    path = folder / source.name
    path.write_text(source.text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(f"over_jax_{chain.name}", path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = made
    spec.loader.exec_module(made)
    return made


def _timed(call: Callable[[], Any]) -> str:
    """ns of a state, and CPU seconds of the first call."""
    begin = process_time()
    call()
    first = process_time() - begin
    return f"{_best(call):.0f} (first {first:.1f} s)"


def _best(call: Callable[[], Any]) -> float:
    """ns of a state."""
    call()
    times = []
    for _ in range(REPEATS):
        begin = perf_counter()
        call()
        times.append(perf_counter() - begin)
    return min(times) / STATES * 1e9
