"""The outcome of a check: a frozen record that prints itself as Markdown and as JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from symgen.check.domain import Domain
from symgen.check.markdown import (
    comparison_table,
    domain_section,
    failure_table,
    law_table,
    text_section,
    ulp_section,
)
from symgen.check.measure import TOLERANCES
from symgen.check.results import Comparison, LawResult
from symgen.check.shown import report_html
from symgen.compile.text import Text, TextDifference
from symgen.text.prose import markdown, prose

__all__ = ["Report"]

_EXPLANATION = (
    "Errors are relative to the largest summand of the quantity, times 1 + max|q|; of forward dynamics the "
    "residual of M qdd + h = tau is judged. Three opinions are compared in pairs: the emitted code, the "
    "interpreter of the unoptimised Lagrange equations (`interpreter` in double precision, and with more digits), and "
    "plain numeric mechanics (`mechanics`); where joints have friction, the literal law and the steps that it takes "
    "(`law`), and constraint equations in absolute coordinates (`constraints`). Every function of C's header is "
    "called at all states as a C program calls it, with NaN, infinities and steps of no length besides. States whose "
    "numbers a type cannot hold are not judged, but counted."
)


@dataclass(frozen=True, slots=True)
class Report:
    """Findings of a check.

    Attributes:
        chain: its name.
        samples, seed: of the states.
        comparisons: every function, every pair of opinions.
        laws: every law, every emitted model.
        seconds: time that each part took.
        notes: omissions, and their reasons.
        plan: the plan file that the functions were written by, or words for one without a file; empty: by the rules.
        strength: `quick` or `thorough`.
        covered: builds, digits and states of the check, and what a quick one leaves to the thorough one.
        text: edited sources beside what `emit` writes now; None when fresh ones were checked.
        texts: those of edited products, by their emission.
        domain: ranges of arguments and parameters, and the parameter sets.
    """

    chain: str
    samples: int
    seed: int
    comparisons: tuple[Comparison, ...]
    laws: tuple[LawResult, ...] = ()
    seconds: dict[str, float] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    plan: str = ""
    text: Text | None = None
    domain: Domain | None = None
    strength: str = ""
    covered: str = ""
    texts: Mapping[str, Text] = field(default_factory=dict)

    def __repr__(self) -> str:
        agreed = f"{sum(c.passed for c in self.comparisons)} of {len(self.comparisons)} comparisons agree"
        return f"<Report on {self.chain}: {self.verdict}, {agreed}, {self.laws_in_words}>"

    def _repr_html_(self) -> str:
        """Verdict, worst errors and laws, as notebooks show them."""
        return report_html(self)

    @property
    def unreached(self) -> tuple[TextDifference, ...]:
        """Differences of edited text that no comparison reaches: conditions of the preprocessor, the test program."""
        return tuple(difference for text in self.edited for difference in text.unreached)

    @property
    def edited(self) -> tuple[Text, ...]:
        """Texts that were compared with what `emit` writes now: of C first, then of products."""
        return (*(() if self.text is None else (self.text,)), *self.texts.values())

    @property
    def passed(self) -> bool:
        """True when every comparison and every law is within its tolerance, and no text beyond their reach differs."""
        compared = bool(self.comparisons) and all(c.passed for c in self.comparisons)
        return compared and all(law.passed for law in self.laws) and not self.unreached

    @property
    def verdict(self) -> str:
        """`passed` or `FAILED`."""
        return "passed" if self.passed else "FAILED"

    @property
    def laws_in_words(self) -> str:
        """Number of laws of mechanics that hold, in words; the checked functions may be subject to none."""
        if not self.laws:
            return "no law applies to these functions"
        return f"{sum(law.passed for law in self.laws)} of {len(self.laws)} laws hold"

    @property
    def functions(self) -> tuple[str, ...]:
        """Names of the functions compared, in order."""
        return tuple(dict.fromkeys(c.function for c in self.comparisons))

    @property
    def subjects(self) -> tuple[str, ...]:
        """The emitted models, C first."""
        return tuple(sorted({c.first for c in self.comparisons if c.first != "interpreter"}, key=_by_precision))

    @property
    def tolerances(self) -> dict[str, float]:
        """Tolerances of the comparisons, by number type."""
        return {dtype: TOLERANCES[dtype] for dtype in TOLERANCES if any(dtype in name for name in self.subjects)}

    def worst(self, function: str, subject: str | None = None) -> Comparison:
        """The comparison of a function that comes nearest to its tolerance, or exceeds it most.

        Raises:
            KeyError: the function was not compared.
        """
        found = [c for c in self.comparisons if c.function == function and subject in (None, c.first)]
        if not found:
            raise KeyError(function)
        return max(found, key=lambda c: c.share)

    def to_dict(self) -> dict[str, Any]:
        """Plain data; infinities become null."""
        data = {
            "chain": self.chain,
            "passed": self.passed,
            "verdict": self.verdict,
            "samples": self.samples,
            "seed": self.seed,
            "strength": self.strength,
            "covered": self.covered,
            "plan": self.plan or None,
            "comparisons": [{**asdict(c), "passed": c.passed} for c in self.comparisons],
            "laws": [{**asdict(law), "passed": law.passed} for law in self.laws],
            "notes": list(self.notes),
            "domain": None if self.domain is None else self.domain.to_dict(),
            "text": None if self.text is None else {**asdict(self.text), "identical": self.text.identical},
        }
        if self.texts:
            data["texts"] = [{**asdict(text), "identical": text.identical} for text in self.texts.values()]
        return {key: _finite(value) for key, value in data.items()}

    def to_json(self) -> str:
        """One JSON document, without times, so that equal results give equal bytes."""
        return json.dumps(self.to_dict(), indent=2, allow_nan=False) + "\n"

    def to_markdown(self) -> str:
        """Tables for people: verdict, worst error per function and pair, laws."""
        plan = f"the plan {markdown(prose(self.plan))}" if self.plan else "the rules, without a plan"
        parts = [
            f"# Check of {markdown(self.chain)}",
            f"**{self.verdict}**: {len(self.functions)} functions, {self.samples} states, "
            f"seed {self.seed}, written by {plan}.",
            *map(text_section, self.edited),
            *([f"Covered: {self.covered}."] if self.covered else []),
            _EXPLANATION,
            *(f"Note: {markdown(prose(note))}." for note in self.notes),
            comparison_table(self.comparisons),
        ]
        failed = [c for c in self.comparisons if not c.passed]
        if failed:
            parts += ["## Beyond tolerance", failure_table(failed)]
        if any(c.ulp_zeros is not None for c in self.comparisons):
            parts += ["## Units in the last place", ulp_section(self.comparisons)]
        if self.domain is not None:
            parts += ["## Domain", domain_section(self.domain)]
        if self.laws:
            parts += ["## Laws", law_table(self.laws)]
        return "\n\n".join(parts) + "\n"


def _by_precision(subject: str) -> tuple[str, bool]:
    """Order of emitted models: by target, double precision first."""
    return subject.split()[0], "float64" not in subject


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value
