"""Sets at the edges of the rules on parameters: every rule is the first broken one somewhere, on both sides."""

import numpy as np
import pytest

from symgen.check.domain_sets import parameter_sets
from symgen.check.rule_edges import rule_edges
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.pipeline.programs import program
from tests.check.test_domain import ARM

RACK = """
symgen: 1
name: rack
parameters: {r: 0.04, m: 3}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: m, friction: {coulomb: 3}}
  - {name: pinion, type: revolute, parent: base, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.002}}
coupled: {pinion: x/r}
"""


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_every_rule_is_shown_at_its_edge(dtype):
    chain = loads_chain(ARM)
    made = program(chain, ("bias",), optimization="debug")
    own = np.array([[p.default] for p in made.parameters])
    found = rule_edges(assemble(chain), made.parameters, made.validity, own, dtype, 0)
    # single precision has no finite number above 1e50, and infinities break the same rules
    assert found.shown == tuple(range(1, 1 + len(found.texts)))
    assert (found.contradicted, found.asked) == (0, 30)
    k = [p.name for p in made.parameters].index("coulomb")
    others = np.delete(np.arange(len(own)), k)
    mine = np.all(found.sets[others] == own[others].astype(dtype).astype(float), axis=0)
    values, first = found.sets[k, mine], found.first[mine]
    edge = np.max(values[first == 0])
    beyond = np.min(values[values > edge])
    assert edge == pytest.approx(0.6, rel=1e-6)
    assert beyond == np.nextafter(np.dtype(dtype).type(edge), np.dtype(dtype).type(1.0))
    assert np.max(values[(values < 0.0) | np.signbit(values)]) == 0.0
    assert np.all(first[np.isnan(values)] > 0)


def test_a_chain_without_rules_has_no_edges():
    chain = loads_chain(
        ARM.replace("parameters: {payload: 0.5, offset: 0.0, coulomb: 0.4}", "")
        .replace("payload", "0.5")
        .replace("offset", "0")
        .replace("coulomb: coulomb", "coulomb: 0.4")
    )
    made = program(chain, ("bias",), optimization="debug")
    found = rule_edges(assemble(chain), made.parameters, made.validity, np.zeros((0, 1)), "float64", 0)
    assert found.texts == ()
    assert found.first.tolist() == [0]


def test_a_coupling_by_a_divisor_far_from_its_value_is_admissible():
    chain = loads_chain(RACK)  # at r = 1e20 the pinion stands still to rounding, which no rule of the header forbids
    made = program(chain, ("bias",), optimization="debug")
    own = np.array([[p.default] for p in made.parameters])
    found = rule_edges(assemble(chain), made.parameters, made.validity, own, "float64", 0)
    assert np.max(np.abs(found.sets[np.isfinite(found.sets)])) > 1e13
    assert found.asked > 0
    assert found.contradicted == 0


def test_no_set_of_a_check_divides_a_coupling_by_zero():
    chain = loads_chain(RACK.replace("m: 3", "m: 3, k: 5").replace("mass: m", "mass: m, stiffness: k"))
    made = program(chain, ("bias",), optimization="debug")
    _, zeros, _ = parameter_sets(assemble(chain), made.parameters, made.validity, {}, 0)
    assert "k" in zeros
    assert "r" not in zeros
