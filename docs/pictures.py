"""Draws the pictures of the README and the pages into docs/images: `make pictures`.

    two_link.svg       figure of the arm of the README, and its motion until both joints stick
    door_*.svg         equations, a model for a controller, a simulator: the doors of the first page
    strip.svg          figures of eight mechanisms of the gallery
    gallery_*.svg      figures of five mechanisms of each of its chapters
    stick_slip.svg     a block on a belt: it sticks, breaks away, slides, sticks again
    hoop.svg           what loads a pin, and what loads a bead on a hoop
    bristle.svg        presliding and stick-slip with a bristle, and with exact rest
    architecture.svg   the stages, and the records between them

All read well on light and on dark pages, and are the same on every machine but for the last digits of curves.
"""

from __future__ import annotations

import io
import math
import re
from functools import partial
from html import escape
from pathlib import Path

import symgen
from symgen.describe import examples

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
ARM = ROOT / "examples" / "two_link.yaml"

WIDTH, HEIGHT, MARGIN = 760, 330, 14
"""Of the picture of the arm, px."""

FIGURE = 290
"""Its left part, px."""

TEXT = 'font-family="Helvetica,Arial,sans-serif"'
BLUE, ORANGE, GREEN, GREY = "#3b6ea5", "#c8622d", "#3d8b6d", "#7d8590"


def arm() -> str:
    """The figure of the arm, and beside it its coordinates and rates over time; stick phases are shaded."""
    figure = symgen.chain_figure(ARM, q={"shoulder": 0.45, "elbow": 0.8}).to_svg()
    run = symgen.simulate(ARM, 8.0, q={"shoulder": 0.3}, sample=0.01)
    left = placed(figure, MARGIN, MARGIN, FIGURE - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    right = placed(plot(run), FIGURE, MARGIN, WIDTH - FIGURE - MARGIN, HEIGHT - 2 * MARGIN)
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#ffffff"/>'
    words = "The arm of examples/two_link.yaml and its motion until both joints stick"
    return document(WIDTH, HEIGHT, words, [paper, f'<g color="#000000">{left}</g>', right])


def plot(run: symgen.Trajectory) -> str:
    """Coordinates and rates as one SVG."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "symgen", "svg.fonttype": "path", "font.size": 9}):
        drawing = Figure(figsize=(4.9, 3.3), layout="constrained")
        above, below = drawing.subplots(2, 1, sharex=True)
        for k, (name, colour) in enumerate(zip(run.q_names, (BLUE, ORANGE), strict=True)):
            above.plot(run.t, run.q[:, k], color=colour, label=name)
            below.plot(run.t, run.qd[:, k], color=colour)
            at_rest = run.mode[:, k] == 0
            level = -9.5 - 1.2 * k
            below.fill_between(run.t, level, level + 0.9, where=at_rest, color=colour, linewidth=0)
        above.set_ylabel("q in rad")
        above.legend(loc="lower right", bbox_to_anchor=(1.0, 0.97), ncols=2, frameon=False)
        below.set_ylabel("rate in rad/s")
        below.set_xlabel("t in s; bars: the joint sticks")
        for axes in (above, below):
            axes.margins(x=0)
            axes.grid(alpha=0.25)
            axes.spines[["top", "right"]].set_visible(False)
        stream = io.StringIO()
        drawing.savefig(stream, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    return stream.getvalue()


def placed(svg: str, x: float, y: float, width: float, height: float) -> str:
    """An SVG document as an element of another, fitted into a rectangle."""
    body = svg[svg.index("<svg") :]
    box = re.search(r'viewBox="([^"]*)"', body)[1]
    inner = re.sub(r"\.[\w-]+\{max-width:100%;height:auto\}", "", body[body.index(">") + 1 :], count=1)
    name = re.search(r'<svg[^>]*\bclass="([^"]*)"', body)
    css = f' class="{name[1]}"' if name else ""
    links = ' xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'<svg{css}{links} x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{box}">{inner}'


def hoop() -> str:
    """A pin with its link, and a bead on its hoop, with the parts of the reaction that press them."""
    size, radius, angle = 300, 60, math.radians(40.0)
    parts = [tip("tip-load", ORANGE), tip("tip-free", GREY)]
    panels = (
        ("normal: radial", "a pin: N = |across the axis|", True),
        ("normal: hoop", "a bead: N = |towards the centre and along the axis|", False),
    )
    for k, (key, words, pin) in enumerate(panels):
        x, y = 10 + (k + 0.4) * size, 118.0
        bead = x + radius * math.sin(angle), y + radius * math.cos(angle)
        along, across = (math.sin(angle), math.cos(angle)), (math.cos(angle), -math.sin(angle))
        if pin:
            parts.append(line((x, y), bead, BLUE, 5.0))
            parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="15" fill="none" stroke="{BLUE}" stroke-width="2.5"/>')
        else:
            parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius}" fill="none" stroke="{BLUE}" stroke-width="2.5"/>')
        parts.append(f'<circle cx="{bead[0]:.1f}" cy="{bead[1]:.1f}" r="8" fill="{BLUE}"/>')
        foot = (x, y) if pin else bead
        for way, pressed in ((along, True), (across, pin)):
            sign = -1.0 if way is along else 1.0
            end = foot[0] + sign * 46 * way[0], foot[1] + sign * 46 * way[1]
            colour, name = (ORANGE, "tip-load") if pressed else (GREY, "tip-free")
            dashes = "" if pressed else ' stroke-dasharray="4 3"'
            parts.append(line(foot, end, colour, 2.2, f'{dashes} marker-end="url(#{name})"'))
        colour = GREY if pin else ORANGE
        out = foot[0] + (-34 if pin else 20), foot[1] + 20
        parts.append(
            f'<circle cx="{out[0]:.1f}" cy="{out[1]:.1f}" r="6" fill="none" stroke="{colour}" stroke-width="1.8"/>'
        )
        parts.append(f'<circle cx="{out[0]:.1f}" cy="{out[1]:.1f}" r="1.8" fill="{colour}"/>')
        parts.append(label(key, 10 + k * size, 22, bold=True))
        parts.append(label(words, 10 + k * size, 38))
    parts.append(label("orange: presses and rubs; grey: does not; a dot in a circle: along the axis", 10, 208))
    return document(2 * size + 20, 216, "What loads a pin, and what loads a bead on a hoop", parts)


def tip(name: str, colour: str) -> str:
    """The tip of an arrow, to be named."""
    path = f'<path d="M0,0 L6,3 L0,6 z" fill="{colour}"/>'
    box = 'markerWidth="8" markerHeight="8" refX="6" refY="3" orient="auto"'
    return f'<defs><marker id="{name}" {box}>{path}</marker></defs>'


def line(start: tuple[float, float], end: tuple[float, float], colour: str, width: float, more: str = "") -> str:
    """A straight line."""
    (a, b), (c, d) = start, end
    place = f'x1="{a:.1f}" y1="{b:.1f}" x2="{c:.1f}" y2="{d:.1f}"'
    return f'<line {place} stroke="{colour}" stroke-width="{width:g}"{more}/>'


RECORDS = (
    ("YAML, URDF, MJCF, Python", "describe", "read and validated; links that bend become rods"),
    ("Chain", "derive, formulate", "Lagrange, recursions, friction laws; which algorithm for which function"),
    ("Program", "passes", "folding, common terms, work that depends on parameters alone moved out"),
    ("Program, optimised", "emit", "templates place what Python decided: C, NumPy, CasADi"),
    ("source files", "compile, model", "compiler, cache, arrays in and out"),
    ("Model", "check, simulate, analyse, identify", "called by stages and by you"),
    ("results", "report", "text, LaTeX, Markdown, HTML"),
    ("pages", "", ""),
)
"""Record, the stage that makes the next one of it, and what that stage does."""


def architecture() -> str:
    """Records as boxes, stages as arrows; the references on the right, from the chain to the check."""
    step, box, wide, left = 62, 30, 170, 10
    parts = [tip("tip", GREY)]
    for k, (record, stage, words) in enumerate(RECORDS):
        y = 8 + k * step
        parts.append(boxed(record, left, y, wide, box, BLUE))
        if stage:
            parts.append(arrow([(left + wide / 2, y + box), (left + wide / 2, y + step - 2)]))
            parts.append(label(stage, left + wide / 2 + 14, y + box + 14, bold=True))
            parts.append(label(words, left + wide / 2 + 14, y + box + 27))
    x, wide_right = 590, 160
    chain, model = 8 + step, 8 + 5 * step
    middle = x + wide_right / 2
    parts.append(arrow([(left + wide, chain + box / 2), (middle, chain + box / 2), (middle, chain + 1.1 * step - 2)]))
    parts.append(arrow([(middle, chain + 1.1 * step), (middle, model + box / 2), (left + wide + 4, model + box / 2)]))
    for k, words in enumerate(("the definition in 50 digits", "plain numeric mechanics")):
        y = chain + (1.1 + 1.3 * k) * step
        parts.append(boxed(words, x, y, wide_right, box, GREEN))
    parts.append(label("reference", middle + 8, chain + 0.75 * step, bold=True))
    parts.append(label("compared by check", middle - 130, model + box / 2 - 8, bold=True))
    return document(WIDTH, 8 + 7 * step + box + 8, "Stages of symgen, and the records between them", parts)


def boxed(words: str, x: float, y: float, width: float, height: float, colour: str) -> str:
    """A filled box with white words."""
    shape = f'<rect x="{x}" y="{y:g}" width="{width}" height="{height}" rx="5" fill="{colour}"/>'
    place = f'x="{x + width / 2:g}" y="{y + height / 2 + 4.5:g}" text-anchor="middle"'
    return f'{shape}<text {place} {TEXT} font-size="13" fill="#ffffff">{escape(words)}</text>'


def label(words: str, x: float, y: float, bold: bool = False) -> str:
    """Words in a grey that is read on white and on black."""
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:g}" y="{y:g}" {TEXT} font-size="11.5" fill="{GREY}"{weight}>{escape(words)}</text>'


def arrow(points: list[tuple[float, float]]) -> str:
    """A line with a tip."""
    path = " ".join(f"{x:g},{y:g}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{GREY}" stroke-width="1.5" marker-end="url(#tip)"/>'


def document(width: float, height: float, title: str, parts: list[str]) -> str:
    """A picture of its own."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>\n"])


DOOR_WIDTH, DOOR_HEIGHT = 300, 190
"""Of a picture of the first page, px."""


def equations_door() -> str:
    """An elastic pendulum, and its equations as a page prints them."""
    figure = symgen.chain_figure(ROOT / "examples" / "gallery" / "elastic_pendulum.yaml", q=[0.45, 1.1]).to_svg()
    rows = (
        r"$m r^2\, \ddot{\theta} + 2 m r\, \dot{\theta}\, \dot{r}$",
        r"$\quad +\; g m r \sin \theta = 0$",
        r"$m \ddot{r} - m r\, \dot{\theta}^2$",
        r"$\quad -\; g m \cos \theta + k\,(r - r_0) = 0$",
    )
    left = placed(figure, 4, 20, 132, 150)
    right = placed(formulas(rows), 134, 16, 162, 158)
    return door("An elastic pendulum and its equations", [f'<g color="#000000">{left}</g>', right])


def formulas(rows: tuple[str, ...]) -> str:
    """Rows of LaTeX as outlines."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "symgen", "svg.fonttype": "path", "mathtext.fontset": "cm"}):
        drawing = Figure(figsize=(2.3, 2.08))
        for k, row in enumerate(rows):
            drawing.text(0.0, 0.86 - 0.25 * k, row, fontsize=13)
        stream = io.StringIO()
        drawing.savefig(stream, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    return stream.getvalue()


def controller_door() -> str:
    """The call of an emitted function, and the chip that it runs on."""
    code = (
        '#include "arm.h"',
        "",
        "void control(void) {",
        "  arm_inverse_dynamics(",
        "      q, qd, qdd, &p, tau);",
        "  drive(tau);",
        "}",
    )
    mono = 'font-family="Menlo,Consolas,monospace" font-size="11.5" fill="#24292f" xml:space="preserve"'
    parts = [f'<text x="14" y="{34 + 19 * k}" {mono}>{escape(row)}</text>' for k, row in enumerate(code)]
    x, y, size = 224, 58, 58
    parts.append(f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="5" fill="{BLUE}"/>')
    for k in range(5):
        at = 7 + 11 * k
        for a, b in (((x + at, y - 9), (x + at, y)), ((x + at, y + size), (x + at, y + size + 9))):
            parts.append(line(a, b, GREY, 3.0))
        for a, b in (((x - 9, y + at), (x, y + at)), ((x + size, y + at), (x + size + 9, y + at))):
            parts.append(line(a, b, GREY, 3.0))
    words = f'{TEXT} font-size="12" fill="#ffffff" text-anchor="middle"'
    parts.append(f'<text x="{x + size / 2}" y="{y + size / 2 + 4}" {words}>C99</text>')
    parts.append(label("no heap, no library, checked", 124, 176))
    return door("The call of an emitted function in a controller", parts)


def simulator_door() -> str:
    """The block on a belt."""
    curve = placed(block_on_belt(3.1, 1.95, 6.0), 2, 2, DOOR_WIDTH - 4, DOOR_HEIGHT - 4)
    return door("A block on a belt that sticks and slips", [curve])


def stick_slip() -> str:
    """The block on a belt, longer."""
    paper = f'<rect width="{WIDTH}" height="250" rx="8" fill="#ffffff"/>'
    return document(
        WIDTH,
        250,
        "A block on a belt: stick, breakaway, slip",
        [paper, placed(block_on_belt(7.8, 2.5, 10.0), 8, 6, WIDTH - 16, 238)],
    )


def block_on_belt(width: float, height: float, until: float) -> str:
    """Rates of the block of `examples/friction/belt.yaml` and of its belt as SVG, `width` by `height` inches."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    run = symgen.simulate(ROOT / "examples" / "friction" / "belt.yaml", until, sample=0.01)
    block = run.q_names.index("x")
    belt = run.qd[:, run.q_names.index("belt")]
    with rc_context({"svg.hashsalt": "symgen", "svg.fonttype": "path", "font.size": 9}):
        drawing = Figure(figsize=(width, height), layout="constrained")
        axes = drawing.subplots()
        axes.plot(run.t, belt, color=GREY, linewidth=1.0, linestyle="--")
        axes.plot(run.t, belt + run.qd[:, block], color=BLUE)
        stuck = {"transform": axes.get_xaxis_transform(), "color": ORANGE, "alpha": 0.18, "linewidth": 0}
        axes.fill_between(run.t, 0, 1, where=run.mode[:, block] == 0, **stuck)
        axes.set_xlabel("t in s; shaded: the block sticks")
        axes.set_ylabel("m/s; dashed: belt")
        axes.margins(x=0)
        axes.spines[["top", "right"]].set_visible(False)
        stream = io.StringIO()
        drawing.savefig(stream, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    return stream.getvalue()


SLIDE = """
symgen: 1
name: slide
gravity: [0, 0, 0]
joints:
  - {{name: x, type: prismatic, place: {{xyz: [0, 0, 0], axis: [1, 0, 0]}}, mass: 1, friction: {friction}}}
"""

FRICTIONS = {
    "bristle": "{lugre: {stiffness: 1e5, damping: 316, viscous: 0.4, coulomb: 1, static: 1.5, "
    "stribeck: {velocity: 0.001}}}",
    "exact rest": "{coulomb: 1, static: 1.5, viscous: 0.4, stribeck: {velocity: 0.001}}",
}


def bristle() -> str:
    """A mass under a force below breakaway, and pulled by a spring, with a bristle and with exact rest."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    from symgen.describe.load import loads_chain

    with rc_context({"svg.hashsalt": "symgen", "svg.fonttype": "path", "font.size": 9}):
        drawing = Figure(figsize=(7.8, 2.7), layout="constrained")
        left, right = drawing.subplots(1, 2)
        for (name, friction), colour, dash in zip(FRICTIONS.items(), (BLUE, ORANGE), ("-", "--"), strict=True):
            chain = loads_chain(SLIDE.format(friction=friction))
            ramp = ([0.0, 1.0, 3.0, 5.0], [0.0, 1.425, -1.425, 1.425])
            run = symgen.simulate(chain, 5.0, tau={"x": ramp}, sample=0.02)
            left.plot(1e6 * run.q[:, 0], run.tau[:, 0], dash, color=colour, linewidth=1.4)
            run = symgen.simulate(chain, 20.0, tau={"x": "2*(0.1*t - x)"}, sample=0.05)
            right.plot(run.t, run.q[:, 0], dash, color=colour, linewidth=1.4, label=name)
        left.set_xlabel("micrometres")
        left.set_ylabel("force below breakaway in N")
        right.set_xlabel("t in s, pulled by a spring")
        right.set_ylabel("m")
        right.legend(frameon=False)
        for axes in (left, right):
            axes.grid(alpha=0.25)
            axes.spines[["top", "right"]].set_visible(False)
        stream = io.StringIO()
        drawing.savefig(stream, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    paper = f'<rect width="{WIDTH}" height="270" rx="8" fill="#ffffff"/>'
    words = "A bristle gives before it slides; exact rest does not"
    return document(WIDTH, 270, words, [paper, placed(stream.getvalue(), 8, 6, WIDTH - 16, 258)])


def door(title: str, parts: list[str]) -> str:
    """A picture of the first page, on white paper."""
    paper = f'<rect width="{DOOR_WIDTH}" height="{DOOR_HEIGHT}" rx="8" fill="#ffffff"/>'
    return document(DOOR_WIDTH, DOOR_HEIGHT, title, [paper, *parts])


STRIP = (
    ("gallery/governor.yaml", None),
    ("gallery/furuta_pendulum.yaml", None),
    ("gallery/trammel.yaml", None),
    ("linkages/four_bar.yaml", None),
    ("linkages/slider_crank.yaml", None),
    ("linkages/toggle_press.yaml", None),
    ("linkages/gripper.yaml", None),
    ("linkages/delta.yaml", None),
)
"""Chains of the strip, and their poses."""


def strip() -> str:
    """Figures of mechanisms side by side."""
    wide, high = WIDTH / 4, 150
    parts = [f'<rect width="{WIDTH}" height="{2 * high}" rx="8" fill="#ffffff"/>']
    for k, (name, pose) in enumerate(STRIP):
        figure = symgen.chain_figure(ROOT / "examples" / name, q=pose).to_svg()
        x, y = (k % 4) * wide, (k // 4) * high
        parts.append(f'<g color="#000000">{placed(figure, x + 8, y + 8, wide - 16, high - 16)}</g>')
    return document(WIDTH, 2 * high, "Eight mechanisms of the gallery", parts)


CHAPTERS = {
    "particles": "double_pendulum elastic_pendulum bead_on_parabola cycloidal_pendulum pendulum_on_slide",
    "pulleys_and_gears": "atwood swinging_atwood planetary_gear rack_and_pinion cam_follower",
    "rigid_bodies": "heavy_top governor rolling_in_cylinder cylinder_on_wedge gyrocompass",
    "linkages": "four_bar quick_return peaucellier scissor_lift delta",
    "friction": "belt dry_pendulum karnopp_masses block_on_incline dupont_screw",
    "vibration": "three_springs unbalanced_machine quarter_car half_car bifilar_pendulum",
    "flexible": "cantilever flexible_joint_arm flexible_two_link milacron",
    "control": "cart_pole furuta_pendulum crane ball_and_beam balancing_robot",
    "robots": "rp_arm scara_arm torso stanford_arm puma560",
}
"""Mechanisms that stand for a chapter of the gallery, in the pose in which their motions start."""


def chapter(name: str) -> str:
    """Figures of a chapter side by side, with the names of the mechanisms below."""
    names = CHAPTERS[name].split()
    wide, high, line = WIDTH / len(names), 150, 22
    parts = [f'<rect width="{WIDTH}" height="{high + line}" rx="8" fill="#ffffff"/>']
    for k, example in enumerate(map(examples.example, names)):
        pose = None if name == "flexible" else list(example.motion.q)  # figures draw a flexible link as a straight one
        figure = symgen.chain_figure(example.path, q=pose).to_svg()
        parts.append(f'<g color="#000000">{placed(figure, k * wide + 8, 8, wide - 16, high - 8)}</g>')
        middle = f'x="{k * wide + wide / 2:g}" y="{high + line / 2:g}" text-anchor="middle"'
        parts.append(f'<text {middle} {TEXT} font-size="10" fill="{GREY}">{escape(example.title)}</text>')
    return document(WIDTH, high + line, f"Mechanisms of the gallery: {name.replace('_', ' ')}", parts)


PICTURES = {
    "two_link.svg": arm,
    "door_equations.svg": equations_door,
    "door_controller.svg": controller_door,
    "door_simulator.svg": simulator_door,
    "strip.svg": strip,
    **{f"gallery_{name}.svg": partial(chapter, name) for name in CHAPTERS},
    "stick_slip.svg": stick_slip,
    "hoop.svg": hoop,
    "bristle.svg": bristle,
    "architecture.svg": architecture,
}

if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        (IMAGES / name).write_text(draw(), encoding="utf-8")
        print(IMAGES / name)
