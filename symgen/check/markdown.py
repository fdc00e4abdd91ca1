"""A check's report as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.check.report import Comparison, Fault, Report

__all__ = ["markdown"]


def markdown(report: Report) -> str:
    """Verdict, worst error per function and pair, laws, faults."""
    parts = [
        f"# Check of {report.chain}",
        f"**{'passed' if report.passed else 'FAILED'}**: {len(report.functions)} functions, {report.samples} states, "
        f"seed {report.seed}.",
        "Errors are relative to the largest summand of the quantity, times 1 + max|q|; of forward dynamics the "
        "residual of M qdd + h = tau is judged. Three opinions are compared in pairs: the emitted code, the "
        "interpreter of the unoptimised Lagrange equations (`interpreter` in double precision, `50 digits`), and "
        "plain numeric mechanics (`mechanics`); where joints rub, the literal friction law and the steps that it takes "
        "(`law`), and constraint equations in absolute coordinates (`constraints`).",
        *(f"Note: {note}." for note in report.notes),
        _comparisons(report),
    ]
    failed = [c for c in report.comparisons if not c.passed]
    if failed:
        parts += ["## Beyond tolerance", _table(_HEAD, [_row(c) for c in failed])]
    if any(c.ulp_median is not None for c in report.comparisons):
        parts += ["## Units in the last place", _ulps(report)]
    if report.laws:
        rows = [(w.law, w.subject, _number(w.error), _number(w.tolerance), _mark(w.passed)) for w in report.laws]
        parts += ["## Laws", _table(("law", "model", "error", "tolerance", ""), rows)]
    if report.faults:
        parts += ["## Planted faults", _faults(report)]
    return "\n\n".join(parts) + "\n"


_HEAD = ("function", "opinions", "states", "error", "tolerance", "at a state that is", "")


def _comparisons(report: Report) -> str:
    """Functions down, pairs across: the worst error of each."""
    pairs = tuple(dict.fromkeys((c.first, c.second) for c in report.comparisons))
    found = {(c.function, c.first, c.second): c for c in report.comparisons}
    rows = []
    for function in report.functions:
        cells = [found.get((function, *pair)) for pair in pairs]
        rows.append((function, *(f"{_number(c.error)}{'' if c.passed else ' !'}" if c else "-" for c in cells)))
    return _table(("function", *(f"{first} : {second}" for first, second in pairs)), rows)


def _row(c: Comparison) -> tuple[str, ...]:
    pair = f"{c.first} : {c.second}"
    return (c.function, pair, str(c.states), _number(c.error), _number(c.tolerance), c.kind, _mark(c.passed))


def _ulps(report: Report) -> str:
    measured = [c for c in report.comparisons if c.ulp_median is not None and c.ulp_worst is not None]
    subjects = tuple(dict.fromkeys(c.first for c in measured))
    found = {(c.function, c.first): f"{c.ulp_median:.2g} / {c.ulp_worst:.2g}" for c in measured}
    rows = [(f, *(found.get((f, s), "-") for s in subjects)) for f in dict.fromkeys(c.function for c in measured)]
    text = (
        "Median and largest distance of single elements to the 50-digit value; elements that nearly cancel stand out."
    )
    return text + "\n\n" + _table(("function", *subjects), rows)


def _faults(report: Report) -> str:
    visible = [fault for fault in report.faults if fault.visible]
    caught = sum(fault.caught for fault in visible)
    lines = [
        f"{len(report.faults)} single faults were planted, emitted, compiled and compared: {caught} of the "
        f"{len(visible)} with a visible effect were caught ({100.0 * report.catch_rate:.1f} %), "
        f"{len(report.faults) - len(visible)} have no visible effect (below 1.2e-16 at 50 digits)."
    ]
    survivors = [fault for fault in report.faults if not fault.caught]
    if survivors:
        rows = [_fault_row(fault) for fault in sorted(survivors, key=lambda f: -(f.effect or 0.0))]
        lines.append(_table(("survivor in", "kind", "change", "largest effect", ""), rows))
    return "\n\n".join(lines)


def _fault_row(fault: Fault) -> tuple[str, ...]:
    effect = "-" if fault.effect is None else _number(fault.effect)
    return (fault.function, fault.kind, f"`{fault.text}`", effect, "missed" if fault.visible else "no visible effect")


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join(lines)


def _number(value: float) -> str:
    return "0" if value == 0.0 else f"{value:.1e}"


def _mark(passed: bool) -> str:
    return "ok" if passed else "**fails**"
