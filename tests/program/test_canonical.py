"""A function is searched in an order of its own, so that it comes out the same in every program."""

import random

from evaluate import evaluate_program
from random_programs import PARAMETERS, random_program

from symgen.program.canonical import canonical
from symgen.program.count import operations
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Pool
from symgen.program.passes.extract import extract
from symgen.program.text import function_text

X = Argument("x", (8,))


def sums(pool, turned):
    """Sums with many ties, each sum and product written from either end."""
    x = input_nodes(pool, X)
    draw = random.Random(7)
    outputs = []
    for _ in range(6):
        terms = [x[i] * x[j] if not turned else x[j] * x[i] for i, j in (draw.sample(range(8), 2) for _ in range(5))]
        total = None
        for term in terms:
            total = term if total is None else (total + term if not turned else term + total)
        outputs.append(total)
    return tuple(outputs)


def program(turned, before):
    """The sums in a pool that holds other things before or not."""
    pool = Pool()
    order = [5, 2, 7, 0, 3, 6, 1, 4] if before else range(8)
    first = sum((pool.input("x", k) * pool.input("x", k) for k in order), pool.constant(1.0))
    others = (Function("other", (X,), (Output("z", (), (first,)),)),) if before else ()
    return Program("p", (*others, Function("f", (X,), (Output("y", (6,), sums(pool, turned)),))), (), pool)


def test_what_else_is_in_the_pool_does_not_matter():
    texts = {
        function_text(canonical(extract(program(turned, before)).function("f")))
        for turned in (False, True)
        for before in (False, True)
    }
    assert len(texts) == 1


def test_values_and_counts_stay():
    for seed in range(10):
        before = random_program(seed)
        for name in ("f", "g", "h"):
            function = before.function(name)
            alone = Program(before.name, (canonical(function),), before.parameters, before.pool)
            assert operations(alone)[name] == operations(before)[name]
            flat = [0.3, -0.7, 1.1, 0.2, -0.4]
            assert evaluate_program(alone, name, flat, PARAMETERS) == evaluate_program(before, name, flat, PARAMETERS)
