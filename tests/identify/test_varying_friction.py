"""Friction by direction, that varies, and by curves: found from forces of the numeric reference, and written back."""

import numpy as np
import pytest
from laws import motion

from symgen.describe.expression import Name
from symgen.describe.load import loads_chain
from symgen.errors import IdentificationError
from symgen.identify import inertial
from symgen.reference.friction import FrictionReference

ARM = """
symgen: 1
name: arm
gravity: [0, -9.81, 0]
INPUTS
parameters: {PARAMETERS}
joints:
  - {name: lift, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.2, 0, 0], inertia: {zz: 0.03},
     friction: LIFT}
  - {name: turn, type: revolute, place: {xyz: [0.4, 0, 0]}, mass: 1, com: [0.1, 0, 0], inertia: {zz: 0.01},
     friction: TURN, drive: {ratio: -5, inertia: 1.0e-4DRIVE}}
"""

EXACT = 1e-7
"""Forces have no noise: rounding, times a condition below 1e4, and the step of a curve's differences."""


def arm(lift, turn, drive="", **parameters):
    named = [name for name in ("press", "temp") if name in lift + turn + drive]
    text = ARM.replace("INPUTS", f"inputs: [{', '.join(named)}]" if named else "")
    text = text.replace("PARAMETERS", ", ".join(f"{name}: {value}" for name, value in parameters.items()))
    return loads_chain(text.replace("LIFT", lift).replace("TURN", turn).replace("DRIVE", drive and f", {drive}"))


def record(chain, samples=100):
    """A motion, its inputs, and the forces that it takes by the literal law at each instant."""
    q, qd, qdd = motion(chain, samples)
    inputs = np.random.default_rng(1).uniform(0.0, 1.0, (samples, len(chain.input_names)))
    t, tau = np.linspace(0.0, 3.0, samples), np.empty_like(q)
    for k, state in enumerate(zip(q, qd, qdd, strict=True)):
        reference = FrictionReference(chain, inputs=inputs[k].tolist(), t=float(t[k]))
        mechanics = reference.mechanics
        tau[k], wrenches = mechanics.inverse_dynamics(*state), mechanics.reactions(*state)
        rotors = mechanics.rotor_forces(*state)
        for i, law in enumerate(reference.joint_laws(q[k])):
            rate = qd[k, i]
            tau[k, i] += law.sliding(np.sign(rate), rate, law.load(wrenches[i]), tau[k, i] - rotors[i])
    columns = dict(zip(chain.input_names, inputs.T, strict=True))
    return {"t": t, "q": q, "qd": qd, "qdd": qdd, "tau": tau, **columns}


RADIAL = "normal: radial, radius: 0.1"
CASES = {
    "parameters in levels": (
        ("{coulomb: F + A*sin(lift), viscous: 0.3 + K*temp}", "{coulomb: [0.2, F2*(1 + press)]}", ""),
        {"F": 0.8, "A": 0.3, "K": 0.5, "F2": 0.4},
        {"F": 1.0, "A": 0.1, "K": 0.1, "F2": 0.2},
        {"turn_coulomb_forward": 0.2},
    ),
    "a phase": (
        ("{coulomb: F*(1 + A*sin(2*lift + p))}", "{coulomb: 0.2}", "motor_friction: {coulomb: B*exp(-t)}"),
        {"F": 0.8, "A": 0.3, "p": 0.4, "B": 0.05},
        {"F": 1.0, "A": 0.2, "p": 0.0, "B": 0.1},
        {},
    ),
    "coefficients and losses by direction": (
        (f"{{coulomb: 0.3, coefficient: [0.1, 0.2], {RADIAL}}}", "{coulomb: 0.2}", "loss: [[0.3, 0.2], [0.4, 0.25]]"),
        {},
        {},
        {"lift_coefficient_forward": 0.1, "lift_coefficient_backward": 0.2, "turn_k1_forward": 0.3,
         "turn_k2_forward": 0.2, "turn_k1_backward": 0.4, "turn_k2_backward": 0.25},
    ),
    "coefficients and losses that vary": (
        (f"{{coefficient: mu*(1 + 0.2*cos(lift)), {RADIAL}}}", "{viscous: 0.1}", "efficiency: [e - c*temp, 1.2]"),
        {"mu": 0.1, "e": 0.8, "c": 0.1},
        {"mu": 0.2, "e": 0.9, "c": 0.05},
        {"turn_k2": 1.0 - 1.0 / 1.2},
    ),
    "laws of the rate": (
        ("{law: F*(1 + exp(-v/A))}", "{law: {rates: [0.1, 0.5, 1, 2], forces: [0.7, 0.5, 0.6, 1.2]}}", ""),
        {"F": 0.8, "A": 0.3},
        {"F": 1.0, "A": 0.2},
        {"turn_law_1": 0.7, "turn_law_2": 0.5, "turn_law_3": 0.6, "turn_law_4": 1.2},
    ),
    "laws by direction": (
        ("{law: [F, F + A*v]}", "{law: {rates: [-2, -0.5, 0.2, 2], forces: [-1.5, -1, 0.6, 0.8]}}", ""),
        {"F": 0.8, "A": 0.3},
        {"F": 1.0, "A": 0.2},
        {"turn_law_1": 1.5, "turn_law_2": 1.0, "turn_law_3": 0.6, "turn_law_4": 0.8},
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_numbers_come_back(case):
    laws, values, start, constants = CASES[case]
    wrong = [law.replace("0.3, 0.2], [0.4, 0.25", "0.2, 0.2], [0.2, 0.2").replace("[0.1, 0.2]", "[0.2, 0.1]")
                .replace("[0.7, 0.5, 0.6, 1.2]", "[0.9, 0.6, 0.5, 1]").replace("0.6, 0.8]", "1, 1]")
             for law in laws]  # fmt: skip
    chain = arm(*laws, **values)
    found = inertial(arm(*wrong, **start), record(chain))
    for name, value in {**values, **constants}.items():
        assert found.estimates[name] == pytest.approx(value, rel=EXACT, abs=EXACT), name
        assert name in found.report()
    again = {p.name: p for p in found.chain.parameters}
    assert all(again[name].value.value == pytest.approx(value, rel=EXACT) for name, value in values.items())
    assert all("identified" in again[name].doc for name in values)
    if case == "laws of the rate":
        forces = found.chain.joints[1].friction.law.forces
        assert [f.value for f in forces] == pytest.approx([0.7, 0.5, 0.6, 1.2], rel=EXACT)
    if case == "coefficients and losses by direction":
        written = found.chain.joints[1].drive.loss
        assert [again[x.name].value.value for pair in written for x in pair] == pytest.approx([0.3, 0.2, 0.4, 0.25])
    if case == "coefficients and losses that vary":
        e1, e2 = found.chain.joints[1].drive.efficiency
        assert not isinstance(e1, Name)  # the expression stays, its parameters are identified
        assert again[e2.name].value.value == pytest.approx(1.2)


def test_what_stands_elsewhere_is_known_and_said():
    """A brake without parameters, a Stribeck velocity that varies, a parameter of a constant level, too."""
    laws = ("{coulomb: 0.6, static: 2*G, stribeck: {velocity: V*(1 + temp)}}", "{coulomb: 1 + press, viscous: G*temp}")
    text = arm(*laws, G=1.0, V=0.3)
    found = inertial(text, record(text))
    said = " ".join(found.remarks)
    assert not {"G", "V"} & found.estimates.keys()
    assert "The parameter G stands in friction and in joints.lift.friction.static" in said
    assert "joints.lift.friction.stribeck.velocity" in said
    assert "joints.turn.friction.coulomb" in said
    assert found.estimates["lift_static"] == pytest.approx(2.0, rel=EXACT)


def test_a_parameter_of_a_mass_keeps_its_value():
    text = ARM.replace("INPUTS", "").replace("PARAMETERS", "m: 1.0, F: 0.5").replace("mass: 1,", "mass: m,")
    text = text.replace("LIFT", "{coulomb: F*m*(1.5 + sin(lift))}").replace("TURN", "{coulomb: 0.1}")
    chain = loads_chain(text.replace("DRIVE", ""))
    found = inertial(chain, record(chain))
    assert found.estimates["F"] == pytest.approx(0.5, rel=EXACT)
    assert any("joints.turn.mass" in remark and "keeps the chain's value" in remark for remark in found.remarks)


def test_some_held_and_names_of_columns_that_vary():
    laws, values, start, _ = CASES["a phase"]
    data = record(arm(*laws, **values))
    held = inertial(arm(*laws, **{**start, "p": 0.4}), data, hold=["p"])
    assert "p" not in held.estimates
    assert held.estimates["A"] == pytest.approx(0.3, rel=EXACT)
    with pytest.raises(IdentificationError, match="lift_coulomb"):
        inertial(arm(*laws, **start), data, estimate=["lift_coulomb"])


def test_a_parameter_that_the_motion_does_not_show():
    """The input that a level grows with is zero in all rows."""
    chain = arm("{coulomb: F*(1 + temp), viscous: K*press}", "{coulomb: 0.2}", F=0.4, K=0.0)
    data = record(chain)
    data["press"] = np.zeros(len(data["t"]))
    with pytest.warns(UserWarning, match="do not determine"):
        found = inertial(chain, data)
    assert "nothing in these data depends on it" in found.undetermined["K"]
    assert found.estimates["F"] == pytest.approx(0.4, rel=EXACT)


def test_the_time_is_measured_and_zero_in_predictions():
    chain = arm("{coulomb: F*exp(-t)}", "{coulomb: 0.1}", F=0.5)
    data = record(chain)
    found = inertial(chain, data)
    states = data["q"], data["qd"], data["qdd"]
    still = arm("{coulomb: F}", "{coulomb: 0.1}", F=0.5)
    np.testing.assert_allclose(found.predict(*states), record(still)["tau"], rtol=1e-9, atol=1e-9)
    del data["t"]
    with pytest.raises(IdentificationError, match="a column 't' is needed"):
        inertial(chain, data)
