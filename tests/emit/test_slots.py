"""Names for positions in arrays that hold unlike things: true, unlike one another, and without effect on values."""

import re
import subprocess

import pytest

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.outline import apart
from symgen.emit import emit_sources
from symgen.emit.c.slots import with_names
from symgen.options import Options
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import BOOLEAN, Pool
from tests.emit.strict import WARNINGS, needs_gcc, write


def helper(slots, outputs=()):
    inputs = tuple(Argument(name, (len(places),), BOOLEAN if "bool" in name else "real") for name, places in slots)
    return Function("helper", inputs, tuple(outputs), slots=tuple(slots))


def test_elements_have_the_last_words_of_their_places_and_all_indices():
    function = helper([("context_real", ("question.problem.M[0][1]", "start.length", "asks"))])
    lines = with_names(function, ["v0 = context_real[0] + context_real[1];", "f(&context_real[2], u[0]);"])
    assert lines == (
        "enum { PROBLEM_M_0_1 = 0, START_LENGTH = 1, ASKS = 2 };",
        "v0 = context_real[PROBLEM_M_0_1] + context_real[START_LENGTH];",
        "f(&context_real[ASKS], u[0]);",
    )


def test_more_words_tell_alike_places_apart():
    places = ("rubbing.level.slope[0]", "loaded.level.slope[0]", "level.slope[1]", "M.m", "m.M")
    lines = with_names(helper([("given", places)]), [f"given[{k}];" for k in range(len(places))])
    names = [re.search(r"\[(\w+)\]", line)[1] for line in lines[-len(places) :]]
    assert names[:3] == ["RUBBING_LEVEL_SLOPE_0", "LOADED_LEVEL_SLOPE_0", "LEVEL_SLOPE_1"]
    assert len({*names}) == len(places)


def test_names_are_declared_where_they_are_used_and_once():
    pool = Pool()
    outputs = [Output("flag", (2,), (pool.constant(1.0), pool.constant(2.0)))]
    function = helper([("flag", ("flag.found", "flag.tie"))], outputs)
    lines = with_names(function, ["flag_out[1] = flag[1];", "w_flag[1] = flag_2[1];"])
    assert lines == ("enum { FLAG_TIE = 1 };", "flag_out[FLAG_TIE] = flag[FLAG_TIE];", "w_flag[1] = flag_2[1];")


def test_plain_arrays_keep_their_numbers():
    assert with_names(helper([("u", ("[0]", "[1]"))]), ["u[1];"]) == ("u[1];",)


@needs_gcc
@pytest.mark.parametrize("profile", ["default", "controller"])
def test_machine_code_is_that_of_numbers(profile, tmp_path, monkeypatch):
    """Enumerators are constants: the compiler writes the same instructions for them."""
    branches = Branches(NodeAlgebra(Pool()))
    x, y, z = (branches.algebra.scalar(branches.pool.input("x", k)) for k in range(3))

    def write_out(pair, other):
        terms = branches.sum([pair[0] * pair[1] * pair[1] + branches.algebra.constant(k) * other for k in range(200)])
        return {"sum": terms, "order": branches.less(pair[0], other)}

    found = apart(branches, "aside", "A sum.", write_out, pair=(x * y, z), other=x + z)
    results = (branches.where(found["order"], found["sum"], x).x, branches.where(found["order"], y, found["sum"]).x)
    function = Function("f", (Argument("x", (3,)),), (Output("y", (2,), results),))
    program = Program("arm", (function,), (), branches.pool)
    objects = []
    for folder in ("named", "numbered"):
        (tmp_path / folder).mkdir()
        if folder == "numbered":
            monkeypatch.setattr("symgen.emit.c.module.with_names", lambda function, lines: tuple(lines))
        sources = emit_sources(program, "c", options=Options(profile=profile, batches=False))
        assert ("enum {" in sources[1].text) == (folder == "named")
        write(sources, tmp_path / folder)
        subprocess.run(["gcc", *WARNINGS, "-O3", "-c", "arm.c"], cwd=tmp_path / folder, check=True)
        objects.append((tmp_path / folder / "arm.o").read_bytes())
    assert objects[0] == objects[1]
