"""Faults planted in the C that a check has passed, and the same check in front of them."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.check.controller import ControllerJudge
from symgen.check.judges import judges_of
from symgen.check.measure import TOLERANCES
from symgen.check.strength import QUICK, THOROUGH
from symgen.compile.controller import compile_controller
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.emit import emit_sources
from symgen.pipeline.build import Build
from symgen.pipeline.checking import check_model, with_residuals
from symgen.pipeline.choices import options_of
from symgen.pipeline.programs import interpreted, optimised
from symgen.pipeline.selection import checkable, select_functions
from symgen.program.interface import interface
from tests.lab.beyond import faults_beyond
from tests.lab.campaign import campaign
from tests.lab.everywhere import everywhere
from tests.lab.judge import BuildJudge
from tests.lab.results import Campaign
from tests.lab.tokens import Code
from tests.lab.variants import Variants
from tests.lab.visible import Witness

if TYPE_CHECKING:
    from symgen.check.report import Report

__all__ = ["planted"]

OTHER = 1_000_000
"""Offset from the seed of the check's states to the seed of the states at which planted faults may show."""


def planted(
    chain: Chain,
    faults: int,
    samples: int = 1000,
    seed: int = 0,
    *,
    functions: Iterable[str] | None = None,
    dtype: str = "float64",
    thorough: bool = False,
    libm: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[Report, Campaign | None]:
    """A check of a chain's C, and faults that show at other states, or beyond them, which the check has to see.

    Args:
        chain: validated.
        faults: number of faults that are wanted.
        samples: number of states of the check.
        seed: of the states and of the faults.
        functions: names to check; None takes the default selection.
        dtype: number type.
        thorough: strength of the check.
        libm: sines and cosines by the library.
        progress: called with the number of faults judged.

    Returns:
        The report, and the faults; None where the check finds something wrong with the C as it was emitted.

    Raises:
        BuildError: there is no compiler, or the C does not give the same when called twice.
    """
    asked = {"functions": functions, "targets": [("c", dtype)], "thorough": thorough, "libm": libm}
    report = check_model(chain, samples, seed, **asked)
    if not report.passed:
        return report, None
    checked, _ = checkable(assemble(chain), select_functions(assemble(chain), functions), functions is not None)
    options = options_of(["c"], None, libm=libm)
    emitted = optimised(Build(assemble(chain), checked, options=options))
    face = interface(emitted, dtype)
    strength = THOROUGH if thorough else QUICK
    controller = compile_controller(emit_sources(emitted, "c", dtype, options), face, options, strength.every_branch)
    definition = interpreted(assemble(chain), with_residuals(assemble(chain), checked))
    judges = judges_of(assemble(chain), definition, emitted, signatures(assemble(chain)), checked, samples, seed)
    edges = judges.rule_edges(emitted, dtype, seed)
    judge = ControllerJudge(face, controller.header, judges.panels(checked, seed), edges)
    smooth = judges.smooth
    states = everywhere(chain, smooth.interpreter, smooth.signatures, definition.parameters, seed + OTHER)
    with tempfile.TemporaryDirectory(prefix="symgen-") as name:
        folder = Path(name)
        variants = Variants(controller.sources, face, controller.builds, folder / "variants")
        (folder / "witness").mkdir()
        witness = Witness(face, controller.header, states, TOLERANCES[dtype], folder / "witness")
        codes = [Code(source) for source in controller.sources if source.name.endswith(".c")]
        beyond = faults_beyond(codes, judges.domain, edges.shown, seed)
        seen = BuildJudge(judge, variants)
        found = campaign(controller.sources, face, variants, witness, seen, faults, seed, progress, beyond)
    return report, found
