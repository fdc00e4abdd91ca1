"""What hangs on a rounding of the forces at work is no fault: decisions within it, refusals of steps beyond it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from zoo import friction_signatures

from symgen.check.friction_compare import FrictionJudge
from symgen.check.friction_reference import by_law
from symgen.check.friction_states import friction_states
from symgen.check.states import draw
from symgen.check.unkind import unkind_states
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.pipeline import definition
from symgen.reference.interpreter import Interpreter

TRAIN = """
symgen: 1
name: train
joints:
  - name: waggon
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 1
    friction: {static: 2.5, coulomb: 1.9}
  - {name: engine, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1}
"""
"""With the waggon held, f = tau_0 - tau_1 on it, whatever both are."""

HELD, SLIDES, BACK = [0, 1], [1, 1], [-1, 1]


@pytest.fixture(scope="module")
def judge():
    chain = loads_chain(TRAIN)
    mechanism = assemble(chain)
    table = signatures(mechanism)
    meaning = definition(chain, [*friction_signatures(chain), "mass_matrix", "bias", "inverse_dynamics", "reactions"])
    run = Interpreter(meaning)
    return FrictionJudge(mechanism, run, table, friction_states(mechanism, run, table, draw(mechanism, (), 60, 0), 0))


def decision(judge, pull, hold, mode):
    """The distance from the law of modes that are decided at rest, under `pull` on the engine and `hold` beyond it."""
    zero = np.zeros((2, 60))
    values = {**judge.states.values, "q": zero, "qd": zero, "mode": zero.astype(np.int8), "reached": zero.astype(bool)}
    values["tau"] = np.repeat([[pull + hold], [pull]], 60, axis=1)
    own = FrictionJudge(judge.mechanism, judge.interpreter, judge.signatures, replace(judge.states, values=values))
    return by_law(own, "decide", [np.array(mode)[:, None], np.zeros((1, 1))], np.array([0]))[0]


def test_modes_are_judged_by_what_the_forces_at_work_leave_of_their_margin(judge):
    """2.4 of 2.5 N hold the waggon: under 4 MN that is a margin of 2.5e-8, 0.025 under 4 N."""
    assert decision(judge, 4e6, 2.4, HELD) == 0.0
    assert decision(judge, 4e6, 2.4, SLIDES) == pytest.approx(0.1 / 4e6, rel=1e-3)
    assert decision(judge, 4.0, 2.4, SLIDES) > 0.01
    # sliding back it is pushed ahead by 2.4 + 1.9 N, which accelerates two masses of 1 kg by 4.3 m/s^2 each
    assert decision(judge, 4e6, 2.4, BACK) == pytest.approx(2 * 4.3 / 4e6, rel=1e-3)
    assert decision(judge, 4.0, 2.4, BACK) > 0.01


def test_modes_that_are_tried_first_are_as_wrong_as_they_break_the_law(judge):
    """2.5 N do not hold it against 2.6 N."""
    assert decision(judge, 4e6, 2.6, SLIDES) == 0.0
    assert decision(judge, 4e6, 2.6, HELD) == pytest.approx(0.1 / 4e6, rel=1e-3)
    assert decision(judge, 4.0, 2.6, HELD) > 0.01


def test_statuses_are_judged_where_the_number_type_holds_the_state_or_a_number_asks_for_them(judge):
    step = judge.signatures["step"]
    unkind = unkind_states(judge.states, [step, judge.signatures["friction_inverse_dynamics"]], 0)
    every, none = np.ones(60, bool), np.zeros(60, bool)
    assert np.all(unkind.judged(judge.interpreter, step, every))
    alone = unkind.judged(judge.interpreter, step, none)
    assert np.array_equal(alone, np.isin(unkind.names, ("q", "qd", "tau", "dt")))
    assert np.any(unkind.names == "qdd")  # of no meaning for a step, which is an ordinary one there
    some = judge.states.values["dt"][0] > np.median(judge.states.values["dt"][0])
    assert np.array_equal(unkind.judged(judge.interpreter, step, some), alone | some[unkind.base])
