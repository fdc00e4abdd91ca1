"""The check as a judge of changed C: functions that may be wrong are called as a controller calls them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from symgen.check.controller import ControllerJudge
from symgen.check.results import Comparison, LawResult
from symgen.compile.controller import Answers, run_program
from symgen.errors import BuildError
from tests.lab.variants import Linked, Variants

__all__ = ["BuildJudge"]

PATIENCE = 3.0
"""Seconds that changed code may take at least for the states of a panel."""

SLOWER = 50.0
"""Times the original's seconds that it may take at least."""


class BuildJudge:
    """Says why the check fails on changed C.

    Args:
        judge: knows the states and what is right there.
        variants: compiles the C.
    """

    def __init__(self, judge: ControllerJudge, variants: Variants) -> None:
        self._judge = judge
        self._variants = variants
        self._known: dict[str, tuple[list[Answers], float]] = {}

    def __call__(self, linked: Linked, functions: Sequence[str]) -> str:
        """Why the check fails; empty when it does not.

        Args:
            linked: a build of the changed C.
            functions: those that may be wrong; none for all.
        """
        build = linked.build.name
        known, seconds = self._original(linked)
        try:
            answers = self._answers(linked, functions, max(PATIENCE, SLOWER * seconds))
        except BuildError as error:
            return str(error).splitlines()[0]
        found = self._judge.judged({build: answers}, {build: known}, functions or None)
        return _said(found.failures[0]) if found.failures else ""

    def _original(self, linked: Linked) -> tuple[list[Answers], float]:
        """Answers of the unchanged C in the same build, and the seconds that they took."""
        name = linked.build.name
        if name not in self._known:
            start = time.perf_counter()
            answers = self._answers(self._variants.original(linked.build), (), None)
            self._known[name] = answers, time.perf_counter() - start
        return self._known[name]

    def _answers(self, linked: Linked, functions: Sequence[str], patience: float | None) -> list[Answers]:
        judge, program = self._judge, self._variants.program(linked)
        return [
            run_program(
                program,
                judge.interface,
                judge.header,
                calls,
                [name for name in panel.functions if name in functions or not functions],
                patience,
            )
            for panel, calls in zip(judge.panels, judge.calls, strict=True)
        ]


def _said(failure: Comparison | LawResult) -> str:
    """A failure in words."""
    if isinstance(failure, LawResult):
        return failure.law
    return f"{failure.function} {failure.called}: {failure.error:.1e} at a state that is {failure.kind}"
