"""Seeded random Programs that use every structure: sharing, calls, loops, selects, parameters."""

import random

from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import Pool

PARAMETERS = {"a": 0.7, "b": -1.3, "c": 2.1}


def random_nodes(pool, rng, leaves, size):
    """Real nodes grown at random from the leaves; values stay moderate."""
    nodes = list(leaves)
    pick = lambda: nodes[-1 - min(int(rng.expovariate(0.15)), len(nodes) - 1)]  # noqa: E731
    for _ in range(size):
        kind = rng.random()
        a, b = pick(), pick()
        if kind < 0.25:
            node = pool.make("add", (a, b))
        elif kind < 0.4:
            node = pool.make("sub", (a, b))
        elif kind < 0.65:
            node = pool.make("mul", (a, b)) * rng.choice([0.5, 1.0, -1.0, 0.25])
        elif kind < 0.7:
            node = pool.make("neg", (a,))
        elif kind < 0.75:
            node = a / (2.0 + b * b)
        elif kind < 0.8:
            node = pool.sin(a) if rng.random() < 0.5 else pool.cos(a)
        elif kind < 0.84:
            node = pool.sqrt(1.5 + a * a)
        elif kind < 0.88:
            node = pool.make(rng.choice(["min", "max"]), (a, b))
        elif kind < 0.92:
            condition = pool.make(rng.choice(["lt", "le"]), (a, b))
            node = pool.select(condition, pick(), pick())
        elif kind < 0.94:
            node = pool.make(rng.choice(["abs", "sign", "atan"]), (a,))
        else:
            node = a + rng.choice([0.0, 1.0, -1.0, 0.5])
        nodes.append(pool.sin(node) if rng.random() < 0.2 else node)
    return nodes


def random_program(seed, size=60, loops=True):
    """A program of three public functions, a called and an iterated internal one."""
    rng = random.Random(seed)
    pool = Pool()
    x, y = Argument("x", (3,)), Argument("y", (2,))
    constants = [pool.constant(v) for v in (0.0, 1.0, -1.0, 2.0, 0.3)]
    parameters = [pool.parameter(name) for name in PARAMETERS]
    leaves = [*constants, *parameters, *input_nodes(pool, x)]
    helper_nodes = random_nodes(pool, rng, leaves, size // 3)
    helper = Function("helper", (x,), (Output("u", (3,), tuple(helper_nodes[-3:])),), internal=True)
    inner = [pool.sin(node) * 0.5 for node in random_nodes(pool, rng, [*leaves, *input_nodes(pool, y)], size // 3)[-4:]]
    done = pool.make("lt", (inner[3], pool.constant(0.1)))
    body = Function("body", (x, y), (Output("z", (3,), tuple(inner[:3])), Output("done", (), (done,))), internal=True)
    functions = [helper, body]
    for name in ("f", "g", "h"):
        nodes = random_nodes(pool, rng, [*leaves, *input_nodes(pool, y)], size)
        if loops:
            called = pool.call(helper, nodes[-3:])
            *final, finished = pool.iterate(body, 4, nodes[-6:-3], called[:2])
            extra = [*called, *final, pool.select(finished, pool.constant(1.0), nodes[-1])]
            nodes = random_nodes(pool, rng, [*nodes[-8:], *extra], size // 4)
        functions.append(
            Function(name, (x, y), (Output("p", (2, 2), tuple(nodes[-4:])), Output("r", (), (nodes[-5],))))
        )
    return Program("random", tuple(functions), tuple(RuntimeParameter(k, v) for k, v in PARAMETERS.items()), pool)
