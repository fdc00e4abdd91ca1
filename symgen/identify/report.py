"""The report of an identification: summary, estimates, what stays open, validation, tables, pictures."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.errors import IdentificationError
from symgen.report.blocks import Block, Paragraph, Picture, Table, Title
from symgen.report.plain import plain_html, plain_markdown

if TYPE_CHECKING:
    from symgen.identify.result import Figure, Result

__all__ = ["labels", "report_blocks", "report_text"]

DPI = 100
LABEL = 24
"""Characters of a name that stands in a table of estimates; longer ones have a number and are explained below."""


def report_text(result: Result, form: str) -> str:
    """The report as `"markdown"` or `"html"`.

    Raises:
        IdentificationError: another form.
    """
    writers = {"markdown": plain_markdown, "html": plain_html}
    if form not in writers:
        raise IdentificationError(f"report: {form!r:.40} is none of {', '.join(writers)}")
    return writers[form](list(report_blocks(result)))


def report_blocks(result: Result) -> Iterator[Block | Picture]:
    """The blocks of the report in their order."""
    yield Title(f"{result.kind.capitalize()} identification of {result.chain.name}", 1)
    yield _words(_summary(result))
    for remark in result.remarks:
        yield _words(remark)
    if result.names:
        yield Title("Estimates")
        table, legend = _estimates(result)
        yield table
        if legend is not None:
            yield _words("Base parameters are the combinations of inertial parameters that joint forces depend on:")
            yield legend
    yield Title("Undetermined parameters")
    if result.open:
        yield _table(
            ["parameter", "reason", "experiment that would help"],
            [[item.name, item.reason, item.experiment] for item in result.open],
        )
    else:
        yield _words("The data determine every parameter that was asked for.")
    if result.verdicts:
        yield Title("Validation on other data")
        yield _words(_verdict(result))
        yield _validation(result)
    for title, (head, rows) in result.tables.items():
        yield Title(title)
        yield _table(head, rows)
    if result.figures:
        yield Title("Pictures")
        yield from _pictures(result.figures)


def _words(text: str) -> Paragraph:
    return Paragraph((text,))


def _table(head: Iterable[Any], rows: Iterable[Iterable[Any]]) -> Table:
    return Table(tuple((str(cell),) for cell in head), tuple(tuple(row) for row in rows))


def _summary(result: Result) -> str:
    count = len(result.names)
    measured = np.count_nonzero(np.isfinite(result.residuals))
    text = f"{count} parameter{'s' if count != 1 else ''} from {measured} measured values"
    if np.isfinite(result.condition):
        text += f"; condition number {result.condition:.3g}"
    if np.isfinite(result.chi2) and result.degrees_of_freedom > 0:
        share = result.chi2 / result.degrees_of_freedom
        text += f"; chi2 {result.chi2:.5g} for {result.degrees_of_freedom} degrees of freedom ({share:.3g} each)"
    return text + "."


def labels(names: Sequence[str]) -> tuple[list[int], dict[str, str]]:
    """The order in which estimates are read, single parameters of joints first, and numbers for long combinations.

    Returns:
        Positions of the names, and name -> `b1`, `b2`, ... of those that are longer than a label.

    Example:
        >>> labels(["Izz(a) + 0.16 m(b) + 0.4 mcx(c)", "a_coulomb"])
        ([1, 0], {'Izz(a) + 0.16 m(b) + 0.4 mcx(c)': 'b1'})
    """
    order = sorted(range(len(names)), key=lambda k: ("(" in names[k], k))
    long = [names[k] for k in order if len(names[k]) > LABEL]
    return order, {name: f"b{k}" for k, name in enumerate(long, 1)}


def _estimates(result: Result) -> tuple[Table, Table | None]:
    intervals, (order, numbers) = result.intervals(), labels(result.names)
    rows = []
    for k in order:
        name, unit = result.names[k], result.units[k]
        sigma, (low, high) = result.standard_errors[name], intervals[name]
        known = np.isfinite(sigma)
        span = f"{low:.6g} to {high:.6g}" if known else "at a bound"
        label = numbers.get(name, name)
        rows.append([label, f"{result.estimates[name]:.6g}", f"{sigma:.2g}" if known else "", span, unit])
    table = _table(["parameter", "estimate", "standard error", "95 % interval", "unit"], rows)
    return table, _table(["", "combination"], [[b, name] for name, b in numbers.items()]) if numbers else None


def _verdict(result: Result) -> str:
    failed = [verdict.name for verdict in result.verdicts if not verdict.passed]
    if not failed:
        return "Passed: every prediction is within its limit, on data that were not used for the fit."
    return f"Failed: predictions beyond their limits for {', '.join(failed)}, on data that were not used for the fit."


def _validation(result: Result) -> Table:
    rows = [
        [
            item.name,
            f"{item.peak:.4g}",
            f"{item.rms:.3g}",
            f"{item.largest:.3g}",
            f"{100.0 * item.share:.3g} %",
            f"{100.0 * item.limit:.3g} %",
            item.unit,
            "passed" if item.passed else "failed",
        ]
        for item in result.verdicts
    ]
    return _table(["", "peak", "rms error", "largest error", "rms / peak", "limit", "unit", "verdict"], rows)


def _pictures(figures: tuple[Figure, ...]) -> Iterator[Block | Picture]:
    try:
        from symgen.simulate.picture import Picture as Sheet
    except ImportError:
        yield _words("Pictures need matplotlib: pip install 'symgen[plot]'.")
        return
    for figure in figures:
        sheet = Sheet(figsize=figure.size, layout="constrained")
        figure.draw(sheet)
        written = io.BytesIO()
        sheet.savefig(written, dpi=DPI, format="png", metadata={"Software": None})
        yield Picture(figure.title, written.getvalue())
