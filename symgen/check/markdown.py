"""The tables of a check's report, in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.check.results import Comparison, Fault, LawResult

__all__ = ["comparison_table", "failure_table", "fault_section", "law_table", "ulp_section"]


def comparison_table(comparisons: Sequence[Comparison]) -> str:
    """Functions down, pairs across: the worst error of each."""
    pairs = tuple(dict.fromkeys((c.first, c.second) for c in comparisons))
    found = {(c.function, c.first, c.second): c for c in comparisons}
    rows = []
    for function in dict.fromkeys(c.function for c in comparisons):
        cells = [found.get((function, *pair)) for pair in pairs]
        rows.append((function, *(f"{_number(c.error)}{'' if c.passed else ' !'}" if c else "-" for c in cells)))
    return _table(("function", *(f"{first} : {second}" for first, second in pairs)), rows)


def failure_table(failed: Sequence[Comparison]) -> str:
    """Comparisons with all that is known of them."""
    rows = [
        (
            c.function,
            f"{c.first} : {c.second}",
            str(c.states),
            _number(c.error),
            _number(c.tolerance),
            c.kind,
            c.called,
            _mark(c.passed),
        )
        for c in failed
    ]
    return _table(("function", "opinions", "states", "error", "tolerance", "at a state that is", "called", ""), rows)


def law_table(laws: Sequence[LawResult]) -> str:
    """Each law of mechanics and how well each model obeys it."""
    rows = [(w.law, w.subject, _number(w.error), _number(w.tolerance), _mark(w.passed)) for w in laws]
    return _table(("law", "model", "error", "tolerance", ""), rows)


def ulp_section(comparisons: Sequence[Comparison]) -> str:
    """Distances to the value at 50 digits, functions down and models across."""
    measured = [c for c in comparisons if c.ulp_zeros is not None]
    subjects = tuple(dict.fromkeys(c.first for c in measured))
    found = {
        (c.function, c.first): f"{c.ulp_median:.2g} / {c.ulp_worst:.2g}" for c in measured if c.ulp_median is not None
    }
    zeros = {c.function: str(c.ulp_zeros) for c in measured}
    rows = [(f, *(found.get((f, s), "-") for s in subjects), count) for f, count in zeros.items()]
    text = (
        "Median and largest distance of single elements to the 50-digit value; elements that nearly cancel stand out. "
        "Elements whose value is zero have no last place and are left out; the last column counts them."
    )
    return text + "\n\n" + _table(("function", *subjects, "zeros"), rows)


def fault_section(faults: Sequence[Fault], catch_rate: float) -> str:
    """How many planted faults were caught, and those that were not."""
    visible = [fault for fault in faults if fault.visible]
    caught = sum(fault.caught for fault in visible)
    lines = [
        f"{len(faults)} single faults were planted, emitted, compiled and compared: {caught} of the "
        f"{len(visible)} with a visible effect were caught ({100.0 * catch_rate:.1f} %), "
        f"{len(faults) - len(visible)} have no visible effect (below 1.2e-16 at 50 digits)."
    ]
    survivors = [fault for fault in faults if not fault.caught]
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
