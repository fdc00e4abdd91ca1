"""Short forms of a description: soft stops, backlash, distances."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.describe.load import loads_chain
from symgen.errors import ChainError

SLIDE = """symgen: 1
name: slide
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, KEYS}
"""

ROPE = """symgen: 1
name: rope
gravity: [0, 0, -9.81]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1}
  - {name: z, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 1}
points: {bob: {joint: z}}
distances:
  line: {between: [{joint: base}, bob], KEYS}
"""


def read(text: str, keys: str) -> symgen.describe.chain.Chain:
    """The chain, which reads back equal."""
    chain = loads_chain(text.replace("KEYS", keys))
    assert loads_chain(chain.to_yaml()) == chain
    return chain


def test_a_soft_stop_is_a_spring_that_pushes():
    """Half a period of k and m in the stop, v the same way back: with 1e4 N/m and 2 kg pi sqrt(m/k)."""
    model = symgen.build_model(read(SLIDE, "stop: {upper: 0.1, stiffness: 1e4}"))
    run = symgen.simulate(model, 0.5, qd=[1.0])
    meets, leaves = (event.time for event in run.events)
    assert meets == pytest.approx(0.1, abs=1e-10)
    assert leaves - meets == pytest.approx(math.pi * math.sqrt(2.0 / 1e4), abs=1e-9)
    assert run.qd[-1, 0] == pytest.approx(-1.0, abs=1e-8)


def test_a_damped_stop_never_pulls():
    """The force of spring and damper comes to zero before the coordinate is back: that is an event, and no pull."""
    model = symgen.build_model(read(SLIDE, "stop: {lower: -0.1, upper: 0.1, stiffness: 1e4, damping: 100}"))
    run = symgen.simulate(model, 1.0, qd=[1.0])
    assert np.all(run.qdd * run.q <= 1e-9)
    assert run.energy[-1] < 0.1 * run.energy[0]
    assert len(run.events) >= 6


def test_backlash_is_a_motor_of_its_own():
    """1 kg of rotor and 2 kg of load with 0.2 m of play, 3 N: limit of the impacts at 3 (0.2/3)^(1/2)."""
    chain = read(SLIDE, "drive: {ratio: 10, inertia: 0.01, backlash: {gap: 0.2, restitution: 0.5}}")
    assert chain.q_names == ("x", "x_motor")
    model, first = symgen.build_model(chain), math.sqrt(0.2 / 3.0)
    for place in (0.0, 10.0):  # rounding of coordinates of 10 m is worth 1e-7 s in the last flights
        run = symgen.simulate(model, 1.5, q=[place, place], tau={"x_motor": 3.0})
        assert run.events[0].time == pytest.approx(first, abs=1e-12)
        assert run.events[0].joints == ("x_backlash",)
        assert run.events[-1].time == pytest.approx(3.0 * first, abs=1e-12)
        assert run.qdd[-1] == pytest.approx([1.0, 1.0], abs=1e-12)


def test_losses_act_while_the_gap_is_closed():
    """eta (F - m_r a) = m a: 0.8 (3 - a) = 2 a. Open, the load goes on as it is."""
    drive = "drive: {ratio: 10, inertia: 0.01, efficiency: [0.8, 1.25], backlash: {gap: 0.2}}"
    model = symgen.build_model(read(SLIDE, drive))
    run = symgen.simulate(model, 1.5, q=[0.0, 0.1], tau={"x_motor": 3.0})
    assert run.qdd[-1] == pytest.approx([2.4 / 2.8] * 2, abs=1e-12)
    assert symgen.simulate(model, 1.0, qd=[1.0, 1.0]).qd[-1].tolist() == [1.0, 1.0]


@pytest.mark.parametrize(("eta1", "eta2"), [(0.8, 1.25), (0.3, 5.0)])
def test_losses_act_on_closed_stops_in_fixed_steps(eta1, eta2):
    """The motor drives, eta1 (F - m_r a) = m a, or is driven, eta2 (F - m_r a) = m a, both forces backwards."""
    drive = f"drive: {{ratio: 10, inertia: 0.01, efficiency: [{eta1}, {eta2}], backlash: {{gap: 0.2}}}}"
    model = symgen.build_model(read(SLIDE, drive))
    for eta, side, force in ((eta1, 1.0, 3.0), (eta2, -1.0, -3.0)):
        run = symgen.simulate(model, 0.5, q=[0.0, side * 0.1], qd=[5.0, 5.0], tau={"x_motor": force}, dt=1e-2)
        assert run.qd[-1] == pytest.approx([5.0 + 0.5 * eta * force / (2.0 + eta)] * 2, abs=1e-8)
        assert len(run.events) == 0


def test_a_cable_becomes_taut():
    """A bob falls from (0.6, 0) to the end of 1 m of cable at (0.6, -0.8): v^2/(2 w' M^-1 w), M = diag(2, 1)."""
    model = symgen.build_model(read(ROPE, "stop: {upper: 1}"))
    run = symgen.simulate(model, 1.0, q=[0.6, 0.0])
    impact = run.events[0]
    speed = math.sqrt(2.0 * 9.81 * 0.8)
    assert impact.time == pytest.approx(speed / 9.81, abs=1e-12)
    assert impact.lost == pytest.approx(0.5 * (0.8 * speed) ** 2 / 0.82, abs=1e-10)
    assert np.hypot(*run.q.T).max() <= 1.0 + 1e-12
    assert run.energy_error < 1e-7


def test_distances_follow_places_on_links():
    """Two arms: the distance between their tips, in a plane and out of it, as numbers say."""
    chain = loads_chain("""symgen: 1
name: arms
gravity: [0, 0, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0.1, 0, 0.2], rpy: [0.3, 0, 0.1], axis: [0, 1, 0]}, mass: 1}
  - {name: b, type: revolute, place: {mdh: {a: 0.4, alpha: 0.5, d: 0.1}}, mass: 1}
  - {name: c, type: prismatic, parent: base, place: {dh: {a: 0.2, alpha: 0.7, theta: 0.4}}, mass: 1}
points: {tip: {joint: b, at: [0.3, 0, 0.1]}, end: {joint: c, at: [0, 0.2, 0]}}
distances: {way: {between: [tip, end], stiffness: 3, rest: 0.1}}
""")
    model = symgen.build_model(chain)
    q = np.array([0.3, -0.7, 0.4])
    apart = np.linalg.norm(model.position("tip", q) - model.position("end", q))
    assert model.coordinates(q)[3] == pytest.approx(apart, abs=1e-14)
    assert model.potential_energy(q) == pytest.approx(1.5 * (apart - 0.1) ** 2, abs=1e-13)


BAD = [
    (SLIDE, "stop: {upper: 1, stiffness: -3}", "the stiffness of the stop is -3; it is above zero"),
    (SLIDE, "stop: {upper: 1, stiffness: 3, restitution: 0.5}", "give one of the two"),
    (SLIDE, "stop: {upper: 1, damping: 3}", "give one of the two"),
    (SLIDE, "stop: {lower: 2, upper: 1, stiffness: 3}", "the lower bound 2 of the stop is not below its upper bound 1"),
    (SLIDE, "drive: {ratio: 5, backlash: {gap: 0.1}}", "needs the 'inertia' of its rotor"),
    (SLIDE, "drive: {inertia: 1, backlash: {gap: 0}}", "the gap is 0; it is above zero"),
    (SLIDE, "drive: {inertia: 1, backlash: {gap: 1, restitution: 2}}", "restitution must be from 0 to 1, not 2"),
    (SLIDE, "drive: {inertia: 1, backlash: {gap: 1}}, motion: 2*t", "its motion is given"),
    (SLIDE, "backlash: {gap: 1}", "write it inside 'drive'"),
    (ROPE.replace("bob]", "bop]"), "stop: {upper: 1}", "there is no point 'bop'"),
    (ROPE.replace("joint: base", "joint: bass"), "stop: {upper: 1}", "there is no joint 'bass'"),
    (ROPE.replace("line:", "x:"), "stop: {upper: 1}", "the name 'x' is taken by a joint"),
]


@pytest.mark.parametrize(("text", "keys", "words"), BAD)
def test_short_forms_that_cannot_be_are_refused(text, keys, words):
    with pytest.raises(ChainError, match=words):
        loads_chain(text.replace("KEYS", keys))


PLACES = [
    (
        SLIDE,
        "drive: {inertia: 1, backlash: {gap: 1, restitution: 2}}",
        r"joints\.x\.drive\.backlash\.restitution: .* not 2",
    ),
    (SLIDE, "drive: {inertia: 1, backlash: 0.1}", r"joints\.x\.drive\.backlash: expected backlash"),
    (SLIDE, "drive: {inertia: 1, backlash: {gap: [1]}}", r"joints\.x\.drive\.backlash\.gap: expected a number"),
    (SLIDE, "stop: {upper: [1], stiffness: 3}", r"joints\.x\.stop\.upper: expected a number"),
    (
        ROPE.replace("joint: base", "joint: base, at: [0, 0]"),
        "stop: {upper: 1}",
        r"distances\.line\.between\[0\]\.at: expected",
    ),
    (
        ROPE.replace("between: [", "between: [bob, "),
        "stop: {upper: 1}",
        r"distances\.line\.between: expected a list of 2",
    ),
    (ROPE.replace("between:", "betwen:"), "stop: {upper: 1}", "the key 'between' is missing.*unknown key 'betwen'"),
    (
        ROPE.replace("{joint: base", "{joint: z, at: [0, 0, 1]"),
        "stop: {upper: 1}",
        r"distances\.line\.between: the two places are always",
    ),
    (
        ROPE.replace("{name: x, type: prismatic", "{name: x, type: revolute").replace(
            "joint: z}}", "joint: x, at: [0, 2, 0]}}"
        ),
        "stop: {upper: 1}",
        r"distances\.line\.between: the two places are always equally far from each other, 2 apart",
    ),
    (
        ROPE.replace("joint: base", "joint: bass"),
        "stop: {upper: 1}",
        r"distances\.line\.between\[0\]: there is no joint",
    ),
    (ROPE, "stop: {upper: -1, lower: 2}", r"distances\.line\.stop: the lower bound"),
]


@pytest.mark.parametrize(("text", "keys", "words"), PLACES)
def test_faults_are_told_where_the_author_wrote_them(text, keys, words):
    """Joints and couplings that short forms stand for are named nowhere, and no fault is told twice."""
    with pytest.raises(ChainError) as caught:
        loads_chain(text.replace("KEYS", keys))
    found = "; ".join(f"{problem.path}: {problem.message}" for problem in caught.value.problems)
    assert re.search(words, found)
    assert "?'" not in found
    assert not re.search("coupled|_backlash", found)
    assert all(problem.line > 1 for problem in caught.value.problems)


def test_validate_lists_stops(tmp_path, capsys):
    path = tmp_path / "rope.yaml"
    path.write_text(
        ROPE.replace("KEYS", "stop: {upper: 1}").replace("mass: 1}", "mass: 1, stop: {lower: -2, upper: 3}}", 1)
    )
    assert main(["validate", str(path)]) == 0
    assert "  stops: x from -2 to 3, line below 1" in capsys.readouterr().out


RAIL = """
symgen: 1
name: rail
parameters: {m: 1, k: 40}
joints:
  - {name: x, type: prismatic, place: {axis: [1, 0, 0]}, mass: m, friction: {coefficient: 0.3, normal: [0, 1, 0]}}
distances:
  s: {between: [{joint: x}, {joint: base, at: [AT]}], stiffness: k}
"""


def test_friction_by_a_load_that_misses_a_force_is_refused():
    """A cable's end and what is coupled to a distance press by forces that are not known; along a rail neither does."""
    rope = RAIL.replace("stiffness: k", "stop: {upper: k}")
    with pytest.raises(ChainError, match=r"joints\.x\.friction: the bearing carries the force of the stop along the d"):
        loads_chain(rope.replace("AT", "0, 0.5, 0"))
    loads_chain(rope.replace("AT", "2, 0, 0"))
    loads_chain(rope.replace("AT", "0, 0.5, 0").replace("coefficient: 0.3, normal: [0, 1, 0]", "coulomb: 0.3"))
    drum = RAIL.replace("distances:", "  - {name: drum, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1}\ndistances:")
    with pytest.raises(ChainError, match=r"the bearing carries the force of 'drum', which is coupled to it, along"):
        loads_chain(drum.replace("AT", "0, 0.5, 0") + "coupled: {drum: 2*s}\n")


def test_distances_are_written_as_such():
    """Backlash, a soft stop and a bristle beside it; a force along a distance is known where it is one, not else."""
    text = ROPE.replace(
        "KEYS", "stop: {upper: 1, stiffness: 90}, friction: {dahl: {coulomb: 1, stiffness: 5}}, damping: 2"
    )
    chain = loads_chain(text.replace("mass: 1}", "mass: 1, drive: {inertia: 2, backlash: {gap: 0.1}}}", 1))
    assert chain.ties[0].name == "line"
    assert "line: {between: [" in chain.to_yaml()
    again = loads_chain(chain.to_yaml())
    assert again == chain
    assert again.ties == chain.ties


def test_distances_to_links_behind_joints_made_of_joints_and_to_links_that_bend():
    ball = loads_chain("""symgen: 1
name: ball
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1}
  - {name: hip, type: ball, place: {xyz: [0.1, 0, 0]}, mass: 1, com: [0, 0, 1], inertia: {xx: 1, yy: 1, zz: 1}}
points: {tip: {joint: hip, at: [0.3, 0.2, 1]}, wall: {joint: x, at: [0, 1, 0]}}
distances: {way: {between: [wall, tip], stiffness: 3}}
""")
    beam = loads_chain("""symgen: 1
name: beam
joints:
  - {name: arm, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 1,
     flexible: {elements: 3, length: 1, mass_per_length: 1, bending: 50}}
  - {name: post, type: prismatic, parent: base, place: {xyz: [0, 1, 0], axis: [0, 1, 0]}, mass: 1}
points: {tip: {joint: arm, at: [0.6, 0, 0]}, wall: {joint: post, at: [0, 0.2, 0]}}
distances: {way: {between: [wall, {joint: arm, at: [0.6, 0, 0]}], stiffness: 3}}
""")
    for chain, q in ((ball, [0.3, 0.4, -0.5, 0.7]), (beam, [0.3, 0.2, -0.4, 0.1])):
        model = symgen.build_model(chain, "numpy", functions=["position_tip", "position_wall", "coordinates"])
        apart = np.linalg.norm(model.position("tip", q) - model.position("wall", q))
        # as the positions are rounded
        assert model.coordinates(q)[len(q)] == pytest.approx(apart, abs=1e-14)
