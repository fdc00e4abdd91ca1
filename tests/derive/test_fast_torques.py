"""The torque functions in every formulation: same numbers, and operation counts that the tricks bring down."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from random_chains import random_chain
from zoo import CHAINS, planar

from symgen.derive.functions import signatures
from symgen.derive.reduced.plan import ARTICULATED, GAUGES, MOMENTS, OWN, SHIFTS, SOLVERS, FormulationPlan
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain, Drive, Inertia, Joint, Mdh
from symgen.describe.expression import Number
from symgen.describe.validate import validate
from symgen.formulate.chooser import Chooser
from symgen.formulate.program import fast_program
from symgen.formulate.rules import search_plan
from symgen.reference.interpreter import Interpreter
from symgen.reference.mechanics import Mechanics
from tests.seeds import seeds

FUNCTIONS = ("inverse_dynamics", "bias", "gravity", "mass_matrix", "forward_dynamics")

TOLERANCE = 1e-12
"""Of the largest entry; rounding made 8e-14 at worst, accelerations included."""


def random_plan(n: int, seed: str) -> FormulationPlan:
    """Any formulation at all."""
    draw = random.Random(seed)

    def each(options: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(draw.choice(options) for _ in range(n))

    return FormulationPlan(
        each(SHIFTS),
        each(OWN),
        each(GAUGES),
        tuple(draw.random() < 0.5 for _ in range(n)),
        each(MOMENTS),
        tuple(draw.random() < 0.8 for _ in range(n)),
        regroup=draw.random() < 0.8,
        symmetric_tip=draw.random() < 0.8,
        upright=draw.random() < 0.5,
        solver=draw.choice(SOLVERS),
    )


def worst(chain: Chain, plan: FormulationPlan | None, seed: int = 1) -> float:
    """Largest relative difference of the torque functions from the numeric mechanics."""
    plans = {} if plan is None else dict.fromkeys(FUNCTIONS, plan)
    interpreter = Interpreter(fast_program(assemble(chain), FUNCTIONS, plans))
    draw = np.random.default_rng(seed)
    inputs = draw.uniform(-1.0, 1.0, len(chain.input_names))
    mechanics = Mechanics(chain, inputs=inputs if chain.input_names else None, t=0.4)
    error = 0.0
    for name in FUNCTIONS:
        arguments = [draw.uniform(-1.0, 1.0, a.size) for a in signatures(assemble(chain))[name].inputs]
        tail = {"inputs": inputs, "t": np.array([0.4])}
        arguments = [
            tail.get(a.name, x) for a, x in zip(signatures(assemble(chain))[name].inputs, arguments, strict=True)
        ]
        own = [
            x for a, x in zip(signatures(assemble(chain))[name].inputs, arguments, strict=True) if a.name not in tail
        ]
        wanted = np.ravel(getattr(mechanics, name)(*own))
        found = interpreter.float64(name, arguments)[0][:, 0]
        error = max(error, np.abs(found - wanted).max() / max(np.abs(wanted).max(), 1e-300) if wanted.any() else 0.0)
    return float(error)


@pytest.mark.parametrize("name", sorted(CHAINS))
def test_any_formulation_of_the_zoo(name: str) -> None:
    chain = CHAINS[name]()
    for k in range(3):
        assert worst(chain, random_plan(len(chain.moving), f"{name}{k}")) < TOLERANCE


@pytest.mark.parametrize("seed", seeds("test_any_formulation_of_random_chains", 12))
def test_any_formulation_of_random_chains(seed: int) -> None:
    """The rules' own choices are those of `test_fast`."""
    chain = random_chain(seed + 100, 2 + seed % 6)
    for k in range(2):
        assert worst(chain, random_plan(len(chain.moving), f"{seed} {k}")) < TOLERANCE


@pytest.mark.parametrize("seed", seeds("test_any_formulation_with_rotors", 4))
def test_any_formulation_with_rotors(seed: int) -> None:
    chain = random_chain(seed, 4)
    rotor = Drive(ratio=Number(3.0), inertia=Number(0.07), axis=(Number(0.3), Number(-0.4), Number(1.2)))
    joints = tuple(replace(j, drive=rotor) if j.type != "fixed" else j for j in chain.joints)
    chain = replace(chain, joints=joints)
    assert worst(chain, random_plan(len(chain.moving), str(seed))) < TOLERANCE


def with_symmetric_tips(chain: Chain) -> Chain:
    """The last links are tops: mass on the axis and equal moments across it."""
    parents = {joint.parent for joint in chain.joints}

    def top(joint: Joint) -> Joint:
        inertia = Inertia(Number(0.02), Number(0.02), Number(0.03))
        return replace(joint, com=(Number(0.0), Number(0.0), joint.com[2]), inertia=inertia)

    return replace(chain, joints=tuple(j if j.name in parents else top(j) for j in chain.joints))


@pytest.mark.parametrize("seed", seeds("test_any_formulation_with_symmetric_last_links", 6))
def test_any_formulation_with_symmetric_last_links(seed: int) -> None:
    """Parallel to the joint before, perpendicular to it and oblique."""
    options = {"tree": False, "fixed": False, "placements": ("mdh",), "parameters": False}
    chain = with_symmetric_tips(random_chain(seed, 4 + seed % 3, **options))
    assert worst(chain, None) < TOLERANCE
    for k in range(2):
        assert worst(chain, replace(random_plan(len(chain.moving), f"top{seed} {k}"), symmetric_tip=True)) < TOLERANCE


def test_antiparallel_axes_make_one_group() -> None:
    arm = [
        Joint(
            f"j{k}",
            "revolute",
            Mdh(a=Number(0.3), alpha=Number(np.pi) if k else Number(0.0)),
            parent=f"j{k - 1}" if k else "base",
            mass=Number(1.0 + k),
            com=(Number(0.1), Number(0.02), Number(0.0)),
        )
        for k in range(4)
    ]
    chain = Chain("zigzag", tuple(arm), gravity=(Number(0.0), Number(-9.81), Number(0.0)))
    assert worst(chain, None) < TOLERANCE


BUDGETS = {
    "puma560": (278, 241, 136, 463),
    "panda": (534, 516, 319, 1058),
    "planar8": (179, 124, 171, 373),
}
"""inverse dynamics, bias, mass matrix, forward dynamics, as derived, before any pass."""


@pytest.mark.parametrize("name", sorted(BUDGETS))
def test_operation_counts_with_fixed_rules(name: str) -> None:
    forms = Chooser(assemble(CHAINS[name]()))
    functions = ("inverse_dynamics", "bias", "mass_matrix", "forward_dynamics")
    for function, budget in zip(functions, BUDGETS[name], strict=True):
        assert forms.count(function)(forms.plan(function)) <= budget, function


def test_a_search_only_improves() -> None:
    forms = Chooser(assemble(CHAINS["puma560"]()))
    count = forms.count("bias")
    plan = forms.plan("bias")
    found, cost = search_plan(plan, count, trials=30, seed=3)
    assert cost == count(found) <= count(plan)


@pytest.mark.parametrize("solver", ARTICULATED)
def test_planar_dynamics_grow_linearly(solver: str) -> None:
    costs = []
    for n in (8, 16, 32):
        forms = Chooser(assemble(planar(n)))
        plan = forms.plan("forward_dynamics")
        assert plan.solver in ARTICULATED
        costs.append(forms.count("forward_dynamics")(replace(plan, solver=solver)))
    assert costs[2] - costs[1] < 2.1 * (costs[1] - costs[0])


@pytest.mark.parametrize("twist", [0.3, 0.01, 1e-5])
@pytest.mark.parametrize("offset", [0.3, 1e-4, 1e-8])
def test_hardly_oblique_axes_and_short_offsets_lose_no_digits(twist: float, offset: float) -> None:
    """Common normals far away and masses that cancel a first moment over a short arm would make large numbers."""
    inertia = Inertia(*map(Number, (0.1, 0.2, 0.15, 0.01, 0.02, -0.01)))
    com = (Number(0.1), Number(0.05), Number(-0.2))
    joints = tuple(
        Joint(
            f"j{k}",
            "revolute",
            Mdh(Number(offset if k % 2 else 0.3), Number(twist), Number(0.2), Number(0.1)),
            "base" if k == 1 else f"j{k - 1}",
            mass=Number(2.0),
            com=com,
            inertia=inertia,
        )
        for k in range(1, 6)
    )
    chain = validate(Chain("screw", joints, gravity=(Number(0.0), Number(0.0), Number(-9.81))))
    n = len(joints)
    plan = FormulationPlan(("child",) * n, ("base",) * n, ("x",) * n, (True,) * n, ("second",) * n, (True,) * n)
    q, qd, qdd = np.random.default_rng(0).uniform(-1.0, 1.0, (3, n))
    program = fast_program(assemble(chain), ["inverse_dynamics"], {"inverse_dynamics": plan})
    (found,) = Interpreter(program).float64("inverse_dynamics", [q, qd, qdd])
    wanted = Mechanics(chain).inverse_dynamics(q, qd, qdd)
    assert np.abs(found.ravel() - wanted).max() <= 1e-13 * np.abs(wanted).max()
