"""The moving part of a report's page: the emitted step as WebAssembly, and sliders for the parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError
from symgen.pipeline.build import build_of
from symgen.pipeline.choices import options_of
from symgen.pipeline.sources import emitted

if TYPE_CHECKING:
    from symgen.viewer.live import LivePart

__all__ = ["live_part"]

DT = 1e-3
"""Length of the steps, s."""


def live_part(mechanism: Mechanism, values: Mapping[str, float], q: Any, qd: Any) -> LivePart | None:
    """The mechanism as a module for a page; None without ziglang, and for joints that follow external signals.

    Args:
        mechanism: the chain; time is zero where its motion begins.
        values: of all run-time parameters.
        q, qd: (n,), coordinates and rates at the start.

    Raises:
        BuildError: zig refused.
    """
    from symgen.compile.zig import has_zig, webassembly
    from symgen.derive.functions import signatures
    from symgen.emit.c.live import SLOPES, STEP, can_live, live_file
    from symgen.viewer.live import LiveParameter, LivePart

    if not has_zig() or any(joint.motion == "prescribed" for joint in mechanism.own_joints):
        return None
    name = STEP if STEP in signatures(mechanism) else SLOPES
    made = emitted(build_of(mechanism.authored, [name], "c", "float64", None, options_of(("c",), None)))
    function = made.interface.function(name)
    if not can_live(function):
        return None
    module = webassembly((*made.sources, live_file(made.interface, function)))
    sliders = [
        LiveParameter(p.name, p.unit, p.doc, place, values[p.name])
        for place, p in enumerate(made.interface.parameters)
        if not _moves_places(mechanism, values, p.name, q)
    ]
    sticks = [joint.friction is not None for joint in mechanism.own_joints]
    all_values = [values[p.name] for p in made.interface.parameters]
    return LivePart(module, all_values, sliders, sticks, [float(x) for x in qd], made.interface.rules, DT)


def _moves_places(mechanism: Mechanism, values: Mapping[str, float], name: str, q: Any) -> bool:
    """True if a parameter is part of lengths and angles of the chain in space, which the page has as numbers."""
    value = values[name]
    try:
        before, after = (_places(mechanism, {**values, name: x}, q) for x in (value, 1.01 * value or 0.01))
    except ArgumentError:  # loops that close no more
        return True
    return before != after


def _places(mechanism: Mechanism, values: Mapping[str, float], q: Any) -> object:
    """All numbers of the chain in space that say where its parts are."""
    import numpy as np

    from symgen.analyse.drawing import chain_drawing

    scene = chain_drawing(mechanism, values, np.asarray(q, dtype=np.float64)[None]).scene
    return [(link.coordinate, link.before, link.axis, link.after) for link in scene.links], scene.points, scene.closures
