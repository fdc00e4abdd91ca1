"""Programs of one operation or two, for tests of what carries arrays in and out."""

from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import Pool


def both(results):
    """The results of a call as a tuple."""
    return results if isinstance(results, tuple) else (results,)


def halves(size):
    """A Program whose functions halve `size` numbers; the one with the name of a solver has its results tested."""
    pool = Pool()
    x = Argument("x", (size,))
    halved = tuple(pool.constant(0.5) * node for node in input_nodes(pool, x))
    functions = tuple(Function(name, (x,), (Output("y", (size,), halved),)) for name in ("plain", "forward_dynamics"))
    return Program("halves", functions, (), pool, q_names=tuple(f"q{k}" for k in range(size)))


def divided():
    """x (2,), w -> x / 2, and w / x1 beside it; under a solver's name, whose results are tested."""
    pool = Pool()
    x, w, v = Argument("x", (2,)), Argument("w", ()), Argument("v", ())
    (a, b), (c,), (d,) = (input_nodes(pool, argument) for argument in (x, w, v))
    outputs = (Output("y", (2,), (a * 0.5, b * 0.5)), Output("e", (), (c / b,)))
    functions = (
        Function("forward_dynamics", (x, w), outputs),
        Function("kinetic_energy", (x, w), (outputs[1],)),
        Function("linearize", (x, w), outputs[::-1]),
        Function("bias", (x, w), (outputs[0],)),
        Function("two", (x, w, v), (Output("d", (), (a * c - d,)),)),
    )
    return Program("divided", functions, (), pool, q_names=("a", "b"))


def weighted(size):
    """A number times each parameter; there are `size`."""
    pool = Pool()
    x = Argument("x")
    (node,) = input_nodes(pool, x)
    names = [f"p{k}" for k in range(size)]
    products = tuple(node * pool.prepared(k) for k in range(size))
    prepare = tuple(pool.parameter(name) for name in names)
    parameters = tuple(RuntimeParameter(name, 1.0) for name in names)
    function = Function("f", (x,), (Output("y", (size,), products),))
    return Program("weighted", (function,), parameters, pool, prepare=prepare)


def scaled():
    """Every entry of an array times one parameter, plus another."""
    pool = Pool()
    functions = []
    for name, shape in (("f", (2, 3)), ("g", (3,))):
        x = Argument("x", shape)
        nodes = tuple(node * pool.prepared(0) + pool.prepared(1) for node in input_nodes(pool, x))
        functions.append(Function(name, (x,), (Output("y", shape, nodes),)))
    parameters = tuple(RuntimeParameter(name, 1.0) for name in "ab")
    prepare = tuple(pool.parameter(name) for name in "ab")
    return Program("scaled", tuple(functions), parameters, pool, prepare=prepare)
