"""An expression as the text that a person would write, which reads back as the same expression."""

from __future__ import annotations

from symgen.describe.expression import Expression, Name, Number, Operation, Rate, Table, Time

__all__ = ["plain_text", "to_text"]

BINARY = {"add": ("+", 5), "sub": ("-", 5), "mul": ("*", 6), "div": ("/", 6)}
COMPARISONS = {"lt": "<", "le": "<=", "gt": ">", "ge": ">="}
DIGITS = 8
"""Characters of a number that is worked out from others."""

ATOM, POWER, SIGN, COMPARISON, NOT, AND, OR = 9, 8, 7, 4, 3, 2, 1


def to_text(expression: Expression) -> str:
    """The text of an expression, with no more parentheses than the grammar needs.

    Example:
        >>> from symgen.describe.parse import parse_expression
        >>> to_text(parse_expression("((m)*(L**2))/(12)"))
        'm*L**2/12'
    """
    return written(expression, 0)


def plain_text(expression: Expression) -> str:
    """The text of an expression that is composed of given ones, for people: numbers worked out, signs in front.

    Example:
        >>> from symgen.describe.parse import parse_expression
        >>> plain_text(parse_expression("-(0.02/2)")), plain_text(parse_expression("-(gap/2)"))
        ('-0.01', '-gap/2')
    """
    return to_text(worked_out(expression))


def worked_out(expression: Expression) -> Expression:
    """Operations on numbers as the number, where it has few digits, and signs taken into the first factor."""
    if not isinstance(expression, Operation) or expression.operator in ("pi", "spline"):
        return expression
    arguments = tuple(map(worked_out, expression.arguments))
    match Operation(expression.operator, arguments):
        case Operation("neg", (Number(value),)):
            return Number(-value)
        case Operation("neg", (Operation("neg", (inner,)),)):
            return inner
        case Operation("neg", (Operation("mul" | "div" as operator, (a, b)),)):
            return worked_out(Operation(operator, (Operation("neg", (a,)), b)))
        case Operation("add" | "sub" | "mul" | "div" as operator, (Number(a), Number(b))) if operator != "div" or b:
            value = {"add": a + b, "sub": a - b, "mul": a * b, "div": a / (b or 1.0)}[operator]
            if len(number_text(value)) <= DIGITS:
                return Number(value)
    return Operation(expression.operator, arguments)


def number_text(value: float) -> str:
    """The shortest decimal that is the same double, without a needless `.0`."""
    return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)


def written(expression: Expression, outer: int) -> str:
    """The text, in parentheses when it binds weaker than `outer` asks."""
    text, strength = bare(expression)
    return f"({text})" if strength < outer else text


def bare(expression: Expression) -> tuple[str, int]:
    """The text and how strongly its outermost operator binds."""
    match expression:
        case Number(value):
            return number_text(value), SIGN if value < 0.0 else ATOM
        case Name(name):
            return name.lstrip("?"), ATOM
        case Rate(joint):
            return f"d({joint})", ATOM
        case Time():
            return "t", ATOM
        case Operation("pi", ()):
            return "pi", ATOM
        case Table(joint):
            return f"table of {joint}", ATOM
        case Operation("neg", (a,)):
            return f"-{written(a, SIGN)}", SIGN
        case Operation("pow", (a, b)):
            return f"{written(a, ATOM)}**{written(b, SIGN)}", POWER
        case Operation("add" | "sub" | "mul" | "div" as operator, (a, b)):
            symbol, strength = BINARY[operator]
            space = " " if strength == 5 else ""
            return f"{written(a, strength)}{space}{symbol}{space}{written(b, strength + 1)}", strength
        case Operation("lt" | "le" | "gt" | "ge" as operator, (a, b)):
            return f"{written(a, COMPARISON + 1)} {COMPARISONS[operator]} {written(b, COMPARISON + 1)}", COMPARISON
        case Operation("not", (a,)):
            return f"not {written(a, NOT)}", NOT
        case Operation("and" | "or" as operator, (a, b)):
            strength = AND if operator == "and" else OR
            return f"{written(a, strength)} {operator} {written(b, strength + 1)}", strength
    return f"{expression.operator}({', '.join(written(argument, 0) for argument in expression.arguments)})", ATOM
