"""Programs of one function of three numbers and two parameters, for tests of single passes."""

from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from tests.program.listing import function_text

X = Argument("x", (3,))
PARAMETERS = (RuntimeParameter("p", 0.0), RuntimeParameter("r", 2.0))


def program(pool, *outputs, more=()):
    """The program whose function `f` has these outputs."""
    function = Function("f", (X,), (Output("u", (len(outputs),), tuple(outputs)),))
    return Program("small", (*more, function), PARAMETERS, pool)


def statements_of(result, name="f"):
    """The lines of a function's text without its head."""
    return [line.strip() for line in function_text(result.function(name)).splitlines()[1:]]


def helper(pool, big=False):
    """An internal function of two outputs; of its three numbers it reads two. 600 operations more if big."""
    y = Argument("y", (2,))
    z = Argument("unread", ())
    a, b = input_nodes(pool, y)
    node = a * b
    for k in range(300 if big else 0):
        node = node * a + float(k)
    outputs = (Output("s", (), (node,)), Output("t", (), (a - b,)))
    return Function("helper", (z, y), outputs, internal=True)
