"""Labels of a figure in the notation of the report: coordinates, parameters, points, short expressions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.describe.chain import Dh, Joint, Mdh
from symgen.describe.evaluate import names_in
from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.describe.mechanism import Mechanism
from symgen.report.figure.mathtext import label_size
from symgen.report.signs import chain_signs, parameter_latex

__all__ = ["Names", "signs_of"]

LONGEST = 2.4
"""Width above which an expression is no label, cm."""


def signs_of(mechanism: Mechanism) -> dict[str, str]:
    """The LaTeX of all coordinates, parameters and inputs, by name."""
    return {name: sign.latex for name, sign in chain_signs(mechanism).items()}


@dataclass(frozen=True, slots=True)
class Names:
    """Labels of one chain.

    Attributes:
        signs: LaTeX of coordinates, parameters and inputs, by name.
    """

    signs: Mapping[str, str]

    def coordinate(self, joint: Joint) -> str:
        """The symbol of a joint's coordinate."""
        return self.signs[joint.name]

    def point(self, name: str) -> str:
        """The name of a point."""
        return parameter_latex(name)

    def symbolic(self, expression: Expression | None) -> str | None:
        """The label of an expression that has a parameter or input in it and is short, without its sign; else None."""
        if expression is None or not names_in(expression):
            return None
        latex = self.expression(unsigned(expression))
        return latex if latex is not None and label_size(latex)[0] <= LONGEST else None

    def only(self, vector: Sequence[Expression]) -> str | None:
        """The label of a vector with one component."""
        entries = [entry for entry in vector if entry != Number(0.0)]
        return self.symbolic(entries[0]) if len(entries) == 1 else None

    def lengths(self, joint: Joint) -> tuple[str | None, str | None]:
        """Labels of the lengths across and along the joint's axis by which its frame is placed."""
        place = joint.place
        if isinstance(place, (Mdh, Dh)):
            return self.symbolic(place.a), self.symbolic(place.d)
        label = self.only(place.xyz)
        return label, label

    def expression(self, expression: Expression, within: int = 0) -> str | None:
        """A short expression on one line; None where it has functions or conditions.

        Args:
            within: how strongly the operator around it binds: 1 sum, 2 product, 3 power.
        """
        if isinstance(expression, Number):
            text = f"{expression.value:.6g}"
            return None if "e" in text else f"({text})" if within and text.startswith("-") else text
        if isinstance(expression, Name):
            return self.signs.get(expression.name)
        if not isinstance(expression, Operation):
            return None
        if expression.operator == "pi":
            return r"\pi"
        return self._operation(expression.operator, expression.arguments, within)

    def _operation(self, operator: str, arguments: Sequence[Expression], within: int) -> str | None:
        rank = {"add": 1, "sub": 1, "neg": 1, "mul": 2, "div": 2, "pow": 3}.get(operator)
        if rank is None:
            return None
        tight = [rank + (operator == "pow"), 0 if operator == "pow" else rank + (operator in ("sub", "div"))]
        inner = [self.expression(argument, within) for argument, within in zip(arguments, tight, strict=False)]
        if None in inner:
            return None
        if operator == "neg":
            text = f"-{inner[0]}"
        elif operator == "pow":
            text = f"{inner[0]}^{{{inner[1]}}}"
        else:
            text = {"add": " + ", "sub": " - ", "mul": r"\,", "div": "/"}[operator].join(map(str, inner))
        return f"({text})" if rank < within else text


def unsigned(expression: Expression) -> Expression:
    """The expression, or its negative where it begins with a minus: L of -L, 2*L of -2*L, a + b of -a - b."""
    if isinstance(expression, Number):
        return Number(abs(expression.value))
    if not isinstance(expression, Operation):
        return expression
    first = expression.arguments[0] if expression.arguments else expression
    if expression.operator == "neg":
        return first
    turned = unsigned(first) if expression.operator in ("mul", "div", "sub") else first
    if turned == first:
        return expression
    operator = "add" if expression.operator == "sub" else expression.operator
    return Operation(operator, (turned, *expression.arguments[1:]))
