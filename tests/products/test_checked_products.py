"""`symgen check` and `symgen evidence` of products: fresh ones pass, edited ones are told by their text and numbers."""

import shutil
import zipfile
from importlib.util import find_spec

import pytest

import symgen
from symgen.cli import main
from symgen.errors import ArgumentError, BuildError
from symgen.pipeline.evidence import product_evidence
from symgen.products.registry import PRODUCTS, checkable_products

pytestmark = pytest.mark.needs("gcc")

SLIDE = """symgen: 1
name: slide
gravity: [0, 0, -9.81]
parameters: {m: 2}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1, com: [0, 0, -0.5],
     friction: {coulomb: 1}}
  - {name: b, type: prismatic, place: {xyz: [0, 0, -1], axis: [1, 0, 0]}, mass: m}
"""

ALONE = {"casadi", "fmu"}


@pytest.fixture(scope="module")
def chain(tmp_path_factory):
    path = tmp_path_factory.mktemp("products") / "slide.yaml"
    path.write_text(SLIDE)
    return path


@pytest.fixture(scope="module")
def firmware(chain):
    folder = chain.parent / "firmware"
    words = ["emit", str(chain), "--profile", "controller", "--dtype", "float32", "--with", "kit", "-o", str(folder)]
    assert main(words) == 0
    return folder


def checked(chain, product, **given):
    return symgen.check_model(
        chain, 10, functions=None if "source" in given else ["mass_matrix"], products=[product], **given
    )


def test_every_product_with_files_is_checked():
    assert {name for name, product in PRODUCTS.items() if product.make} == checkable_products().keys()


@pytest.mark.parametrize("product", ["kit", "project", "simulator", "casadi"])
def test_fresh_products_pass_and_state_their_domain(product, chain):
    if product == "casadi" and find_spec("casadi") is None:
        pytest.skip("CasADi is not installed")
    report = checked(chain, product)
    assert report.passed
    assert any(note.startswith(product) for note in report.notes)
    assert any(c.first == f"{product} float64" for c in report.comparisons)


def test_the_scenario_of_a_simulator_is_judged(chain):
    scenario = {"duration": 0.5, "q": {"a": 0.4}, "tau": {"b": "3*sin(9*t)"}}
    report = checked(chain, "simulator", settings={"scenario": scenario})
    assert report.passed
    assert any("the scenario that was given" in note for note in report.notes)


def test_a_simulator_that_computes_something_else_fails(chain, tmp_path):
    assert main(["emit", str(chain), "--with", "simulator", "--functions", "mass_matrix", "-o", str(tmp_path)]) == 0
    page = tmp_path / "main.c"
    page.write_text(page.read_text().replace('",%.17g", row[1 + k]);', '",%.17g", row[1 + k] + 1e-6);'))
    report = checked(chain, "simulator", source=tmp_path)
    assert {c.function for c in report.comparisons if not c.passed} == {"simulator rows"}
    (text,) = report.texts.values()
    assert text.functions == ("write_rows",)


def test_a_kit_and_a_project_in_a_folder(chain, firmware, tmp_path):
    report = symgen.check_model(chain, 10, source=firmware, products=["kit", "project"])
    assert report.passed
    assert all(text.identical for text in report.edited)
    shutil.copytree(firmware, tmp_path / "edited")
    (tmp_path / "edited" / "main.c").write_text("int main(void)\n{\n    return 3;\n}\n")
    report = symgen.check_model(chain, 10, source=tmp_path / "edited", products=["project"])
    assert [c.function for c in report.comparisons if not c.passed] == ["first program"]


def repacked(source, target, old, new):
    """An archive with another text, and without libraries."""
    with zipfile.ZipFile(source) as archive, zipfile.ZipFile(target, "w") as edited:
        texts = {name: archive.read(name).decode() for name in archive.namelist() if not name.startswith("binaries/")}
        assert sum(text.count(old) for text in texts.values()) == 1
        for name, text in texts.items():
            edited.writestr(name, text.replace(old, new))


@pytest.fixture(scope="module")
def archive(chain):
    path = chain.parent / "slide.fmu"
    assert main(["emit", str(chain), "--target", "fmu", "--fmi", "2", "-o", str(path)]) == 0
    return path


def test_an_archive_is_what_symgen_writes(chain, archive):
    report = checked(chain, "fmu", source=archive)
    assert report.passed
    assert [text.identical for text in report.texts.values()] == [True]
    assert any(c.first == "fmi2 float64" for c in report.comparisons)


@pytest.mark.parametrize(
    ("old", "new", "functions"),
    [
        ("*value = w[N + (k - V_QD)];", "*value = 2.0 * w[N + (k - V_QD)];", {"fmu accelerations"}),
        ('name="a.qd" valueReference="6"', 'name="a.qd" valueReference="6" ', set()),
        ('name="b.tau" valueReference="3"', 'name="b.tau" valueReference="2"', {"fmu accelerations"}),
    ],
)
def test_an_edited_archive_is_told_by_text_then_by_numbers(old, new, functions, chain, archive, tmp_path):
    repacked(archive, tmp_path / "edited.fmu", old, new)
    report = checked(chain, "fmu", source=tmp_path / "edited.fmu")
    assert {c.function for c in report.comparisons if not c.passed} >= functions
    (text,) = report.texts.values()
    assert bool(text.differences) == bool(functions)
    assert not text.identical
    assert bool(text.unreached) == ("name=" in old and bool(functions))
    assert report.passed == (not functions)


def test_sources_beside_a_sound_library_are_judged_too(chain, archive, tmp_path):
    """An importer may compile them, whatever the library does."""
    repacked(archive, tmp_path / "edited.fmu", "*value = w[N + (k - V_QD)];", "*value = 2.0 * w[N + (k - V_QD)];")
    with zipfile.ZipFile(archive) as sound, zipfile.ZipFile(tmp_path / "edited.fmu", "a") as edited:
        (library,) = (name for name in sound.namelist() if name.startswith("binaries/"))
        edited.writestr(library, sound.read(library))
    report = checked(chain, "fmu", source=tmp_path / "edited.fmu")
    assert {c.first: c.passed for c in report.comparisons if c.function == "fmu accelerations"} == {
        "fmi2 float64": True, "fmi2 sources": False,
    }  # fmt: skip


def test_a_library_that_crashes_is_an_error(chain, archive, tmp_path):
    repacked(archive, tmp_path / "edited.fmu", "*value = w[N + (k - V_QD)];", "*(volatile double *)8 = 1.0;")
    with pytest.raises(BuildError, match="fmu: the library crashed"):
        checked(chain, "fmu", source=tmp_path / "edited.fmu")


@pytest.mark.parametrize("function", ["slide_xdot_fwd", "slide_xdot_fwd_all"])
def test_a_wrong_direction_for_casadi_fails(function, chain, tmp_path):
    """With a part along the parameters, and without, where generated C hands over a null pointer."""
    pytest.importorskip("casadi")
    assert main(["emit", str(chain), "--target", "casadi", "-o", str(tmp_path)]) == 0
    page = tmp_path / "slide_casadi.c"
    head, mark, rest = page.read_text().partition(f"static void {function}(")
    page.write_text(head + mark + rest.replace("fwd_xdot[0] = fwd_x[2];", "fwd_xdot[0] = 1.001 * fwd_x[2];", 1))
    report = checked(chain, "casadi", source=tmp_path)
    assert {c.function for c in report.comparisons if not c.passed} == {"fwd1_xdot"}


def test_sources_of_other_things_are_refused(chain, firmware, tmp_path):
    with pytest.raises(BuildError, match="is no archive"):
        checked(chain, "fmu", source=chain)
    with pytest.raises(BuildError, match=r"lacks slide_casadi\.c"):
        checked(chain, "casadi", source=firmware)
    with pytest.raises(ArgumentError, match="that of one product"):
        symgen.check_model(chain, 10, source=firmware, products=["kit", "fmu"])
    with pytest.raises(ArgumentError, match="fmi: it belongs to fmu"):
        symgen.check_model(chain, 10, products=["kit"], settings={"fmi": 2})


def test_the_command_takes_products_and_their_settings(chain, archive, tmp_path, capsys):
    words = ["check", str(chain), "--samples", "10", "--functions", "mass_matrix", "-o", str(tmp_path)]
    assert main([*words, "--product", "fmu", "--source", str(archive)]) == 0
    assert "identical to what emit writes now (fmu, float64" in capsys.readouterr().out
    assert "Text: identical to what emit writes now" in (tmp_path / "check.md").read_text()
    assert main([*words, "--product", "fmu", "--source", str(archive), "--set", "fmi=2"]) == 0
    assert main([*words, "--product", "cpp", "--product", "project"]) == 0
    for wrong in ("fmi=2", "fmi"):
        assert main([*words, "--product", "kit", "--set", wrong]) == 1


@pytest.mark.needs("cppcheck")
def test_evidence_about_a_product(chain, firmware, tmp_path, capsys):
    folder = shutil.copytree(firmware, tmp_path / "edited")
    page = folder / "main.c"
    page.write_text(page.read_text().replace("int main(void)\n{", "int main(void)\n{\n    int unused;\n"))
    found = product_evidence(chain, "project", source=folder)
    assert [finding.rule for finding in found.rules.outside] == ["-Wunused-variable", "unusedVariable"]
    assert not found.proven
    assert found.differences
    assert main(["evidence", str(chain), "--product", "kit"]) == 0
    assert "Nothing is proven about its numbers" in capsys.readouterr().out
    assert main(["evidence", str(chain), "--product", "kit", "--range", "q=-1:1"]) == 1
