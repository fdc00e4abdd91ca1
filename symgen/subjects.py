"""What a check compares: the emitted code of a chain for every target, and the functions that judge it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from symgen.derive.signatures import signatures
from symgen.describe.chain import Chain
from symgen.selection import select_functions

if TYPE_CHECKING:
    from symgen.build.backend import Backend
    from symgen.program.function import Program

__all__ = ["ALL", "Target", "emitted_backend", "with_residuals"]


@dataclass(frozen=True)
class Target:
    """A target and a number type that `check_model` builds and compares."""

    target: str
    dtype: str

    @property
    def name(self) -> str:
        return f"{self.target} {self.dtype}"


ALL = (Target("c", "float64"), Target("c", "float32"), Target("numpy", "float64"), Target("numpy", "float32"))


def with_residuals(chain: Chain, names: tuple[str, ...]) -> tuple[str, ...]:
    """The functions to interpret: those to compare, and M and h and such for the residuals of accelerations."""
    from symgen.check.friction_compare import HELPERS

    table = signatures(chain)
    rubbing = any(table[name].friction for name in names)
    more = [name for name in HELPERS if rubbing and name in table]
    return select_functions(chain, [*names, "mass_matrix", "bias", *more])


def emitted_backend(emitted: Program, target: Target, flags: tuple[str, ...] = ()) -> Backend:
    """The emitted functions, ready to be called on arrays."""
    from symgen.build import load_model
    from symgen.emit import emit_sources as emit
    from symgen.program.interface import interface

    sources = emit(emitted, target.target, target.dtype)
    return load_model(sources, interface(emitted, target.dtype), target.target, target.dtype, flags=flags).backend
