"""Dead centres of joints in loops: where a load has two values, no function of it is judged; all else is."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from symgen.check.friction_compare import FrictionJudge
from symgen.check.states import draw
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.describe.load import loads_chain
from symgen.pipeline import definition
from symgen.reference.absolute import AbsoluteCoordinates
from symgen.reference.batched_newton_euler import Needed
from symgen.reference.friction import FrictionReference
from symgen.reference.friction_residuals import judge
from symgen.reference.interpreter import Interpreter
from symgen.reference.joint_motion import joint_motion

EPS = np.finfo(np.float64).eps

PINS = """
symgen: 1
name: pins
gravity: [0, -9.81, 0]
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, mass: 0.8, inertia: {zz: 0.0011},
     friction: {coefficient: 0.1, radius: 0.02, normal: radial}}
  - {name: coupler, type: revolute, place: {xyz: [0.12, 0, 0]}, mass: 1.3, com: [0.17, 0.05, 0],
     inertia: {zz: 0.016}, actuated: false}
  - {name: rocker, type: revolute, parent: base, place: {xyz: [0.4, 0, 0]}, mass: 0.9, inertia: {zz: 0.0062},
     actuated: false}
loops:
  - {name: B, type: revolute, between: [{joint: coupler, at: [0.36, 0, 0]}, {joint: rocker, at: [0.26, 0, 0]}],
     branch: left, friction: {coefficient: 0.15, radius: 0.015, normal: radial}}
"""
"""A four-bar whose crank lies along the frame at 0: there the angle between coupler and rocker is least."""

FIVE_BAR = """
symgen: 1
name: five
joints:
  - {name: a1, type: revolute, place: {xyz: [0, 0, 0]}, mass: 0.8, com: [0.1, 0, 0], inertia: {zz: 0.004}}
  - {name: b1, type: revolute, parent: a1, place: {xyz: [0.2, 0, 0]}, mass: 0.6, inertia: {zz: 0.003},
     actuated: false}
  - {name: a2, type: revolute, parent: base, place: {xyz: [0.3, 0, 0]}, mass: 0.8, inertia: {zz: 0.004}}
  - {name: b2, type: revolute, parent: a2, place: {xyz: [0.2, 0, 0]}, mass: 0.6, inertia: {zz: 0.003},
     actuated: false}
loops:
  - {name: B, type: revolute, between: [{joint: b1, at: [0.3, 0, 0]}, {joint: b2, at: [0.3, 0, 0]}],
     near: {a1: 2.0, a2: 1.0, b1: -1.2, b2: 1.2}, friction: {coulomb: 0.06}}
"""
"""Both cranks at 0 are parallel, and the ends of the upper links go side by side: their pin turns with neither."""

PRESS = """
symgen: 1
name: press
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}}
  - {name: rod, type: revolute, place: {xyz: [0.15, 0, 0]}, actuated: false}
  - {name: slider, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1.6, actuated: false}
loops:
  - {name: B, type: revolute, between: [{joint: rod, at: [0.45, 0, 0]}, {joint: slider}], branch: right}
"""


@pytest.fixture(scope="module")
def four_bar() -> FrictionJudge:
    chain = loads_chain(PINS)
    mechanism = assemble(chain)
    names = ["friction_torque", "friction_limits", "mass_matrix", "bias", "inverse_dynamics"]
    program = definition(chain, names)
    states = draw(mechanism, program.parameters, 5, 0)
    # the pin's ratio to the crank changes by about one per radian here
    q = np.array([[0.0, 2.0 * EPS, 1e-9, -1e-9, 1.1]])
    still = np.zeros((1, 5))
    more = {"q": q, "qd": still, "qdd": still, "direction": np.ones((1, 5), np.int8)}
    states = replace(states, values={**states.values, **more}, which=np.zeros(5, dtype=np.intp))
    return FrictionJudge(mechanism, Interpreter(program), signatures(mechanism), states)


def test_where_loads_jump_with_the_sense_of_a_joint_nothing_is_judged(four_bar: FrictionJudge) -> None:
    assert four_bar.at_dead_centre("float64").tolist() == [True, True, False, False, False]
    # 1e-9 from it single precision does not know the side
    assert four_bar.at_dead_centre("float32").tolist() == [True, True, True, True, False]
    assert four_bar.held("friction_torque", "float64").tolist() == [False, False, True, True, True]


def test_loads_jump_there(four_bar: FrictionJudge) -> None:
    """States that are not judged have no number: both sides differ by far more than the way between them."""
    (torque,) = four_bar.definition("friction_torque")[0]
    assert abs(torque[0, 2] - torque[0, 3]) > 1e-6 * abs(torque[0, 4])


def test_loads_near_a_dead_centre_are_weighed_by_the_row_that_is_left(four_bar: FrictionJudge) -> None:
    """1e-9 from it the pin's rate has lost 5 of its digits more than `SHORT` allows; loads that are wrong are found."""
    chosen, known = np.array([2, 4]), four_bar.definition("friction_limits")[0]
    for part, right in ((1e-10, [True, False]), (1e-6, [False, False])):
        found = [x[:, chosen].copy() for x in known]
        found[4] *= 1.0 + part
        errors = four_bar._load_error("friction_limits", found, np.zeros(2), chosen)
        assert (errors < 1e-13).tolist() == right, errors


def test_a_row_without_summands_is_that_of_a_dead_centre() -> None:
    """A press without offset, stretched: neither its slider's rate nor a summand of it is left."""
    chain = loads_chain(PRESS.replace("mass: 1.6,", "mass: 1.6, friction: {coefficient: 0.15, normal: [0, 1, 0]},"))
    mechanism = assemble(chain)
    program = definition(chain, ["mass_matrix", "bias"])
    states = draw(mechanism, program.parameters, 2, 0)
    states = replace(states, values={**states.values, "q": np.array([[0.0, 0.3]])}, which=np.zeros(2, dtype=np.intp))
    judge = FrictionJudge(mechanism, Interpreter(program), signatures(mechanism), states)
    assert judge.at_dead_centre("float64").tolist() == [True, False]
    assert np.all(judge.rounding(np.arange(2)) >= 1.0)


def test_joints_that_nearly_move_in_one_proportion_are_not_judged() -> None:
    """With the right crank along the frame, outwards, the pins of its upper link, the frame and B lie in line.

    Then b1 and B turn in one proportion; as it turns back by x their rates part by an angle of about x.
    """
    chain = loads_chain(FIVE_BAR.replace("{name: b1,", "{name: b1, friction: {coulomb: 0.05},"))
    mechanism = assemble(chain)
    program = definition(chain, ["mass_matrix", "bias"])
    states = draw(mechanism, program.parameters, 4, 0)
    q = np.array([[np.pi / 2] * 4, [-np.pi, -np.pi + 1e-7, -np.pi + 1e-3, -2.0]])
    more = {"q": q, "qd": np.zeros((2, 4)), "mode": np.zeros((4, 4), np.int8)}
    states = replace(states, values={**states.values, **more}, which=np.zeros(4, dtype=np.intp))
    judge = FrictionJudge(mechanism, Interpreter(program), signatures(mechanism), states)
    assert judge.in_one_proportion("decide", "float64").tolist() == [False, True, False, False]
    assert judge.in_one_proportion("decide", "float32").tolist() == [False, True, True, False]
    # the modes of the cranks, b1 and B; where one of these slides the other's friction follows
    assert judge.in_one_proportion("friction_dynamics", "float64").tolist() == [False, True, False, False]
    states.values["mode"][-1, 1] = 1
    assert not np.any(judge.in_one_proportion("friction_dynamics", "float64"))


def claim(chain: Chain, q: np.ndarray, pin: float, more: np.ndarray) -> tuple[float, float]:
    """Errors of a claim that the pin rests in a motion of both cranks, by both judges of the law.

    The motion obeys the equations under `pin`, its friction, but for additional accelerations.
    """
    law, qd, tau = FrictionReference(chain), np.array([20.0, 20.0]), np.array([-3.0, 5.0])
    state = law.state(q, qd, tau)
    f = np.array([0.0, 0.0, pin])
    qdd = np.linalg.solve(state.M, tau - state.h - state.onto(f)) + more
    verdict = law.verify(q, qd, tau, [0, 0, 0], f, qdd)
    columns = [x[:, None] for x in (q, qd, qdd)]
    modes = joint_motion(chain, [law.mechanics.names], *columns).modes(law.laws)
    smooth = law.mechanics.inverse_dynamics(q, qd, qdd)[:, None]
    needed = Needed(smooth, np.zeros((5, 6, 1)), np.zeros((3, 1)))
    still = np.zeros((3, 1), np.int8)
    claims = judge(modes, (), columns[1], tau[:, None], still, f[:, None], columns[2], needed, state.M[:, :, None])
    return verdict.rest, float(claims.rest[0])


def test_a_pin_that_does_not_turn_rests_whatever_the_motion() -> None:
    chain = loads_chain(FIVE_BAR)
    # its rate and acceleration are rounding of rates of 20 rad/s: 1e-16 of forces of 10 N m, not of nothing
    for more in (np.zeros(2), np.array([1.0, -2.0])):
        assert max(claim(chain, np.zeros(2), 0.0, more)) < 1e-14


def test_a_pin_that_turns_does_not_rest() -> None:
    chain = loads_chain(FIVE_BAR)
    assert min(claim(chain, np.array([2.0, 1.0]), 0.0, np.zeros(2))) > 1e-3


def test_constraint_equations_keep_forces_where_links_without_mass_are_fast() -> None:
    """A press near its dead centre: tau = m (dx/dq)^2 qdd from rest, x = r cos q + sqrt(l^2 - r^2 sin(q)^2)."""
    q, tau, r, length, m = 1.8e-5, 3.0, 0.15, 0.45, 1.6
    slope = -r * np.sin(q) * (1.0 + r * np.cos(q) / np.sqrt(length**2 - (r * np.sin(q)) ** 2))
    found = AbsoluteCoordinates(loads_chain(PRESS)).solve([q], [0.0], [tau]).qdd[0]
    # 1.4e11 rad/s^2, a few 1e-16 of it by refinement; least squares alone leave 1e-5
    assert found == pytest.approx(tau / (m * slope**2), rel=1e-12)
