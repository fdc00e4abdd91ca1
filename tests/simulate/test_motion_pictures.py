"""Pictures of motions by their artists, against the closed form of a stick-slip belt."""

import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

import symgen
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError
from tests.simulate.event_models import NEEDED, event_model
from tests.simulate.test_event_forms import BELT, PENDULUM
from tests.together import numpy_model

SLIP, STICK = 2.0 * (np.pi - np.arctan(0.5 / 0.1)), 10.0
STARTS = np.arange(15.0, 60.0, SLIP + STICK)
"""Instants at which the mass slips within 60 s, see `test_event_forms`; it sticks SLIP later."""

STOPS = STARTS + SLIP
PHASES = np.column_stack([[0.0, *STOPS], [*STARTS, 60.0]])
"""Stick phases: from the start, and from the end of each slip."""

EVENTS = len(STARTS) + len(STOPS)
WITHIN = 1e-6
"""Tolerance of positions, of the default rtol 1e-9 with room for the growth over four periods."""


@pytest.fixture(scope="module")
def chain():
    return loads_chain(BELT)


@pytest.fixture(scope="module")
def model(chain):
    return symgen.build_model(chain, "numpy")


@pytest.fixture(scope="module")
def run(model):
    return symgen.simulate(model, 60.0)


def axes(figure):
    return {axis.get_ylabel(): axis for axis in figure.axes}


def marked(artists, kind):
    """The artists whose mark is of a kind, such as `stick`."""
    return [artist for artist in artists if (artist.get_gid() or "").split(":")[0] == kind]


def extents(spans):
    return np.array([[span.get_x(), span.get_x() + span.get_width()] for span in spans])


def events(axis):
    """{kind: instants} of the events that are marked."""
    lines = marked(axis.lines, "event")
    return {line.get_gid().split(":")[1]: np.asarray(line.get_xdata()) for line in lines}


@pytest.mark.parametrize("layout", ["overview", "karnopp"])
def test_stick_phases_are_shaded_and_events_marked(run, layout):
    assert STOPS[-1] < 60.0
    rate = axes(run.plot(joints="x", layout=layout))["qd / (m/s)"]
    np.testing.assert_allclose(extents(marked(rate.patches, "stick")), PHASES, atol=WITHIN)
    found = events(rate)
    np.testing.assert_allclose(found["slip"], STARTS, atol=WITHIN)
    np.testing.assert_allclose(found["stick"], STOPS, atol=WITHIN)
    assert sum(map(len, found.values())) == len(run.events) == EVENTS


def test_few_rows_change_no_phase(model):
    """The instants come from events, not from rows."""
    run = symgen.simulate(model, 60.0, sample=[0.0, 60.0])
    rate = axes(run.plot(joints=["x"]))["qd / (m/s)"]
    np.testing.assert_allclose(extents(marked(rate.patches, "stick")), PHASES, atol=WITHIN)


@pytest.mark.parametrize("method", ["interpolated", "karnopp"])
def test_fixed_steps_have_the_same_pictures(model, method):
    """Events are known to a step: the mass slips at 15 s, sticks SLIP later and stays until 20 s."""
    run = symgen.simulate(model, 20.0, method=method, dt=0.05)
    figure, phases = run.plot(joints="x"), [[0.0, 15.0], [15.0 + SLIP, 20.0]]
    np.testing.assert_allclose(extents(marked(axes(figure)["qd / (m/s)"].patches, "stick")), phases, atol=0.1)
    assert len(marked(axes(figure)["friction / N"].collections, "band")) == 2
    (portrait,) = run.phase_portrait("x").axes
    assert len(marked(portrait.lines, "stick")) == 2


@pytest.mark.parametrize("layout", ["overview", "karnopp"])
def test_bands_have_the_static_friction(run, layout):
    """1.5 N either way while the mass sticks, and the force that held it reaches -1.5 N where it breaks away."""
    axis = axes(run.plot(joints="x", layout=layout))["friction / N"]
    bands = marked(axis.collections, "band")
    assert len(bands) == len(PHASES)
    for band, phase in zip(bands, PHASES, strict=True):
        (edge,) = (path.vertices for path in band.get_paths())
        np.testing.assert_allclose([edge[:, 0].min(), edge[:, 0].max()], phase, atol=WITHIN)
        np.testing.assert_allclose(np.abs(edge[:, 1]), 1.5, rtol=1e-12)
    line = max(axis.lines, key=lambda drawn: len(drawn.get_xdata()))
    t, force = line.get_data()
    held = t[np.isclose(force, -1.5, atol=WITHIN)]
    np.testing.assert_allclose(held, STARTS, atol=WITHIN)


def test_bands_have_the_parameters_and_inputs_of_the_run():
    """Friction of 1.2 N static and 0.8 N sliding; the belt's motion is an input."""
    text = BELT.replace("0.1*t", "prescribed").replace("coulomb: 1, static: 1.5", "coulomb: F, static: 1.5*F")
    chain = loads_chain(text.replace("joints:", "parameters: {F: 1}\njoints:"))
    inputs = {"belt_q": "0.1*t", "belt_qd": 0.1, "belt_qdd": 0.0}
    run = symgen.simulate(symgen.build_model(chain, "numpy"), 20.0, inputs=inputs, params={"F": 0.8})
    axis = axes(run.plot(joints="x"))["friction / N"]
    bands = marked(axis.collections, "band")
    edges = np.concatenate([path.vertices for band in bands for path in band.get_paths()])
    assert len(bands) == 2
    np.testing.assert_allclose(np.abs(edges[:, 1]), 1.2, rtol=1e-12)
    assert edges[edges[:, 0] < 13.0, 0].max() == pytest.approx(12.0, abs=WITHIN)  # F_s/(k v)


def test_bands_are_left_out_where_the_limits_are_not_known(chain, run):
    bare = numpy_model(chain, [name for name in NEEDED if name in signatures(assemble(chain))])
    assert "friction_limits" not in bare.functions
    for made in (symgen.simulate(bare, 60.0), replace(run, facts=None)):
        for layout in ("overview", "karnopp"):
            drawn = axes(made.plot(joints="x", layout=layout))
            assert marked(drawn["friction / N"].collections, "band") == []
            assert len(marked(drawn["qd / (m/s)"].patches, "stick")) == len(PHASES)


def test_joints_are_chosen_by_name(run):
    whole, chosen = axes(run.plot()), axes(run.plot(joints=["x"]))
    assert list(whole) == list(chosen) == ["q / m", "qd / (m/s)", "tau / N", "friction / N", "energy / J"]
    assert [len(drawn["q / m"].lines) for drawn in (whole, chosen)] == [2, 1]
    t, q = chosen["q / m"].lines[0].get_data()
    np.testing.assert_allclose(q, run.at(t).q[:, 1], atol=WITHIN)
    assert [text.get_text() for text in chosen["q / m"].get_legend().get_texts()] == ["x"]
    belt = axes(run.plot(joints="belt"))
    assert "friction / N" not in belt
    assert events(belt["qd / (m/s)"]) == {}


def test_curves_are_those_of_the_motion_not_of_the_steps(run):
    """Straight lines between the points miss the rate by less than a line is wide.

    From F_s = 1.5 and F_k = 1 on the spring's length is u = 1 + 0.5 cos s + 0.1 sin s, and x = u - 0.1 t.
    """
    figure = run.plot(joints="x")
    t, rate = axes(figure)["qd / (m/s)"].lines[0].get_data()
    for begin, end in zip(STARTS, STOPS, strict=True):
        fine = np.linspace(begin, min(end, 60.0), 500)
        exact = 0.1 * np.cos(fine - begin) - 0.5 * np.sin(fine - begin) - 0.1
        assert np.max(np.abs(np.interp(fine, t, rate) - exact)) < 0.002 * np.ptp(exact)


def test_karnopp_s_layout(run):
    """A column for each joint: velocity, friction below it, force at the bottom, in one scale of time."""
    figure = run.plot(joints=["x", "belt"], layout="karnopp")
    labels = ["qd / (m/s)", "friction / N", "tau / N"]
    assert [axis.get_ylabel() for axis in figure.axes] == [name for name in labels for _ in range(2)]
    assert [axis.get_title() for axis in figure.axes[:2]] == ["x", "belt"]
    assert [axis.get_xlabel() for axis in figure.axes] == ["", "", "", "", "t / s", "t / s"]
    assert len({axis.get_xlim() for axis in figure.axes}) == 1


def test_units_of_joints_that_turn():
    run = symgen.simulate(event_model(loads_chain(PENDULUM), "numpy"), 1.0, q=[1.0])
    assert list(axes(run.plot(layout="karnopp"))) == ["qd / (rad/s)", "friction / (N m)", "tau / (N m)"]
    labels = ["q / rad", "qd / (rad/s)", "tau / (N m)", "friction / (N m)", "energy / J"]
    assert list(axes(run.plot())) == labels
    assert run.phase_portrait("swing").axes[0].get_xlabel() == "q / rad"


def test_a_phase_portrait(run, tmp_path):
    """From rest and back to it in arcs of an ellipse: (x + s)^2 + (qd + v)^2 is constant from slip to stick."""
    (axis,) = run.phase_portrait("x", tmp_path / "x.png").axes
    assert (axis.get_xlabel(), axis.get_ylabel(), axis.get_title()) == ("q / m", "qd / (m/s)", "x")
    assert len(marked(axis.lines, "stick")) == len(PHASES)
    assert sum(map(len, events(axis).values())) == EVENTS
    for line in marked(axis.lines, "event"):
        np.testing.assert_array_equal(line.get_ydata(), 0.0)
    assert axis.lines[0].get_ydata().min() == pytest.approx(-0.1 - np.hypot(0.1, 0.5), abs=1e-4)  # between samples
    assert (tmp_path / "x.png").read_bytes().startswith(b"\x89PNG")


def test_names_are_text(run):
    named = replace(run, q_names=("_belt", "$x_1$"))
    for figure in (named.plot(), named.plot(layout="karnopp"), named.phase_portrait("$x_1$")):
        figure.draw_without_rendering()
    texts = [text.get_text() for text in axes(named.plot())["q / m"].get_legend().get_texts()]
    assert texts == [" _belt", r"\$x_1\$"]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"joints": "X"}, "joints: there is no joint 'X'; "),
        ({"joints": []}, "joints: one name or more, each once"),
        ({"joints": ["x", "x"]}, "joints: one name or more, each once"),
        ({"layout": "grid"}, "layout: 'grid' is not one of overview, karnopp"),
    ],
)
def test_wrong_choices_are_named(run, given, words):
    with pytest.raises(ArgumentError, match=words):
        run.plot(**given)


MISSING = """
import sys
sys.modules["matplotlib"] = None
import symgen
from symgen.describe.load import loads_chain
from symgen.errors import SimulationError
from tests.simulate.test_event_forms import PENDULUM
run = symgen.simulate(symgen.build_model(loads_chain(PENDULUM), "numpy"), 0.1, q=[1.0])
for name, given in {"plot": (), "phase_portrait": ("swing",), "animate": ("a.gif",)}.items():
    try:
        getattr(run, name)(*given)
    except SimulationError as missing:
        assert f"{name} needs matplotlib: pip install 'symgen[plot]'" in str(missing), missing
    else:
        raise SystemExit(name)
run.animate(sys.argv[1])
"""


def test_matplotlib_is_named_when_it_is_missing(tmp_path):
    """The page needs none."""
    page = tmp_path / "a.html"
    found = subprocess.run([sys.executable, "-c", MISSING, str(page)], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert page.exists()
