"""The stick-slip data set: its numbers against events located by symgen, and its marks on motions made up for them."""

import json

import numpy as np
import pytest

import symgen
from benchmarks.conformance.adapter import Outcome, seen
from benchmarks.conformance.case import FOLDER, Event, cases, loaded
from benchmarks.conformance.score import matched, rests, scored
from tests.emit.strict import needs_gcc
from tests.simulate.event_models import event_model

ALL = {case.name: case for case in cases()}


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
@pytest.mark.parametrize("name", ALL)
def test_a_case_is_a_motion_of_its_chain(name):
    case = ALL[name]
    n = len(case.joints)
    assert len(case.q) == len(case.qd) == len(case.q_end) == n
    times = [event.time for event in case.events]
    assert times == sorted(times)
    assert 0.0 < times[0] <= times[-1] <= case.duration
    for joint in case.joints:  # a joint that rests sets off next; one that moves does not
        kinds = [event.kind for event in case.events if event.joint == joint]
        assert set(kinds) <= {"slip", "stick", "reversal"}
        moving = bool(kinds) and kinds[0] != "slip"
        for kind in kinds:
            assert moving == (kind != "slip")
            moving = kind != "stick"


def test_a_case_with_a_key_too_many_is_refused(tmp_path):
    given = json.loads((FOLDER / "belt.json").read_text(encoding="utf-8"))
    (tmp_path / "belt.json").write_text(json.dumps({**given, "colour": "red"}))
    with pytest.raises(TypeError, match="colour"):
        loaded(tmp_path / "belt.json")


@needs_gcc
@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
@pytest.mark.parametrize("name", ["loaded_pin", "governor", "hunting_pid", "six_joint_arm"])
def test_motions_written_by_hand(name):
    """Equations that share nothing with symgen: the same events. rtol 1e-10 is worth some 1e-9 s in an event's time."""
    case = ALL[name]
    model = event_model(case.chain)
    run = symgen.simulate(model, case.duration, q=case.q, qd=case.qd, tau=case.tau or None, states=case.states or None,
                          rtol=1e-10, atol=1e-12)  # fmt: skip
    found = [Event(x.time, x.kind, joint) for x in run.events for joint in x.joints
             if x.time > 0.0 and x.kind in ("slip", "stick", "reversal")]  # fmt: skip
    errors, missed, spurious = matched(case.events, found, 0.02 * case.duration)
    assert (missed, spurious) == (0, 0)
    assert max(errors) < 5e-9
    assert np.max(np.abs(run.q[-1] - case.q_end)) < 1e-9


def test_events_are_matched_by_joint_and_kind():
    exact = [Event(1.0, "slip", "a"), Event(2.0, "stick", "a"), Event(3.0, "slip", "b")]
    found = [Event(1.01, "slip", "a"), Event(1.001, "slip", "a"), Event(2.0, "stick", "b"), Event(3.5, "slip", "b")]
    errors, missed, spurious = matched(exact, found, 0.1)
    assert errors == pytest.approx([0.001])
    assert (missed, spurious) == (2, 3)


def test_rests_lie_between_events():
    case = ALL["belt"]
    found = rests(case)
    assert found[0] == (0, 0.0, 0.375)
    assert len(found) == 20  # 39 events: the first rest, and one after each of 19 sticks


def test_rows_show_events():
    t = np.linspace(0.0, 1.0, 11)
    qd = np.array([0, 0, 1, 1, 0, 0, -1, -1, 1, 1, 1], dtype=float)[:, None]
    found = [(event.kind, event.time) for event in seen(ALL["belt"], ["x"], t, qd, 0.5)]
    assert found == [("slip", pytest.approx(0.2)), ("stick", pytest.approx(0.4)), ("slip", pytest.approx(0.6)),
                     ("reversal", pytest.approx(0.8))]  # fmt: skip


@needs_gcc
def test_marks_of_a_motion_made_up():
    """A dry pendulum that swings on for ever, and creeps where it should rest."""
    case = ALL["dry_pin"]
    t = np.linspace(0.0, case.duration, 4001)
    growing = 0.5 * np.exp(0.05 * t)[:, None] * np.sin(5.0 * t)[:, None]
    rate = np.gradient(growing[:, 0], t)[:, None]
    marks = scored(case, Outcome(t, growing, rate, (), 1.0))
    assert (marks.missed, marks.spurious) == (len(case.events), 0)
    assert marks.creep > 0.5  # it swings through its rest
    assert marks.energy > 0.1
    assert marks.end == pytest.approx(abs(growing[-1, 0] - case.q_end[0]))
