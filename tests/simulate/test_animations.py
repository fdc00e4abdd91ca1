"""Animations: places against closed forms, frames of a GIF, a page that is well formed and needs no network."""

import re
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationError
from symgen.simulate.film import filmed
from symgen.simulate.view import projection
from tests.simulate.test_event_forms import BELT, PENDULUM
from tests.viewer.browser import Page, browsed

UP = np.array([0.0, 9.81, 0.0])


@pytest.fixture(scope="module")
def run():
    return symgen.simulate(symgen.build_model(loads_chain(PENDULUM), "numpy"), 1.2, q=[1.2])


def page(run, path, **more):
    text = run.animate(path, **more).read_text(encoding="utf-8")
    found = Page(text)
    return text, found, found.scene


def test_a_page_has_the_motion(run, tmp_path):
    """Coordinates are written with nine digits; a chain without points is followed at its mass centre."""
    _, found, scene = page(run, tmp_path / "a.html")
    assert found.title == "pendulum"
    t = np.array(scene["film"]["t"])
    np.testing.assert_allclose(t, np.linspace(0.0, 1.2, 31), atol=1e-9)
    q = run.at(t).q[:, 0]
    np.testing.assert_allclose(np.array(scene["film"]["q"])[:, 0], q, rtol=1e-8)
    assert scene["points"] == [["swing mass centre", 0, [0, -0.5, 0]]]
    assert scene["gravity"] == [0, -9.81, 0]
    name, slides, lower, upper, start = scene["sliders"][0]
    assert (name, slides, start) == ("swing", 0, 1.2)
    assert lower <= q.min() <= q.max() <= upper


def test_pictures_are_flat_for_a_gif(run):
    """The pendulum's centre of mass is at 0.5 (sin q, -cos q)."""
    film = filmed(run, 1.0, 25.0)
    drawing, flat = film.drawing, film.flat()
    base, joint, tip = np.moveaxis(flat.nodes, 1, 0)
    assert (drawing.edges, drawing.joints) == (((0, 1), (1, 2)), (-1, 0, -1))
    assert not np.any(base)
    assert not np.any(joint)
    q = film.q[:, 0]
    np.testing.assert_allclose(tip, 0.5 * np.column_stack([np.sin(q), -np.cos(q)]), atol=1e-12)
    left, right, low, high = flat.box
    assert np.all((left < tip[:, 0]) & (tip[:, 0] < right) & (low < tip[:, 1]) & (tip[:, 1] < high))


def test_a_chain_has_the_parameters_of_the_run(tmp_path):
    """Points come first, and a link that has one ends there; gravity along x is down in the picture."""
    text = PENDULUM.replace("[0, -9.81, 0]", "[9.81, 0, 0]").replace("joints:", "parameters: {l: 1}\njoints:")
    chain = loads_chain(text + "points:\n  tip: {joint: swing, at: [l, 0, 0]}\n")
    run = symgen.simulate(symgen.build_model(chain, "numpy"), 0.2, q=[0.4], params={"l": 2.0})
    film = filmed(run, 1.0, 5.0)
    assert film.drawing.scene.points[0].at == (2.0, 0.0, 0.0)
    q = run.q[[0, -1], 0]
    np.testing.assert_allclose(film.flat().nodes[:, 2], 2.0 * np.column_stack([np.sin(q), -np.cos(q)]), atol=1e-12)


def test_a_page_needs_no_network(run, tmp_path):
    text, found, _ = page(run, tmp_path / "a.html")
    assert not re.search(r"https?:|//|url\(|@import|\bfetch\b|XMLHttpRequest|\bimport\b", text)
    assert not {name for name, _ in found.attributes} & {"src", "href", "srcset", "data", "action"}
    assert not {"link", "img", "iframe", "object"} & set(found.tags)
    (policy,) = [value for name, value in found.attributes if name == "content" and value.startswith("default")]
    assert policy.startswith("default-src 'none'")
    assert {"canvas", "input", "button"} <= set(found.tags)
    assert ("name", "viewport") in found.attributes


def test_stuck_joints_are_told(tmp_path):
    """The belt's mass sticks until 15 s, then slips for 2 (pi - arctan 5) = 3.5 s; at 15 s itself either is right."""
    run = symgen.simulate(symgen.build_model(loads_chain(BELT), "numpy"), 20.0)
    _, _, scene = page(run, tmp_path / "a.html", speed=10.0, fps=10.0)
    assert scene["film"]["t"] == list(range(21))
    stuck = scene["film"]["stuck"]
    assert [stuck[t] for t in range(21) if t != 15] == [[1] if t < 15 or t >= 19 else [] for t in range(21) if t != 15]
    assert [slider[1] for slider in scene["sliders"]] == [1, 1]


def test_a_gif_has_its_frames(run, tmp_path):
    with Image.open(run.animate(tmp_path / "new" / "a.gif", fps=10.0)) as film:
        assert film.n_frames == 13
        assert film.info["duration"] == 100
        assert film.info["loop"] == 0
        pictures = []
        for k in (0, 6):
            film.seek(k)
            pictures.append(np.asarray(film.convert("RGB"), dtype=float))
    assert np.any(pictures[0] != pictures[1])


def test_the_same_motion_gives_the_same_files(run, tmp_path):
    for end in ("gif", "html"):
        first, second = (run.animate(tmp_path / f"{k}.{end}", fps=5.0).read_bytes() for k in range(2))
        assert first == second


def test_fixed_steps_are_animated_by_their_rows(tmp_path):
    model = symgen.build_model(loads_chain(PENDULUM), "numpy")
    run = symgen.simulate(model, 0.5, q=[1.2], dt=0.01)
    _, _, scene = page(run, tmp_path / "a.html", fps=100.0)
    np.testing.assert_allclose(np.array(scene["film"]["q"]), run.q, rtol=1e-8)


@pytest.mark.parametrize(
    ("name", "more", "words"),
    [
        ("a.mp4", {}, "animations are written as .gif or .html, not as '.mp4'"),
        ("a.html", {"speed": 0.0}, "speed: must be"),
        ("a.html", {"fps": -1.0}, "fps: must be"),
        ("a.html", {"speed": 1e-4}, "speed: 300000 pictures; at most 5000"),
    ],
)
def test_wrong_arguments_are_named(run, tmp_path, name, more, words):
    with pytest.raises(ArgumentError, match=words):
        run.animate(tmp_path / name, **more)


def test_a_trajectory_without_a_chain_is_refused(run, tmp_path):
    with pytest.raises(SimulationError, match="the chain behind this trajectory is not known"):
        replace(run, facts=None).animate(tmp_path / "a.html")


@pytest.mark.parametrize(
    ("places", "up", "right", "above"),
    [
        ([[1, 0, 0], [0, 1, 0]], UP, [1, 0, 0], [0, 1, 0]),
        ([[1, 0, 0], [0, 0, 1]], [0, 0, 9.81], [1, 0, 0], [0, 0, 1]),
        ([[0, 1, 0], [0, 0, 1]], [0, 0, 9.81], [0, 1, 0], [0, 0, 1]),
        ([[1, 0, 0], [0, 1, 0]], [-9.81, 0, 0], [0, 1, 0], [-1, 0, 0]),
        ([[1, 0, 0], [0, 1, 0]], [0, 0, 0], [1, 0, 0], [0, 1, 0]),
        ([[1, 0, 0], [0, 1, 0]], [0, 0, 9.81], [1, 0, 0], [0, 1, 0]),
        ([[1, 0, 0], [2, 0, 0]], [0, 0, 9.81], [1, 0, 0], [0, 0, 1]),
        ([[0, 0, 1], [0, 0, 2]], [0, 0, 9.81], [1, 0, 0], [0, 0, 1]),
        ([[0, 0, 0], [0, 0, 0]], UP, [1, 0, 0], [0, 1, 0]),
    ],
)
def test_flat_motions_are_seen_straight_on(places, up, right, above):
    """The vertical is up, and the other direction of the plane points along a positive axis."""
    nodes = np.array([[[0.0, 0.0, 0.0], place] for place in places])
    np.testing.assert_allclose(projection(nodes, np.array(up, dtype=float)), [right, above], atol=1e-12)


def test_motions_in_space_are_seen_from_above_and_aside():
    places = np.random.default_rng(3).normal(size=(9, 4, 3))
    right, above = projection(places, np.array([0.0, 0.0, 9.81]))
    np.testing.assert_allclose([right @ right, above @ above, right @ above, right[2]], [1, 1, 0, 0], atol=1e-12)
    assert 0.9 < above[2] < 1.0


USE = """
const [viewer] = viewers, told = {};
const look = (name) => {
  const pixels = viewer.canvas.getContext("2d").getImageData(0, 0, viewer.canvas.width, viewer.canvas.height).data;
  let orange = 0;
  for (let k = 0; k < pixels.length; k += 4) {
    orange += pixels[k] > 120 && pixels[k + 1] < 0.55 * pixels[k] && pixels[k + 2] < 8 && pixels[k + 3] > 250;
  }
  const texts = viewer.rows.map(({ value }) => value.textContent);
  told[name] = [viewer.clock.textContent, viewer.button.textContent, viewer.q, texts, orange];
};
const slide = (frame) => {
  viewer.time.value = frame;
  viewer.time.dispatchEvent(new Event("input"));
};
slide(7);
look("slid");
slide(viewer.last);
look("end");
viewer.button.click();
look("clicked");
for (const [name, now] of [["first", 1000], ["half", 2000], ["whole", 4000]]) {
  viewer.tick(now);
  look(name);
}
return told;
"""
"""Moves the player's slider and presses its button as a person would, then lets time go by."""


@pytest.mark.needs("chromium")
def test_a_browser_plays_the_page(tmp_path):
    """Player, button and pictures in headless Chromium: times, places and stuck joints are those of the motion."""
    run = symgen.simulate(symgen.build_model(loads_chain(BELT), "numpy"), 20.0)
    text = run.animate(tmp_path / "a.html", speed=10.0, fps=10.0).read_text(encoding="utf-8")
    wrong, seen = browsed(text, tmp_path, USE)
    assert wrong == ""
    assert [seen[name][:2] for name in ("slid", "end")] == [["7.000 s", "Play"], ["20.000 s", "Play"]]
    assert seen["clicked"][:2] == ["20.000 s", "Pause"]
    assert seen["first"][:2] == ["0.000 s", "Pause"]
    assert [seen[name][:2] for name in ("half", "whole")] == [["10.000 s", "Pause"], ["20.000 s", "Play"]]
    for name, t in (("slid", 7.0), ("half", 10.0), ("end", 20.0)):
        assert seen[name][2] == pytest.approx(run.at(t).q, abs=1e-8)
        assert seen[name][3] == [f"{seen[name][2][0]:.4f} m", f"{seen[name][2][1]:.4f} m, stuck"]
        assert seen[name][4] > 100  # orange, of a joint that sticks
