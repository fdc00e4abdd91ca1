"""The sections of a chain's report as HTML, each from the result of one stage."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from symgen.describe.mechanism import Mechanism
from symgen.report.blocks import Block, Figure, Paragraph, Title, table
from symgen.report.page import Section, blocks_html
from symgen.text.prose import MOST, prose

if TYPE_CHECKING:
    from symgen.check.report import Report
    from symgen.derive.equations import EquationsOfMotion
    from symgen.model.model import Model
    from symgen.program.interface import Interface
    from symgen.simulate.trajectory import Trajectory
    from symgen.viewer.live import LivePart

__all__ = [
    "check_section",
    "document_sections",
    "failed_section",
    "figure_section",
    "model_section",
    "motion_section",
    "view_section",
]

FPS, LEAST, MOST_PICTURES = 25.0, 150, 1500
"""Pictures per second of the motion that is played; pictures of short motions at least, of long ones at most. The page
interpolates between them."""

EVENTS = 40
"""Events that are listed."""


def view_section(
    model: Model, mechanism: Mechanism, q: Any, params: Any, run: Trajectory | None, live: LivePart | None
) -> Section:
    """The chain in space, with the motion to play where there is one, and its own code where there is a module."""
    import numpy as np

    from symgen.analyse.drawing import chain_drawing
    from symgen.analyse.linear import named_values
    from symgen.analyse.release import release
    from symgen.simulate.film import filmed
    from symgen.simulate.start import start_values
    from symgen.viewer.element import element
    from symgen.viewer.live import live_element

    if run is None:
        start = release(model, params)[0] if q is None else start_values("q", q, model.q_names)
        shown = element(
            chain_drawing(mechanism, named_values(model, params), np.asarray(start, dtype=np.float64)[None]).scene
        )
    else:
        span = max(float(run.t[-1] - run.t[0]), 1e-9)
        film = filmed(run, 1.0, max(min(FPS, MOST_PICTURES / span), LEAST / span))
        shown = element(film.drawing.scene, film.motion())
    if live is not None:
        shown += "\n" + live_element(live)
    return Section("The chain in space", "view", shown)


def motion_section(run: Trajectory | None, words: str) -> Section:
    """Plots of a motion, its ends and its events."""
    from symgen.simulate.shown import end_rows, event_rows

    if run is None:
        return Section("Motion", "motion", _blocks([Paragraph((words,))]))
    more: list[Block] = [table(*end_rows(run))]
    if run.events:
        heads, rows = event_rows(run)
        rest = len(rows) - EVENTS
        more += [Title("Events", 2), table(heads, rows[:EVENTS])]
        more += [Paragraph((f"... and {rest} more.",))] if rest > 0 else []
    ledger = f"The energy ledger, energy - energy(0) = work in - dissipated, closes within {run.energy_error:.1e} J."
    told = [Paragraph((part,)) for part in (words, run.message, ledger) if part]
    return Section("Motion", "motion", _blocks(told) + _plots(run) + _numbers(more))


def _plots(run: Trajectory) -> str:
    """The panels with cursors that follow the player; a sentence where matplotlib is missing."""
    if not find_spec("matplotlib"):
        return _blocks([Paragraph(("Plots need matplotlib: pip install 'symgen[plot]'.",))])
    from symgen.simulate.vector_plots import vector_plots

    figures = "\n".join(
        f"<figure><figcaption>{escape(p.title)}</figcaption>\n"
        f'<div class="plot" data-left="{p.left:.5f}" data-right="{p.right:.5f}" data-begin="{p.begin!r}" '
        f'data-end="{p.end!r}" role="img" aria-label="{escape(p.title)} over time">\n{p.svg}\n'
        f'<div class="cursor" style="left: {100.0 * p.left:.3f}%"></div></div></figure>'
        for p in vector_plots(run)
    )
    return f'\n<div class="plots">\n{figures}\n</div>\n'


def figure_section(mechanism: Mechanism) -> Section:
    """The drawn figure."""
    from symgen.report.figure.chain_figure import chain_figure

    return Section("Figure", "figure", _blocks([Figure(chain_figure(mechanism))]))


def document_sections(equations: EquationsOfMotion) -> tuple[Section, Section]:
    """The drawn figure, and the document of the equations without it and the description, which stand above."""
    from symgen.report.equations import document_of

    document, names = document_of(equations)
    told = Paragraph((prose(equations.mechanism.chain.description, MOST),))
    figures = [block for block in document.blocks if isinstance(block, Figure)]
    others = [block for block in document.blocks if not isinstance(block, Figure) and block != told]
    return (
        Section("Figure", "figure", blocks_html(figures, names)),
        Section("Equations", "equations", blocks_html(others, names)),
    )


def model_section(model: Model, known: Interface) -> Section:
    """Operation counts of the model's functions, as their interface has them."""
    from symgen.model.shown import operation_rows

    words = (
        f"Operations of each function of the model in {model.target}, {model.dtype}; sub counts as add, the sine and "
        "cosine of one angle count once, and numbers with an asterisk are upper bounds of functions with loops."
    )
    heads, rows = operation_rows(known)
    return Section("Operation counts", "operations", _blocks([Paragraph((words,))]) + _numbers([table(heads, rows)]))


def check_section(report: Report) -> Section:
    """Verdict, worst errors and laws of a check."""
    from symgen.check.shown import failure_rows, law_rows, verdict_words, worst_rows

    failed = failure_rows(report)
    blocks: list[Block] = []
    if failed[1]:
        blocks += [Title("Beyond tolerance"), table(*failed)]
    blocks += [Title("Largest errors"), table(*worst_rows(report))]
    if report.laws:
        blocks += [Title("Laws of mechanics"), table(*law_rows(report))]
    words = (
        f"{verdict_words(report)}. The emitted code is compared with two references that share no code with it: the "
        "interpreted Lagrange equations, and plain numeric mechanics."
    ) + (f" Covered: {report.covered}." if report.covered else "")
    notes = [Paragraph((f"Note: {note}.",)) for note in report.notes]
    return Section("Check", "check", _blocks([Paragraph((words,)), *notes]) + _numbers(blocks))


def failed_section(heading: str, anchor: str, reason: str) -> Section:
    """A section with the reason why its contents are missing."""
    return Section(heading, anchor, _blocks([Paragraph((f"{reason[:1].upper()}{reason[1:]}",))]))


def _blocks(blocks: Sequence[Block]) -> str:
    """Blocks of plain words and tables, which need no symbols."""
    from symgen.report.notation import Notation

    return blocks_html(blocks, Notation({}, {}, frozenset(), frozenset()))


def _numbers(blocks: Sequence[Block]) -> str:
    """The same with columns of numbers flush right."""
    return f'\n<div class="numbers">\n{_blocks(blocks)}\n</div>'
