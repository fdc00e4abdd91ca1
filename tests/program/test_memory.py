"""A pool lives as long as somebody makes nodes in it; nothing waits for the search for cycles."""

import weakref
from dataclasses import replace

import pytest
from random_programs import random_program
from zoo import CHAINS

from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.errors import ProgramError
from symgen.formulate.program import fast_program
from symgen.pipeline.programs import explain
from symgen.program import optimise
from symgen.program.nodes import Pool, topological
from symgen.program.optimise import PASSES, Plan, without_collection


@pytest.mark.parametrize("name", [name for name, _ in PASSES])
def test_a_pass_leaves_no_pool_behind(name):
    with without_collection():
        program = random_program(3)
        for other, transform in PASSES:
            before = weakref.ref(program.pool)
            program = transform(program, Plan())
            if other == name:
                assert before() in (None, program.pool)
                return


@pytest.mark.parametrize("name", CHAINS)
def test_a_derivation_leaves_nothing_but_its_program(name):
    chain = CHAINS[name]()
    with without_collection():
        program = fast_program(assemble(chain), list(signatures(assemble(chain))))
        pool = weakref.ref(program.pool)
        del program
        assert pool() is None


def test_explaining_holds_no_program_that_a_pass_is_done_with(monkeypatch):
    pools, gone = [weakref.ref(Pool())], []

    def watched(transform):
        def run(program, plan):
            gone.append(pools[-1]() in (None, program.pool))
            pools.append(weakref.ref(program.pool))
            return transform(program, plan)

        return run

    some = [(name, watched(transform)) for name, transform in PASSES if name in ("inline", "fold", "commute")]
    monkeypatch.setattr(optimise, "PASSES", some)
    explain(CHAINS["pendulum"](), ["mass_matrix"])
    assert gone[-2:] == [True, True]  # before these two others ran where formulations were compared


def test_nodes_outlive_their_pool_but_make_no_more():
    x = Pool().input("x", 0)
    assert repr(x) == "%0 = input[('x', 0)]()"
    with pytest.raises(ProgramError, match="is gone"):
        x + 1.0


def test_nodes_of_a_function_are_looked_for_once():
    function = random_program(3).functions[-1]
    assert function.nodes is function.nodes
    assert list(function.nodes) == topological(function.output_nodes)
    shorter = replace(function, outputs=function.outputs[:0])
    assert shorter.nodes == ()


def test_a_long_chain_of_nodes_is_let_go():
    pool = Pool()
    node = pool.input("x", 0)
    for _ in range(300_000):
        node = pool.make("neg", (node,))
    end = weakref.ref(pool)
    del pool
    del node
    assert end() is None
