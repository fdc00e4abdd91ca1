"""Loops of robots: `<loop>` of URDF+, and a YAML file of closing joints beside a URDF."""

from __future__ import annotations

import numpy as np
import pytest

from symgen import load_chain
from symgen.describe.urdf import loads_urdf
from symgen.errors import ChainError
from symgen.reference.coupled_mechanics import mechanics_of
from tests.linkages import four_bar

LINK = '<link name="{}"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1"/></inertial></link>'
JOINT = (
    '<joint name="{}" type="continuous"{}><parent link="{}"/><child link="{}"/><origin xyz="{} 0 0"/>'
    '<axis xyz="0 0 1"/></joint>'
)
LOOP = (
    '<loop name="pin" type="revolute"><predecessor link="coupler"><origin xyz="0.36 0 0"/></predecessor>'
    '<successor link="rocker"><origin xyz="0.26 0 0"/></successor><axis xyz="0 0 1"/></loop>'
)
FRAMES = "".join(
    f'<link name="{name}"/><joint name="to_{name}" type="fixed"><parent link="{link}"/><child link="{name}"/>'
    f'<origin xyz="{x} 0 0"/></joint>'
    for name, link, x in (("tip_a", "coupler", 0.36), ("tip_b", "rocker", 0.26))
)


def robot(more="", dependent=""):
    links = "".join(map(LINK.format, ("crank", "coupler", "rocker")))
    joints = JOINT.format("motor", "", "base", "crank", 0) + JOINT.format("b", dependent, "crank", "coupler", 0.12)
    joints += JOINT.format("c", dependent, "base", "rocker", 0.4)
    return f'<robot name="linkage"><link name="base"/>{links}{joints}{more}</robot>'


def closed(chain):
    """Whether the loop is that of the four-bar; either position, for the robot's names none."""
    found, wanted = mechanics_of(chain), mechanics_of(four_bar())
    other = mechanics_of(four_bar("branch: right"))
    assert chain.q_names == ("motor",)
    places = [found.dependence.all.index(name) for name in ("motor", "b", "c")]
    return any(
        np.allclose(np.exp(1j * found.coordinates([q])[places]), np.exp(1j * one.coordinates([q])), atol=1e-12)
        for q in (0.4,)
        for one in (wanted, other)
    )


@pytest.fixture
def files(tmp_path):
    def written(urdf, loops):
        (tmp_path / "robot.urdf").write_text(urdf)
        (tmp_path / "loops.yaml").write_text(loops)
        return tmp_path / "robot.urdf", tmp_path / "loops.yaml"

    return written


def test_loops_of_urdf_plus():
    chain = loads_urdf(robot(LOOP, ' independent="false"'))
    assert [loop.name for loop in chain.loops] == ["pin"]
    assert chain.loops[0].dependent == ("b", "c")
    assert closed(chain)


@pytest.mark.parametrize(
    "loops",
    [
        "loops:\n  - {type: revolute, between: [{joint: b, at: [0.36, 0, 0]}, {joint: c, at: [0.26, 0, 0]}],\n"
        "     dependent: [b, c]}\n",
        "passive: [b, c]\n"
        "loops: [{type: revolute, between: [{joint: b, at: [0.36, 0, 0]}, {joint: c, at: [0.26, 0, 0]}]}]\n",
        "closed_loop: [['tip_a', 'tip_b']]\ntype: ['3d']\nname_mot: ['motor']\n",
        "closed_loop: [['tip_a', 'tip_b']]\ntype: ['3d']\nname_mot: mot\n",
    ],
    ids=["loops", "passive", "motors", "part of a name"],
)
def test_a_file_of_loops_beside_a_robot(files, loops):
    urdf, beside = files(robot(FRAMES), loops)
    chain = load_chain(urdf, loops=beside)
    assert chain.loops[0].type == "revolute"  # in a plane a pair of places is a pin
    assert closed(chain)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (LOOP.replace("revolute", "planar"), "closed by a joint of the type 'planar' is not read"),
        (LOOP.replace('link="rocker"', 'link="rock"'), "leads to the link 'rock', which is not taken"),
        (LOOP.replace("predecessor", "before"), "a loop has a <predecessor link=...>"),
        ('<coupling name="x"/>', "<coupling> of URDF. is not read: write <mimic>"),
        (LOOP, "no joint of the loop depends on the others"),
    ],
)
def test_what_is_wrong_with_a_loop_of_a_robot(more, says):
    with pytest.raises(ChainError, match=says):
        loads_urdf(robot(more))


def test_independent_is_true_or_false():
    with pytest.raises(ChainError, match="independent is 'true' or 'false', not 'perhaps'"):
        loads_urdf(robot(LOOP, ' independent="perhaps"'))


@pytest.mark.parametrize(
    ("loops", "says"),
    [
        ("closed_loop: [[tip_x, tip_b]]", r"loops.yaml:1:16: .*there is no frame 'tip_x'"),
        ("closed_loop: [[tip_a, tip_b]]\ntype: ['6d']", "frames held in '6d' are not read: cut the loop at a joint"),
        ("closed_loop: [[tip_a]]", "expected two frames"),
        ("lops: []", "the key 'lops' is unknown .did you mean 'loops'"),
        ("passive: [x]\nloops: []", "there is no joint 'x' that moves"),
        ("loops: [{type: revolute, between: [{joint: b}, {joint: q}], dependent: [b]}]", "there is no joint 'q'"),
    ],
)
def test_what_is_wrong_with_a_file_of_loops(files, loops, says):
    urdf, beside = files(robot(FRAMES), loops)
    with pytest.raises(ChainError, match=says):
        load_chain(urdf, loops=beside)


def test_chain_files_have_their_own_loops(files, repository):
    _, beside = files(robot(), "loops: []")
    with pytest.raises(ChainError, match="a chain file has its own 'loops'"):
        load_chain(repository / "examples" / "two_link.yaml", loops=beside)
