"""The tables of a check's report, in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.check.domain import Domain
from symgen.check.results import Comparison, LawResult
from symgen.compile.text import Text
from symgen.text.prose import markdown, prose
from symgen.text.tables import markdown_table

__all__ = [
    "code",
    "comparison_table",
    "failure_table",
    "law_table",
    "number",
    "text_section",
    "ulp_section",
]


def comparison_table(comparisons: Sequence[Comparison]) -> str:
    """Functions down, pairs across: the worst error of each."""
    pairs = tuple(dict.fromkeys((c.first, c.second) for c in comparisons))
    found: dict[tuple[str, str, str], Comparison] = {}
    for c in comparisons:  # of several at the same opinions, by the way of calling, the worst
        known = found.setdefault((c.function, c.first, c.second), c)
        if c.error * known.tolerance > known.error * c.tolerance:
            found[c.function, c.first, c.second] = c
    rows = []
    for function in dict.fromkeys(c.function for c in comparisons):
        cells = [found.get((function, *pair)) for pair in pairs]
        rows.append((function, *(f"{number(c.error)}{'' if c.passed else ' !'}" if c else "-" for c in cells)))
    return markdown_table(("function", *(f"{first} : {second}" for first, second in pairs)), rows)


def failure_table(failed: Sequence[Comparison]) -> str:
    """Comparisons with all that is known of them."""
    rows = [
        (
            c.function,
            f"{c.first} : {c.second}",
            str(c.states),
            number(c.error),
            number(c.tolerance),
            c.kind,
            c.called,
            _mark(c.passed),
        )
        for c in failed
    ]
    return markdown_table(
        ("function", "opinions", "states", "error", "tolerance", "at a state that is", "called", ""), rows
    )


def law_table(laws: Sequence[LawResult]) -> str:
    """Each law of mechanics and how well each model obeys it."""
    rows = [(w.law, w.subject, number(w.error), number(w.tolerance), _mark(w.passed)) for w in laws]
    return markdown_table(("law", "model", "error", "tolerance", ""), rows)


def ulp_section(comparisons: Sequence[Comparison]) -> str:
    """Distances to the value at many digits, functions down and models across."""
    measured = [c for c in comparisons if c.ulp_zeros is not None]
    subjects = tuple(dict.fromkeys(c.first for c in measured))
    found = {
        (c.function, c.first): f"{c.ulp_median:.2g} / {c.ulp_worst:.2g}" for c in measured if c.ulp_median is not None
    }
    zeros = {c.function: str(c.ulp_zeros) for c in measured}
    rows = [(f, *(found.get((f, s), "-") for s in subjects), count) for f, count in zeros.items()]
    text = (
        "Median and largest distance of single elements to the value at many digits; elements that nearly cancel stand "
        "out. Elements whose value is zero have no last place and are left out; the last column counts them."
    )
    return text + "\n\n" + markdown_table(("function", *subjects, "zeros"), rows)


def domain_section(domain: Domain) -> str:
    """The ranges of arguments and parameters, and of the parameter sets."""
    count = domain.sets.shape[1]
    text = (
        "Numbers are tried over their ranges, at their ends, at zero, at small magnitudes from 1e-12 of them on, and "
        "beyond them up to the magnitude in the third column; nothing is said of numbers outside. "
        f"{count} parameter set{'s' if count > 1 else ''}; exactly zero in some: "
        f"{', '.join(domain.zeros) if domain.zeros else 'none'}."
    )
    return text + "\n\n" + markdown_table(("number", "range", "beyond it up to", "range from"), domain.rows)


def text_section(text: Text) -> str:
    """Edited C beside what `emit` writes now: the verdict, and the lines of code that differ."""
    said = f"Text: {markdown(prose(str(text)))}."
    if text.beside:
        said += f" Not compared: {', '.join(map(markdown, map(prose, text.beside)))}."
    if not text.differences:
        return said
    rows = [
        (f"{d.file}:{d.line}", d.function or "-", code(d.written), code(d.found), str(d.lines))
        for d in text.differences
    ]
    return said + "\n\n" + markdown_table(("at", "function", "emitted", "found", "lines"), rows)


def code(text: str) -> str:
    """A piece of code in a cell."""
    plain = str(prose(text)).replace("`", "'")
    return f"`{plain}`".replace("|", "\\|") if plain else "-"


def number(value: float) -> str:
    """An error in a cell."""
    return "0" if value == 0.0 else f"{value:.1e}"


def _mark(passed: bool) -> str:
    return "ok" if passed else "**fails**"
