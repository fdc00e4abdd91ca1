"""The card of an emitted function: its signature, and the two ways in which its outputs are built.

    Card --declare--> Signature        what callers see: arguments, results, documentation
         --definition--> nodes         from Lagrange's equations; the interpreter executes them as they are
         --fast--> nodes               from recursions; every target prints them after the passes

The module of a card states the formula and its source. A card decides nothing else: which formulation is cheapest, how
numbers are compared and what is emitted by default are the business of later stages, which read the card.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from symgen.describe.mechanism import Mechanism
from symgen.program.function import Argument

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer
    from symgen.derive.friction.runge_kutta import RungeKutta
    from symgen.derive.functions.arguments import Arguments
    from symgen.derive.recursive.formulation import Formulation
    from symgen.derive.reduced.plan import FormulationPlan
    from symgen.program.nodes import Node

__all__ = ["LARGE", "Card", "Declaration", "Flat", "Result", "Scale", "Signature", "friction_card"]

LARGE = 2000
"""Most outputs of a function of the default selection; more are emitted on request."""

Flat = tuple[tuple["Node", ...], ...]
"""The nodes of a function, one tuple per output."""

Scale = Literal["summand", "joint", "solution", "decision", "gradient"]
"""Scale of a function's error: by the largest summand of an output; of each joint by the largest summand of
the joints behind it; by the forces that the accelerations need; not at all, since decisions are equal or wrong; or of
derivatives in given modes by the largest of a block."""


@dataclass(frozen=True, slots=True)
class Result:
    """An output of a function: name, shape, documentation, unit in words."""

    name: str
    shape: tuple[int, ...]
    doc: str
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Declaration:
    """The arguments of a function in order, without `inputs` and `t`; its results; one line of documentation."""

    inputs: tuple[Argument, ...]
    outputs: tuple[Result, ...]
    doc: str


@dataclass(frozen=True, slots=True)
class Card:
    """One emitted function, or one per named point.

    Attributes:
        name: of the method of `Model`, such as `position`.
        declare: arguments, results and documentation for a chain.
        definition: nodes of the outputs from Lagrange's equations, flat.
        fast: the outputs from the recursions, nested as they come.
        scale: how errors are measured; see `Scale`.
        formulation: the function whose `FormulationPlan` the fast form follows, often itself; None: there is no choice.
        in_form: the outputs in the form that a plan describes, of functions with plans of their own.
        differentiated: the form is one whose accelerations are differentiated.
        method: the algorithm of the fast form, with its source; it may depend on the formulation.
        at_points: the function exists once per named point, as `<name>_<point>`.
        asked: it is emitted only on request, whatever its size.
        most: outputs above which it is emitted only on request; None: always in the default selection.
        friction: it belongs to chains with friction.
        driven: it belongs to chains with a given motion, too.
        present: whether a chain has the function, where neither friction nor a given motion decides.
    """

    name: str
    declare: Callable[[Arguments], Declaration]
    definition: Callable[[Definition, Signature], Flat]
    fast: Callable[[Writer, Signature], tuple[object, ...]]
    scale: Scale = "summand"
    formulation: str | None = None
    method: str | Callable[[FormulationPlan | None], str] = ""
    at_points: bool = False
    most: int | None = None
    asked: bool = False
    friction: bool = False
    driven: bool = False
    present: Callable[[Mechanism], bool] | None = None
    in_form: Callable[[Writer, Formulation], tuple[object, ...]] | None = None
    differentiated: bool = False

    def origin(self, plan: FormulationPlan | None) -> str:
        """A sentence for headers: the algorithm in the formulation `plan`, and the file with formula and source."""
        method = self.method if isinstance(self.method, str) else self.method(plan)
        return f"Computed by {method}: symgen/derive/functions/{self.name}.py."


@dataclass(frozen=True, slots=True)
class Signature:
    """A function of one chain.

    Attributes:
        name: the emitted name without the model's prefix, `mass_matrix` or `position_tip`.
        card: of the function.
        point: the named point, when the function has one.
        inputs: arguments in order.
        outputs: results in order.
        doc: one line.
    """

    name: str
    card: Card
    point: str | None
    inputs: tuple[Argument, ...]
    outputs: tuple[Result, ...]
    doc: str

    @property
    def call(self) -> str:
        """The method of `Model`, `position`."""
        return self.card.name

    @property
    def friction(self) -> bool:
        """True for the functions of joints with friction and of drives."""
        return self.card.friction

    @property
    def size(self) -> int:
        """Number of scalar outputs."""
        return sum(math.prod(result.shape) for result in self.outputs)

    @property
    def on_request(self) -> bool:
        """True when the function is not emitted unasked."""
        return self.card.asked or (self.card.most is not None and self.size > self.card.most)


def friction_card(
    name: str,
    declare: Callable[[Arguments], Declaration],
    build: Callable[[RungeKutta], Sequence[object]],
    method: str,
    *,
    scale: Scale = "summand",
    driven: bool = False,
) -> Card:
    """The card of a function of friction: one text over smooth terms, which the two opinions supply.

    The fast form takes the smooth terms in the formulation of forward dynamics.
    """

    def definition(opinion: Definition, signature: Signature) -> Flat:
        from symgen.derive.algebra.branches import nodes_of

        return tuple(tuple(nodes_of(block)) for block in build(opinion.friction))

    def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
        return tuple(build(opinion.friction))

    return Card(name, declare, definition, fast, scale, "forward_dynamics", method, friction=True, driven=driven)
