"""Second derivatives, and derivatives along a direction or of a weighted sum, against closed forms and differences."""

import math
import random

import pytest
from evaluate import evaluate_nodes
from iteration_example import iteration_program
from random_programs import PARAMETERS, random_nodes

from symgen.errors import ProgramError
from symgen.program.differentiate import adjoint, directional, jacobian
from symgen.program.nodes import Pool, topological
from symgen.program.second_order import hessian

POINT = {("x", 0): 0.4, ("x", 1): 0.7}

CLOSED = {
    # (second derivatives by x, by x and y, by y) of functions of x = 0.4 and y = 0.7, by hand
    "product": (lambda p, x, y: x * x * y, lambda x, y: (2 * y, 2 * x, 0.0)),
    "sine": (lambda p, x, y: p.sin(x * y), lambda x, y: (
        -y * y * math.sin(x * y), math.cos(x * y) - x * y * math.sin(x * y), -x * x * math.sin(x * y))),
    "quotient": (lambda p, x, y: x / y, lambda x, y: (0.0, -1 / y**2, 2 * x / y**3)),
    "root": (lambda p, x, y: p.sqrt(x * x + y * y), lambda x, y: tuple(
        v / math.hypot(x, y) ** 3 for v in (y * y, -x * y, x * x))),
    "power": (lambda p, x, y: p.make("pow", (x, y)), lambda x, y: (
        y * (y - 1) * x ** (y - 2), x ** (y - 1) * (1 + y * math.log(x)), x**y * math.log(x) ** 2)),
}  # fmt: skip


@pytest.mark.parametrize("name", CLOSED)
def test_closed_forms(name):
    build, expected = CLOSED[name]
    pool = Pool()
    x, y = pool.input("x", 0), pool.input("x", 1)
    rows = hessian(pool, build(pool, x, y), [x, y])
    assert rows[0][1] is rows[1][0]
    found = evaluate_nodes([rows[0][0], rows[0][1], rows[1][1]], POINT)
    assert found == pytest.approx(expected(0.4, 0.7), rel=1e-14)


def test_random_programs_by_parameters_too():
    """Central differences of the gradient: their error is of order 1e-9 where nothing is steep."""
    checked = 0
    for seed in range(25):
        rng = random.Random(seed)
        pool = Pool()
        x = [pool.input("x", k) for k in range(3)]
        a = pool.parameter("a")
        output = random_nodes(pool, rng, [*x, pool.constant(0.3), a, pool.parameter("b")], 30)[-1]
        values = {("x", k): rng.uniform(-1, 1) for k in range(3)}
        variables = [*x, a]
        [gradient] = jacobian(pool, [output], variables)
        rows = hessian(pool, output, variables)
        h = 1e-6
        for j in range(4):
            ends = []
            for step in (h, -h):
                moved = {**values, ("x", j): values["x", j] + step} if j < 3 else values
                own = PARAMETERS if j < 3 else {**PARAMETERS, "a": PARAMETERS["a"] + step}
                ends.append(evaluate_nodes(gradient, moved, own))
            differences = [(u - v) / (2 * h) for u, v in zip(*ends, strict=True)]
            if max(map(abs, differences)) < 1e3:
                found = evaluate_nodes([row[j] for row in rows], values, PARAMETERS)
                checked += found == pytest.approx(differences, rel=1e-5, abs=1e-6)
    assert checked > 85  # of 100; the others have a corner within the step


def test_directions_and_weighted_sums_are_products_with_the_jacobian():
    for seed in range(10):
        rng = random.Random(seed)
        pool = Pool()
        x = [pool.input("x", k) for k in range(3)]
        outputs = random_nodes(pool, rng, [*x, pool.parameter("a"), pool.parameter("b")], 30)[-3:]
        values = {("x", k): rng.uniform(-1, 1) for k in range(3)}
        given = [pool.input("seed", k) for k in range(3)]
        seeds = {("seed", k): rng.uniform(-1, 1) for k in range(3)}
        J = [evaluate_nodes(row, values, PARAMETERS) for row in jacobian(pool, outputs, x)]
        along = evaluate_nodes(directional(pool, outputs, x, given), values | seeds, PARAMETERS)
        back = evaluate_nodes(adjoint(pool, outputs, x, given), values | seeds, PARAMETERS)
        s = list(seeds.values())
        assert along == pytest.approx(
            [sum(a * b for a, b in zip(row, s, strict=True)) for row in J], rel=1e-9, abs=1e-12
        )
        columns = zip(*J, strict=True)
        assert back == pytest.approx(
            [sum(a * b for a, b in zip(c, s, strict=True)) for c in columns], rel=1e-9, abs=1e-12
        )


def test_an_output_that_is_a_variable_and_one_that_is_wanted_twice():
    pool = Pool()
    x, w, v = pool.input("x", 0), pool.input("w", 0), pool.input("w", 1)
    [found] = adjoint(pool, [x, x], [x], [w, v])
    assert evaluate_nodes([found], {("x", 0): 1.0, ("w", 0): 2.0, ("w", 1): 3.0}) == [5.0]
    assert hessian(pool, x, [x])[0][0].value == 0.0


def test_half_of_the_matrix_is_written():
    """The mixed ones stand once: a product of n variables has fewer operations than n^2 different ones would need."""
    pool = Pool()
    x = [pool.input("x", k) for k in range(8)]
    total = x[0]
    for node in x[1:]:
        total = total * node
    rows = hessian(pool, total, x)
    assert all(rows[i][j] is rows[j][i] for i in range(8) for j in range(8))
    assert sum(1 for node in topological(node for row in rows for node in row) if node.args) < 150


def test_loops_are_refused():
    program = iteration_program()
    function = program.functions[-1]
    variables = [node for node in topological(function.output_nodes) if node.op == "input" and node.type == "real"]
    with pytest.raises(ProgramError, match="a loop has no derivative"):
        hessian(program.pool, function.output_nodes[0], variables)
