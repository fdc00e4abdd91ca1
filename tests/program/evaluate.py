"""A small evaluator of nodes in Python floats, for the tests of the passes."""

import math

from symgen.program.nodes import topological

OPS = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b if b else math.copysign(math.inf, a) * math.copysign(1, b) if a else math.nan,
    "neg": lambda a: -a,
    "sqrt": lambda a: math.sqrt(a) if a >= 0 else math.nan,
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "atan2": math.atan2,
    "exp": math.exp,
    "log": math.log,
    "pow": math.pow,
    "abs": abs,
    "sign": lambda a: float((a > 0) - (a < 0)),
    "round": lambda a: float(round(a)),
    "min": min,
    "max": max,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "eq": lambda a, b: a == b,
    "same": lambda a, b: a == b,
    "and": lambda a, b: a and b,
    "or": lambda a, b: a or b,
    "not": lambda a: not a,
    "mode_of": lambda a: (a > 0) - (a < 0),
    "real_of": float,
    "refined": lambda found, better: better,
    "select": lambda c, a, b: a if c else b,
}


def evaluate_nodes(outputs, inputs=None, parameters=None, prepared=()):
    """Values of the outputs; `inputs` maps (argument, position) to numbers."""
    values = {}
    for node in topological(outputs):
        args = [values[a.index] for a in node.args]
        if node.op == "constant":
            value = node.value
        elif node.op == "parameter":
            value = parameters[node.value]
        elif node.op == "prepared":
            value = prepared[node.value]
        elif node.op == "input":
            value = inputs[node.value]
        elif node.op == "item":
            value = args[0][node.value]
        elif node.op == "call":
            value = evaluate_function(node.value, args, parameters, prepared)
        elif node.op == "iterate":
            body, bound = node.value
            size = len(body.output_nodes) - 1
            carried, context = args[:size], args[size:]
            for _ in range(bound):
                *carried, done = evaluate_function(body, [*carried, *context], parameters, prepared)
                if done:
                    break
            value = [*carried, done]
        else:
            value = OPS[node.op](*args)
        values[node.index] = value
    return [values[node.index] for node in outputs]


def evaluate_function(function, flat, parameters=None, prepared=()):
    """Flat outputs of a function for its flat inputs."""
    keys = [(argument.name, k) for argument in function.inputs for k in range(argument.size)]
    return evaluate_nodes(function.output_nodes, dict(zip(keys, flat, strict=True)), parameters, prepared)


def evaluate_program(program, name, flat, parameters=None):
    """Flat outputs of the function of that name, `prepare` executed first."""
    prepared = evaluate_nodes(program.prepare, {}, parameters)
    return evaluate_function(program.function(name), flat, parameters, prepared)
