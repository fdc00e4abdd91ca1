"""Sticking forces in closed form: Karnopp's equations, one per case of his switch variables; Dupont's jumps."""

from __future__ import annotations

import math

import numpy as np
import pytest
import sympy
from friction_chains import friction_data, random_arm, relative_masses, single_mass, two_masses, xy_table
from sympy import Rational, Symbol, symbols

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.symbolic import SymbolicAlgebra
from symgen.derive.equations import derive_equations
from symgen.derive.friction.drives import Hold, Losses, holding_band, uniqueness_product
from symgen.derive.friction.sticking import sticking_forces, stuck_joints
from symgen.describe.assemble import assemble
from symgen.errors import ArgumentError
from symgen.formulate.program import fast_program
from symgen.reference.interpreter import Interpreter

F, F1, F2, Fs, m1, m2 = symbols("F F1 F2 Fs m1 m2")
SLIDES = {Symbol("d(r)"): Symbol("vr", positive=True), Symbol("d(x2)"): Symbol("v2", positive=True)}


def forces(chain, stuck, tau):
    f, qdd = sticking_forces(derive_equations(assemble(chain)), stuck)
    replaced = {Symbol(f"tau({name})"): value for name, value in tau.items()}
    return f.subs(replaced).subs(SLIDES), qdd.subs(replaced).subs(SLIDES)


def equal(a, b):
    return sympy.simplify(a - b) == 0


def test_karnopp_3():
    f, qdd = forces(single_mass(), ["x"], {"x": F})
    assert f[0] == F
    assert qdd[0] == 0


def test_karnopp_11():
    """m1 V1' = F1 - Fr, m2 V2' = Fr + F2 (eq. 7 as (10) and (11) need it: F2 acts on m2 with the sign of (10))."""
    f, _ = forces(relative_masses(), ["r"], {"x2": F1 - F2, "r": F1})
    assert equal(f[1], m2 / (m1 + m2) * F1 + m1 / (m1 + m2) * F2)


def test_karnopp_15_and_16_both_stick():
    f, qdd = forces(two_masses(), ["x2", "r"], {"x2": F1 - F2, "r": F1 - Fs})
    assert equal(f[1], F1 - Fs)
    assert equal(f[0], F1 - F2)
    assert list(qdd) == [0, 0]


def test_karnopp_18_lower_mass_sticks():
    f, _ = forces(two_masses(), [True, False], {"x2": F1 - F2, "r": F1 - Fs})
    assert equal(f[0], Fs + Symbol("Fr") - F2)
    assert f[1] == Symbol("Fr")


def test_karnopp_21_upper_mass_sticks():
    f, _ = forces(two_masses(), [False, True], {"x2": F1 - F2, "r": F1 - Fs})
    Ff = Symbol("Ff")
    assert equal(f[1], -Fs + m2 / (m1 + m2) * F1 + m1 / (m1 + m2) * (F2 + Ff))
    assert f[0] == Ff


def test_load_dependent_friction_is_written_with_its_load():
    f, _ = forces(xy_table(), [], {"x": F1, "y": F2})
    assert equal(f[1].subs(Symbol("d(x)"), 1), Rational(3, 10) * Symbol("N(x)"))


def test_which_joints_stick():
    chain = two_masses()
    assert stuck_joints(assemble(chain), "r") == (1,)
    assert stuck_joints(assemble(chain), [1, 0]) == (0,)
    with pytest.raises(ArgumentError, match="elbow"):
        stuck_joints(assemble(chain), ["elbow"])
    with pytest.raises(ArgumentError, match="2 flags"):
        stuck_joints(assemble(chain), [True])
    for mask in (
        [True, False],
        (1, 0),
        [1.0, 0.0],
        np.array([1, 0], np.int8),
        np.array([True, False]),
        np.array([1.0, 0]),
    ):
        assert stuck_joints(assemble(chain), mask) == (0,)
    for wrong in ([2, 0], [0.5, 1], [None, 1], ["r", 1], np.ones((2, 2)), 1):
        with pytest.raises(ArgumentError, match=r"stuck: .*not "):
            stuck_joints(assemble(chain), wrong)


@pytest.mark.parametrize("seed", range(2))
def test_one_function_for_all_patterns(seed):
    """The emitted function, masks as switch variables, against M and h solved pattern by pattern."""

    n = 3
    chain = random_arm(seed, n)
    run = Interpreter(fast_program(assemble(chain), ["sticking_forces"]))
    smooth = Interpreter(fast_program(assemble(chain), ["mass_matrix", "bias"]))
    rng = np.random.default_rng(seed)
    q, qd, tau = rng.normal(size=(3, n))
    M = smooth.float64("mass_matrix", [q])[0].reshape(n, n)
    h = smooth.float64("bias", [q, qd])[0][:, 0]
    for pattern in range(2**n):
        stuck = np.array([bool(pattern >> k & 1) for k in range(n)])
        f, qdd = (x[:, 0] for x in run.float64("sticking_forces", [q, qd, tau, stuck]))
        law = np.array([_level(joint, v) for joint, v in zip(chain.moving, qd, strict=True)])
        expected = np.zeros(n)
        free = ~stuck
        expected[free] = np.linalg.solve(M[np.ix_(free, free)], (tau - h - law)[free])
        assert np.allclose(qdd, expected, rtol=1e-12, atol=1e-12)
        assert np.all(qdd[stuck] == 0.0)
        assert np.allclose(f, np.where(stuck, tau - h - M @ expected, law), rtol=1e-11, atol=1e-11)


def _level(joint, v):
    friction = joint.friction
    return math.copysign(friction.coulomb.value, v) + friction.viscous.value * v


# Dupont 1993, section 5: jumps of the load torque at a reversal


def sliding_load(k, s, tau, ratio, own, motor):
    """tau_l of the scalar screw without gravity: tau - J qdd = (1 + k)(tau_l + s F_j) + s F_m, tau_l = M qdd."""
    return (tau - (1 + k) * s * own - s * motor) / (1 + k + ratio)


def test_dupont_31_and_32_corrected():
    """Delta tau_l from driving (+) to backdriving, friction with the sign of the load, r = J/(m l^2)."""
    k, r, T, tf, N = symbols("k r T tau_f N", positive=True)
    for own, motor, corrected in (
        (0, tf, (2 * k * T + 2 * (1 + r) * tf) / ((1 + r) ** 2 - k**2)),
        (tf / N, 0, 2 * k * T / ((1 + r) ** 2 - k**2) + tf / N * ((1 + k) / (1 + r + k) + (1 - k) / (1 + r - k))),
    ):
        driving = sliding_load(k, 1, T, r, own, motor)
        backdriving = sliding_load(-k, -1, T, r, own, motor)
        assert sympy.simplify(backdriving - driving - corrected) == 0
    # as printed they hold for r = 0
    printed = 2 * k * T / (1 - k**2) + 2 * tf / (1 - k**2)
    jump = sliding_load(-k, -1, T, 0, 0, tf) - sliding_load(k, 1, T, 0, 0, tf)
    assert sympy.simplify(jump - printed) == 0


@pytest.mark.parametrize("row", friction_data()["dupont_29_32"]["example"]["rows"])
def test_dupont_31_and_32_numbers(row):
    from friction_chains import scalar_screw

    from symgen.describe.chain import Friction
    from symgen.describe.expression import Number

    p = friction_data()["dupont_29_32"]["example"]["params"]
    k, tf = p["k"], p["tau_f"]
    keys = {"efficiency": None, "static_efficiency": None, "loss": (Number(k), Number(k)), "inertia": Number(row["J"])}
    if row["eq"] == 31:
        keys["motor_friction"] = Friction(coulomb=Number(tf))
        chain = scalar_screw(0.0, **keys)
    else:
        from dataclasses import replace

        chain = scalar_screw(0.0, **keys)
        joint = replace(chain.joints[0], friction=Friction(coulomb=Number(tf / p["N"])))
        chain = replace(chain, joints=(joint,))
    run = Interpreter(fast_program(assemble(chain), ["friction_dynamics"]))
    tau = 750 * math.sin(4 * row["t_reversal"])
    before, after = (run.float64("friction_dynamics", [[0], [0], [tau], [mode]])[1][0, 0] for mode in (1, -1))
    # the data reverse from + to -; driving is the later branch
    found = sorted((before, after))
    known = sorted((row["qdd_before"], row["qdd_after"]))
    assert np.allclose(found, known, rtol=1e-9)
    assert math.isclose(abs(50 * (after - before)), abs(row["corrected"]), rel_tol=1e-9)


def test_dupont_20_and_26_band_from_efficiencies():
    algebra = FloatAlgebra()
    c = algebra.constant
    eta1, eta2 = 0.6, 2.4
    losses = Losses(c(0), c(0), c(1 / eta1 - 1), c(1 - 1 / eta2))
    for load in (300.0, -300.0):
        low, high = holding_band(c(load), *[Hold(c(0.0), c(0.0), losses)] * 2)
        expected = sorted((load / eta2, load / eta1))
        assert np.allclose([low.x, high.x], expected, rtol=1e-14)


def test_self_locking_band_contains_zero():
    algebra = FloatAlgebra()
    c = algebra.constant
    losses = Losses(c(0.8), c(1.1), c(0.9), c(1.2))
    for load in (5.0, -5.0):
        low, high = holding_band(c(load), *[Hold(c(0.1), c(0.2), losses)] * 2)
        assert low.x < 0.0 < high.x


def test_scalar_screw_is_unique_below_one_plus_inertia_ratio():
    k, J, load = symbols("k J I", positive=True)
    algebra = SymbolicAlgebra()
    beta = algebra.scalar(1 - J / (J + load))
    losses = Losses(*(algebra.scalar(k) for _ in range(4)))
    product = uniqueness_product(losses, beta).x
    assert sympy.simplify(product.subs(k, 1 + J / load)) == 0
    assert product.subs({k: 1, J: 1, load: 2}) > 0
    assert product.subs({k: 3, J: 1, load: 2}) < 0
