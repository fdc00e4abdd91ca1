"""Arguments of the templates for the vector files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from symgen.text.prose import Prose

__all__ = [
    "VectorAgainContext",
    "VectorBatchContext",
    "VectorContext",
    "VectorFourContext",
    "VectorFunctionContext",
    "VectorHelpersContext",
    "VectorInlineContext",
    "VectorLanesContext",
    "VectorOperationsContext",
    "VectorPreparationContext",
    "VectorSinCosContext",
    "VectorWholeContext",
]


@dataclass(frozen=True, slots=True)
class VectorContext:
    """`<model>_vector.c`."""

    template: ClassVar[str] = "c/vector.c.j2"
    name: str
    macro: str
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VectorInlineContext:
    """`<model>_inline.h`: types and small functions of all vector files."""

    template: ClassVar[str] = "c/vector_inline.h.j2"
    name: str
    lanes: str
    bytes: str
    real: str
    integer: str
    helpers: str


@dataclass(frozen=True, slots=True)
class VectorHelpersContext:
    """Packs in arrays, and constants in packs."""

    template: ClassVar[str] = "c/vector_helpers.c.j2"
    name: str
    prefix: str
    lanes: str
    real: str
    zero: str
    many: int
    prepared_size: int


@dataclass(frozen=True, slots=True)
class VectorLanesContext:
    """Between arrays of one type and the small arrays of a block that is not full."""

    template: ClassVar[str] = "c/vector_lanes.c.j2"
    name: str
    prefix: str
    suffix: str
    type: str
    real: bool


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
    comment: tuple[Prose, ...]
    macro: str
    function: str
    parameters: str
    arguments: str
    unused: tuple[str, ...]
    steps: tuple[str, ...]
    both: bool


@dataclass(frozen=True, slots=True)
class VectorAgainContext:
    """The states of a pack that have an angle out of range, one by one.

    The function `single` for one state does so; `arrays` hold a state, `taken` and `given` are what is copied there and
    back: names and elements.
    """

    template: ClassVar[str] = "c/vector_again.c.j2"
    name: str
    macro: str
    prefix: str
    function: str
    real: str
    parameters: str
    lanes: str
    free: int
    zero_bits: str
    prepared_size: int
    arrays: tuple[str, ...]
    taken: tuple[tuple[str, int], ...]
    single: str
    arguments: str
    given: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class VectorBatchContext:
    """A function's `_batch` and `_ensemble`, block by block.

    `large` is the result that tells where blocks of a batch begin: its name and size.
    """

    template: ClassVar[str] = "c/vector_batch.c.j2"
    name: str
    block: str
    function: str
    packed: str
    prefix: str
    real: str
    parameters: str
    arguments: str
    rest_arguments: str
    arrays: tuple[tuple[str, str, int], ...]
    takes: tuple[str, ...]
    gives: tuple[str, ...]
    large: tuple[str, int] | None


@dataclass(frozen=True, slots=True)
class VectorPreparationContext:
    """`_prepare_ensemble`, group by group."""

    template: ClassVar[str] = "c/vector_preparation.c.j2"
    name: str
    packed: str
    prefix: str
    lanes: str
    real: str
    parameters: int


@dataclass(frozen=True, slots=True)
class VectorFourContext:
    """`<model>_vector.h`: sines and cosines of up to four angles of one state."""

    template: ClassVar[str] = "c/vector_four.h.j2"
    prefix: str
    macro: str
    real: str
    word: str
    pair: str
    limit: str
    zero: str
    zero_bits: str
    free: int
    sin: str
    cos: str


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
    guard: bool


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
