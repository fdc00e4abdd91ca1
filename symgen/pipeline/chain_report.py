"""A report on a chain: one HTML file with its picture, equations, costs, check, and a motion.

Chain --derive_equations--> blocks    --build_model--> operation counts    --check_model--> tables
      --simulate--> Trajectory --> plots, film of the viewer

A part that fails leaves its reason on the page in place of its result; the other parts are as they would be.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError, ReportWarning, SymgenError
from symgen.output import check_output, write_files
from symgen.pipeline.checking import check_model
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.mobility import idle_words, joints_without_inertia
from symgen.pipeline.models import build_model
from symgen.pipeline.programs import derive_equations, program
from symgen.pipeline.report_sections import (
    check_section,
    document_sections,
    failed_section,
    figure_section,
    model_section,
    motion_section,
    view_section,
)
from symgen.pipeline.simulation import simulate
from symgen.program.interface import interface
from symgen.text.prose import MOST, prose

if TYPE_CHECKING:
    from symgen.check.report import Report
    from symgen.model.model import Model
    from symgen.report.page import Section
    from symgen.simulate.trajectory import Trajectory
    from symgen.viewer.live import LivePart

__all__ = ["SAMPLES", "WrittenReport", "report_on", "write_report"]

T = TypeVar("T")

SAMPLES = 1000
"""States of the check."""

SHARES = {"deriving": 0.0, "building": 0.1, "simulating": 0.3, "compiling": 0.4, "checking": 0.45, "writing": 0.95}
"""Work that goes on, and the share of all that is done before it."""


def write_report(
    chain: Chain | Model | str | Path,
    path: str | Path,
    *,
    title: str | None = None,
    q: Any = None,
    qd: Any = None,
    params: Any = None,
    tau: Any = None,
    duration: float = 5.0,
    run: Trajectory | bool = True,
    check: Report | bool = True,
    equations: bool = True,
    samples: int = SAMPLES,
    target: str = "c",
    progress: Callable[[str, float], None] = lambda what, share: None,
) -> Path:
    """Writes a report on a chain as one HTML file that needs nothing from a network.

    It has the figure of the chain, the chain in space with sliders and the motion to play, plots of the motion, which
    need matplotlib, the equations, operation counts, and the tables of a check. The same arguments give the same bytes.

    Args:
        chain: from `load_chain`, or the path of its file; or a model from `build_model`, whose functions are counted.
        path: of the file, which ends in .html.
        title: of the page; the chain's name when left out.
        q: (n,), or a mapping from names, start of the motion, rad or m. None: joints that turn half a radian off zero,
            or off the middle of their limits.
        qd: (n,), or a mapping from names, rates at the start, rad/s or m/s; zero when left out.
        params: run-time parameters of the motion, as `simulate` takes them; the chain's own when left out.
        tau: joint forces over time, as `simulate` takes them; zero when left out.
        duration: of the motion, s.
        run: a motion of this chain to show instead; False for none.
        check: a report of this chain to show instead; False for none.
        equations: False leaves them out; those of tens of joints take minutes and fill a book.
        samples: states of the check.
        target: of the model that is built.
        progress: called with what is being done and the share of all that is done.

    Returns:
        The path. A `ReportWarning` names each part that failed, whose reason stands on the page.

    Raises:
        ArgumentError: wrong values; a path that does not end in .html.
        ChainError: the chain is refused.
        DerivationError, SimulationError: `q`, `qd`, `params` or `tau` is given and leads to no motion, such as a `tau`
            that divides by zero.
        OutputError: the file cannot be written.
        Nothing is written then.

    Example:
        >>> import symgen, tempfile, pathlib
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = pathlib.Path(folder) / "pendulum.html"
        ...     written = symgen.write_report("examples/pendulum.yaml", path, check=False, run=False, target="numpy")
        ...     written.read_text(encoding="utf-8")[:15]
        '<!DOCTYPE html>'
    """
    given: dict[str, Any] = {"title": title, "q": q, "qd": qd, "params": params, "tau": tau, "duration": duration}
    given |= {
        "run": run,
        "check": check,
        "equations": equations,
        "samples": samples,
        "target": target,
        "progress": progress,
    }
    written = report_on(chain, path, **given)
    for failure in written.failures:
        warnings.warn(ReportWarning(f"{written.path}: {failure}"), stacklevel=2)
    return written.path


@dataclass(frozen=True, slots=True, eq=False)
class WrittenReport:
    """A report that was written.

    Attributes:
        path: of the file.
        run: the motion on the page; None without one.
        check: the report of the check on the page; None without one.
        failures: the parts that failed, each with its reason.
    """

    path: Path
    run: Trajectory | None
    check: Report | None
    failures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Parts:
    """Attempts at the parts of a page, with what is said of those that fail."""

    failures: list[str] = field(default_factory=list)

    def attempt(self, what: str, make: Callable[[], T], arguments: bool = False) -> T | str:
        """The part, or the reason why there is none.

        Args:
            what: the part, in words.
            make: makes it.
            arguments: an error may be the caller's own, and is raised.
        """
        try:
            return make()
        except Exception as error:  # of any class: a page with one part less is worth more than none
            if arguments and isinstance(error, SymgenError) and not isinstance(error, _singular()):
                raise
            reason = str(error) if isinstance(error, SymgenError) else f"{type(error).__name__}: {error}"
            self.failures.append(f"{what} failed: {reason}")
            return self.failures[-1]


def report_on(
    chain: Chain | Model | str | Path,
    path: str | Path,
    *,
    title: str | None,
    q: Any,
    qd: Any,
    params: Any,
    tau: Any,
    duration: float,
    run: Trajectory | bool,
    check: Report | bool,
    equations: bool,
    samples: int,
    target: str,
    progress: Callable[[str, float], None],
) -> WrittenReport:
    """The report, with the results that its page shows; arguments and errors as of `write_report`."""
    from symgen.report.page import report_page
    from symgen.viewer.element import script, style
    from symgen.viewer.live import live_script
    from symgen.viewer.page import LIVE_POLICY, POLICY

    if Path(path).suffix.lower() not in (".html", ".htm"):
        raise ArgumentError(f"{path}: a report is written as .html, not as {Path(path).suffix!r}")
    check_output(Path(path))
    given = None if isinstance(chain, Chain | str | Path) else _model(chain)
    known = as_mechanism(chain) if isinstance(chain, Chain | str | Path) else _mechanism(_model(chain))
    parts = _Parts()
    progress("deriving", SHARES["deriving"])
    figure, derived = _drawn_and_derived(known, equations, parts)
    progress("building", SHARES["building"])
    model = parts.attempt("building", lambda: build_model(known.authored, target)) if given is None else given
    progress("simulating", SHARES["simulating"])
    chosen = any(given is not None for given in (q, qd, params, tau))
    motion, words = (run or None, "") if not isinstance(run, bool) else (None, "")
    if run is True and not isinstance(model, str):
        moved = parts.attempt("the motion", lambda: _motion(model, known, q, qd, params, tau, duration), chosen)
        motion, words = (None, f"{moved}. Another start is chosen by q.") if isinstance(moved, str) else moved
    moving = None
    if run is True and motion is not None and tau is None and not isinstance(model, str):
        progress("compiling", SHARES["compiling"])
        made = parts.attempt("the motion in the page", lambda: _live(model, known, params, motion))
        moving = None if isinstance(made, str) else made
    progress("checking", SHARES["checking"])
    checked: Report | str = ""
    if check is True:
        checked = parts.attempt("the check", lambda: check_model(known.authored, samples, progress=_within(progress)))
    elif check:
        checked = check
    progress("writing", SHARES["writing"])

    def section(heading: str, anchor: str, make: Callable[[Model], Section]) -> Section:
        made = model if isinstance(model, str) else parts.attempt(heading.lower(), lambda: make(model), chosen)
        return failed_section(heading, anchor, made) if isinstance(made, str) else made

    sections = [
        figure,
        section("The chain in space", "view", lambda model: view_section(model, known, q, params, motion, moving)),
        *([section("Motion", "motion", lambda model: motion_section(motion, words))] if motion or words else []),
        *derived,
        section(
            "Operation counts", "operations", lambda model: model_section(model, interface(program(known.authored)))
        ),
    ]
    if checked:
        sections.append(
            failed_section("Check", "check", checked) if isinstance(checked, str) else check_section(checked)
        )
    page = report_page(
        title if title is not None else known.name,
        prose(known.authored.description, MOST),
        sections,
        style=style(),
        script=script() + CURSORS + (live_script() if moving else ""),
        policy=LIVE_POLICY if moving else POLICY,
    )
    (written,) = write_files({Path(path): page})
    return WrittenReport(written, motion, None if isinstance(checked, str) else checked, tuple(parts.failures))


def _drawn_and_derived(mechanism: Mechanism, equations: bool, parts: _Parts) -> tuple[Section, Sequence[Section]]:
    """The drawn figure, and the equations where they are wanted."""
    made = (
        parts.attempt("the derivation", lambda: document_sections(derive_equations(mechanism.authored)))
        if equations
        else ""
    )
    if not isinstance(made, str):
        return made[0], made[1:]
    figure = parts.attempt("the figure", lambda: figure_section(mechanism))
    derived = [failed_section("Equations", "equations", made)] if made else []
    return failed_section("Figure", "figure", figure) if isinstance(figure, str) else figure, derived


def _singular() -> type[SymgenError]:
    from symgen.model.refusals import SingularError

    return SingularError


CURSORS = """
document.addEventListener("viewer:time", ({ detail: t }) => {
  for (const plot of document.querySelectorAll(".plot")) {
    const { left, right, begin, end } = plot.dataset, part = (t - begin) / (end - begin);
    plot.querySelector(".cursor").style.left = `${100 * (Number(left) + part * (right - left))}%`;
  }
});
"""
"""Lines in the plots at the time that the player shows."""


def _model(given: Any) -> Model:
    from symgen.model.model import Model

    if not isinstance(given, Model):
        raise ArgumentError(f"chain: a Chain, a Model or the path of a file is wanted, not {type(given).__name__}")
    return given


def _mechanism(model: Model) -> Mechanism:
    if model.description.mechanism is None:
        raise ArgumentError("write_report: this model does not know its chain; give the chain")
    return model.description.mechanism


def _motion(
    model: Model, mechanism: Mechanism, q: Any, qd: Any, params: Any, tau: Any, duration: float
) -> tuple[Trajectory | None, str]:
    """A motion and words on how it was made; for a chain that cannot move, the reason."""
    from symgen.analyse.linear import named_values
    from symgen.analyse.release import release

    if idle := joints_without_inertia(mechanism):
        return None, f"No motion was simulated. {idle_words(mechanism, idle)}."
    start, rates = release(model, params) if q is None else (q, None)
    run = simulate(model, duration, q=start, qd=rates if qd is None else qd, tau=tau, params=params)
    forces = "without joint forces" if tau is None else "under the joint forces given"
    at_rest = "is pushed" if run.qd[0].any() else "is released at rest"
    changed = {name: value for name, value in named_values(model, params).items() if value != model.parameters[name]}
    with_values = "".join(f", {name} = {value:.6g}" for name, value in changed.items()).replace(", ", " with ", 1)
    return run, f"The chain {at_rest} and moves {forces}{with_values} for {duration:g} s."


def _live(model: Model, mechanism: Mechanism, params: Any, run: Trajectory) -> LivePart | None:
    """The chain's own code as a module for the page."""
    from symgen.analyse.linear import named_values
    from symgen.pipeline.live import live_part

    return live_part(mechanism, named_values(model, params), run.q[0], run.qd[0])


def _within(progress: Callable[[str, float], None]) -> Callable[[str, float], None]:
    """The progress of the check as part of the whole."""
    begin, end = SHARES["checking"], SHARES["writing"]
    return lambda what, share: progress("checking", begin + share * (end - begin))
