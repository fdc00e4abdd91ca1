"""Animations: places against closed forms, frames of a GIF, a page that is well formed and needs no network."""

import json
import re
import subprocess
from dataclasses import replace
from html.parser import HTMLParser

import numpy as np
import pytest
from PIL import Image

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationError
from symgen.simulate.view import projection
from tests.simulate.test_event_forms import BELT, PENDULUM

UP = np.array([0.0, 9.81, 0.0])
VOID = {"meta", "input", "link", "br", "img"}


@pytest.fixture(scope="module")
def run():
    return symgen.simulate(symgen.build_model(loads_chain(PENDULUM), "numpy"), 1.2, q=[1.2])


class Page(HTMLParser):
    """A page whose elements are closed in order, as its tags, attributes and the texts of its scripts."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.attributes, self.scripts, self.title = [], [], [], [], ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs
        if tag == "script":
            self.scripts.append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] == "script":
            self.scripts[-1] += data
        if self.open and self.open[-1] == "title":
            self.title += data


WATCH = """<script>
document.documentElement.dataset.wrong = "";
for (const kind of ["error", "securitypolicyviolation"])
  window.addEventListener(kind, (event) => { document.documentElement.dataset.wrong += kind + event.message; });
</script>"""
"""Writes errors of a page into its root element; put before the page's own scripts."""

USE = """<script>
const seen = [];
const look = (name) => {
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height).data;
  const texts = [...document.querySelectorAll("td")].map((cell) => cell.textContent);
  let drawn = 0, orange = 0;
  for (let k = 0; k < pixels.length; k += 4) {
    drawn += pixels[k + 3] > 0;
    orange += pixels[k] === 255 && pixels[k + 1] === 127 && pixels[k + 2] === 14;
  }
  seen.push([name, find("time").textContent, find("play").textContent, texts, drawn, orange]);
};
const slide = (frame) => {
  find("frame").value = frame;
  find("frame").dispatchEvent(new Event("input"));
};
look("start");
slide(7);
look("slid");
slide(last);
look("end");
find("play").click();
look("clicked");
for (const [name, now] of [["first", 1000], ["half", 2000], ["whole", 4000]]) {
  tick(now);
  look(name);
}
document.documentElement.dataset.seen = JSON.stringify(seen);
</script>"""
"""Moves the slider and presses the button of a page, as a person would, then lets time go by; put at its end."""


def browsed(page, folder):
    """The root element's data after the use of a page in a browser: errors, and what was seen in it."""
    text = page.read_text(encoding="utf-8").replace("<title>", WATCH + "<title>", 1).replace("</body>", USE + "</body>")
    (folder / "used.html").write_text(text, encoding="utf-8")
    command = ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder / 'browser'}"]
    command += ["--virtual-time-budget=2000", "--dump-dom", (folder / "used.html").as_uri()]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120)
    root = re.search(r"<html[^>]*>", said.stdout)
    assert root, said.stderr
    data = {}

    class Root(HTMLParser):
        def handle_starttag(self, tag, attrs):
            data.update(attrs)

    Root().feed(root[0])
    return data


def page(run, path, **more):
    text = run.animate(path, **more).read_text(encoding="utf-8")
    found = Page(text)
    return text, found, json.loads(found.scripts[0])


def test_a_page_has_the_motion(run, tmp_path):
    """The pendulum's centre of mass is at 0.5 (sin q, -cos q); places are rounded to 1e-5 of the picture."""
    _, found, motion = page(run, tmp_path / "a.html")
    assert found.title == "pendulum"
    t = np.array(motion["t"])
    np.testing.assert_allclose(t, np.linspace(0.0, 1.2, 31), atol=1e-9)
    q = run.at(t).q[:, 0]
    np.testing.assert_allclose(np.array(motion["q"])[:, 0], q, atol=1e-6)
    base, joint, tip = np.moveaxis(np.array(motion["nodes"]), 1, 0)
    assert (motion["edges"], motion["joints"]) == ([[0, 1], [1, 2]], [-1, 0, -1])
    assert not np.any(base)
    assert not np.any(joint)
    np.testing.assert_allclose(tip, 0.5 * np.column_stack([np.sin(q), -np.cos(q)]), atol=1e-5)
    left, right, low, high = motion["box"]
    assert np.all((left < tip[:, 0]) & (tip[:, 0] < right) & (low < tip[:, 1]) & (tip[:, 1] < high))


def test_a_chain_has_the_parameters_of_the_run(tmp_path):
    """Points come first, and a link that has one ends there; gravity along x is down in the picture."""
    text = PENDULUM.replace("[0, -9.81, 0]", "[9.81, 0, 0]").replace("joints:", "parameters: {l: 1}\njoints:")
    chain = loads_chain(text + "points:\n  tip: {joint: swing, at: [l, 0, 0]}\n")
    run = symgen.simulate(symgen.build_model(chain, "numpy"), 0.2, q=[0.4], params={"l": 2.0})
    _, _, motion = page(run, tmp_path / "a.html", fps=5.0)
    assert (motion["edges"], motion["joints"]) == ([[0, 1], [1, 2]], [-1, 0, -1])
    tip = np.array(motion["nodes"])[:, 2]
    q = run.q[[0, -1], 0]
    np.testing.assert_allclose(tip, 2.0 * np.column_stack([np.sin(q), -np.cos(q)]), atol=1e-4)


def test_a_page_needs_no_network(run, tmp_path):
    text, found, _ = page(run, tmp_path / "a.html")
    assert not re.search(r"https?:|//|url\(|@import|\bfetch\b|XMLHttpRequest|\bimport\b", text)
    assert not {name for name, _ in found.attributes} & {"src", "href", "srcset", "data", "action"}
    assert not {"link", "img", "iframe", "object"} & set(found.tags)
    policy = dict(found.attributes)["content"]
    assert policy.startswith("default-src 'none'")
    assert {"canvas", "input", "button"} <= set(found.tags)
    assert ("name", "viewport") in found.attributes


@pytest.mark.parametrize("name", ["</script><b>x</b>", "<!--", "@MOTION@", '"\\', "a&b", "\u2028", "ä"])
def test_names_are_data(run, tmp_path, name):
    plain, _, _ = page(run, tmp_path / "a.html")
    text, found, motion = page(replace(run, q_names=(name,)), tmp_path / "b.html")
    assert motion["names"] == [name]
    assert found.tags == Page(plain).tags
    assert text.count("<") == plain.count("<")


def test_stuck_joints_are_told(tmp_path):
    """The belt's mass sticks until 15 s, then slips for 2 (pi - arctan 5) = 3.5 s."""
    run = symgen.simulate(symgen.build_model(loads_chain(BELT), "numpy"), 20.0)
    _, _, motion = page(run, tmp_path / "a.html", speed=10.0, fps=10.0)
    assert motion["t"] == list(range(21))
    assert motion["stuck"] == [[0, int(t <= 15 or t >= 19)] for t in range(21)]
    assert motion["units"] == ["m", "m"]


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
    _, _, motion = page(run, tmp_path / "a.html", fps=100.0)
    np.testing.assert_allclose(np.array(motion["q"]), run.q, atol=1e-6)


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


@pytest.mark.needs("chromium")
def test_a_browser_plays_the_page(tmp_path):
    """Slider, button and pictures in headless Chromium: times, places and stuck joints are those of the motion."""
    run = symgen.simulate(symgen.build_model(loads_chain(BELT), "numpy"), 20.0)
    data = browsed(run.animate(tmp_path / "a.html", speed=10.0, fps=10.0), tmp_path)
    assert data["data-wrong"] == ""
    seen = {name: rest for name, *rest in json.loads(data["data-seen"])}
    assert [seen[name][:2] for name in ("slid", "end")] == [["7.000 s", "Play"], ["20.000 s", "Play"]]
    assert [seen[name][:2] for name in ("clicked", "first")] == [["20.000 s", "Pause"], ["0.000 s", "Pause"]]
    assert [seen[name][:2] for name in ("half", "whole")] == [["10.000 s", "Pause"], ["20.000 s", "Play"]]
    for name, t in (("slid", 7.0), ("end", 20.0)):
        (belt, q, _), (mass, x, stuck) = np.reshape(seen[name][2], (2, 3))
        assert (belt, mass) == ("belt", "x")
        assert [float(text.split()[0]) for text in (q, x)] == pytest.approx(run.at(t).q, abs=1e-4)
        assert (q.split()[1], stuck) == ("m", "stuck")  # it has stuck again since 18.5 s
    assert all(picture[3] > 500 for picture in seen.values())  # pixels that are drawn
    assert seen["slid"][4] > 20  # orange, of a joint that sticks
