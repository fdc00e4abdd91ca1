"""Small Programs for the tests of emit and build; `everything` uses every operation of a Program."""

import numpy as np

from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import BOOLEAN, MODE, OPERATIONS, Pool


def everything() -> Program:
    """One public function per group of operations, arguments and outputs of all types, scalars and matrices."""
    pool = Pool()
    x = Argument("x", (3,), doc="numbers", unit="m")
    t = Argument("w", (), doc="time */ in /* s ??/", unit="s")
    mask = Argument("stuck", (2,), BOOLEAN, "mask")
    mode = Argument("mode", (2,), MODE, "modes")
    a, b, c = input_nodes(pool, x)
    (time,) = input_nodes(pool, t)
    s0, s1 = input_nodes(pool, mask)
    m0, m1 = input_nodes(pool, mode)
    make = pool.make
    p = pool.parameter("g0")
    unary = [make(op, (a,)) for op in ("neg", "sin", "cos", "tan", "atan", "exp", "abs", "sign")]
    tame = a / (1.0 + a * a)
    unary += [make(op, (tame,)) for op in ("asin", "acos")]
    unary += [make(op, (1.5 + a * a,)) for op in ("sqrt", "log")]
    binary = [make(op, (a, b)) for op in ("add", "sub", "mul", "atan2", "min", "max")]
    binary += [
        a / (2.0 + b * b),
        make("pow", (1.0 + b * b, c)),
        make("min", (a, pool.constant(-0.25))),
        make("round", (3.0 * a,)),
    ]
    arithmetic = Function("arithmetic", (x, t), (Output("y", (22,), (*unary, *binary)),), "Every real operation.")
    tests = [make(op, (a, b)) for op in ("lt", "le", "eq")]
    tests += [make("same", (m0, m1)), make("same", (m0, pool.mode(-1)))]
    tests += [make("and", (s0, s1)), make("or", (tests[0], s1)), make("not", (s0,)), pool.boolean(True)]
    logic = Function(
        "logic",
        (x, mask, mode),
        (
            Output("flags", (9,), tuple(tests)),
            Output("modes", (4,), (make("mode_of", (a - b,)), pool.select(s0, m0, pool.mode(1)), m1, pool.mode(-1))),
            Output("z", (), (pool.select(s1, a * p, make("real_of", (m0,)) - 0.1),)),
        ),
        "Flags, modes, and what chooses between them.",
    )
    helper = Function("halves", (x, t), (Output("h", (2,), (a * 0.5, b * time)),), internal=True)
    h = pool.call(helper, (a, b, c, time))
    k = pool.call(arithmetic, (a, b, c, pool.constant(0.0)))
    calls = Function(
        "calls",
        (x, t),
        (Output("x", (2, 2), (h[0], h[1], k[3], h[0])), Output("energy", (), (h[0] * h[1] + k[12],), unit="J")),
        "Calls, and an output named like an argument.",
    )
    constant = Function("constant", (x,), (Output("one", (2,), (pool.constant(1.0), pool.constant(-0.1))),), "Fixed.")
    empty = Function("empty", (x,), (Output("B", (3, 0), ()),), "No columns.")
    return Program(
        name="sample",
        functions=(helper, arithmetic, logic, calls, constant, empty),
        parameters=(RuntimeParameter("g0", 9.81, "m/s^2", "gravity"), RuntimeParameter("unused", 1e16)),
        pool=pool,
        q_names=("a", "b", "c"),
        doc="Every operation */ there is ??/ \\",
    )


def without_parameters() -> Program:
    """A Program with nothing to prepare."""
    pool = Pool()
    q = Argument("q", (1,), doc="angle", unit="rad")
    (angle,) = input_nodes(pool, q)
    position = Function("position_tip", (q,), (Output("x", (3,), (pool.cos(angle), pool.sin(angle), pool.real(0.0))),))
    return Program("bare", (position,), (), pool, q_names=("hinge",))


def pendulum() -> Program:
    """Two uncoupled pendulums with a prepared constant, a singular pose, and functions named like a chain's."""
    pool = Pool()
    q = Argument("q", (2,), doc="joint coordinates", unit="rad")
    qd = Argument("qd", (2,), doc="joint rates", unit="rad/s")
    tau = Argument("tau", (2,), doc="torques", unit="N m")
    q0, q1 = input_nodes(pool, q)
    v0, v1 = input_nodes(pool, qd)
    t0, t1 = input_nodes(pool, tau)
    mgl, ml2 = pool.prepared(0), pool.prepared(1)
    sine = pool.sin(q0)
    h0 = mgl * sine + v0 * v1
    mass = pool.parameter("m")
    zero = pool.constant(0.0)
    functions = (
        Function("mass_matrix", (q,), (Output("M", (2, 2), (ml2, zero, zero, ml2)),), "Inertia matrix."),
        Function("bias", (q, qd), (Output("h", (2,), (h0, mgl * pool.sin(q1))),), "Bias."),
        Function("forward_dynamics", (q, qd, tau), (Output("qdd", (2,), ((t0 - h0) / (ml2 * q1), t1)),), "Forward."),
        Function("kinetic_energy", (q, qd), (Output("T", (), (0.5 * ml2 * (v0 * v0 + v1 * v1),)),), "Energy."),
        Function("position_tip", (q,), (Output("x", (3,), (sine, pool.cos(q0), q1)),), "Position."),
        Function(
            "influence_tip",
            (q,),
            (
                Output("G", (3, 2), (pool.cos(q0), zero, -sine, zero, zero, pool.constant(1.0))),
                Output("H", (3, 2, 2), (-sine, zero, zero, zero, -pool.cos(q0), *[zero] * 7)),
            ),
            "Influence.",
        ),
    )
    parameters = (RuntimeParameter("m", 1.2, "kg"), RuntimeParameter("L", 0.4, "m"))
    length = pool.parameter("L")
    prepare = (mass * length * 9.81, mass * (length * length))
    return Program("swing", functions, parameters, pool, prepare, ("first", "second"), doc="Two pendulums")


def missing_operations(program: Program) -> set[str]:
    """Operations that a Program's pool does not contain."""
    return set(OPERATIONS) - {node.op for node in program.pool.nodes}


def waiting(chains: int = 1) -> Program:
    """Independent chains of 90 steps x -> sin(x1) + p x / (1 + x^2), each step waiting for the one before."""
    pool = Pool()
    argument = Argument("x", (2,), doc="numbers")
    first, second = input_nodes(pool, argument)
    p, q = pool.prepared(0), pool.prepared(1)
    ends = []
    for k in range(chains):
        x = first + pool.constant(0.1 * k)
        for _ in range(90):
            x = pool.sin(second) + x * (p if k % 2 == 0 else q) / (1.0 + x * x)
        ends.append(x)
    function = Function(
        "f", (argument,), (Output("y", (chains,), tuple(ends)), Output("z", (), (p * first,))), "Waits."
    )
    prepare = (pool.parameter("a") * 0.5, pool.parameter("b") + 1.0)
    parameters = (RuntimeParameter("a", 0.7), RuntimeParameter("b", -0.2), RuntimeParameter("c", 0.0))
    return Program("waiting", (function,), parameters, pool, prepare=prepare)


BLEND = {"k": 0.7, "n": -0.2, "m": 1.5}


def blend() -> Program:
    """Every argument and every parameter is in both results: x (3,), y (2,) -> p (2, 2), r ()."""
    pool = Pool()
    x, y = Argument("x", (3,)), Argument("y", (2,))
    (a, b, c), (d, e) = input_nodes(pool, x), input_nodes(pool, y)
    k, n, m = (pool.parameter(name) for name in BLEND)
    p = (k * a * d + b / (1.0 + m * m), n * c - e * a, pool.sin(m * b * e) + c * d, a + n * d * e * c)
    outputs = (Output("p", (2, 2), p), Output("r", (), (k * a * b + n * c * e - m * d,)))
    parameters = tuple(RuntimeParameter(name, value) for name, value in BLEND.items())
    return Program("blend", (Function("f", (x, y), outputs),), parameters, pool)


def blended(x, y, k=0.7, n=-0.2, m=1.5):
    """The same by NumPy: x (..., 3), y (..., 2)."""
    (a, b, c), (d, e) = np.moveaxis(x, -1, 0), np.moveaxis(y, -1, 0)
    p = [k * a * d + b / (1.0 + m * m), n * c - e * a, np.sin(m * b * e) + c * d, a + n * d * e * c]
    return np.stack(p, -1).reshape(*np.shape(a), 2, 2), k * a * b + n * c * e - m * d
