"""A check of the C for CasADi: values against the interpreter, derivatives against differences and each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.arrays import Reals
from symgen.check.results import Comparison
from symgen.products.casadi import folded, loaded_functions
from symgen.products.product import Checked

if TYPE_CHECKING:
    from symgen.check.states import States
    from symgen.describe.mechanism import Mechanism
    from symgen.emit.source import SourceFile
    from symgen.model.model import Model
    from symgen.pipeline.build import Build

__all__ = ["checked_casadi"]


MOST = 50
"""States; derivatives at every tenth."""

VALUE, DIFFERENCES, PRODUCT = 1e-9, 1e-6, 1e-10
"""Tolerances, relative to the largest number of a result: of values, whose M may be badly conditioned; of Jacobians and
Hessians beside central differences; of adjoints and directional derivatives beside products with the Jacobian."""

KINDS = {
    "": ("interpreter", VALUE),
    "jac": ("differences", DIFFERENCES),
    "fwd1": ("jac", PRODUCT),
    "adj1": ("jac", PRODUCT),
    "jac_adj1": ("differences", DIFFERENCES),
}
"""The prefix of a function's derivative: what it is judged by, and to which tolerance."""

STEP = 1e-5
"""Step of differences, times 1 + the size of an argument."""


def checked_casadi(
    build: Build, files: Sequence[SourceFile], samples: int, seed: int, parameters: Iterable[str] | None = None
) -> Checked:
    """Comparisons of accelerations and of first and second derivatives.

    Args:
        build: its functions are some of `select_control_functions`.
        files: the one source.
        samples: states, at most `MOST`.
        seed: of the states.
        parameters: as of `casadi_sources`.

    Raises:
        BuildError: CasADi is not installed; no compiler, or it refused.
    """
    from symgen.check.states import draw
    from symgen.derive.program import runtime_parameters
    from symgen.pipeline.models import build_model

    mechanism = folded(build.mechanism, parameters)
    options = replace(build.options, flags=(*build.options.flags, f"-D{mechanism.name.upper()}_FORWARD"))
    functions = loaded_functions(mechanism.name, files, build.functions, options)
    states = draw(mechanism, runtime_parameters(mechanism), min(samples, MOST), seed)
    reference = build_model(mechanism.authored, "reference")
    found: list[Comparison] = []
    for name in build.functions:
        errors: dict[str, list[float]] = {kind: [] for kind in KINDS}
        for k in range(states.count):
            given = _arguments(functions[name], mechanism, reference, states, k)
            if name in ("xdot", "friction_xdot", "friction"):
                errors[""].append(_value(functions[name], name, mechanism, reference, given))
            if k % 10 == 0:
                _derivatives(functions[name], given, errors)
        for kind, (other, tolerance) in KINDS.items():
            judged = [error for error in errors[kind] if not np.isnan(error)]
            if judged:
                title = f"{kind}_{name}" if kind else name
                found.append(
                    Comparison(title, "casadi float64", other, len(judged), max(judged), tolerance, "moderate")
                )
    note = (
        f"casadi: {states.count} states, derivatives at every tenth, with angles up to 1000 rad; steps are judged by "
        "their derivatives alone; states without an answer, whose numbers are NaN, are left out"
    )
    return Checked(tuple(found), (note,))


def _arguments(f: Any, mechanism: Mechanism, reference: Model, states: States, k: int) -> list[Reals]:
    """The arguments of a function at state k: x, u, mode, p, dt, inputs, t as it has them."""
    q, qd, tau = (np.asarray(states.values[name][:, k], dtype=float) for name in ("q", "qd", "tau"))
    parameters = states.parameters[:, states.which[k]]
    known: dict[str, Any] = {
        "x": np.concatenate([q, qd]), "u": tau[list(mechanism.actuated)], "p": parameters, "dt": 1e-3,
        "inputs": states.values["inputs"][:, k], "t": states.values["t"][0, k],
    }  # fmt: skip
    names = [f.name_in(i) for i in range(f.n_in())]
    if "mode" in names:
        known["mode"] = _modes(mechanism, reference, q, qd, known["inputs"], parameters)
    return [np.atleast_1d(np.asarray(known[name], dtype=float)) for name in names]


def _modes(mechanism: Mechanism, reference: Model, q: Reals, qd: Reals, inputs: Reals, parameters: Reals) -> Reals:
    """Signs of the rates of all joints with a mode."""
    from symgen.describe.couplings import friction_groups

    rates = dict(zip(mechanism.q_names, qd, strict=True))
    groups = [group[0].name for group in friction_groups(mechanism.chain)]
    if not rates.keys() >= set(groups):
        more = {"inputs": inputs} if len(inputs) else {}
        params = dict(zip(reference.parameters, parameters, strict=True))
        rates |= dict(zip(mechanism.names, reference.coordinate_rates(q, qd, params=params, **more), strict=True))
    return np.sign([rates[name] for name in groups])


def _value(f: Any, name: str, mechanism: Mechanism, reference: Model, given: list[Reals]) -> float:
    """The error of accelerations in forces, or of friction, relative to the largest; NaN where there is no answer."""
    at = {f.name_in(i): given[i] for i in range(f.n_in())}
    n = len(mechanism.q_names)
    q, qd = at["x"][:n], at["x"][n:]
    tau = np.zeros(n)
    tau[list(mechanism.actuated)] = at["u"]
    chosen: dict[str, Any] = {"params": dict(zip(reference.parameters, at["p"], strict=True))}
    chosen |= {key: at[key] if key == "inputs" else float(at[key][0]) for key in ("inputs", "t") if key in at}
    found = np.asarray(f(*given)).ravel()
    if name == "xdot":
        expected = reference.forward_dynamics(q, qd, tau, **chosen)
    else:
        friction, expected, *_ = reference.friction_dynamics(q, qd, tau, at["mode"].astype(np.int8), **chosen)
        if name == "friction":
            return _apart(found, np.asarray(friction)) if np.isfinite(friction).all() else float("nan")
    found = found[n:]
    if not np.isfinite(found).all() or not np.isfinite(expected).all():
        return float("nan")
    placed = {key: value for key, value in chosen.items() if key != "t"}
    M = np.abs(np.asarray(reference.mass_matrix(q, **placed)))
    return float(np.max(M @ np.abs(found - expected))) / float(np.max(M @ (1.0 + np.abs(expected))))


def _derivatives(f: Any, given: list[Reals], errors: dict[str, list[float]]) -> None:
    """Errors of the Jacobian, directions, adjoints and the Hessian of a weighted sum, relative to the largest number.

    A direction without a part along `p`, which generated C hands over as a null pointer, has a function of its own.
    """
    free = [i for i in range(f.n_in()) if f.name_in(i) != "mode" and given[i].size]
    weights = np.cos(np.arange(f.size1_out(0)))
    n = f.n_in()

    def gradient(at: list[Reals]) -> Reals:
        found = reverse(*at, 0, weights)
        parts = found if isinstance(found, tuple | list) else (found,)
        return np.concatenate([np.asarray(parts[i]).ravel() for i in free])

    reverse = f.reverse(1)
    blocks = f.jacobian()(*given, 0)
    parts = blocks if isinstance(blocks, tuple | list) else (blocks,)
    jacobian = np.hstack([np.asarray(parts[i]).reshape(f.size1_out(0), -1) for i in free])
    errors["jac"].append(_apart(jacobian, _differences(lambda at: np.asarray(f(*at)).ravel(), given, free)))
    errors["adj1"].append(_apart(gradient(given), jacobian.T @ weights))
    forward, found = f.forward(1), np.empty(f.size1_out(0))
    along = [np.sin(1.0 + np.arange(len(argument))) * (i in free) for i, argument in enumerate(given)]
    for missing in (set(), {i for i in free if f.name_in(i) == "p"}):
        expected = sum(parts[i].full() @ along[i] for i in free if i not in missing)
        buffer, evaluate = forward.buffer()
        held = [np.ascontiguousarray(argument) for argument in (*given, np.zeros(len(found)), *along)]
        for k, argument in enumerate(held):
            if k - n - 1 not in missing:
                buffer.set_arg(k, argument.data)
        buffer.set_res(0, found.data)
        evaluate()
        errors["fwd1"].append(_apart(found, expected))
    second = reverse.jacobian()(*given, 0, weights, *[0] * n)
    hessian = np.block([[np.asarray(second[i * (n + 2) + j]) for j in free] for i in free])
    errors["jac_adj1"].append(_apart(hessian, _differences(gradient, given, free)))


def _differences(function: Callable[[list[Reals]], Reals], given: list[Reals], free: list[int]) -> Reals:
    """Central differences of fourth order, one column for each number of the free arguments."""
    columns = []
    for i in free:
        for j in range(given[i].size):
            step = STEP * (1.0 + abs(given[i][j]))
            column = np.zeros(0)
            for part, weight in ((1.0, 8.0), (-1.0, -8.0), (2.0, -1.0), (-2.0, 1.0)):
                at = [each.copy() for each in given]
                at[i][j] += part * step
                value = weight / (12.0 * step) * function(at)
                column = value if not column.size else column + value
            columns.append(column)
    return np.array(columns).T


def _apart(found: Reals, expected: Reals) -> float:
    """NaN where the exact derivative has no answer."""
    if not np.isfinite(found).all():
        return float("nan")
    return float(np.max(np.abs(found - expected))) / (1.0 + float(np.max(np.abs(found))))
