"""Derivatives of runs in fixed steps, against central differences of the very same steps."""

from typing import Any

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationError, SimulationWarning
from symgen.model.model import Model
from tests.simulate.sensitivity_cases import STOPPED_ARM

BELT = """
symgen: 1
name: belt
gravity: [0, 0, 0]
parameters: {m: 1.0, k: 40.0, v: 0.1, F_s: 1.5, F_c: 1.0}
joints:
  - {name: belt, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, motion: v*t}
  - name: x
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: m
    friction: {coulomb: F_c, static: F_s}
potential: k*(belt + x)**2/2
"""

ARM = STOPPED_ARM.replace("up: 0.25", "up: 0.9")

BRISTLE = """
symgen: 1
name: bristle
gravity: [0, 0, 0]
parameters: {m: 1.0, F_c: 1.0, s0: 1.0e+4}
joints:
  - name: x
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: m
    friction:
      lugre:
        {stiffness: s0, damping: 100, viscous: 0.4, coulomb: F_c, static: 1.5, stribeck: {velocity: 0.001, exponent: 2}}
"""

CASES: dict[str, tuple[str, list[str], float, dict[str, Any], set[str]]] = {
    "stick and slip": (
        BELT, ["m", "k", "v", "F_s", "F_c", "q0.x"], 3.0, {"dt": 0.005, "q": {"x": -0.01}}, {"slip", "stick"},
    ),
    "loads and a stop": (
        ARM, ["m2", "F2", "e", "up", "mu", "q0.elbow"], 0.6,
        {"dt": 0.002, "q": {"elbow": 0.5}, "qd": {"elbow": 2.0}, "tau": {"elbow": "3*sin(5*t)"}},
        {"impact", "reversal"},
    ),
    "a controller": (
        BELT, ["m", "F_c", "kp", "ki", "q0.x", "x0.e", "x0.s"], 1.0,
        {
            "dt": 0.005, "q": {"x": 0.2}, "hold": 0.01,
            "tau": {"x": "-kp*x - 2*d(x) + ki*e + s"}, "constants": {"kp": 30.0, "ki": 20.0},
            "states": {
                "e": {"rate": "0.1*s - x - 0.1*e", "start": 0.1},
                "s": {"next": "0.9*s + h*ki*x", "hold": 0.02, "start": 0.2},
            },
        },
        {"reversal"},
    ),
    "a dead band": (
        BELT, ["m", "k", "v", "F_s", "F_c", "q0.x", "qd0.x"], 3.0,
        {"dt": 0.005, "method": "karnopp", "q": {"x": -0.0112}, "qd": {"x": 0.001}}, {"slip", "stick"},
    ),
    "a dead band, loads and a stop": (
        ARM, ["m2", "F2", "e", "up", "mu", "q0.elbow"], 0.6,
        {
            "dt": 0.002, "method": "karnopp", "q": {"elbow": 0.5}, "qd": {"elbow": 2.0}, "tau": {"elbow": "3*sin(5*t)"},
        },
        {"impact", "reversal", "stick", "slip"},
    ),
    "a bristle": (
        BRISTLE, ["m", "F_c", "s0", "qd0.x"], 0.3, {"dt": 0.001, "qd": {"x": 0.3}, "tau": {"x": "3*sin(8*t)"}}, set(),
    ),
}  # fmt: skip
"""Chain, names, duration, arguments, kinds of events that happen."""


def moved(model: Model, name: str, change: float, given: dict[str, Any]) -> dict[str, Any]:
    """The arguments with one number changed."""
    kind, _, own = name.rpartition(".")
    found = dict(given)
    if kind == "x0":
        state = found["states"][own]
        found["states"] = found["states"] | {own: state | {"start": state["start"] + change}}
        return found
    key = {"q0": "q", "qd0": "qd"}.get(kind, "constants" if own in given.get("constants", {}) else "params")
    numbers = dict(found.get(key) or {})
    found[key] = numbers | {own: numbers.get(own, model.parameters.get(own, 0.0)) + change}
    return found


@pytest.mark.parametrize("case", CASES)
def test_derivatives_are_those_of_the_steps(case: str) -> None:
    """Differences over 1e-6 of runs of rounding 1e-15 are exact to 1e-9 of the largest; 1e-7 is asked. Instants within
    steps are located to 2^-33 of these, which leaves 1e-6 of their differences."""
    text, names, duration, given, kinds = CASES[case]
    model = symgen.build_model(loads_chain(text))
    given = given | {"sample": [0.5 * duration, duration]}
    run = symgen.simulate(model, duration, sensitivities=names, **given)
    many = symgen.simulate_many(model, duration, sensitivities=names, runs=2, **given)
    kept = symgen.simulate(model, duration, sensitivities=names, adjoint=True, **given)
    weights = np.random.default_rng(3).normal(size=(2, *run.q.shape))
    forward = np.einsum("sn,snp->p", weights[0], run.dq) + np.einsum("sn,snp->p", weights[1], run.dqd)
    assert np.array_equal(kept.q, run.q)
    assert kept.gradient(*weights) == pytest.approx(forward, rel=1e-11, abs=1e-11 * float(np.max(np.abs(forward))))
    events = [(event.kind, event.joints) for event in run.events]
    assert kinds <= {kind for kind, _ in events}
    for k, name in enumerate(names):
        size = abs({**model.parameters, **given.get("constants", {})}.get(name, 1.0))
        step = 1e-6 * size
        ahead, behind = (symgen.simulate(model, duration, **moved(model, name, h, given)) for h in (step, -step))
        assert [(e.kind, e.joints) for e in ahead.events] == [(e.kind, e.joints) for e in behind.events] == events
        for event, after, before in zip(run.events, ahead.events, behind.events, strict=True):
            assert size * event.dtime[k] == pytest.approx(0.5e6 * (after.time - before.time), abs=2e-6)
            difference = 0.5e6 * (np.array(after.q) - np.array(before.q))
            assert size * event.dq[:, k] == pytest.approx(difference, abs=2e-6)
        pairs = (run.dq, many.dq, ahead.q - behind.q), (run.dqd, many.dqd, ahead.qd - behind.qd)
        for found, of_many, difference in pairs:
            column = size * found[..., k]
            bound = 1e-7 * float(np.abs(column).max()) + 1e-9
            assert column == pytest.approx(0.5e6 * difference, abs=bound)
            assert of_many[1][..., k] == pytest.approx(found[..., k], rel=1e-9, abs=1e-11)


@pytest.mark.parametrize("method", ["interpolated", "karnopp"])
def test_stages_give_the_derivative_of_the_whole_step(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step in held modes by products with its stages' derivatives, and by a sweep through its operations: sums in
    another order. The runs differ in parameters, rest, slide, and one of them is pressed on its stop."""
    names = ["m2", "F2", "e", "up", "mu", "q0.elbow", "tau.shoulder.values[0]", "F"]
    given: dict[str, Any] = {
        "dt": 0.002, "method": method, "params": {"mu": np.linspace(0.1, 0.3, 18)}, "sample": 0.1,
        "q": {"elbow": np.linspace(0.5, 0.9, 18)}, "qd": {"elbow": np.linspace(2.0, 0.0, 18)},
        "tau": {"shoulder": ([0.0, 0.2], [4.0, 2.0]), "elbow": "F*sin(5*t)"}, "constants": {"F": 3.0},
    }  # fmt: skip
    found = []
    for left_out in (False, True):
        if left_out:
            monkeypatch.setattr("symgen.pipeline.sensitivities._stages", lambda *_: None)
        runs = symgen.simulate_many(loads_chain(ARM), 0.2, sensitivities=names, **given)
        found.append(np.concatenate([runs.dq, runs.dqd], axis=2))
    assert sum(map(len, runs.events)) > 10
    assert np.abs(found[0] - found[1]).max() < 1e-11 * np.abs(found[1]).max()


def test_runs_keep_their_bits_and_differ_in_parameters_and_signals() -> None:
    """Runs that differ in everything that may differ have the derivatives of single runs."""
    model, names = symgen.build_model(loads_chain(BELT)), ["m", "F_s", "tau.x.values[1]"]
    values = np.array([[0.0, 1.0, 0.0], [0.0, -1.0, 0.5]])
    given: dict[str, Any] = {"dt": 0.005, "params": {"m": [1.0, 1.2]}, "q": [[0.0, -0.0112], [0.0, 0.02]]}
    tau = {"x": ([0.0, 0.5, 1.0], values)}
    plain = symgen.simulate_many(model, 1.0, tau=tau, **given)
    runs = symgen.simulate_many(model, 1.0, tau=tau, sensitivities=names, **given)
    assert np.array_equal(plain.q, runs.q)
    for k in range(2):
        one = symgen.simulate(
            model, 1.0, dt=0.005, params={"m": given["params"]["m"][k]}, q=given["q"][k], sample=[1.0],
            tau={"x": ([0.0, 0.5, 1.0], values[k])}, sensitivities=names,
        )  # fmt: skip
        assert runs.dq[k] == pytest.approx(one.dq[-1], rel=1e-9, abs=1e-12)
    assert np.any(runs.dq[:, 1, 2])


def test_a_joint_that_is_let_go_at_rest_has_no_derivative_by_its_rate() -> None:
    model = symgen.build_model(loads_chain(BELT))
    with pytest.warns(SimulationWarning, match="qd0.x: the joint is let go at a rate of exactly zero"):
        run = symgen.simulate(model, 0.1, dt=0.01, q={"x": -1.0}, sensitivities=["qd0.x", "m"])
    assert np.all(np.isnan(run.dq[:, 1, 0]))
    assert np.all(np.isfinite(run.dq[..., 1]))
    run = symgen.simulate(model, 0.1, dt=0.01, q={"x": -1.0}, sensitivities=["qd0.x", "m"], adjoint=True)
    with pytest.raises(SimulationError, match=r"gradient: qd0.x: the joint is let go"):
        run.gradient(np.ones(run.q.shape))


@pytest.mark.parametrize("method", ["karnopp", "interpolated"])
def test_a_force_that_just_reaches_the_static_level_is_named(method: str) -> None:
    """At 0.5 s the force 3 t is F_s = 1.5 to rounding. A step that is no part of 0.5 s meets no such instant."""
    model, tau = symgen.build_model(loads_chain(BELT.replace("motion: v*t", "motion: 0*v*t"))), {"x": "3*t"}
    with pytest.warns(SimulationWarning, match="slip of x: static friction is just reached"):
        run = symgen.simulate(model, 1.0, dt=0.01, method=method, tau=tau, sensitivities=["m"])
    assert run.sensitivities is not None
    assert run.sensitivities.status == 1
    assert np.all(run.dq[run.t < 0.45] == 0.0)
    assert np.all(np.isnan(run.dq[run.t > 0.55]))
    kept = symgen.simulate(model, 1.0, dt=0.01, method=method, tau=tau, sensitivities=["m"], adjoint=True)
    with pytest.raises(SimulationError, match=r"gradient: no derivatives .* slip of x: static friction is"):
        kept.gradient(np.ones(kept.q.shape))
    with pytest.warns(SimulationWarning, match="run 0 the first of them: .*slip of x: static friction is just reached"):
        symgen.simulate_many(model, 1.0, dt=0.01, method=method, tau=tau, sensitivities=["m"])
    run = symgen.simulate(model, 0.99, dt=0.011, method=method, tau=tau, sensitivities=["m"])
    assert run.sensitivities is not None
    assert run.sensitivities.status == 0


def test_a_joint_that_cannot_stick_starts_at_rest() -> None:
    """A block without friction on which a force f acts is at f t^2/(2 m) = 0.25, and d/dm = -0.25/2."""
    chain = """
symgen: 1
name: blocks
gravity: [0, 0, 0]
parameters: {m: 2.0}
joints:
  - {name: free, type: prismatic, place: {xyz: [0, 0, 0]}, mass: m}
  - {name: dry, type: prismatic, parent: base, place: {xyz: [0, 0, 0]}, mass: 1, friction: {static: 2, coulomb: 1}}
"""
    given: dict[str, Any] = {"dt": 0.01, "tau": {"free": "1.0"}, "sample": [1.0], "sensitivities": ["m"]}
    kept = symgen.simulate(loads_chain(chain), 1.0, adjoint=True, **given)
    assert kept.gradient([[1.0, 0.0]]) == pytest.approx([-0.125], rel=1e-12)


def test_refusals() -> None:
    model = symgen.build_model(loads_chain(BELT))
    for more, words in (({"tau": lambda t, q, qd: [t, t]}, "a callable has no derivative"),):
        with pytest.raises(ArgumentError, match=words):
            symgen.simulate(model, 0.1, dt=0.01, sensitivities=["m"], **more)
    smooth = loads_chain(BELT.replace("friction: {coulomb: F_c, static: F_s}", "damping: F_c + F_s"))
    with pytest.raises(SimulationError, match="no joint of belt has friction"):
        symgen.simulate(smooth, 0.1, dt=0.01, sensitivities=["m"])
    kept = symgen.simulate(model, 0.1, dt=0.01, sensitivities=["m"], adjoint=True)
    with pytest.raises(ArgumentError, match="by_q: \\(11, 2\\) numbers are wanted"):
        kept.gradient([[0.0, 1.0]])
    with pytest.raises(ArgumentError, match="adjoint: 100000000 steps take 5 GB"):
        symgen.simulate(model, 1e5, dt=1e-3, sensitivities=["m"], adjoint=True)
    runs = symgen.simulate_many(model, 0.1, dt=0.01, sensitivities=["m"])
    with pytest.raises(SimulationError, match="these runs have no derivatives"):
        _ = runs.advance(0.1).dq
