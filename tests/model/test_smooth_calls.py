"""Every method of a model for motion without friction against plain numeric mechanics, arguments in their order."""

import inspect

import numpy as np
import pytest
from zoo import tree

import symgen
from symgen.describe.validate import validate
from symgen.model.smooth_calls import SmoothCalls
from symgen.reference.mechanics import Mechanics

METHODS = [name for name, made in vars(SmoothCalls).items() if not name.startswith("_") and inspect.isfunction(made)]
CHAIN = validate(tree())
N = len(CHAIN.moving)
SIGNALS = {"wind": 0.7, "pull": -1.3}
TIME = 0.2


def functions_of(method):
    """The emitted function of a method."""
    return [f"{method}_tip" if "point" in inspect.signature(getattr(SmoothCalls, method)).parameters else method]


def drawn(method):
    """One state's arguments, all different."""
    draw = np.random.default_rng(9)
    given = {name: draw.uniform(-1.0, 1.0, N) for name in ("q", "qd", "qdd", "tau")}
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
