"""Times of derivatives: emitted code beside CasADi's own C of the same model, one compiler and the same flags for both.

    python -m benchmarks.casadi.run [-o benchmarks/CASADI.md]

Two times for each: the C function called in a loop, and through `casadi.external` with preset buffers. States vary from
call to call. Every number is the least of several rounds, in which the two take turns.
"""

from __future__ import annotations

import argparse
import ctypes
import subprocess
import tempfile
import time
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np

from benchmarks.casadi.models import arm, cart_pole, derivatives, runge_kutta
from symgen.pipeline import emit_sources

ROOT = Path(__file__).parents[2]
FLAGS = ("-std=c99", "-O2", "-ffp-contract=off", "-fPIC", "-shared")
ROUNDS = 40
CALLS = {"value": 8_000, "jacobian": 2_000, "adjoint": 4_000, "hessian": 1_000}
STATES = 64

HARNESS = """
#include <time.h>
typedef int (*external)(const double **, double **, long long *, double *, int);
double run(external f, const double **arg, double **res, long long *iw, double *w, int mem, double *x, int n, int calls)
{
    struct timespec a, b;
    clock_gettime(CLOCK_MONOTONIC, &a);
    for (int i = 0; i < calls; i++) {
        arg[0] = x + n * (i % 64);
        f(arg, res, iw, w, mem);
    }
    clock_gettime(CLOCK_MONOTONIC, &b);
    return ((b.tv_sec - a.tv_sec) * 1e9 + (b.tv_nsec - a.tv_nsec)) / calls;
}
"""


@dataclass
class Contender:
    """A function in a library, the values of its arguments and which results are wanted."""

    library: Path
    name: str
    arguments: list[Any]
    wanted: list[int]

    def __post_init__(self) -> None:
        self.function = ca.external(self.name, str(self.library))
        self.results = [np.zeros(self.function.nnz_out(k)) for k in range(self.function.n_out())]
        self.buffer, self.trigger = self.function.buffer()
        for k, value in enumerate(self.arguments):
            self.buffer.set_arg(k, memoryview(value))
        for k in self.wanted:
            self.buffer.set_res(k, memoryview(self.results[k]))
        self.dll = ctypes.CDLL(str(self.library))

    def in_c(self, harness: Any, states: Any, calls: int) -> float:
        """Nanoseconds of a call from C."""
        pointer = ctypes.POINTER(ctypes.c_double)
        arg = (pointer * self.function.sz_arg())(*(a.ctypes.data_as(pointer) for a in self.arguments))
        res = (pointer * self.function.sz_res())()
        for k in self.wanted:
            res[k] = self.results[k].ctypes.data_as(pointer)
        w = np.zeros(self.function.sz_w() + 1)
        iw = np.zeros(self.function.sz_iw() + 1, dtype=np.int64)
        call = getattr(self.dll, self.name)
        checkout = getattr(self.dll, f"{self.name}_checkout")
        mem = checkout()
        harness.restype = ctypes.c_double
        found = harness(
            call, arg, res, iw.ctypes.data_as(ctypes.c_void_p), w.ctypes.data_as(pointer), mem,
            states.ctypes.data_as(pointer), states.shape[1], calls,
        )  # fmt: skip
        getattr(self.dll, f"{self.name}_release")(mem)
        return float(found)

    def outside(self, states: Any, calls: int) -> float:
        """Nanoseconds of a call through `casadi.external`, Python's loop included."""
        trigger, x, count = self.trigger, self.arguments[0], len(states)
        begin = time.perf_counter()
        for i in range(calls):
            x[:] = states[i % count]
            trigger()
        return (time.perf_counter() - begin) / calls * 1e9


def contenders(
    folder: Path, chain: Path, name: str, model: Any, wanted: tuple[str, ...]
) -> dict[str, tuple[Contender, Contender]]:
    """Emitted and CasADi's functions of a model, by what they compute; derivatives by the wanted arguments."""
    rng = np.random.default_rng(0)
    own = ca.external(f"{chain.stem}_parameters", str(folder / f"{chain.stem}_casadi.so"))()["p"]
    sizes = {model.name_in(k): model.size1_in(k) for k in range(model.n_in())}
    given = {"x": rng.standard_normal(sizes["x"]), "u": rng.standard_normal(sizes["u"])}
    given["p"] = np.array(own).ravel()
    given["dt"] = np.array([0.05])
    arguments = [given[key] for key in sizes]
    weights = rng.standard_normal(model.size1_out(0))
    own_code = f"{model.name()}_by_{'_'.join(wanted)}"
    code = ca.CodeGenerator(f"{own_code}.c")
    functions = derivatives(model, wanted)
    for f in functions.values():
        code.add(f)
    code.generate(str(folder) + "/")
    library = compiled(folder / f"{own_code}.c")
    emitted, n = folder / f"{chain.stem}_casadi.so", len(arguments)
    nothing, symbol = np.zeros(len(weights)), f"{chain.stem}_{name}"
    places = [k for k, key in enumerate(sizes) if key in wanted]
    second = [*arguments, nothing, weights, *(np.zeros(a.size) for a in arguments)]
    ours = {
        "value": Contender(emitted, symbol, arguments, [0]),
        "jacobian": Contender(emitted, f"jac_{symbol}", [*arguments, nothing], places),
        "adjoint": Contender(emitted, f"adj1_{symbol}", [*arguments, nothing, weights], places),
        "hessian": Contender(emitted, f"jac_adj1_{symbol}", second, [i * (n + 2) + j for i in places for j in places]),
    }
    theirs = {
        kind: Contender(library, f.name(), [*arguments, weights] if f.n_in() > n else arguments, [0])
        for kind, f in functions.items()
    }
    return {kind: (ours[kind], theirs[kind]) for kind in ours}


def compiled(source: Path) -> Path:
    """The shared library of a source."""
    library = source.with_suffix(".so")
    subprocess.run(["gcc", *FLAGS, str(source), "-o", str(library), "-lm"], check=True)
    return library


def measured(pair: tuple[Contender, Contender], harness: Any, kind: str) -> tuple[float, float, float, float]:
    """Least times of the two: from C, and through `casadi.external`."""
    states = np.random.default_rng(1).standard_normal((STATES, pair[0].arguments[0].size))
    calls = CALLS[kind]
    rounds = [
        [c.in_c(harness, states, calls) for c in pair] + [c.outside(states, calls // 4) for c in pair]
        for _ in range(ROUNDS)
    ]
    return tuple(min(column) for column in zip(*rounds, strict=True))  # type: ignore[return-value]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", "--output", help="file to write the table to")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    lines = [
        "| model | function | derivative | symgen, ns | CasADi, ns | ratio "
        "| external: symgen, ns | CasADi, ns | ratio |",
        "|---|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "harness.c").write_text("#define _POSIX_C_SOURCE 199309L\n" + HARNESS)
        harness = ctypes.CDLL(str(compiled(folder / "harness.c"))).run
        cases = [("examples/casadi/cart_pole.yaml", cart_pole()), ("examples/puma560.yaml", arm())]
        for path, model in cases:
            chain = ROOT / path
            for source in emit_sources(chain, "casadi", functions=["xdot", "next"]):
                (folder / source.name).write_text(source.text)
                compiled(folder / source.name)
            models = {"xdot": model}
            small = chain.stem == "cart_pole"
            models["next"] = runge_kutta(model, ca.SX if small else ca.MX)
            for function, found in models.items():
                for wanted in (("x", "u"), ("x", "u", "p")) if small else (("x", "u"),):
                    for kind, pair in contenders(folder, chain, function, found, wanted).items():
                        if kind == "value" and len(wanted) > 2:
                            continue
                        a, b, c, d = measured(pair, harness, kind)
                        numbers = f"{a:.0f} | {b:.0f} | {a / b:.2f} | {c:.0f} | {d:.0f} | {c / d:.2f}"
                        by = "" if kind == "value" else f" by {', '.join(wanted)}"
                        lines.append(f"| {chain.stem} | {function} | {kind}{by} | {numbers} |")
                        print(lines[-1], flush=True)
    if arguments.output:
        Path(arguments.output).write_text("\n".join([*TITLE, *lines, ""]), encoding="utf-8")


TITLE = (
    "# Derivatives beside CasADi's",
    "",
    "p is an argument, derivatives are by those that are named: emitted C and CasADi's C of a model written by hand",
    "(`benchmarks/casadi/models.py`), both by `gcc -std=c99 -O2 -ffp-contract=off`; a ratio below 1 is faster.",
    "CasADi's step of the arm calls the expanded xdot and its derivatives: expanded as a whole its Hessian has 277,000",
    "instructions, which gcc did not compile within 280 s. Written by `make casadi`.",
    "",
)

if __name__ == "__main__":
    main()
