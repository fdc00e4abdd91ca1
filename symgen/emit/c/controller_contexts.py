"""Arguments of the templates of the profile `controller`: one frozen dataclass per template, already printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from symgen.prose import Prose

__all__ = ["ControllerHeaderContext", "PairContext", "ScalarSinCosContext"]


@dataclass(frozen=True, slots=True)
class Angle:
    """One angle in the function that computes its pair.

    Attributes:
        suffix: of all its names.
        result: lvalue of the pair.
        pair: member of the result of several angles.
        sine_polynomial, cosine_polynomial: in the square of the rest.
    """

    suffix: str
    result: str
    pair: str
    sine_polynomial: str
    cosine_polynomial: str


@dataclass(frozen=True, slots=True)
class SinCosFunction:
    """A function that computes the pairs of some angles side by side."""

    name: str
    type: str
    angles: tuple[Angle, ...]


@dataclass(frozen=True, slots=True)
class ScalarSinCosContext:
    """Sine and cosine of one angle and of two, without a table, a union or the library."""

    template: ClassVar[str] = "c/controller/sincos.c.j2"
    prefix: str
    real: str
    fabs: str
    error: str
    exact: str
    limit: str
    two_over_pi: str
    round: str
    round_fours: str
    parts: tuple[str, ...]
    one: str
    functions: tuple[SinCosFunction, ...]


@dataclass(frozen=True, slots=True)
class PairContext:
    """The call that computes the pairs of one angle or of two."""

    template: ClassVar[str] = "c/controller/pair.c.j2"
    prefix: str
    type: str
    function: str
    stem: str
    angles: str


@dataclass(frozen=True, slots=True)
class ControllerHeaderContext:
    """`<model>.h`; `checked` when `<model>_valid` and `<model>_rule` are emitted; `remarks` are those on members."""

    template: ClassVar[str] = "c/controller/header.h.j2"
    name: str
    guard: str
    real: str
    comment: tuple[Prose, ...]
    members: tuple[str, ...]
    remarks: tuple[Prose, ...]
    prepared_size: int
    state: str
    checked: bool
    declarations: tuple[str, ...]
