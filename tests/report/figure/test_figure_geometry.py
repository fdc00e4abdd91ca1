"""Places and directions in figures against the numeric reference, closed forms and the rule of the right hand."""

import math
import warnings

import numpy as np
import pytest

from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.pipeline import chain_figure
from symgen.reference.bodies import links
from symgen.reference.duals import real_part
from symgen.reference.expressions import evaluate, parameter_values
from symgen.reference.kinematics import frames
from symgen.report.figure.pose import geometry
from symgen.report.figure.scene import Circle, Label, Polyline
from symgen.report.figure.search import pose_and_view
from symgen.report.figure.view import planar_view
from tests.report.figure.chains import chain_of, figure_of, layout_of

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")


@pytest.mark.parametrize("name", ["puma560", "panda", "stanford", "torso", "gantry", "lift", "vibration/t3_776"])
def test_poses_are_those_of_the_reference(name):
    """Two independent kinematics: errors are of rounding in at most 12 products of rotations."""
    chain = chain_of(name)
    q = np.random.default_rng(4).uniform(-1.5, 1.5, len(chain.q_names))
    values = parameter_values(chain, None)
    there = frames(links(chain, lambda e: real_part(evaluate(e, values))), q)
    here = geometry(assemble(chain)).at(dict(zip(chain.q_names, q, strict=True)))
    size = max(1.0, np.abs(there.p).max())
    np.testing.assert_allclose([joint.origin for joint in here.joints], there.p, atol=1e-13 * size)
    np.testing.assert_allclose([joint.R for joint in here.joints], there.R, atol=1e-13)
    moving = [joint for joint in here.joints if joint.joint.type != "fixed"]
    np.testing.assert_allclose([joint.axis for joint in moving], there.axes, atol=1e-13)
    for joint, axis, point in zip(moving, there.axes, there.points, strict=True):
        np.testing.assert_allclose(np.cross(axis, point - joint.at), 0.0, atol=1e-13 * size)


def test_a_planar_arm_is_drawn_at_the_given_angles():
    """The tip of two links at angles a and a + b: L1 (cos a, sin a) + L2 (cos(a + b), sin(a + b))."""
    a, b, L1, L2 = 0.5, 0.9, 0.4, 0.3
    figure = chain_figure(chain_of("two_link"), {"shoulder": a, "elbow": b})
    pins = [p.centre for p in figure.scene.primitives if isinstance(p, Circle) and p.style == "line"]
    shoulder, elbow = (np.array(pin) for pin in pins)
    tip = np.array(next(p.centre for p in figure.scene.primitives if isinstance(p, Circle) and p.style == "ink"))
    scale = np.linalg.norm(elbow - shoulder) / L1
    np.testing.assert_allclose(elbow - shoulder, scale * L1 * np.array([math.cos(a), math.sin(a)]), atol=1e-12)
    np.testing.assert_allclose(tip - elbow, scale * L2 * np.array([math.cos(a + b), math.sin(a + b)]), atol=1e-12)


def turn_of(points, centre):
    """The signed angle through which a line turns about a centre."""
    rays = np.array(points) - np.array(centre)
    angles = np.unwrap(np.arctan2(rays[:, 1], rays[:, 0]))
    return angles[-1] - angles[0]


def motion_lines(scene):
    return [p.points for p in scene.primitives if isinstance(p, Polyline) and p.style == "motion"]


@pytest.mark.parametrize(
    ("axis", "gravity", "com", "seen"),
    [
        ("[0, 0, 1]", "[0, -1, 0]", "[0, 0.3, 0]", 1),  # x to the right, y up: z points to the reader
        ("[0, 0, -1]", "[0, -1, 0]", "[0, 0.3, 0]", -1),
        ("[0, -1, 0]", "[0, 0, -1]", "[0, 0, 0.3]", 1),  # x to the right, z up: y points away
        ("[0, 1, 0]", "[0, 0, -1]", "[0, 0, 0.3]", -1),
        ("[1, 0, 0]", "[0, 0, -1]", "[0, 0.3, 0]", 1),  # y to the right, z up: x points to the reader
    ],
)
def test_arrows_of_angles_turn_by_the_rule_of_the_right_hand(axis, gravity, com, seen):
    """Counterclockwise where the axis points to the reader; less than q by the arrow's head, 0.14 cm at 0.95 cm."""
    chain = loads_chain(f"""
symgen: 1
name: arm
gravity: {gravity}
joints:
  - {{name: q1, type: revolute, place: {{xyz: [0, 0, 0], axis: {axis}}}, mass: 1, com: {com}}}
""")
    figure = chain_figure(chain, [0.6])
    (line,) = motion_lines(figure.scene)
    pin = next(p.centre for p in figure.scene.primitives if isinstance(p, Circle) and p.style == "line")
    assert 0.4 < seen * turn_of(line, pin) < 0.6


def test_an_angle_is_drawn_to_the_x_axis_of_a_link_with_several_ends():
    """A bracket with a child on its y axis and a point on its x axis, at 40 degrees."""
    text = """
symgen: 1
name: bracket
gravity: [0, -9.81, 0]
joints:
  - {name: q1, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.2, 0, 0]}
  - {name: q2, type: revolute, place: {xyz: [0, 0.3, 0]}, mass: 1, com: [0.2, 0, 0]}
points: {tip: {joint: q1, at: [0.5, 0, 0]}}
"""
    figure = chain_figure(loads_chain(text), {"q1": math.radians(40.0), "q2": 0.3})
    arcs = [p.points for p in figure.scene.primitives if isinstance(p, Polyline) and p.style == "motion"]
    start, end = arcs[0][0], arcs[0][-1]
    assert math.degrees(math.atan2(start[1], start[0])) == pytest.approx(0.0, abs=1e-9)
    assert 25.0 < math.degrees(math.atan2(end[1], end[0])) <= 40.0  # the shaft ends where the head begins


def test_arrows_in_space_turn_by_the_rule_of_the_right_hand():
    """Seen from the side to which the axis points, positive turns are counterclockwise."""
    for name in ("puma560", "panda", "torso", "stanford"):
        layout, lines = layout_of(name), motion_lines(figure_of(name).scene)
        lines = [line for line in lines if len(line) > 10]
        symbols = [s for s in layout.joints if s.kind == "cylinder"]
        assert len(lines) == len(symbols)
        for line, symbol in zip(lines, symbols, strict=True):
            if abs(symbol.depth) > 0.2:
                assert math.copysign(1.0, turn_of(line, np.mean(line, axis=0))) == math.copysign(1.0, symbol.depth)


def test_arrows_of_distances_begin_at_the_zero_mark():
    """The cart at q = 0.5 m of the double pendulum on a cart: from its place at zero to its pin."""
    figure = chain_figure(chain_of("cart_double_pendulum"), {"cart": 0.5, "upper": 0.4, "lower": 0.4})
    pins = [p.centre for p in figure.scene.primitives if isinstance(p, Circle) and p.style == "line"]
    scale = math.dist(*pins) / 0.6  # the upper rod is 0.6 m long
    start, end = next(line for line in motion_lines(figure.scene) if len(line) == 2)
    assert end[0] - start[0] == pytest.approx(0.5 * scale, abs=0.16)  # the head covers the line's last 0.15 cm
    assert start[0] == pytest.approx(pins[0][0] - 0.5 * scale, abs=1e-9)


PLANAR = ["two_link", "pendulum", "planar8", "cart_double_pendulum", "xy_table", "karnopp_masses", "loaded_tree",
          "friction/swing_free", "harlecki_two_link"]  # fmt: skip


@pytest.mark.parametrize("name", PLANAR)
def test_planar_chains_are_drawn_in_their_plane(name):
    """Gravity points down on the page, where it lies in the plane, and the axes are seen end-on."""
    layout = layout_of(name)
    assert layout.view.planar
    x, y = layout.view.of(layout.pose.gravity)
    assert x == pytest.approx(0.0, abs=1e-12)
    assert y <= 0.0
    view = layout.view
    np.testing.assert_allclose(np.cross(view.right, view.up), view.toward, atol=1e-15)


@pytest.mark.parametrize("name", ["puma560", "panda", "lift", "torso", "stanford", "gantry", "firmware/scara"])
def test_chains_in_space_are_drawn_upright_and_no_axis_is_seen_end_on(name):
    layout = layout_of(name)
    assert not layout.view.planar
    x, y = layout.view.of(layout.pose.gravity)
    assert x == pytest.approx(0.0, abs=1e-12)
    assert y < 0.0
    assert planar_view(layout.pose) is None
    assert all(symbol.kind != "pin" for symbol in layout.joints)


def test_a_given_pose_is_kept():
    q = {"waist": 0.3, "elbow": -0.7}
    pose, _ = pose_and_view(geometry(assemble(chain_of("puma560"))), q)
    assert {j.joint.name: j.q for j in pose.joints} == {**dict.fromkeys(chain_of("puma560").q_names, 0.0), **q}


def test_a_chosen_pose_respects_limits():
    """A joint that moves between -3 and -1 rad only, as the fourth of a Panda."""
    chain = loads_chain("""
symgen: 1
name: arm
joints:
  - {name: q1, type: revolute, place: {xyz: [0, 0, 0.3]}, mass: 1}
  - {name: q2, type: revolute, place: {xyz: [0, 0, 0.3], axis: [0, 1, 0]}, mass: 1, com: [0.2, 0, 0],
     limits: {lower: -3, upper: -1}}
  - {name: s, type: prismatic, place: {xyz: [0.4, 0, 0], axis: [1, 0, 0]}, mass: 1, limits: {lower: 0.01, upper: 0.05}}
""")
    pose, _ = pose_and_view(geometry(assemble(chain)), None)
    assert -3.0 <= pose.joints[1].q <= -1.0
    assert 0.01 <= pose.joints[2].q <= 0.05


def test_labels_are_as_wide_as_in_print():
    """Widths of matplotlib's Computer Modern at 10 pt; ours are estimates that must not be too narrow."""
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import TextPath

    for latex in (r"q_{\mathrm{shoulder}}", r"\theta_{1}", "m_{2}", "L_{12}", r"\mathrm{payload}", r"J_{\mathrm{zz}}"):
        font = FontProperties(math_fontfamily="cm", size=10)
        printed = TextPath((0, 0), f"${latex}$", prop=font).get_extents().width / 72.0 * 2.54
        left, _, right, _ = Label((0.0, 0.0), latex, "axis").box
        assert 0.95 * printed < right - left < 1.6 * printed, latex


FOLDED = """symgen: 1
name: press
joints:
  - {name: upper, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.15, 0, 0]}
  - {name: lower, type: revolute, actuated: false, place: {xyz: [0.3, 0, 0]}, mass: 1, com: [0.15, 0, 0]}
  - {name: ram, type: prismatic, parent: base, actuated: false, place: {xyz: [0, 0.02, 0], axis: [1, 0, 0]}, mass: 1}
loops: [{name: B, type: revolute, between: [{joint: lower, at: [0.3, 0, 0]}, {joint: ram}], near: {upper: 20 deg,
         lower: NEAR, ram: RAM}}]
"""


@pytest.mark.parametrize(("lower", "ram"), [("-40 deg", 0.55), ("140 deg", 0.0)])
def test_loops_are_drawn_in_the_pose_that_near_states(lower, ram):
    """The upper toggle at its 20 degrees, the ram out, or back beside the pin."""
    chain = loads_chain(FOLDED.replace("NEAR", lower).replace("RAM", str(ram)))
    drawn, _ = pose_and_view(geometry(assemble(chain)), None)
    q = {joint.joint.name: joint.q for joint in drawn.joints}
    assert q["upper"] == pytest.approx(math.radians(20.0))
    height = (0.02 - 0.3 * math.sin(q["upper"])) / 0.3
    way = 0.3 * math.cos(q["upper"]) + math.copysign(0.3 * math.sqrt(1.0 - height**2), ram - 0.1)
    assert q["ram"] == pytest.approx(way, abs=1e-12)


def test_a_pose_that_followers_do_not_have_warns_of_nothing():
    """At a = 0, where poses start, b = log(a) has no value; the figure is drawn within the limits of a."""
    chain = loads_chain("""
symgen: 1
name: late
joints:
  - {name: a, type: revolute, inertia: {zz: 1}, place: {xyz: [0, 0, 0]}, limits: {lower: 1.0, upper: 1.2}}
  - {name: b, type: revolute, parent: base, inertia: {zz: 1}, place: {xyz: [1, 0, 0]}}
coupled: {b: log(a)}
""")
    with warnings.catch_warnings(action="error", category=RuntimeWarning):
        assert chain_figure(chain)
