"""Comments that divide long functions: where they stand, what they name, and that they change nothing."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from symgen.describe.assemble import assemble
from symgen.emit import emit_sources
from symgen.emit.sections import FEWEST
from symgen.formulate.program import fast_program
from symgen.program.function import Label
from symgen.program.optimise import optimise
from tests.zoo import planar

COMMENT = re.compile(r"    /\* (.*) \*/\n")


@pytest.fixture(scope="module")
def arm():
    """Six links in a plane: accelerations by articulated bodies, forces by Newton and Euler."""
    return optimise(fast_program(assemble(planar(6)), ["forward_dynamics", "inverse_dynamics", "position_tip"]))


def body(text, function):
    """The lines of a function."""
    return re.search(rf"^void \w+_{function}\(.*?\n}}\n", text, re.DOTALL | re.MULTILINE).group(0)


def test_comments_name_the_quantities_of_the_algorithm_in_its_order(arm):
    text = emit_sources(arm, "c")[1].text
    found = COMMENT.findall(body(text, "forward_dynamics"))
    assert "articulated inertias, base-ward" in found
    assert found[-1] == "accelerations of the links, tip-ward"
    accelerations, forces = "accelerations of the links, tip-ward", "forces between the links, base-ward"
    found = COMMENT.findall(body(text, "inverse_dynamics"))
    assert found.index(accelerations) < found.index(forces) == len(found) - 1
    assert not any("articulated" in comment for comment in found)  # which it does not compute


def test_comments_stand_apart_and_tell_something_new(arm):
    text = emit_sources(arm, "c")[1].text
    for function in ("forward_dynamics", "inverse_dynamics"):
        pieces = COMMENT.split(body(text, function))[1:]
        names, statements = pieces[::2], pieces[1::2]
        assert names
        assert all(a != b for a, b in pairwise(names))
        # the majority of a comment's first statements may begin some of them later
        assert all(piece.count(";") > FEWEST // 2 for piece in statements[:-1])


def test_short_functions_have_none(arm):
    assert not COMMENT.search(body(emit_sources(arm, "c")[1].text, "position_tip"))


def test_comments_are_all_that_changes(arm):
    """Without names of quantities there are none, and the statements are the same."""
    named, bare = (emit_sources(program, "c")[1].text for program in (arm, replace(arm, quantities=())))
    assert named != bare
    assert COMMENT.sub("", named) == bare


def test_names_pass_the_gate(arm):
    """Whatever a derivation calls a quantity, it stays within its comment."""
    wicked = tuple(Label("forces */ int x; /*\n\\", label.values) for label in arm.quantities)
    text = emit_sources(replace(arm, quantities=wicked), "c")[1].text
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    assert "int x" in text
    assert "int x" not in code
