"""The goals for speed, as ratios of what one run measures; a missed goal is printed as plainly as a met one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.compare import Comparison, Row
from benchmarks.symgen_code import DYNAMICS, FEWEST, RULES
from benchmarks.written import OWN, SHARED

__all__ = ["GOALS", "Verdict", "verdicts"]


@dataclass(frozen=True)
class Goals:
    """Flops of the four functions in the order of `DYNAMICS`, how many times faster forward dynamics is to be, and the
    most ns that a step with friction may take, one at a time, and a lane of it where all joints move."""

    flops: tuple[int, int, int, int]
    casadi: float
    casadi_libm: float
    pinocchio: float
    lanes: float
    floats: float
    step: float | None = None
    step_lane: float | None = None


GOALS = {
    "puma560": Goals((280, 235, 135, 460), 3.1, 1.6, 13.0, 2.4, 5.0, 400.0, 60.0),
    "panda": Goals((555, 525, 320, 1065), 2.3, 1.35, 8.0, 1.7, 3.5),
    "planar8": Goals((180, 125, 178, 400), 2.9, 1.0, 14.0, 1.8, 4.0),
}
BY_RULES = 1.12
"""Fixed rules, without a plan that was searched for, may cost so many times the flops."""
PARAMETERS, ENSEMBLE, DERIVATIVES = 1.10, 1.40, 2.0


@dataclass(frozen=True)
class Verdict:
    """One line of the table: what is asked, the goal, what was reached; `None` when a contender is missing."""

    what: str
    goal: str
    reached: str | None
    met: bool | None


def verdicts(c: Comparison) -> Iterator[Verdict]:
    """Every goal that this chain has."""
    goals = GOALS.get(c.name)
    if goals is None:
        return
    for function, most in zip(DYNAMICS, goals.flops, strict=True):
        yield _fewer(f"flops of {function}, by plan", _by(c, function, FEWEST), most)
        yield _fewer(f"flops of {function}, by rules", _by(c, function, RULES), int(most * BY_RULES))
    fd = "forward_dynamics"
    casadi, casadi_inline = _forward(c, "CasADi C", "libm"), _forward(c, "CasADi C", "inline sincos")
    by_gcc = _forward(c, "CasADi C", "libm", "gcc")
    yield _faster("forward dynamics than CasADi C by gcc", c.best("symgen", fd, ""), by_gcc, goals.casadi)
    yield _faster("the same, by the plan of fewest operations", _by(c, fd, FEWEST), by_gcc, None)
    yield _faster("the same, libm on both sides", c.best("symgen", fd, "libm"), by_gcc, goals.casadi_libm)
    yield _faster("forward dynamics than CasADi C, gcc on both sides", c.best("symgen", fd, "", "gcc"), by_gcc, None)
    yield _faster("than CasADi C by its best compiler", c.best("symgen", fd, ""), casadi, None)
    yield _faster("the same, libm on both sides", c.best("symgen", fd, "libm"), casadi, None)
    yield _faster("the same, inline sincos on both sides", c.best("symgen", fd, ""), casadi_inline, None)
    yield _faster("than Pinocchio C++", c.best("symgen", fd, ""), _forward(c, "Pinocchio C++"), goals.pinocchio)
    rewrite = _forward(c, "CasADi C", "8-lane rewrite")
    for size in ("", " of 504"):
        mine, floats = c.best("symgen", fd, f"batch{size}"), c.best("symgen", fd, f"batch float{size}")
        passes = f", passes{size} states" if size else ""
        yield _faster(f"8 doubles than the CasADi vector rewrite{passes}", mine, rewrite, goals.lanes)
        yield _faster(f"16 floats than that rewrite{passes}", floats, rewrite, goals.floats)
    yield _faster("than MuJoCo's mj_forward", c.best("symgen", fd, ""), c.best("MuJoCo", fd), None)
    engine = c.best("MuJoCo", "step")
    for function, where in (("step", "many joints in their dead band"), ("step_moving", "all joints moving")):
        one, many = c.best("symgen", function, ""), c.best("symgen", function, "batch")
        moving = function == "step_moving"
        yield _faster(f"step with dry friction, {where}, than mj_step", one, engine, None)
        yield _within(f"that step, {where}", one, goals.step)
        yield _within(f"that step, {where}, in batch", many, goals.step_lane if moving else None)
    for function in DYNAMICS[:3]:
        mine = c.best("symgen", function, "")
        yield _faster(f"{function} than CasADi C", mine, c.best("CasADi C", function, "libm"), None)
        yield _faster(f"{function} than SymForce", mine, c.best("SymForce", function), None)
    for kind in ("", "batch"):
        literals = c.best("symgen", fd, kind)
        for names in (OWN, SHARED):
            what = f"run-time {names} against literals{', batch' * bool(kind)}"
            yield _slower(what, c.best("symgen", fd, f"{kind} {names}".strip()), literals, PARAMETERS)
    for function in DYNAMICS:
        ensemble, batch = (c.best("symgen", function, f"{kind} parameters") for kind in ("ensemble", "batch"))
        yield _slower(f"{function}, ensemble against batch", ensemble, batch, ENSEMBLE)
    forms = ("derivatives_implicit", "derivatives_ldl", "derivatives_aba")
    theirs = [row for row in (c.best("CasADi C", form) for form in forms) if row is not None]
    best = min(theirs, key=lambda row: row.ns, default=None)
    goal = DERIVATIVES if c.name == "puma560" else None
    yield _faster("derivatives of forward dynamics than CasADi C", c.best("symgen", "linearize"), best, goal)


def _forward(c: Comparison, peer: str, variant: str | None = None, compiler: str | None = None) -> Row | None:
    """A peer's forward dynamics by its best algorithm, and compiler if none is named."""
    rows = [c.best(peer, f"forward_dynamics{form}", variant, compiler) for form in ("", "_ldl", "_aba")]
    return min((row for row in rows if row is not None), key=lambda row: row.ns, default=None)


def _by(c: Comparison, function: str, choice: str) -> Row | None:
    """symgen's fastest by that choice; a chain without a plan has one form, by rules."""
    return c.best("symgen", function, choice) or c.best("symgen", function, "")


def _fewer(what: str, mine: Row | None, most: int) -> Verdict:
    flops = None if mine is None else mine.flops
    return Verdict(
        what, f"at most {most}", None if flops is None else str(flops), None if flops is None else flops <= most
    )


def _faster(what: str, mine: Row | None, theirs: Row | None, goal: float | None) -> Verdict:
    asked = "-" if goal is None else f"{goal:g} x faster"
    if mine is None or theirs is None:
        return Verdict(what, asked, None, None)
    ratio = theirs.ns / mine.ns
    text = f"{ratio:.2f} x ({mine.ns:.1f} against {theirs.ns:.1f} ns)"
    return Verdict(what, asked, text, ratio >= (1.0 if goal is None else goal))


def _within(what: str, mine: Row | None, most: float | None) -> Verdict:
    asked = "-" if most is None else f"at most {most:g} ns"
    if mine is None:
        return Verdict(what, asked, None, None)
    return Verdict(what, asked, f"{mine.ns:.1f} ns", None if most is None else mine.ns <= most)


def _slower(what: str, costly: Row | None, plain: Row | None, most: float) -> Verdict:
    if costly is None or plain is None:
        return Verdict(what, f"at most {most:.2f} x the time", None, None)
    ratio = costly.ns / plain.ns
    text = f"{ratio:.2f} x ({costly.ns:.1f} against {plain.ns:.1f} ns)"
    return Verdict(what, f"at most {most:.2f} x the time", text, ratio <= most)
