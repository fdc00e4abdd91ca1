"""A mechanism under comparison: symbols of its equations, its model, and comparisons with what a check derives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from typing import Any

import numpy as np
from sympy import Expr, Rational, Symbol, lambdify, sympify

from examples.gallery.comparison import Comparison
from examples.gallery.terms import equal_terms
from examples.gallery.textbook import from_lagrangian, mechanics_torques, rate
from symgen import Model, build_model, derive_equations, load_chain
from symgen.derive.equations import EquationsOfMotion
from symgen.describe.chain import Chain
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.examples import Example, example

__all__ = ["Check", "Checks", "Subject", "subject"]

Checks = Iterator[Comparison]

ROUNDING = "rounding of a few hundred operations"


class Subject:
    """A mechanism of the gallery, derived once however often it is compared.

    Attributes:
        q, qd, qdd: symgen's symbols, in the order of the coordinates.
        p: the parameters' symbols by name.
    """

    def __init__(self, record: Example) -> None:
        self.record = record

    @cached_property
    def chain(self) -> Chain:
        """The chain of its file."""
        return load_chain(self.record.path)

    @cached_property
    def equations(self) -> EquationsOfMotion:
        """symgen's equations."""
        return derive_equations(self.chain)

    @property
    def q(self) -> list[Symbol]:
        return list(self.equations.q)

    @property
    def qd(self) -> list[Symbol]:
        return list(self.equations.qd)

    @property
    def qdd(self) -> list[Symbol]:
        return list(self.equations.qdd)

    @property
    def motion(self) -> tuple[list[Symbol], list[Symbol], list[Symbol]]:
        """Coordinates, rates and accelerations, to be unpacked."""
        return self.q, self.qd, self.qdd

    @cached_property
    def p(self) -> dict[str, Symbol]:
        return {parameter.name: Symbol(parameter.name) for parameter in self.chain.parameters}

    def letters(self, names: str) -> list[Symbol]:
        """Symbols of parameters, of names with blanks between them."""
        return [self.p[name] for name in names.split()]

    @cached_property
    def defaults(self) -> dict[Symbol, Rational]:
        """The parameters' defaults, as the file has them."""
        return {self.p[name]: Rational(str(value)) for name, value in parameter_defaults(self.chain).items()}

    def number(self, expression: Any) -> float:
        """An expression in parameters, with their defaults."""
        return float(sympify(expression).xreplace(self.defaults))

    def numbers(self, names: str) -> list[float]:
        """Defaults of parameters, of names with blanks between them."""
        return [self.number(letter) for letter in self.letters(names)]

    def model(self, target: str = "c", functions: Sequence[str] | None = None) -> Model:
        """The model; of C all functions, as `simulate` needs them, unless some are named."""
        return built(self.chain, target, None if functions is None else tuple(functions))

    def rate(self, expression: Any) -> Expr:
        """The derivative by time of an expression in coordinates and the time."""
        return rate(expression, self.q, self.qd)

    def lagrange(self, L: Expr, rows: Sequence[int] | None = None) -> list[Expr]:
        """d/dt(dL/dqd) - dL/dq of all coordinates, or of `rows`."""
        left = from_lagrangian(L, *self.motion)
        return left if rows is None else [left[k] for k in rows]

    def mechanics(self, bodies: Callable[..., list[Any]], **more: Any) -> list[Expr]:
        """Left sides of Lagrange's equations by `sympy.physics.mechanics`; see `mechanics_torques`."""
        return mechanics_torques(*self.motion, bodies, **more)

    def equal(self, theirs: Sequence[Expr], against: str, rows: Sequence[int] | None = None) -> Comparison:
        """Compares the closed form of M qdd + h with torques in its symbols, each monomial's coefficient by itself.

        Args:
            theirs: torques of the joints `rows`, by default of all.
            against: the source of these torques.
            rows: numbers of the joints.
        """
        equations = self.equations.closed_form()
        variables = [*equations.qdd, *equations.qd]
        chosen = range(len(equations.q)) if rows is None else rows
        found = [equal_terms(equations.tau[i], other, variables) for i, other in zip(chosen, theirs, strict=True)]
        terms, different = (sum(numbers) for numbers in zip(*found, strict=True))
        return Comparison(against, f"{terms} terms", different, unit="terms differ")

    def equal_values(self, theirs: Sequence[Expr], against: str) -> Comparison:
        """Compares torques of all joints at random states and parameters (seed 0), where the closed form is long."""
        model, draw = self.model("numpy", ("inverse_dynamics",)), np.random.default_rng(0)
        letters = list(self.defaults)
        torques = lambdify([*self.q, *self.qd, *self.qdd, *letters], list(theirs), "numpy", cse=True)
        found, wanted = [], []
        for state in draw.uniform(-2, 2, (8, 3, len(self.q))):
            values = [float(self.defaults[letter]) * draw.uniform(0.7, 1.4) for letter in letters]
            params = {letter.name: value for letter, value in zip(letters, values, strict=True)}
            found.append(model.inverse_dynamics(*state, params=params))
            wanted.append(torques(*state.ravel(), *values))
        return self.close(found, wanted, against)

    def close(
        self, found: Any, wanted: Any, against: str, compared: str = "", allowed: float = 1e-12, why: str = ROUNDING
    ) -> Comparison:
        """Compares numbers: the largest difference by the largest number wanted."""
        found, wanted = np.asarray(found, float), np.asarray(wanted, float)
        worst = float(np.abs(found - wanted).max() / np.abs(wanted).max())
        return Comparison(against, compared or f"{wanted.size} values", worst, allowed, why)


Check = Callable[[Subject], Checks]


@cache
def built(chain: Chain, target: str, functions: tuple[str, ...] | None) -> Model:
    """The model of a chain, built once."""
    if target == "c":
        return build_model(chain, functions=functions, optimization="debug")
    return build_model(chain, target, functions=functions)


@cache
def subject(name: str) -> Subject:
    """The mechanism of a name."""
    return Subject(example(name))
