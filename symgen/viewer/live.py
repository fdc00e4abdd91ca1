"""A mechanism that moves in the page: its emitted code as a WebAssembly module, with sliders for its parameters."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from symgen.viewer.scene import script_json

__all__ = ["LiveParameter", "LivePart", "live_element", "live_script"]


@dataclass(frozen=True, slots=True)
class LiveParameter:
    """A run-time parameter, which moves no place of the chain in space.

    Attributes:
        name, unit, doc: as in the description.
        place: among all run-time parameters.
        value: of the motion that the page shows.
    """

    name: str
    unit: str
    doc: str
    place: int
    value: float


@dataclass(frozen=True, slots=True)
class LivePart:
    """The module and what the page needs to run it.

    Attributes:
        module: WebAssembly that exports `parameters`, `defaults`, `prepare`, `q`, `qd`, `mode`, `start`, `step`.
        values: of all run-time parameters.
        parameters: with a slider.
        sticks: for each coordinate, whether its joint can stick.
        rates: at the start.
        rules: texts of the rules on parameters, counted from 1.
        dt: of the steps, s.
    """

    module: bytes
    values: Sequence[float]
    parameters: Sequence[LiveParameter]
    sticks: Sequence[bool]
    rates: Sequence[float]
    rules: Sequence[str]
    dt: float


def live_script() -> str:
    """The script, which stands once behind that of the viewer."""
    return (Path(__file__).parent / "live.js").read_text(encoding="utf-8")


def live_element(part: LivePart) -> str:
    """Buttons, sliders and the module, for the viewer that stands before; texts are data in it."""
    data = {
        "module": b64encode(part.module).decode("ascii"),
        "values": list(part.values),
        "places": [parameter.place for parameter in part.parameters],
        "sticks": [int(sticks) for sticks in part.sticks],
        "rates": list(part.rates),
        "rules": list(part.rules),
        "dt": part.dt,
    }
    sliders = "\n".join(_slider(parameter) for parameter in part.parameters)
    return f"""<div class="live" hidden>
<h3>Moved here</h3>
<p>The emitted C itself, compiled for this page, takes the pose above and moves on from it, with exact friction.</p>
<div class="viewer-bar">
<button class="live-run" type="button">Let go</button>
<button class="live-again" type="button">Back to the start</button>
<span class="live-said" role="status"></span>
</div>
<div class="live-parameters">
{sliders}
</div>
<script type="application/json" class="live-data">{script_json(data)}</script>
</div>"""


def _slider(parameter: LiveParameter) -> str:
    """From nothing to twice the value; about zero from -1 to 1."""
    low, high = sorted((0.0, 2.0 * parameter.value)) if parameter.value else (-1.0, 1.0)
    told = f"{parameter.name}{f', {parameter.doc}' if parameter.doc else ''}"
    return (
        f'<div class="live-parameter"><label title="{escape(told)}"><span>{escape(parameter.name)}</span>'
        f'<output data-unit="{escape(parameter.unit)}"></output></label>'
        f'<input type="range" min="{low!r}" max="{high!r}" step="any" value="{parameter.value!r}" '
        f'aria-label="{escape(told)}"></div>'
    )
