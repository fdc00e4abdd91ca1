"""Every command: help with an example, exit codes, JSON, and never a traceback for what a user may do wrong."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from zoo import SWING

from symgen.cli import main
from symgen.cli.emit import compile_commands
from symgen.cli.parser import COMMANDS
from symgen.describe.load import load_chain
from tests.golden_examples import ROOT


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command, capsys):
    assert main([command, "--help"]) == 0
    text = capsys.readouterr().out
    assert f"symgen {command}" in text
    assert "example" in text


def test_top_level(capsys):
    assert main(["--help"]) == 0
    assert "COMMAND" in capsys.readouterr().out
    assert main(["--version"]) == 0
    assert main([]) == 2
    capsys.readouterr()
    assert main(["simulte"]) == 2
    assert (
        "no command is called 'simulte' (did you mean 'simulate'?); there are new, validate" in capsys.readouterr().err
    )


def test_help_imports_nothing_heavy():
    code = "import sys; from symgen.cli import main; main(['check', '--help']); print(sorted(sys.modules))"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert not any(f"'{name}'" in found for name in ("sympy", "numpy", "scipy", "rich", "pydantic"))


def test_validate(chain, capsys):
    assert main(["validate", chain]) == 0
    assert "swing is valid" in capsys.readouterr().out
    assert main(["validate", chain, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["joints"] == ["theta"]


def test_remarks_on_a_valid_chain(chain, tmp_path, capsys):
    (tmp_path / "odd.yaml").write_text(SWING.replace("{xyz: [0, 0, 0]}", "{xyz: [0, 0, 0], rpy: [0, 0, 90]}"))
    assert main(["validate", "odd.yaml"]) == 0
    assert "odd.yaml:7:98: joints.theta.place.rpy[2]: the angle 90 rad is more than" in capsys.readouterr().err
    assert main(["validate", "odd.yaml", "--json"]) == 0
    (remark,) = json.loads(capsys.readouterr().out)["remarks"]
    assert (remark["severity"], remark["file"], remark["line"], remark["column"]) == ("warning", "odd.yaml", 7, 98)


def test_a_chain_with_a_bending_link(chain, tmp_path, capsys):
    bends = "flexible: {elements: 2, length: 1, mass_per_length: 1, bending: 1}"
    (tmp_path / "beam.yaml").write_text(SWING.replace("mass: m", f"mass: m, {bends}"))
    assert main(["validate", "beam.yaml"]) == 0
    told = capsys.readouterr().out
    assert "  1 joint, 1 coordinate: theta\n" in told
    assert "  beam.yaml:7:5: joint theta carries a bending link, which becomes 2 rigid rods\n" in told
    assert told.endswith("  coordinates with the springs between rods: theta, theta_e1\n")
    assert main(["validate", "beam.yaml", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["flexible"], found["joints"]) == (["theta"], ["theta", "theta_e1"])
    assert main(["derive", "beam.yaml"]) == 0
    assert "theta_e1" in capsys.readouterr().out
    assert main(["validate", chain, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["flexible"] == []


def test_all_problems_with_place_and_exit_code(chain, tmp_path, capsys):
    (tmp_path / "bad.yaml").write_text(SWING.replace("mass: m", "mas: m").replace("[0.4, 0, 0]", "[0.4, n, 0]"))
    assert main(["validate", "bad.yaml"]) == 1
    text = capsys.readouterr().err
    assert "bad.yaml:7:" in text
    assert "2 problems found" in text
    assert main(["validate", "bad.yaml", "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["valid"] is False
    assert all(problem["line"] == 7 for problem in data["problems"])


@pytest.mark.parametrize("command", ["validate", "derive", "emit", "build", "check", "simulate", "bench"])
def test_missing_and_senseless_files(command, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main([command, "nothing.yaml"]) in (1, 2)
    (tmp_path / "empty.yaml").write_text("")
    assert main([command, "empty.yaml"]) == 1
    (tmp_path / "binary.yaml").write_bytes(b"\x00\xff\xfe\x01")
    assert main([command, "binary.yaml"]) == 1
    assert main([command, str(tmp_path)]) in (1, 2)
    assert "Traceback" not in capsys.readouterr().err
    assert sorted(p.name for p in tmp_path.iterdir()) == ["binary.yaml", "empty.yaml"]


def test_emit_writes_both_targets(chain, tmp_path, capsys):
    assert main(["emit", chain, "--output", "out"]) == 0
    assert {p.name for p in (tmp_path / "out").iterdir()} == {"swing.c", "swing.h"}
    capsys.readouterr()
    assert main(["emit", chain, "--batches", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    files = [Path(file).name for file in told["files"]]
    assert told["compile"] == compile_commands("swing", files)
    assert len(told["compile"]) == 2
    assert main(["emit", chain, "--target", "numpy", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["compile"] == []
    assert (tmp_path / "generated" / "swing" / "numpy").is_dir()
    capsys.readouterr()
    assert main(["emit", chain, "--functions", "mass_matrix,no_such"]) == 1
    assert "'no_such' is not a function of swing" in capsys.readouterr().err


CALLS = """
#include "two_link{ending}.h"
int main(void)
{{
    two_link_parameters parameters;
    two_link_prepared prepared;
    double q[2] = {{0.3, 0.8}}, M[4];
    two_link_default_parameters(&parameters);
    two_link_prepare(&parameters, &prepared);
    two_link_mass_matrix{ending}(&prepared, {count}q, M);
    return M[3] > 0.0 ? 0 : 1;
}}
"""


@pytest.mark.needs("gcc")
def test_emit_says_how_to_compile(tmp_path, monkeypatch, capsys):
    """As printed: the plain sources alone, then all in vector code; each leaves what a program can be linked with."""
    monkeypatch.chdir(tmp_path)
    assert main(["emit", str(ROOT / "examples" / "two_link.yaml"), "--batches", "--output", "out"]) == 0
    printed = capsys.readouterr().out.splitlines()
    commands = [line.split("  #")[0].strip() for line in printed if line.startswith("    gcc")]
    assert [command.split("-c ")[1] for command in commands] == ["two_link.c two_link_2.c", "two_link*.c"]
    assert printed[-3].startswith("to compile, in out")
    for number, command in enumerate(commands):
        folder = shutil.copytree("out", tmp_path / f"linked{number}")
        (folder / "main.c").write_text(CALLS.format(ending="_batch" * number, count="1, " * number))
        subprocess.run(command.replace("-O3", "-O0"), shell=True, cwd=folder, check=True)
        subprocess.run("gcc main.c two_link*.o -lm -o main && ./main", shell=True, cwd=folder, check=True)


def test_emit_of_numpy_has_nothing_to_compile(chain, capsys):
    assert main(["emit", chain, "--target", "numpy", "--output", "out"]) == 0
    assert "compile" not in capsys.readouterr().out


def test_build_and_bench(chain, capsys):
    assert main(["build", chain, "--functions", "mass_matrix,bias", "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)["operations"]) == ["mass_matrix", "bias"]
    assert main(["bench", chain, "--functions", "bias", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told["functions"]["bias"]) == ["flops", "bound", "ns_single", "ns_batch"]
    assert min(told["functions"]["bias"][kind] for kind in ("ns_single", "ns_batch")) > 0.0


def test_bench_says_what_its_times_are(chain, capsys, monkeypatch, tmp_path):
    """One state at a time and batches are two columns; what the cache had was not compiled in a hundredth second."""
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path / "cache"))
    assert main(["bench", chain, "--functions", "bias"]) == 0
    first, head, *_ = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"swing, float64: derive \d+\.\d\d s, emit \d+\.\d\d s, compile \d+\.\d\d s", first)
    assert re.split("  +", head) == ["function", "flops", "sincos", "ns, one state", "ns per state in a batch"]
    assert main(["bench", chain, "--functions", "bias"]) == 0
    assert capsys.readouterr().out.splitlines()[0].endswith(" s, compile cached")
    assert main(["bench", chain, "--functions", "bias", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seconds"]["compile"] is None


def test_check_writes_its_report(chain, tmp_path, capsys):
    arguments = ["check", chain, "--samples", "40", "--functions", "bias,forward_dynamics", "--target", "numpy"]
    assert main(arguments) == 0
    folder = tmp_path / "generated" / "swing"
    assert json.loads((folder / "check.json").read_text())["passed"] is True
    assert "# Check of swing" in (folder / "check.md").read_text()
    said = capsys.readouterr().out
    assert "tolerances: 1e-13 in float64, of the largest summand\nswing: passed; 40 states" in said
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["passed"] is True


def test_check_fails_on_edited_source(chain, tmp_path, capsys):
    functions = "bias"
    assert main(["emit", chain, "--output", "mine", "--functions", functions]) == 0
    path = tmp_path / "mine" / "swing.c"
    before, after = path.read_text().split("void swing_bias(", 1)
    assert " * " in after
    path.write_text(before + "void swing_bias(" + after.replace(" * ", " + ", 1))
    assert main(["check", chain, "--source", "mine", "--functions", functions, "--samples", "20"]) == 1
    assert re.search(
        r"BEYOND TOLERANCE bias: .* at a state that is \S+, called (alone|in a batch|in an ensemble)\n",
        capsys.readouterr().out,
    )
    path.write_text("this is not C")
    assert main(["check", chain, "--source", "mine", "--functions", functions, "--samples", "20"]) == 1
    assert main(["check", chain, "--source", "nowhere", "--functions", functions]) in (1, 2)


@pytest.mark.parametrize("form", ["text", "latex", "markdown", "html"])
def test_derive_prints_the_equations(chain, form, capsys):
    assert main(["derive", chain, "--format", form]) == 0
    text = capsys.readouterr().out
    assert "theta" in text
    assert "sin" in text


@pytest.mark.parametrize(
    ("file", "form"),
    [("e.tex", "latex"), ("e.md", "markdown"), ("e.html", "html"), ("e.HTM", "html"), ("e.txt", "text"), ("e", "text")],
)
def test_the_file_name_says_in_what_form_the_equations_are_written(chain, file, form, tmp_path):
    forms = ("text", "latex", "markdown", "html")
    written = []
    for more in ([], *(["--format", other] for other in forms)):
        assert main(["derive", chain, "-o", file, *more]) == 0
        written.append((tmp_path / file).read_text())
    assert [written[0] == text for text in written[1:]] == [other == form for other in forms]


@pytest.mark.parametrize(
    "words",
    [["derive"], ["simulate", "--target", "numpy"], ["tune", "--trials", "1", "--functions", "bias"]],
)
def test_a_result_never_replaces_the_description(words, chain, tmp_path, capsys):
    before = (tmp_path / chain).read_bytes()
    for name in (chain, f"./{chain}", str(tmp_path / chain)):
        assert main([words[0], chain, *words[1:], "-o", name]) == 1
        assert "it is what is read, the chain's description; give another name" in capsys.readouterr().err
    assert (tmp_path / chain).read_bytes() == before


def test_equations_are_no_picture(chain, tmp_path, capsys):
    assert main(["derive", chain, "-o", "e.docx"]) == 1
    assert (
        "-o: e.docx: equations are text, LaTeX (.tex), Markdown (.md), HTML (.html) or PDF (.pdf), not .docx"
        in capsys.readouterr().err
    )
    assert not (tmp_path / "e.docx").exists()
    assert main(["derive", chain, "--format", "pdf"]) == 1
    assert "--format pdf: needs a file: -o FILE.pdf" in capsys.readouterr().err


def test_new_starts_a_chain_that_is_right(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "crane"]) == 0
    assert main(["validate", "crane.yaml"]) == 0
    assert main(["new", "crane"]) == 1
    assert "cannot write crane.yaml: File exists" in capsys.readouterr().err
    assert main(["new", "1crane"]) == 1
    assert "no identifier" in capsys.readouterr().err


def test_new_takes_only_names_that_a_chain_may_have(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for name in ("for", "double", "a" * 70, "m1", "tip"):
        code = main(["new", name])
        assert code == (0 if (tmp_path / f"{name}.yaml").exists() else 1)
        if code == 0:
            assert main(["validate", f"{name}.yaml"]) == 0
    assert not (tmp_path / "for.yaml").exists()
    assert "is a keyword of C" in capsys.readouterr().err


def test_new_copies_a_mechanism_of_the_gallery_with_its_source(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for name, origin, source in (("lift", "block_and_tackle", "Meriam"), ("robot", "ur5e", "Universal_Robots_ROS2")):
        assert main(["new", name, "--from", origin]) == 0
        assert load_chain(tmp_path / f"{name}.yaml").name == name
        head = "".join(line for line in (tmp_path / f"{name}.yaml").read_text().splitlines() if line.startswith("#"))
        assert "Source: " in head
        assert source in head


def test_new_lists_the_gallery_by_chapters(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "--list"]) == 0
    listed = capsys.readouterr().out
    assert "Pulleys and gears " in listed
    assert "block_and_tackle" in listed
    assert main(["new", "x", "--from", "block_and_tackel"]) == 1
    refused = capsys.readouterr().err
    assert "(did you mean 'block_and_tackle'?)" in refused
    assert "Vibration " in refused
    assert main(["new", "--list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["particles"]["double_pendulum"] == "Double pendulum"
    assert main(["new"]) == 1
    assert main(["new", "x", "--list"]) == 1
    assert "--list stands alone" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


WRONG = [
    (["check", "--seed", "-1"], 2, "a whole number from 0 on is needed, not '-1'"),
    (["tune", "--seed", "-1"], 2, "a whole number from 0 on is needed, not '-1'"),
    (["simulate", "--duration", "1e300"], 1, "1e+302 rows; at most 1000000 are kept"),
    (["simulate", "--sample", "1e-12"], 1, "5e+12 rows; at most 1000000 are kept"),
    (["simulate", "--duration", "1e300", "--sample", "1e298"], 1, "duration: 1e+300 s; at most 1e+09 are integrated"),
    (["simulate", "--tau", "theta=t", "--hold", "1e-12"], 1, "hold: 5e+12 times in 5 s; at most 1000000 are possible"),
    (["simulate", "--rtol", "nan"], 1, "rtol: must be above 0 and below 1, not nan"),
    (["simulate", "--rtol", "-1"], 1, "rtol: must be above 0 and below 1, not -1.0"),
    (["simulate", "--rtol", "0"], 1, "rtol: must be above 0 and below 1, not 0.0"),
    (["simulate", "--rtol", "1e-6", "--method", "karnopp", "--dt", "1e-3"], 1, "rtol: steps of fixed length know no"),
    (["simulate", "--duration", "-1"], 1, "--duration: must be positive and finite, not -1"),
    (["simulate", "--dt", "0"], 1, "--dt: must be positive and finite, not 0"),
    (["simulate", "--hold", "inf"], 1, "--hold: must be positive and finite, not inf"),
    (["simulate", "--sample", "nan"], 1, "--sample: must be positive and finite, not nan"),
    (["simulate", "--t0", "nan"], 1, "t0: must be finite"),
    (["simulate", "-o", "run.png"], 1, "-o: run.png: the motion is written as CSV or Parquet; --png run.png draws it"),
    (["simulate", "-o", "run.xlsx"], 1, "-o: run.xlsx: the motion is written as CSV (.csv) or Parquet (.parquet)"),
    (["simulate", "--inputs", "1"], 1, "--inputs: swing has no external signals"),
    (["simulate", "--qd", "x"], 1, "--qd: numbers separated by commas, or NAME=VALUE, are needed, not 'x'"),
    (["emit", "--functions", ","], 2, "names separated by commas are needed, not ','"),
    (["emit", "--functions", ""], 2, "names separated by commas are needed, not ''"),
    (["emit", "--functions", "mass_matrix,nothing"], 1, "'nothing' is not a function of swing"),
    (["emit", "--plan", "nowhere.json"], 1, "nowhere.json"),
    (["build", "--target", "fortran"], 2, "invalid choice: 'fortran'"),
    (["bench", "--functions", "nothing"], 1, "'nothing' is not a function of swing"),
]


@pytest.mark.parametrize(("words", "code", "message"), WRONG)
def test_refusals_are_messages_or_with_json_one_document(words, code, message, chain, tmp_path, capsys):
    numpy = ["--target", "numpy"] if words[0] == "simulate" else []
    given = [words[0], chain, *words[1:], *numpy]
    assert main(given) == code
    told = capsys.readouterr()
    assert (told.out, message in told.err) == ("", True)
    assert "Traceback" not in told.err
    assert main([*given, "--json"]) == code
    data = json.loads(capsys.readouterr().out)
    assert message in data["error"]
    assert data["problems"] == []
    assert [p.name for p in tmp_path.iterdir()] == ["swing.yaml"]


@pytest.mark.parametrize("command", ["validate", "emit", "build", "check", "simulate", "bench", "tune"])
def test_problems_of_a_chain_as_json(command, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.yaml").write_text(SWING.replace("mass: m", "mas: m"))
    assert main([command, "bad.yaml", "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["valid"] is False
    assert data["error"] == "1 problem found"
    assert [problem["line"] for problem in data["problems"]] == [7]
    assert main([command, "missing.yaml", "--json"]) in (1, 2)
    assert "missing.yaml" in capsys.readouterr().out


def test_a_single_joint_moves(chain, capsys):
    assert main(["validate", chain]) == 0
    assert "1 joint, 1 coordinate: theta" in capsys.readouterr().out
