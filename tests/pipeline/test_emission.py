"""Emitted sources are kept, and made again when anything that matters is different or an entry is damaged."""

from pathlib import Path

import pytest

import symgen.pipeline.programs
from symgen.describe.load import load_chain
from symgen.formulate.plan_file import plan_to_text
from symgen.pipeline import build_model, definition, emission, emit_sources, program, tune
from symgen.pipeline.source_fingerprint import DERIVATION, EMISSION, own_sources
from symgen.program.interface import interface

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def pendulum(tmp_path, monkeypatch):
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path))
    return load_chain(EXAMPLES / "pendulum.yaml")


def entries(folder):
    return sorted(path.name for path in folder.glob("*.json"))


def forbid(monkeypatch):
    def never(*_):
        raise AssertionError("derived although it was in the cache")

    monkeypatch.setattr(symgen.pipeline.sources, "optimised", never)


def test_a_second_time_nothing_is_derived(pendulum, tmp_path, monkeypatch):
    first = emit_sources(pendulum, "numpy")
    model = build_model(pendulum, "numpy")
    assert len(entries(tmp_path)) == 1
    forbid(monkeypatch)
    assert emit_sources(pendulum, "numpy") == first
    again = build_model(pendulum, "numpy")
    assert again.interface == model.interface
    assert again.gravity([0.3]) == model.gravity([0.3])


def test_every_choice_has_its_own_entry(pendulum, tmp_path, monkeypatch):
    emit_sources(pendulum, "numpy")
    emit_sources(pendulum, "numpy", "float32")
    emit_sources(pendulum, "numpy", functions=["gravity"])
    emit_sources(pendulum, "c")
    assert len(entries(tmp_path)) == 4
    monkeypatch.setattr(emission, "own_sources", lambda places: "another symgen")
    emit_sources(pendulum, "numpy")
    assert len(entries(tmp_path)) == 5


def test_another_target_or_number_type_derives_nothing_again(pendulum, monkeypatch):
    def forget():
        symgen.pipeline.programs._optimised.cache_clear()
        symgen.pipeline.programs.interpreted.cache_clear()

    forget()
    first = program(pendulum), definition(pendulum)
    forget()

    def never(*_):
        raise AssertionError("derived although it was in the cache")

    monkeypatch.setattr("symgen.formulate.program.fast_program", never)
    monkeypatch.setattr("symgen.derive.definition.definition_program", never)
    assert [interface(known) for known in (program(pendulum), definition(pendulum))] == [*map(interface, first)]
    for target, dtype in (("c", "float32"), ("numpy", "float64")):
        assert emit_sources(pendulum, target, dtype)


def test_an_edit_that_cannot_change_the_text_voids_nothing():
    """Comments in the command line, the simulator, the check: their files are in no key."""
    package = Path(symgen.__file__).parent
    matter = {path.relative_to(package).parts[0] for place in EMISSION for path in package.glob(place)}
    assert matter.isdisjoint({"cli", "simulate", "check", "identify", "analyse", "report", "model", "compile"})
    assert own_sources(DERIVATION) != own_sources(EMISSION)


def test_plans_have_their_own_entries(tmp_path, monkeypatch):
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path))
    chain = load_chain(EXAMPLES / "cart_double_pendulum.yaml")
    plans = [tune(chain, ["bias"], trials=30, seed=seed) for seed in (1, 2)]
    texts = [emit_sources(chain, "numpy", functions=["bias"], plan=plan) for plan in (None, *plans)]
    assert len(entries(tmp_path)) == len({None, *(plan_to_text(plan) for plan in plans)})
    assert [emit_sources(chain, "numpy", functions=["bias"], plan=plan) for plan in (None, *plans)] == texts


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"sources": 3, "interface": {}}', "\xff"])
def test_damaged_entries_are_made_again(pendulum, tmp_path, text):
    first = emit_sources(pendulum, "numpy")
    (entry,) = entries(tmp_path)
    (tmp_path / entry).write_text(text, encoding="latin-1")
    assert emit_sources(pendulum, "numpy") == first
    assert emit_sources(pendulum, "numpy") == first
    assert entries(tmp_path) == [entry]


def test_without_a_cache_it_works_all_the_same(pendulum, tmp_path, monkeypatch):
    first = emit_sources(pendulum, "numpy")
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path / "file" / "below"))
    assert emit_sources(pendulum, "numpy") == first
