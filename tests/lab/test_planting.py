"""Changes of the C are compiled, those that show are found, and a check that misses one says so."""

from dataclasses import replace

import numpy as np
import pytest
import zoo

from symgen.check.controller import ControllerJudge
from symgen.compile.builds import builds
from symgen.compile.declared import header_of
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.emit import emit_sources
from symgen.errors import BuildError
from symgen.pipeline import definition, program
from symgen.program.interface import interface
from symgen.reference.interpreter import Interpreter
from tests.lab.__main__ import in_words, main
from tests.lab.campaign import campaign
from tests.lab.everywhere import everywhere
from tests.lab.planting import planted
from tests.lab.side_by_side import BLOCK, ways
from tests.lab.variants import Variants
from tests.lab.visible import Witness

TEXT = """\
symgen: 1
name: rod
gravity: [0, -9.81, 0]
parameters: {m: 1.5}
joints:
  - name: pin
    type: revolute
    place: {xyz: [0, 0, 0], axis: [0, 0, 1]}
    mass: m
    com: [0.4, 0, 0]
    inertia: {zz: 0.1}
    friction: {coulomb: 0.5, static: 0.7, viscous: 0.05}
"""
FUNCTIONS = ["gravity", "step"]


@pytest.fixture(scope="module")
def rod():
    return loads_chain(TEXT)


@pytest.fixture(scope="module")
def emitted(rod):
    return program(rod, FUNCTIONS)


@pytest.fixture(scope="module")
def sources(emitted):
    return emit_sources(emitted, "c", "float64")


@pytest.fixture(scope="module")
def states(rod):
    names = ["gravity", "mass_matrix", "bias", "friction_inverse_dynamics", "friction_dynamics", "step"]
    known = definition(rod, names)
    table = {name: found for name, found in signatures(assemble(rod)).items() if name in names}
    return everywhere(rod, Interpreter(known), table, known.parameters, 1, 3000)


def test_states_are_of_all_kinds_from_the_beginning(states):
    first = states.take(np.arange(BLOCK))
    q, qd, tau = (first.values[name][0] for name in ("q", "qd", "tau"))
    assert np.any(np.abs(q) > 10.0)
    assert 0.2 < np.mean(qd == 0.0) < 0.7
    assert np.any(first.values["reached"]) or np.any(states.values["reached"])
    assert not np.all(np.isfinite(np.concatenate([q, qd, tau])))
    assert set(first.which) == {0, 1}


@pytest.fixture(scope="module")
def variants(emitted, sources, tmp_path_factory):
    return Variants(sources, interface(emitted), builds(sources).builds, tmp_path_factory.mktemp("variants"))


@pytest.fixture(scope="module")
def witness(emitted, sources, states, tmp_path_factory):
    face = interface(emitted)
    return Witness(face, header_of(sources, face.name), states, 1e-13, tmp_path_factory.mktemp("witness"))


@pytest.fixture
def shows(emitted, sources, variants, witness, request):
    """Ways in which replacing a text by another shows in a build, the first one without vectors."""

    def found(old, new, build=0):
        unit = next(source for source in sources if source.name.endswith(".c") and old in source.text)
        way = next(way for way in variants.ways[build:] if variants.compiles(way, unit.name))
        changed = replace(unit, text=unit.text.replace(old, new, 1))
        name = f"{request.node.name}-{abs(hash((old, new, build)))}"
        linked = variants.changed(way, changed, name)
        if linked is None:
            return None
        differences = witness.differences(variants.original(way).library, linked.library, ways(interface(emitted)))
        return {f"{d.function}:{d.way}" for d in differences}

    return found


GRAVITY = {f"gravity:{way}" for way in ("alone", "batch", "ensemble", "few-batch", "few-ensemble")}


def test_a_change_shows_where_its_function_is_called(shows, sources):
    text = next(source.text for source in sources if source.name == "rod.c")
    line = next(line for line in text[text.index("void rod_gravity(") :].splitlines() if "g[0] =" in line)
    assert shows(line, line.replace("= ", "= 1.000001 * ")) == GRAVITY
    assert shows(line, line.replace("= ", "= 1.00000000000001 * ")) == set()  # 1e-14 is below the tolerance
    assert shows(line, f"{line} /* the same */") is None
    with pytest.raises(BuildError):
        shows(line, line.replace("=", "=="), build=0) and shows(line, "this is no C;")


def test_wrappers_loops_and_preparation_show(shows):
    assert shows("state->count += 1U;", "state->count += 2U;") == {"step:struct"}
    assert shows("return (int)status;", "return 0;") == {"step:struct"}
    assert "default_parameters:alone" in shows("parameters->m = 1.5;", "parameters->m = 1.5000001;")
    changed = shows("rod_gather(1U, count, lane, q, q_lane);", "rod_gather(1U, count, 0U, q, q_lane);")
    assert changed
    assert not any(way.endswith("alone") for way in changed)


def test_what_is_left_unwritten_shows(shows, sources):
    """Memory holds no result of the call before."""
    text = next(source.text for source in sources if source.name == "rod.c")
    line = next(line for line in text[text.index("void rod_gravity(") :].splitlines() if "g[0] =" in line)
    assert shows(line, "(void)prepared; (void)q; (void)g;") >= {"gravity:alone"}


def test_crashes_and_endless_loops_show(shows):
    loop = "for (size_t k = 0U; k < 1U; k++) {\n        state->q[k] = q_next[k];"
    assert shows(loop, loop.replace("k < 1U; k++", "k < 1U; k += 0U")) == {":hang"}
    assert shows(loop, loop.replace("state->q[k]", "((double *)8)[k]")) == {":crash"}


def outcome(sources, emitted, variants, witness, judge, count, seed=0):
    return campaign(sources, interface(emitted), variants, witness, judge, count, seed)


def test_the_campaign_depends_on_the_seed_alone(sources, emitted, witness, tmp_path):
    found = []
    for k in range(2):
        own = Variants(sources, interface(emitted), builds(sources).builds[:2], tmp_path / str(k))
        found.append(outcome(sources, emitted, own, witness, lambda linked, functions: "seen", 6, 5))
    assert [f.changed for f in found[0].faults] == [f.changed for f in found[1].faults]
    assert len(found[0].faults) == 6 == found[0].caught
    assert (found[0].refused, found[0].same, found[0].invisible) == (
        found[1].refused,
        found[1].same,
        found[1].invisible,
    )


def test_a_small_campaign(rod):
    """All that a controller calls is looked at, faults drawn anywhere."""
    report, found = planted(rod, 15, 200, functions=FUNCTIONS)
    assert report.passed
    assert len(found.faults) == 15
    assert found.caught >= 14
    assert all(fault.where.startswith("step") for fault in found.survivors)
    assert f"rod: {'passed' if found.caught == 15 else 'INCOMPLETE'}; {found.caught} of 15" in in_words("rod", found)
    assert len({fault.function for fault in found.faults}) > 5
    assert all(fault.seen and fault.error > 0.0 for fault in found.faults if fault.caught)


@pytest.fixture
def blind(monkeypatch):
    """A check that looks at `gravity` in unchanged code alone."""
    judged = ControllerJudge.judged

    def without(self, answers, known=None, functions=None):
        names = {name for panel in self.panels for name in panel.functions} if functions is None else set(functions)
        return judged(self, answers, known, names if known is None else names - {"gravity"})

    monkeypatch.setattr(ControllerJudge, "judged", without)


@pytest.mark.usefixtures("blind")
def test_a_check_that_is_blind_does_not_say_passed(tmp_path, capsys):
    path = tmp_path / "rod.yaml"
    path.write_text(TEXT)
    words = ["--functions", ",".join(FUNCTIONS), "--samples", "60", "--faults", "24"]
    assert main([str(path), *words, "-o", str(tmp_path / "missed.md")]) == 1
    said = capsys.readouterr().out
    assert said == (tmp_path / "missed.md").read_text()
    assert "rod: INCOMPLETE" in said
    rows = [line.split(" | ") for line in said.splitlines() if line.startswith("| rod")]
    assert any(row[4].startswith("gravity ") for row in rows)
    for row in rows:
        assert row[4].startswith(("gravity ", "step")) or row[5] == "inf"


def test_faults_are_planted_in_single_precision_too():
    report, found = planted(zoo.CHAINS["planar3"](), 5, 60, functions=["bias"], dtype="float32")
    assert report.passed
    assert len(found.faults) == 5
    assert not found.survivors
