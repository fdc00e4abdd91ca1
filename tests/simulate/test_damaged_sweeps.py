"""Folders of sweeps that were edited, cut or replaced: refused by name, whatever is in them."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from symgen.errors import ArgumentError
from symgen.simulate.sweep.store import Store, opened

GOOD = {"run": [0, 1], "m": [1.0, 2.0], "status": [0, 0], "message": ["", ""], "t": [1.0, 1.0], "q_x": [0.5, 0.6]}


def parts(folder, *tables):
    (folder / "ends").mkdir()
    for k, table in enumerate(tables):
        pq.write_table(pa.table(table), folder / "ends" / f"part-{k:05d}.parquet")
    return Store(folder, len(tables))


def test_good_parts_are_joined(tmp_path):
    found = parts(tmp_path, GOOD, GOOD).ends()
    assert found["run"].tolist() == [0, 1, 0, 1]
    assert found["message"] == [""] * 4


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({k: v for k, v in GOOD.items() if k != "status"}, "it has no column status"),
        ({**GOOD, "t": [1, 2]}, "its columns are not those of the parts before it"),
        ({**GOOD, "more": [1, 2]}, "its columns are not those of the parts before it"),
        ({**GOOD, "q_x": [None, 0.1]}, "values are missing in q_x"),
        (
            {name: pa.array(np.resize(values, 10**6)) for name, values in GOOD.items()},
            "1000000 rows, and a part has 1024",
        ),
    ],
)
def test_parts_that_are_not_like_the_others(tmp_path, table, words):
    store = parts(tmp_path, GOOD, table)
    with pytest.raises(ArgumentError, match=rf"part-00001.parquet: cannot be read: .*{words}.*remove it, and sweep"):
        store.ends()


@pytest.mark.parametrize("cut", [0, 4, 50, -1])
def test_parts_that_were_cut(tmp_path, cut):
    store = parts(tmp_path, GOOD)
    file = store.path("ends", 0)
    file.write_bytes(file.read_bytes()[:cut])
    with pytest.raises(ArgumentError, match=r"part-00000.parquet: cannot be read: .*remove it, and sweep again"):
        store.ends()


@pytest.mark.parametrize("text", ["[" * 100_000, '{"fingerprint": ' + "9" * 5000 + "}", "\0", '{"a": 1, "a": 2}', "é"])
def test_manifests_that_are_broken(tmp_path, text):
    (tmp_path / "sweep.json").write_bytes(text.encode("latin-1"))
    with pytest.raises(ArgumentError, match=r"sweep.json: cannot be read as the manifest of a sweep"):
        opened(tmp_path, {"fingerprint": "x"}, 1)


def test_the_manifest_of_nothing_is_that_of_another_sweep(tmp_path):
    (tmp_path / "sweep.json").write_text("[]")
    with pytest.raises(ArgumentError, match="holds the results of another sweep"):
        opened(tmp_path, {"fingerprint": "x"}, 1)
