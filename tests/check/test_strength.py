"""The two strengths of a check: what each builds and says, and faults that the quick one sees."""

import json

import pytest
import zoo

import symgen
from symgen.check.states import draw
from symgen.check.strength import QUICK, THOROUGH
from symgen.check.subjects import PAIRED, exact_values
from symgen.cli import main
from symgen.compile.builds import builds
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.pipeline import definition, emit_sources
from symgen.reference.interpreter import Interpreter

FUNCTIONS = ["mass_matrix", "bias"]


@pytest.fixture(scope="module")
def chain():
    return zoo.CHAINS["planar3"]()


def test_the_quick_check_takes_one_target_in_the_printed_builds(chain):
    report = symgen.check_model(chain, 20, functions=FUNCTIONS)
    assert report.passed
    assert report.subjects == ("c float64",)
    assert {c.second for c in report.comparisons} == {"interpreter", "mechanics", f"{PAIRED} digits"}
    assert report.strength == QUICK.name
    for words in ("for a controller", "20 states", "left to the thorough check"):
        assert words in report.covered
    assert report.covered in report.to_markdown()
    assert json.loads(report.to_json())["covered"] == report.covered


def test_the_thorough_check_takes_every_target(chain):
    report = symgen.check_model(chain, 20, functions=FUNCTIONS, thorough=True)
    assert report.passed
    assert report.subjects == ("c float64", "c float32", "numpy float64", "numpy float32")
    assert "50 digits" in {c.second for c in report.comparisons}
    assert report.strength == THOROUGH.name
    assert "left to the thorough check" not in report.covered


def test_builds_of_both_strengths_compile_the_same_files(chain):
    """A file that is in no build has no fault that is seen."""
    sources = emit_sources(chain, functions=FUNCTIONS, batches=True)
    quick, thorough = (builds(sources, debug=True, every_branch=every) for every in (False, True))
    assert thorough.builds[: len(quick.builds)] == quick.builds
    assert len(thorough.builds) > len(quick.builds)
    units = [{unit.name for build in found.builds for unit in build.units(sources)} for found in (quick, thorough)]
    assert units[0] == units[1] == {source.name for source in sources if source.name.endswith(".c")}


def test_the_command_says_what_it_covered(tmp_path, capsys):
    path = tmp_path / "swing.yaml"
    path.write_text(zoo.SWING)
    words = ["check", str(path), "--functions", "bias", "--samples", "10", "-o", str(tmp_path)]
    assert main(words) == 0
    assert "covered: quick check of c float64 in " in capsys.readouterr().out
    assert main([*words, "--thorough", "--target", "numpy"]) == 0
    assert "covered: thorough check of numpy float64, numpy float32; " in capsys.readouterr().out
    assert main([*words, "--dtype", "float32"]) == 0
    assert "covered: quick check of c float32 in " in capsys.readouterr().out


def test_states_without_numbers_in_double_doubles_are_taken_to_mpmath(chain, monkeypatch):
    def refused(self, *arguments):
        raise FloatingPointError

    program = definition(chain, ["bias"])
    interpreter, states = Interpreter(program), draw(assemble(chain), program.parameters, 4, 0)
    inputs = signatures(assemble(chain))["bias"].inputs
    paired = exact_values(interpreter, "bias", inputs, states, PAIRED)
    monkeypatch.setattr(Interpreter, "double_double", refused)
    exact = exact_values(interpreter, "bias", inputs, states, PAIRED)
    assert (paired.digits, exact.digits) == (32, 50)
    for high, low, other, rest in zip(paired.high, paired.low, exact.high, exact.low, strict=True):
        assert abs((high - other) + (low - rest)).max() < 1e-28 * abs(other).max()  # a hundred roundings of 32 digits
