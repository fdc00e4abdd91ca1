"""Controllers, signals and ends of any formulas: a run with status 0 has finite numbers alone.

`make fuzz` runs these tests with more examples and new seeds for as long as it is told.
"""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import SimulationWarning, SymgenError
from tests.bounded import within

pytestmark = pytest.mark.fuzz

SECONDS = 60.0
"""For one run of a second with its formulas compiled: it takes about one."""

EXAMPLES = max(3, settings().max_examples // 8)
"""Formulas are compiled anew in each example."""

SLED = """
symgen: 1
name: sled
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: 1, friction: {coulomb: 1, static: 1.5}, stiffness: 4}
"""

LEAVES = ("x", "d(x)", "t", "e", "0", "1", "-1.5", "0.1", "1e10", "1e150", "1e-150")
WRAPS = (
    *("({})", "-({})", "sqrt({})", "log({})", "exp({})", "1/({})", "sin({})", "abs({})", "({})**2", "tan({})"),
    *("where({} > 0, {}, {})", "({}) + ({})", "({})*({})", "({}) - ({})", "({})/({})", "min({}, {})"),
)


def formula(draw: random.Random, depth: int, states: bool = True) -> str:
    """A formula of random operations; many are not defined somewhere."""
    if depth == 0 or draw.random() < 0.2:
        return draw.choice([leaf for leaf in LEAVES if states or leaf != "e"])
    wrap = draw.choice(WRAPS)
    return wrap.format(*(formula(draw, depth - 1, states) for _ in range(wrap.count("{}"))))


@pytest.fixture(scope="module")
def sled() -> Any:
    """A model of one joint that sticks, in C."""
    return symgen.build_model(loads_chain(SLED))


def finite(run: Any) -> bool:
    """Whether all numbers of a run are."""
    arrays = [run.t, run.q, run.qd, run.tau, *run.states.values()]
    return all(np.isfinite(values).all() for values in arrays)


@settings(max_examples=EXAMPLES)
@given(st.integers(0, 2**32))
def test_controllers_of_any_formula(sled: Any, seed: int) -> None:
    draw = random.Random(seed)
    state = {draw.choice(("rate", "next")): formula(draw, 2), "start": draw.choice((0.0, 1.0, -2.5, 1e10))}
    if "next" in state:
        state["hold"] = 0.05
    given_ = {"states": {"e": state}, "tau": {"x": formula(draw, 2)}, "q": {"x": 0.3}}
    if draw.random() < 0.3:
        given_["until"] = f"{formula(draw, 1)} > {formula(draw, 1)}"
    if draw.random() < 0.3:
        given_ |= {"dt": 0.01}
    with warnings.catch_warnings(), within(SECONDS):
        warnings.simplefilter("ignore", SimulationWarning)
        try:
            run = symgen.simulate(sled, 1.0, **given_)
        except SymgenError as refusal:
            assert str(refusal)  # noqa: PT017
            return
    assert run.status != 0 or finite(run), given_
    assert finite(run) or run.message, given_
