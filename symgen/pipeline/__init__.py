"""From a chain description to equations, sources, a model, a check and a motion: the stages, one after the other.

    YAML --load--> Chain --programs--> Program --sources--> SourceFiles --models--> Model --checking--> Report
                                                                                    Model --simulation--> Trajectory

load, mobility    the chain, from its file or as given; which of its joints move nothing
selection    which of its functions are emitted
programs    the equations; the definition, which is interpreted; the fast form after the passes, which is emitted
sources, emission    the text of a target, kept between runs, and the products beside it
figure    the drawn figure of the chain
tuning    plans: other ways to write the same functions
models, chain_answers    the callable model, and what its calls ask its chain
checking, counts    the emitted code against its references
simulation, controls    motions, with signals that a user wrote
chain_report, report_sections    all of it on one page

Only this package and the command line know every stage, and they hold no mechanics of their own. Names are imported on
first use, so that a command pays for the stages that it runs.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from symgen.emit.targets import TARGETS as TARGETS
    from symgen.pipeline.chain_report import write_report as write_report
    from symgen.pipeline.checking import check_model as check_model
    from symgen.pipeline.figure import chain_figure as chain_figure
    from symgen.pipeline.load import load_chain as load_chain
    from symgen.pipeline.many import simulate_many as simulate_many
    from symgen.pipeline.mobility import joints_without_inertia as joints_without_inertia
    from symgen.pipeline.models import build_model as build_model
    from symgen.pipeline.programs import definition as definition
    from symgen.pipeline.programs import derive_equations as derive_equations
    from symgen.pipeline.programs import explain as explain
    from symgen.pipeline.programs import program as program
    from symgen.pipeline.selection import left_out as left_out
    from symgen.pipeline.selection import notes_of_selection as notes_of_selection
    from symgen.pipeline.selection import select_functions as select_functions
    from symgen.pipeline.simulation import PreparedRun as PreparedRun
    from symgen.pipeline.simulation import prepare_run as prepare_run
    from symgen.pipeline.simulation import simulate as simulate
    from symgen.pipeline.sources import emit_sources as emit_sources
    from symgen.pipeline.sources import written as written
    from symgen.pipeline.sweeping import sweep as sweep
    from symgen.pipeline.tuning import plan_times as plan_times
    from symgen.pipeline.tuning import times_in_turn as times_in_turn
    from symgen.pipeline.tuning import tune as tune
    from symgen.products.casadi import casadi_functions as casadi_functions

_HOMES = {
    "TARGETS": "symgen.emit.targets",
    "build_model": "symgen.pipeline.models",
    "casadi_functions": "symgen.products.casadi",
    "chain_figure": "symgen.pipeline.figure",
    "check_model": "symgen.pipeline.checking",
    "definition": "symgen.pipeline.programs",
    "derive_equations": "symgen.pipeline.programs",
    "emit_sources": "symgen.pipeline.sources",
    "explain": "symgen.pipeline.programs",
    "joints_without_inertia": "symgen.pipeline.mobility",
    "left_out": "symgen.pipeline.selection",
    "load_chain": "symgen.pipeline.load",
    "notes_of_selection": "symgen.pipeline.selection",
    "plan_times": "symgen.pipeline.tuning",
    "program": "symgen.pipeline.programs",
    "select_functions": "symgen.pipeline.selection",
    "PreparedRun": "symgen.pipeline.simulation",
    "prepare_run": "symgen.pipeline.simulation",
    "simulate": "symgen.pipeline.simulation",
    "simulate_many": "symgen.pipeline.many",
    "sweep": "symgen.pipeline.sweeping",
    "times_in_turn": "symgen.pipeline.tuning",
    "tune": "symgen.pipeline.tuning",
    "write_report": "symgen.pipeline.chain_report",
    "written": "symgen.pipeline.sources",
}
"""Name -> its module."""

__all__ = [*_HOMES]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'symgen.pipeline' has no attribute {name!r}")
    value = globals()[name] = getattr(importlib.import_module(home), name)
    return value
