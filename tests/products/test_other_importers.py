"""FMUs in an importer beside FMPy: fmureader reads them, fmuloader calls their library, SciPy integrates."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain

pytestmark = [
    pytest.mark.needs("gcc"),
    pytest.mark.skipif(find_spec("fmuloader") is None, reason="fmuloader is not installed"),
    pytest.mark.skipif(find_spec("fmureader") is None, reason="fmureader is not installed"),
]

EXACT = 1e-9
"""s and m: co-simulation is the simulator itself."""

INTEGRATED = 1e-6
"""s and m: SciPy's DOP853 with a relative tolerance of 1e-10 for a step, and bisection of its dense output."""

CHAIN = """symgen: 1
name: sledge
gravity: [0, 0, 0]
inputs: [push]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, stiffness: 40,
     friction: {coulomb: 1, static: 1.5}, stop: {lower: -0.4, upper: 0.2, restitution: 0.5}}
forces: {x: push}
"""

SCENARIO = {"duration": 1.5, "q": {"x": 0.1}, "qd": {"x": 1.0}, "tau": {"x": "6*sin(4*t)"}}


@pytest.fixture(scope="module")
def run():
    return symgen.simulate(symgen.build_model(loads_chain(CHAIN)), **SCENARIO)


@pytest.fixture(scope="module", params=[2, 3])
def opened(request, tmp_path_factory):
    """The version, a library that is loaded but has no instance, its token, and value references by name."""
    (source,) = symgen.emit_sources(loads_chain(CHAIN), "fmu", fmi=request.param, scenario=SCENARIO)
    path = tmp_path_factory.mktemp("fmu") / source.name
    path.write_bytes(source.data)
    about = import_module(f"fmureader.fmi{request.param}").read_model_description(str(path))
    loader = import_module(f"fmuloader.fmi{request.param}")
    library = getattr(loader, f"Fmi{request.param}Slave")(path, model_identifier="sledge", unpack_dir=path.parent)
    token = about.guid if request.param == 2 else about.instantiation_token
    return request.param, library, token, {v.name: v.value_reference for v in about.model_variables}


def test_events_of_a_co_simulation(opened, run):
    version, unit, token, places = opened
    if version == 2:
        import_kind = import_module("fmuloader.fmi2").Fmi2Type
        unit.instantiate("one", import_kind.CO_SIMULATION, guid=token)
        unit.setup_experiment(start_time=0.0)
        unit.enter_initialization_mode()
    else:
        unit.instantiate_co_simulation("one", instantiation_token=token, early_return_allowed=True)
        unit.enter_initialization_mode(start_time=0.0)
    unit.exit_initialization_mode()
    t, seen = 0.0, []
    while t < SCENARIO["duration"] - 1e-12:
        step = min(0.001, SCENARIO["duration"] - t)
        done = unit.do_step(t, step)
        t = t + step if version == 2 else done.last_successful_time
        read = unit.get_real if version == 2 else unit.get_float64
        seen.append(read([places["last_event"]])[0])
    (end,) = read([places["x.q"]])
    unit.terminate()
    unit.free_instance()
    times = np.array(sorted({event.time for event in run.events}))
    found = np.array(sorted(set(seen) - {0.0}))
    assert len(times) >= 4
    assert np.max(np.min(np.abs(found[:, None] - times), axis=1)) <= EXACT
    assert abs(end - run.q[-1, 0]) <= EXACT
    assert len(found) == len(times) or version == 2  # without early return a step may have two


def test_another_integrator_finds_the_events(opened, run):
    from scipy.integrate import DOP853

    version, unit, token, places = opened
    if version == 2:
        pytest.skip("the loop below is that of FMI 3.0")
    unit.instantiate_model_exchange("one", instantiation_token=token)
    unit.enter_initialization_mode(start_time=0.0)
    unit.exit_initialization_mode()
    nx, nz = unit.get_number_of_continuous_states(), unit.get_number_of_event_indicators()

    def at(t, x):
        unit.set_time(t)
        unit.set_continuous_states(list(x))

    def rates(t, x):
        at(t, x)
        return unit.get_continuous_state_derivatives(nx)

    def signs(t, x):
        at(t, x)
        return np.sign(unit.get_event_indicators(nz))

    seen, t, stop = [], 0.0, SCENARIO["duration"]
    while t < stop:
        update = unit.update_discrete_states()
        assert not update.discrete_states_need_update
        unit.enter_continuous_time_mode()
        limit = min(stop, update.next_event_time) if update.next_event_time_defined else stop
        solver = DOP853(
            rates, t, unit.get_continuous_states(nx), limit, rtol=1e-10, atol=1e-12, first_step=min(1e-5, limit - t)
        )
        before, event = signs(t, solver.y), False
        while solver.status == "running" and not event:
            solver.step()
            dense, low, high = solver.dense_output(), solver.t_old, solver.t
            event = bool(np.any(signs(high, solver.y) != before))
            while event and high - low > 1e-13:
                middle = 0.5 * (low + high)
                low, high = (low, middle) if np.any(signs(middle, dense(middle)) != before) else (middle, high)
            t, x = (high, dense(high)) if event else (solver.t, solver.y)
            at(t, x)
            event = event or bool(unit.completed_integrator_step()[0])
            before = signs(t, x)
        unit.enter_event_mode()
        unit.update_discrete_states()
        seen.append(unit.get_float64([places["last_event"]])[0])
    (end,) = unit.get_float64([places["x.q"]])
    unit.terminate()
    unit.free_instance()
    times = np.array(sorted({event.time for event in run.events}))
    found = np.array(sorted(set(seen) - {0.0}))
    assert np.max(np.min(np.abs(found[:, None] - times), axis=1)) <= INTEGRATED
    assert np.max(np.min(np.abs(times[:, None] - found), axis=1)) <= INTEGRATED
    assert abs(end - run.q[-1, 0]) <= INTEGRATED
