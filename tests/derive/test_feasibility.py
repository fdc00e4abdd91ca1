"""What decides the functions that are built agrees with numeric mechanics that share no code with it."""

from __future__ import annotations

import numpy as np
import pytest
import zoo
from random_chains import random_chain

from symgen.derive.base_parameters.sample import numeric_quantities
from symgen.derive.feasibility import moved_alike
from symgen.derive.feasibility.inertia import inertia_matrix
from symgen.derive.feasibility.mobility import idle
from symgen.derive.feasibility.uniqueness import betas, rotor_row
from symgen.derive.recursive.quantities import Quantities
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain, Drive, Inertia, Joint, Mdh, Xyz
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.expression import Number
from symgen.reference import mobility as reference
from symgen.reference.jacobians import rotor_rows
from symgen.reference.kinematics import frames
from symgen.reference.mechanics import Mechanics
from tests.seeds import seeds

CHAINS = [*(zoo.CHAINS[name]() for name in zoo.CHAINS), *(random_chain(seed, joints=6) for seed in range(20))]


def at(chain: Chain, seed: int) -> tuple[Quantities, Mechanics, np.ndarray]:
    """The chain at a random pose, by both."""
    values = parameter_defaults(chain)
    q = np.random.default_rng(seed).uniform(-1.5, 1.5, len(chain.moving))
    mechanics = Mechanics(chain, {p.name: values[p.name] for p in chain.parameters if not p.constant})
    return numeric_quantities(assemble(chain), values, q.tolist(), [0.0] * len(q)), mechanics, q


def numbers(rows: object) -> np.ndarray:
    return np.array([[x.x for x in row] for row in rows])  # type: ignore[attr-defined]


@pytest.mark.parametrize("chain", CHAINS, ids=lambda chain: chain.name)
def test_the_inertia_matrix_is_that_of_the_definition(chain: Chain) -> None:
    """Composite bodies against the sum of m G'G + G_r' Pi G_r."""
    quantities, mechanics, q = at(chain, 1)
    wanted = mechanics.mass_matrix(q)
    # a few roundings per joint, relative to the largest entry
    np.testing.assert_allclose(
        numbers(inertia_matrix(quantities)[0]), wanted, rtol=1e-12, atol=1e-13 * abs(wanted).max()
    )


@pytest.mark.parametrize("chain", CHAINS, ids=lambda chain: chain.name)
def test_the_same_joints_move_nothing(chain: Chain) -> None:
    assert dict(moved_alike(assemble(chain))) == dict(reference.moved_alike(chain))


def without_some_inertia(seed: int) -> Chain:
    """A random serial chain in which some links have neither mass nor inertia."""
    draw = np.random.default_rng(seed)
    joints = []
    for k in range(5):
        a, alpha, d = (float(x) for x in draw.choice([0.0, 0.4, np.pi / 2], 3))
        size = float(draw.choice([0.0, 0.0, 1.5]))
        place = Mdh(Number(a), Number(alpha), Number(d))
        tensor = Inertia(*(Number(float(x)) for x in draw.choice([0.0, 0.1], 3)))
        kind = "prismatic" if draw.uniform() < 0.4 else "revolute"
        parent = f"j{k - 1}" if k else "base"
        joints.append(Joint(f"j{k}", kind, place, parent, Number(size), inertia=tensor))  # type: ignore[arg-type]
    return Chain(f"hollow{seed}", tuple(joints))


@pytest.mark.parametrize("seed", seeds("test_the_same_joints_move_nothing_in_hollow_chains", 60))
def test_the_same_joints_move_nothing_in_hollow_chains(seed: int) -> None:
    chain = without_some_inertia(seed)
    assert dict(moved_alike(assemble(chain))) == dict(reference.moved_alike(chain))


def test_hollow_chains_are_of_all_kinds() -> None:
    """Sound ones, joints that move nothing, and joints that others undo."""
    found = [moved_alike(assemble(without_some_inertia(seed))) for seed in range(60)]
    assert any(not joints for joints in found)
    assert any(() in joints.values() for joints in found)
    assert any(len(others) > 1 for joints in found for others in joints.values())


def test_a_dependent_row_is_found_with_its_motion() -> None:
    """M = J'J with a first column that is the sum of the two others: they undo it together."""
    J = np.random.default_rng(0).uniform(-1.0, 1.0, (6, 4))
    J[:, 0] = J[:, 1] + J[:, 3]
    assert idle((J.T @ J).tolist(), [0.0] * 4) == {0: (1, 3)}


def gantry(seed: int) -> Chain:
    """Slides and a balanced wrist; in odd ones the last slide moves on the wrist, and M depends on the pose."""
    draw = np.random.default_rng(seed)
    joints = []
    for k in range(4):
        axis = tuple(Number(float(x)) for x in draw.normal(size=3))
        drive = Drive(
            ratio=Number(float(draw.uniform(2.0, 20.0))),
            inertia=Number(float(draw.uniform(0.01, 1.0))),
            axis=tuple(Number(float(x)) for x in draw.normal(size=3)),  # type: ignore[arg-type]
        )
        kind = "revolute" if k == 2 else "prismatic"
        parent = f"j{k - 1}" if k == 1 or (k == 3 and seed % 2) else "base"
        joints.append(
            Joint(f"j{k}", kind, Xyz(axis=axis), parent, Number(float(draw.uniform(0.5, 3.0))),  # type: ignore[arg-type]
                  inertia=Inertia(Number(0.2), Number(0.2), Number(0.2)), drive=drive)
        )  # fmt: skip
    return Chain(f"gantry{seed}", tuple(joints))


@pytest.mark.parametrize("seed", seeds("test_betas_are_those_of_the_inverse", 10))
def test_betas_are_those_of_the_inverse(seed: int) -> None:
    """beta = 1 - a' M^-1 e_i with M and the rows of tau_s by Jacobians (Dupont 1993, section 4)."""
    chain = gantry(seed)
    poses = [at(chain, k)[0] for k in range(3)]
    _, mechanics, q = at(chain, 0)
    M, rows = mechanics.mass_matrix(q), rotor_rows(mechanics.links, frames(mechanics.links, q))
    found = betas(poses, range(4))
    assert set(found) == (set() if seed % 2 else set(range(4)))
    for i, beta in found.items():
        assert beta.x == pytest.approx(1.0 - rows[i] @ np.linalg.inv(M)[:, i], rel=1e-11)
    for i in range(4):
        np.testing.assert_allclose([x.x for x in rotor_row(poses[0], i)], rows[i], rtol=1e-12, atol=1e-14)
