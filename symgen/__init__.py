"""symgen: a compiler for mechanics.

From the description of a kinematic chain to its equations of motion, to C and NumPy that are checked against an
interpreter sharing no code with them, and to simulated motions.

    chain = symgen.load_chain("examples/two_link.yaml")
    model = symgen.build_model(chain, target="c")
    model.mass_matrix([0.1, 0.2])

Names are imported on first use, so that `import symgen` costs nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from symgen.about import __version__

if TYPE_CHECKING:
    from symgen.autodiff.jax import jax_function as jax_function
    from symgen.autodiff.torch import torch_function as torch_function
    from symgen.check.report import Report as Report
    from symgen.describe.chain import Chain as Chain
    from symgen.errors import SymgenError as SymgenError
    from symgen.identify.motion_fit import fit as fit
    from symgen.model.model import Model as Model
    from symgen.pipeline import build_model as build_model
    from symgen.pipeline import casadi_functions as casadi_functions
    from symgen.pipeline import chain_figure as chain_figure
    from symgen.pipeline import check_model as check_model
    from symgen.pipeline import derive_equations as derive_equations
    from symgen.pipeline import emit_sources as emit_sources
    from symgen.pipeline import load_chain as load_chain
    from symgen.pipeline import prepare_run as prepare_run
    from symgen.pipeline import simulate as simulate
    from symgen.pipeline import simulate_many as simulate_many
    from symgen.pipeline import write_report as write_report
    from symgen.simulate.many.trajectories import Trajectories as Trajectories
    from symgen.simulate.trajectory import Trajectory as Trajectory

_HOMES = {
    "Chain": "symgen.describe.chain",
    "Model": "symgen.model.model",
    "Report": "symgen.check.report",
    "SymgenError": "symgen.errors",
    "Trajectories": "symgen.simulate.many.trajectories",
    "Trajectory": "symgen.simulate.trajectory",
    "build_model": "symgen.pipeline",
    "casadi_functions": "symgen.pipeline",
    "chain_figure": "symgen.pipeline",
    "check_model": "symgen.pipeline",
    "derive_equations": "symgen.pipeline",
    "emit_sources": "symgen.pipeline",
    "fit": "symgen.identify.motion_fit",
    "jax_function": "symgen.autodiff.jax",
    "load_chain": "symgen.pipeline",
    "prepare_run": "symgen.pipeline",
    "simulate": "symgen.pipeline",
    "simulate_many": "symgen.pipeline",
    "torch_function": "symgen.autodiff.torch",
    "write_report": "symgen.pipeline",
}

_MODULES = ("analyse", "errors", "friction", "identify", "pipeline")

__all__ = ["__version__", *_HOMES]

importlib.import_module("symgen.simulate")
globals().pop("simulate", None)  # the stage, whose import puts its name here; from now on the name means the function


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return importlib.import_module(f"symgen.{name}")
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'symgen' has no attribute {name!r}")
    value = getattr(importlib.import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
