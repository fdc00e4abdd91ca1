"""Behi (1985), 5.1 to 5.3, from his measured Tables 5.2 and 5.3: matrices, local parameters, flexibility."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.identify import local_parameters, modal, modal_data, physical_matrices, read_vibration
from symgen.identify.vibration.chain_terms import ChainTerms
from symgen.identify.vibration.matrices import PhysicalMatrices, proportional_damping
from symgen.identify.vibration.verification import flexibility

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples/identification"
ENTRIES = {e["id"]: e for e in json.loads((ROOT / "tests/data/behi_identification.json").read_text())["entries"]}
MASSES = ["J2", "M2", "M3", "M4", "J3", "J4"]
SPRINGS = ["K3", "K4", "K9", "K11"]


@pytest.fixture(scope="module")
def data():
    return read_vibration(FOLDER / "t3_776_modes.csv")


@pytest.fixture(scope="module")
def placed():
    """The chain that is placed by the measured coordinates of Table 5.1."""
    return symgen.load_chain(FOLDER / "t3_776_measured.yaml")


@pytest.fixture(scope="module")
def model_chain():
    """The chain of Table 5.5."""
    return symgen.load_chain(ROOT / "examples/vibration/t3_776.yaml")


def assert_entry(name, value):
    entry = ENTRIES[name]
    wanted = entry["printed"] if entry["status"].startswith("match") else entry["computed"]
    limits = {"atol": entry["tol"], "rtol": 0.0} if entry["tol_kind"] == "abs" else {"rtol": entry["tol"]}
    np.testing.assert_allclose(value, wanted, **limits)


def rows_of(chain, data):
    terms = ChainTerms(chain, ["K3"], [text.partition(".")[0] for text in data.outputs])
    return terms.at({}, {}, terms.ends(data.outputs), {}).rows


def test_frequencies_of_modal_parameters(data):
    """Table 5.2: frequencies from the printed stiffnesses and masses."""
    shapes = np.eye(4)
    found = modal_data(None, shapes, data.outputs, mass=data.mass, stiffness=[5.435e3, 7.497e4, 5.896e6, 2.005e7])
    assert_entry("5.2", found.hertz)


def test_proportional_damping(data):
    nu = proportional_damping(data)
    assert_entry("5.45", [*nu, nu.mean()])


def test_modal_matrix(data):
    assert data.outputs == ("point1.z", "point4.z", "point9.z", "point11.z")
    assert_entry("5.28", data.shapes)


@pytest.fixture(scope="module")
def matrices():
    """From the printed stiffnesses and masses, without the printed frequencies, which are rounded."""
    table = np.loadtxt(FOLDER / "t3_776_modes.csv", delimiter=",", skiprows=1)
    both = modal_data(None, table[:, 5:].T, ["point1.z", "point4.z", "point9.z", "point11.z"],
                      ratios=table[:, 2], mass=table[:, 3], stiffness=table[:, 4])  # fmt: skip
    return physical_matrices(both)


def test_stiffness_matrix_of_the_outputs(matrices):
    assert_entry("5.29", matrices.K)


def test_stiffness_matrix_of_the_joints_and_base(matrices, data, placed):
    """(5.31) to (5.35), with beta_3, beta_4, 9Z and 11Z as coordinates."""
    R = rows_of(placed, data)
    base = np.linalg.inv(R[2:, :2])
    TR = np.hstack([R[:, 2:], R[:, :2] @ base])
    K = matrices.transformed(TR).K
    assert_entry("5.35", K)
    local = np.diag(K) / np.array([11.37**2, 6.572**2, 1.0, 1.0])
    np.testing.assert_allclose(local, ENTRIES["5.36"]["computed"], rtol=1e-6)


def test_inertia_matrix_of_the_joints(matrices, data, placed):
    assert_entry("5.41", matrices.transformed(rows_of(placed, data)).M)


def test_local_masses_round_trip(model_chain):
    """(5.42) on the I* of the identified parameters gives them back."""
    model = symgen.build_model(model_chain, "numpy", functions=["mass_matrix"])
    none = np.full((4, 4), np.nan)
    found = local_parameters(model_chain, [(PhysicalMatrices(model.mass_matrix(np.zeros(4)), none, none), {})], MASSES)
    assert_entry("5.42-id", found.values)
    assert found.held == ()


def test_local_masses_of_one_configuration(matrices, data, placed, model_chain):
    """Plain least squares on configuration A alone, which does not give Table 5.4: it averages several."""
    I = matrices.transformed(rows_of(placed, data)).M  # noqa: E741
    none = np.full((4, 4), np.nan)
    found = local_parameters(model_chain, [(PhysicalMatrices(I, none, none), {})], MASSES)
    np.testing.assert_allclose(found.values, ENTRIES["5.42"]["computed"], rtol=1e-6)


def test_static_flexibility(placed, model_chain):
    """(5.46), (5.47): the printed one is of the joint drives alone, at the measured coordinates."""
    terms = ChainTerms(placed, ["K3"], ["point1"])
    assert_entry("5.8", flexibility(terms, {}, "point1.z", "point1.z", rigid=["slide", "rock"]))
    terms = ChainTerms(model_chain, ["K3"], ["hand"])
    assert_entry("5.8m", flexibility(terms, {}, "hand.z", "hand.z"))


def test_weighing_by_modes_comes_near_table_5_4(data, placed):
    """Equations weighed by mode give from configuration A alone the averages of Table 5.4 within their errors."""
    found = modal(placed, data)
    table = {"K3": 335431, "K4": 471433, "K9": 1118876, "K11": 626203}
    for name in SPRINGS:
        assert abs(found.estimates[name] - table[name]) < 2.0 * found.standard_errors[name]
    assert {"R3", "R4"} < set(found.undetermined)
    assert "K3" in found.undetermined["R3"]
