"""What a chain file may not say: every refusal with its place, what was found and what to do."""

import re
from pathlib import Path

import pytest

from symgen.describe.load import load_chain, loads_chain
from symgen.errors import ChainError
from tests.bounded import within
from tests.describe.good_chain import GOOD, assert_refused, assert_told_once, refusal


def test_the_good_one_is_good() -> None:
    assert loads_chain(GOOD).q_names == ("shoulder", "slide")


REFUSED = [
    # keys, types, structure
    ("mass: m1", "mas: m1", "13:5: joints.shoulder: unknown key 'mas' (did you mean 'mass'?); a joint may have name,"),
    ("gravity", "gravty", "3:1: unknown key 'gravty' (did you mean 'gravity'?)"),
    ("mass: m1", "axis: [1, 0, 0]", "13:5: joints.shoulder: 'axis' belongs inside 'place', as in place: {xyz"),
    ("mass: m1", "rpy: [1, 0, 0]", "13:5: joints.shoulder: 'rpy' belongs inside 'place'"),
    ("point: tip", "on: tip", "26:6: loads[0]: unknown key 'on'; a load may have point, joint, force, moment"),
    ("symgen: 1\n", "", "1:1: the key 'symgen' is missing"),
    ("symgen: 1", "symgen: 2", "1:9: symgen: expected format version 1, found '2'"),
    ("name: two_link\n", "", "the key 'name' is missing"),
    ("    type: prismatic\n", "", "16:5: joints.slide: the key 'type' is missing; a joint needs name, type, place"),
    ("    place: {xyz: [L1, 0, 0], rpy: [0, 0, 0], axis: [0, 0, 1]}\n", "", "the key 'place' is missing"),
    ("mass: 0.5", "mass: true", "19:11: joints.slide.mass: expected a number or an expression, found the boolean true"),
    ("mass: 0.5", "mass: .nan", "19:11: joints.slide.mass: expected a finite number, found .nan"),
    ("mass: 0.5", "mass: -.inf", "expected a finite number, found -.inf"),
    ("mass: 0.5", "mass: 1e999", "1e999 is too large: a number is at most 1e+50"),
    ("mass: 0.5", "mass:", "found nothing"),
    (
        "mass: 0.5",
        "mass: 0.5 kg",
        "unexpected 'kg': no unit but deg may follow a number; values are in the chain's own",
    ),
    ("{xx: 0.1, yy: 0.1, zz: 0.1}", "[1, 2, 3]", "an inertia, a mapping such as {xx: ..., yy: ..., zz: ...}, found"),
    ("mass: 0.5", "mass: [1]", "found a list of 1"),
    ("{xyz: [L1, 0, 0], rpy: [0, 0, 0], axis: [0, 0, 1]}", "[L1, 0, 0]", "such as {xyz: [0, 0, 0]}, found a list of 3"),
    ("mass: 0.5", "mass: {}", "found a mapping with 0 keys"),
    ("mass: 0.5", "mass: 0x10", "cannot read the number '0x10'"),
    ("gravity", 'description: "\\ud800"\ngravity', "3:14: an escape stands for half a character (a surrogate)"),
    ("mass: 0.5", "mass: 1_000", "cannot read the number '1_000'"),
    ("mass: 0.5", "mass: 0.5\n    mass: 0.6", "20:5: joints.slide: the key 'mass' comes twice (first in line 19)"),
    ("mass: 0.5", "mass: 0.5\n    pseudo: yes", "expected true or false, found 'yes'"),
    ("[L1/2, 0, 0]", "[L1/2, 0]", "14:10: joints.shoulder.com: expected a list of 3 values, found 2"),
    ("[L1/2, 0, 0]", "1", "expected a list of 3 values, found '1'"),
    (
        "type: fixed",
        "type: screw",
        "21:11: joints.flange.type: found joint type 'screw'; screw joints are not supported",
    ),
    ("type: fixed", "type: spherical", "found joint type 'spherical'; write 'ball'"),
    ("type: fixed", "type: ball", "joints.flange.place: a ball joint stands in a frame of its own: give its place by"),
    ("type: fixed", "type: continuous", "write 'revolute'"),
    (
        "type: fixed",
        "type: fixd",
        "allowed are revolute, prismatic, fixed, ball, universal, planar, cylindrical, floating (did you mean",
    ),
    ("type: fixed", "type: fixed\n    loop: tip", "22:5: joints.flange: the tree is given by 'parent'"),
    ("potential:", "closures: []\npotential:", "unknown key 'closures': write 'loops'"),
    ("potential:", 'constraints: [{rolling: "d(x) - d(y)"}]\npotential:', "constraints of velocities, such as rolling"),
    ("potential:", "velocity_constraints: [a]\npotential:", "constraints of velocities, such as rolling"),
    ("potential:", "constraints: [{distance: 2}]\npotential:", "close a loop under 'loops'"),
    ("type: fixed", "type: fixed\n    parent: [shoulder, slide]", "a joint has one parent, found a list of 2; the"),
    (
        "{dh: {a: 0.1, alpha: pi/2, d: 0, theta: 0}}",
        "{}",
        "exactly one of mdh, dh, or xyz (with rpy and axis); found none",
    ),
    ("{dh: {a: 0.1,", "{xyz: [0, 0, 0], dh: {a: 0.1,", "found dh and xyz"),
    ("{dh: {a: 0.1,", "{dh: {A: 0.1,", "dh: unknown key 'A'"),
    ("joints:", "joints: 3\nx:", "joints: expected a list of joints, found '3'"),
    ("  - name: flange", "  - 7\n  - name: flange", "joints[2]: expected a joint, found '7'"),
    ("inputs: [v0]", "inputs: v0", "expected a list of names, found 'v0'"),
    ("g0: 9.81", "g0: {unit: kg}", "the key 'value' is missing; a parameter needs value"),
    # names
    ("name: two_link", "name: 2link", "name: the chain's name '2link' is no identifier"),
    ("name: two_link", "name: float", "is a keyword of C"),
    ("name: flange", "name: lambda", "20:11: joints.lambda.name: the joint name 'lambda' is a keyword of Python"),
    ("name: flange", "name: t", "'t' is the time"),
    ("name: flange", "name: sin", "'sin' is a function"),
    ("name: flange", "name: _x", "begins with an underscore"),
    ("name: flange", "name: größe", "is no identifier"),
    ("name: flange", "name: base", "is the fixed body"),
    ("name: flange", "name: m1", "the name 'm1' is already used by a parameter"),
    ("name: flange", "name: slide", "the name 'slide' is already used by a joint"),
    ("  tip:", "  v0:", "the name 'v0' is already used by an input"),
    ("  g0: 9.81", "  g0: 9.81\n  NULL: 1", "means something else in YAML"),
    ("  tip:", "  rotational_tip: {joint: flange}\n  tip:", "would both emit a function 'influence_rotational_tip'"),
    ("  tip:", "  tip_batch: {joint: flange}\n  tip:", "would both emit a function 'position_tip_batch'"),
    (
        "mass: 0.5",
        "motion: prescribed\n  - {name: slide_q, type: fixed, place: {mdh: {}}}",
        "the name 'slide_q' is reserved: it is an input of the prescribed joint 'slide'",
    ),
    (
        "  - name: flange",
        "    flexible: {elements: 2, length: 1, mass_per_length: 1, bending: 1}\n  - name: slide_e1",
        "reserved for a rigid element of the flexible link of 'slide'",
    ),
    (
        "  - name: flange",
        "    flexible: {elements: 2, length: 1, mass_per_length: 1, bending: 1}\n  - name: b\n    parent: slide_e1",
        "'slide_e1' is a rigid element of the flexible link of 'slide', which a chain cannot name",
    ),
    # references
    ("type: fixed", "type: fixed\n    parent: slid", "there is no joint 'slid' (did you mean 'slide'?)"),
    (
        "type: revolute",
        "type: revolute\n    parent: flange",
        "parents go in a circle: shoulder -> flange -> slide -> shoulder",
    ),
    ("type: revolute", "type: revolute\n    parent: shoulder", "parents go in a circle: shoulder -> shoulder"),
    ("joint: flange", "joint: base", "points.tip.joint: a named point lies on the link of a joint; write a place of"),
    ("joint: flange", "joint: flang", "24:16: points.tip.joint: there is no joint 'flang' (did you mean 'flange'?)"),
    (
        "point: tip",
        "point: top",
        "26:13: loads[0].point: there is no point 'top' (did you mean 'tip'?); declared points: tip",
    ),
    ("point: tip, force", "joint: slide, force", "a force needs a point to act at"),
    ("point: tip, force", "point: tip, joint: slide, force", "either 'point' or 'joint'"),
    ("{point: tip, force: [v0, 0, 0]}", "{point: tip}", "a load needs 'force', 'moment', or both"),
    ("  slide: -d(slide)", "  flange: 1", "29:11: forces.flange: the joint 'flange' is fixed and has no coordinate"),
    ("potential", "stiffness: [{joints: [slide], matrix: [[1, 2]]}]\npotential", "need a matrix of 1 rows of 1"),
    (
        "potential",
        "stiffness: [{joints: [shoulder, slide], matrix: [[1, 2], [3, 4]]}]\npotential",
        "a stiffness matrix is symmetric, but row 2, column 1 is 3 and its mirror 2",
    ),
    (
        "potential",
        "stiffness: [{joints: [shoulder, slide], matrix: [[1, 2], [2, 3]]}]\npotential",
        "stiffness[0].matrix: the stiffness, with the joints' own springs, is not positive semidefinite: a deformation",
    ),
    ("potential", "stiffness: [{joints: [slide, slide], matrix: [[1, 2], [2, 4]]}]\npotential", "is listed twice"),
    ("potential", "stiffness: [{joints: [slide]}]\npotential", "the key 'matrix' is missing"),
    # expressions
    ("mass: 0.5", "mass: m2", "19:11: joints.slide.mass: 'm2' is not declared (did you mean 'm1'?)"),
    ("mass: 0.5", "mass: 9,81", "unexpected ',': numbers have a decimal point"),
    ("slide: -d(slide)", "slide: -slide_dot", "'slide_dot' is not declared; the rate of slide is d(slide); declare it"),
    ("slide: -d(slide)", "slide: -slide_vel", "'slide_vel' is not declared; the rate of slide is d(slide); declare it"),
    ("slide: -d(slide)", "slide: sin(time)", "'time' is not declared; the time is t; declare it"),
    ("mass: 0.5", "mass: time", "'time' is not declared; declare it under 'parameters'"),
    (
        "rpy: [0, 0, 0]",
        "rpy: [0, 0, atan2(1, 2)]",
        "expected a list of 3 values, found 4; within [...] and {...} an expression that has a comma stands in quotes",
    ),
    ("{value: 1.2, unit: kg}", "{value: max(1, 2)}", "ends too early; found 'max(1'; within [...] and {...} an expr"),
    ("mass: 0.5", "mass: m1.real", "19:13: joints.slide.mass: unexpected character '.'"),
    ("mass: 0.5", "mass: __import__('os')", "unexpected character"),
    ("mass: 0.5", "mass: __import__(os)", "'__import__' is no known function"),
    ("mass: 0.5", "mass: m1(1 + 2)", "'m1' is no known function, and a product is written m1*(...); there are sin"),
    ("mass: 0.5", "mass: m1[0]", "lists and indices are not allowed"),
    ("mass: 0.5", "mass: 'm1 if 1 else 2'", "unexpected 'if'"),
    ("mass: 0.5", "mass: 'lambda: 1'", "unexpected character ':'"),
    ("mass: 0.5", "mass: v0", "'v0' is an input and cannot occur here; this value may use parameters"),
    ("mass: 0.5", "mass: slide", "'slide' is a joint and cannot occur here"),
    ("mass: 0.5", "mass: t", "the time t cannot occur here"),
    ("mass: 0.5", "mass: m1 < 2", "conditions belong into where"),
    ("mass: 0.5", "mass: 9**9**9", "an exponent of 3.8742e+08; at most 64"),
    ("mass: 0.5", "mass: m1**65", "an exponent of 65; at most 64"),
    ("mass: 0.5", "mass: ((m1**60)**60)**60", "degree of more than 1000"),
    ("mass: 0.5", "mass: 1/0", "has no value with the parameters given"),
    ("mass: 0.5", "mass: sqrt(-m1)", "has no value with the parameters given"),
    ("mass: 0.5", "mass: " + "(" * 70 + "1" + ")" * 70, "nested more than 60 deep"),
    ("mass: 0.5", "mass: " + "-" * 70 + "1", "nested more than 60 deep"),
    ("mass: 0.5", "mass: " + "+".join("1" * 200), "more than 150 operations inside each other"),
    ("mass: 0.5", "mass: " + "1" * 10001, "at most 10000 are allowed"),
    ("slide**2", "d(slide)**2", "the rate d(slide) cannot occur here; the potential may use"),
    ("slide**2", "flange**2", "the joint 'flange' is fixed and has no coordinate"),
    ("slide**2", "where(slide, 1, 2)", "where(condition, a, b) needs a condition such as x > 0; found a number, slide"),
    (
        "slide**2",
        "where(slide < 1 and not slide, 1, 2)",
        "'not' needs a condition such as x > 0; found a number, slide",
    ),
    ("slide**2", "where(1 > (slide < 1), 1, 2)", "conditions belong into where"),
    ("slide**2", "where(slide < 1, slide > 2, 2)", "conditions belong into where"),
    ("slide**2", "(slide < 1) + 2", "conditions belong into where"),
    ("slide**2", "tip", "'tip' is a point and cannot occur here"),
    ("-d(slide)", "-d(v0)", "'v0' is no joint"),
    ("potential:", "dissipation: d(slide)\npotential:", "is a quadratic form in the rates"),
    ("potential:", "dissipation: d(slide)**2 + 1\npotential:", "is a quadratic form in the rates"),
    ("potential:", "dissipation: abs(d(slide))*d(slide)\npotential:", "is a quadratic form in the rates"),
    ("mass: 0.5", "motion: sin(shoulder)", "'shoulder' is a joint and cannot occur here; a motion may use parameters"),
    ("[v0, 0, 0]", "[t, 0, 0]", "the time t cannot occur here; a load may use parameters, inputs"),
    ("value: 0.4", "value: m1", "a constant may refer to constants only, but 'm1' is read at run time"),
    ("g0: 9.81", "g0: h0\n  h0: k0\n  k0: h0", "its value goes in a circle"),
    ("g0: 9.81", "g0: g0", "its value goes in a circle: g0 -> g0"),
    ("g0: 9.81", "g0: v0", "'v0' is an input and cannot occur here"),
    # YAML
    ("mass: 0.5", "mass: &m 0.5", "19:11: anchors (&) and aliases (*) are not part of the chain format"),
    ("mass: 0.5", "mass: *m", "anchors (&) and aliases (*)"),
    ("mass: 0.5", "mass: !!python/object:os.system 0.5", "tags such as"),
    ("mass: 0.5", "mass: !!float 0.5", "tags such as"),
    ("mass: 0.5", "mass: 0.5\n---\nsymgen: 1", "a second document begins here"),
    ("mass: 0.5", "mass: [0.5", "this is not YAML"),
    ("joints:", "", "this is not YAML: this line does not go on with what stands above it; is it indented"),
    ("    mass: 0.5", "     mass: 0.5", "is it indented as that is, or a key left out?"),
    ("mass: 0.5", "\tmass: 0.5", "this is not YAML: a tab stands where YAML takes spaces only; indent"),
    ("mass: 0.5", "mass: \x00", "this is not YAML"),
    ("mass: 0.5", "mass: " + "[" * 40 + "]" * 40, "nested more than 16 deep"),
    ("mass: 0.5", "mass: " + "[" * 70, "more than 64 brackets are open at once"),
    ("mass: 0.5", "mass: 0.5\n    ? [a, b]\n    : 1", "a key must be a word, found a list of 2"),
]


@pytest.mark.parametrize(("old", "new", "says"), REFUSED)
def test_refused(old: str, new: str, says: str) -> None:
    assert_refused(old, new, says)


@pytest.mark.parametrize("text", ["", "   \n", "# nothing\n", "---\n...\n", "~", "''"])
def test_empty(text: str) -> None:
    assert re.search("the file is empty|expected a chain", refusal(text))


@pytest.mark.parametrize("text", ["3", "[1, 2]", "just words"])
def test_no_chain(text: str) -> None:
    assert "expected a chain, found" in refusal(text)


def test_all_problems_at_once_in_order() -> None:
    text = GOOD
    for old, new in (
        ("mass: m1", "mas: m1"),
        ("mass: 0.5", "mass: -1"),
        ("9.81", "true"),
        ("type: fixed", "type: screw"),
    ):
        text = text.replace(old, new, 1)
    lines = refusal(text).splitlines()
    assert [line.split(":")[1] for line in lines] == ["5", "13", "19", "21"]


def test_parents_stand_before_children() -> None:
    text = GOOD.replace("type: fixed", "type: fixed\n    parent: base").replace(
        "type: prismatic", "type: prismatic\n    parent: flange"
    )
    assert (
        "18:13: joints.slide.parent: the parent 'flange' comes later; joints stand base to tip: move it up"
        in refusal(text)
    )


def test_one_fault_is_told_once() -> None:
    assert_told_once(REFUSED)
    assert len(refusal(GOOD.replace("9.81", "[1]")).splitlines()) == 1


def test_alias_bomb_and_large_files_cost_nothing() -> None:
    levels = "\n".join(f"x{k}: &x{k} [{', '.join([f'*x{k - 1}'] * 9)}]" for k in range(1, 20))
    with within(5.0):  # expanded, the aliases are 9**19 nodes
        assert "aliases" in refusal(f"x0: &x0 [a]\n{levels}")
        assert "more than 524288 characters" in refusal("# " + "x" * 5_000_000)
        assert "brackets" in refusal("[" * 100_000)
        assert "nested more than" in refusal("\n".join(" " * k + "a:" for k in range(60)))


def test_files(tmp_path: Path) -> None:
    with pytest.raises(ChainError, match="cannot be read: No such file"):
        load_chain(tmp_path / "none.yaml")
    with pytest.raises(ChainError, match="cannot be read: Is a directory"):
        load_chain(tmp_path)
    for given in ("symgen: 1\nname: x\n", GOOD):
        with pytest.raises(ChainError) as refused:
            load_chain(given)
        assert str(refused.value) == (
            "a text was given in the place of a file's path: load_chain takes a path, "
            "symgen.describe.load.loads_chain takes a text"
        )
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"symgen: 1\nname: \xff\xfe\n")
    with pytest.raises(ChainError, match="2:7: the file is not text in UTF-8"):
        load_chain(binary)
    large = tmp_path / "large.yaml"
    large.write_bytes(b"#" * 6_000_000)
    with pytest.raises(ChainError, match="more than"):
        load_chain(large)
    marked = tmp_path / "marked.yaml"
    marked.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert load_chain(marked) == loads_chain(GOOD)


@pytest.mark.parametrize("what", ["AS_LOOPS", "NO_ROLLING", "BRISTLES"])
def test_refusals_lead_to_pages_that_there_are(what: str) -> None:
    """The page that a message names is there, and says more on it."""
    from symgen.describe import unsupported

    told = getattr(unsupported, what)
    message = told if isinstance(told, str) else told["gms"]
    (page,) = re.findall(r"more: (docs/[a-z-]+\.md)", message)
    text = (Path(__file__).parents[2] / page).read_text(encoding="utf-8")
    word = {"AS_LOOPS": "loops:", "NO_ROLLING": "nonholonomic", "BRISTLES": "lugre"}[what]
    assert word in text
