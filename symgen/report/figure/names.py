"""Labels of a figure in the notation of the report: coordinates, parameters, points, short expressions."""

from __future__ import annotations

from symgen.describe.chain import Dh, Joint, Mdh
from symgen.describe.evaluate import names_in
from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.report.figure.mathtext import label_size
from symgen.report.signs import Sign, escaped, joint_sign, named_sign, parameter_latex

__all__ = ["coordinate", "expression_latex", "lengths", "point", "symbolic"]

LONGEST = 2.4
"""Width above which an expression is no label, cm."""


def coordinate(joint: Joint) -> str:
    """The symbol of a joint's coordinate."""
    if joint.symbol or joint.subscript:
        return joint_sign(joint).latex
    return (named_sign(joint.name) or Sign(joint.name, "q", rf"\mathrm{{{escaped(joint.name)}}}")).latex


def point(name: str) -> str:
    """The name of a point."""
    return parameter_latex(name)


def symbolic(expression: Expression | None) -> str | None:
    """The label of an expression that has a parameter or input in it and is short, without its sign; else None."""
    if expression is None or not names_in(expression):
        return None
    if isinstance(expression, Operation) and expression.operator == "neg":
        expression = expression.arguments[0]
    latex = expression_latex(expression)
    return latex if latex is not None and label_size(latex)[0] <= LONGEST else None


def expression_latex(expression: Expression, within: int = 0) -> str | None:
    """A short expression on one line; None where it has functions or conditions.

    Args:
        within: how strongly the operator around it binds: 1 sum, 2 product, 3 power.
    """
    if isinstance(expression, Number):
        text = f"{expression.value:.6g}"
        return f"({text})" if within and text.startswith("-") else None if "e" in text else text
    if isinstance(expression, Name):
        return parameter_latex(expression.name)
    if not isinstance(expression, Operation):
        return None
    operator = expression.operator
    if operator == "pi":
        return r"\pi"
    rank = {"add": 1, "sub": 1, "neg": 1, "mul": 2, "div": 2, "pow": 3}.get(operator)
    if rank is None:
        return None
    inner = [
        expression_latex(argument, rank + (k > 0 and operator in ("sub", "div")) + (k == 0 and operator == "pow"))
        for k, argument in enumerate(expression.arguments)
    ]
    if None in inner:
        return None
    if operator == "neg":
        text = f"-{inner[0]}"
    elif operator == "pow":
        text = f"{inner[0]}^{{{expression_latex(expression.arguments[1])}}}"
    else:
        text = {"add": " + ", "sub": " - ", "mul": r"\,", "div": "/"}[operator].join(str(part) for part in inner)
    return f"({text})" if rank < within else text


def lengths(joint: Joint) -> tuple[str | None, str | None]:
    """Labels of the lengths across and along the joint's axis by which its frame is placed."""
    place = joint.place
    if isinstance(place, (Mdh, Dh)):
        return symbolic(place.a), symbolic(place.d)
    given = [k for k, e in enumerate(place.xyz) if e != Number(0.0)]
    if len(given) != 1:
        return None, None
    label = symbolic(place.xyz[given[0]])
    return label, label
