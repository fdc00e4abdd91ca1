"""`make reading`: MuJoCo's mechanics with exact constraints, and rows of the tables. Nothing is built."""

import numpy as np
import pytest

pytest.importorskip("mujoco")

from benchmarks.reading import __main__ as reading
from benchmarks.reading.compared import NotComparedError, Numbers, quietly_loaded
from benchmarks.reading.constrained import Constrained
from symgen.describe.expression import Number
from symgen.errors import ChainError
from symgen.reference.coupled_mechanics import mechanics_of
from tests.describe.mjcf_models import FOUR_BAR, SUMS, row


@pytest.mark.parametrize(
    "text",
    [
        FOUR_BAR.format("", ""),
        row('<joint joint1="a" joint2="b" polycoef="0.1 0.8 -0.5 0.3 0"/>'),
        row('<tendon tendon1="s" tendon2="t" polycoef="0.2 1 0 0 0"/>', tendons=SUMS),
    ],
)
def test_constraints_of_mujoco_are_those_of_the_chain(text, tmp_path):
    """Linkages, polynomials and sums of coordinates: M and bias of two codes, 1e-10 for differences of five points."""
    path = tmp_path / "model.xml"
    path.write_text(text, encoding="utf-8")
    chain, _ = quietly_loaded(path)
    other = Constrained(path)
    names = [joint for joint, _ in other.joints]
    ours = mechanics_of(chain)
    q, qd = np.random.default_rng(1).uniform(-0.4, 0.4, (2, len(chain.q_names)))
    state = other.state([names.index(name) for name in chain.q_names], q, qd)
    assert state.open_by < 1e-14
    np.testing.assert_allclose(ours.mass_matrix(q), state.M, rtol=1e-12, atol=1e-14)
    np.testing.assert_allclose(ours.bias(q, qd), state.bias, rtol=1e-10, atol=1e-10)


def test_rows_name_what_is_wrong_and_what_is_refused(tmp_path, capsys):
    for name in ("good", "same", "wrong", "loops", "scene"):
        (tmp_path / f"{name}.xml").write_text("<mujoco/>", encoding="utf-8")

    def compare(path):
        if path.stem == "loops":
            raise ChainError(())
        if path.stem == "scene":
            raise NotComparedError("a floor")
        error = 1e-8 if path.stem == "wrong" else 1e-15
        return Numbers(3, 2, 1, 0, 0.1, 0.2, (1e-15, error, np.nan), 5.0)

    columns = ("model", "joints", "coordinates", "coupled", "loops", "M", "bias", "qdd", "cond", "read", "build")
    table = reading._table(columns, [tmp_path], sorted(tmp_path.iterdir()), compare)
    assert "| good.xml | 3 | 2 | 1 | 0 | 1e-15 | 1e-15 | - | 5e+00 | 0.10 | 0.2 |" in table
    assert "same.xml" not in table  # the numbers of another
    assert "| wrong.xml | 3 | 2 | 1 | 0 | 1e-15 | **1e-08** | - |" in table
    assert "2 compared, 1 of them within 1e-09; 1 refused." in table
    assert "scene: a floor" not in table


def test_numbers_of_the_chain_alone(tmp_path):
    path = tmp_path / "model.xml"
    path.write_text(row(""), encoding="utf-8")
    chain, seconds = quietly_loaded(path)
    assert chain.joints[0].mass == Number(1.0)
    assert seconds >= 0.0
