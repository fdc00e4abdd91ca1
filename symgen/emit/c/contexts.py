"""Arguments of the C templates for files and functions: one frozen dataclass per template, already printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from symgen.text.prose import Prose

__all__ = [
    "BatchContext",
    "BatchHeaderContext",
    "BatchSourceContext",
    "DeclarationContext",
    "FunctionContext",
    "HeaderContext",
    "HelpersContext",
    "JointsContext",
    "JointsHeaderContext",
    "LanesContext",
    "ParametersContext",
    "PartsContext",
    "PrepareEnsembleContext",
    "SinCosChoiceContext",
    "SinCosContext",
    "SinCosPairContext",
    "SourceContext",
    "StateContext",
    "StateStepContext",
    "ValidContext",
]


@dataclass(frozen=True, slots=True)
class HeaderContext:
    """`<model>.h`: the two structs, their functions, and every public function; `remarks` are those on members.

    `prepared` has a line per prepared number that has a name.
    """

    template: ClassVar[str] = "c/header.h.j2"
    name: str
    guard: str
    real: str
    comment: tuple[Prose, ...]
    members: tuple[str, ...]
    remarks: tuple[Prose, ...]
    prepared_size: int
    prepared: tuple[Prose, ...]
    joints: str
    state: str
    declarations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeclarationContext:
    """A public function in the header."""

    template: ClassVar[str] = "c/declaration.h.j2"
    comment: tuple[Prose, ...]
    signatures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SourceContext:
    """`<model>.c`, or one of its continuations."""

    template: ClassVar[str] = "c/source.c.j2"
    name: str
    uses_math: bool
    helpers: str
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StateContext:
    """The struct that functions which advance a state work on."""

    template: ClassVar[str] = "c/state.h.j2"
    name: str
    real: str
    mode: str
    size: int
    modes: int
    states: int


@dataclass(frozen=True, slots=True)
class StateStepContext:
    """A function that advances the struct, by way of its form on arrays."""

    template: ClassVar[str] = "c/state_step.c.j2"
    signature: str
    function: str
    real: str
    mode: str
    literal: str
    size: int
    modes: int
    arguments: str
    timed: bool
    states: int
    inputs: int
    spends: bool


@dataclass(frozen=True, slots=True)
class HelpersContext:
    """The static functions for operations that C has no operator for; those in `wanted` are written."""

    template: ClassVar[str] = "c/helpers.c.j2"
    prefix: str
    real: str
    zero: str
    one: str
    wanted: tuple[str, ...]
    static: str = "static"


@dataclass(frozen=True, slots=True)
class ValidContext:
    """The first broken rule of a set of parameters, and the texts of the rules."""

    template: ClassVar[str] = "c/valid.c.j2"
    name: str
    steps: tuple[str, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JointsContext:
    """Names and limits of the joints, in the order of q."""

    template: ClassVar[str] = "c/joints.c.j2"
    name: str
    real: str
    names: tuple[str, ...]
    limits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JointsHeaderContext:
    """The number of joints, and declarations of what tells their names and limits."""

    template: ClassVar[str] = "c/joints.h.j2"
    name: str
    real: str
    joints: int


@dataclass(frozen=True, slots=True)
class ParametersContext:
    """Defaults and preparation of one set of parameters."""

    template: ClassVar[str] = "c/parameters.c.j2"
    name: str
    defaults: tuple[str, ...]
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BatchHeaderContext:
    """`<model>_batch.h`: the functions for many states."""

    template: ClassVar[str] = "c/batch_header.h.j2"
    name: str
    guard: str
    real: str
    sets: int
    comment: tuple[Prose, ...]
    signatures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BatchSourceContext:
    """`<model>_batch.c`: the same as loops over the functions for one state."""

    template: ClassVar[str] = "c/batch_source.c.j2"
    name: str
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrepareEnsembleContext:
    """Preparation of an ensemble; `unless` and the same of its helpers: see `LanesContext`."""

    template: ClassVar[str] = "c/prepare_ensemble.c.j2"
    name: str
    real: str
    gathers: tuple[str, ...]
    prepared_size: int
    unless: str
    set_unless: str
    place_unless: str


@dataclass(frozen=True, slots=True)
class FunctionContext:
    """A function's body, after a comment where it is no function of the header."""

    template: ClassVar[str] = "c/function.c.j2"
    comment: tuple[Prose, ...]
    signature: str
    unused: tuple[str, ...]
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PartsContext:
    """A long function: its parts, then the function that runs one after the other."""

    template: ClassVar[str] = "c/parts.c.j2"
    parts: tuple[str, ...]
    comment: tuple[Prose, ...]
    signature: str
    real: str
    live: int
    calls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BatchContext:
    """The function for many states: one after the other, structure of arrays; `_batch` and `_ensemble`."""

    template: ClassVar[str] = "c/batch.c.j2"
    name: str
    function: str
    single: str
    real: str
    parameters: str
    arguments: str
    arrays: tuple[str, ...]
    gathers: tuple[str, ...]
    scatters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LanesContext:
    """The static function that takes one state out of a structure of arrays, `gather`, or puts its results back.

    Where only functions that a macro switches off call it, `unless` names the macro.
    """

    template: ClassVar[str] = "c/lanes.c.j2"
    prefix: str
    suffix: str
    type: str
    verb: str
    unless: str


@dataclass(frozen=True, slots=True)
class SinCosPairContext:
    """The function that computes sines and cosines together without the library, of a number or a vector of them.

    `beyond`: the function tells which angles may be out of range; without it they must not be.
    """

    template: ClassVar[str] = "c/sincos_pair.c.j2"
    prefix: str
    inline: str
    real: str
    word: str
    half: str
    one: str
    limit: str
    two_over_pi: str
    round: str
    parts: tuple[str, ...]
    sine_polynomial: str
    cosine_polynomial: str
    zero_bits: str
    one_bit: str
    sign_bit: str
    round_bits: str
    shift: int
    fused: str
    beyond: bool


@dataclass(frozen=True, slots=True)
class SinCosContext:
    """Sines and cosines of some angles, one after the other."""

    template: ClassVar[str] = "c/sincos.c.j2"
    prefix: str
    real: str
    pair: str
    limit: str
    sin: str
    cos: str


@dataclass(frozen=True, slots=True)
class SinCosChoiceContext:
    """The function for some angles: `plain`, or that of the private header where `macro` is defined."""

    template: ClassVar[str] = "c/sincos_choice.c.j2"
    macro: str
    header: str
    plain: str
