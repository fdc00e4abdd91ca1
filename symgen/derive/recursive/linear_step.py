"""The derivative of one step of the smooth dynamics: A and B of the discrete-time system.

The step is that of the simulation, classical Runge-Kutta of order 4 with forces and inputs held over dt. With K_i the
derivative of stage i's accelerations by (q, qd, tau), A_i and W_i the linearisation there (A_i by q and by qd side by
side), and c_i the stages' places in the step, the chain rule is

    K_i = [A_i,q, c_i dt A_i,q + A_i,qd, W_i] + c_i c_(i-1) dt^2 A_i,q K_(i-2) + c_i dt A_i,qd K_(i-1)

because coordinates follow rates. Every stage calls one function, and so does every product.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.outline import file_of
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.recursive.gradients import Slopes
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import Node

__all__ = ["LinearizedStep"]

Matrix = Sequence[Sequence[Scalar]]

Pattern = Sequence[Sequence[bool]]


class LinearizedStep:
    """Writes one step and its derivative.

    Args:
        algebra: of all that is given.
        q, qd, tau: arguments (n,).
        tail: the arguments `inputs` and `t` where the chain has them, with their scalars.
        free: positions of the joints whose acceleration depends on the state.
        found: at the arguments.
    """

    def __init__(
        self,
        algebra: NodeAlgebra,
        q: Sequence[Scalar],
        qd: Sequence[Scalar],
        tau: Sequence[Scalar],
        tail: Sequence[tuple[Argument, Sequence[Scalar]]],
        free: Sequence[int],
        found: Slopes,
    ) -> None:
        self.algebra = algebra
        self.q, self.qd, self.tau, self.tail = q, qd, tau, tail
        self.free = free
        self.found = found
        n = len(q)
        self.shapes = ((1, n), (len(free), 2 * n), (len(free), len(found.force[0]) if free else 0))
        outputs = [
            Output(name, shape, tuple(x.x for row in rows for x in row))
            for name, shape, rows in zip(
                ("qdd", "slopes", "gains"), self.shapes, ([found.qdd], found.state, found.force), strict=True
            )
            if shape[0] * shape[1]
        ]
        vectors = (Argument("q", (n,)), Argument("qd", (n,)), Argument("tau", (n,)), *(given for given, _ in tail))
        doc, file = "Accelerations and their derivatives by the state and the joint forces.", file_of(__name__)
        self.stage = Function("linearize_stage", vectors, tuple(outputs), doc, internal=True, origin=file)
        self.left, self.right, self.kept = self._patterns()
        self.product = self._product(len(free), sum(columns for _, columns in self.shapes[1:]))

    @property
    def helpers(self) -> tuple[Function, ...]:
        """The functions that the step calls."""
        return (self.stage, self.product) if any(map(any, self.kept)) else (self.stage,)

    def step(self, dt: Scalar) -> tuple[list[Scalar], list[Scalar], list[list[Scalar]], list[list[Scalar]]]:
        """q and qd (n,) after the step, A (2n, 2n) and B (2n, m)."""
        half, sixth = 0.5 * dt, (1.0 / 6.0) * dt
        stages = [self._called(self.q, self.qd, None)]
        K: list[Matrix] = [[[*state, *force] for state, force in zip(stages[0].state, stages[0].force, strict=True)]]
        rate = self.qd
        for before, length in ((None, half), (half, half), (half, dt)):
            there = [a + length * b for a, b in zip(self.q, rate, strict=True)]
            rate = [a + length * b for a, b in zip(self.qd, stages[-1].qdd, strict=True)]
            stages.append(self._called(there, rate, length))
            K.append(self._derivative(stages[-1], K, length, before))
        q_next, qd_next = [], []
        for q, qd, *k in zip(self.q, self.qd, *(stage.qdd for stage in stages), strict=True):
            middle = k[1] + k[2]
            q_next.append(q + dt * (qd + sixth * (k[0] + middle)))
            qd_next.append(qd + sixth * ((k[0] + k[3]) + 2.0 * middle))
        return q_next, qd_next, *self._transition(K, dt, sixth)

    def _called(self, q: Sequence[Scalar], qd: Sequence[Scalar], since: Scalar | None) -> Slopes:
        """The stage at coordinates and rates, so long after the argument t."""
        args = [x.x for x in (*q, *qd, *self.tau)]
        for argument, values in self.tail:
            args += [(x if since is None or argument.name != "t" else x + since).x for x in values]
        numbers = iter(self.algebra.pool.call(self.stage, args))
        (qdd,), state, force = (
            [[self.algebra.scalar(next(numbers)) for _ in range(columns)] for _ in range(rows)]
            for rows, columns in self.shapes
        )
        zero = self.algebra.zero  # the stage's structural zeros stay zeros

        def known(found: Matrix, rows: Matrix) -> list[list[Scalar]]:
            pairs = zip(found, rows, strict=True)
            return [[zero if a.is_zero else b for a, b in zip(*pair, strict=True)] for pair in pairs]

        return Slopes(qdd, known(self.found.state, state), known(self.found.force, force))

    def _derivative(self, now: Slopes, K: Sequence[Matrix], length: Scalar, before: Scalar | None) -> Matrix:
        """K of a stage behind the first; `length` is c_i dt, `before` c_(i-1) dt, None where zero."""
        n = len(self.q)
        rows = []
        for state, force in zip(now.state, now.force, strict=True):
            mixed = [length * a + b for a, b in zip(state[:n], state[n:], strict=True)]
            rows.append([*state[:n], *mixed, *force])
        factors = [(length, n, K[-1])] if before is None else [(length, n, K[-1]), (before * length, 0, K[-2])]
        for factor, first, right in factors:
            left = [[factor * state[first + i] for i in self.free] for state in now.state]
            product = self._multiplied(left, right)
            rows = [[a + b for a, b in zip(*pair, strict=True)] for pair in zip(rows, product, strict=True)]
        return rows

    def _transition(
        self, K: Sequence[Matrix], dt: Scalar, sixth: Scalar
    ) -> tuple[list[list[Scalar]], list[list[Scalar]]]:
        """A and B from the stages' derivatives."""
        n, zero, one = len(self.q), self.algebra.zero, self.algebra.one
        width = sum(columns for _, columns in self.shapes[1:])
        rows = [[zero] * width for _ in range(2 * n)]
        for i in range(n):
            rows[i][i] = rows[n + i][n + i] = one
            rows[i][n + i] = dt
        share = dt * sixth
        for place, i in enumerate(self.free):
            for x in range(width):
                first, second, third, fourth = (k[place][x] for k in K)
                middle = second + third
                rows[i][x] = rows[i][x] + share * (first + middle)
                rows[n + i][x] = rows[n + i][x] + sixth * ((first + fourth) + 2.0 * middle)
        return [row[: 2 * n] for row in rows], [row[2 * n :] for row in rows]

    def _patterns(self) -> tuple[Pattern, Pattern, Pattern]:
        """Where left factors of products, right ones, which are the K, and products are not zero in every stage."""
        n = len(self.q)
        left, right = [], []
        for state, force in zip(self.found.state, self.found.force, strict=True):
            by_q, by_qd = _nonzero(state[:n]), _nonzero(state[n:])
            either = [a or b for a, b in zip(by_q, by_qd, strict=True)]
            left.append([either[i] for i in self.free])
            right.append([*by_q, *either, *_nonzero(force)])
        while True:
            product = [[any(_both(ways, column)) for column in zip(*right, strict=True)] for ways in left]
            grown = [[a or b for a, b in zip(*rows, strict=True)] for rows in zip(right, product, strict=True)]
            if grown == right:
                return left, right, product
            right = grown

    def _product(self, size: int, width: int) -> Function:
        """Of a (size, size) and a (size, width) matrix with the patterns of the factors."""
        pool = self.algebra.pool
        left = [[self.algebra.scalar(pool.input("left", size * i + j)) for j in range(size)] for i in range(size)]
        right = [[self.algebra.scalar(pool.input("right", width * i + j)) for j in range(width)] for i in range(size)]
        nodes: list[Node] = []
        for i in range(size):
            for j in range(width):
                ways = _both(self.left[i], [row[j] for row in self.right])
                terms = [left[i][k] * right[k][j] for k in range(size) if ways[k]] or [self.algebra.zero]
                total = terms[0]
                for term in terms[1:]:
                    total = total + term
                nodes.append(total.x)
        arguments = (Argument("left", (size, size)), Argument("right", (size, width)))
        output = Output("product", (size, width), tuple(nodes))
        doc, file = "Product of two matrices with known zeros.", file_of(__name__)
        return Function("linearize_product", arguments, (output,), doc, internal=True, origin=file)

    def _multiplied(self, left: Matrix, right: Matrix) -> list[list[Scalar]]:
        zero = self.algebra.zero
        if self.product not in self.helpers:
            return [[zero] * len(row) for row in right]
        args = [x.x for matrix in (left, right) for row in matrix for x in row]
        numbers = iter(self.algebra.pool.call(self.product, args))
        return [
            [self.algebra.scalar(number) if kept else zero for kept, number in zip(row, numbers)]  # noqa: B905 - by rows
            for row in self.kept
        ]


def _nonzero(row: Sequence[Scalar]) -> list[bool]:
    return [not x.is_zero for x in row]


def _both(a: Sequence[bool], b: Sequence[bool]) -> list[bool]:
    return [x and y for x, y in zip(a, b, strict=True)]
