"""Reads one value of a chain description: SymPy's arithmetic by an allow-list, never by Python's `eval`.

The grammar, from weakest to strongest binding: `or`, `and`, `not`, comparisons, `+ -`, `* /`, unary minus, `**`
(right-associative), then numbers, names, calls of known functions and parentheses. A number followed by `deg`
is an angle in degrees and becomes radians. Anything else is refused with its place in the text.
"""

from __future__ import annotations

from symgen.describe.angles import from_degrees
from symgen.describe.expression import FUNCTIONS, Expression, Name, Number, Operation, Rate, Time
from symgen.describe.limits import MAX_MAGNITUDE, beyond, too_large
from symgen.describe.nearest import nearest
from symgen.describe.tokens import ELSEWHERE, ExpressionSyntaxError, Token, tokens
from symgen.errors import ChainError, Problem

__all__ = ["MAX_DEPTH", "ExpressionSyntaxError", "parse", "parse_expression"]

MAX_DEPTH = 60
"""Nesting of parentheses, calls, signs and powers."""

COMPARISONS = {"<": "lt", "<=": "le", ">": "gt", ">=": "ge"}
SUMS = {"+": "add", "-": "sub"}
PRODUCTS = {"*": "mul", "/": "div"}


def parse(text: str) -> Expression:
    """The expression written in a text, kept as written.

    Raises:
        ExpressionSyntaxError: with the offset of the offending character.
    """
    reader = Reader(tokens(text))
    if reader.token.kind == "end":
        raise ExpressionSyntaxError("an empty expression", 0)
    expression = reader.disjunction()
    if reader.token.kind != "end":
        raise ExpressionSyntaxError(reader.unexpected(), reader.token.offset)
    fault = too_large(expression)
    if fault is not None:
        raise ExpressionSyntaxError(fault, 0)
    return expression


def parse_expression(text: str) -> Expression:
    """The expression written in a text, for chains built through the Python API.

    Raises:
        ChainError: what is wrong and at which character.

    Example:
        >>> parse_expression("2*x")
        Operation(operator='mul', arguments=(Number(value=2.0), Name(name='x')))
    """
    try:
        return parse(text)
    except ExpressionSyntaxError as error:
        message = f"{error.message}, at character {error.offset + 1} of {text[:80]!r}"
        raise ChainError((Problem(message),)) from None


def negated(operand: Expression) -> Expression:
    """`-operand`; a literal takes the sign itself."""
    if isinstance(operand, Number):
        return Number(-operand.value if operand.value else 0.0)
    return Operation("neg", (operand,))


class Reader:
    """Recursive descent over the tokens of one expression."""

    def __init__(self, sequence: list[Token]) -> None:
        self.sequence = sequence
        self.index = 0
        self.depth = 0

    @property
    def token(self) -> Token:
        return self.sequence[self.index]

    def take(self) -> Token:
        """The current token; moves on."""
        token = self.token
        self.index += 1
        return token

    def accept(self, *texts: str) -> Token | None:
        """The current token if it reads like one of the texts; moves on."""
        if self.token.kind in ("symbol", "name") and self.token.text in texts:
            return self.take()
        return None

    def unexpected(self) -> str:
        """The error message for a token in a place where it cannot be."""
        token = self.token
        if token.kind == "end":
            return "the expression ends too early"
        remedy = ELSEWHERE.get(token.text, "")
        if token.kind == "name" and self.index and self.sequence[self.index - 1].kind == "number":
            remedy = "no unit but deg may follow a number; values are in the chain's own units, angles in rad"
        return f"unexpected {token.text!r}" + (f": {remedy}" if remedy else "")

    def expect(self, text: str) -> None:
        """Moves past the given symbol."""
        if self.accept(text) is None:
            found = f"found {self.token.text!r:.80}" if self.token.kind != "end" else "the expression ends too early"
            raise ExpressionSyntaxError(f"expected {text!r}, {found}", self.token.offset)

    def deeper(self, amount: int) -> None:
        """Counts nesting, so that no text can exhaust the stack."""
        self.depth += amount
        if self.depth > MAX_DEPTH:
            raise ExpressionSyntaxError(f"nested more than {MAX_DEPTH} deep", self.token.offset)

    def disjunction(self) -> Expression:
        left = self.conjunction()
        while self.accept("or"):
            left = Operation("or", (left, self.conjunction()))
        return left

    def conjunction(self) -> Expression:
        left = self.negation()
        while self.accept("and"):
            left = Operation("and", (left, self.negation()))
        return left

    def negation(self) -> Expression:
        if self.accept("not"):
            self.deeper(+1)
            operand = self.negation()
            self.deeper(-1)
            return Operation("not", (operand,))
        return self.comparison()

    def comparison(self) -> Expression:
        """`a < b`, and `a < b <= c`, which means `a < b and b <= c`."""
        left = self.sum()
        result: Expression | None = None
        while (token := self.accept(*COMPARISONS)) is not None:
            right = self.sum()
            step = Operation(COMPARISONS[token.text], (left, right))
            result = step if result is None else Operation("and", (result, step))
            left = right
        return left if result is None else result

    def sum(self) -> Expression:
        left = self.product()
        while (token := self.accept(*SUMS)) is not None:
            left = Operation(SUMS[token.text], (left, self.product()))
        return left

    def product(self) -> Expression:
        left = self.sign()
        while (token := self.accept(*PRODUCTS)) is not None:
            left = Operation(PRODUCTS[token.text], (left, self.sign()))
        return left

    def sign(self) -> Expression:
        if (token := self.accept("-", "+")) is not None:
            self.deeper(+1)
            operand = self.sign()
            self.deeper(-1)
            return negated(operand) if token.text == "-" else operand
        return self.power()

    def power(self) -> Expression:
        base = self.atom()
        if self.accept("**"):
            self.deeper(+1)
            exponent = self.sign()
            self.deeper(-1)
            return Operation("pow", (base, exponent))
        return base

    def atom(self) -> Expression:
        token = self.token
        if token.kind == "number":
            return self.number()
        if token.kind == "name" and token.text not in ("and", "or", "not"):
            self.take()
            if self.token.text == "(" and self.token.kind == "symbol":
                return self.call(token)
            if token.text == "t":
                return Time()
            return Operation("pi", ()) if token.text == "pi" else Name(token.text)
        if self.accept("("):
            self.deeper(+1)
            inner = self.disjunction()
            self.expect(")")
            self.deeper(-1)
            return inner
        raise ExpressionSyntaxError(self.unexpected(), token.offset)

    def number(self) -> Expression:
        token = self.take()
        value = float(token.text)
        if beyond(value):
            message = f"{token.text:.40} is too large: a number is at most {MAX_MAGNITUDE:g}"
            raise ExpressionSyntaxError(message, token.offset)
        if self.accept("deg"):
            return from_degrees(value)
        if self.token.kind in ("name", "number") and self.token.offset == token.offset + len(token.text):
            raise ExpressionSyntaxError(f"cannot read the number {token.text + self.token.text!r:.80}", token.offset)
        return Number(value)

    def call(self, function: Token) -> Expression:
        self.expect("(")
        self.deeper(+1)
        arguments = [self.disjunction()]
        while self.accept(","):
            arguments.append(self.disjunction())
        self.expect(")")
        self.deeper(-1)
        if function.text == "d":
            if len(arguments) == 1 and isinstance(arguments[0], Name):
                return Rate(arguments[0].name)
            raise ExpressionSyntaxError("d(...) is the rate of a joint: write d(joint_name)", function.offset)
        if function.text not in FUNCTIONS:
            known = ", ".join(FUNCTIONS)
            hint = nearest(function.text, FUNCTIONS)
            if not hint and len(arguments) == 1:
                hint = f", and a product is written {function.text:.80}*(...)"
            raise ExpressionSyntaxError(
                f"{function.text!r:.80} is no known function{hint}; there are {known}", function.offset
            )
        wanted = FUNCTIONS[function.text]
        if len(arguments) != wanted if wanted is not None else len(arguments) < 2:
            count = "at least 2" if wanted is None else str(wanted)
            message = f"{function.text} takes {count} argument{'s' if count != '1' else ''}, found {len(arguments)}"
            raise ExpressionSyntaxError(message, function.offset)
        return Operation(function.text, tuple(arguments))
