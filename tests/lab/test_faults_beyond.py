"""Faults beyond the drawn states: thresholds inside the domain, kinds in turn, valid C."""

from itertools import islice

import pytest

from symgen.compile.compiler import find_compiler, run
from symgen.emit import emit_sources
from symgen.options import Options
from symgen.pipeline.programs import program
from tests.check.test_domain import definition, domain  # noqa: F401
from tests.lab.beyond import BEYOND, faults_beyond
from tests.lab.draw import Mutant
from tests.lab.results import Campaign, Fault
from tests.lab.tokens import Code

FUNCTIONS = ("inverse_dynamics", "forward_dynamics", "friction_torque")


@pytest.fixture(scope="module")
def made(definition):  # noqa: F811
    chain, _ = definition
    sources = emit_sources(program(chain, FUNCTIONS, optimization="debug"), "c", "float64", Options("debug"))
    codes = [Code(source) for source in sources if source.name.endswith(".c")]
    return sources, codes, domain(definition)


def drawn(made, shown=(4, 5)) -> list[Mutant]:
    return list(islice(faults_beyond(made[1], made[2], shown, 0), 24))


def test_all_kinds_are_drawn_in_turn_and_by_the_seed_alone(made):
    found = drawn(made)
    assert {mutant.edit.kind for mutant in found} == set(BEYOND)
    assert [mutant.edit for mutant in found] == [mutant.edit for mutant in drawn(made)]
    assert {m.edit.kind for m in drawn(made, shown=())} == {"cap", "dead zone"}


@pytest.mark.needs("gcc")
def test_they_compile(made, tmp_path):
    for source in made[0]:
        (tmp_path / source.name).write_text(source.text)
    for number, mutant in enumerate(drawn(made)[:8]):
        (tmp_path / mutant.code.file).write_text(mutant.source.text)
        command = [*find_compiler().command, "-std=c99", "-O0", "-Wall", "-Werror", "-c", mutant.code.file]
        run([*command, "-o", f"{number}.o"], str(tmp_path))
        (tmp_path / mutant.code.file).write_text(mutant.code.text)


def test_a_campaign_counts_by_kind():
    one = Fault("a.c", 1, "f", "cap", "", "", "", 1.0, 0, caught=True)
    other = Fault("a.c", 2, "f", "cap", "", "", "", 1.0, 0)
    assert Campaign((one, other)).kinds == {"cap": (1, 2)}
