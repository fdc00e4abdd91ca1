"""Tables of any content: read, or refused with columns and rows, before memory and time are spent on them."""

from __future__ import annotations

import csv

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from symgen import identify, load_chain
from symgen.errors import ArgumentError, IdentificationError, IdentificationWarning
from symgen.identify.columns import CELLS
from symgen.identify.data import read_measurements
from symgen.identify.samples import joint_samples
from symgen.memory import bound
from symgen.reference.mechanics import Mechanics
from tests.bounded import within

HEAD = "t,q_elbow,tau_elbow\n"
MODES = "frequency_hz,damping_ratio,modal_mass,point1.z\n"
LATE = CELLS // 3 + 7
"""Rows of three columns that fill more than a block."""

BAD = [
    (HEAD + "0,1," + "9" * 200_000 + "\n", "field larger than field limit"),
    (HEAD + "0,1," + "9" * (1 << 20) + "\n", "a line has more than 1048576 characters"),
    ("a," * 20_000 + "b\n1\n", "20001 columns; at most 10000 are read"),
    (",".join(["a", "b"] * 4000) + "\n", "two columns are called 'a', 'b'"),
    (HEAD + "0,1,2\n" * LATE + "0,1\n", f"row {LATE + 1}: 3 cells are wanted"),
    (HEAD + "0,1,2\n" * LATE + "0,x,2\n", f"column 'q_elbow': row {LATE + 1}: no number: 'x'"),
    (HEAD.encode() + b"0,1,2\n" * LATE + b"\xff,1,1\n", "cannot be read: no text in UTF-8"),
]


@pytest.mark.parametrize(("content", "words"), BAD)
def test_bad_tables_are_named(tmp_path, content, words):
    file = tmp_path / "run.csv"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    with within(20.0), pytest.raises(IdentificationError, match=words):
        read_measurements(file)


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (b"1.0,0.01,1," + b"9" * 200_000 + b"\n", "field larger than field limit"),
        (b"1.0,0.01,1,1\n" * 20_000 + b"\xff\xfe,1,1,1\n", "no text in UTF-8"),
        (b"1.0,0.01,1,1,5\n", "row 1: 4 cells are wanted"),
        (b"1.0,0.01,1,x\n", "column 'point1.z': row 1: no number: 'x'"),
        (b"", "rows of numbers, are wanted"),
    ],
)
def test_bad_tables_of_modes_are_named(tmp_path, rows, words):
    (tmp_path / "modes.csv").write_bytes(MODES.encode() + rows)
    with within(20.0), pytest.raises(IdentificationError, match=words):
        identify.read_vibration(tmp_path / "modes.csv")


def test_tables_of_modes_may_end_early_and_hold_labels(tmp_path):
    (tmp_path / "modes.csv").write_text("label," + MODES + "first,1.0,0.01,1,1\nsecond,2.0,,,0.5\n")
    found = identify.read_vibration(tmp_path / "modes.csv")
    assert found.hertz.tolist() == [1.0, 2.0]
    assert np.isnan(found.ratios[1])


def test_files_without_an_end():
    with within(20.0), pytest.raises(IdentificationError, match="a line has more than 1048576 characters"):
        read_measurements("/dev/zero")


def test_blocks_join_without_a_seam(tmp_path):
    values = np.arange(3.0 * (2 * LATE)).reshape(-1, 3)
    with (tmp_path / "run.csv").open("w", newline="") as file:
        csv.writer(file).writerows([HEAD.strip().split(","), *values.tolist()])
    found = read_measurements(tmp_path / "run.csv")
    assert np.array_equal(np.stack(list(found.columns.values()), axis=1), values)
    pq.write_table(pa.table(dict(found.columns)), tmp_path / "run.parquet")
    again = read_measurements(tmp_path / "run.parquet")
    assert all(np.array_equal(again.columns[name], found.columns[name]) for name in found.columns)


@pytest.mark.parametrize(
    ("columns", "words"),
    [
        ({"t": ["a", "b"]}, "column 't' holds string, not numbers"),
        ({"t": [[1.0], [2.0]]}, "column 't' holds list"),
        ({"t": pa.array([1, 2], pa.timestamp("ns"))}, r"column 't' holds timestamp\[ns\], not numbers"),
        ({"t": pa.array([], pa.float64())}, "rows of numbers are wanted, and there are none"),
        ({"t": [1.0, None]}, "empty, NaN, infinite or above 1e50 in 't': row 2"),
    ],
)
def test_parquet_of_other_kinds(tmp_path, columns, words):
    pq.write_table(pa.table(columns), tmp_path / "run.parquet")
    with pytest.raises(IdentificationError, match=words):
        read_measurements(tmp_path / "run.parquet")


def test_memory_is_estimated_before_it_is_taken(tmp_path, monkeypatch):
    """Ten million zeros are a few hundred bytes of Parquet for each column."""
    zeros = pa.array(np.zeros(10_000_000))
    pq.write_table(pa.table({f"q_{k}": zeros for k in range(7)}), tmp_path / "bomb.parquet", compression="zstd")
    assert (tmp_path / "bomb.parquet").stat().st_size < 1_000_000
    with (
        within(20.0),
        pytest.raises(IdentificationError, match=r"bomb.parquet: the table needs about 1.1 GB of memory"),
    ):
        read_measurements(tmp_path / "bomb.parquet")
    (tmp_path / "run.csv").write_text(HEAD + "0,1,2\n" * LATE)
    monkeypatch.setenv("SYMGEN_MEMORY", "0.001")
    with pytest.raises(IdentificationError, match="set the environment variable SYMGEN_MEMORY"):
        read_measurements(tmp_path / "run.csv")
    for wrong in ("many", "-1", "nan", "inf"):
        monkeypatch.setenv("SYMGEN_MEMORY", wrong)
        with pytest.raises(ArgumentError, match="SYMGEN_MEMORY: a number of GB above zero is wanted"):
            bound()


@pytest.mark.parametrize(
    ("values", "words"),
    [
        (np.array([1.0, 2.0j]), "column 'q' is complex, and a measurement is real"),
        (np.array(["2020-01-01", "2020-01-02"], dtype="M8[D]"), "holds datetime64"),
        ([[1.0], [1.0, 2.0]], "holds list, not numbers"),
        (np.zeros((2, 2, 2)), r"'q' has shape \(2, 2, 2\), not \(rows, joints\)"),
        ([10**400, 1.0], "holds list, not numbers"),
    ],
)
def test_arrays_of_other_kinds(values, words):
    with pytest.raises(IdentificationError, match=words):
        read_measurements({"t": [0.0, 1.0], "q": values})


@pytest.fixture(scope="module")
def motion():
    """A motion of the planar arm, with friction, of 300 states."""
    arm = load_chain("examples/two_link.yaml")
    q, qd, qdd = np.random.default_rng(1).uniform(-2.0, 2.0, (3, 300, 2))
    tau = np.array([Mechanics(arm).inverse_dynamics(*x) for x in zip(q, qd, qdd, strict=True)]) + 0.5 * np.sign(qd)
    return arm, {"q": q, "qd": qd, "qdd": qdd, "tau": tau}


@pytest.mark.parametrize("beneath", [0.0, 1e6, np.nan])
def test_masked_rows_are_missing_rows(motion, beneath):
    arm, data = motion
    mask = np.zeros((300, 2), bool)
    mask[::7, 0] = True
    tau = np.ma.masked_array(np.where(mask, beneath, data["tau"]), mask)
    found = identify.inertial(arm, data | {"tau": tau})
    assert found.estimates["elbow_coulomb"] == pytest.approx(0.5, abs=1e-9)
    assert len(found.residuals) == 300 - 43
    assert "rows 1, 8, 15, 22 and 39 more left out: named as missing" in found.remarks[0]


def test_arrays_are_warned_about_as_columns_are(motion):
    arm, data = motion
    degrees = {kind: np.rad2deg(data[kind]) for kind in ("q", "qd", "qdd")}
    with pytest.warns(IdentificationWarning, match=r"q_shoulder, q_elbow reaches .* `units: \{q: deg\}`"):
        joint_samples(arm, read_measurements(data | degrees))
    units = {"units": {"q": "deg", "qd": "deg/s", "qdd": "deg/s^2"}}
    found = joint_samples(arm, read_measurements(data | degrees, units))
    assert found.q == pytest.approx(data["q"])


def test_columns_that_nothing_is_taken_from_are_named(motion):
    arm, data = motion
    with pytest.warns(IdentificationWarning, match=r"column 'mdoe' is not used \(did you mean 'mode'\?\)"):
        found = joint_samples(arm, read_measurements(data | {"mdoe": data["q"][:, 0], "temperature": data["q"][:, 0]}))
    assert "Columns that are not used: mdoe, temperature." in found.remarks


def test_masked_lines_of_responses_are_missing_lines():
    H = np.ma.masked_array(np.ones((20, 2, 1), complex), np.arange(40).reshape(20, 2, 1) == 6)
    found = identify.responses(np.arange(1.0, 21.0), H, ["tip.x", "tip.z"], ["tip.z"])
    assert len(found.hertz) == 19
    assert 4.0 not in found.hertz
    ratios = np.ma.masked_array([0.01, 0.5], [False, True])
    assert np.isnan(identify.modal_data([1.0, 2.0], [[1.0, 1.0]], ["tip"], ratios=ratios).ratios[1])


def test_blocks_give_the_estimates_of_the_whole(motion, monkeypatch):
    arm, data = motion
    whole = identify.inertial(arm, data)
    monkeypatch.setattr("symgen.identify.blocks.BLOCK", 300_000)
    monkeypatch.setattr("symgen.identify.blocks.KEPT", 0)
    parts = identify.inertial(arm, data)
    assert parts.names == whole.names
    # both are exact but for rounding, which a condition number of some tens enlarges
    assert parts.values == pytest.approx(whole.values, rel=1e-9, abs=1e-12)
    assert parts.residuals == pytest.approx(whole.residuals, abs=1e-12)
    monkeypatch.setenv("SYMGEN_MEMORY", "1e-5")
    with pytest.raises(IdentificationError, match=r"identification in 300 rows needs about 0\.12 MB of memory"):
        identify.inertial(arm, data)
    with pytest.raises(IdentificationError, match="needs about"):
        identify.friction(arm, data)
