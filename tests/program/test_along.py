"""Derivatives along a direction through calls and loops, against central differences of the same passes."""

import pytest
from evaluate import evaluate_nodes
from iteration_example import LENGTHS, REACHABLE, START, iteration_program

from symgen.program.along import along
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import Pool


@pytest.mark.parametrize("target", REACHABLE[:2])
def test_a_loop_carries_its_derivatives(target: tuple[float, float]) -> None:
    """Newton's loop around a call; differences over 1e-6 are good to 1e-9, and so is a loop that ends at 1e-10."""
    program = iteration_program()
    pool = program.pool
    solution = program.function("inverse_kinematics").outputs[0].nodes
    inputs = [pool.input(name, k) for name in ("q", "target") for k in range(2)]
    varied = [*inputs, pool.parameter("L2")]
    direction = [0.3, -0.2, 0.5, 0.4, 0.7]
    rows = along(pool, solution, varied, [[pool.constant(x) for x in direction]])
    found = [row[0] for row in rows]

    def at(h: float) -> list[float]:
        point = [x + h * v for x, v in zip((*START, *target), direction, strict=False)]
        values = dict(zip([x.value for x in inputs], point, strict=True))
        result: list[float] = evaluate_nodes(solution, values, {"L1": LENGTHS[0], "L2": LENGTHS[1] + h * direction[4]})
        return result

    expected = [(a - b) / 2e-6 for a, b in zip(at(1e-6), at(-1e-6), strict=True)]
    values = dict(zip([x.value for x in inputs], (*START, *target), strict=True))
    assert evaluate_nodes(found, values, dict(zip(("L1", "L2"), LENGTHS, strict=True))) == pytest.approx(
        expected, rel=1e-7
    )


def test_what_does_not_depend_on_the_direction_has_no_derivative_and_no_call() -> None:
    """A call of other inputs alone stays as it is."""
    pool = Pool()
    x, y = pool.input("x", 0), pool.input("y", 0)
    square = Function("square", (Argument("x"),), (Output("y", (), (x * x,)),), internal=True)
    [of_y] = pool.call(square, [y])
    [zero], [still] = along(pool, [of_y, of_y * x], [x], [[pool.constant(2.0)]])
    assert (zero.op, zero.value) == ("constant", 0.0)
    assert evaluate_nodes([still], {("x", 0): 5.0, ("y", 0): 3.0}) == [18.0]
    assert not any(node.op == "call" and node.body is not square for node in pool.nodes)


def test_a_loop_whose_carried_numbers_become_dependent() -> None:
    """a, b = b, x b from constants: x^(k/2) after k passes, though no number depends on x at the start."""
    pool = Pool()
    a, b, x, k = (pool.input(name, 0) for name in ("a", "b", "x", "k"))
    one = pool.constant(1.0)
    body = Function(
        "body",
        (Argument("a"), Argument("b"), Argument("k"), Argument("x")),
        (
            Output("a", (), (b,)), Output("b", (), (x * a,)), Output("k", (), (k - 1.0,)),
            Output("done", (), (pool.make("lt", (k, pool.constant(1.5))),)),
        ),
        internal=True,
    )  # fmt: skip
    first, second, _, _ = pool.iterate(body, 9, [one, one, pool.constant(6.0)], [x])
    found = [row[0] for row in along(pool, [first, second], [x], [[one]])]
    assert evaluate_nodes(found, {("x", 0): 1.5}) == pytest.approx([3 * 1.5**2] * 2, rel=1e-15)
