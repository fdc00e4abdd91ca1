"""Sets at the edges of the rules on parameters: every rule is the first broken one somewhere, on both sides."""

import numpy as np
import pytest

from symgen.check.rule_edges import rule_edges
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.pipeline.programs import program
from tests.check.test_domain import ARM


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
