"""SymForce: the C++ that its code generator makes of a plain recursion with base parameters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from benchmarks.contender import Contender, cached
from benchmarks.peers.installed import eigen, run_python, version
from benchmarks.raw import RawChain

__all__ = ["contenders"]

SCRIPT = Path(__file__).parent / "foreign" / "symforce_code.py"
ARGUMENTS = {"inverse_dynamics": ("q", "qd", "u"), "bias": ("q", "qd"), "mass_matrix": ("q",)}
GLUE = """#include <cstddef>
{includes}
using Vector = Eigen::Matrix<double, {n}, 1>;
static const Vector &at(const double *x) {{ return *reinterpret_cast<const Vector *>(x); }}
extern "C" {{
{functions}
}}
"""
FUNCTION = """void bench_{name}(size_t count, const double *q, const double *qd, const double *u, double *out)
{{
    for (size_t s = 0; s < count; s++)
        Eigen::Map<Eigen::Matrix<double, {n}, {columns}>>(out + s * {size}) = sym::{function}<double>({arguments});
}}
"""


def contenders(raw: RawChain, compilers: tuple[str, ...]) -> Iterator[Contender]:
    """Inverse dynamics, bias and inertia matrix; raises PeerAbsentError."""
    identity = version("symforce")
    headers = eigen()
    folder = cached(identity, SCRIPT.read_text(encoding="utf-8"), raw.text())
    if not (folder / "done").exists():
        (folder / "chain.txt").write_text(raw.text(), encoding="utf-8")
        run_python(SCRIPT, "chain.txt", ".", cwd=folder)
        (folder / "done").touch()
    texts = {name: (folder / f"{name}.h").read_text(encoding="utf-8") for name in ARGUMENTS}
    functions = ""
    for name, arguments in ARGUMENTS.items():
        columns = raw.n if name == "mass_matrix" else 1
        functions += FUNCTION.format(
            name=name,
            n=raw.n,
            columns=columns,
            size=raw.n * columns,
            function="".join(word.capitalize() for word in name.split("_")),
            arguments=", ".join(f"at({a} + s * {raw.n})" for a in arguments),
        )
    includes = "\n".join(f'#include "{name}.h"' for name in texts)
    sources = (
        *((f"{name}.h", text) for name, text in texts.items()),
        ("glue.cpp", GLUE.format(includes=includes, n=raw.n, functions=functions)),
    )
    counts = {name: flops(text) for name, text in texts.items()}
    for compiler in compilers:
        yield Contender(
            "SymForce",
            "base parameters",
            compiler,
            sources,
            ("-std=c++17", f"-I{headers}"),
            flops=counts,
            identity=identity,
        )


def flops(text: str) -> int:
    """Binary operators and squares in SymForce's C++."""
    body = re.sub(r"//[^\n]*", "", text[text.index("template") :])
    return len(re.findall(r"\s[-+*/]\s", body)) + len(re.findall(r"std::pow\(", body))
