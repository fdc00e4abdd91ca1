"""SymPy expressions -> Program nodes, literally: the one place of `program` where SymPy enters.

Nothing is simplified or searched for (no `sympy.cse`): an expression becomes the operations it shows, in SymPy's own
order of arguments, which does not depend on the hash seed. Sharing comes from the pool: equal operations are one
node. The rules, all of them:

- a sum is added from left to right, terms with a negative coefficient are subtracted;
- a product is multiplied from left to right, factors with negative exponents are multiplied into one denominator;
- an integer power is a product (binary powers), a half-integer power a product with `sqrt`, any other power `pow`;
- a Rational becomes the nearest double, and so do Float and pi;
- a function with the method `as_piecewise` becomes what that returns.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import sympy
from sympy.logic.boolalg import BooleanFalse, BooleanTrue

from symgen.errors import ProgramError
from symgen.program.nodes import BOOLEAN, REAL, Node, Pool

__all__ = ["Lowering"]

FUNCTIONS: dict[type, str] = {
    sympy.sin: "sin",
    sympy.cos: "cos",
    sympy.tan: "tan",
    sympy.asin: "asin",
    sympy.acos: "acos",
    sympy.atan: "atan",
    sympy.atan2: "atan2",
    sympy.exp: "exp",
    sympy.log: "log",
    sympy.Abs: "abs",
    sympy.sign: "sign",
    sympy.Min: "min",
    sympy.Max: "max",
    sympy.StrictLessThan: "lt",
    sympy.LessThan: "le",
    sympy.Equality: "eq",
    sympy.And: "and",
    sympy.Or: "or",
    sympy.Not: "not",
}
SWAPPED: dict[type, str] = {sympy.StrictGreaterThan: "lt", sympy.GreaterThan: "le"}
FOLDED = frozenset({"min", "max", "and", "or"})


class Lowering:
    """Lowers expressions into one pool, each distinct one once.

    Args:
        pool: where the nodes are made.
        symbols: what the free symbols stand for.

    Example:
        >>> import sympy
        >>> from symgen.program.nodes import Pool
        >>> pool, x = Pool(), sympy.Symbol("x")
        >>> Lowering(pool, {x: pool.input("x", 0)}).node(x**2)
        %1 = mul(%0, %0)
    """

    def __init__(self, pool: Pool, symbols: Mapping[sympy.Symbol, Node]) -> None:
        self.pool = pool
        self._symbols: dict[sympy.Basic, Node] = dict(symbols)
        self._signed: dict[sympy.Basic, tuple[bool, Node]] = {}
        self._nodes: dict[sympy.Basic, Node] = {}
        self._pieces: dict[sympy.Basic, sympy.Basic] = {}
        self._builders: dict[type, Callable[[sympy.Basic], Node]] = {
            sympy.Add: self._sum,
            sympy.Pow: self._power,
            sympy.Piecewise: self._piecewise,
            sympy.Unequality: lambda e: self.pool.make("not", (self._binary("eq", e.args),)),
        }

    def define(self, symbol: sympy.Symbol, expression: sympy.Basic) -> Node:
        """Lower an intermediate: from now on `symbol` stands for `expression`; returns its node."""
        if symbol in self._symbols:
            raise ProgramError(f"the symbol {symbol} is defined already")
        node = self.node(expression)
        self._symbols[symbol] = node
        return node

    def stand_for(self, symbol: sympy.Symbol, node: Node) -> None:
        """Lets a symbol stand for a node of the pool."""
        self._symbols[symbol] = node

    def node(self, expression: sympy.Basic | float) -> Node:
        """The node of an expression.

        Raises:
            ProgramError: an undefined symbol, or something that has no operation (complex numbers, infinities,
                integrals, functions not listed above).
        """
        root = sympy.sympify(expression, strict=True)
        stack = [root]
        while stack:
            current = stack[-1]
            if current in self._nodes:
                stack.pop()
                continue
            missing = [child for child in self._children(current) if child not in self._nodes]
            if missing:
                stack.extend(reversed(missing))
                continue
            stack.pop()
            self._nodes[current] = self._build(current)
        return self._nodes[root]

    def _children(self, expression: sympy.Basic) -> Sequence[sympy.Basic]:
        """The expressions that must be lowered first."""
        if expression.is_Mul:
            return [base for base, _ in map(_base_and_exponent, expression.args) if not base.is_Rational]
        if expression.is_Pow:
            base, _ = _base_and_exponent(expression)
            return list(expression.args) if base is expression else [base]
        if isinstance(expression, sympy.Piecewise):
            return [part for pair in expression.args for part in pair.args]
        if hasattr(expression, "as_piecewise"):
            return [self._pieces_of(expression)]
        return list(expression.args)

    def _pieces_of(self, expression: sympy.Basic) -> sympy.Basic:
        """The expression of a function that is given by pieces, worked out once."""
        found = self._pieces.get(expression)
        if found is None:
            found = self._pieces[expression] = expression.as_piecewise()
        return found

    def _build(self, expression: sympy.Basic) -> Node:
        if expression.is_Symbol:
            node = self._symbols.get(expression)
            if node is None:
                raise ProgramError(f"the symbol {expression} is not defined in this program")
            return node
        if expression.is_Mul:
            negative, magnitude = self._product(expression)
            return self.pool.make("neg", (magnitude,)) if negative else magnitude
        if not expression.args and expression.is_number:
            return self.pool.constant(_number(expression))
        if hasattr(expression, "as_piecewise"):
            return self._nodes[self._pieces_of(expression)]
        kind = type(expression)
        if kind in self._builders:
            return self._builders[kind](expression)
        if kind in FUNCTIONS:
            return self._binary(FUNCTIONS[kind], expression.args)
        if kind in SWAPPED:
            return self._binary(SWAPPED[kind], expression.args[::-1])
        if isinstance(expression, BooleanTrue | BooleanFalse):
            return self.pool.boolean(bool(expression))
        raise ProgramError(f"{kind.__name__} has no operation in a program: {_shown(expression)}")

    def _binary(self, op: str, args: Sequence[sympy.Basic]) -> Node:
        nodes = [self._nodes[argument] for argument in args]
        if op in FOLDED:
            result = nodes[0]
            for node in nodes[1:]:
                result = self.pool.make(op, (result, node))
            return result
        return self.pool.make(op, tuple(nodes))

    def _sum(self, expression: sympy.Basic) -> Node:
        result: Node | None = None
        for term in expression.args:
            negative, node = self._signed_term(term)
            if result is None:
                result = self.pool.make("neg", (node,)) if negative else node
            else:
                result = self.pool.make("sub" if negative else "add", (result, node))
        if result is None:
            raise ProgramError("an empty sum")
        return result

    def _signed_term(self, term: sympy.Basic) -> tuple[bool, Node]:
        """True when the term is subtracted, and the term without its sign."""
        if term.is_Mul:
            return self._product(term)
        if term.is_Rational and term < 0:
            return True, self.pool.constant(_number(-term))
        return False, self._nodes[term]

    def _product(self, expression: sympy.Basic) -> tuple[bool, Node]:
        """Sign and magnitude of a product; the rational coefficient is one constant."""
        known = self._signed.get(expression)
        if known is not None:
            return known
        coefficient = sympy.Integer(1)
        above: list[Node] = []
        below: list[Node] = []
        for factor in expression.args:
            if factor.is_Rational:
                coefficient *= factor
                continue
            base, exponent = _base_and_exponent(factor)
            node = self._nodes[base] if not base.is_Rational else self.pool.constant(_number(base))
            (below if exponent < 0 else above).append(self._raised(node, abs(exponent)))
        negative = bool(coefficient < 0)
        magnitude = self.pool.constant(_number(abs(coefficient)))
        if abs(coefficient) != 1 or not above:
            above.insert(0, magnitude)
        node = self._multiplied(above)
        if below:
            node = self.pool.make("div", (node, self._multiplied(below)))
        self._signed[expression] = (negative, node)
        return negative, node

    def _multiplied(self, factors: Sequence[Node]) -> Node:
        result = factors[0]
        for factor in factors[1:]:
            result = self.pool.make("mul", (result, factor))
        return result

    def _power(self, expression: sympy.Basic) -> Node:
        base, exponent = _base_and_exponent(expression)
        if base is expression:
            return self._binary("pow", expression.args)
        node = self._raised(self._nodes[base], abs(exponent))
        return self.pool.make("div", (self.pool.constant(1.0), node)) if exponent < 0 else node

    def _raised(self, base: Node, exponent: sympy.Rational) -> Node:
        """`base` to a positive multiple of 1/2: products and at most one square root."""
        whole, half = divmod(int(2 * exponent), 2)
        factors = [self.pool.sqrt(base)] if half else []
        square = base
        while whole:
            if whole & 1:
                factors.append(square)
            whole >>= 1
            if whole:
                square = self.pool.make("mul", (square, square))
        return self._multiplied(factors)

    def _piecewise(self, expression: sympy.Basic) -> Node:
        *cases, (otherwise, last) = [pair.args for pair in expression.args]
        if last is not sympy.true:
            raise ProgramError(f"a Piecewise needs a last case that always holds: {_shown(expression)}")
        result = self._nodes[otherwise]
        for value, condition in reversed(cases):
            test = self._nodes[condition]
            if test.type != BOOLEAN or result.type != REAL:
                raise ProgramError(f"a Piecewise chooses numbers by conditions: {_shown(expression)}")
            result = self.pool.select(test, self._nodes[value], result)
        return result


def _base_and_exponent(expression: sympy.Basic) -> tuple[sympy.Basic, sympy.Rational]:
    """Base and exponent of a power that products and `sqrt` can express; else the expression and 1."""
    if expression.is_Pow:
        base, exponent = expression.args
        if exponent.is_Rational and exponent.q in (1, 2) and abs(exponent) <= 64:
            return base, exponent
    return expression, sympy.Integer(1)


def _number(expression: sympy.Basic) -> float:
    """The nearest double of a real number."""
    try:
        if expression.is_Rational:
            return int(expression.p) / int(expression.q)
        value = float(expression)
    except (OverflowError, TypeError, ValueError):
        value = math.nan
    if not math.isfinite(value):
        raise ProgramError(f"not a finite real number: {_shown(expression)}")
    return value


def _shown(expression: sympy.Basic) -> str:
    text = str(expression)
    return text if len(text) <= 200 else text[:200] + " ..."
