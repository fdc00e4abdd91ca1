"""PyDy: the C of its matrix generator for SymPy's Lagrangian equations, on chains short enough for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from benchmarks.contender import Contender, PeerAbsentError, cached
from benchmarks.peers.installed import run_python, version
from benchmarks.raw import RawChain

__all__ = ["LONGEST", "contenders"]

SCRIPT = Path(__file__).parent / "foreign" / "pydy_code.py"
LONGEST = 3
"""Joints; Lagrange's equations without intermediates take minutes beyond."""

GLUE = """#include <stddef.h>
#include "{function}.h"
void bench_{function}(size_t count, double *q, double *qd, const double *u, double *out)
{{
    for (size_t s = 0; s < count; s++)
        {function}(q + s * {n}, qd + s * {n}, out + s * {size});
}}
"""


def contenders(raw: RawChain, compilers: tuple[str, ...]) -> Iterator[Contender]:
    """Inertia matrix and bias, each as a function of its own."""
    identity = f"{version('pydy')} {version('sympy')}"
    if raw.n > LONGEST:
        raise PeerAbsentError(f"Lagrange's equations of {raw.n} joints are left out, they take minutes to derive")
    folder = cached(identity, SCRIPT.read_text(encoding="utf-8"), raw.text())
    if not (folder / "done").exists():
        (folder / "chain.txt").write_text(raw.text(), encoding="utf-8")
        run_python(SCRIPT, "chain.txt", cwd=folder)
        (folder / "done").touch()
    for function, size in (("mass_matrix", raw.n**2), ("bias", raw.n)):
        code = tuple(
            (f"{function}.{end}", (folder / f"{function}.{end}").read_text(encoding="utf-8")) for end in ("c", "h")
        )
        glue = ("glue.c", GLUE.format(function=function, n=raw.n, size=size))
        for compiler in compilers:
            yield Contender("PyDy", "SymPy's Lagrange", compiler, (*code, glue), identity=identity, tolerance=1e-9)
