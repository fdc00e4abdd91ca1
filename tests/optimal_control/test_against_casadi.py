"""Emitted functions and their derivatives against models written in CasADi by hand, which CasADi differentiates."""

from pathlib import Path

import casadi as ca
import numpy as np
import pytest

from benchmarks.casadi.models import arm, cart_pole, derivatives, runge_kutta
from tests.seeds import seeds

EXAMPLES = Path(__file__).parents[2] / "examples"

EXACT = 1e-12
"""Both sides are double arithmetic on well-conditioned expressions; the largest element is 1."""

STEP = 0.04


def close(found, expected, tolerance=EXACT):
    found, expected = ca.DM(found).full(), ca.DM(expected).full()
    assert found.shape == expected.shape
    assert np.max(np.abs(found - expected)) <= tolerance * (1.0 + np.max(np.abs(expected)))


def compared(f, model, given, wanted, tolerance=EXACT):
    """Value, Jacobian, adjoint and Hessian of a weighted sum by the wanted arguments."""
    weights = np.random.default_rng(5).standard_normal(model.size1_out(0))
    own = derivatives(model, wanted)
    places = [k for k in range(f.n_in()) if f.name_in(k) in wanted]
    n = f.n_in()
    close(f(*given), own["value"](*given), tolerance)
    J = f.jacobian()(*given, 0)
    close(ca.horzcat(*(J[k] for k in places)), own["jacobian"](*given), tolerance)
    gradient = f.reverse(1)(*given, 0, weights)
    close(ca.vertcat(*(gradient[k] for k in places)), own["adjoint"](*given, weights), tolerance)
    H = f.reverse(1).jacobian()(*given, 0, weights, *[0] * n)
    blocks = [[H[i * (n + 2) + j] for j in places] for i in places]
    close(ca.blockcat(blocks), own["hessian"](*given, weights), tolerance)


@pytest.fixture(scope="module")
def swing(library):
    return library(str(EXAMPLES / "casadi" / "cart_pole.yaml"))


@pytest.mark.parametrize("seed", seeds("test_cart_pole_by_states_inputs_and_parameters", 3))
def test_cart_pole_by_states_inputs_and_parameters(swing, seed):
    rng = np.random.default_rng(seed)
    given = [rng.standard_normal(4), rng.standard_normal(1), np.array([9.81, 1.0, 0.3, 0.5]) * rng.uniform(0.8, 1.2, 4)]
    compared(swing("xdot"), cart_pole(), given, ("x", "u", "p"))


@pytest.mark.parametrize("seed", seeds("test_step_of_the_cart_pole_by_its_length_too", 3))
def test_step_of_the_cart_pole_by_its_length_too(swing, seed):
    rng = np.random.default_rng(seed)
    given = [rng.standard_normal(4), rng.standard_normal(1), np.array([9.81, 1.0, 0.3, 0.5]), np.array([STEP])]
    compared(swing("next"), runge_kutta(cart_pole()), given, ("x", "u", "p", "dt"))


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
def test_six_joints(library):
    """The arm has wrist inertias of 1e-4 kg m^2: accelerations and their derivatives reach 1e5 and lose digits."""
    f = library(str(EXAMPLES / "puma560.yaml"), functions=["xdot", "next"])
    rng = np.random.default_rng(2)
    given = [0.5 * rng.standard_normal(12), rng.standard_normal(6), np.zeros(0)]
    compared(f("xdot"), arm(), given, ("x", "u"), tolerance=1e-10)
    step, own = f("next"), runge_kutta(arm())
    close(step(*given, STEP), own(*given, STEP), 1e-10)
    along = np.random.default_rng(3).standard_normal(12)
    J = step.jacobian()(*given, STEP, 0)[0]
    forward = own.forward(1)(*given, STEP, 0, along, np.zeros(6), np.zeros(0), 0)
    close(J @ along, forward, 1e-10)
