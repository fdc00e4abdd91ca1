"""What each C template is given: one frozen dataclass per template, already printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

__all__ = [
    "AnglesContext",
    "BatchContext",
    "CallContext",
    "DeclarationContext",
    "FunctionContext",
    "GuardedCallContext",
    "HeaderContext",
    "HelpersContext",
    "KeepContext",
    "LanesContext",
    "LoopContext",
    "ParametersContext",
    "PartsContext",
    "SinCosContext",
    "SinCosPairContext",
    "SourceContext",
    "StateContext",
    "StateStepContext",
    "VectorAnglesContext",
    "VectorBatchContext",
    "VectorContext",
    "VectorHelpersContext",
    "VectorLanesContext",
    "VectorLoopContext",
    "VectorOperationsContext",
    "VectorSinCosContext",
    "VectorWholeContext",
]


@dataclass(frozen=True, slots=True)
class HeaderContext:
    """`<model>.h`: the two structs, their functions, and every public function."""

    template: ClassVar[str] = "c/header.h.j2"
    name: str
    guard: str
    real: str
    comment: tuple[str, ...]
    members: tuple[str, ...]
    prepared_size: int
    state: str
    declarations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeclarationContext:
    """A public function in the header."""

    template: ClassVar[str] = "c/declaration.h.j2"
    comment: tuple[str, ...]
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
    arguments: str
    timed: bool


@dataclass(frozen=True, slots=True)
class HelpersContext:
    """The static functions for operations that C has no operator for; those in `wanted` are written."""

    template: ClassVar[str] = "c/helpers.c.j2"
    prefix: str
    real: str
    zero: str
    one: str
    wanted: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ParametersContext:
    """Defaults and preparation of the parameters, for one set and for an ensemble."""

    template: ClassVar[str] = "c/parameters.c.j2"
    name: str
    real: str
    defaults: tuple[str, ...]
    steps: tuple[str, ...]
    gathers: tuple[str, ...]
    prepared_size: int


@dataclass(frozen=True, slots=True)
class FunctionContext:
    """A function's body."""

    template: ClassVar[str] = "c/function.c.j2"
    signature: str
    unused: tuple[str, ...]
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PartsContext:
    """A long function: its parts, then the function that runs one after the other."""

    template: ClassVar[str] = "c/parts.c.j2"
    macro: str
    parts: tuple[str, ...]
    signature: str
    real: str
    live: int
    calls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnglesContext:
    """Sines and cosines of up to four angles at once."""

    template: ClassVar[str] = "c/angles.c.j2"
    stem: str
    angles: str
    prefix: str


@dataclass(frozen=True, slots=True)
class CallContext:
    """A call of another function, with the arrays it fills."""

    template: ClassVar[str] = "c/call.c.j2"
    arrays: tuple[str, ...]
    function: str
    arguments: str


@dataclass(frozen=True, slots=True)
class GuardedCallContext:
    """A call that is left out where nobody reads its results: what stands before it, in it and after it."""

    template: ClassVar[str] = "c/guarded_call.c.j2"
    condition: str
    before: tuple[str, ...]
    inside: tuple[str, ...]
    function: str
    arguments: str
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeepContext:
    """Outputs that keep an argument after all."""

    template: ClassVar[str] = "c/keep.c.j2"
    condition: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoopContext:
    """A bounded loop: carried values, one pass, what it hands on."""

    template: ClassVar[str] = "c/loop.c.j2"
    arrays: tuple[str, ...]
    results: tuple[str, ...]
    stem: str
    bound: int
    function: str
    arguments: str
    updates: tuple[str, ...]
    start: str


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
    prepared_size: int


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
    """The function that computes sines and cosines together without the library, of a number or a vector of them."""

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


@dataclass(frozen=True, slots=True)
class SinCosContext:
    """Sines and cosines of four angles of one state."""

    template: ClassVar[str] = "c/sincos.c.j2"
    prefix: str
    macro: str
    real: str
    word: str
    pair: str
    zero_bits: str
    free: int
    sin: str
    cos: str


@dataclass(frozen=True, slots=True)
class VectorContext:
    """`<model>_vector.c`."""

    template: ClassVar[str] = "c/vector.c.j2"
    name: str
    macro: str
    lanes: str
    bytes: str
    real: str
    integer: str
    helpers: str
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VectorHelpersContext:
    """Packs in arrays, and constants in packs."""

    template: ClassVar[str] = "c/vector_helpers.c.j2"
    name: str
    prefix: str
    real: str
    zero: str


@dataclass(frozen=True, slots=True)
class VectorLanesContext:
    """Between arrays of one type and the small arrays of a last block."""

    template: ClassVar[str] = "c/vector_lanes.c.j2"
    name: str
    prefix: str
    suffix: str
    type: str
    real: bool


@dataclass(frozen=True, slots=True)
class VectorLoopContext:
    """A bounded loop on packs, until every lane is done."""

    template: ClassVar[str] = "c/vector_loop.c.j2"
    arrays: tuple[str, ...]
    results: tuple[str, ...]
    stem: str
    bound: int
    function: str
    arguments: str
    updates: tuple[str, ...]
    flag: str
    all: str
    start: str


@dataclass(frozen=True, slots=True)
class VectorOperationsContext:
    """Operations on packs that C has no operator for."""

    template: ClassVar[str] = "c/vector_operations.c.j2"
    name: str
    prefix: str
    lanes: str
    real: str
    libm: str
    zero: str
    one: str
    wanted: tuple[str, ...]
    mapped: tuple[str, ...]
    mapped_pairs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VectorFunctionContext:
    """A function on packs; `both`: for prepared numbers of each state and for those of all."""

    template: ClassVar[str] = "c/vector_function.c.j2"
    macro: str
    function: str
    parameters: str
    arguments: str
    unused: tuple[str, ...]
    steps: tuple[str, ...]
    both: bool


@dataclass(frozen=True, slots=True)
class VectorBatchContext:
    """A function's `_batch` and `_ensemble`, block by block."""

    template: ClassVar[str] = "c/vector_batch.c.j2"
    name: str
    block: str
    function: str
    packed: str
    prefix: str
    real: str
    zero: str
    parameters: str
    arguments: str
    rest_arguments: str
    arrays: tuple[tuple[str, str, int], ...]
    takes: tuple[str, ...]
    gives: tuple[str, ...]
    runs: tuple[tuple[int, int], ...]
    prepared_size: int


@dataclass(frozen=True, slots=True)
class VectorSinCosContext:
    """Sines and cosines of packs."""

    template: ClassVar[str] = "c/vector_sincos.c.j2"
    name: str
    prefix: str
    lanes: str
    bytes: str
    word: str
    pair: str
    limit: str
    zero_bits: str
    free: int
    sin: str
    cos: str


@dataclass(frozen=True, slots=True)
class VectorAnglesContext:
    """Sines and cosines of some packs of angles, guarded together."""

    template: ClassVar[str] = "c/vector_angles.c.j2"
    name: str
    stem: str
    size: int
    angles: str


@dataclass(frozen=True, slots=True)
class VectorWholeContext:
    """Operations on packs of flags and modes."""

    template: ClassVar[str] = "c/vector_whole.c.j2"
    name: str
    prefix: str
    lanes: str
    integer: str
    zero: str
    one: str
    wanted: tuple[str, ...]
