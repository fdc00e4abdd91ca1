"""Chains with rigid stops, and the instants at which a ball bounces."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

import symgen
from symgen.describe.load import loads_chain

G = 9.81

BALL = """symgen: 1
name: ball
gravity: [0, 0, -9.81]
parameters: {e: 0.5}
joints:
  - {name: z, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 2, stop: {lower: 0, restitution: e}}
"""

PUSHED = """symgen: 1
name: pushed
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2,
     limits: {upper: 1}, stop: limitsFRICTION}
"""

PAIR = """symgen: 1
name: pair
gravity: [0, 0, 0]
joints:
  - {name: a, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, stop: {upper: 1, restitution: 0.6}}
  - {name: b, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, stop: {upper: 2, restitution: 0.2}}
"""


def built(text: str) -> Any:
    return symgen.build_model(loads_chain(text))


def bounces(height: float, e: float, count: int) -> tuple[list[float], float]:
    """Instants of the first impacts of a body that falls from a height, and their limit."""
    first = math.sqrt(2.0 * height / G)
    flights = [2.0 * first * e**k for k in range(1, count)]
    return list(np.cumsum([first, *flights])), first * (1.0 + e) / (1.0 - e)


BACKLASH = """symgen: 1
name: backlash
gravity: [0, 0, 0]
joints:
  - {name: a, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1FRICTION}
  - {name: b, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2FRICTION}
  - {name: gap, type: prismatic, parent: base, place: {xyz: [0, 0, 0]},
     stop: {lower: -0.1, upper: 0.1, restitution: 0.5}}
coupled: {gap: a - b}
"""
