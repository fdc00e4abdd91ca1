"""An emitted module as its reader calls it: without symgen around it."""

import importlib

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.pipeline import emit_sources

CHAIN = """
symgen: 1
name: shaken
gravity: [0, 0, -9.81]
parameters: {m: 2, k: 3, c: 0.5}
joints:
  - {name: a, type: prismatic, place: {xyz: [0, 0, 0]}, mass: m, motion: 0.1*sin(k*t)}
  - {name: b, type: revolute, place: {rpy: [pi/2, 0, 0]}, mass: 1, com: [c, 0, 0], inertia: {zz: 0.02}}
"""
STATES = 7


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    (source,) = emit_sources(loads_chain(CHAIN), "numpy", functions=["mass_matrix", "inverse_dynamics"])
    folder = tmp_path_factory.mktemp("emitted")
    (folder / source.name).write_text(source.text)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        return importlib.import_module("shaken")


def test_states_come_last(module):
    chain = loads_chain(CHAIN)
    reference = symgen.build_model(chain, "reference", functions=["mass_matrix", "inverse_dynamics"])
    q, qd, qdd = np.random.default_rng(1).normal(size=(3, 2, STATES))
    t = np.linspace(0.0, 1.0, STATES)
    ready = module.prepare(module.default_parameters())
    near = {"rtol": 1e-13, "atol": 1e-13}  # rounding of a few operations
    M = module.mass_matrix(ready, q, t)
    np.testing.assert_allclose(np.moveaxis(M, -1, 0), reference.mass_matrix(q.T, t=t), **near)
    wanted = reference.inverse_dynamics(q.T, qd.T, qdd.T, t=t)
    np.testing.assert_allclose(module.inverse_dynamics(ready, q, qd, qdd, t).T, wanted, **near)
    sets = module.prepare(np.repeat(module.default_parameters()[:, None], STATES, axis=1))
    np.testing.assert_allclose(module.inverse_dynamics(sets, q, qd, qdd, t).T, wanted, **near)
    one = module.inverse_dynamics(ready, q[:, 2].tolist(), qd[:, 2], qdd[:, 2], t[2])
    np.testing.assert_allclose(one, wanted[2], **near)


def test_states_that_come_first_are_refused(module):
    ready = module.prepare(module.default_parameters())
    q = np.zeros((STATES, 2))
    told = r"^{}: shape \(7, 2\) was given, \(2, ...\) is wanted: an array, a state's numbers first$"
    with pytest.raises(ValueError, match=told.format("q")):
        module.mass_matrix(ready, q, 0.0)
    with pytest.raises(ValueError, match=told.format("qdd")):
        module.inverse_dynamics(ready, q.T, q.T, q, 0.0)
    with pytest.raises(ValueError, match=r"^q: shape \(\) was given, \(2, ...\) is wanted"):
        module.mass_matrix(ready, 0.3, 0.0)
    with pytest.raises(ValueError, match=r"^parameters: shape \(7, 3\) was given, \(3, ...\) is wanted"):
        module.prepare(np.ones((STATES, 3)))
    with pytest.raises(ValueError, match=r"^prepared: shape \(2,\) was given, \(\d, ...\) is wanted: what `prepare`"):
        module.mass_matrix(module.default_parameters()[:2], q.T, 0.0)
    with pytest.raises(ValueError, match="broadcast"):
        module.mass_matrix(ready, q.T, np.zeros(STATES - 1))


RUBBING = """
symgen: 1
name: rubbing
gravity: [0, 0, 0]
joints:
  - {name: a, type: prismatic, place: {axis: [1, 0, 0]}, mass: 2, friction: {coulomb: 3, static: 4}}
"""


def test_lists_are_arrays(tmp_path, monkeypatch):
    (source,) = emit_sources(loads_chain(RUBBING), "numpy", functions=["friction_inverse_dynamics", "decide"])
    (tmp_path / source.name).write_text(source.text)
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("rubbing")
    ready = module.prepare(module.default_parameters())
    for rate in (-0.5, 0.0, 0.5):
        for mode in (-1, 0, 1):
            for reached in (False, True):
                for force in (3.5, 4.5):
                    lists = ([0.1], [rate], [force], [mode], [reached])
                    arrays = (*map(np.array, lists[:3]), np.array([mode], np.int8), np.array([reached]))
                    for found, wanted in zip(module.decide(ready, *lists), module.decide(ready, *arrays), strict=True):
                        assert found.dtype == wanted.dtype
                        np.testing.assert_array_equal(found, wanted)
    (moving,) = module.decide(ready, [0.1], [0.0], [4.5], [0], [True])[0]
    assert moving == 1


def test_numbers_by_name_are_refused_in_words(module):
    """An array is wanted, in the order of PARAMETER_NAMES."""
    for given in ({"m": 2.0, "k": 3.0, "c": 0.5}, {}):
        with pytest.raises(ValueError, match=r"^parameters: shape \(\) was given, \(3, ...\) is wanted: an array"):
            module.prepare(given)
