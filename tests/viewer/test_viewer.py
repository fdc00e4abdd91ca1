"""The viewer: its forward kinematics against `position` of models, its use in a browser, names as data."""

import json
import subprocess
from functools import partial

import numpy as np
import pytest
from linkages import four_bar, slider_crank
from random_linkages import pose, spatial_linkage

import symgen
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.pipeline.load import as_mechanism
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.viewer.element import FOLDER, element
from symgen.viewer.page import viewer_page
from symgen.viewer.scene import Tie
from tests.viewer.browser import Page, browsed

TREE = """
symgen: 1
name: tree
gravity: [0, -3, -9]
parameters: {l: 0.7, beta: 0.4}
joints:
  - {name: slew, type: revolute, place: {dh: {a: 0.3, alpha: beta, d: 0.2, theta: 0.1}}, mass: 1, inertia: {zz: 1}}
  - {name: boom, type: prismatic, place: {dh: {a: 0.1, alpha: 1.1, d: 0.3, theta: -0.7}}, mass: 2,
     limits: {lower: -0.1, upper: l}}
  - {name: mast, type: fixed, parent: slew, place: {xyz: [0.1, l, 0.3], rpy: [0.2, -0.4, 1.3]}}
  - {name: wheel, type: revolute, place: {xyz: [0.1, 0, 0.3], rpy: [2, 1, 0.5], axis: [1, 2, -0.5]}, mass: 1,
     inertia: {xx: 1, yy: 1, zz: 1}}
  - {name: driven, type: revolute, place: {mdh: {a: 0.4, alpha: -0.9, d: 0.1}}, motion: "0.3*sin(2*t)", mass: 1,
     inertia: {zz: 1}}
  - {name: car, type: prismatic, parent: base, place: {xyz: [0, 1, 0], rpy: [0, 0, 0], axis: [1, 1, 0]}, mass: 1}
points:
  hook: {joint: boom, at: [0.1, 0.2, l]}
  rim: {joint: driven, at: [0.3, -0.1, 0.2]}
  seat: {joint: car, at: [0, 0, 0]}
"""
"""All kinds of places and joints, a tree, a motion that is given."""

COUPLED = """
symgen: 1
name: cam
parameters: {r: 0.1, N: {value: 3, constant: true}}
joints:
  - {name: cam, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, inertia: {zz: 0.01}}
  - {name: lift, type: prismatic, place: {xyz: [0.3, 0, 0], axis: [0, 1, 0]}, mass: 1}
  - {name: wheel, type: revolute, place: {xyz: [0, 0.1, 0]}, inertia: {zz: 0.1}}
points: {rim: {joint: wheel, at: [0.2, 0, 0.1]}}
coupled: {lift: 0.2 + r*cos(cam)**2/2, wheel: -N*cam + lift}
"""

BEAM = """
symgen: 1
name: beam
joints:
  - name: hub
    type: revolute
    place: {mdh: {a: 0.2}}
    flexible: {length: 1.5, elements: 3, bending: [40, 50], torsion: 30, mass_per_length: 0.8,
               polar_inertia_per_length: 0.01}
points: {tip: {joint: hub, at: [1.5, 0, 0.1]}, middle: {joint: hub, at: [0.1, 0.2, 0]}}
"""


def poses(chain, count=5):
    rng = np.random.default_rng(7)
    return rng.uniform(-2.0, 2.0, (count, len(chain.q_names)))


def scene_of(chain, q):
    from symgen.analyse.drawing import chain_drawing

    return chain_drawing(chain, {}, q[:1]).scene


@pytest.fixture(scope="module")
def tree():
    return symgen.build_model(
        loads_chain(TREE), "numpy", functions=[f"position_{point}" for point in ("hook", "rim", "seat")]
    )


@pytest.mark.needs("node")
@pytest.mark.parametrize("source", [TREE, BEAM, COUPLED, "examples/panda.yaml", "examples/behi_six_joint.yaml"])
def test_the_page_computes_the_positions_of_the_model(source, repository, tmp_path):
    """Both take a few sums and products of numbers of order one: 1e-12 holds with room; 1e-9 is promised."""
    if source.endswith(".yaml"):
        source = (repository / source).read_text(encoding="utf-8")
    mechanism = as_mechanism(loads_chain(source))
    names = [point.name for point in mechanism.chain.points]
    model = symgen.build_model(mechanism.authored, "numpy", functions=[f"position_{name}" for name in names])
    q = poses(mechanism)
    data = Page(element(scene_of(mechanism, q))).scene
    (tmp_path / "q.json").write_text(json.dumps({"scene": data, "q": q.tolist()}))
    code = (FOLDER / "kinematics.js").read_text(encoding="utf-8")
    code += 'const { scene, q } = JSON.parse(require("fs").readFileSync(process.argv[2], "utf-8"));\n'
    code += "console.log(JSON.stringify(q.map((row) => kinematics.points(scene, row))));"
    (tmp_path / "run.js").write_text(code)
    said = subprocess.run(
        ["node", tmp_path / "run.js", tmp_path / "q.json"], capture_output=True, text=True, check=True, timeout=60
    )
    expected = np.stack([model.position(name, q) for name in names], axis=1)
    np.testing.assert_allclose(json.loads(said.stdout), expected, rtol=0.0, atol=1e-12)


@pytest.mark.needs("node")
@pytest.mark.parametrize("made", [four_bar, slider_crank, *(partial(spatial_linkage, seed) for seed in (1, 3, 6))])
def test_the_page_moves_closed_loops(made, tmp_path):
    """Sliders go in small steps, loops stay closed on their branch; where they cannot, the page stays before."""
    chain = made()
    mechanics = mechanics_of(chain)
    goals = [pose(chain, seed) for seed in (1, 2)]
    scene = scene_of(assemble(chain), np.zeros((1, mechanics.n)))
    (tmp_path / "q.json").write_text(
        json.dumps({"scene": Page(element(scene)).scene, "q": [q.tolist() for q in goals]})
    )
    code = (FOLDER / "kinematics.js").read_text(encoding="utf-8")
    code += 'const { scene, q } = JSON.parse(require("fs").readFileSync(process.argv[2], "utf-8"));\n'
    code += "let here = [...scene.sliders.map((s) => s[4]), ...scene.follow];\n"
    code += "console.log(JSON.stringify(q.map((row) => here = kinematics.moved(scene, here, [...row]))));"
    (tmp_path / "run.js").write_text(code)
    said = subprocess.run(
        ["node", tmp_path / "run.js", tmp_path / "q.json"], capture_output=True, text=True, check=True, timeout=60
    )
    names = [*chain.q_names, *(name for loop in chain.loops for name in loop.dependent)]
    places = [mechanics.dependence.all.index(name) for name in names]
    expected = [mechanics.coordinates(q)[places] for q in goals]
    # pages stop where steps are below 1e-13, of slopes by differences of 1e-6
    np.testing.assert_allclose(json.loads(said.stdout), expected, rtol=0.0, atol=1e-10)


def test_sliders_have_the_limits_of_their_joints(tree):
    chain = tree.description.mechanism
    sliders = {s.name: s for s in scene_of(chain, poses(chain)).sliders}
    assert (sliders["boom"].lower, sliders["boom"].upper, sliders["boom"].limits) == (-0.1, 0.7, True)
    assert (sliders["slew"].lower, sliders["slew"].upper, sliders["slew"].limits) == (-np.pi, np.pi, False)
    assert sliders["car"].upper == -sliders["car"].lower > 1.0  # at least the chain's size
    assert sliders["driven"].given


def test_distance_is_a_line_between_its_places():
    strut = "distances: {strut: {between: [{joint: base, at: [0.1, -0.5, 0]}, {joint: gate, at: [0.4, 0, 0]}]}}"
    gate = "joints: [{name: gate, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1}]"
    scene = scene_of(assemble(loads_chain(f"symgen: 1\nname: lid\n{gate}\n{strut}\n")), np.zeros((1, 1)))
    assert scene.ties == (Tie(1, -1, (0.1, -0.5, 0.0), 0, (0.4, 0.0, 0.0)),)
    assert [link.drawn for link in scene.links] == [True, False]


def test_deformations_are_folded_away():
    chain = as_mechanism(loads_chain(BEAM))
    scene = scene_of(chain, np.zeros((1, len(chain.q_names))))
    assert [s.inner for s in scene.sliders] == [s.name != "hub" for s in scene.sliders]
    assert [link.name for link in scene.links if link.drawn] == ["hub"]
    page = Page(element(scene))
    assert page.tags.count("details") == 1


@pytest.mark.parametrize("name", ["</script><b>x</b>", "<!--", "@DATA@", '"\\', "a&b", "\u2028", "ä"])
def test_names_are_data(tree, name):
    from dataclasses import replace

    scene = scene_of(tree.description.mechanism, poses(tree.description.mechanism))
    sliders = (replace(scene.sliders[0], name=name), *scene.sliders[1:])
    points = (replace(scene.points[0], name=name), *scene.points[1:])
    other = Page(element(replace(scene, name=name, sliders=sliders, points=points)))
    assert other.tags == Page(element(scene)).tags
    assert (other.scene["name"], other.scene["sliders"][0][0], other.scene["points"][0][0]) == (name,) * 3
    assert other.scripts[0].isascii()


USE = """
const [viewer] = viewers, { rows, cells, canvas } = viewer, told = {};
const look = (name) => {
  const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  let drawn = 0, sum = 0;
  for (let k = 0; k < pixels.length; k += 4) { drawn += pixels[k + 3] > 0; sum += pixels[k] * (k % 8191); }
  told[name] = { q: viewer.q, drawn, sum, cells: cells.map((row) => row.map((cell) => Number(cell.textContent))) };
};
const slide = (k, value) => {
  rows[k].slider.value = value;
  rows[k].slider.dispatchEvent(new Event("input"));
};
const key = (name) => canvas.dispatchEvent(new KeyboardEvent("keydown", { key: name, cancelable: true }));
look("first");
slide(0, 0.25); slide(1, 0.5); slide(4, -0.125);
look("slid");
told.words = rows.map(({ slider }) => ["aria-label", "aria-valuetext"].map((name) => slider.getAttribute(name)));
key("ArrowLeft"); key("ArrowUp"); key("+");
look("turned");
told.square = viewer.view.map((a) => viewer.view.map((b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
for (const box of document.querySelectorAll(".viewer-toggle")) box.click();
look("toggled");
document.querySelector(".viewer-home").click();
look("home");
return told;
"""


@pytest.mark.needs("chromium")
def test_a_reader_moves_the_chain(tree, tmp_path):
    """Sliders move the points to where the model has them (four decimals are shown); keys turn and zoom."""
    from symgen.viewer.scene import Motion

    chain, start = tree.description.mechanism, np.array([[0.1, 0.2, 0.3, 0.0, 0.4]])
    scene = scene_of(chain, start)
    text = viewer_page("tree", scene, Motion(25.0, [0.0, 1.0], start.repeat(2, axis=0).tolist(), [[], []]))
    wrong, seen = browsed(text.replace(" data-autoplay", ""), tmp_path, USE)
    assert wrong == ""
    moved = np.array([0.25, 0.5, 0.3, 0.0, -0.125])
    for name, q in (("first", start[0]), ("slid", moved), ("turned", moved), ("home", start[0])):
        assert seen[name]["q"] == q.tolist()
        places = [tree.position(point, q) for point in ("hook", "rim", "seat")]
        np.testing.assert_allclose(seen[name]["cells"], places, atol=0.5001e-4)
        assert seen[name]["drawn"] > 2000
    assert len({seen[name]["sum"] for name in ("first", "slid", "turned", "toggled")}) == 4
    assert seen["first"]["sum"] != seen["turned"]["sum"] != seen["home"]["sum"]
    np.testing.assert_allclose(seen["square"], np.eye(3), atol=1e-12)
    assert seen["words"][0] == ["slew, without limits in the description", "0.250 rad, 14.3°"]
    assert seen["words"][1] == ["boom, within its limits", "0.5000 m"]
    assert seen["words"][3][0] == "driven, given motion"
