"""The domain of a check: ranges by limits, sizes and declaration, parameter sets, and states at all magnitudes."""

import numpy as np
import pytest

from symgen.check.domain import domain_of
from symgen.check.domain_sets import parameter_sets
from symgen.check.domain_states import domain_states, within
from symgen.check.states import admissible, draw
from symgen.derive.functions import signatures
from symgen.derive.validity import validity
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError
from symgen.pipeline.programs import interpreted
from symgen.program.ranges import declared_ranges
from symgen.reference.interpreter import Interpreter

ARM = """symgen: 1
name: arm
gravity: [0, 0, -9.81]
parameters: {payload: 0.5, offset: 0.0, coulomb: 0.4}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 6, com: [0.15, 0, 0], inertia: {zz: 0.09},
     limits: {lower: -2.5, upper: 2.5, velocity: 3, effort: 60}, friction: {static: 0.6, coulomb: coulomb}}
  - {name: b, type: prismatic, place: {xyz: [0.3, 0, 0]}, mass: payload, com: [0.1, offset, 0]}
"""


@pytest.fixture(scope="module")
def definition():
    chain = loads_chain(ARM)
    return chain, interpreted(assemble(chain), ("mass_matrix", "bias", "linearize_step"))


def domain(definition, texts=()):
    chain, program = definition
    some = draw(assemble(chain), program.parameters, 20, 0)
    declared = declared_ranges(texts, program)
    return domain_of(
        assemble(chain),
        Interpreter(program),
        signatures(assemble(chain)),
        program.parameters,
        validity(assemble(chain)),
        some,
        declared,
        0,
    )


def test_limits_of_the_chain_are_ranges(definition):
    found = domain(definition).arguments
    assert next((r.low, r.high, r.source) for r in found["q"]) == (-2.5, 2.5, "limits")
    assert (found["qd"][0].low, found["qd"][0].high) == (-3.0, 3.0)
    assert (found["tau"][0].high, found["tau"][0].source) == (60.0, "limits")
    assert found["qd"][1].source == "lengths"


def test_sliding_joints_have_the_lengths_of_their_chain(definition):
    """The same chain in mm: lengths and accelerations a thousand times as large, inertias a million times."""
    text = ARM.replace("-9.81", "-9810").replace("0.15, 0, 0", "150, 0, 0").replace("zz: 0.09", "zz: 90000")
    chain = loads_chain(text.replace("0.3, 0, 0", "300, 0, 0").replace("0.1, offset", "100, offset"))
    in_mm = domain((chain, interpreted(assemble(chain), ("mass_matrix", "bias"))))
    rate, rate_in_mm = (d.arguments["qd"][1].high for d in (domain(definition), in_mm))
    assert rate_in_mm == pytest.approx(1000.0 * rate, rel=1e-6)
    assert 0.1 < rate / 20.0 < 10.0  # some tenths of a metre are worth a radian here


def test_declared_ranges_are_kept_and_nothing_is_tried_beyond(definition):
    chosen = domain(definition, ["q[0]=-0.5:0.25", "qd=0:2", "payload=0:9", "dt=1e-4:1e-3"])
    assert chosen.rows[0] == ("q[0]", "-0.5 to 0.25", "-", "declared")
    states, _ = domain_states(assemble(definition[0]), chosen, 200, 0)
    q, qd, dt = (states.values[name] for name in ("q", "qd", "dt"))
    assert np.min(q[0]) == -0.5
    assert np.max(q[0]) == 0.25
    assert np.min(qd) == 0.0
    assert np.max(qd) == 2.0
    assert np.min(dt) >= 1e-4 * 0.999
    assert np.max(dt) <= 1e-3 * 1.001
    payload = chosen.sets[0]
    assert np.min(payload) == 0.0
    assert np.max(payload) == 9.0


def test_ordinary_states_keep_to_declared_ranges(definition):
    chain, program = definition
    declared = declared_ranges(["q=-1:1", "tau[0]=0:5", "coulomb=0.3:0.41"], program)
    states = within(draw(assemble(chain), program.parameters, 100, 0), program.parameters, declared, 0)
    assert np.max(np.abs(states.values["q"])) <= 1.0
    assert np.min(states.values["tau"][0]) >= 0.0
    assert np.max(states.values["tau"][0]) <= 5.0
    assert np.all((states.parameters[2] >= 0.3) & (states.parameters[2] <= 0.41))


def test_a_range_of_nothing_is_refused(definition):
    with pytest.raises(ArgumentError, match="there are q"):
        declared_ranges(["speed=0:1"], definition[1])


def test_parameter_sets_are_admissible_wide_and_have_exact_zeros(definition):
    chain, program = definition
    sets, zeros, near = parameter_sets(assemble(chain), program.parameters, validity(assemble(chain)), {}, 0)
    names = [p.name for p in program.parameters]
    assert all(admissible(assemble(chain), names, column) for column in sets.T)
    assert set(zeros) == {"payload", "coulomb", "offset"}
    assert near == 4  # the chain's own, those with one zero, and one with both
    assert np.max(sets[0]) > 5.0  # ten times its default and more
    assert np.any(sets[1] != 0.0)
    assert np.all(sets[:, 0] == [p.default for p in program.parameters])


def test_states_reach_from_the_smallest_to_the_largest_magnitudes(definition):
    states, groups = domain_states(assemble(definition[0]), domain(definition), 240, 0)
    for name, least, most in (("q", 1e-9, 1e9), ("qd", 1e-10, 1e5), ("tau", 1e-9, 1e8)):
        sizes = np.abs(states.values[name][0])
        assert np.min(sizes[sizes > 0.0]) < least
        assert np.max(sizes) > most
        assert np.any(sizes == 0.0)
    assert np.max(np.abs(states.values["q"][0][states.single])) <= 1.01e5  # as far as single precision has sines
    small = [k for k in range(240) if states.kind(k) == "small"]
    for group in np.unique(groups[small]):
        mine = [k for k in small if groups[k] == group]
        assert len(mine) >= 10
    assert np.array_equal(
        states.values["q"], domain_states(assemble(definition[0]), domain(definition), 240, 0)[0].values["q"]
    )
