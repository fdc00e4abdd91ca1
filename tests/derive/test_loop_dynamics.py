"""Closed loops: mechanisms whose numbers two other codes agree on, and random dyads against multipliers."""

from __future__ import annotations

import inspect
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from linkages import NUMBERS, four_bar, slider_crank
from random_linkages import DYADS, planar_linkage, pose, spatial_linkage

import symgen
from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.functions import signatures
from symgen.derive.loops.assembly import assembly_mode
from symgen.derive.recursive.formulation import Formulation
from symgen.derive.recursive.quantities import Quantities
from symgen.derive.reduced.plan import plain_plan
from symgen.describe.assemble import assemble
from symgen.describe.load import load_chain, loads_chain
from symgen.errors import DerivationError
from symgen.pipeline import program
from symgen.program.count import operations
from symgen.reference.absolute import AbsoluteCoordinates
from symgen.reference.coupled_mechanics import mechanics_of

EXAMPLES = Path(__file__).parents[2] / "examples"

CHAINS = {
    "four_bar": partial(four_bar, forces="rocker: -0.7"),
    "slider_crank": partial(slider_crank, forces="slider: -12"),
}
PINS = {
    "four_bar": {"force_on_crank_at_O": 0, "force_on_coupler_at_A": 1, "force_on_rocker_at_D": 2},
    "slider_crank": {"force_on_crank_at_O": 0, "force_on_rod_at_A": 1},
}
"""Rows of `reactions`."""

LAST_DIGITS = 1e-12
"""Relative; second-order coefficients and forces ten times that: they stand on squares of the first-order ones."""


@pytest.mark.parametrize("name", CHAINS)
def test_numbers_of_two_other_codes(name):
    case = NUMBERS[name]
    wanted, q, qd = case["expected"], [case["state"]["q"]], [case["state"]["qd"]]
    functions = ["coordinates", "coordinate_influence", "mass_matrix", "inertia_power", "forward_dynamics"]
    model = symgen.build_model(CHAINS[name](), "numpy", functions=[*functions, "closing_forces", "reactions"])
    exactly = partial(pytest.approx, rel=LAST_DIGITS, abs=LAST_DIGITS)
    nearly = partial(pytest.approx, rel=10 * LAST_DIGITS, abs=10 * LAST_DIGITS)
    _, second, third = model.coordinates(q)
    (_, g2, g3), (_, h2, h3) = (x.ravel() for x in model.coordinate_influence(q))
    if name == "four_bar":
        found = {"coupler_angle": q[0] + second, "rocker_angle": third, "g_coupler": 1 + g2, "g_rocker": g3}
        bends = {"h_coupler": h2, "h_rocker": h3}
    else:
        found = {"rod_angle": q[0] + second, "slider_x": third, "g_rod": 1 + g2, "g_slider": g3}
        bends = {"h_rod": h2, "h_slider": h3}
    assert found == exactly({key: wanted[key] for key in found})
    assert bends == nearly({key: wanted[key] for key in bends})
    tau = [case["forces"]["crank_torque"]]
    qdd = model.forward_dynamics(q, qd, tau)
    assert model.mass_matrix(q)[0, 0] == exactly(wanted["I_star"])
    assert model.inertia_power(q)[0, 0, 0] == nearly(wanted["P_star"])
    assert qdd[0] == exactly(wanted["qdd"])
    closing = model.closing_forces(q, qd, tau)[0]
    assert closing == nearly(
        [*wanted["force_on_rocker_at_B" if name == "four_bar" else "force_on_slider_at_B"], *4 * [0]]
    )
    reactions = model.reactions(q, qd, qdd)
    angles = [q[0], q[0] + second, third]
    for pin, row in PINS[name].items():
        c, s = np.cos(angles[row]), np.sin(angles[row])
        assert np.array([[c, -s], [s, c]]) @ reactions[row, :2] == nearly(wanted[pin])
    if name == "slider_crank":
        assert reactions[2, 1] == nearly(wanted["guide_normal_force"])
        assert reactions[2, 5] == nearly(wanted["guide_moment"])


@pytest.mark.parametrize(("name", "most", "forces"), [("four_bar", 130, 60), ("slider_crank", 75, 40)])
def test_operations_stay_within_their_budgets(name, most, forces):
    counts = operations(program(CHAINS[name](), ["forward_dynamics", "closing_forces", "reactions"]))
    flops = {key: count.flops for key, count in counts.items()}
    assert flops["forward_dynamics"] <= most
    assert flops["closing_forces"] <= most + forces
    assert flops["reactions"] <= most + forces


LINKAGES = {
    **{f"planar {dyad}": partial(planar_linkage, k, dyads=(dyad,)) for k, dyad in enumerate(DYADS)},
    **{f"planar {seed}": partial(planar_linkage, seed) for seed in (6, 14, 21)},
    **{f"spatial {seed}": partial(spatial_linkage, seed) for seed in range(8)},
}
"""Every dyad, linkages of several loops in which one loop's forces act on another, and loops without a closed form of
each kind; some of them only close together."""

ROUNDING = 1e-11
"""Relative: linear systems of up to a hundred unknowns, whose condition is some hundreds."""


@pytest.mark.parametrize("name", LINKAGES)
def test_random_linkages_obey_their_constraints(name):
    chain = LINKAGES[name]()
    judge, q, algebra = mechanics_of(chain), pose(chain, 1), FloatAlgebra()
    qd, tau = np.random.default_rng(1).normal(size=(2, judge.n))

    def scalars(values: np.ndarray) -> list:
        return [algebra.constant(x) for x in values]

    def numbers(rows: list) -> np.ndarray:
        return np.array([[x.x for x in row] for row in rows])

    qdd = judge.forward_dynamics(q, qd, tau)
    quantities = Quantities(assemble(chain), algebra, {}, scalars(q), scalars(qd))
    form = Formulation(quantities, plain_plan(len(quantities.tree.bodies)))
    pairs = [
        (numbers([quantities.motion.rates(scalars(e)) for e in np.eye(judge.n)]).T, judge.coordinate_influence(q)[0]),
        (numbers([form.forward_dynamics(scalars(tau))])[0], qdd),
        (numbers(quantities.reactions(scalars(qdd))), judge.reactions(q, qd, qdd)),
        (numbers(quantities.closing_wrenches(form.joint_forces(scalars(qdd)))), judge.closing_forces(q, qd, tau)),
        (numbers([quantities.loop_regularity()])[0], judge.loop_regularity(q)),
    ]
    for found, wanted in pairs:
        assert np.max(np.abs(found - wanted)) <= ROUNDING * max(1.0, np.max(np.abs(wanted)))


def observed(n):
    """What an observer has beside two states."""
    return {"mode": np.ones(n, np.int8), "residual": np.linspace(-1, 1, n), "gain": np.full(n, 20.0)}


def test_the_definition_is_that_of_the_tree_under_constraints():
    chain = planar_linkage(21)
    names = [
        name
        for name, signature in signatures(assemble(chain)).items()
        if not signature.friction and name != "coordinates"
    ]
    model, judge = symgen.build_model(chain, "reference", functions=names), mechanics_of(chain)
    draw = np.random.default_rng(3)
    state = dict(zip(("qd", "qdd", "tau"), draw.normal(size=(3, judge.n)), strict=True))
    state |= {"q": pose(chain, 1), "dt": 0.01} | observed(judge.n)
    state |= {"q_next": state["q"] + 1e-3 * state["qd"], "qd_next": state["qd"] + 1e-3 * state["qdd"]}
    for name in names:
        signature = signatures(assemble(chain))[name]
        wanted_of = getattr(judge, signature.call)
        arguments = [signature.point if a == "point" else state[a] for a in inspect.signature(wanted_of).parameters]
        found, wanted = getattr(model, signature.call)(*arguments), wanted_of(*arguments)
        for f, w in zip(found, wanted, strict=True) if isinstance(found, tuple) else [(found, wanted)]:
            assert np.max(np.abs(f - w)) <= ROUNDING * max(1.0, np.max(np.abs(w))), name


def test_programs_close_loops_by_newtons_method_and_differentiate_through_it():
    chain = spatial_linkage(6)
    names = ["coordinates", "forward_dynamics", "closing_forces", "linearize"]
    model, judge, q = symgen.build_model(chain, "c", functions=names), mechanics_of(chain), pose(chain, 1)
    qd, tau = np.random.default_rng(1).normal(size=(2, judge.n))
    assert model.coordinates(q) == pytest.approx(judge.coordinates(q), rel=1e-13)
    assert model.forward_dynamics(q, qd, tau) == pytest.approx(judge.forward_dynamics(q, qd, tau), rel=ROUNDING)
    closing = judge.closing_forces(q, qd, tau)
    assert model.closing_forces(q, qd, tau) == pytest.approx(
        closing, rel=ROUNDING, abs=ROUNDING * np.abs(closing).max()
    )
    A, h = model.linearize(q, qd, tau)[0], 1e-5  # differences: 1e-10 of third derivatives, 1e-11 of rounding
    for k, e in enumerate(np.eye(judge.n)):
        ahead, behind = (judge.forward_dynamics(q + s * e, qd, tau) for s in (h, -h))
        assert A[judge.n :, k] == pytest.approx((ahead - behind) / (2 * h), rel=1e-6, abs=1e-6)


def test_constant_coefficients_are_numbers_like_any_others():
    """All rates of this linkage are constant: M's literals must not count as rounding of the terms behind them."""
    chain = planar_linkage(47)
    model, judge, q = (
        symgen.build_model(chain, "numpy", functions=["forward_dynamics"]),
        mechanics_of(chain),
        pose(chain, 1),
    )
    qd, tau = np.random.default_rng(1).normal(size=(2, judge.n))
    assert model.forward_dynamics(q, qd, tau) == pytest.approx(judge.forward_dynamics(q, qd, tau), rel=ROUNDING)


DOUBLE_CRANK = """
symgen: 1
name: drag_link
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1}
  - {name: coupler, type: revolute, place: {xyz: [0.3, 0, 0]}, mass: 1, actuated: false}
  - {name: rocker, type: revolute, parent: base, place: {xyz: [0.1, 0, 0]}, mass: 1, actuated: false}
loops:
  - {name: B, type: revolute, between: [{joint: coupler, at: [0.35, 0, 0]}, {joint: rocker, at: [0.32, 0, 0]}],
     branch: left}
"""


def test_angles_are_continuous_over_whole_turns():
    """In a double crank both outer links turn: no angle may jump by 2 pi where the arc tangent does."""
    model = symgen.build_model(loads_chain(DOUBLE_CRANK), "numpy", functions=["coordinates"])
    path = model.coordinates(np.linspace(-13.0, 13.0, 600)[:, None])
    assert np.max(np.abs(np.diff(path, axis=0))) < 0.3
    assert path[-1, 2] - path[0, 2] == pytest.approx(26.0, abs=2.0)


def test_branches_mirror_each_other_and_near_chooses():
    def at(branch: str) -> np.ndarray:
        chain = four_bar(branch)
        return symgen.build_model(chain, "numpy", functions=["coordinates"]).coordinates([0.0])

    left, right = at("branch: left"), at("branch: right")
    assert left[1:] == pytest.approx(-right[1:], rel=1e-14)
    assert at(f"near: {{rocker: {right[2] + 0.3}}}") == pytest.approx(right, rel=1e-14)


def test_loops_that_do_not_close_say_how_far_they_stay_apart():
    text = DOUBLE_CRANK.replace("at: [0.35, 0, 0]", "at: [0.05, 0, 0]").replace("at: [0.32, 0, 0]", "at: [0.1, 0, 0]")
    with pytest.raises(DerivationError, match=r"loops\.B: the loop does not close at the default pose.* 0\.05 apart"):
        assembly_mode(assemble(loads_chain(text)))


def test_a_delta_robot_is_the_point_of_three_spheres():
    """No loop of Newton's method, and the accelerations of constraints in absolute coordinates."""
    chain = load_chain(EXAMPLES / "linkages" / "delta.yaml")
    count = operations(program(chain, ["forward_dynamics"]))
    assert list(count) == ["forward_dynamics"]
    assert count["forward_dynamics"].flops <= 450
    model, judge = (
        symgen.build_model(chain, "numpy", functions=["coordinates", "forward_dynamics"]),
        mechanics_of(chain),
    )
    draw = np.random.default_rng(2)
    for _ in range(3):
        q, (qd, tau) = 0.2 + 0.4 * draw.uniform(-1.0, 1.0, 3), draw.normal(size=(2, 3))
        assert np.max(np.abs(model.coordinates(q) - judge.coordinates(q))) <= 1e-12
        qdd = model.forward_dynamics(q, qd, tau)
        wanted = AbsoluteCoordinates(chain).solve(q, qd, tau).qdd
        assert np.max(np.abs(qdd - wanted)) <= 1e-11 * np.max(np.abs(wanted))


def test_spheres_that_do_not_meet_give_no_numbers():
    chain = load_chain(EXAMPLES / "linkages" / "delta.yaml")
    model = symgen.build_model(chain, "numpy", functions=["coordinates"])
    rods = {"b": 0.2}  # the elbows lie 0.45 - 0.06 m from the middle
    assert np.all(np.isnan(model.coordinates([0.0, 0.0, 0.0], params=rods)[3:]))


DRAG_LINK = """
symgen: 1
name: drag_link_in_space
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.1, 0, 0], inertia: {zz: 0.01}}
  - {name: wheel, type: revolute, parent: base, actuated: false, place: {xyz: [0.05, 0, 0.02], rpy: [0.1, 0.15, 0]},
     mass: 1, com: [0.1, 0.05, 0], inertia: {zz: 0.02}}
loops:
  - {name: rod, type: rod, length: 0.2, between: [{joint: crank, at: [0.2, 0, 0]}, {joint: wheel, at: [0.25, 0, 0]}],
     near: {wheel: 0.8}}
"""


def test_a_rod_in_space_turns_its_joint_on_through_whole_turns():
    """Both links of a spatial drag link turn round together; angles are continuous, as those of the reference."""
    chain = loads_chain(DRAG_LINK)
    assert list(operations(program(chain, ["coordinates"]))) == ["coordinates"]  # no loop of Newton's method
    model, judge = symgen.build_model(chain, "numpy", functions=["coordinates"]), mechanics_of(chain)
    angles = np.linspace(-7.0, 9.0, 9)
    found = model.coordinates(angles[:, None])
    wanted = np.array([judge.coordinates([x]) for x in angles])
    assert np.max(np.abs(found - wanted)) <= 1e-12
    assert model.coordinates([9.0 + 4.0 * np.pi])[1] == pytest.approx(found[-1, 1] + 4.0 * np.pi)


def test_newtons_method_gives_positions_up_to_the_singular_pose_and_no_others():
    """Up to the last pose that the loop reaches the constraints hold; beyond it there are no numbers.

    In that pose itself steps are halved, not squared: what they lead to was off by a tenth.
    """
    chain = spatial_linkage(6)
    model, judge = symgen.build_model(chain, "numpy", functions=["coordinates"]), mechanics_of(chain)

    def closes(q: float) -> bool:
        return bool(np.all(np.isfinite(model.coordinates([q]))))

    low, high = 0.0, 0.1
    assert closes(low)
    assert not closes(high)
    while high - low > 1e-16:
        middle = 0.5 * (low + high)
        if middle in (low, high):
            break
        low, high = (middle, high) if closes(middle) else (low, middle)
    for away in (0.0, 1e-14, 1e-12, 1e-9, 1e-6, 1e-3):
        found = model.coordinates([low - away])
        assert np.max(np.abs(judge.dependence.residual(found))) < 1e-11  # sizes of about 1 m
