"""Measurements, descriptions and results of sweeps whatever they hold: a result that is finite, or a refusal of symgen.

`make fuzz` runs these tests with more examples and new seeds for as long as it is told.
"""

from __future__ import annotations

import io
import random
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st

from symgen import identify
from symgen.describe.load import load_chain
from symgen.describe.plain_yaml import read_plain
from symgen.describe.scenario import simulation_arguments
from symgen.errors import IdentificationError, IdentificationWarning, SymgenError
from symgen.identify.data import read_measurements
from symgen.identify.description import Description, read_description
from symgen.identify.vibration.files import read_vibration
from symgen.simulate.sweep.plan import Sweep, read_sweep
from symgen.simulate.sweep.store import Store, opened
from tests.bounded import within
from tests.describe.test_fuzz import SNIPPETS, edited
from tests.describe.test_fuzz_files import NUMBERS

pytestmark = pytest.mark.fuzz

SECONDS = 30.0
"""For one input, which takes a second or two: slow machines, and others that use the processor."""

ROOT = Path(__file__).parents[2]
ARM = load_chain(ROOT / "examples" / "two_link.yaml")
LINES = (ROOT / "examples" / "identification" / "two_link.csv").read_text().splitlines()
BESIDE = (ROOT / "examples" / "identification" / "two_link.yaml").read_text()
TABLE = "\n".join(LINES[:200])
SAID = """columns: {t: time, q_elbow: pos2}
units: {q: deg, tau_lift: kN, f: Hz}
torque_constants: {elbow: 12.5}
encoder_resolution: 2e-5
sample_time: 0.001
missing: {rows: [12, [40, 52]], times: [[1.2, 1.3]]}
noise: {tau_elbow: 0.05}
"""
OF_VIBRATION = """q: {shoulder: 0.4}
quantity: acceleration
scale: 9.80665
noise: 0.005
added: {hand: 2.5}
nodes: {1: hand, 4: elbow_pin}
columns: {frequency_hz: f}
"""
SWEEP = """over:
  m: [1, 2.5, 3]
  q0_x: {from: 0, to: 1, count: 4, scale: linear}
  c: {random: normal, mean: 1, std: 0.1, count: 4, seed: 7}
combine: grid
simulate: {duration: 1, tau: {x: "sin(t)"}, inputs: {u: {times: [0, 1], values: [0, 5]}}, sample: 0.1}
keep: rows
"""
MODES = (
    "mode,frequency_hz,damping_ratio,modal_mass,point1.z,point4.z\n1,10.09,0.0138,1.35,1.0,0.4\n2,24.8,0.031,3,1,-0.4\n"
)
RESPONSE = "frequency_hz,re(hand.z/hand.z),im(hand.z/hand.z)\n" + "".join(
    f"{f},{(1.0 / (400.0 - f * f + 2j * f)).real:.6g},{(1.0 / (400.0 - f * f + 2j * f)).imag:.6g}\n"
    for f in range(5, 45)
)

seeds = st.integers(0, 2**32)
counts = st.integers(0, 5)


def outcome(call: Callable[[], Any]) -> Any:
    """What a call returns, or the refusal that it raises, whose text is bounded; anything else that it raises fails."""
    with warnings.catch_warnings(), within(SECONDS):
        warnings.simplefilter("ignore", IdentificationWarning)
        try:
            found = call()
        except SymgenError as refusal:
            found = refusal
        assert not isinstance(found, SymgenError) or 0 < len(str(found)) < 30_000
        return found


def spoilt(text: str, draw: random.Random, count: int) -> str:
    """The text with edits, and with numbers of any size in the place of some of its cells."""
    for _ in range(count):
        if draw.random() < 0.5:
            text = edited(text, draw)
        else:
            lines = text.split("\n")
            k = draw.randrange(len(lines))
            cells = lines[k].split(",")
            cells[draw.randrange(len(cells))] = draw.choice([*NUMBERS, *SNIPPETS, ""])
            lines[k] = ",".join(cells)
            text = "\n".join(lines)
    return text


def in_file(name: str, content: str | bytes, call: Callable[[Path], Any], beside: str = "") -> Any:
    """The outcome of a call on a file, with a description beside it where one is given."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass"))
        if beside:
            path.with_suffix(".yaml").write_bytes(beside.encode("utf-8", "surrogatepass"))
        return outcome(lambda: call(path))


@given(seeds, counts)
def test_edited_motions(seed: int, count: int) -> None:
    text = spoilt(TABLE, random.Random(seed), count)
    found = in_file("run.csv", text, lambda path: identify.inertial(ARM, path), BESIDE)
    if not isinstance(found, SymgenError):
        assert np.isfinite(found.values).all()
        assert np.isfinite(found.chi2)


@given(seeds, counts, st.sampled_from([SAID, OF_VIBRATION]))
def test_edited_descriptions(seed: int, count: int, text: str) -> None:
    said = spoilt(text, random.Random(seed), count)
    found = in_file("said.yaml", said, read_description)
    assert isinstance(found, Description | IdentificationError)
    in_file("run.csv", TABLE, read_measurements, beside=said)
    in_file("modes.csv", MODES, read_vibration, beside=said)


@given(seeds, counts, st.sampled_from([MODES, RESPONSE]))
def test_edited_modes_and_responses(seed: int, count: int, text: str) -> None:
    found = in_file("modes.csv", spoilt(text, random.Random(seed), count), read_vibration)
    if isinstance(found, identify.Responses):
        fit = outcome(lambda: identify.modal_parameters(found))
        assert isinstance(fit, IdentificationError) or (fit.damping_ratios > 0.0).all()


@given(seeds, counts)
def test_edited_sweeps(seed: int, count: int) -> None:
    text = spoilt(SWEEP, random.Random(seed), count)
    found = in_file("over.yaml", text, lambda path: read_sweep(read_plain(path), "over.yaml"))
    if isinstance(found, Sweep):
        values = found.values(found.runs_of(found.parts - 1))
        assert all(np.isfinite(column).all() for column in values.values())
    in_file("scenario.yaml", text, lambda path: simulation_arguments(read_plain(path), "scenario.yaml"))


KINDS = [
    *(pa.float64(), pa.float32(), pa.int64(), pa.uint8(), pa.bool_(), pa.string(), pa.binary(), pa.null()),
    *(pa.timestamp("ns"), pa.date32(), pa.decimal128(20, 3), pa.list_(pa.float64()), pa.struct([("a", pa.int32())])),
    pa.dictionary(pa.int8(), pa.string()),
]
NAMES = [*TABLE.split("\n")[0].split(","), "run", "status", "message", "x" * 3000, "", "é", "\x1b[2J"]


@st.composite
def tables(draw: Any) -> pa.Table:
    """Tables of any kinds of columns, some without rows, some with nulls."""
    rows = draw(st.sampled_from((0, 1, 3, 40)))
    names = draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=9, unique=draw(st.booleans())))
    columns = []
    for _ in names:
        kind = draw(st.sampled_from(KINDS))
        values = draw(st.lists(st.none() | st.integers(0, 100), min_size=rows, max_size=rows))
        try:
            columns.append(pa.array(values, kind))
        except (pa.ArrowInvalid, pa.ArrowTypeError, pa.ArrowNotImplementedError):
            columns.append(pa.nulls(rows, kind))
    return pa.table(columns, names=names)


@given(tables(), seeds, st.sampled_from(("none", "snappy", "zstd")))
def test_parquet_of_any_structure(table: pa.Table, seed: int, compression: str) -> None:
    """Whole, cut, and with bytes that are others."""
    stream = io.BytesIO()
    pq.write_table(table, stream, compression=compression)
    content, draw = stream.getvalue(), random.Random(seed)
    cut = content[: draw.randrange(len(content))]
    spoiled = bytearray(content)
    for _ in range(draw.choice((1, 3, 20))):
        spoiled[draw.randrange(len(spoiled))] = draw.randrange(256)
    for data in (content, cut, bytes(spoiled)):
        in_file("run.parquet", data, read_measurements)
        in_file("run.parquet", data, read_vibration)
        with tempfile.TemporaryDirectory() as folder:
            store = Store(Path(folder), 1)
            store.path("ends", 0).parent.mkdir()
            store.path("ends", 0).write_bytes(data)
            outcome(store.ends)


@given(seeds, counts, st.binary(max_size=60))
def test_manifests(seed: int, count: int, junk: bytes) -> None:
    text = '{\n "fingerprint": "x",\n "chain": "block",\n "runs": 12,\n "sweep": {"over": {"m": [1]}}\n}\n'
    draw = random.Random(seed)
    for _ in range(count):
        text = edited(text, draw)
    for content in (text.encode("utf-8", "surrogatepass"), junk):
        in_file("sweep.json", content, lambda path: opened(path.parent, {"fingerprint": "x"}, 1))


numbers = st.floats() | st.integers() | st.none() | st.booleans() | st.text(max_size=3) | st.complex_numbers()
values = st.one_of(
    st.lists(numbers, max_size=5),
    st.lists(st.lists(st.floats(), max_size=3), max_size=4),
    st.floats(),
    st.none(),
    st.lists(st.floats(-1.0, 1.0), min_size=12, max_size=12).map(lambda x: np.ma.masked_less(np.array(x), 0.0)),
    st.lists(st.floats(-1.0, 1.0), min_size=24, max_size=24).map(lambda x: np.array(x).reshape(12, 2)),
)


@given(st.dictionaries(st.sampled_from(["t", "q", "qd", "qdd", "tau", "mode", "q_elbow", "dq", "x"]), values))
def test_mappings_of_anything(data: dict[str, Any]) -> None:
    outcome(lambda: identify.inertial(ARM, data))
    outcome(lambda: read_description(data))
    outcome(lambda: identify.friction(ARM, data))


def test_the_fuzzer_sees_both_sides() -> None:
    """Edited motions are neither all good nor all bad."""
    found = [in_file("run.csv", spoilt(TABLE, random.Random(seed), 1), read_measurements, BESIDE) for seed in range(40)]
    assert 5 <= sum(isinstance(item, SymgenError) for item in found) <= 35
