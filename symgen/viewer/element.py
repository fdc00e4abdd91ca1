"""The viewer as markup: picture, player, sliders and readout, all named for those who do not see them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from symgen.viewer.scene import Motion, Scene, Slider, as_json

__all__ = ["element", "script", "style"]

FOLDER = Path(__file__).parent

SCRIPTS = ("kinematics.js", "drawing.js", "viewer.js")

NAMED = 10
"""Joints up to which their names are shown at first."""

RATES = ("0.1", "0.25", "0.5", "1", "2", "4")


def style() -> str:
    """The style sheet, which takes the page's colours --ink, --paper, --line and --head."""
    return (FOLDER / "viewer.css").read_text(encoding="utf-8")


def script() -> str:
    """The script, which stands once at the end of a page and brings every viewer in it to life."""
    return "\n".join((FOLDER / name).read_text(encoding="utf-8") for name in SCRIPTS)


def element(scene: Scene, motion: Motion | None = None, *, autoplay: bool = False) -> str:
    """One viewer; names are data in it, never markup or code.

    Args:
        scene: the chain.
        motion: one that can be played.
        autoplay: play it when the page opens, unless the reader prefers no motion.
    """
    words = f"The chain {scene.name} in space. Arrow keys turn it, plus and minus zoom, 0 shows it as at first."
    data = as_json(scene, motion)
    return f"""<div class="viewer"{" data-autoplay" if autoplay else ""}>
<div>
<canvas class="viewer-canvas" tabindex="0" role="img" aria-label="{escape(words)}"></canvas>
{_player(motion)}<div class="viewer-bar">
{_toggles(scene, motion)}
<button class="viewer-home" type="button">Reset</button>
</div>
<p class="viewer-help">Drag to turn, scroll or pinch to zoom, shift-drag or two fingers to shift.</p>
</div>
<div>
{_sliders(scene.sliders)}
{_points(scene)}
</div>
<script type="application/json" class="viewer-data">{data}</script>
</div>"""


def _player(motion: Motion | None) -> str:
    if motion is None:
        return ""
    rates = "".join(f'<option value="{r}"{" selected" if r == "1" else ""}>{r}x</option>' for r in RATES)
    return f"""<div class="viewer-bar">
<button class="viewer-play" type="button">Play</button>
<input class="viewer-time" type="range" min="0" max="{len(motion.t) - 1}" value="0" step="1" aria-label="time">
<span class="viewer-clock"></span>
<select class="viewer-rate" aria-label="speed of playback">{rates}</select>
</div>
"""


def _toggles(scene: Scene, motion: Motion | None) -> str:
    drawn = sum(link.drawn and link.coordinate != -1 for link in scene.links)
    boxes = [("names", "joint names", drawn <= NAMED)]
    if scene.points:
        boxes.append(("points", "point names", True))
    boxes += [("frames", "frames", False), ("masses", "mass centres", False)]
    if motion is not None and scene.points:
        boxes.append(("trace", f"path of {scene.points[-1].name}", True))
    return "\n".join(
        f'<label><input class="viewer-toggle" type="checkbox" name="{name}"{" checked" if on else ""}>'
        f"{escape(words)}</label>"
        for name, words, on in boxes
    )


def _sliders(sliders: Sequence[Slider]) -> str:
    """Sliders of the joints; those of deformations are folded away, where there are others."""
    if not sliders:
        return ""
    outer = [_slider(k, s) for k, s in enumerate(sliders) if not s.inner]
    inner = [_slider(k, s) for k, s in enumerate(sliders) if s.inner]
    opened = "" if outer else " open"
    folded = f"<details{opened}><summary>Deformations ({len(inner)})</summary>{''.join(inner)}</details>"
    return f"<fieldset><legend>Joints</legend>{''.join(outer)}{folded if inner else ''}</fieldset>"


def _slider(k: int, slider: Slider) -> str:
    ends = "within its limits" if slider.limits else "without limits in the description"
    told = f"{slider.name}, {'given motion' if slider.given else ends}"
    note = " (given)" if slider.given else ""
    return (
        f'<div class="viewer-joint" data-place="{k}"><label title="{escape(told)}">'
        f"<span>{escape(slider.name)}{note}</span><output></output></label>"
        f'<input type="range" min="{slider.lower!r}" max="{slider.upper!r}" step="any" value="{slider.start!r}" '
        f'aria-label="{escape(told)}"></div>'
    )


def _points(scene: Scene) -> str:
    if not scene.points:
        return ""
    rows = "".join(
        f'<tr class="viewer-point"><th scope="row">{escape(point.name)}</th><td></td><td></td><td></td></tr>'
        for point in scene.points
    )
    heads = "".join(f'<th scope="col">{axis} / {escape(scene.length)}</th>' for axis in "xyz")
    return (
        f'<table class="viewer-points"><thead><tr><th scope="col">point</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )
