"""Faults planted in the C that a check has passed, and the same check in front of them."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from symgen.check.controller import ControllerJudge
from symgen.check.domain import Domain
from symgen.check.measure import TOLERANCES
from symgen.check.mutation.beyond import faults_beyond
from symgen.check.mutation.campaign import campaign
from symgen.check.mutation.judge import BuildJudge
from symgen.check.mutation.tokens import Code
from symgen.check.mutation.visible import Witness
from symgen.check.results import Campaign
from symgen.check.states import States
from symgen.compile.controller import Controller
from symgen.compile.variants import Variants

__all__ = ["plant"]


def plant(
    controller: Controller,
    judge: ControllerJudge,
    states: States,
    count: int,
    seed: int,
    domain: Domain,
    progress: Callable[[int], None] = lambda done: None,
) -> Campaign:
    """Faults that show at some of the states, or beyond them in a domain, and whether the check sees them.

    Args:
        controller: the C, and how it is compiled.
        judge: has found nothing wrong with it.
        states: at which a fault may show.
        count: faults that are wanted.
        seed: of the draw.
        domain: in which caps and dead zones lie.
        progress: called with the number of faults judged.

    Raises:
        BuildError: there is no compiler, or the C does not give the same when called twice.
    """
    interface = controller.interface
    with tempfile.TemporaryDirectory(prefix="symgen-") as name:
        folder = Path(name)
        variants = Variants(controller.sources, interface, controller.builds, folder / "variants")
        (folder / "witness").mkdir()
        witness = Witness(interface, controller.header, states, TOLERANCES[interface.dtype], folder / "witness")
        codes = [Code(source) for source in controller.sources if source.name.endswith(".c")]
        shown = () if judge.edges is None else judge.edges.shown
        beyond = faults_beyond(codes, domain, shown, seed)
        seen = BuildJudge(judge, variants)
        return campaign(controller.sources, interface, variants, witness, seen, count, seed, progress, beyond)
