"""Joints that move no inertia are named, and only what needs their accelerations is refused."""

from dataclasses import replace

import numpy as np
import pytest
import zoo
from random_chains import random_chain

from symgen.cli import main
from symgen.derive.feasibility import joints_without_inertia
from symgen.describe.assemble import assemble
from symgen.describe.load import load_chain, loads_chain
from symgen.describe.validate import validate
from symgen.errors import DerivationError
from symgen.pipeline import build_model, check_model, emit_sources, select_functions, tune
from symgen.reference import mobility as reference
from tests.seeds import seeds

HEAD = "symgen: 1\nname: arm\ngravity: [0, -9.81, 0]\n"
POINT_MASS = """\
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.1, 0, 0]}
  - {name: b, type: revolute, place: {xyz: [0.3, 0, 0]}, mass: 1MORE}
"""

IDLE = [
    (POINT_MASS.replace("MORE", ""), ("b",)),
    ("parameters: {m: 0}\n" + POINT_MASS.replace("MORE", ", com: [0, 0, m]"), ("b",)),
    ("joints: [{name: a, type: revolute, place: {mdh: {}}}]", ("a",)),
    (  # inertia about the link's z, and the axis is along its y
        "joints: [{name: a, type: revolute, place: {dh: {alpha: pi/2}}, inertia: {zz: 1}}]",
        ("a",),
    ),
    (  # the axis lies in the plane across: what is left is the rounding of its direction
        "joints: [{name: a, type: revolute, place: {axis: [0.6, 0.8, 0]}, inertia: {zz: 1}}]",
        ("a",),
    ),
    ("joints: [{name: a, type: prismatic, place: {mdh: {}}, inertia: {xx: 1, yy: 1, zz: 1}}]", ("a",)),
    (  # nothing but a product of inertia, across the axis
        "parameters: {p: 0}\njoints: [{name: a, type: revolute, place: {mdh: {alpha: 1.2}}, inertia: {xz: p}}, "
        "{name: b, type: revolute, parent: base, place: {mdh: {}}, inertia: {zz: 1}}]",
        ("a",),
    ),
    (  # two joints about the same axis: only their sum moves anything
        "joints: [{name: a, type: revolute, place: {mdh: {}}}, "
        "{name: b, type: revolute, place: {mdh: {d: 1}}, mass: 1, com: [1, 0, 0]}]",
        ("a",),
        "joint a moves nothing that joint b does not move in the same way",
    ),
    (  # three axes through a point mass's own point: the first turns it as the two others do together
        "joints: [{name: a, type: revolute, place: {mdh: {}}}, {name: b, type: revolute, place: {mdh: {alpha: pi/2}}}, "
        "{name: c, type: revolute, place: {mdh: {alpha: pi/2}}, mass: 1, com: [1, 0, 0]}]",
        ("a",),
        "joint a moves nothing that joints b, c do not move in the same way",
    ),
    (  # two kinds at once: a slide without mass, and a slide along another one
        "joints: [{name: a, type: prismatic, place: {mdh: {}}}, {name: b, type: prismatic, place: {mdh: {d: 1}}, "
        "mass: 1}, {name: c, type: prismatic, place: {mdh: {}}}]",
        ("a", "c"),
        "joint c moves no inertia, and joint a moves nothing that joint b does not move in the same way",
    ),
    (  # the same, but for what is lost in the sum
        "joints: [{name: a, type: revolute, place: {mdh: {}}, inertia: {zz: 1.0e-11}}, "
        "{name: b, type: revolute, place: {mdh: {}}, inertia: {zz: 1.0e+4}}]",
        ("a",),
        "joint a moves nothing that joint b does not move in the same way",
    ),
    (  # a twisted axis, so that the mass lies on it but for rounding
        "joints: [{name: a, type: revolute, mass: 1, com: [0.1, 0, 0], place: {mdh: {}}}, {name: b, type: revolute, "
        "place: {xyz: [0.3, 0.1, 0], rpy: [0.3, 0.7, 1], axis: [1, 2, 3]}, mass: 1, com: [0.1, 0.2, 0.3]}]",
        ("b",),
    ),
]

SOUND = [
    "joints: [{name: a, type: revolute, place: {dh: {alpha: pi/2}}, inertia: {yy: 1}}]",
    POINT_MASS.replace("MORE", ", inertia: {zz: 1.0e-9}"),
    POINT_MASS.replace("MORE", ", com: [1.0e-4, 0, 0]"),
    POINT_MASS.replace("MORE", ", drive: {ratio: 1, inertia: 1.0e-8}"),
    # a hair's inertia on a chain of tonnes
    POINT_MASS.replace("mass: 1, com", "mass: 1.0e+6, com").replace("MORE", ", inertia: {zz: 1.0e-17}"),
    POINT_MASS.replace("MORE", ", motion: sin(t)"),
    POINT_MASS.replace("MORE", ", motion: prescribed"),
    "parameters: {payload: 0}\n" + POINT_MASS.replace("MORE", ", inertia: {zz: payload}"),
]


@pytest.mark.parametrize(("text", "joints", "words"), [(*case, "")[:3] for case in IDLE])
def test_joints_that_move_nothing_are_named(text, joints, words):
    chain = loads_chain(HEAD + text)
    assert joints_without_inertia(assemble(chain)) == reference.joints_without_inertia(chain) == joints
    for function in ("forward_dynamics", "linearize"):
        assert function not in select_functions(assemble(chain))
        words = words or f"joint {joints[0]} moves no inertia"
        with pytest.raises(DerivationError, match=rf"{function}: <string>:\d+:.*\d+: {words}, so (.|\n)*'fixed'"):
            emit_sources(chain, "numpy", functions=[function])


@pytest.mark.parametrize("text", SOUND)
def test_small_inertias_are_inertias(text):
    chain = loads_chain(HEAD + text)
    assert joints_without_inertia(assemble(chain)) == reference.joints_without_inertia(chain) == ()
    assert "forward_dynamics" in select_functions(assemble(chain))


@pytest.mark.parametrize("seed", seeds("test_no_sensible_chain_is_blamed", 20))
def test_no_sensible_chain_is_blamed(seed):
    assert joints_without_inertia(assemble(random_chain(seed))) == ()


def test_long_chains_are_not_blamed():
    assert joints_without_inertia(assemble(zoo.planar(60))) == reference.joints_without_inertia(zoo.planar(60)) == ()


def test_with_friction_and_prescribed_joints_the_rest_is_emitted():
    text = POINT_MASS.replace("MORE", "").replace("com: [0.1, 0, 0]", "com: [0.1, 0, 0], friction: {coulomb: 1}")
    text += "  - {name: c, type: prismatic, place: {mdh: {}}, mass: 1, motion: sin(t)}\n"
    chain = loads_chain(HEAD + text)
    assert joints_without_inertia(assemble(chain)) == ("b",)
    names = select_functions(assemble(chain))
    assert {"mass_matrix", "bias", "inverse_dynamics", "reactions"} <= set(names)
    assert emit_sources(chain, "numpy")
    assert set(names) < set(build_model(chain, "reference").functions)


def test_the_other_functions_are_built_and_checked(tmp_path, monkeypatch, capsys):
    chain = loads_chain(HEAD + IDLE[0][0])
    model = build_model(chain, "numpy")
    np.testing.assert_array_equal(model.mass_matrix([0.1, 0.2])[1], 0.0)
    report = check_model(chain, 20, targets=[("numpy", "float64")])
    assert all(comparison.passed for comparison in report.comparisons)
    assert any("forward_dynamics" in note and "joint b moves no inertia" in note for note in report.notes)
    assert [name for name, _ in tune(chain, trials=2).functions] == ["mass_matrix", "bias", "inverse_dynamics"]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "arm.yaml").write_text(HEAD + IDLE[0][0])
    assert main(["validate", "arm.yaml"]) == 0
    assert "  arm.yaml:6:5: joint b moves no inertia" in capsys.readouterr().out
    assert main(["emit", "arm.yaml", "--target", "numpy"]) == 0
    assert "joint b moves no inertia" in capsys.readouterr().out
    assert main(["simulate", "arm.yaml", "--target", "numpy"]) == 1
    assert "simulate: arm.yaml:6:5: joint b moves no inertia" in capsys.readouterr().err


def test_joints_are_found_in_their_file_whatever_was_done_to_the_chain(tmp_path):
    path = tmp_path / "arm.yaml"
    path.write_text(HEAD + POINT_MASS.replace("MORE", ""))
    chain = load_chain(path)
    assert chain == loads_chain(HEAD + POINT_MASS.replace("MORE", ""))
    assert hash(chain) == hash(loads_chain(HEAD + POINT_MASS.replace("MORE", "")))
    first, second = chain.joints
    swapped = replace(chain, joints=(replace(second, parent="base"), replace(first, parent="b")))
    assert swapped.place_of("b") == validate(swapped).place_of("b") == f"{path}:6:5"
    assert replace(chain, origin=None).place_of("b") == chain.place_of("c") == ""
    with pytest.raises(DerivationError, match=r"^forward_dynamics: joint b moves no inertia"):
        select_functions(assemble(replace(chain, origin=None)), ["forward_dynamics"])


def test_a_hand_full_of_joints_without_inertia_is_not_listed_whole(tmp_path):
    fingers = "".join(f"  - {{name: f{k}, type: revolute, parent: base, place: {{mdh: {{}}}}}}\n" for k in range(20))
    path = tmp_path / "hand.yaml"
    path.write_text(HEAD + "joints:\n" + fingers, encoding="utf-8")
    with pytest.raises(DerivationError) as found:
        emit_sources(load_chain(path), functions=["forward_dynamics"])
    assert "hand.yaml:7:5, and 17 more: joints f0, f1" in str(found.value)
    assert "f11, and 8 more move no inertia" in str(found.value)
