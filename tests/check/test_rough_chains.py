"""Right friction code of odd chains passes the check: levels of zero, pins that jam, bands that vanish."""

from __future__ import annotations

import pytest
from zoo import JAMMING as JAMS
from zoo import friction_signatures

import symgen
from symgen.describe.load import loads_chain

ZERO_LEVELS = """
symgen: 1
name: zero_levels
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {mdh: {}}, mass: 1, com: [0.3, 0, 0], friction: {coulomb: 0, static: 0}}
  - {name: b, type: revolute, place: {mdh: {a: 0.5}}, mass: 1, com: [0.3, 0, 0], friction: {coulomb: 0, static: 0.7}}
  - {name: c, type: revolute, place: {mdh: {a: 0.5}}, mass: 1, com: [0.3, 0, 0], friction: {viscous: 0.2}}
  - name: e
    type: revolute
    place: {mdh: {a: 0.5}}
    mass: 1
    com: [0.3, 0, 0]
    friction: {coefficient: 0, normal: radial, radius: 0.1, coulomb: 0.3}
"""

JAMMING = """
symgen: 1
name: jamming
joints:
  - name: a
    type: revolute
    place: {mdh: {}}
    mass: 3
    com: [0.2, 0, 0.1]
    inertia: {xx: 0.02, yy: 0.03, zz: 0.05}
    friction: {coefficient: 0.9, static_coefficient: 1.2, normal: radial, radius: 0.15, span: 0.2}
  - name: b  # nothing loads this bearing along its axis while all rests: what holds it vanishes
    type: revolute
    place: {mdh: {a: 0.4, alpha: pi/2}}
    mass: 2
    com: [0.15, 0, 0]
    inertia: {xx: 0.02, yy: 0.03, zz: 0.02}
    friction: {coefficient: 0.8, normal: axial, radius: 0.2}
  - name: c
    type: revolute
    place: {dh: {a: 0.3, alpha: 0.4, d: 0.1, theta: 0.2}}
    mass: 1
    com: [0.1, 0.05, 0]
    inertia: {xx: 0.01, yy: 0.01, zz: 0.01}
    friction: {coefficient: 0.7, normal: radial, radius: 0.1}
"""

TURNTABLE = """
symgen: 1
name: turntable
gravity: [0, 0, -9.81]
joints:
  - name: plate  # its bearing carries 30 kN, and its torques are a few N m
    type: revolute
    place: {mdh: {}}
    mass: 3001.7
    inertia: {zz: 5}
    friction: {coefficient: 0.1, normal: axial, radius: 0.002}
"""

TWO_MOTIONS = JAMS.replace("{coefficient", "{coulomb: 2, coefficient").replace("10}", "10, friction: {coulomb: 1}}")

TILTED = """
symgen: 1
name: tilted
gravity: [0, 0, -9.81]
joints:
  - name: a
    type: revolute
    place: {xyz: [0.1579, 0.3805, 0], rpy: [0, -1.3, pi/3]}
    mass: 3.121
    com: [-0.3502, 0, -0.1721]
    inertia: {zz: 0.1609}
    friction: {coulomb: 6.46, viscous: 2.446, coefficient: 0.1957, normal: axial, radius: 0.04936}
"""


@pytest.mark.parametrize("text", [ZERO_LEVELS, JAMMING, TURNTABLE], ids=["zero levels", "jamming", "turntable"])
def test_right_code_of_rough_chains_passes(text):
    """Among 60 states of the jamming chain are some with two patterns, of which the code finds one and says 3."""
    chain = loads_chain(text)
    targets = (("c", "float64"), ("numpy", "float32"))  # C in single precision takes a minute more to compile
    report = symgen.check_model(chain, samples=60, functions=list(friction_signatures(chain)), targets=targets)
    assert report.passed, [x for x in (*report.comparisons, *report.laws) if not x.passed]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_search_may_meet_the_motion_that_contradicts_its_mode(seed):
    """Two accelerations solve a mode, one of them against it: code that meets that one finds another pattern, and code
    that meets the other says that there are several; enumeration knows both, and says neither."""
    chain = loads_chain(TWO_MOTIONS)
    functions = ["decide", "step", "step_interpolated"]
    report = symgen.check_model(chain, samples=120, seed=seed, functions=functions, targets=[("numpy", "float64")])
    assert report.passed, [x for x in (*report.comparisons, *report.laws) if not x.passed]


def test_where_gravity_all_but_cancels_its_rounding_stays():
    """One of a thousand states lies so: forces of 1e-3 N m are what is left of 10, and 4e-13 of them is rounding."""
    functions, targets = ["sticking_forces", "friction_dynamics"], [("numpy", "float64")]
    report = symgen.check_model(loads_chain(TILTED), 1000, 86, functions=functions, targets=targets)
    assert report.passed, [x for x in (*report.comparisons, *report.laws) if not x.passed]
