"""Emitted C under the tools that look for mistakes: analyzers, sanitizers, another compiler, valgrind."""

import re
import subprocess

import pytest

from symgen.emit import emit_sources
from symgen.pipeline import emit_sources as emit_chain
from symgen.pipeline import program as derived
from symgen.program.nodes import topological
from tests.emit.c_main import main_text
from tests.emit.samples import everything, pendulum, waiting
from tests.program.iteration_example import iteration_program
from tests.run_time_chains import WRIST

PROGRAMS = {
    "everything": everything,
    "pendulum": pendulum,
    "iteration": iteration_program,
    "abreast": waiting,
    "wrist": lambda: derived(WRIST, ["bias"]),
}
REAL = {"float64": "double", "float32": "float"}


def needs(tool):
    return pytest.mark.needs(tool)


def written(program, dtype, folder):
    sources = emit_sources(program, "c", dtype)
    for source in sources:
        (folder / source.name).write_text(source.text, encoding="utf-8")
    return [source.name for source in sources if source.name.endswith(".c")]


def clean(command, folder):
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


@needs("gcc")
@pytest.mark.parametrize("dtype", REAL)
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_analyzer_finds_nothing(name, dtype, tmp_path):
    program = PROGRAMS[name]()
    units = written(program, dtype, tmp_path)
    mistaken = "-Wno-analyzer-shift-count-overflow"  # gcc 12 takes a vector type's length for its element's width
    clean(["gcc", "-std=c99", "-O1", "-fanalyzer", mistaken, "-Wall", "-Wextra", "-Werror", "-c", *units], tmp_path)


@needs("clang")
@pytest.mark.parametrize("dtype", REAL)
@pytest.mark.parametrize("arch", ["x86-64", "x86-64-v3"])
def test_clang_is_content_with_vector_code(arch, dtype, tmp_path):
    warnings = ["-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror", "-Wno-psabi"]
    for program in (everything(), iteration_program()):
        units = written(program, dtype, tmp_path)
        macro = f"-D{program.name.upper()}_VECTOR"
        clean(["clang", "-std=c99", "-O1", f"-march={arch}", *warnings, macro, "-c", *units], tmp_path)


@needs("gcc")
@pytest.mark.parametrize("kind", ["plain", "vector"])
@pytest.mark.parametrize("dtype", REAL)
@pytest.mark.parametrize("name", PROGRAMS)
def test_sanitizers_find_nothing(name, dtype, kind, tmp_path):
    """Every function on ordinary numbers, huge ones, infinities and NaN, in buffers of the documented length."""
    program = PROGRAMS[name]()
    units = written(program, dtype, tmp_path)
    (tmp_path / "main.c").write_text(main_text(program, REAL[dtype]), encoding="utf-8")
    checks = ["-fsanitize=address,undefined,float-cast-overflow", "-fno-sanitize-recover=all", "-g", "-O1"]
    macro = [f"-D{program.name.upper()}_VECTOR"] if kind == "vector" else []
    clean(["gcc", "-std=c99", *checks, *macro, "-Wno-psabi", "-o", "main", "main.c", *units, "-lm"], tmp_path)
    clean(["./main"], tmp_path)


@needs("gcc")
def test_the_sanitizers_would_find_a_buffer_that_is_too_short(tmp_path):
    program = pendulum()
    units = written(program, "float64", tmp_path)
    text = main_text(program, "double").replace("double *b0 = room(4u", "double *b0 = room(3u")
    (tmp_path / "main.c").write_text(text, encoding="utf-8")
    command = ["gcc", "-std=c99", "-fsanitize=address", "-g", "-O1", "-o", "main", "main.c", *units, "-lm"]
    subprocess.run(command, cwd=tmp_path, check=True)
    result = subprocess.run(["./main"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "heap-buffer-overflow" in result.stderr


@needs("cppcheck")
def test_cppcheck_finds_nothing(tmp_path):
    written(everything(), "float64", tmp_path)
    clean(
        ["cppcheck", "-q", "--std=c99", "--enable=style,warning", "--suppress=missingIncludeSystem", "sample.c"],
        tmp_path,
    )


@needs("gcc")
@needs("valgrind")
@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
def test_the_same_number_of_instructions_whatever_the_data(repository, tmp_path):
    """Straight-line functions of an arm, on states that a branch could tell apart."""
    for source in emit_chain(repository / "examples" / "puma560.yaml"):
        (tmp_path / source.name).write_text(source.text, encoding="utf-8")
    states = {"zero": "0.0", "small": "1e-8 * (i + 1)", "ordinary": "0.7 * i - 2.0", "large": "900.0 * i - 2500.0"}
    body = "".join(
        f"    if (which == {k}) for (int i = 0; i < 6; i++) {{ q[i] = {text}; qd[i] = {text}; tau[i] = {text}; }}\n"
        for k, text in enumerate(states.values())
    )
    (tmp_path / "main.c").write_text(
        '#include "puma560.h"\n#include <stdlib.h>\nint main(int n, char **words)\n{\n'
        "    const int which = n > 1 ? atoi(words[1]) : 0;\n    double q[6], qd[6], tau[6], out[36];\n"
        "    puma560_parameters parameters; puma560_prepared prepared;\n"
        f"    puma560_default_parameters(&parameters); puma560_prepare(&parameters, &prepared);\n{body}"
        "    puma560_forward_dynamics(&prepared, q, qd, tau, out);\n"
        "    puma560_mass_matrix(&prepared, q, out);\n    puma560_bias(&prepared, q, qd, out);\n    return 0;\n}\n",
        encoding="utf-8",
    )
    units = [path.name for path in sorted(tmp_path.glob("*.c")) if "_vector" not in path.name and path.stem != "main"]
    command = ["gcc", "-std=c99", "-O1", "-o", "main", "main.c", *units, "-lm"]
    subprocess.run(command, cwd=tmp_path, check=True)
    for function in ("forward_dynamics", "mass_matrix", "bias"):
        counts = []
        for k in range(len(states)):
            result = subprocess.run(
                ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                 f"--toggle-collect=puma560_{function}", "./main", str(k)],
                cwd=tmp_path, capture_output=True, text=True, check=True,
            )  # fmt: skip
            counts.append(int(re.search(r"Collected : (\d+)", result.stderr).group(1)))
        assert min(counts) > 300
        assert max(counts) <= 1.05 * min(counts), dict(zip(states, counts, strict=True))


def test_the_samples_branch_on_their_data():
    """The programs under the sanitizers have loops, selects and flags."""
    found = {
        n.op for p in (everything(), iteration_program()) for f in p.functions for n in topological(f.output_nodes)
    }
    assert {"select", "iterate", "call", "not", "same"} <= found
