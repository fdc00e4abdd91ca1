"""From a chain description to equations, sources, a model, a check and a motion: the stages, one after the other.

    YAML --load--> Chain --derive--> Program --optimise--> Program --emit--> SourceFiles --build--> Model

What is emitted is the fast form after the passes; what is interpreted is the definition before any pass. Only this
module and the command line know every stage, and they hold no logic of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.derive.signatures import Signature, signatures
from symgen.describe.chain import Chain
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.build.model import Model
    from symgen.check.report import Report
    from symgen.derive.equations import EquationsOfMotion
    from symgen.emit.source import SourceFile
    from symgen.program.function import Program
    from symgen.simulate.trajectory import Trajectory

__all__ = [
    "TARGETS",
    "build_model",
    "check_model",
    "derive_equations",
    "emit_sources",
    "load_chain",
    "program",
    "select_functions",
    "simulate",
]

TARGETS = ("c", "numpy")
"""Targets that are emitted; `build_model` knows `"reference"` besides."""


def load_chain(path: str | Path, *, tip: str | None = None) -> Chain:
    """Reads a chain from YAML (or URDF, up to the link `tip`); raises ChainError with all problems at once."""
    from symgen.describe.load import load_chain as load

    return load(path, tip=tip)


def derive_equations(chain: Chain) -> EquationsOfMotion:
    """Lagrange's equations of a chain, its influence coefficients and energies, in SymPy; each derived on request."""
    from symgen.derive.equations import derive_equations as derive

    return derive(chain)


def select_functions(chain: Chain, functions: Iterable[str] | None = None) -> tuple[str, ...]:
    """Names of the functions to emit, in the order of emission.

    Args:
        chain: whose functions.
        functions: emitted names (`position_tip`) or `Model` methods (`position`, of all points); None chooses all
            but those that are large and emitted on request only.

    Raises:
        ArgumentError: a name that is neither.
    """
    table = signatures(chain)
    if functions is None:
        return tuple(name for name, signature in table.items() if not signature.on_request)
    wanted = set(functions)
    unknown = sorted(wanted - set(table) - {signature.call for signature in table.values()})
    if unknown:
        raise ArgumentError(
            f"functions: {unknown[0]!r} is not a function of {chain.name}; there are {', '.join(table)}"
        )
    return tuple(name for name, signature in table.items() if name in wanted or signature.call in wanted)


def left_out(chain: Chain, chosen: Sequence[str]) -> tuple[Signature, ...]:
    """The functions that a default selection leaves out because they are large."""
    return tuple(s for name, s in signatures(chain).items() if s.on_request and name not in chosen)


@lru_cache(maxsize=4)
def _program(chain: Chain, functions: tuple[str, ...]) -> Program:
    from symgen.derive.fast import fast_program
    from symgen.program.optimise import optimise

    return optimise(fast_program(chain, functions))


@lru_cache(maxsize=4)
def _definition(chain: Chain, functions: tuple[str, ...]) -> Program:
    from symgen.derive.definition import definition_program

    return definition_program(derive_equations(chain), functions)


def program(chain: Chain, functions: Iterable[str] | None = None) -> Program:
    """The optimised Program that every target prints."""
    return _program(chain, select_functions(chain, functions))


def definition(chain: Chain, functions: Iterable[str] | None = None) -> Program:
    """Lagrange's definition as a Program without passes: what the reference interpreter executes."""
    return _definition(chain, select_functions(chain, functions))


def emit_sources(
    chain: Chain, target: str = "c", dtype: str = "float64", functions: Iterable[str] | None = None
) -> tuple[SourceFile, ...]:
    """The sources of a chain: name and text of each file; the same text for the same chain, always.

    Args:
        chain: from `load_chain`, or built from the dataclasses.
        target: `"c"` or `"numpy"`.
        dtype: `"float64"` or `"float32"`.
        functions: names to emit; None takes the default selection.
    """
    from symgen.emit import emit_sources as emit

    return emit(program(chain, functions), target, dtype)


def build_model(
    chain: Chain,
    target: str = "c",
    dtype: str = "float64",
    functions: Iterable[str] | None = None,
    strict_fp: bool = False,
) -> Model:
    """A callable model of a chain.

    Args:
        chain: from `load_chain`, or built from the dataclasses.
        target: `"c"` (compiled), `"numpy"`, or `"reference"`, the interpreter of the unoptimised definition.
        dtype: `"float64"` or `"float32"`; the reference is float64.
        functions: names to build; None takes the default selection.
        strict_fp: turns the contraction of a*b + c off in C, for equal bits on every machine.

    Raises:
        BuildError: no compiler, or it failed; target "numpy" works without one.

    Example:
        >>> import symgen  # doctest: +SKIP
        >>> model = symgen.build_model(symgen.load_chain("examples/two_link.yaml"))  # doctest: +SKIP
        >>> model.mass_matrix([0.0, 0.5])  # doctest: +SKIP
    """
    names = select_functions(chain, functions)
    if target == "reference":
        from symgen.build.model import Model
        from symgen.program.interface import interface
        from symgen.reference.backend import InterpreterBackend

        if dtype != "float64":
            raise ArgumentError(f"dtype: the reference computes in float64, not {dtype}")
        reference = _definition(chain, names)
        return Model(interface(reference, dtype), InterpreterBackend(reference))
    if target not in TARGETS:
        raise ArgumentError(f"target: {target!r} is not one of {', '.join(TARGETS)}, reference")
    from symgen.build import load_model
    from symgen.program.interface import interface

    emitted = _program(chain, names)
    sources = emit_sources(chain, target, dtype, names)
    return load_model(sources, interface(emitted, dtype), target, dtype, strict_fp=strict_fp)
