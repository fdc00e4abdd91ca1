"""Friction in the pins that close loops, from forces of linkages whose rates are written out by hand."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen import identify, load_chain
from symgen.cli import main
from symgen.describe.load import loads_chain
from symgen.errors import IdentificationError
from symgen.reference.coupled_mechanics import mechanics_of

LINKAGES = Path(__file__).parents[2] / "examples" / "linkages"
T = np.linspace(0.0, 6.0, 160)
Q = 0.9 + 0.8 * np.sin(2 * T) + 0.5 * np.sin(5 * T) + 2.0 * np.sin(0.7 * T)
QD = 1.6 * np.cos(2 * T) + 2.5 * np.cos(5 * T) + 1.4 * np.cos(0.7 * T)
QDD = -3.2 * np.sin(2 * T) - 12.5 * np.sin(5 * T) - 0.98 * np.sin(0.7 * T)


def changed(file: str, *changes: tuple[str, str]):
    """An example with parts of its text replaced."""
    text = (LINKAGES / file).read_text()
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return loads_chain(text)


def without_friction(chain) -> np.ndarray:
    """(s,) forces of the crank, by multipliers."""
    mechanics = mechanics_of(chain)
    return np.array([mechanics.inverse_dynamics(*np.array([x]).T)[0] for x in zip(Q, QD, QDD, strict=True)])


def four_bar_rates() -> tuple[np.ndarray, np.ndarray]:
    """Rates of coupler and rocker against the base per unit of the crank's, from the two sides of the loop's sine rule:
    w3/w2 = a sin(phi - q)/(b sin(theta - phi)), w4/w2 = a sin(theta - q)/(c sin(theta - phi))."""
    a, b, c, f = 0.12, 0.36, 0.26, 0.4
    A = a * np.array([np.cos(Q), np.sin(Q)])
    D = np.array([f, 0.0])[:, None] - A
    d = np.linalg.norm(D, axis=0)
    turn = np.arccos((b**2 + d**2 - c**2) / (2 * b * d))
    theta = np.arctan2(D[1], D[0]) + turn  # of the coupler; the pin lies to the left of the way to the rocker's
    B = A + b * np.array([np.cos(theta), np.sin(theta)])
    phi = np.arctan2(B[1], B[0] - f)
    return a * np.sin(phi - Q) / (b * np.sin(theta - phi)), a * np.sin(theta - Q) / (c * np.sin(theta - phi))


def data(tau: np.ndarray) -> dict[str, np.ndarray]:
    return {"t": T, "q_crank": Q, "qd_crank": QD, "qdd_crank": QDD, "tau_crank": tau}


def test_levels_of_a_four_bar_s_pins():
    """Coulomb, static by Stribeck's curve and viscous friction of the closing pin, levels of two others."""
    chain = changed(
        "four_bar.yaml",
        ("mass: 0.8,", "mass: 0.8, friction: {coulomb: 1},"),
        ("mass: 1.3,", "mass: 1.3, friction: {coulomb: 1},"),
        ("branch: left", "branch: left, friction: {coulomb: 1, static: 2, viscous: 1, stribeck: {velocity: 0.4}}"),
    )
    coupler, rocker = four_bar_rates()
    pin, turn = rocker - coupler, coupler - 1.0
    level = 0.3 + 0.2 * np.exp(-((pin * QD / 0.4) ** 2))
    tau = without_friction(chain) + 0.05 * np.sign(QD) + 0.11 * np.abs(turn) * np.sign(QD)
    tau += level * np.abs(pin) * np.sign(QD) + 0.02 * pin**2 * QD
    found = identify.inertial(chain, data(tau))
    wanted = {"crank_coulomb": 0.05, "coupler_coulomb": 0.11, "B_coulomb": 0.3, "B_static": 0.5, "B_viscous": 0.02}
    # rounding of forces of 2 N m, times the condition of the fit, about 100
    assert {name: found.estimates[name] for name in wanted} == pytest.approx(wanted, abs=1e-11)
    written = found.chain.loops[0].friction
    values = {p.name: p for p in found.chain.parameters}
    assert float(values[written.static.name].value.value) == pytest.approx(0.5, abs=1e-11)
    assert "identified" in values[written.viscous.name].doc


def test_friction_by_direction_of_a_slider_crank_s_pin_on_the_command_line(tmp_path, capsys):
    """The report names the levels, and the chain's file has them in the loop."""
    friction = ", friction: {coulomb: [1, 2]}"
    chain = changed("slider_crank.yaml", ("branch: right", f"branch: right{friction}"))
    r, length, e = 0.04, 0.14, 0.01
    slope = np.arcsin((e - r * np.sin(Q)) / length)  # of the rod
    rod = -r * np.cos(Q) / (length * np.cos(slope))
    rate = -rod * QD  # of the piston, which does not turn, against the rod
    tau = without_friction(chain) - rod * np.where(rate > 0.0, 0.2, -0.35)
    # the load on the piston is known; the rate of the piston has the sign of its force's work
    columns = data(tau)
    (tmp_path / "chain.yaml").write_text((LINKAGES / "slider_crank.yaml").read_text().replace(
        "branch: right", f"branch: right{friction}"))  # fmt: skip
    rows = ["{},{},{},{},{}".format(*(repr(float(x)) for x in row)) for row in zip(*columns.values(), strict=True)]
    (tmp_path / "run.csv").write_text("\n".join([",".join(columns), *rows]) + "\n")
    written = tmp_path / "identified.yaml"
    arguments = [str(tmp_path / "run.csv"), str(tmp_path / "chain.yaml"), "--write-chain", str(written)]
    assert main(["identify", "inertial", *arguments]) == 0
    shown = capsys.readouterr().out
    assert "B_coulomb_forward" in shown
    assert "B_coulomb_backward" in shown
    again = load_chain(written)
    names = [expression.name for expression in again.loops[0].friction.coulomb]
    values = {p.name: float(p.value.value) for p in again.parameters}
    assert [values[name] for name in names] == pytest.approx([0.2, 0.35], abs=1e-6)  # digits of the file


def test_load_dependent_friction_of_a_crank_feels_the_loop():
    """The crank's bearing carries what closes the loop, friction in the other pins included: emitted NumPy's forces."""
    chain = changed(
        "four_bar.yaml",
        ("mass: 0.8,", "mass: 0.8, friction: {coefficient: 0.15, normal: radial, radius: 0.02},"),
        ("mass: 1.3,", "mass: 1.3, friction: {coulomb: 0.11},"),
        ("branch: left", "branch: left, friction: {coulomb: 0.3}"),
    )
    model = symgen.build_model(chain, "numpy", functions=["friction_inverse_dynamics"])
    tau = model.friction_inverse_dynamics(Q[:, None], QD[:, None], QDD[:, None])[0][:, 0]
    found = identify.inertial(chain, data(tau))
    wanted = {"crank_coefficient": 0.15, "coupler_coulomb": 0.11, "B_coulomb": 0.3}
    assert {name: found.estimates[name] for name in wanted} == pytest.approx(wanted, abs=1e-10)


def test_a_crank_that_pins_hold_at_rest_says_nothing_about_its_own_friction():
    """2 N m hold at rest by all pins together; the crank's level of 0.05 N m is what sliding shows."""
    chain = changed(
        "four_bar.yaml",
        ("mass: 0.8,", "mass: 0.8, friction: {coulomb: 0.05},"),
        ("branch: left", "branch: left, friction: {coulomb: 5}"),
    )
    coupler, rocker = four_bar_rates()
    tau = without_friction(chain) + 0.05 * np.sign(QD) + 5.0 * np.abs(rocker - coupler) * np.sign(QD)
    rest = {name: np.concatenate([x, np.full(20, x[0])]) for name, x in data(tau).items()}
    rest["t"][-20:] = T[-1] + 0.1 + 0.1 * np.arange(20)
    rest["qd_crank"][-20:] = rest["qdd_crank"][-20:] = 0.0
    rest["tau_crank"][-20:] = 2.0
    found = identify.inertial(chain, rest).estimates
    assert (found["crank_coulomb"], found["B_coulomb"]) == pytest.approx((0.05, 5.0), abs=1e-9)


def test_friction_of_the_closing_pin_by_loads_is_refused():
    law = "branch: left, friction: {coefficient: 0.1, normal: radial, radius: 0.01}"
    with pytest.raises(IdentificationError, match="joints that have a coordinate; B follow"):
        identify.inertial(changed("four_bar.yaml", ("branch: left", law)), data(0.0 * Q))
