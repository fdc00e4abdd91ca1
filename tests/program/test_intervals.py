"""Ranges enclose every value of random programs; divisors that may vanish are found, safe ones are not."""

import math
import random

from evaluate import evaluate_nodes
from iteration_example import iteration_program
from random_programs import PARAMETERS, random_nodes

from symgen.program.function import Argument, Function, Output
from symgen.program.intervals import dangers, enclose
from symgen.program.nodes import Pool


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
