"""Constant-velocity and breakaway tests of joints whose friction differs by direction, from the literal law."""

import numpy as np
import pytest

from symgen.describe.load import loads_chain
from symgen.errors import IdentificationError
from symgen.identify import friction
from symgen.reference.friction import FrictionReference

SCREW = """
symgen: 1
name: screw
joints:
  - {name: x, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, friction: FRICTION, drive: DRIVE}
"""


def screw(friction_of, drive="{ratio: 5}"):
    return loads_chain(SCREW.replace("FRICTION", friction_of).replace("DRIVE", drive))


LOADS, RATES = np.array([-40.0, -25.0, -10.0, 10.0, 25.0, 40.0]), np.array([0.05, 0.2, 0.5, 1.0, 2.0])


def sliding(chain):
    """Tests at all loads, rates and directions, by the literal law."""
    law = FrictionReference(chain).laws[0]
    load, rate, way = (x.ravel() for x in np.meshgrid(LOADS, RATES, [1.0, -1.0]))
    tau = [tau_l + float(law.sliding(s, s * v, 0.0, tau_l)) for tau_l, v, s in zip(load, rate, way, strict=True)]
    return {"load_x": load, "qd_x": way * rate, "tau_x": np.array(tau)}


def releases(chain):
    """Torques at which the joint breaks away, under all loads: the ends of what holds, by the literal law."""
    law = FrictionReference(chain).laws[0]
    load, way = (x.ravel() for x in np.meshgrid(LOADS, [1.0, -1.0]))
    ends = [law.band(0.0, tau_l)[int(s > 0.0)] for tau_l, s in zip(load, way, strict=True)]
    return {"load_x": load, "direction_x": way, "tau_x": load + np.array(ends)}


EXACT = 1e-6
"""Exact data; the solver of the nonlinear fits goes to 1e-8 of a parameter."""


def test_levels_of_a_joint():
    chain = screw("{coulomb: [3, 5], viscous: [0.2, 0.4]}")
    found = friction(chain, sliding(chain))
    want = {"x_coulomb_forward": 3.0, "x_coulomb_backward": 5.0, "x_viscous_forward": 0.2, "x_viscous_backward": 0.4}
    assert found.estimates == pytest.approx(want, rel=EXACT)
    assert found.units[0] == "N m"
    assert found.units[2] == "N m s/rad"
    names = {p.name: p.value.value for p in found.chain.parameters}
    assert [names[x.name] for x in found.chain.joints[0].friction.coulomb] == pytest.approx([3.0, 5.0], rel=EXACT)
    assert all(name in found.report() for name in want)


def test_a_stribeck_curve_of_levels_by_direction():
    law = "{coulomb: [3, 5], static: [4, 8], stribeck: {velocity: 0.3}}"
    start = law.replace("[3, 5]", "[1, 1]").replace("[4, 8]", "[2, 2]").replace("0.3", "0.1")
    found = friction(screw(start), sliding(screw(law)))
    for name, value in {"x_coulomb_forward": 3.0, "x_coulomb_backward": 5.0, "x_static_forward": 4.0,
                        "x_static_backward": 8.0, "x_stribeck_velocity": 0.3}.items():  # fmt: skip
        assert found.estimates[name] == pytest.approx(value, rel=EXACT), name


@pytest.mark.parametrize("ratio", [5, -5])
def test_losses_and_a_motor_by_direction(ratio):
    """The motor's directions are its own: with a negative ratio its forward level acts backward at the joint."""
    drive = f"{{ratio: {ratio}, loss: [[0.3, 0.2], [0.5, 0.4]], motor_friction: {{coulomb: [0.2, 0.6]}}}}"
    start = drive.replace("[[0.3, 0.2], [0.5, 0.4]]", "[[0.1, 0.1], [0.1, 0.1]]").replace("[0.2, 0.6]", "[1, 1]")
    text = SCREW.replace("friction: FRICTION, ", "")
    true, chain = loads_chain(text.replace("DRIVE", drive)), loads_chain(text.replace("DRIVE", start))
    found = friction(chain, sliding(true), breakaway=releases(true))
    for name, value in {"x_k1_forward": 0.3, "x_k2_forward": 0.2, "x_k1_backward": 0.5, "x_k2_backward": 0.4,
                        "x_motor_coulomb_forward": 0.2, "x_motor_coulomb_backward": 0.6, "x_static_k1_forward": 0.3,
                        "x_static_k2_backward": 0.4, "x_motor_static_backward": 0.6}.items():  # fmt: skip
        assert found.estimates[name] == pytest.approx(value, rel=EXACT), name
    names = {p.name: p.value.value for p in found.chain.parameters}
    loss = found.chain.joints[0].drive.loss
    assert [names[x.name] for pair in loss for x in pair] == pytest.approx([0.3, 0.2, 0.5, 0.4], rel=EXACT)
    levels = found.chain.joints[0].drive.motor_friction.coulomb
    assert [names[x.name] for x in levels] == pytest.approx([0.2, 0.6], rel=EXACT)


def test_breakaway_in_one_direction_alone():
    chain = screw("{coulomb: [3, 5]}")
    tests = {key: column[sliding(chain)["qd_x"] > 0.0] for key, column in sliding(chain).items()}
    found = friction(chain, tests)
    assert found.estimates["x_coulomb_forward"] == pytest.approx(3.0, rel=EXACT)
    assert "x_coulomb_backward" in found.undetermined


def test_an_offset_cannot_be_told_from_levels_by_direction():
    chain = screw("{coulomb: [3, 5]}")
    found = friction(chain, sliding(chain), terms=["coulomb", "offset"])
    assert "x_coulomb_forward" in found.estimates
    assert "cannot be told from" in found.undetermined["x_offset"]


@pytest.mark.parametrize(
    ("law", "forces"),
    [
        ("{law: {rates: [0.05, 0.2, 0.5, 1, 2], forces: FORCES}}", [3.0, 2.0, 1.6, 1.9, 4.0]),
        ("{law: {rates: [-2, -0.5, 0.1, 1, 2], forces: FORCES}}", [-5.0, -3.0, 1.0, 1.5, 3.0]),
        ("{law: [{rates: [0.1, 2], forces: [1, 2]}, {rates: [0.1, 0.5, 2], forces: FORCES}]}", [3.0, 2.5, 4.0]),
    ],
    ids=["odd", "both signs", "a pair"],
)
def test_the_curve_that_was_measured(law, forces):
    """The chain's rates stay, its forces are those of the tests; losses of a drive are found beside them."""
    drive = "{ratio: 5, loss: [0.3, 0.2]}"
    true = screw(law.replace("FORCES", str(forces)), drive)
    start = screw(
        law.replace("FORCES", str([2.0 if f > 0.0 else -2.0 for f in forces])), drive.replace("0.3, 0.2", "0.1, 0.1")
    )
    found = friction(start, sliding(true), breakaway=releases(true) if "-" not in law and "[{" not in law else None)
    assert found.estimates["x_k1"] == pytest.approx(0.3, rel=EXACT)
    curve = found.chain.joints[0].friction.law
    curve = curve[1] if isinstance(curve, tuple) else curve
    assert [force.value for force in curve.forces] == pytest.approx(forces, rel=EXACT)
    assert any(name.startswith("x_law") for name in found.estimates)


@pytest.mark.parametrize(
    ("law", "words"),
    [("{coulomb: 1 + sin(x)**2}", "varies with a coordinate"), ("{law: 1 + exp(-v)}", "is an expression of the rate")],
)
def test_laws_without_constant_levels_are_refused(law, words):
    chain = screw(law)
    with pytest.raises(IdentificationError, match=words):
        friction(chain, sliding(screw("{coulomb: 1}")))
