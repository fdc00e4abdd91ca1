"""Measurements from files and tables: units, currents, missing rows, and what is refused with its rows."""

import math

import numpy as np
import pytest

from symgen.errors import IdentificationError
from symgen.identify import read_description, read_measurements

HEAD = "t,q_elbow,tau_elbow\n"
ROWS = "0.0,1.0,0.5\n0.1,2.0,0.6\n0.2,3.0,0.7\n"


@pytest.fixture
def run(tmp_path):
    """Writes a CSV file, and a description beside it."""

    def write(text=HEAD + ROWS, said=""):
        (tmp_path / "run.csv").write_text(text)
        if said:
            (tmp_path / "run.yaml").write_text(said)
        return tmp_path / "run.csv"

    return write


def test_csv_with_its_description(run):
    said = "columns: {q_elbow: pos}\nunits: {q: deg, tau_elbow: mA, t: ms}\ntorque_constants: {elbow: 12}\n"
    found = read_measurements(run("t;pos;tau_elbow\n0;90;500\n1;180;1000\n", said))
    assert found.column("t").tolist() == [0.0, 0.001]
    assert found.column("q_elbow").tolist() == pytest.approx([math.pi / 2, math.pi], rel=1e-15)
    assert found.column("tau_elbow").tolist() == pytest.approx([6.0, 12.0], rel=1e-15)
    assert "pos" not in found.columns


def test_chain_beside_its_own_run_is_no_description(run):
    found = read_measurements(run(said="# an arm\nsymgen: 1\nname: run\njoints: []\n"))
    assert found.column("t").tolist() == [0.0, 0.1, 0.2]


def test_parquet_and_tables_are_the_same(run, tmp_path):
    import pyarrow
    from pyarrow import parquet

    table = pyarrow.table({"t": [0.0, 0.1, 0.2], "q_elbow": [1.0, 2.0, 3.0]})
    parquet.write_table(table, tmp_path / "run.parquet")
    for data in (tmp_path / "run.parquet", table, run(), {"t": [0.0, 0.1, 0.2], "q_elbow": [1, 2, 3]}):
        found = read_measurements(data)
        assert found.column("q_elbow").tolist() == [1.0, 2.0, 3.0]
        assert found.column("q_elbow").dtype == np.float64


def test_arrays_per_joint():
    q = np.arange(6.0).reshape(3, 2)
    both = read_measurements({"q": q, "tau_a": q[:, 0], "tau_b": q[:, 1]})
    assert np.array_equal(both.per_joint("q", ["a", "b"]), q)
    assert np.array_equal(both.per_joint("tau", ["a", "b"]), q)
    assert both.per_joint("qd", ["a", "b"]) is None
    with pytest.raises(IdentificationError, match="q has 2 columns, and the chain 3 joints: a, b, c"):
        both.per_joint("q", ["a", "b", "c"])
    with pytest.raises(IdentificationError, match="no columns tau_c, though there are others of tau"):
        both.per_joint("tau", ["a", "b", "c"])
    with pytest.raises(IdentificationError, match=r"no column 'tau_x' \(did you mean 'tau_"):
        both.column("tau_x")


def test_missing_rows_are_named(run):
    text = HEAD + "0.0,1.0,0.5\n0.1,,nan\n0.2,3.0,0.7\n0.3,4.0,0.7\n"
    with pytest.raises(IdentificationError, match=r"'q_elbow': row 2; 'tau_elbow': row 2.*missing: \{rows: \[\[2, 2"):
        read_measurements(run(text))
    found = read_measurements(run(text, "missing: {rows: [2], times: [[0.25, 0.35]]}"))
    assert found.missing.tolist() == [False, True, False, True]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "a head with the names of the columns"),
        (HEAD, "rows of numbers, are wanted"),
        (HEAD + "0,1\n1,2,3\n", "row 1: 3 cells are wanted"),
        (HEAD + "0,1,2\n1,x,3\n2,y,4\n", "column 'q_elbow': rows 2 to 3: no number: 'x'"),
        ("t,t\n0,1\n", "two columns are called 't'"),
        (HEAD + "0,1,2\n2,1,3\n1,1,4\n", "'t' does not rise at row 3"),
        (HEAD + "0,1,2\n1,inf,3\n", "infinite or above 1e50 in 'q_elbow': row 2"),
    ],
)
def test_bad_files(run, text, words):
    with pytest.raises(IdentificationError, match=words.replace("(", r"\(")):
        read_measurements(run(text))


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("column: {a: b}", r"no key 'column' \(did you mean 'columns'\?\)"),
        ("columns: {q_elbow: pos}", "has no column 'pos'"),
        ("units: {q: degree}", r"units.q: no unit 'degree' \(did you mean 'deg'\?\)"),
        ("units: {tau: A}", "`torque_constants: {elbow: NUMBER}` makes a torque of it"),
        ("units: {qx: deg}", "units.qx: .* has no such column"),
        ("torque_constants: {shoulder: 2}", "has no column 'tau_shoulder'"),
        ("sample_time: -1", "sample_time: must be above zero, not -1"),
        ("sample_time: [1]", "a finite number is wanted"),
        ("missing: {rows: [0]}", r"a row from 1 on, or a pair \[first, last\], is wanted, not 0"),
        ("missing: {rows: [9]}", "9 is beyond the 3 rows"),
        ("missing: {times: [[2, 1]]}", "2 comes after 1"),
        ("missing: [3]", "missing: keys with values are wanted"),
        ("- a", "run.yaml:1:1: a mapping is wanted"),
        ("a: [", "this is not YAML"),
    ],
)
def test_bad_descriptions(run, said, words):
    with pytest.raises(IdentificationError, match=words):
        read_measurements(run(said=said))


def test_what_is_no_table():
    for data in (3.0, [1.0, 2.0], {}, {"t": 1.0}, {"t": ["a"]}, {"t": [1.0], "q": [1.0, 2.0]}, {"t": []}):
        with pytest.raises(IdentificationError):
            read_measurements(data)
    with pytest.raises(IdentificationError, match="cannot be read: No such file"):
        read_measurements("no_such.csv")


def test_numbers_as_yaml_1_1_writes_them():
    assert read_description({"encoder_resolution": "2e-5"}).encoder_resolution == {"": 2e-5}
