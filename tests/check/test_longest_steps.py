"""The check constructs steps on both sides of the limit of stability, and sees C that does not refuse any."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from zoo import CHAINS, e, friction_signatures, vector

import symgen
from symgen.check.friction_compare import FrictionJudge
from symgen.check.friction_states import FRICTION_KINDS, friction_states
from symgen.check.longest_steps import longest_steps
from symgen.check.states import draw
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain, Drive, Friction, Inertia, Joint, Xyz
from symgen.functions import UNSTABLE
from symgen.pipeline import definition
from symgen.reference.interpreter import Interpreter
from tests.emit.strict import needs_gcc

KIND = "near the longest step"
RUBS = Friction(coulomb=e(0.02), static=e(0.03))
STEPS = ("step", "step_interpolated")

KINDS = {
    "viscous friction": ("planar3", {"friction": replace(RUBS, viscous=e(4))}),
    "dampers": ("cart_double_pendulum", {"friction": RUBS, "damping": e(2.0)}),
    "springs": ("tree", {"friction": RUBS, "stiffness": e(300.0)}),
    "springs and dampers": ("prescribed", {"friction": RUBS, "stiffness": e(300.0), "damping": e(1.0)}),
    "lossy drives": (
        "planar3",
        {
            "drive": Drive(
                ratio=e(20), inertia=e(1e-4), loss=(e(0.1), e(0.15)), motor_friction=replace(RUBS, viscous=e(0.01))
            )
        },
    ),
}


def with_joints(name: str, **keys) -> Chain:
    """A chain of the zoo, the joints of which that move freely have friction and so on."""
    chain = CHAINS[name]()
    joints = [j if j.type == "fixed" or j.motion is not None else replace(j, **keys) for j in chain.joints]
    return replace(chain, joints=tuple(joints))


def judge_of(chain: Chain, count: int = 240) -> FrictionJudge:
    names = [*friction_signatures(chain), "mass_matrix", "bias", "inverse_dynamics", "reactions"]
    table, meaning = signatures(assemble(chain)), definition(chain, names)
    run = Interpreter(meaning)
    states = draw(assemble(chain), meaning.parameters, count, 0)
    return FrictionJudge(assemble(chain), run, table, friction_states(assemble(chain), run, table, states, 0))


@pytest.mark.parametrize("kind", KINDS)
def test_both_sides_of_the_limit_are_reached(kind):
    name, keys = KINDS[kind]
    judge = judge_of(with_joints(name, **keys))
    numbers = np.arange(judge.states.count)
    near = np.array([judge.states.kind(int(k)) == KIND for k in numbers])
    long = judge.states.values["dt"][0] > 2.0**-10  # other steps are no longer than that
    for function in STEPS:
        status = judge.definition(function)[0][3][0]
        refused = near & (status == UNSTABLE)
        assert np.any(refused & judge.states.single)
        assert np.any(refused & ~judge.states.single)
        assert np.any(near & long & (status == 0))
        assert np.all(judge.held(function, "float64")[refused])


def test_ends_of_steps_that_stray_are_not_judged():
    """Three rods that spin free for a second, in one step of Runge-Kutta's, end far away."""
    judge = judge_of(with_joints("planar3", friction=RUBS), 6)
    states = judge.states
    values = {
        **states.values,
        "dt": np.full((1, 6), 1.0),
        "qd": np.full((3, 6), 100.0),
        "mode": np.ones((3, 6), np.int8),
    }
    strayed = FrictionJudge(judge.mechanism, judge.interpreter, judge.signatures, replace(states, values=values))
    assert np.all(judge.held("step", "float64"))
    assert np.all(strayed.definition("step")[0][3] != UNSTABLE)
    assert not np.any(strayed.held("step", "float64"))


def test_a_chain_without_a_limit_has_no_such_steps():
    judge = judge_of(with_joints("planar3", friction=RUBS))
    assert np.max(judge.states.values["dt"]) <= 2.0**-10
    assert KIND in FRICTION_KINDS
    for function in STEPS:
        assert not np.any(judge.definition(function)[0][3] == UNSTABLE)


@pytest.mark.parametrize(
    ("keys", "longest"),
    [
        ({"friction": replace(RUBS, viscous=e(3))}, 2.7 * 0.5 / 3),  # 2.7 m/d
        ({"friction": RUBS, "stiffness": e(8)}, 2.8 / 4),  # 2.8 sqrt(m/k)
        ({"friction": RUBS}, np.inf),
    ],
)
def test_limits_of_one_mass_are_closed_forms(keys, longest):
    x = Joint("x", "prismatic", Xyz(vector(0, 0, 0), axis=vector(1, 0, 0)), mass=e(0.5), **keys)
    chain = Chain("one", (x,), gravity=vector(0, 0, 0))
    states = draw(assemble(chain), (), 3, 0)
    found = longest_steps(assemble(chain), states, np.zeros((1, 3), dtype=bool))
    assert found.limits == pytest.approx(np.full(3, longest), rel=1e-12)
    assert np.all(np.isinf(longest_steps(assemble(chain), states, np.ones((1, 3), dtype=bool)).limits))  # it sticks
    beyond = np.array([True, False, True])
    steps = found.draw(beyond, np.full(3, 1e-3), np.random.default_rng(0))
    if np.isinf(longest):
        assert np.all(steps == 1e-3)
    else:  # 1.001 to 2 times as long, or the inverse; rounded to 16 bits
        assert np.all(np.where(beyond, steps / longest, longest / steps) > 1.0009)
        assert np.all(np.where(beyond, steps / longest, longest / steps) < 2.001)


def test_steps_where_the_inertia_is_nearly_singular_can_be_counted():
    """A rod twists on a hub that has 1e14 times its inertia, which is the condition of M.

    The longest stable step is 2.8 sqrt(I/k) = 9e-9 s; within it, no step is shorter than half of that.
    """
    hub = Joint("hub", "revolute", Xyz(vector(0, 0, 0), axis=vector(0, 0, 1)), inertia=Inertia(zz=e(1)), friction=RUBS)
    rod = Joint(
        "rod", "revolute", Xyz(vector(0, 0, 0), axis=vector(1, 0, 0)), inertia=Inertia(xx=e(1e-14)), stiffness=e(1e3)
    )
    chain = Chain("light", (hub, rod), gravity=vector(0, 0, 0))
    states = draw(assemble(chain), (), 40, 0)
    found = longest_steps(assemble(chain), states, np.zeros((2, 40), dtype=bool))
    longest = 2.8 * np.sqrt(1e-14 / 1e3)
    assert found.limits == pytest.approx(np.full(40, longest), rel=1e-6)
    for beyond in (False, True):
        steps = found.draw(np.full(40, beyond), np.full(40, 1e-3), np.random.default_rng(0))
        assert np.all(steps > (1.0009 * longest if beyond else longest / 2.001))
        counts = np.round(states.values["t"] / steps)
        assert np.all(counts < 2.0**53)  # which a double, and the integer of an emitted step, hold


REFUSES = {
    "step": (re.compile(r"(const bool v\d+ = )(0\.0 < \(v\d+ \? 0\.0 : )"), r"\1false && \2"),
    "step_interpolated": (re.compile(r"(const double v\d+ = )v\d+( \? 7\.0 : \(\(?v)"), r"\1false\2"),
}
"""Where emitted C finds out whether a step exceeds the limit, and what takes its place."""


@needs_gcc
@pytest.mark.parametrize("function", STEPS)
@pytest.mark.parametrize("kind", ["viscous friction", "springs"])
def test_c_that_refuses_no_step_is_seen(function, kind, tmp_path):
    _, keys = KINDS[kind]
    chain, functions = with_joints("cart_double_pendulum", **keys), [function]
    edited, (found, instead) = 0, REFUSES[function]
    for source in symgen.emit_sources(chain, functions=functions):
        text, count = (source.text, 0) if "_vector" in source.name else found.subn(instead, source.text)
        (tmp_path / source.name).write_text(text)
        edited += count
    assert edited == 1
    report = symgen.check_model(chain, 60, functions=functions, source=tmp_path)
    assert not report.passed
    assert any(found.kind == KIND for found in report.comparisons if not found.passed)
    assert any("7" in note for note in report.notes if note.startswith("statuses reached"))
