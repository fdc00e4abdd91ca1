"""The result of an identification: estimates with their errors, what the data leave open, the chain, a report."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from scipy.stats import t as student

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.errors import IdentificationError

__all__ = ["Figure", "Result", "Undetermined", "Verdict"]


@dataclass(frozen=True, slots=True)
class Undetermined:
    """A parameter that the data do not determine.

    Attributes:
        name: of the parameter, or of a group that cannot be told apart.
        reason: in words.
        experiment: measurements that would help.
        null: the null vector, changes of this parameter (1) and of others that together leave the data as they are;
            empty where the parameter is determined badly, or the vector is not computed.
    """

    name: str
    reason: str
    experiment: str
    null: tuple[tuple[str, float], ...] = ()

    def __str__(self) -> str:
        return f"{self.name}: {self.reason}. {self.experiment}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Prediction against measurement for one joint, or one response, on data that were not fitted.

    Attributes:
        name: of the joint.
        rms: root mean square of measured minus predicted.
        largest: the largest magnitude of it.
        peak: largest magnitude of what was measured.
        limit: largest share of the peak that passes.
        unit: of the three.
    """

    name: str
    rms: float
    largest: float
    peak: float
    limit: float
    unit: str = ""

    @property
    def share(self) -> float:
        """Root mean square error over the peak; 0 where both are zero."""
        return self.rms / self.peak if self.peak > 0.0 else (0.0 if self.rms == 0.0 else np.inf)

    @property
    def passed(self) -> bool:
        """True where the share is within its limit."""
        return self.share <= self.limit


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of the report.

    Attributes:
        title: below the picture, and the text for those who do not see it.
        draw: puts it on a figure of matplotlib.
        size: inches.
    """

    title: str
    draw: Callable[[Any], None]
    size: tuple[float, float] = (8.0, 5.0)


@dataclass(frozen=True, eq=False)
class Result:
    """Identified parameters of a chain.

    Attributes:
        kind: "inertial", "friction" or "modal".
        names: of the p estimated parameters.
        values: (p,).
        units: (p,) units, SI.
        covariance: (p, p); NaN in rows of values that have no standard error, such as those at a bound.
        condition: condition number of the scaled design matrix.
        residuals: (s, n), measured minus predicted.
        chi2: weighted sum of squared residuals.
        degrees_of_freedom: rows less parameters.
        open: what the data do not determine.
        chain: with the identified values; its docs say so.
        predictor: of (q, qd, qdd), where there is one.
        noise_known: the noise was given, so that intervals are those of a normal distribution, not Student's.
        remarks: sentences about the data and the fit, for the report.
        verdicts: validation on other data, by joint; empty without.
        tables: further tables of the report, title -> (head, rows).
        figures: of the report.
        outliers: joint -> rows, from 0, that a robust fit gives no weight.
        iterations: points at which the problem was linearised; 0 where that is not counted.
        settled: False where an iteration ended without a minimum; a remark says so, too.
        bound: names of the parameters that ended at one of their bounds.
    """

    kind: str
    names: tuple[str, ...]
    values: Array
    units: tuple[str, ...]
    covariance: Array
    condition: float
    residuals: Array
    chi2: float
    degrees_of_freedom: int
    open: tuple[Undetermined, ...]
    chain: Chain
    predictor: Callable[[Array, Array, Array], Array] | None = None
    noise_known: bool = False
    remarks: tuple[str, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    tables: Mapping[str, tuple[Sequence[str], Sequence[Sequence[str]]]] = field(default_factory=dict)
    figures: tuple[Figure, ...] = ()
    outliers: Mapping[str, Sequence[int]] = field(default_factory=dict)
    iterations: int = 0
    settled: bool = True
    bound: tuple[str, ...] = ()

    def __repr__(self) -> str:
        gaps = f", {len(self.open)} undetermined" if self.open else ""
        return (
            f"<{self.kind} identification of {self.chain.name}: {len(self.names)} estimates{gaps}, condition "
            f"{self.condition:.3g}, chi2 {self.chi2:.4g} of {self.degrees_of_freedom}; report() shows all>"
        )

    @cached_property
    def estimates(self) -> dict[str, float]:
        """Name -> value."""
        return dict(zip(self.names, self.values.tolist(), strict=True))

    @cached_property
    def standard_errors(self) -> dict[str, float]:
        """Name -> standard error; NaN where a value has none."""
        variances = np.diag(self.covariance) if len(self.names) else np.zeros(0)
        return dict(zip(self.names, np.sqrt(variances).tolist(), strict=True))

    @cached_property
    def undetermined(self) -> dict[str, str]:
        """Name -> the reason, and the experiment that would help."""
        return {item.name: f"{item.reason}. {item.experiment}" for item in self.open}

    def intervals(self, level: float = 0.95) -> dict[str, tuple[float, float]]:
        """Name -> interval of confidence, by Student's distribution, or the normal one where the noise is known."""
        if not 0.0 < level < 1.0:
            raise IdentificationError(f"level: between 0 and 1, not {level!r:.40}")
        k = float(student.ppf(0.5 + 0.5 * level, np.inf if self.noise_known else max(1, self.degrees_of_freedom)))
        return {
            n: (v - k * self.standard_errors[n], v + k * self.standard_errors[n]) for n, v in self.estimates.items()
        }

    def predict(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """Forces of the identified model (..., n), N m or N; external inputs and the time are zero.

        Raises:
            IdentificationError: this kind of identification predicts no forces.
        """
        if self.predictor is None:
            raise IdentificationError(f"predict: a {self.kind} identification predicts no forces of a motion")
        return self.predictor(*(np.asarray(x, dtype=np.float64) for x in (q, qd, qdd)))

    def report(self, form: str = "markdown") -> str:
        """The report as Markdown, or with `"html"` as one page of HTML; pictures are inside.

        Raises:
            IdentificationError: another form.
        """
        from symgen.identify.report import report_text

        return report_text(self, form)

    def save_report(self, path: str | Path) -> Path:
        """Write the report, as HTML where the name ends in .html, else as Markdown. Returns the path."""
        from symgen.output import write_files

        form = "html" if Path(path).suffix.lower() in (".html", ".htm") else "markdown"
        (written,) = write_files({Path(path): self.report(form)})
        return written

    def save_chain(self, path: str | Path) -> Path:
        """Write the chain with the identified values. Returns the path."""
        from symgen.output import write_files

        (written,) = write_files({Path(path): self.chain.to_yaml()})
        return written
