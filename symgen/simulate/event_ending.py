"""Sentences about event-driven runs that end early: the status, the time, the joint or the condition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from symgen.compile.event_table import Reason
from symgen.functions import NONE, NONFINITE, SEVERAL
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.ending import NAMES, WORDS, ended, joint_words, open_words, pose_words, singular_words
from symgen.simulate.stop_forces import beyond_stop

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["EarlyEnd", "ended_early", "several"]


class EarlyEnd(Protocol):
    """The end of a run that went no further; `EventRun` has these attributes."""

    @property
    def model(self) -> Model: ...
    @property
    def around(self) -> Surroundings: ...
    @property
    def controls(self) -> Controls: ...
    @property
    def n(self) -> int: ...
    @property
    def t(self) -> float: ...
    @property
    def q(self) -> Any: ...
    @property
    def qd(self) -> Any: ...
    @property
    def mode(self) -> Any: ...
    @property
    def rows(self) -> Sequence[Any]: ...
    @property
    def failed(self) -> int: ...
    @property
    def reason(self) -> int: ...
    @property
    def concern(self) -> int: ...
    @property
    def several_at(self) -> float: ...


ENDS = "the last row has the state before it"


def several(run: EarlyEnd) -> str:
    """The remark about a motion that is known not to be the only one."""
    found, remedy = WORDS[SEVERAL]
    where = _loaded(run)
    return f"status {SEVERAL} ({NAMES[SEVERAL]}) at t = {run.several_at:.9g} s{where}: {found}; {remedy}"


def ended_early(run: EarlyEnd, bare: bool = False) -> str:
    """Reason for an early end of the run; with `bare` the finding alone."""
    found, remedy, where = _found(run)
    return found if bare else ended(run.failed, run.t, where, found, remedy)


def _found(run: EarlyEnd) -> tuple[str, str, str]:
    """Finding, remedy and joint of an early end, in words."""
    names, k = run.model.mode_names, run.concern
    if run.reason in (Reason.TAU, Reason.COORDINATE, Reason.ACCELERATION):
        what = {Reason.TAU: "tau", Reason.COORDINATE: "the coordinate", Reason.ACCELERATION: "the acceleration"}
        return f"{what[Reason(run.reason)]} of joint {names[k]} is not finite", ENDS, ""
    if run.reason == Reason.INPUT:
        return f"input {run.model.input_names[k]} is not finite", ENDS, ""
    if run.reason in (Reason.STATE, Reason.RATE):
        of_state = "state" if run.reason == Reason.STATE else "the rate of state"
        return f"{of_state} {run.controls.states[k]} is not finite", ENDS, ""
    if run.reason == Reason.MODES:
        rate = run.qd[k]
        found = f"it starts in mode {run.mode[k]:+d} with a rate of {rate:.6g}, which is against that mode"
        return found, "give the mode that is the sign of the rate, or none", f", {joint_words([names[k]])}"
    if run.reason == Reason.CHATTER:
        text = (*run.controls.chain_texts, *run.controls.texts)[k]
        remedy = "give it a dead zone or hysteresis, or sample it with hold"
        return f"the condition '{text}' switches without end", remedy, ""
    if run.reason == Reason.STOP:
        places = run.around.stop_places(len(run.model.mode_names))
        stop = run.around.stops[places.index(k)]
        return beyond_stop(stop, run.q), "start it within its stop", ""
    if run.reason == Reason.SINGULAR:
        loop = run.around.loops[k]
        return *singular_words(loop), f", loop {loop.name} at a singular pose"
    if run.reason == Reason.LOOP:
        loop = run.around.loops[k]
        return *open_words(loop), f", loop {loop.name}"
    if run.reason == Reason.STORM:
        where = f", {joint_words([run.around.marked(run.model.mode_names)[k]])}"
        return "its modes change without end", "look at the friction, losses, loads and stops there", where
    if run.reason == Reason.STEP or run.failed == NONFINITE:
        fastest = names[int(np.argmax(np.abs(run.rows[-1][-1][1 + 2 * run.n : 1 + 3 * run.n])))] if run.rows else ""
        where = f", {joint_words([fastest])}" if fastest else ""
        if run.failed == NONFINITE:
            return "the motion grows beyond all numbers", "look at what drives it, and which energy it gives", where
        return "steps become too small", "look at what drives the joint there, or take a larger rtol or atol", where
    found, remedy = WORDS[run.failed]
    pose = pose_words(run.model.q_names, run.q) if run.failed == NONE else ""
    return found, remedy.replace("take a smaller dt, or look", "look"), _loaded(run) + pose


def _loaded(run: EarlyEnd) -> str:
    """The joints involved in a decision or a motion without an answer, in words."""
    around = run.around
    chosen = [k for k in around.loaded if k in around.rubbing] or list(around.rubbing)
    return f", {joint_words([run.model.mode_names[k] for k in chosen])}" if chosen else ""
