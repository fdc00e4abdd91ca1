"""Arguments of the templates of the profile `controller`: one frozen dataclass per template, already printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from symgen.emit.c.body_contexts import LoopContext
from symgen.text.prose import Prose

__all__ = [
    "ConstantStepContext",
    "ControllerHeaderContext",
    "CountsContext",
    "MeteredLoopContext",
    "PairContext",
    "ScalarSinCosContext",
    "WithinContext",
    "WorkContext",
]


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
class MeteredLoopContext(LoopContext):
    """A bounded loop that ends when the budget is used up, too; `draws` takes a pass off it, if there is enough."""

    template: ClassVar[str] = "c/controller/metered_loop.c.j2"
    draws: str


@dataclass(frozen=True, slots=True)
class WorkContext:
    """The budget of a call."""

    template: ClassVar[str] = "c/controller/work.c.j2"
    name: str


@dataclass(frozen=True, slots=True)
class WithinContext:
    """A function with loops within its budget.

    Attributes:
        charge: work of every call.
        spent: lines that mark the results as no answer.
    """

    template: ClassVar[str] = "c/controller/within.c.j2"
    model: str
    signature: str
    function: str
    arguments: str
    budget: int
    charge: int
    spent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ConstantStepContext:
    """A step that uses the whole of its budget, on arrays; that on the struct of a state follows it.

    Attributes:
        levelled_signature, levelled: heads and name of the common part, which tells whether the budget was spent.
        own: the function that draws on the budget.
        charge: work of every call.
        rest: work that may still be done when the budget is spent.
        hardest: declarations of the arguments of the hardest state.
        again: what is passed for it.
        turn: work of one turn of the loop that uses the rest.
    """

    template: ClassVar[str] = "c/controller/constant_step.c.j2"
    model: str
    levelled_signature: str
    levelled: str
    array_signature: str
    own: str
    arguments: str
    real: str
    mode: str
    literal: str
    size: int
    modes: int
    budget: int
    charge: int
    rest: int
    hardest: tuple[str, ...]
    again: str
    turn: int
    states: int
    inputs: int


@dataclass(frozen=True, slots=True)
class CountsContext:
    """A program's function that counts the work of a function with loops at many states.

    Attributes:
        name: of the model.
        counts: the function's name.
        start: the budget that is counted down from.
        declared: lines that name the arguments and results.
        function, arguments: the call at state k.
        status: C of the status at state k.
        charge: work of every call.
    """

    template: ClassVar[str] = "c/controller/counts.c.j2"
    name: str
    counts: str
    start: int
    charge: int
    declared: tuple[str, ...]
    results: tuple[str, ...]
    function: str
    arguments: str
    status: str


@dataclass(frozen=True, slots=True)
class ControllerHeaderContext:
    """`<model>.h`; `checked` when the rules of parameters are emitted; `remarks` are those on members."""

    template: ClassVar[str] = "c/controller/header.h.j2"
    name: str
    guard: str
    real: str
    comment: tuple[Prose, ...]
    members: tuple[str, ...]
    remarks: tuple[Prose, ...]
    prepared_size: int
    joints: str
    state: str
    checked: bool
    declarations: tuple[str, ...]
