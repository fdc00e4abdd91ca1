"""Tools that give derivatives of a motion's end: exact ones, differences of simulators, automatic differentiation.

- symgen: derivatives of the exact motion, by columns and by the adjoint; those of a motion in fixed steps.
- Central differences of the suite's simulators, with steps of a thousandth, each at its own settings.
- JAX through the regularised law of `tanh_law`, in explicit steps of order 4, differentiated forward.
- MJX, MuJoCo in JAX, differentiated forward through its steps.

Automatic differentiation follows the branch that it computes: a switch of the force at t2 gives zero by t2.
"""

from __future__ import annotations

import importlib.util
import tempfile
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import symgen
from benchmarks.conformance.adapter import NotHere, Simulator
from benchmarks.conformance.gradient_case import GradientCase, Tool
from benchmarks.conformance.mujoco_engine import MUJOCO, model_of
from benchmarks.conformance.symgen_methods import METHODS
from benchmarks.conformance.tanh_law import HUMP, STEEP, TANH
from symgen.describe.expression import Expression, Name, Number, Operation, Time
from symgen.describe.parse import parse_expression

__all__ = ["TOOLS"]

H = 1e-3
"""Step of central differences, as a part of the parameter."""

RTOL, ATOL = 1e-12, 1e-14

SUBSTEPS = 50
"""Explicit steps of the regularised law in one step of the case: its friction is stiff by F_s/(m v_t) = 2e4 1/s."""


def _exact(case: GradientCase, adjoint: bool = False, fixed: bool = False) -> dict[str, float]:
    """Derivatives of the exact motion, or of one in interpolated fixed steps."""
    names = list(case.slopes)
    run = symgen.simulate(
        case.chain, case.duration, tau=dict(case.tau), constants=dict(case.constants), sensitivities=names,
        adjoint=adjoint, sample=[case.duration], **({"dt": case.dt} if fixed else {"rtol": RTOL, "atol": ATOL}),
    )  # fmt: skip
    k = run.q_names.index(case.joint)
    found = run.gradient(np.eye(len(run.q_names))[k][None]) if adjoint else run.dq[-1, k]
    return dict(zip(names, map(float, found), strict=True))


def _differences(case: GradientCase, simulator: Simulator, one_level: bool = False) -> dict[str, float]:
    """`one_level`: the simulator's friction has the kinetic level alone."""
    times, found = np.linspace(0.0, case.duration, 11), {}
    for name, value in case.values.items():
        if name not in case.slopes or (one_level and name in case.static):
            continue
        ends = []
        for sign in (1.0, -1.0):
            moved = case.at({**case.values, name: value * (1.0 + sign * H)})
            ends.append(simulator.simulate(moved, times).q[-1, moved.joints.index(case.joint)])
        found[name] = float(ends[0] - ends[1]) / (2.0 * H * value)
    return found


def _regularised(case: GradientCase) -> dict[str, float]:
    """`jax.jacfwd` of the end, through the functions of the smooth chain as symgen writes them over JAX."""
    if importlib.util.find_spec("jax") is None:
        raise NotHere("pip install jax")
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    smooth = replace(case.chain, joints=tuple(replace(joint, friction=None) for joint in case.chain.joints))
    with tempfile.TemporaryDirectory() as folder:
        (source,) = symgen.emit_sources(smooth, "jax", functions=["forward_dynamics"])
        path = Path(folder) / source.name
        path.write_text(source.text, encoding="utf-8")
        spec = importlib.util.spec_from_file_location(f"smooth_{case.name}", path)
        assert spec is not None
        assert spec.loader is not None
        over = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(over)
    joints = list(case.chain.moving)
    place, n, names = [j.name for j in joints].index(case.joint), len(joints), list(case.values)
    steps = round(case.duration / case.dt) * SUBSTEPS
    dt = case.duration / steps

    def end(numbers: Any) -> Any:
        known = dict(zip(names, numbers, strict=True))
        ready = over.prepare(jnp.stack([known[name] for name in over.PARAMETER_NAMES]))
        static, kinetic = (
            jnp.stack([_over(jnp, getattr(j.friction, what), known) for j in joints]) for what in ("static", "coulomb")
        )

        def rates(t: Any, y: Any) -> Any:
            v = y[n:]
            law = (kinetic + (static - kinetic) * jnp.exp(-((v / HUMP) ** 2))) * jnp.tanh(v / STEEP)
            given = {joint: _over(jnp, parse_expression(text), {**known, "t": t}) for joint, text in case.tau.items()}
            tau = jnp.stack([jnp.asarray(given.get(j.name, 0.0)) for j in joints])
            return jnp.concatenate([v, over.forward_dynamics(ready, y[:n], v, tau - law)])

        def step(k: Any, y: Any) -> Any:
            t = k * dt
            a = rates(t, y)
            b = rates(t + dt / 2, y + dt / 2 * a)
            c = rates(t + dt / 2, y + dt / 2 * b)
            return y + dt / 6 * (a + 2 * b + 2 * c + rates(t + dt, y + dt * c))

        return jax.lax.fori_loop(0, steps, step, jnp.zeros(2 * n))[place]

    found = jax.jit(jax.jacfwd(end))(jnp.array(list(case.values.values())))
    return {name: float(x) for name, x in zip(names, found, strict=True) if name in case.slopes}


def _mjx(case: GradientCase) -> dict[str, float]:
    """`jax.jacfwd` of the end, through MJX's steps; its friction has one level, the kinetic one."""
    try:
        import jax
        import mujoco
        from mujoco import mjx
    except ImportError:
        raise NotHere("pip install mujoco-mjx, of the same version as mujoco") from None
    jax.config.update("jax_enable_x64", True)
    jnp = jax.numpy
    written = case.at(case.values)
    model = model_of(mujoco, written)
    order = [int(model.joint(name).dofadr[0]) for name in written.joints]
    bodies = [int(model.joint(name).bodyid[0]) for name in written.joints]
    base, names = mjx.put_model(model), list(case.values)
    steps = round(case.duration / case.dt)

    def end(numbers: Any) -> Any:
        known = dict(zip(names, numbers, strict=True))
        levels = jnp.stack([_over(jnp, joint.friction.coulomb, known) for joint in case.chain.moving])
        masses = jnp.stack([_over(jnp, joint.mass, known) for joint in case.chain.moving])
        moved = base.tree_replace(
            {
                "dof_frictionloss": base.dof_frictionloss.at[jnp.array(order)].set(levels),
                "body_mass": base.body_mass.at[jnp.array(bodies)].set(masses),
            }
        )
        data = mjx.make_data(moved)

        def step(data: Any, k: Any) -> Any:
            parts = {
                joint: _over(jnp, parse_expression(x), {**known, "t": k * case.dt}) for joint, x in case.tau.items()
            }
            force = jnp.zeros(model.nv)
            for joint, place in zip(written.joints, order, strict=True):
                force = force.at[place].set(parts.get(joint, 0.0))
            return mjx.step(moved, data.replace(qfrc_applied=force)), None

        data, _ = jax.lax.scan(step, data, jnp.arange(steps))
        return data.qpos[model.joint(case.joint).qposadr[0]]

    found = jax.jit(jax.jacfwd(end))(jnp.array(list(case.values.values())))
    return {
        name: float(x) for name, x in zip(names, found, strict=True) if name in case.slopes and name not in case.static
    }


def _over(jnp: Any, x: Expression | None, names: Mapping[str, Any]) -> Any:
    """An expression over JAX's numbers."""
    if x is None:
        return jnp.zeros(())
    if isinstance(x, Number):
        return jnp.asarray(x.value, float)
    if isinstance(x, Time):
        return jnp.asarray(names["t"])
    if isinstance(x, Name):
        return jnp.asarray(names[x.name])
    assert isinstance(x, Operation)
    args = [_over(jnp, part, names) for part in x.arguments]
    known = {
        "add": jnp.add, "sub": jnp.subtract, "mul": jnp.multiply, "div": jnp.divide, "neg": jnp.negative,
        "lt": jnp.less, "le": jnp.less_equal, "where": jnp.where,
    }  # fmt: skip
    return known[x.operator](*args)


def _of(simulator: Simulator, **more: Any) -> Tool:
    return Tool(f"{simulator.name}, central differences", partial(_differences, simulator=simulator, **more))


TOOLS = (
    Tool("symgen, columns", _exact),
    Tool("symgen, adjoint", partial(_exact, adjoint=True)),
    Tool("symgen, columns of interpolated steps", partial(_exact, fixed=True)),
    *(_of(method) for method in METHODS),
    _of(TANH),
    Tool("JAX through the tanh law", _regularised),
    _of(MUJOCO, one_level=True),
    Tool("MJX", _mjx),
)
