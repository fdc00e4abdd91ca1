"""Everyday words for keys and types are answered with the right key, in one and the same place for each word."""

import pytest

from symgen.describe import everyday
from symgen.describe.load import loads_chain
from symgen.describe.schema import chain, friction, joints
from symgen.errors import ChainError

TABLES = {
    "CHAIN": everyday.CHAIN_WORDS,
    "PARAMETER": everyday.PARAMETER_WORDS,
    "JOINT": everyday.JOINT_WORDS,
    "PLACE": everyday.PLACE_WORDS,
    "DH": everyday.DH_WORDS,
    "INERTIA": everyday.INERTIA_WORDS,
    "FRICTION": everyday.FRICTION_WORDS,
    "DRIVE": everyday.DRIVE_WORDS,
    "FLEXIBLE": everyday.FLEXIBLE_WORDS,
    "LIMITS": everyday.LIMIT_WORDS,
    "POINT": everyday.POINT_WORDS,
    "LOAD": everyday.LOAD_WORDS,
}


@pytest.mark.parametrize("table", TABLES)
def test_words_lead_to_keys_that_there_are(table):
    keys = next(vars(module)[table] for module in (chain, friction, joints) if table in vars(module))
    for word, instead in TABLES[table].items():
        assert word not in keys
        assert word == word.lower()
        assert any(repr(key) in instead for key in keys) or "not supported" in instead, word


ASKED = [
    ("gear: 50", "unknown key 'gear': write 'drive'"),
    ("gear_ratio: 50", "unknown key 'gear_ratio': write it inside 'drive', as in drive: {ratio: 50}"),
    ("kinetic: 1", "write it inside 'friction', as in friction: {coulomb: 0.6, static: 0.9}"),
    ("stiction: 1", "write it inside 'friction'"),
    ("length: 1", "unknown key 'length': write 'place'"),
    ("angle: 1", "unknown key 'angle': write 'place'"),
    ("damper: 1", "unknown key 'damper': write 'damping'"),
    ("Spring: 1", "unknown key 'Spring': write 'stiffness'"),
    ("center-of-mass: [0, 0, 0]", "unknown key 'center-of-mass': write 'com'"),
    ("backlash: 1", "write it inside 'drive', as in drive: {inertia: 1e-5, backlash: {gap: 0.01}}"),
    ("friction: {kinetic: 1}", "joints.a.friction: unknown key 'kinetic': write 'coulomb'; friction may have"),
    ("friction: {stiction: 1}", "write 'static'"),
    ("friction: {mu: 1}", "write 'coefficient'"),
    ("drive: {gear: 1}", "joints.a.drive: unknown key 'gear': write 'ratio'"),
    ("drive: {gear_ratio: 1}", "write 'ratio'"),
    ("drive: {pitch: 0.005}", "write 'lead_per_turn'"),
    ("drive: {play: 0.005}", "unknown key 'play': write 'backlash'"),
    ("inertia: {Izz: 1}", "write 'zz'"),
    ("limits: {max: 1}", "write 'upper'"),
]


@pytest.mark.parametrize(("line", "says"), ASKED)
def test_keys_of_a_joint(line, says):
    text = (
        f"symgen: 1\nname: arm\njoints:\n  - name: a\n    type: revolute\n    place: {{xyz: [0, 0, 0]}}\n    {line}\n"
    )
    with pytest.raises(ChainError) as caught:
        loads_chain(text, "arm.yaml")
    assert str(caught.value).startswith("arm.yaml:7:")
    assert says in str(caught.value)


@pytest.mark.parametrize(("place", "says"), [("{length: 1}", "as in dh: {a: 0.4"), ("{dh: {length: 1}}", "write 'a'")])
def test_keys_of_a_placement(place, says):
    with pytest.raises(ChainError, match=says):
        loads_chain(f"symgen: 1\nname: arm\njoints: [{{name: a, type: revolute, place: {place}}}]\n")


@pytest.mark.parametrize(
    ("word", "kind"), [("hinge", "revolute"), ("slider", "prismatic"), ("Pin", "revolute"), ("weld", "fixed")]
)
def test_types_of_joints(word, kind):
    with pytest.raises(ChainError, match=f"found joint type '{word}'; write '{kind}'"):
        loads_chain(f"symgen: 1\nname: arm\njoints: [{{name: a, type: {word}, place: {{xyz: [0, 0, 0]}}}}]\n")
