"""The check: opinions on every function, and laws, into one report."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from symgen.check.controller import ControllerJudge
from symgen.check.friction_compare import FrictionJudge
from symgen.check.friction_laws import check_friction_laws
from symgen.check.judges import judges_of
from symgen.check.laws import check_laws
from symgen.check.report import Report
from symgen.check.results import Comparison, LawResult
from symgen.check.strength import THOROUGH, Strength, coverage
from symgen.check.subjects import Called, Code
from symgen.compile.controller import Controller
from symgen.compile.objects import TOOL
from symgen.derive.functions import Signature
from symgen.describe.mechanism import Mechanism
from symgen.program.function import Program
from symgen.program.hazards import Key
from symgen.program.intervals import Interval

__all__ = ["Progress", "check"]

Progress = Callable[[str, float], None]
"""(what is being done, share done from 0 to 1)."""

SHARES = (0.75, 0.9)
"""Shares of a check behind which functions are compared and laws tested."""

LARGE = 4000
"""Functions with more outputs are not executed at many digits, which would take minutes."""


def check(
    mechanism: Mechanism,
    definition: Program,
    emitted: Program,
    subjects: Sequence[Code],
    signatures: Mapping[str, Signature],
    functions: Sequence[str],
    *,
    samples: int,
    seed: int,
    strength: Strength = THOROUGH,
    controllers: Sequence[Controller] = (),
    notes: Sequence[str] = (),
    declared: Mapping[Key | str, Interval] | None = None,
    progress: Progress = lambda what, share: None,
) -> Report:
    """Compares every function of every emitted model with the interpreter and the numeric mechanics.

    Args:
        definition: Lagrange's equations, never optimised; holds `functions`, `mass_matrix` and `bias`.
        emitted: the Program whose text the subjects were built from.
        subjects: emitted and built models.
        signatures: of the chain.
        functions: names to compare.
        samples: number of states.
        seed: of the states.
        strength: of the check.
        controllers: emitted C, compiled as users compile it.
        notes: further notes for the report.
        declared: ranges of arguments and parameters that were declared, see `symgen.program.ranges`.
        progress: called as parts are done.
    """
    functions = tuple(functions)
    progress("drawing states", 0.0)
    judges = judges_of(mechanism, definition, emitted, signatures, functions, samples, seed, declared)
    judge_of, rough = judges.of, judges.rough
    states = judges.states

    seconds: dict[str, float] = {}
    notes = list(notes)

    start = time.perf_counter()
    comparisons: list[Comparison] = []
    for k, function in enumerate(functions):
        progress(f"comparing {function}", SHARES[0] * k / len(functions))
        mine = judge_of(function)
        in_process = [subject for subject in subjects if not isinstance(subject, Called)]  # others: see `controllers`
        comparisons += [mine.with_interpreter(subject, function) for subject in in_process]
        comparisons += [judges.wide_of(function).with_interpreter(subject, function) for subject in in_process]
        if signatures[function].card.scale == "gradient":
            comparisons += mine.with_differences(subjects, function, strength.digits)
            continue
        by_mechanics = judges.mechanics_of(function)
        if by_mechanics is not None:
            comparisons += by_mechanics.with_mechanics(list(subjects), function)
        comparisons += mine.with_numeric(subjects if by_mechanics is None else (), function)
        if signatures[function].card.scale == "decision":  # more digits say nothing about decisions
            continue
        if signatures[function].size <= LARGE:
            comparisons += mine.with_exact(subjects, function, strength.digits)
        else:
            size, digits = signatures[function].size, strength.digits
            notes.append(f"{function} has {size} outputs and was not executed at {digits} digits")
    notes += judges.not_judged(functions, list(dict.fromkeys(subject.dtype for subject in subjects)))
    seconds["compare"] = time.perf_counter() - start

    start = time.perf_counter()
    laws: list[LawResult] = []
    chosen = {name: signatures[name] for name in functions}
    for k, subject in enumerate(subjects):
        progress(f"laws of {subject.name}", SHARES[0] + (SHARES[1] - SHARES[0]) * k / len(subjects))
        laws += check_laws(mechanism, subject, chosen, states)
        if isinstance(rough, FrictionJudge):
            laws += check_friction_laws(rough, subject, chosen)
    seconds["laws"] = time.perf_counter() - start

    start = time.perf_counter()
    panels = judges.panels(functions, seed) if controllers else ()
    for k, controller in enumerate(controllers):

        def told(what: str, share: float, before: int = k) -> None:
            progress(what, SHARES[1] + (1.0 - SHARES[1]) * (before + share) / len(controllers))

        told("calling C as controllers do", 0.0)
        edges = judges.rule_edges(emitted, controller.interface.dtype, seed)
        own = ControllerJudge(controller.interface, controller.header, panels, edges)
        found = own.of_controller(controller, told)
        comparisons += found.comparisons
        laws += found.laws
        if edges.asked:
            law = "the rules on parameters and the format's own judge agree"
            laws.append(LawResult(law, own.name, float(edges.contradicted), 0.0))
        if k == 0:
            beaten = len(edges.texts) - len(edges.shown)
            notes += (
                [f"{beaten} of {len(edges.texts)} rules on parameters were first broken in no set"] if beaten else []
            )
            reached = [f"{name} {', '.join(map(str, found))}" for name, found in own.statuses().items()]
            notes += [f"statuses reached: {'; '.join(reached)}"] if reached else []
        if None in controller.writable.values():
            notes.append(f"static data of the objects was not read: {TOOL} is not installed")
        notes += [f"no build compiles what stands under {branch}" for branch in controller.never]
    seconds["controllers"] = time.perf_counter() - start

    covered = coverage(strength, [subject.name for subject in subjects], samples, controllers)
    return Report(
        mechanism.name,
        samples,
        seed,
        tuple(comparisons),
        tuple(laws),
        seconds,
        tuple(notes),
        strength=strength.name,
        covered=covered,
        domain=judges.domain,
    )
