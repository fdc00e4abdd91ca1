"""`optimization="debug"`: the same numbers from code that is built sooner, for every call that takes it."""

import numpy as np
import pytest
from zoo import CHAINS

import symgen
from symgen.cli import main
from symgen.compile.builds import builds
from symgen.compile.compiler import find_compiler
from symgen.compile.flags import debug_flags
from symgen.compile.library import compile_c
from symgen.emit import emit_sources
from symgen.emit.source import SourceFile
from symgen.errors import ArgumentError, BuildError
from symgen.options import VARIABLE, Options
from tests.emit.samples import everything
from tests.model.agreement import draw, model_of

needs_gcc = pytest.mark.needs("gcc")


@needs_gcc
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_the_same_numbers(dtype):
    program = everything()
    release, debug = (model_of(program, "c", dtype, optimization=level) for level in ("release", "debug"))
    for name in ("arithmetic", "logic", "calls"):
        arrays = draw(program, name, 11, dtype)
        for a, b in zip(release.evaluate(name, *arrays), debug.evaluate(name, *arrays), strict=True):
            # optimised differently, so contracted and rounded differently
            np.testing.assert_allclose(a, b, rtol=1e-5 if dtype == "float32" else 1e-13, atol=1e-6)


@needs_gcc
def test_a_library_and_a_text_of_its_own(tmp_path, monkeypatch, repository):
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path))
    chain = symgen.load_chain(repository / "examples" / "pendulum.yaml")
    for _ in range(2):
        for level in ("release", "debug"):
            symgen.build_model(chain, functions=["mass_matrix"], optimization=level)
    assert len(list(tmp_path.glob("*.so"))) == 2
    assert len(list(tmp_path.glob("*.json"))) == 2


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_the_environment_says_what_a_call_does_not(target, monkeypatch):
    """Debug compares formulations by their operations as written, so its text is another one here."""
    chain = CHAINS["planar3"]()

    def text(**given):
        return symgen.emit_sources(chain, target, functions=["bias"], **given)[-1].text

    release, debug = text(optimization="release"), text(optimization="debug")
    assert release != debug
    for level, wanted in (("release", release), ("debug", debug), ("", release)):
        monkeypatch.setenv(VARIABLE, level)
        assert text() == wanted
    assert text(optimization="debug") == debug
    monkeypatch.delenv(VARIABLE)
    assert text() == release


def test_other_levels_are_refused(monkeypatch, repository):
    path = repository / "examples" / "pendulum.yaml"
    with pytest.raises(ArgumentError, match="optimization: 'fast' is not one of release, debug"):
        symgen.build_model(path, optimization="fast")
    monkeypatch.setenv(VARIABLE, "quick")
    with pytest.raises(ArgumentError, match="SYMGEN_OPTIMIZATION: 'quick' is not one of release, debug"):
        symgen.build_model(path)


@needs_gcc
def test_no_vectors():
    """A file of vector code is compiled, but for nothing, as its macro is not set; unless vectors are asked for."""
    name = "arm_vector.c"
    source = SourceFile(name, "#ifdef ARM_VECTOR\n#error in vectors\n#endif\nint in_loops;\n")
    assert compile_c([source], Options("debug")).is_file()
    for options in (Options("release"), Options("debug", vector=True)):
        with pytest.raises(BuildError, match="in vectors"):
            compile_c([source], options)
    assert any(unit.name.endswith("_vector.c") for unit in emit_sources(everything(), "c"))


def test_flags_of_every_compiler():
    assert debug_flags("gcc (Debian) Copyright (C) Free Software Foundation")[0] == "-Og"
    assert debug_flags("clang version 14") == ("-O1",)


@needs_gcc
def test_programs_of_a_check_are_compiled_so():
    sources = emit_sources(everything(), "c")
    release, debug = (builds(sources, debug=level).builds for level in (False, True))
    assert [build.name for build in debug] == [build.name for build in release]
    wanted = debug_flags(find_compiler().identity)[0]
    assert {[flag for flag in build.flags if flag.startswith("-O")][-1] for build in debug} == {wanted}
    assert wanted not in {flag for build in release[:2] for flag in build.flags}


@needs_gcc
def test_on_the_command_line(repository, capsys):
    example = str(repository / "examples" / "pendulum.yaml")
    assert main(["build", example, "--optimization", "debug", "--json"]) == 0
    assert '"operations"' in capsys.readouterr().out
    assert main(["build", example, "--optimization", "quick"]) == 2


@needs_gcc
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_arrays_are_carried_as_by_other_code(dtype):
    """Without the squares of numbers that other code turns at once: copies have all bits, of every layout."""
    program = everything()
    debug = model_of(program, "c", dtype, optimization="debug", vector=False)
    for count in (1, 5, 33, 70):
        arrays = draw(program, "arithmetic", count, dtype)
        wanted = debug.evaluate("arithmetic", *arrays)
        for given in ([np.asfortranarray(a) for a in arrays], [np.repeat(a, 2, axis=0)[::2] for a in arrays]):
            np.testing.assert_array_equal(debug.evaluate("arithmetic", *given), wanted)
        for s in range(count):
            alone = debug.evaluate("arithmetic", *(a[s : s + 1] for a in arrays))
            np.testing.assert_array_equal(alone[0], wanted[s])
