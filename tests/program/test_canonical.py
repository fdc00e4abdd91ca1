"""A function is searched in an order of its own, so that it comes out the same in every program."""

import random

import pytest
from evaluate import evaluate_program
from random_chains import random_chain
from random_programs import PARAMETERS, random_program

from symgen.describe.assemble import assemble
from symgen.formulate.program import fast_program
from symgen.program.canonical import canonical, settled
from symgen.program.count import count, operations
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Pool
from symgen.program.passes.extract import Search, extract
from symgen.program.passes.fold import fold
from symgen.program.passes.inline import inline
from tests.program.listing import function_text
from tests.seeds import seeds

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


def with_companions(chain, names, others):
    """The functions after `extract`, in order, from a program that has others besides."""
    found = extract(fold(inline(fast_program(assemble(chain), [*names, *others]))))
    return [function_text(canonical(found.function(name))) for name in names]


@pytest.mark.parametrize("seed", seeds("test_functions_of_a_chain_come_out_the_same_whoever_is_emitted_besides", 4))
def test_functions_of_a_chain_come_out_the_same_whoever_is_emitted_besides(seed):
    chain = random_chain(700 + seed, joints=3, tree=seed % 2 == 0, fixed=False, parameters=seed % 3 == 0)
    names = ["mass_matrix", "bias", "inverse_dynamics"]
    alone = [with_companions(chain, [name], [])[0] for name in names]
    assert alone == with_companions(chain, names, ["gravity", "kinetic_energy", "forward_dynamics", "coriolis_matrix"])


def test_a_difference_that_is_turned_keeps_its_value():
    for turned in (False, True):
        pool = Pool()
        x = input_nodes(pool, X)
        first, second = (x[1] * x[2], x[0] * x[3]) if turned else (x[0] * x[3], x[1] * x[2])
        nodes = [first, second, x[0] * x[3] - x[1] * x[2], x[1] * x[2] - x[0] * x[3]]
        function = Function("f", (X,), (Output("y", (2,), tuple(nodes[2:])),))
        ordered = Program("p", (canonical(function),), (), pool)
        found = evaluate_program(ordered, "f", [2.0, 3.0, 5.0, 7.0, *[0.0] * 4], {})
        assert found == [-1.0, 1.0]


def test_values_and_counts_stay():
    for seed in range(10):
        before = random_program(seed)
        for name in ("f", "g", "h"):
            function = before.function(name)
            alone = Program(before.name, (canonical(function),), before.parameters, before.pool)
            assert operations(alone)[name].flops <= operations(before)[name].flops  # a - b and b - a are one
            flat = [0.3, -0.7, 1.1, 0.2, -0.4]
            assert evaluate_program(alone, name, flat, PARAMETERS) == evaluate_program(before, name, flat, PARAMETERS)


def test_settled_signs_cost_nothing():
    """Whichever way the order has turned differences; one that is needed with both signs stays one difference."""
    for turned in (False, True):
        pool = Pool()
        x = input_nodes(pool, X)
        first, second = (x[1] * x[2], x[0] * x[3]) if turned else (x[0] * x[3], x[1] * x[2])
        both = x[4] * x[5] - first
        outputs = (first - second, x[6] * (x[7] * x[7] - second), both, -both)
        given = Function("f", (X,), (Output("y", (4,), outputs),))
        after = settled(canonical(given))
        assert count(after) == count(given)
        point = [2.0, 3.0, 5.0, 7.0, 11.0, 13.0, 17.0, 19.0]
        values = [evaluate_program(Program("p", (f,), (), pool), "f", point, {}) for f in (given, after)]
        assert values[0] == values[1]


@pytest.mark.parametrize("seed", seeds("test_no_sign_is_added_where_no_operation_is_saved", 12))
def test_no_sign_is_added_where_no_operation_is_saved(seed):
    chain = random_chain(700 + seed, joints=3, tree=seed % 2 == 0, fixed=False, parameters=True)
    names = ["mass_matrix", "bias", "inverse_dynamics", "forward_dynamics"]
    before = fold(inline(fast_program(assemble(chain), names)))
    after = operations(extract(before, Search(effort=1)))
    for name, counts in operations(before).items():
        assert after[name].flops < counts.flops or after[name].other <= counts.other
