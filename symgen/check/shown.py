"""A check in a notebook: verdict, worst error of each function in each model, laws, all that failed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from symgen.check.results import Comparison, LawResult
from symgen.text.notebook import folded, html_line, html_table, shown

if TYPE_CHECKING:
    from symgen.check.report import Report

__all__ = ["failure_rows", "law_rows", "report_html", "verdict_words", "worst_rows"]

Rows = tuple[Sequence[str], Sequence[Sequence[str]]]


def report_html(report: Report) -> str:
    """The report as HTML: a line in words, and tables; failures are open, the rest opens by a click."""
    heads, rows = worst_rows(report)
    return shown(
        html_line(f"Check of {report.chain}", verdict_words(report)),
        html_table(*failure_rows(report)),
        folded(f"Worst errors of {len(rows)} functions", html_table(heads, rows)),
        folded(report.laws_in_words, html_table(*law_rows(report))),
        folded(f"{len(report.notes)} notes", html_table(("note",), [(note,) for note in report.notes])),
    )


def verdict_words(report: Report) -> str:
    """Verdict, numbers of functions and states, laws, tolerances."""
    within = ", ".join(f"{error:.0e} in {dtype}" for dtype, error in report.tolerances.items())
    passed = sum(c.passed for c in report.comparisons)
    return (
        f"{report.verdict}; {passed} of {len(report.comparisons)} comparisons of {len(report.functions)} functions "
        f"agree at {report.samples} states, {report.laws_in_words}; tolerances: {within}, of the largest summand"
    )


def worst_rows(report: Report) -> Rows:
    """The largest error of each function in each emitted model; beyond its tolerance it has an exclamation mark."""
    subjects = report.subjects
    rows = []
    for function in report.functions:
        cells = []
        for subject in subjects:
            found = [c for c in report.comparisons if (c.function, c.first) == (function, subject)]
            worst = max(found, key=_share, default=None)
            cells.append("-" if worst is None else f"{_number(worst.error)}{'' if worst.passed else ' !'}")
        rows.append((function, *cells))
    return ("function", *subjects), rows


def law_rows(report: Report) -> Rows:
    """Each law of mechanics with the model that comes nearest to breaking it."""
    rows = []
    for law in dict.fromkeys(found.law for found in report.laws):
        worst = max((w for w in report.laws if w.law == law), key=_share)
        verdict = "holds" if worst.passed else "BROKEN"
        rows.append((law, worst.subject, _number(worst.error), _number(worst.tolerance), verdict))
    return ("law", "worst in", "error", "tolerance", ""), rows


def failure_rows(report: Report) -> Rows:
    """Comparisons beyond their tolerance, and broken laws."""
    rows = [
        (c.function, f"{c.first} : {c.second}", _number(c.error), _number(c.tolerance), f"a state that is {c.kind}")
        for c in report.comparisons
        if not c.passed
    ]
    rows += [
        (law.law, law.subject, _number(law.error), _number(law.tolerance), "") for law in report.laws if not law.passed
    ]
    return ("beyond tolerance", "between", "error", "tolerance", "at"), rows


def _share(found: Comparison | LawResult) -> tuple[bool, float]:
    """Order of nearness to failure; some laws hold exactly and have the tolerance zero."""
    return not found.passed, found.share


def _number(value: float) -> str:
    return f"{value:.1e}" if value else "0"
