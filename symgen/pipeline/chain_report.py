"""A report on a chain: one HTML file with its picture, equations, costs, check, and a motion.

Chain --derive_equations--> blocks    --build_model--> operation counts    --check_model--> tables
      --simulate--> Trajectory --> plots, film of the viewer
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError
from symgen.output import check_output, write_files
from symgen.pipeline.checking import check_model
from symgen.pipeline.load import as_chain
from symgen.pipeline.mobility import idle_words, joints_without_inertia
from symgen.pipeline.models import build_model
from symgen.pipeline.programs import derive_equations
from symgen.pipeline.report_sections import (
    check_section,
    document_sections,
    figure_section,
    model_section,
    motion_section,
    view_section,
)
from symgen.pipeline.simulation import simulate
from symgen.text.prose import MOST, prose

if TYPE_CHECKING:
    from symgen.check.report import Report
    from symgen.model.model import Model
    from symgen.simulate.trajectory import Trajectory

__all__ = ["SAMPLES", "page_and_motion", "write_report"]

SAMPLES = 1000
"""States of the check."""

SHARES = {"deriving": 0.0, "building": 0.1, "simulating": 0.3, "checking": 0.45, "writing": 0.95}
"""Work that goes on, and the share of all that is done before it."""


def write_report(
    chain: Chain | Model | str | Path,
    path: str | Path,
    *,
    title: str | None = None,
    q: Any = None,
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
        tau: joint forces over time, as `simulate` takes them; zero when left out.
        duration: of the motion, s.
        run: a motion of this chain to show instead; False for none.
        check: a report of this chain to show instead; False for none.
        equations: False leaves them out; those of tens of joints take minutes and fill a book.
        samples: states of the check.
        target: of the model that is built.
        progress: called with what is being done and the share of all that is done.

    Returns:
        The path.

    Raises:
        ArgumentError: wrong values; a path that does not end in .html.
        ChainError: the chain is refused.
        BuildError: the model cannot be compiled.
        DerivationError, SimulationError: the motion cannot be simulated, such as with a `tau` that divides by zero.
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
    given: dict[str, Any] = {"title": title, "q": q, "tau": tau, "duration": duration, "run": run, "check": check}
    given |= {"equations": equations, "samples": samples, "target": target, "progress": progress}
    written, _ = page_and_motion(chain, path, **given)
    return written


def page_and_motion(
    chain: Chain | Model | str | Path,
    path: str | Path,
    *,
    title: str | None,
    q: Any,
    tau: Any,
    duration: float,
    run: Trajectory | bool,
    check: Report | bool,
    equations: bool,
    samples: int,
    target: str,
    progress: Callable[[str, float], None],
) -> tuple[Path, Trajectory | None]:
    """The path, and the motion that the page shows; arguments and errors as of `write_report`."""
    from symgen.report.page import report_page
    from symgen.viewer.element import script, style
    from symgen.viewer.page import POLICY

    if Path(path).suffix.lower() not in (".html", ".htm"):
        raise ArgumentError(f"{path}: a report is written as .html, not as {Path(path).suffix!r}")
    check_output(Path(path))
    given = None if isinstance(chain, Chain | str | Path) else _model(chain)
    known = as_chain(chain) if isinstance(chain, Chain | str | Path) else _chain(_model(chain))
    progress("deriving", SHARES["deriving"])
    figure, *derived = document_sections(derive_equations(known)) if equations else [figure_section(known)]
    progress("building", SHARES["building"])
    model = build_model(known, target) if given is None else given
    progress("simulating", SHARES["simulating"])
    motion, words = (run, "") if run is not True else _motion(model, known, q, tau, duration)
    progress("checking", SHARES["checking"])
    found = check_model(known, samples, progress=_within(progress)) if check is True else check
    progress("writing", SHARES["writing"])
    sections = [
        figure,
        view_section(model, known, q, motion or None),
        *([motion_section(motion or None, words)] if motion or words else []),
        *derived,
        model_section(model),
        *([check_section(found)] if found else []),
    ]
    page = report_page(
        title if title is not None else known.name,
        prose(known.description, MOST),
        sections,
        style=style(),
        script=script() + CURSORS,
        policy=POLICY,
    )
    (written,) = write_files({Path(path): page})
    return written, motion or None


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


def _chain(model: Model) -> Chain:
    if model.description.chain is None:
        raise ArgumentError("write_report: this model does not know its chain; give the chain")
    return model.description.chain


def _motion(model: Model, chain: Chain, q: Any, tau: Any, duration: float) -> tuple[Trajectory | None, str]:
    """A motion and words on how it was made; for a chain that cannot move, the reason."""
    from symgen.analyse.release import release

    if idle := joints_without_inertia(chain):
        return None, f"No motion was simulated. {idle_words(chain, idle)}."
    start, rates = release(model) if q is None else (q, None)
    run = simulate(model, duration, q=start, qd=rates, tau=tau)
    forces = "without joint forces" if tau is None else "under the joint forces given"
    at_rest = "is released at rest" if rates is None or not rates.any() else "is pushed"
    return run, f"The chain {at_rest} and moves {forces} for {duration:g} s."


def _within(progress: Callable[[str, float], None]) -> Callable[[str, float], None]:
    """The progress of the check as part of the whole."""
    begin, end = SHARES["checking"], SHARES["writing"]
    return lambda what, share: progress("checking", begin + share * (end - begin))
