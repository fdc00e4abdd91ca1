"""The stick-slip data set: its numbers against events located by symgen, and its marks on motions made up for them."""

import json

import numpy as np
import pytest

import symgen
from benchmarks.conformance.adapter import Outcome, compliance, seen, touched
from benchmarks.conformance.case import FOLDER, Event, cases, loaded
from benchmarks.conformance.score import matched, rests, scored
from benchmarks.conformance.symgen_methods import KINDS
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
    assert {event.kind for event in case.events} <= {"slip", "stick", "reversal", "impact", "close", "release"}
    stops = {stop.joint for stop in case.stops}
    assert {event.joint for event in case.events if event.kind in ("impact", "close", "release")} == stops
    for joint in case.joints:  # a joint that rests sets off next; one that moves does not
        kinds = [event.kind for event in case.events if event.joint == joint]
        if joint in stops:
            continue
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
@pytest.mark.parametrize(
    ("name", "bound"),
    [("loaded_pin", 5e-9), ("governor", 5e-9), ("hunting_pid", 5e-9), ("six_joint_arm", 5e-9), ("arm_at_stop", 5e-9),
     ("bouncing_slide", 1e-10), ("backlash", 1e-10)],
)  # fmt: skip
def test_motions_written_by_hand(name, bound):
    """Equations that share nothing with symgen: the same events, and limits of impacts.

    rtol 1e-10 is worth some 1e-9 s in an event's time; flights under constant forces are exact but for rounding.
    """
    case = ALL[name]
    model = event_model(case.chain)
    run = symgen.simulate(model, case.duration, q=case.q, qd=case.qd, tau=case.tau or None, states=case.states or None,
                          rtol=1e-10, atol=1e-12)  # fmt: skip
    found = [Event(x.time, x.kind, joint) for x in run.events for joint in x.joints
             if x.time > 0.0 and x.kind in KINDS]  # fmt: skip
    errors, missed, spurious = matched(case.events, found, 0.02 * case.duration)
    assert (missed, spurious) == (0, 0)
    assert max(errors) < bound
    assert np.max(np.abs(run.q[-1] - case.q_end)) < 1e-9


def test_events_are_matched_by_joint_and_kind():
    exact = [Event(1.0, "slip", "a"), Event(2.0, "stick", "a"), Event(3.0, "slip", "b")]
    found = [Event(1.01, "slip", "a"), Event(1.001, "slip", "a"), Event(2.0, "stick", "b"), Event(3.5, "slip", "b")]
    errors, missed, spurious = matched(exact, found, 0.1)
    assert errors == pytest.approx([0.001])
    assert (missed, spurious) == (2, 3)


def test_impacts_that_accumulate_are_matched_by_their_limit():
    """Two impacts are listed, then the limit: all that come between count for it, later ones do not."""
    exact = [Event(1.0, "impact", "a"), Event(1.4, "impact", "a"), Event(1.7, "close", "a")]
    flights = [1.0, 1.41, 1.5, 1.6, 1.69]
    found = [Event(t, "impact", "a") for t in flights] + [Event(1.45, "reversal", "a"), Event(1.95, "impact", "a")]
    errors, missed, spurious = matched(exact, found, 0.1)
    assert errors == pytest.approx([0.0, 0.01, 0.01])
    assert (missed, spurious) == (0, 1)
    assert matched(exact, found[:2], 0.1)[1:] == (1, 0)


def test_rows_show_impacts_and_releases():
    """A spring and damper of a unit mass give back the stated part of the rate, after the stated time."""
    case, e, contact = ALL["bouncing_slide"], 0.7, 0.1
    (stop,) = case.stops
    assert (stop.joint, stop.row.tolist(), stop.lower, stop.upper, stop.restitution) == ("x", [1.0], 0.0, np.inf, 0.7)
    k, d = compliance(e, contact)
    free = np.sqrt(k - 0.25 * d * d)
    t = np.linspace(0.0, 1.0, 2001)
    place = np.where(t < contact, -np.exp(-0.5 * d * t) * np.sin(free * t) / free, e * (t - contact))
    events = touched(case, t, place[:, None], 2.0 * contact)
    assert [(event.kind, event.joint) for event in events] == [("impact", "x")]
    assert np.gradient(place, t)[round(2000 * contact) - 1] == pytest.approx(e, abs=1e-2)  # differences over 1 ms
    pressed = touched(case, t, np.where(abs(t - 0.5) < 0.2, -1e-6, 1.0)[:, None], 2.0 * contact)
    assert [(event.kind, round(event.time, 2)) for event in pressed] == [("impact", 0.3), ("release", 0.7)]
    (play,) = ALL["backlash"].stops
    assert (play.joint, play.row.tolist(), play.lower, play.upper) == ("x_backlash", [-1.0, 1.0], -0.1, 0.1)


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
