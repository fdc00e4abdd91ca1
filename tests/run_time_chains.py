"""Chains of run-time parameters whose symmetries only numbers tell."""

from benchmarks.chains import planar
from benchmarks.written import with_parameters
from symgen.describe.load import loads_chain

WRIST = loads_chain(
    """
symgen: 1
name: wrist
gravity: [0, 0, -9.81]
parameters: {m: 0.6, h: 0.1, across: 0.0015, deep: 0.0015, spin: 0.0004, near: 0.02, far: 0.02}
joints:
  - {name: j1, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.1, 0, 0.2],
     inertia: {xx: 0.02, yy: 0.03, zz: 0.04}}
  - {name: j2, type: revolute, place: {xyz: [0.1, 0, 0.3], rpy: [pi/2, 0, 0]}, mass: 1, com: [0.1, 0.2, 0],
     inertia: {xx: near, yy: far, zz: 0.015}}
  - {name: j3, type: revolute, place: {xyz: [0.2, 0, 0], rpy: [-pi/2, 0, 0]}, mass: m, com: [0, 0, h],
     inertia: {xx: across, yy: deep, zz: spin}}
"""
)
"""A last link whose symmetry shows in the numbers of run-time parameters alone."""

LINKS = with_parameters(planar(6))
"""A planar arm whose lengths and masses are run-time parameters."""

LIKE = {"wrist": {"across": 0.002, "deep": 0.002, "m": 0.8, "far": 0.03}, "planar6": {"j3_x": 0.4, "j6_m": 0.0}}
UNLIKE = {"wrist": {"deep": 0.0016}, "planar6": {"j3_x": 0.0}}
"""Parameters that keep the symmetries and non-zero lengths of the defaults, and others that do not."""
