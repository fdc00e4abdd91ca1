"""Figures of all examples and of further chains: every part has its symbol and its label, nothing lies in another."""

import math
from itertools import combinations

import numpy as np
import pytest

from symgen.describe.assemble import assemble
from symgen.describe.composite import single_joints
from symgen.describe.parse import parse
from symgen.pipeline import chain_figure
from symgen.pipeline.load import as_mechanism
from symgen.report.figure.layout import PIN
from symgen.report.figure.names import Names, signs_of
from symgen.report.figure.scene import STYLES, Circle, Label, Polyline, bounds_of
from tests.report.figure.chains import ALL, chain_of, figure_of, layout_of

KINDS = {
    "revolute": {"pin", "cylinder"},
    "prismatic": {"cart", "stack", "series", "slider", "sleeve"},
    "fixed": {"weld"},
}

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")

each_chain = pytest.mark.parametrize("name", ALL)


@each_chain
def test_every_joint_has_its_symbol(name):
    layout, scene = layout_of(name), figure_of(name).scene
    joints = single_joints(chain_of(name)).joints
    assert all(placed.kind in KINDS[joint.type] for placed, joint in zip(layout.joints, joints, strict=True))
    pins = [s for s in layout.joints if s.kind == "pin"]
    circles = [p for p in scene.primitives if isinstance(p, Circle) and p.style == "line"]
    for pin in pins:
        assert any(math.dist(pin.at, c.centre) < 1e-9 and c.radius >= PIN for c in circles)
    bodies = [bounds_of(p) for p in scene.primitives if not isinstance(p, Label) and p.style == "outline"]
    for symbol in layout.joints:
        if symbol.kind in ("pin", "weld"):
            continue
        x, y = symbol.at
        assert any(b[0] - 1e-9 <= x <= b[2] + 1e-9 and b[1] - 1e-9 <= y <= b[3] + 1e-9 for b in bodies)


@each_chain
def test_every_coordinate_and_point_has_its_label_and_every_coordinate_an_arrow(name):
    scene, written = figure_of(name).scene, chain_of(name)
    labels = [label.latex for label in scene.labels if label.role == "coordinate"]
    assert sorted(labels) == sorted(signs_of(assemble(chain_of(name)))[joint.name] for joint in written.movable)
    assert sum(label.role == "point" for label in scene.labels) == len(written.points) + len(written.loops)
    heads = [p for p in scene.primitives if not isinstance(p, (Label, Circle, Polyline)) and p.style == "motion"]
    assert len(heads) == len(written.movable)


@each_chain
def test_all_numbers_are_finite_and_styles_known(name):
    scene = figure_of(name).scene
    for primitive in scene.primitives:
        assert np.isfinite(bounds_of(primitive)).all()
        assert isinstance(primitive, Label) or primitive.style in STYLES
    left, bottom, right, top = scene.bounds()
    assert 0.5 < right - left < 17.4, "wider than a page"
    assert 0.5 < top - bottom < 16.0


@each_chain
def test_labels_do_not_lie_on_each_other(name):
    for a, b in combinations((label.box for label in figure_of(name).scene.labels), 2):
        assert min(a[2], b[2]) <= max(a[0], b[0]) or min(a[3], b[3]) <= max(a[1], b[1])


@each_chain
def test_links_end_at_pins(name):
    """No figure paints over a line: lines of links are not drawn inside the circle of a pin."""
    pins = [placed.at for placed in layout_of(name).joints if placed.kind == "pin"]
    for primitive in figure_of(name).scene.primitives:
        if isinstance(primitive, Polyline) and primitive.style == "link":
            for pin in pins:
                start, end = (np.array(point) for point in primitive.points)
                along = start + np.linspace(0.0, 1.0, 101)[:, None] * (end - start)
                assert np.hypot(*(along - pin).T).min() > 0.9 * PIN  # the outline of the pin is a polygon in it


@each_chain
def test_symbols_are_drawn_apart(name):
    """But for pins at one place, which are rings, and blocks, which carry pins, symbols do not cover each other."""
    layout = layout_of(name)
    drawn = [(k, s) for k, s in enumerate(layout.joints) if s.kind in ("cylinder", "slider", "sleeve")]
    for (_, a), (_, b) in combinations(drawn, 2):
        assert math.dist(a.at, b.at) > 0.3
    rings = [(s.at, s.ring) for s in layout.joints if s.kind == "pin"]
    assert len({(round(x, 6), round(y, 6), ring) for (x, y), ring in rings}) == len(rings)


def test_gravity_is_drawn_where_there_is_some():
    assert [label.latex for label in figure_of("two_link").scene.labels if label.role == "gravity"] == [r"\mathbf{g}"]
    assert not [label for label in figure_of("xy_table").scene.labels if label.role == "gravity"]


def test_lengths_masses_springs_and_loads_have_the_names_of_their_parameters():
    """As the chain's text has them: F points down, so that its sign is in the arrow."""
    labels = {}
    for label in figure_of("loaded_tree").scene.labels:
        labels.setdefault(label.role, []).append(label.latex)
    assert sorted(labels["length"]) == ["a", "b", "b", "c"]
    assert sorted(labels["load"]) == [r"F", r"\mathrm{fx}", "u"]
    assert labels["spring"] == ["k, c_{2}", "k, c_{2}"]
    assert sorted(label.latex for label in figure_of("two_link").scene.labels if label.role == "mass") == [
        "m_{1}",
        "m_{2}",
    ]


def test_a_crowded_figure_names_a_parameter_once():
    """Links of a snake lie along the page; all its coordinates have their names, each other parameter one."""
    scene, layout = figure_of("snake").scene, layout_of("snake")
    assert sorted(label.latex for label in scene.labels if label.role in ("length", "mass", "spring")) == [
        "L",
        "b",
        "m",
    ]
    across, upright = (max(xs) - min(xs) for xs in zip(*(joint.at for joint in layout.joints), strict=True))
    assert across > 12.0, "the width of a page"
    assert upright < 0.7 * across
    axes = [label.latex for label in scene.labels if label.role == "axis"]
    assert {"x_{0}", "y_{0}"} <= set(axes)


def test_arrows_of_loads_lie_side_by_side_and_have_their_own_names():
    """A force and a moment along one axis; a name is nearer to its own arrow than to any other one."""
    scene = figure_of("excavator").scene
    shafts = [p.points for p in scene.primitives if isinstance(p, Polyline) and p.style == "load"]
    tips = [np.array(points[-1]) for points in shafts]
    names = {label.latex: np.array(label.at) for label in scene.labels if label.role == "load"}
    # F_x is drawn against its axis; the moment has a shaft for each of its two heads, the longer one first
    order = [*("F_{x}", "F_{y}", "F_{z}", "M_{y}", "M_{y}")]
    assert len(shafts) == len(order)
    assert set(names) == set(order)
    nearest = {name: order[int(np.argmin([apart(at, points) for points in shafts]))] for name, at in names.items()}
    assert all(name == found for name, found in nearest.items())
    assert np.linalg.norm(tips[1] - tips[3]) > 0.25


def apart(at, points):
    """Distance of a point from a line of two points."""
    start, end = np.array(points[0]), np.array(points[-1])
    way = end - start
    along = np.clip((at - start) @ way / (way @ way), 0.0, 1.0)
    return np.linalg.norm(start + along * way - at)


def test_a_bending_link_is_drawn_bent_and_as_written():
    """One bar for the whole beam, no rods; its ends are 2 m apart at the scale of the figure."""
    scene, layout = figure_of("vibration/cantilever").scene, layout_of("vibration/cantilever")
    assert len(layout.joints) == 1
    (straight,) = [p for p in scene.primitives if isinstance(p, Polyline) and p.style == "zero"]
    assert math.dist(*straight.points) == pytest.approx(2.0 * layout.scale, rel=1e-12)
    tip = next(p.centre for p in scene.primitives if isinstance(p, Circle) and p.style == "ink")
    assert math.dist(tip, straight.points[1]) > 0.1


def test_screws_have_threads():
    """Prismatic joints whose drives have a lead, on a rail, a sleeve's rod and a slideway."""
    for name, wanted in (("lift", True), ("firmware/scara", True), ("identification/double_nut", True),
                         ("xy_table", False), ("dupont_screw", False)):  # fmt: skip
        strokes = [p for p in figure_of(name).scene.primitives if not isinstance(p, Label) and p.style == "thread"]
        assert (len(strokes) > 5) == wanted, name


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("-a", "a"), ("-2*a", r"2\,a"), ("-a - b/2", "a + b/2"), ("a - b", "a - b"), ("(a + b)*c", r"(a + b)\,c"),
        ("a/(b*c)", r"a/(b\,c)"), ("a**2/3", "a^{2}/3"), ("a - (b - c)", "a - (b - c)"), ("pi*a", r"\pi\,a"),
        ("sin(a)", None), ("1.5", None),
    ],
)  # fmt: skip
def test_lengths_are_labelled_without_their_sign(given, shown):
    assert Names({"a": "a", "b": "b", "c": "c"}).symbolic(parse(given)) == shown


def test_frames_have_the_numbers_of_the_tables():
    """A beam of five rods has rows 1 to 6 of the table of joints; the joint behind it has row 7."""
    chain = chain_of("vibration/harlecki_bending")
    assert [joint.name for joint in as_mechanism(chain).chain.joints].index("second") == 6
    labels = [label.latex for label in chain_figure(chain).scene.labels if label.role == "axis"]
    assert "x_{7}" in labels
    assert "q_{5}" in [label.latex for label in chain_figure(chain).scene.labels]  # behind four springs
