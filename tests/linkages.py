"""Closed loops for tests of all stages: the mechanisms of `data/mechanisms.json`, and seeded random linkages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from symgen.describe.chain import Chain
from symgen.describe.load import loads_chain

NUMBERS: dict[str, Any] = json.loads((Path(__file__).parent / "data/mechanisms.json").read_text(encoding="utf-8"))
"""Mechanisms with the results of two independent codes; see `about` of each."""

HEAD = "symgen: 1\nname: {name}\ngravity: [0, {g}, 0]\n"


def body(numbers: dict[str, Any]) -> str:
    """Mass, mass centre and inertia of a planar body as keys of a joint."""
    x, y = numbers.get("com", (0, 0))
    return f"mass: {numbers['mass']}, com: [{x}, {y}, 0], inertia: {{zz: {numbers.get('inertia', 0)}}}"


def slider_crank(name: str = "slider_crank", forces: str = "", **slider: Any) -> Chain:
    """The slider-crank of a case; `slider` adds keys to its slider."""
    case = NUMBERS[name]
    g, bodies = case["geometry"], case["bodies"]
    if forces:
        forces = f"forces: {{{forces}}}\n"
    more = "".join(f", {key}: {value}" for key, value in slider.items())
    return loads_chain(f"""{HEAD.format(name=name, g=-9.81 if "state" in case else 0)}
parameters: {{r: {g["r"]}, l: {g["l"]}, e: {g.get("e", 0)}}}
joints:
  - {{name: crank, type: revolute, place: {{xyz: [0, 0, 0]}}, {crank(bodies["crank"])}}}
  - {{name: rod, type: revolute, actuated: false, place: {{xyz: [r, 0, 0]}}, {body(bodies["rod"])}}}
  - {{name: slider, type: prismatic, parent: base, actuated: false, place: {{xyz: [0, e, 0], axis: [1, 0, 0]}},
     {body(bodies["slider"])}{more}}}
loops:
  - {{name: B, type: revolute, between: [{{joint: rod, at: [l, 0, 0]}}, {{joint: slider}}], branch: right}}
{forces}""")


def crank(numbers: dict[str, Any]) -> str:
    """A crank's body, whose inertia may be that about its pin."""
    if "inertia_about_pin" not in numbers:
        return body(numbers)
    return f"mass: 0, inertia: {{zz: {numbers['inertia_about_pin']}}}"


def four_bar(branch: str = "branch: left", forces: str = "", friction: dict[str, str] | None = None) -> Chain:
    """The four-bar of the data; `friction` by pin O, A, B, D, `forces` as in chain files."""
    case, rubbing = NUMBERS["four_bar"], friction or {}
    g, bodies = case["geometry"], case["bodies"]
    keys = {pin: f", friction: {{{rubbing[pin]}}}" if pin in rubbing else "" for pin in "OABD"}
    if forces:
        forces = f"forces: {{{forces}}}\n"
    return loads_chain(f"""{HEAD.format(name="four_bar", g=0 if friction else -9.81)}
parameters: {{a: {g["crank"]}, b: {g["coupler"]}, c: {g["rocker"]}, f: {g["frame"]}}}
joints:
  - {{name: crank, type: revolute, place: {{xyz: [0, 0, 0]}}, {body(bodies["crank"])}{keys["O"]}}}
  - {{name: coupler, type: revolute, actuated: false, place: {{xyz: [a, 0, 0]}}, {body(bodies["coupler"])}{keys["A"]}}}
  - {{name: rocker, type: revolute, parent: base, actuated: false, place: {{xyz: [f, 0, 0]}},
     {body(bodies["rocker"])}{keys["D"]}}}
loops:
  - {{name: B, type: revolute, between: [{{joint: coupler, at: [b, 0, 0]}}, {{joint: rocker, at: [c, 0, 0]}}],
     {branch}{keys["B"]}}}
{forces}""")


def boom_with_screw() -> Chain:
    """The boom that a screw in a triangle drives; the motor's torque acts along the screw."""
    case = NUMBERS["boom_with_screw"]
    bodies, torque = case["bodies"], case["state"]["motor_torque"]
    barrel, rod = bodies["barrel"], bodies["rod"]
    barrel, rod = {**barrel, "com": [barrel["from_P"], 0]}, {**rod, "com": [-rod["back_from_Q"], 0]}
    return loads_chain(f"""{HEAD.format(name="boom", g=-9.81)}
joints:
  - {{name: boom, type: revolute, place: {{xyz: [0, 0, 0]}}, {body(bodies["boom"])}}}
  - {{name: barrel, type: revolute, parent: base, actuated: false, place: {{xyz: [0.5, -0.4, 0]}}, {body(barrel)}}}
  - {{name: screw, type: prismatic, actuated: false, place: {{xyz: [0, 0, 0], axis: [1, 0, 0]}}, {body(rod)},
     drive: {{lead_per_turn: 0.01, inertia: 0.0002}}}}
loops:
  - {{name: Q, type: revolute, between: [{{joint: boom, at: [0.9*cos(0.1), 0.9*sin(0.1), 0]}}, {{joint: screw}}],
     branch: right}}
forces: {{screw: {torque}*2*pi/0.01}}
""")
