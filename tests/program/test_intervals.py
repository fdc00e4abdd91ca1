"""Ranges enclose every value of random programs; divisors that may vanish are found, safe ones are not."""

import math
import random
from fractions import Fraction

import pytest
from evaluate import evaluate_nodes
from iteration_example import iteration_program
from random_programs import PARAMETERS, random_nodes

from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import Pool
from tests.program.enclosures import dangers, enclose


def test_random_programs_are_enclosed():
    for seed in range(40):
        rng = random.Random(seed)
        pool = Pool()
        x = [pool.input("x", k) for k in range(4)]
        leaves = [*x, pool.constant(0.3), *(pool.parameter(name) for name in PARAMETERS)]
        nodes = random_nodes(pool, rng, leaves, 50)
        box = {("x", k): tuple(sorted((rng.uniform(-3, 3), rng.uniform(-3, 3)))) for k in range(4)}
        ranges = enclose(nodes, box, {name: (value, value) for name, value in PARAMETERS.items()})
        for _ in range(5):
            point = {key: rng.choice([lo, hi, rng.uniform(lo, hi)]) for key, (lo, hi) in box.items()}
            for node, value in zip(nodes, evaluate_nodes(nodes, point, PARAMETERS), strict=True):
                lo, hi = ranges[node.index]
                assert lo <= value <= hi, node


def test_every_function_is_enclosed_and_not_needlessly_wide():
    pool = Pool()
    x = pool.input("x", 0)
    nodes = [pool.make(op, (x,)) for op in ("sin", "cos", "atan", "exp", "abs", "sign")]
    nodes += [x * x, pool.sqrt(x * x + 1.0)]
    for k in range(-40, 40):
        lo, hi = k / 7, k / 7 + 0.3
        ranges = enclose(nodes, {("x", 0): (lo, hi)})
        samples = [evaluate_nodes(nodes, {("x", 0): lo + (hi - lo) * s / 200}) for s in range(201)]
        for node, values in zip(nodes, zip(*samples, strict=True), strict=True):
            low, high = ranges[node.index]
            assert low <= min(values)
            assert max(values) <= high
            assert high - low <= (max(values) - min(values)) * 1.02 + 1e-4 * max(1.0, abs(high))


INF = math.inf
OF_TWO = {
    "sub": [((0, 1), (2, 5), (-5, -1))],
    "mul": [((-2, 3), (-5, 1), (-15, 10)), ((1, 2), (3, 4), (3, 8)), ((0, 0), (-INF, INF), (0, 0))],
    "div": [((1, 2), (-1, 3), (-INF, INF)), ((1, 2), (0, 3), (-INF, INF)), ((1, 2), (-3, 0), (-INF, INF)),
            ((1, 2), (-4, -1), (-2, -0.25)), ((-1, 2), (2, 4), (-0.5, 1))],
    "min": [((-2, 3), (-1, 1), (-2, 1)), ((0, 1), (2, 3), (0, 1))],
    "max": [((-2, 3), (-1, 1), (-1, 3)), ((0, 1), (2, 3), (2, 3))],
    "lt": [((0, 1), (2, 3), (1, 1)), ((2, 3), (0, 1), (0, 0)), ((0, 2), (1, 3), (0, 1)), ((0, 1), (1, 2), (0, 1)),
           ((1, 2), (0, 1), (0, 0))],
    "le": [((0, 1), (1, 2), (1, 1)), ((2, 3), (0, 1), (0, 0)), ((1, 2), (0, 1), (0, 1))],
    "eq": [((1, 1), (1, 1), (1, 1)), ((1, 2), (1, 1), (0, 1)), ((1, 1), (1, 2), (0, 1)), ((0, 1), (2, 3), (0, 0)),
           ((2, 3), (0, 1), (0, 0)), ((0, 2), (1, 3), (0, 1))],
    "pow": [((0, 2), (-1, 1), (0, INF)), ((-1, 2), (1, 2), (-INF, INF)), ((2, 3), (1, 2), (2, 9)),
            ((0, 4), (0.5, 2), (0, 16)), ((0, 4), (0, 0), (1, 1)), ((0.25, 0.5), (1, 2), (0.0625, 0.5)),
            ((0.5, 4), (-1, 1), (0.25, 4)), ((10, 1e200), (2, 3), (100, INF)), ((1, INF), (0.5, 1), (1, INF))],
    "atan2": [((-1, 1), (-1, 1), (-math.pi, math.pi))],
}  # fmt: skip
OF_ONE = {
    "neg": [((-1, 3), (-3, 1))],
    "abs": [((-1, 3), (0, 3)), ((-4, -1), (1, 4))],
    "round": [((-1.5, 2.4), (-2, 2)), ((-INF, 0.6), (-INF, 1))],
    "sign": [((-1, 3), (-1, 1)), ((2, 3), (1, 1)), ((0, 3), (0, 1))],
    "sqrt": [((4, 9), (2, 3)), ((-1, 9), (0, 3))],
    "exp": [((0, 1), (1, math.e)), ((0, 1000), (1, INF)), ((-INF, 0), (0, 1))],
    "log": [((1, math.e), (0, 1)), ((0, 1), (-INF, INF))],
    "asin": [((-1, 1), (-math.pi / 2, math.pi / 2)), ((-2, 0), (-math.pi / 2, 0))],
    "acos": [((-1, 0), (math.pi / 2, math.pi)), ((0, 2), (0, math.pi / 2))],
    "sin": [((-INF, INF), (-1, 1)), ((INF, INF), (-1, 1)), ((0, INF), (-1, 1)),
             ((1, 2), (math.sin(1), 1)), ((4, 5), (-1, math.sin(4)))],
    "cos": [((1, 4), (-1, math.cos(1))), ((6, 7), (math.cos(7), 1))],
}  # fmt: skip
BOOLEANS = {"and": ((0, 1, 0), (1, 1, 1), (0, 0, 0)), "or": ((0, 1, 1), (1, 1, 1), (0, 0, 0))}


def close(found, wanted):
    """An enclosure of the wanted range, wider by roundings alone."""
    (lo, hi), (low, high) = found, wanted
    small = lambda x: 1e-13 * max(1.0, abs(x)) if math.isfinite(x) else 0.0  # noqa: E731
    return (low - small(low) <= lo <= low) and (high <= hi <= high + small(high))


@pytest.mark.parametrize("op", OF_TWO)
def test_ranges_of_operations_on_two_numbers(op):
    pool = Pool()
    node = pool.make(op, (pool.input("x", 0), pool.input("x", 1)))
    for first, second, wanted in OF_TWO[op]:
        found = enclose([node], {("x", 0): first, ("x", 1): second})[node.index]
        assert close(found, wanted), (first, second, found)


@pytest.mark.parametrize("op", OF_ONE)
def test_ranges_of_functions(op):
    pool = Pool()
    node = pool.make(op, (pool.input("x", 0),))
    for given, wanted in OF_ONE[op]:
        found = enclose([node], {("x", 0): given})[node.index]
        assert close(found, wanted), (given, found)


@pytest.mark.parametrize("op", BOOLEANS)
def test_ranges_of_logic(op):
    pool = Pool()
    open_, yes, no = pool.make("lt", (pool.input("x", 0), pool.constant(0.0))), pool.boolean(True), pool.boolean(False)
    values = {(0, 1): open_, (1, 1): yes, (0, 0): no}
    truth = {"and": lambda u, v: u and v, "or": lambda u, v: u or v}[op]
    for first, a in values.items():
        for second, b in values.items():
            node = pool.make(op, (a, b))
            possible = {truth(u, v) for u in first for v in second}
            assert enclose([node], {})[node.index] == (min(possible), max(possible))
    for given, node in values.items():
        negation = pool.make("not", (node,))
        assert enclose([negation], {})[negation.index] == (1 - given[1], 1 - given[0])


def test_bounds_are_rounded_outwards():
    """0.1 + 0.2 lies between two doubles; the range has both."""
    pool = Pool()
    total = pool.input("x", 0) + pool.input("x", 1)
    low, high = enclose([total], {("x", 0): (0.1, 0.1), ("x", 1): (0.2, 0.2)})[total.index]
    exact = Fraction(0.1) + Fraction(0.2)
    assert Fraction(low) < exact < Fraction(high)


def test_a_number_less_itself_is_zero_and_calls_know_their_arguments():
    pool = Pool()
    x = pool.input("x", 0)
    node = pool.make("sub", (x, x))
    assert enclose([node], {("x", 0): (-1.0, 2.0)})[node.index] == (0.0, 0.0)
    (y,) = (pool.input("y", 0),)
    body = Function("shifted", (Argument("y"),), (Output("z", (), (y + 1.0,)),), internal=True)
    (value,) = pool.call(body, (x,))
    assert close(enclose([value], {("x", 0): (-1.0, 2.0)})[value.index], (0.0, 3.0))


@pytest.mark.parametrize(
    ("op", "safe", "unsafe"),
    [
        ("sqrt", [(0, 1)], [(-1, 1), (-2, -1)]),
        ("log", [(1e-300, 1)], [(0, 1), (-1, 1)]),
        ("asin", [(-1, 1)], [(-1.1, 1), (-1, 1.1)]),
        ("acos", [(-1, 1)], [(-1.1, 1), (-1, 1.1)]),
    ],
)
def test_dangers_of_functions(op, safe, unsafe):
    pool = Pool()
    function = Function("f", (Argument("x"),), (Output("y", (), (pool.make(op, (pool.input("x", 0),)),)),))
    for box in safe:
        assert dangers(function, {("x", 0): box}) == []
    for box in unsafe:
        (danger,) = dangers(function, {("x", 0): box})
        assert danger.operand == box
        assert op in danger.message


def test_dangers():
    pool = Pool()
    argument = Argument("x", (2,))
    x, y = (pool.input("x", k) for k in range(2))
    safe, unsafe = x / (2.0 + pool.cos(y)), x / (1.0 + pool.cos(y))
    function = Function("f", (argument,), (Output("u", (3,), (safe, unsafe, pool.sqrt(x - 1.0))),))
    found = dangers(function, {("x", 0): (0.0, 3.0), ("x", 1): (-4.0, 4.0)})
    assert [danger.node.op for danger in found] == ["div", "sqrt"]
    assert found[0].node is unsafe
    assert "vanish" in found[0].message
    assert dangers(function, {("x", 0): (1.5, 3.0), ("x", 1): (-1.0, 1.0)}) == []


def test_loops_are_unbounded_and_calls_are_not():
    program = iteration_program()
    step, inverse = program.function("newton_step"), program.function("inverse_kinematics")
    box = {(name, k): (-1.0, 1.0) for name in ("q", "target") for k in range(2)}
    lengths = {"L1": (0.4, 0.4), "L2": (0.3, 0.3)}
    ranges = enclose(inverse.output_nodes, box, lengths)
    assert ranges[inverse.output_nodes[0].index] == (-math.inf, math.inf)
    assert ranges[inverse.output_nodes[2].index] == (0.0, 1.0)
    calls = [node for node in step.output_nodes[0].pool.nodes if node.op == "item" and node.args[0].op == "call"]
    inner = enclose(calls[:1], box, lengths)
    low, high = inner[calls[0].index]
    assert -0.8 < low < high < 0.8
