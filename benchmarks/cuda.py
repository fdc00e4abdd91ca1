"""Emitted CUDA on a device: states a second of kernels, one thread a state."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np

from benchmarks.chains import example
from symgen.compile.cuda import devices, find_nvcc
from symgen.compile.cuda_backend import CudaBackend
from symgen.describe.assemble import assemble
from symgen.emit import emit_sources
from symgen.options import RELEASE, Options
from symgen.pipeline.build import Build
from symgen.pipeline.programs import optimised
from symgen.program.function import Function
from symgen.program.interface import interface
from symgen.program.nodes import MODE, REAL

__all__ = ["cuda_table", "rate", "ready"]

STATES = 1 << 20
REPEATS = 50
CASES = (
    ("panda", ("forward_dynamics", "inverse_dynamics", "mass_matrix")),
    ("puma560_friction", ("forward_dynamics", "step")),
)
GOALS = "Goals for one H100 in single precision: 5e9 forward dynamics of the Panda, 5e8 steps with exact stick."


def cuda_table(say: Callable[[str], None]) -> str:
    """Markdown: millions of states a second, arrays on the device, launches one after the other."""
    head = "## CUDA\n\n"
    if not devices() or find_nvcc() is None:
        return f"{head}Not measured: there is no CUDA device, or no nvcc. {GOALS}"
    rows = [f"{STATES} states, arrays on the device, {REPEATS} launches; millions of states a second. {GOALS}", ""]
    rows += ["| chain | function | float32 | float64 |", "|---|---|---:|---:|"]
    for name, functions in CASES:
        say(f"cuda: {name}")
        found = {dtype: ready(name, functions, dtype) for dtype in ("float32", "float64")}
        for function in functions:
            cells = [f"{rate(*of, function, STATES, REPEATS) / 1e6:.0f}" for of in found.values()]
            rows.append(f"| {name} | {function} | {' | '.join(cells)} |")
    return head + "\n".join(rows)


def ready(name: str, functions: tuple[str, ...], dtype: str) -> tuple[CudaBackend, tuple[Function, ...]]:
    """The compiled functions of an example."""
    options = Options(RELEASE)
    program = optimised(Build(assemble(example(name)), functions, options=options))
    backend = CudaBackend(emit_sources(program, "cuda", dtype, options), interface(program, dtype), options)
    return backend, tuple(function for function in program.functions if not function.internal)


def rate(backend: CudaBackend, known: tuple[Function, ...], name: str, states: int, repeats: int) -> float:
    """States a second of one function, at rest in every second state."""
    function = next(one for one in known if one.name == name)
    rng = np.random.default_rng(0)
    defaults = backend.defaults()
    given: list[Any] = []
    for argument in function.inputs:
        array = rng.normal(size=(argument.size, states)).astype(defaults.dtype)
        if argument.name == "qd":
            array[:, ::2] = 0.0
        if argument.name == "dt":
            array[:] = 1e-3
        kind = array.dtype if argument.type == REAL else np.int8 if argument.type == MODE else np.bool_
        given.append(np.sign(array).astype(kind) if argument.type == MODE else array.astype(kind))
    run = backend.bound(name, backend.prepare(defaults), given)
    run()
    backend.wait()
    begin = perf_counter()
    for _ in range(repeats):
        run()
    backend.wait()
    return states * repeats / (perf_counter() - begin)
