"""Arguments of the CUDA templates: one frozen dataclass per template, already printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from symgen.text.prose import Prose

__all__ = [
    "CudaHeaderContext",
    "CudaSinCosContext",
    "CudaSourceContext",
    "HostContext",
    "KernelContext",
    "LaunchContext",
    "RulesContext",
]


@dataclass(frozen=True, slots=True)
class CudaHeaderContext:
    """`<model>_cuda.h`: constants, and what the host calls; `remarks` are those on parameters."""

    template: ClassVar[str] = "cuda/header.h.j2"
    name: str
    guard: str
    real: str
    comment: tuple[Prose, ...]
    members: tuple[str, ...]
    remarks: tuple[Prose, ...]
    sizes: tuple[tuple[str, int, str], ...]
    declarations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CudaSourceContext:
    """`<model>_cuda.cu`: device functions and kernels, then the host's side."""

    template: ClassVar[str] = "cuda/source.cu.j2"
    name: str
    macro: str
    real: str
    helpers: str
    parts: tuple[str, ...]
    launches: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CudaSinCosContext:
    """Sine and cosine of one angle; `pair` is the function of angles in range."""

    template: ClassVar[str] = "cuda/sincos.cu.j2"
    prefix: str
    real: str
    static: str
    pair: str
    limit: str
    sin: str
    cos: str


@dataclass(frozen=True, slots=True)
class KernelContext:
    """A kernel: arrays of one state in registers, what is loaded, one call, what is stored."""

    template: ClassVar[str] = "cuda/kernel.cu.j2"
    name: str
    macro: str
    parameters: str
    count: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LaunchContext:
    """The host's function that launches a kernel over `count` threads; `shared` says that sets may be one."""

    template: ClassVar[str] = "cuda/launch.cu.j2"
    name: str
    prefix: str
    parameters: str
    arguments: str
    count: str
    shared: bool


@dataclass(frozen=True, slots=True)
class RulesContext:
    """The first rule on parameters that a set breaks."""

    template: ClassVar[str] = "cuda/rules.cu.j2"
    rules: int
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HostContext:
    """The host's functions without a kernel."""

    template: ClassVar[str] = "cuda/host.cu.j2"
    name: str
    real: str
    defaults: tuple[str, ...]
    texts: tuple[str, ...]
