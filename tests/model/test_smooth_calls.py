"""Every method of a model for motion without friction against plain numeric mechanics, arguments in their order."""

import inspect
import re

import numpy as np
import pytest
from zoo import tree

import symgen
from symgen.describe.load import loads_chain
from symgen.describe.validate import validate
from symgen.model.smooth_calls import SmoothCalls
from symgen.reference.mechanics import Mechanics

CHAIN = validate(tree())
PUBLIC = [name for name, made in vars(SmoothCalls).items() if not name.startswith("_") and inspect.isfunction(made)]
RACK = """
symgen: 1
name: rack
joints:
  - {name: wheel, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.02}}
  - {name: slide, type: prismatic, parent: base, place: {xyz: [0, 0, 0]}, mass: 1.5}
coupled: {slide: 0.05*wheel + 0.3}
"""
# those of coupled joints have a test of their own below: a tree's joints are its coordinates; those of closed loops
# stand beside multipliers in tests/derive
LOOPS = "closing|motor|loop|bearing|bristle"
METHODS = [name for name in PUBLIC if not name.startswith("coordinate") and not re.search(LOOPS, name)]
N = len(CHAIN.moving)
SIGNALS = {"wind": 0.7, "pull": -1.3}
TIME = 0.2


def functions_of(method):
    """The emitted function of a method."""
    return [f"{method}_tip" if "point" in inspect.signature(getattr(SmoothCalls, method)).parameters else method]


DRAWN = ("q", "qd", "qdd", "tau", "q_next", "qd_next", "residual", "gain")


def drawn(method):
    """One state's arguments, all different."""
    draw = np.random.default_rng(9)
    given = {name: draw.uniform(-1.0, 1.0, N) for name in DRAWN}
    given["tau"][[k for k, name in enumerate(CHAIN.q_names) if name not in CHAIN.actuated]] = 0.0
    given |= {"point": "tip", "dt": 0.01}
    names = [name for name in inspect.signature(getattr(SmoothCalls, method)).parameters if name in given]
    return [given[name] for name in names]


@pytest.mark.parametrize("method", METHODS)
def test_a_method_is_the_function_of_its_name(method):
    model = symgen.build_model(CHAIN, "numpy", functions=functions_of(method))
    arguments = drawn(method)
    found = getattr(model, method)(*arguments, inputs=SIGNALS, t=TIME)
    wanted = getattr(Mechanics(CHAIN, inputs=SIGNALS, t=TIME), method)(*arguments)
    found, wanted = (x if isinstance(x, tuple) else (x,) for x in (found, wanted))
    for a, b in zip(found, wanted, strict=True):
        # rounding of sums over six links whose parts cancel, and of solves with M, whose condition is about 1e3
        np.testing.assert_allclose(a, np.reshape(b, np.shape(a)), rtol=1e-10, atol=1e-10 * max(1.0, np.abs(b).max()))


@pytest.mark.parametrize("target", ["c", "numpy", "reference"])
def test_coordinates_of_a_rack_are_those_of_its_wheel(target):
    """Closed form: the rack lies at r q + s, moves at r qd, and its influence coefficients are r and 0."""
    rack = loads_chain(RACK)
    names = ["coordinates", "coordinate_rates", "coordinate_influence"]
    model = symgen.build_model(rack, target, functions=names)
    # one product and one sum: to the last bit or the next
    np.testing.assert_allclose(np.ravel(model.coordinates([2.0])), [2.0, 0.4], rtol=4e-16)
    np.testing.assert_allclose(np.ravel(model.coordinate_rates([2.0], [4.0])), [4.0, 0.2], rtol=4e-16)
    first, second = model.coordinate_influence([2.0])
    np.testing.assert_allclose(np.ravel(first), [1.0, 0.05], rtol=4e-16)
    assert not np.any(second)
