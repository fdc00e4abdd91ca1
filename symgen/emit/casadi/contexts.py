"""Arguments of the CasADi templates: one frozen dataclass per template, already printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from symgen.text.prose import Prose

__all__ = ["CallContext", "ExternalContext", "MemoryContext", "ModuleContext", "PrepareContext"]


@dataclass(frozen=True, slots=True)
class ModuleContext:
    """`<model>_casadi.c`."""

    template: ClassVar[str] = "casadi/module.c.j2"
    name: str
    comment: tuple[Prose, ...]
    memory: str
    helpers: str
    functions: tuple[str, ...]
    sparsity: tuple[str, ...]
    externals: tuple[str, ...]
    directional: tuple[str, ...]
    forward: str


@dataclass(frozen=True, slots=True)
class MemoryContext:
    """Memory of a function: parameters and what depends on them alone, prepared anew when they change."""

    template: ClassVar[str] = "casadi/memory.c.j2"
    name: str
    upper: str
    parameters: int


@dataclass(frozen=True, slots=True)
class PrepareContext:
    """Numbers of parameters alone, and stand-ins for arguments and results that CasADi leaves out."""

    template: ClassVar[str] = "casadi/prepare.c.j2"
    name: str
    prepared_size: int
    zeros: int
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ExternalContext:
    """A function that CasADi calls, and what it asks about it."""

    template: ClassVar[str] = "casadi/external.c.j2"
    model: str
    symbol: str
    comment: Prose
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    sparsity_in: tuple[str, ...]
    sparsity_out: tuple[str, ...]
    fixed: str
    work: int
    prepared: str
    calls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CallContext:
    """The call of a numeric function under a condition."""

    template: ClassVar[str] = "casadi/call.c.j2"
    condition: str
    function: str
    arguments: tuple[str, ...]
