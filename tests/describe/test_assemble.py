"""The mechanism of a chain: bodies, independent coordinates, and how each body's joint moves."""

from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.describe.mechanism import Follow, Given, Own
from symgen.describe.parse import parse

GEARS = """
symgen: 1
name: gears
parameters: {N: 3}
joints:
- {name: crank, type: revolute, place: {mdh: {}}, mass: 1, inertia: {zz: 1}}
- {name: mount, type: fixed, place: {mdh: {a: 1}}}
- {name: wheel, type: revolute, place: {mdh: {a: 1}}, mass: 1, inertia: {zz: 1}}
- {name: table, type: prismatic, parent: base, place: {mdh: {}}, mass: 1, motion: 0.1*sin(t)}
- {name: rack, type: prismatic, parent: mount, place: {mdh: {}}, mass: 1}
- {name: pin, type: revolute, place: {mdh: {}}, mass: 1, inertia: {zz: 1}}
coupled: {rack: wheel/2, wheel: N*crank}
"""


def test_coordinates_are_not_bodies():
    found = assemble(loads_chain(GEARS))
    assert found.names == ("crank", "wheel", "table", "rack", "pin")
    assert found.q_names == ("crank", "table", "pin")
    assert [(c.q, c.v, c.kind) for c in found.coordinates] == [
        (slice(k, k + 1), slice(k, k + 1), kind) for k, kind in enumerate(("angle", "length", "angle"))
    ]
    assert (found.nq, found.nv, found.is_tree, found.places) == (3, 3, False, (0, 2, 4))


def test_the_parent_of_a_body_is_the_body_that_carries_it():
    assert [body.parent for body in assemble(loads_chain(GEARS)).bodies] == [-1, 0, -1, 0, 3]


def test_joints_move_by_their_own_coordinate_given_or_coupled():
    found = assemble(loads_chain(GEARS))
    assert [body.motion for body in found.bodies] == [
        Own(0), Follow(parse("N*crank")), Given(1, parse("0.1*sin(t)")), Follow(parse("N*crank/2")), Own(2)
    ]  # fmt: skip
    assert found.free == (0, 2)
    assert found.given == {1: parse("0.1*sin(t)")}


def test_a_chain_of_bending_links_is_lowered_first():
    beam = "{elements: 3, length: 1, mass_per_length: 1, bending: 50}"
    text = f"symgen: 1\nname: arm\njoints: [{{name: a, type: revolute, place: {{mdh: {{}}}}, flexible: {beam}}}]"
    chain = loads_chain(text)
    found = assemble(chain)
    assert found.q_names == ("a", "a_e1", "a_e2")
    assert found.written == chain
