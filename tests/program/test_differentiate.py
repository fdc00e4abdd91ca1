"""Derivatives against central differences of the same nodes, and the conventions where there is none."""

import math
import random
from math import cos, sin

import numpy as np
import pytest
from evaluate import evaluate_nodes
from iteration_example import iteration_program
from random_programs import PARAMETERS, random_nodes

from symgen.errors import ProgramError
from symgen.program.differentiate import jacobian
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import Pool, topological

ONE = ["sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "exp", "log", "abs", "neg"]
TWO = ["add", "sub", "mul", "div", "atan2", "pow", "min", "max"]


def numeric(outputs, values, h=1e-6):
    rows = [[0.0] * len(values) for _ in outputs]
    for j, key in enumerate(values):
        high = evaluate_nodes(outputs, {**values, key: values[key] + h}, PARAMETERS)
        low = evaluate_nodes(outputs, {**values, key: values[key] - h}, PARAMETERS)
        for i, (u, v) in enumerate(zip(high, low, strict=True)):
            rows[i][j] = (u - v) / (2 * h)
    return rows


@pytest.mark.parametrize("sweep", ["forward", "reverse"])
@pytest.mark.parametrize("op", ONE + TWO)
def test_every_operation(op, sweep):
    pool = Pool()
    x = [pool.input("x", k) for k in range(2)]
    node = pool.make(op, tuple(x[: 1 if op in ONE else 2]))
    for point in ((0.3, 0.8), (0.9, 0.2)):
        values = {("x", 0): point[0], ("x", 1): point[1]}
        [row] = jacobian(pool, [node * 1.5], x, sweep)
        assert evaluate_nodes(row, values) == pytest.approx(numeric([node * 1.5], values)[0], rel=1e-6, abs=1e-8)


def test_random_programs_both_sweeps():
    checked = 0
    for seed in range(30):
        rng = random.Random(seed)
        pool = Pool()
        x = [pool.input("x", k) for k in range(4)]
        leaves = [*x, pool.constant(0.3), *(pool.parameter(name) for name in PARAMETERS)]
        outputs = random_nodes(pool, rng, leaves, 40)[-3:]
        values = {("x", k): rng.uniform(-1, 1) for k in range(4)}
        forward = jacobian(pool, outputs, x, "forward")
        reverse = jacobian(pool, outputs, x, "reverse")
        for row_f, row_r, row_n in zip(forward, reverse, numeric(outputs, values), strict=True):
            a = evaluate_nodes(row_f, values, PARAMETERS)
            assert a == pytest.approx(evaluate_nodes(row_r, values, PARAMETERS), rel=1e-9, abs=1e-9)
            if max(map(abs, row_n)) < 1e3:
                checked += a == pytest.approx(row_n, rel=1e-4, abs=1e-5)
    assert checked > 75  # the others have a kink within the step


def test_conventions_at_kinks():
    pool = Pool()
    x, y = pool.input("x", 0), pool.input("x", 1)
    at_zero = {("x", 0): 0.0, ("x", 1): 0.0}
    outputs = [pool.make(op, (x,)) for op in ("abs", "sign", "round")] + [
        pool.make(op, (x, y)) for op in ("min", "max")
    ]
    rows = jacobian(pool, outputs, [x, y])
    assert [evaluate_nodes(row, at_zero) for row in rows] == [[0, 0], [0, 0], [0, 0], [1, 0], [1, 0]]


def test_a_refined_number_has_the_derivative_of_the_further_step():
    pool = Pool()
    x, found = pool.input("x", 0), pool.input("found", 0)
    root = pool.refined(found, found - (found * found - x) / (2.0 * found))  # of x
    [[slope]] = jacobian(pool, [pool.sin(root)], [x])
    assert evaluate_nodes([slope], {("x", 0): 4.0, ("found", 0): 2.0}) == [0.25 * math.cos(2.0)]


def products(pool):
    """One output of 12 inputs, which enter one by one: 11 products, each with the sine of the one before."""
    x = [pool.input("x", k) for k in range(12)]
    total = x[0]
    for node in x[1:]:
        total = pool.sin(total * node)
    return [total], x


def sines(pool):
    """Many outputs of one input: 12 sines, each of the one before."""
    x = pool.input("x", 0)
    outputs = [pool.sin(x)]
    for _ in range(11):
        outputs.append(pool.sin(outputs[-1]))
    return outputs, [x]


@pytest.mark.parametrize(
    ("build", "cheaper", "dearer", "operations"),
    [(products, "reverse", "forward", 11 + 10 + 22), (sines, "forward", "reverse", 12 + 11)],
)
def test_the_cheaper_sweep_is_taken(build, cheaper, dearer, operations):
    pool = Pool()
    outputs, inputs = build(pool)
    given = set(topological(outputs))
    added = {}
    for sweep in ("forward", "reverse", None):
        rows = jacobian(pool, outputs, inputs, sweep)
        nodes = topological(node for row in rows for node in row)
        added[sweep] = sum(1 for node in nodes if node.args and node not in given)
    assert added[None] == added[cheaper] == operations < added[dearer]


def test_inner_nodes_can_be_variables():
    pool = Pool()
    x = pool.input("x", 0)
    s = pool.sin(x)
    [[derivative]] = jacobian(pool, [s * s + x], [s])
    assert evaluate_nodes([derivative], {("x", 0): 0.5}) == pytest.approx([2 * 0.479425538604203])


def test_calls_are_expanded_and_loops_refused_backward():
    program = iteration_program()
    pool = program.pool
    kinematics = program.function("kinematics")
    q = [pool.input("q", k) for k in range(2)]
    outputs = pool.call(kinematics, [q[1], q[0]])
    parameters = {"L1": 0.4, "L2": 0.3}
    rows = jacobian(pool, outputs[:2], q)
    values = {("q", 0): 0.7, ("q", 1): 0.4}
    (_, _, a, b, c, d) = evaluate_nodes(outputs, values, parameters)
    assert evaluate_nodes(rows[0], values, parameters) == pytest.approx([b, a])
    assert evaluate_nodes(rows[1], values, parameters) == pytest.approx([d, c])

    solution = program.function("inverse_kinematics")
    with pytest.raises(ProgramError, match="newton_step"):
        jacobian(pool, solution.output_nodes[:1], q, "reverse")
    assert [n.value for n in jacobian(pool, solution.output_nodes[:1], [pool.input("other", 0)])[0]] == [0.0]


def test_loops_forward():
    """The angles of a planar arm whose tip is given: their derivatives are those of the inverse of its Jacobian.

    The loop is Gauss and Newton's with a damping of 1e-12, so that its derivatives after the last pass, which moves the
    angles by 1e-8 at most, are those of the solution to 1e-8; by the lengths, which the body reads as parameters, too.
    """
    program = iteration_program()
    pool = program.pool
    solution = program.function("inverse_kinematics")
    target = [pool.input("target", k) for k in range(2)]
    variables = [*target, pool.parameter("L1"), pool.parameter("L2")]
    rows = jacobian(pool, solution.output_nodes[:2], variables)
    L1, L2, a, b = 0.4, 0.3, 0.7, 0.5  # the arm, and the angles that lead to the target
    x, y = L1 * cos(a) + L2 * cos(a + b), L1 * sin(a) + L2 * sin(a + b)
    J = np.array([[-y, -L2 * sin(a + b)], [x, L2 * cos(a + b)]])
    by_lengths = np.array([[cos(a), cos(a + b)], [sin(a), sin(a + b)]])
    values = {("q", 0): 0.6, ("q", 1): 0.7, ("target", 0): x, ("target", 1): y}
    found = [evaluate_nodes(row, values, {"L1": L1, "L2": L2}) for row in rows]
    wanted = np.hstack([np.linalg.inv(J), -np.linalg.solve(J, by_lengths)])
    assert np.allclose(found, wanted, rtol=0, atol=1e-6)


def test_only_real_nodes():
    pool = Pool()
    x = pool.input("x", 0)
    with pytest.raises(ProgramError, match="only real"):
        jacobian(pool, [pool.make("lt", (x, x))], [x])
    with pytest.raises(ProgramError, match="sweep"):
        jacobian(pool, [x], [x], "sideways")


def test_nested_calls():
    pool = Pool()
    argument = Argument("x")
    x = pool.input("x", 0)
    inner = Function("inner", (argument,), (Output("y", (), (pool.sin(x) * x,)),), internal=True)
    outer = Function("outer", (argument,), (Output("y", (), (pool.call(inner, [x * 2.0])[0] + x,)),), internal=True)
    [[derivative]] = jacobian(pool, pool.call(outer, [x * x]), [x])
    values = {("x", 0): 0.6}
    assert evaluate_nodes([derivative], values) == pytest.approx(
        numeric(pool.call(outer, [x * x]), values)[0], rel=1e-7
    )
