"""The registry of targets: one record for each language that Programs are written in.

    TARGETS[name].emit: Program, dtype, Options --> source files
    TARGETS[name].load: source files, Interface, Options --> Backend

    EXPORTS[name].emit: Program, dtype, Options --> source files for other programs, without models

The rest of symgen asks these records; no other file lists targets. Printers and backends are named and imported on
first use, so that the registry costs nothing and emission stays below the stages that load what it wrote.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from symgen.program.interface import DTYPES

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.options import Options
    from symgen.program.function import Program
    from symgen.program.interface import Interface

__all__ = ["EXPORTS", "TARGETS", "Target", "named", "target_of"]


@dataclass(frozen=True, slots=True)
class Target:
    """A language in which Programs are written and run.

    Attributes:
        name: by which users ask for it.
        title: of the language, for help texts.
        files: endings of the files that every model has, after the model's name.
        printer: `module:function` of (Program, dtype, Options), which returns the source files.
        templates: folders of the templates that the printer fills in.
        backend: `module:class` of (source files, Interface, Options), a `symgen.compile.backend.Backend`; empty for
            what other programs call.
        dtypes: number types that it can be written for.
        takes: names of the `Options` that concern it, in addition to `optimization`, which concerns all.
        compiled: built by a C compiler: edited sources, planted faults and controllers are checked for it.
        differentiates: what it writes is differentiated by whoever runs it, and has rules for derivatives of its own.
        package: that its backend needs, an extra of the same name; empty where symgen's own are enough.
        asked: a thorough check leaves it out unless it is named: compilers of its own need long for large functions.
    """

    name: str
    title: str
    files: tuple[str, ...]
    printer: str
    templates: tuple[str, ...]
    backend: str
    dtypes: tuple[str, ...] = DTYPES
    takes: frozenset[str] = frozenset()
    compiled: bool = False
    differentiates: bool = False
    package: str = ""
    asked: bool = False

    def emit(self, program: Program, dtype: str, options: Options) -> tuple[SourceFile, ...]:
        """The source files of an optimised Program."""
        found: tuple[SourceFile, ...] = named(self.printer)(program, dtype, options)
        return found

    def load(self, sources: Sequence[SourceFile], interface: Interface, options: Options) -> Any:
        """A backend that calls the functions of emitted sources."""
        return named(self.backend)(sources, interface, options)


def named(place: str) -> Any:
    """The object that `module:name` stands for."""
    module, name = place.split(":")
    return getattr(importlib.import_module(module), name)


_ALL = (
    Target(
        "c",
        "C99: a header and sources",
        (".h", ".c"),
        printer="symgen.emit.c.files:emit_c",
        templates=("c",),
        backend="symgen.compile.c_backend:CBackend",
        takes=frozenset(
            {"libm", "batches", "strict_fp", "flags", "vector", "threads", "instruction_set", "profile", "validity"}
        ),
        compiled=True,
    ),
    Target(
        "numpy",
        "one Python module over NumPy arrays",
        (".py",),
        printer="symgen.emit.arrays.module:emit_numpy",
        templates=("arrays", "numpy"),
        backend="symgen.compile.numpy_backend:NumpyBackend",
    ),
    Target(
        "jax",
        "one Python module over JAX arrays, with derivatives",
        (".py",),
        printer="symgen.emit.arrays.module:emit_jax",
        templates=("arrays", "jax"),
        backend="symgen.compile.jax_backend:JaxBackend",
        differentiates=True,
        package="jax",
        asked=True,
    ),
    Target(
        "cuda",
        "CUDA C++: a header and a source, one thread a state",
        ("_cuda.h", "_cuda.cu"),
        printer="symgen.emit.cuda.module:emit_cuda",
        templates=("c", "cuda"),
        backend="symgen.compile.cuda_backend:CudaBackend",
        asked=True,
    ),
)

_EXPORTS = (
    Target(
        "casadi",
        "C for CasADi: dynamics and steps with first and second derivatives",
        ("_casadi.c",),
        printer="symgen.emit.casadi.module:emit_casadi",
        templates=("c", "casadi"),
        backend="",
        dtypes=("float64",),
        takes=frozenset({"libm"}),
    ),
)

TARGETS = {target.name: target for target in _ALL}
"""Targets by name, the first one being the default."""

EXPORTS = {target.name: target for target in _EXPORTS}
"""Targets whose functions other programs call: they have functions of their own, and no model is built of them."""


def target_of(name: str) -> Target:
    """The record of a target of either kind."""
    return TARGETS[name] if name in TARGETS else EXPORTS[name]
