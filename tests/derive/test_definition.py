"""The definition program against the numeric mechanics, which shares no code with it: every function, every chain."""

import numpy as np
import pytest
import zoo
from evaluate_definition import Definition, state
from hypothesis import given
from random_chains import chains, random_chain

from symgen.derive.definition import definition_program
from symgen.derive.equations import derive_equations
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.errors import DerivationError
from symgen.reference.mechanics import Mechanics
from tests.seeds import seeds


def assert_all_agree(chain, seed=0):
    at = state(chain, seed)
    smooth = {name: s for name, s in signatures(assemble(chain)).items() if not s.friction}
    definition = Definition(chain, *smooth)
    mechanics = Mechanics(chain, inputs=dict(zip(chain.input_names, at["inputs"], strict=True)), t=at["t"])
    for name, signature in smooth.items():
        got = definition(name, **at)
        arguments = [at[a.name] for a in signature.inputs if a.name not in ("inputs", "t")]
        wanted = getattr(mechanics, signature.call)(*([signature.point] if signature.point else []), *arguments)
        for x, y in zip(*(v if isinstance(v, tuple) else (v,) for v in (got, wanted)), strict=True):
            np.testing.assert_allclose(x, y, rtol=1e-8, atol=1e-10 * (1 + np.abs(y).max(initial=0)), err_msg=name)


@pytest.mark.parametrize("name", ["pendulum", "cart_double_pendulum", "planar3", "tree", "prescribed", "puma560"])
def test_every_function_agrees_with_the_numeric_mechanics(name):
    assert_all_agree(zoo.CHAINS[name]())


@pytest.mark.parametrize("seed", seeds("test_random_trees_agree_with_the_numeric_mechanics", 12))
def test_random_trees_agree_with_the_numeric_mechanics(seed):
    assert_all_agree(random_chain(seed, 1 + seed % 4, extras=seed % 2 == 1), seed)


@given(chains(3))
def test_dynamics_invert_each_other(chain):
    at = state(chain)
    definition = Definition(chain, "inverse_dynamics", "forward_dynamics")
    tau = definition("inverse_dynamics", **at)
    np.testing.assert_allclose(definition("forward_dynamics", **{**at, "tau": tau}), at["qdd"], rtol=1e-6, atol=1e-6)


def test_functions_carry_exactly_their_signatures():
    chain = zoo.prescribed()
    names = tuple(signatures(assemble(chain)))
    program = definition_program(derive_equations(assemble(chain)), names)
    public = [function for function in program.functions if not function.internal]
    assert tuple(f.name for f in public) == names
    for function in public:
        signature = signatures(assemble(chain))[function.name]
        assert function.inputs == signature.inputs
        assert [(o.name, o.shape) for o in function.outputs] == [(r.name, r.shape) for r in signature.outputs]
    assert [p.name for p in program.parameters] == [p.name for p in chain.parameters if not p.constant]


def test_constants_are_folded_and_parameters_are_not():
    chain = zoo.planar(2)
    constants = {p.name for p in chain.parameters if p.constant}
    program = definition_program(derive_equations(assemble(chain)), ["mass_matrix"])
    assert constants
    assert not constants & {node.value for node in program.pool.nodes if node.op == "parameter"}


def test_an_unknown_function_is_refused_with_those_there_are():
    with pytest.raises(DerivationError, match="no function position_nose; it has mass_matrix, bias"):
        definition_program(derive_equations(assemble(zoo.pendulum())), ["position_nose"])
