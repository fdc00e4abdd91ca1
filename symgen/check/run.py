"""The check: opinions on every function, and laws, into one report."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from symgen.check.controller import ControllerJudge
from symgen.check.friction_compare import FrictionJudge
from symgen.check.friction_laws import check_friction_laws
from symgen.check.judges import Judges, judges_of
from symgen.check.laws import check_laws
from symgen.check.report import Report
from symgen.check.results import Comparison, LawResult
from symgen.check.rule_edges import RuleEdges
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
    progress("drawing states", 0.0)
    judges = judges_of(mechanism, definition, emitted, signatures, functions, samples, seed, declared)
    seconds: dict[str, float] = {}

    start = time.perf_counter()
    comparisons, large = _comparisons(judges, subjects, signatures, functions, strength, progress)
    dtypes = list(dict.fromkeys(subject.dtype for subject in subjects))
    notes = [*notes, *large, *judges.not_judged(functions, dtypes)]
    seconds["compare"] = time.perf_counter() - start

    start = time.perf_counter()
    laws = _laws(judges, subjects, {name: signatures[name] for name in functions}, progress)
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
            notes += _reached(own, edges)
        notes += _not_seen(controller)
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


def _comparisons(
    judges: Judges,
    subjects: Sequence[Code],
    signatures: Mapping[str, Signature],
    functions: Sequence[str],
    strength: Strength,
    progress: Progress,
) -> tuple[list[Comparison], list[str]]:
    """Comparisons of every function with all other opinions on it, and notes on opinions that were not asked for."""
    found: list[Comparison] = []
    notes: list[str] = []
    in_process = [subject for subject in subjects if not isinstance(subject, Called)]  # others: see `controllers`
    for k, function in enumerate(functions):
        progress(f"comparing {function}", SHARES[0] * k / len(functions))
        signature, judge = signatures[function], judges.of(function)
        found += [judge.with_interpreter(subject, function) for subject in in_process]
        found += [judges.wide_of(function).with_interpreter(subject, function) for subject in in_process]
        if signature.card.scale == "gradient":
            found += judge.with_differences(subjects, function, strength.digits)
            continue
        by_mechanics = judges.mechanics_of(function)
        if by_mechanics is not None:
            found += by_mechanics.with_mechanics(list(subjects), function)
        found += judge.with_numeric(subjects if by_mechanics is None else (), function)
        if signature.card.scale == "decision":  # more digits say nothing about decisions
            continue
        if signature.size <= LARGE:
            found += judge.with_exact(subjects, function, strength.digits)
        else:
            notes.append(f"{function} has {signature.size} outputs and was not executed at {strength.digits} digits")
    return found, notes


def _laws(
    judges: Judges, subjects: Sequence[Code], chosen: dict[str, Signature], progress: Progress
) -> list[LawResult]:
    """Laws of mechanics and of friction in the chosen functions of every subject."""
    found: list[LawResult] = []
    for k, subject in enumerate(subjects):
        progress(f"laws of {subject.name}", SHARES[0] + (SHARES[1] - SHARES[0]) * k / len(subjects))
        found += check_laws(judges.smooth.mechanism, subject, chosen, judges.states)
        if isinstance(judges.rough, FrictionJudge):
            found += check_friction_laws(judges.rough, subject, chosen)
    return found


def _reached(own: ControllerJudge, edges: RuleEdges) -> list[str]:
    """Notes on broken rules and statuses that the calls of a controller reached."""
    notes: list[str] = []
    beaten = len(edges.texts) - len(edges.shown)
    if beaten:
        notes.append(f"{beaten} of {len(edges.texts)} rules on parameters were first broken in no set")
    statuses = [f"{name} {', '.join(map(str, found))}" for name, found in own.statuses().items()]
    if statuses:
        notes.append(f"statuses reached: {'; '.join(statuses)}")
    return notes


def _not_seen(controller: Controller) -> list[str]:
    """Notes on data and branches of a controller's C that the check did not see."""
    unread = [f"static data of the objects was not read: {TOOL} is not installed"]
    branches = [f"no build compiles what stands under {branch}" for branch in controller.never]
    return [*(unread if None in controller.writable.values() else []), *branches]
