"""YAML and JSON beside chains: bounded before work is spent on them, refused with file, line and column."""

from __future__ import annotations

import pytest

from symgen.describe.assemble import assemble
from symgen.describe.plain_json import json_from_text
from symgen.describe.plain_yaml import read_plain
from symgen.errors import ArgumentError, ChainError, IdentificationError, OutputError, Problem, SimulationWarning
from symgen.formulate.plan_file import read_plan
from symgen.identify.description import read_description
from symgen.identify.vibration.files import read_vibration
from symgen.simulate.sweep.plan import read_sweep
from symgen.text.visible import brief
from tests import zoo
from tests.bounded import within

BOMB = "columns:\n  - &a0 [x,x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"  - &a{k} [{','.join([f'*a{k - 1}'] * 10)}]\n" for k in range(1, 9)
)
DIGITS = "9" * 400


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (BOMB, r"plain.yaml:2:5: anchors \(&\) and aliases \(\*\) are not part of these files: write the value"),
        ("a: !!python/name:os.system x\n", ":1:4: tags such as"),
        ("a: 1\n---\na: 2\n", ":2:1: a second document begins here"),
        ("a: " + "[" * 60 + "]" * 60, "nested more than 16 deep"),
        ("a: " + "[" * 500, "more than 64 brackets are open at once"),
        ("a: x\n" * 200_000, "more than 524288 characters, the limit of these files"),
        (f"a: [1, {DIGITS}]\n", ":1:8: the number '9999"),
        (f"a: {'9' * 5000}.5\n", "is larger than any float"),
        ("a: 1\na: 2\n", ":2:1: the key 'a' is given twice"),
        ("[1, 2]: 3\n", ":1:1: a key must be a text"),
        ("- 1\n", ":1:1: a mapping is wanted, KEY: VALUE"),
        ("a: \0\n", "the file is binary"),
    ],
)
def test_every_plain_yaml_is_bounded(tmp_path, text, words):
    file = tmp_path / "plain.yaml"
    file.write_text(text)
    (tmp_path / "modes.csv").write_text("frequency_hz,tip\n1,1\n")
    with within(20.0):
        with pytest.raises(ArgumentError, match=words):
            read_plain(file)
        with pytest.raises(IdentificationError, match=words):
            read_description(file)
        with pytest.raises(IdentificationError, match=words):
            read_vibration(tmp_path / "modes.csv", file)


def test_files_without_an_end():
    for read, kind in (
        (read_plain, ArgumentError),
        (read_description, IdentificationError),
        (lambda path: read_plan(path, assemble(zoo.planar(1))), ArgumentError),
    ):
        with within(20.0), pytest.raises(kind, match="the file has more than 8388608 bytes"):
            read("/dev/zero")


def test_a_description_may_be_empty(tmp_path):
    file = tmp_path / "plain.yaml"
    file.write_text("# nothing yet\n\n")
    assert read_description(file).columns == {}
    with pytest.raises(ArgumentError, match="the file is empty; KEY: VALUE is wanted"):
        read_plain(file)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[" * 100_000, "nested too deep"),
        ('{"a": ' + DIGITS + "}", "a number has 400 digits; 18 are the most"),
        ('{"a": ' + "9" * 5000 + "}", "a number has 5000 digits"),
        ('{"a": 1, "a": 2}', "'a' is given twice"),
        ('{"a": NaN}', "NaN is no number of JSON"),
        ('{"a": ', "Expecting value"),
    ],
)
def test_json_is_bounded(text, words):
    with pytest.raises(ArgumentError, match=words):
        json_from_text(text)


def test_numbers_of_any_size_from_python():
    huge = 10**5000
    for call, kind in (
        (lambda: read_description({"sample_time": huge}), IdentificationError),
        (lambda: read_description({"noise": {"q": True}}), IdentificationError),
        (lambda: read_sweep({"over": {"m": [huge]}, "simulate": {"duration": 1}}, "sweep"), ArgumentError),
        (
            lambda: read_sweep({"over": {"m": {"from": 0, "to": 1, "count": huge}}, "simulate": {"a": 1}}, "s"),
            ArgumentError,
        ),
    ):
        with pytest.raises(kind):
            call()


@pytest.mark.parametrize("more", [{"random": "uniform", "seed": 1}, {}])
def test_ranges_beyond_the_largest_number(more):
    given = {"from": -1.7e308, "to": 1.7e308, "count": 3, **more}
    with pytest.raises(ArgumentError, match=r"over.m: the values between these ends are beyond the largest number"):
        read_sweep({"over": {"m": given}, "simulate": {"duration": 1}}, "sweep")


def test_every_text_of_an_error_is_cut():
    many = ", ".join(f"name{k}" for k in range(20_000))
    for error in (ArgumentError(many), OutputError(many), SimulationWarning(many), IdentificationError(many)):
        assert len(str(error)) < 4100
        assert str(error).endswith(f"({len(many) - 4000} more characters)")
    problems = ChainError(tuple(Problem("x" * 3000) for _ in range(200)))
    assert len(str(problems)) < 45_000
    assert "and 181 more; the first 19 of 200 are shown" in str(problems)


def test_representations_cost_nothing():
    shared = ["x"] * 10
    for _ in range(12):
        shared = [shared] * 10
    with within(5.0):
        assert len(brief(shared)) == 60
