"""Chains and scenarios of the tests of FMUs, and what lies in their archives."""

from __future__ import annotations

import io
import zipfile

MASSES = """symgen: 1
name: masses
gravity: [0, 0, 0]
inputs: [push]
parameters: {m1: {value: 3, unit: kg}, m2: 0.5, k: {value: 20, unit: N/m}}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m2, friction: {coulomb: 5, static: 7.5}}
  - {name: r, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m1, stiffness: k,
     friction: {coulomb: 2, static: 3}, limits: {lower: -0.5, upper: 0.5}}
forces: {x: "push + max(t - 0.7, 0)"}
"""
"""Karnopp's masses with an external signal, and a corner at a communication point."""

PULLED = {
    "duration": 2.0, "q": {"r": 0.1},
    "tau": {"x": "8*sin(3*t) - 4*e - s", "r": ([0.0, 0.5, 1.0], [0.0, 3.0, 0.0])},
    "states": {"e": {"rate": "x", "start": 0.0}, "s": {"next": "s + h*(x - 0.1)", "hold": 0.05, "start": 0.0}},
}  # fmt: skip
"""A law with a continuous and a sampled state, and a table."""

STOPPED = """symgen: 1
name: stopped
gravity: [0, 0, -9.81]
parameters: {mu: 0.1}
joints:
  - {name: b, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, stiffness: 30,
     friction: {coefficient: mu, static: 1.4*mu, normal: guide}, stop: {lower: -0.2, upper: 0.2, restitution: 0.3}}
  - {name: swing, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 0.4, com: [0, 0, -0.5]}
"""
"""Friction that follows a load, and two stops."""

STRUCK = {"duration": 1.5, "q": {"b": 0.15, "swing": 0.8}, "qd": {"b": 2.0}}


def inside(source):
    with zipfile.ZipFile(io.BytesIO(source.data)) as archive:
        return {entry.filename: archive.read(entry) for entry in archive.infolist()}, archive.comment
