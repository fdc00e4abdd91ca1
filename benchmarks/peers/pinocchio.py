"""Pinocchio: its own C++, and the C that CasADi generates from its algorithms."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from benchmarks.contender import GROUPS, STATES, Contender, PeerAbsentError, cached, compile_
from benchmarks.peers.installed import eigen, folder, version
from benchmarks.raw import RawChain

__all__ = ["casadi", "cplusplus", "cplusplus_of"]

HERE = Path(__file__).parent / "foreign"
DEFINES = (
    "-std=c++17",
    "-DBOOST_FUSION_INVOKE_MAX_ARITY=10",
    "-DBOOST_MPL_LIMIT_LIST_SIZE=30",
    "-DBOOST_MPL_CFG_NO_PREPROCESSED_HEADERS",
)


def _headers() -> tuple[str, ...]:
    return (f"-I{folder() / 'cmeel.prefix' / 'include'}", f"-I{eigen()}")


def _library(place: Path, name: str) -> tuple[str, ...]:
    return (f"-L{place}", f"-l{name}", f"-Wl,-rpath,{place}")


def cplusplus(raw: RawChain, compilers: tuple[str, ...]) -> Iterator[Contender]:
    """Pinocchio's templates on doubles; rnea, nonLinearEffects, crba, aba. The chain is read at run time."""
    del raw
    names = ("chain.hpp", "pinocchio_contender.cpp")
    return cplusplus_of(tuple((name, (HERE / name).read_text(encoding="utf-8")) for name in names), compilers)


def cplusplus_of(sources: tuple[tuple[str, str], ...], compilers: tuple[str, ...]) -> Iterator[Contender]:
    """Sources of C++ against Pinocchio's headers."""
    identity = version("pin")
    libraries = _library(folder() / "cmeel.prefix" / "lib", "pinocchio_default")
    for compiler in compilers:
        flags = (*DEFINES, "-DNDEBUG", *_headers())
        yield Contender("Pinocchio C++", "", compiler, sources, flags, libraries, identity=identity, tolerance=1e-9)


def generated(raw: RawChain, derivatives: bool = True) -> dict[str, str]:
    """The C that CasADi writes for a chain: `dynamics.c` and, if it is wanted, `derivatives.c`.

    Raises:
        PeerAbsentError: Pinocchio, CasADi, Eigen or a C++ compiler is missing.
    """
    versions = version("pin"), version("casadi")
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        raise PeerAbsentError("no C++ compiler to build the generator with")
    text = "".join((HERE / name).read_text(encoding="utf-8") for name in ("chain.hpp", "casadi_generator.cpp"))
    libraries = (
        *_library(folder() / "cmeel.prefix" / "lib", "pinocchio_default"),
        *_library(folder() / "casadi", "casadi"),
    )
    headers = (*_headers(), f"-I{folder() / 'casadi' / 'include'}")
    command = [compiler, *DEFINES, "-O1", "-w", "-DPINOCCHIO_WITH_CASADI_SUPPORT", *headers]
    command += [str(HERE / "casadi_generator.cpp"), *libraries]
    generator = compile_(command, cached(*versions, text, *command) / "generator")
    names = ("dynamics.c", "derivatives.c") if derivatives else ("dynamics.c",)
    place = cached(*versions, text, raw.text(), *names)
    if not (place / "done").exists():
        (place / "chain.txt").write_text(raw.text(), encoding="utf-8")
        command = [str(generator), "chain.txt", *(() if derivatives else ("dynamics",))]
        found = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
        if found.returncode:
            raise PeerAbsentError(f"Pinocchio on CasADi: {found.stderr.strip()[-300:]}")
        (place / "done").touch()
    return {name: (place / name).read_text(encoding="utf-8") for name in names}


GLUE = """
const int bench_layout = %d;
#define AT(x) (const void *)(x + s * N)
#define BENCH(function, outputs)                                                                      \\
    void bench_##function(size_t count, const double *q, const double *qd, const double *u, double *out) \\
    {                                                                                                 \\
        for (size_t s = 0; s < count; s += LANES) {                                                   \\
            const casadi_real *arg[3] = {AT(q), AT(qd), AT(u)};                                       \\
            casadi_real *res[1] = {(void *)(out + s * outputs)};                                      \\
            function(arg, res, 0, 0, 0);                                                              \\
        }                                                                                             \\
    }
"""
HEAD = '#include <stddef.h>\n#define LANES {lanes}\n#define N {n}\n#include "sincos.h"\n'
SINCOS = (HERE.parents[1] / "sincos.h").read_text(encoding="utf-8")


def casadi(raw: RawChain, compilers: tuple[str, ...], derivatives: bool = True) -> Iterator[Contender]:
    """CasADi's C as it is, with our inline sine and cosine, and with vectors of 8 doubles for `double`."""
    identity = f"{version('pin')} {version('casadi')}"
    for name, text in generated(raw, derivatives).items():
        for variant, lanes in (("libm", 1), ("inline sincos", 1), ("8-lane rewrite", 8)):
            if name == "derivatives.c" and lanes > 1:
                continue
            body = rewritten(text, inline=variant != "libm", lanes=lanes)
            glue = GLUE % (GROUPS if lanes > 1 else STATES)
            for function, outputs in _functions(text, raw.n):
                glue += f"BENCH({function}, {outputs})\n"
            sources = (("sincos.h", SINCOS), (name, HEAD.format(lanes=lanes, n=raw.n) + body + glue))
            for compiler in compilers:
                yield Contender(
                    "CasADi C", variant, compiler, sources, flops=flops(text), identity=identity, tolerance=1e-9
                )


def _functions(text: str, n: int) -> list[tuple[str, int]]:
    names = re.findall(r"^/\* (\w+):\(", text, re.M)
    size = {"mass_matrix": n * n}
    return [(name, size.get(name, 3 * n * n if name.startswith("derivatives") else n)) for name in names]


def rewritten(text: str, *, inline: bool, lanes: int) -> str:
    """CasADi's C with inline sine and cosine, and with its numbers as vectors of so many doubles."""
    if inline:
        text = re.sub(r"\b(sin|cos)\(", r"lane_\1(", text)
    if lanes > 1:
        text = text.replace("#define casadi_real double", "#define casadi_real lane")
        text = re.sub(
            r"(_default_in\(casadi_int i\) \{\s*switch \(i\) \{\s*default:) return 0;", r"\1 return (lane){};", text
        )
        text = re.sub(r"arg\[(\d)\]\? (arg\[\1\]\[\d+\]) : 0;", r"\2;", text)
        text = re.sub(r"^(  a\d+)=(-?\s*[\d.e+-]+);", r"\1=(lane){} + (\2);", text, flags=re.M)
        text = re.sub(r"(res\[0\]\[\d+\])=(-?[\d.e+-]+);", r"\1=(lane){} + (\2);", text)
    return text


OPERAND = r"(?:a\d+|[\d.]+(?:e[-+]\d+)?)"


def flops(text: str) -> dict[str, int]:
    """Additions, multiplications and divisions of each function in CasADi's C."""
    counts = {}
    for name, body in re.findall(r"^/\* (\w+):\(.*?\n(.*?)^}", text, re.M | re.S):
        found = re.findall(rf"=\({OPERAND}[-+*/]{OPERAND}\);|=casadi_sq\(", body)
        counts[name] = len(found)
    return counts
