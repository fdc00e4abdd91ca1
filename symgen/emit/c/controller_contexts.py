"""Arguments of the templates of the profile `controller`: one frozen dataclass per template, already printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from symgen.prose import Prose

__all__ = ["ControllerHeaderContext", "PairContext", "ScalarSinCosContext"]


@dataclass(frozen=True, slots=True)
class ScalarSinCosContext:
    """Sine and cosine of one angle, without a table, a union or the library."""

    template: ClassVar[str] = "c/controller/sincos.c.j2"
    prefix: str
    real: str
    fabs: str
    error: str
    exact: str
    near: str
    limit: str
    two_over_pi: str
    round: str
    long: tuple[str, ...]
    short: tuple[str, ...]
    half: str
    one: str
    sine_polynomial: str
    cosine_polynomial: str


@dataclass(frozen=True, slots=True)
class PairContext:
    """The call that computes a pair."""

    template: ClassVar[str] = "c/controller/pair.c.j2"
    prefix: str
    stem: str
    angle: str


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
