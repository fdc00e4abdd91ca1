"""Long functions in parts: every value handed on is the right one, and the same bits come out."""

import re
import shutil
import subprocess
from functools import cache, partial

import numpy as np
import pytest
from random_chains import random_chain
from zoo import planar

from symgen.describe.assemble import assemble
from symgen.describe.validate import validate
from symgen.emit import emit_sources, functions
from symgen.emit.c import module, vector
from symgen.emit.schedule import Invoke, SinCos, Store, schedule
from symgen.emit.split_function import defines, parts
from symgen.formulate.program import fast_program
from symgen.program.optimise import optimise
from symgen.program.rewrite import bodies
from tests.emit.samples import everything, waiting
from tests.emit.strict import WARNINGS, needs_gcc, write
from tests.model.agreement import draw, model_of
from tests.program.iteration_example import iteration_program
from tests.seeds import seeds

FUNCTIONS = ("linearize", "linearize_step")


@cache
def program(seed):
    """A chain's longest functions; those of a step call others."""
    return optimise(fast_program(assemble(validate(random_chain(seed, 4 + seed % 2, fixed=False))), FUNCTIONS))


def function_of(seed):
    return program(seed).function("linearize")


def keys_read(step, named):
    """The keys of the named values in a step, found by walking all of its expression."""
    nodes = step.angles if isinstance(step, SinCos) else [step.node] if isinstance(step, Store) else step.node.args
    stack, found = list(nodes), set()
    while stack:
        node = stack.pop()
        if node.op == "item":
            found.add((node.args[0].index, node.value))
        elif node.index in named:
            found.add(node.index)
        else:
            stack.extend(node.args)
    return found


@pytest.mark.parametrize("size", [1, 7, 40, 100])
@pytest.mark.parametrize("seed", seeds("test_what_a_part_reads_lies_where_it_was_put", 3))
def test_what_a_part_reads_lies_where_it_was_put(seed, size):
    """Executed on keys in place of numbers: each place holds what its reader wants, and nothing is lost."""
    function = function_of(seed)
    plan = schedule(function.output_nodes, function.order)
    split = parts(plan, 0, size)
    live, where, steps = {}, {}, []
    for part in split.parts:
        own = set()
        for step in part.steps:
            steps.append(step)
            for key in keys_read(step, plan.numbers):
                assert key in own or live[where[key]] == key
            for key, _ in defines(step):
                own.add(key)
                if key in part.kept:
                    assert part.kept[key] < split.live
                    live[part.kept[key]] = key
        where.update(part.kept)
    assert tuple(steps) == plan.steps
    assert len(split.parts) > 1


def test_parts_are_of_the_size_that_was_asked_for():
    function = function_of(1)
    plan = schedule(function.output_nodes, function.order)
    split = parts(plan, 0, 50)
    operations = sum(1 for node in function.order if node.args)
    assert len(split.parts) == pytest.approx(operations / 50, rel=0.3)  # stores count too
    lengths = [len(part.steps) for part in split.parts]
    assert max(lengths) <= 60  # no step of more than some operations


def test_places_are_used_again():
    function = function_of(2)
    split = parts(schedule(function.output_nodes, function.order), 0, 10)
    assert split.live < sum(len(part.kept) for part in split.parts)


def test_short_functions_loops_and_modes_stay_whole():
    short = function_of(0)
    plan = schedule(short.output_nodes, short.order)
    assert len(parts(plan, len(plan.steps) * 50, 10).parts) == 1
    for made in (iteration_program(), everything()):
        for function in made.functions:
            plan = schedule(function.output_nodes, function.order)
            split = parts(plan, 0, 3)
            handed_on = {key for part in split.parts for key in part.kept}
            real = {key for step in plan.steps for key, is_real in defines(step) if is_real}
            assert handed_on <= real
    loop = iteration_program().functions[-1]
    assert len(parts(schedule(loop.output_nodes, loop.order), 0, 1).parts) == 1


def test_results_of_calls_are_handed_on():
    step = program(1).function("linearize_step")
    plan = schedule(step.output_nodes, step.order)
    called = {step.node.index for step in plan.steps if isinstance(step, Invoke)}
    kept = {key for part in parts(plan, 0, 100).parts for key in part.kept}
    assert called & {key[0] for key in kept if isinstance(key, tuple)}


def test_a_function_is_looked_through_as_often_however_many_parts_it_has(monkeypatch):
    """Once per part would be quadratic in the function's length."""
    counted = []

    def counting(nodes):
        counted.append(None)
        return bodies(nodes)

    def looks(size):
        counted.clear()
        monkeypatch.setattr(vector, "PART_PACKS", size)
        text = "".join(source.text for source in emit_sources(program(1), "c"))
        return len(counted), len(re.findall(r"_part\d+\(size_t spacing", text))

    monkeypatch.setattr(functions, "bodies", counting)
    monkeypatch.setattr(vector, "WHOLE_PACKS", 100)
    few, many = looks(400), looks(40)
    assert few[1] * 3 < many[1]
    assert few[0] == many[0]


@needs_gcc
@pytest.mark.parametrize(("seed", "dtype"), [(0, "float64"), (1, "float32"), (2, "float64")])
def test_parts_give_the_same_bits(seed, dtype, monkeypatch):
    """Without contraction, which a compiler does within a function only; one state, batch and ensemble."""
    made = program(seed)
    whole = model_of(made, "c", dtype, strict_fp=True, vector=False)
    monkeypatch.setattr(module, "WHOLE", 100)
    monkeypatch.setattr(module, "PART", 60)
    split = model_of(made, "c", dtype, strict_fp=True, vector=False)
    for name in FUNCTIONS:
        assert f"{name}_part2(" in "".join(source.text for source in emit_sources(made, "c", dtype))
        arrays = draw(made, name, 9, dtype)
        for given in (arrays, [array[0] for array in arrays]):
            for a, b in zip(whole.evaluate(name, *given), split.evaluate(name, *given), strict=True):
                assert np.array_equal(a, b, equal_nan=True)


@needs_gcc
@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("made", [partial(program, 0), waiting], ids=["chain", "abreast"])
def test_parts_of_packs_give_the_same_bits(made, dtype, monkeypatch):
    """One pack and two abreast, with prepared numbers for all states and for each; 21 states leave a rest."""
    made = made()
    names = [function.name for function in made.functions if not function.internal]
    whole = model_of(made, "c", dtype, strict_fp=True)
    monkeypatch.setattr(vector, "WHOLE_PACKS", 200)
    monkeypatch.setattr(vector, "PART_PACKS", 150)
    split = model_of(made, "c", dtype, strict_fp=True)
    text = "".join(source.text for source in emit_sources(made, "c", dtype) if "_vector" in source.name)
    draws = np.random.default_rng(3)
    params = {parameter.name: draws.uniform(0.5, 2.0, 21).astype(dtype) for parameter in made.parameters}
    for name in names:
        assert f"_pack_{name}_block_part2(" in text
        arrays = draw(made, name, 21, dtype)
        for given in ({}, {"params": params}) if params else ({},):
            for a, b in zip(
                listed(whole.evaluate(name, *arrays, **given)),
                listed(split.evaluate(name, *arrays, **given)),
                strict=True,
            ):
                assert np.array_equal(a, b, equal_nan=True)


def listed(results):
    """One result as several."""
    return results if isinstance(results, tuple) else (results,)


@needs_gcc
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_parts_are_clean_c(dtype, tmp_path, monkeypatch):
    for place, ending in ((module, ""), (vector, "_PACKS")):
        monkeypatch.setattr(place, f"WHOLE{ending}", 50)
        monkeypatch.setattr(place, f"PART{ending}", 20)
    for name, made in (("random", program(2)), ("sample", everything())):
        folder = tmp_path / name
        folder.mkdir()
        units = write(emit_sources(made, "c", dtype), folder)
        subprocess.run([shutil.which("gcc"), *WARNINGS, "-c", *units], cwd=folder, check=True)
        text = "".join(path.read_text() for path in sorted(folder.glob("*.c")) if "vector" not in path.name)
        assert not re.search(r"^(static )?(double|float) \w+\[", text, re.MULTILINE)  # nothing outside functions
        parts_of = re.findall(r"^static void \w+_part\d+\(", text, re.MULTILINE)
        assert name == "sample" or len(parts_of) > 4


def test_a_function_long_enough_is_split_unasked():
    made = optimise(fast_program(assemble(validate(planar(6))), ["linearize"]))
    assert "_part1(" not in "".join(source.text for source in emit_sources(made, "c", "float64"))
    long = optimise(fast_program(assemble(validate(planar(12))), ["linearize"]))
    assert "_part2(" in "".join(source.text for source in emit_sources(long, "c", "float64"))
