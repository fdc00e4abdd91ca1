"""Rich display of models, checks and motions in notebooks: well-formed HTML, texts as data, one rich form each."""

import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest
from zoo import SWING

import symgen
from symgen.describe.load import loads_chain
from tests.simulate.test_event_forms import BELT

HOSTILE = '</table><script>alert("x")</script>&amp;'
HIDDEN = "\u2028\x1b[2J"
"""Characters that fonts lack, which a picture would warn of; names of joints are identifiers."""


@pytest.fixture(scope="module")
def model():
    return symgen.build_model(loads_chain(BELT), "numpy")


@pytest.fixture(scope="module")
def run(model):
    return symgen.simulate(model, 20.0)


@pytest.fixture(scope="module")
def report():
    return symgen.check_model(loads_chain(SWING), 5, functions=["bias"], targets=[("numpy", "float64")])


def parsed(shown):
    """The display as a tree, which also says that it is well formed."""
    return ElementTree.fromstring(shown._repr_html_().replace('max-width: 100%">', 'max-width: 100%"/>'))


def tables(tree):
    """Tables as lists of rows of texts."""
    return [[["".join(cell.itertext()) for cell in row] for row in table.iter("tr")] for table in tree.iter("table")]


def test_each_object_has_one_rich_form(model, run, report):
    for shown in (model, run, report):
        forms = [name for name in dir(shown) if name.startswith("_repr_")]
        assert forms == ["_repr_html_"]


def test_a_model_shows_its_functions_with_counts(model):
    model.build("mass_matrix", "step")
    joints, functions = (table for table in tables(parsed(model)) if table[0][0] != "parameter")
    assert [row[0] for row in joints] == ["coordinate", *model.q_names]
    assert {row[2] for row in joints[1:]} == {"m"}
    assert [row[0].split("(")[0] for row in functions[1:]] == list(model.built)
    counts = dict(zip(model.built, functions[1:], strict=True))
    assert counts["mass_matrix"][1:3] == [str(model.operations["mass_matrix"].add), "0"]
    assert model.operations["step"].bound
    assert counts["step"][1].endswith(" *")


def test_a_motion_shows_ends_events_and_a_picture(run):
    tree = parsed(run)
    ends, events = tables(tree)
    assert [float(x) for x in ends[2][1:3]] == pytest.approx(run.q[[0, -1], 1], rel=1e-5)
    assert [row[1] for row in events[1:]] == [event.kind for event in run.events] == ["slip", "stick"]
    (picture,) = tree.iter("img")
    assert picture.get("src").startswith("data:image/png;base64,iVBORw0KGgo")
    assert picture.get("alt") == "coordinates over time"


def test_a_check_shows_its_verdict_and_opens_failures(report):
    tree = parsed(report)
    assert "".join(tree.itertext()).startswith("Check of swing: passed; ")
    assert all(table[0][0] != "beyond tolerance" for table in tables(tree))
    broken = replace(report, comparisons=tuple(replace(c, error=1.0) for c in report.comparisons))
    tree = parsed(broken)
    failures = tables(tree)[0]
    assert failures[0][0] == "beyond tolerance"
    assert failures[1][0] == "bias"
    assert "FAILED" in "".join(tree.itertext())
    assert any(cell.endswith(" !") for cell in tables(tree)[1][1])


def test_texts_are_data(run, report):
    hostile = HOSTILE + HIDDEN
    for shown in (replace(run, q_names=(HOSTILE, "b"), events=()), replace(report, chain=hostile, notes=(hostile,))):
        tree = parsed(shown)
        assert not list(tree.iter("script"))
        assert HOSTILE in "".join(tree.itertext())
    assert HOSTILE + "\\u2028\\x1b[2J" in "".join(tree.itertext())


def test_long_tables_are_cut(run):
    (event, *_) = run.events
    tree = parsed(replace(run, events=(event,) * 1000))
    assert "... and 940 more" in "".join(tree.itertext())
