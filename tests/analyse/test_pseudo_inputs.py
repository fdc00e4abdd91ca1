"""Pseudo-inputs (Behi 2.4 to 2.6): 1, 3 or 7 per joint and link, full stiffness blocks (2.57), up to 42 coordinates.

The mass matrix comes from numeric mechanics, which shares no code with what is emitted; the stiffness is put together
here.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy.linalg import eigh

import symgen
from symgen import analyse
from symgen.describe.chain import Chain, Inertia, Joint, Mdh, Point, SpringMatrix, Xyz
from symgen.describe.validate import validate
from symgen.reference.mechanics import Mechanics
from tests.zoo import e, vector

LINKS = 6
KINDS = {1: (), 3: ("rx", "ry"), 7: ("x", "y", "z", "rx", "ry", "rz")}
"""Pseudo-inputs per joint and link -> deformations beside the joint's own deflection."""

AXES = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}


def stiffness(size, seed):
    """A full positive definite block, about 1e4 along its diagonal."""
    root = np.random.default_rng(seed).normal(size=(size, size))
    return 1e3 * (root @ root.T + size * np.eye(size))


def manipulator(count):
    """A spatial arm in a bent pose, all of whose coordinates are deformations."""
    joints, blocks = [], []
    before = "base"
    for k in range(LINKS):
        turn = Mdh(a=e(0.3 if k else 0), alpha=e(1.2 * (-1) ** k if k else 0), d=e(0.1), theta=e(0.4 + 0.3 * k))
        names = [f"j{k}", *(f"j{k}_{kind}" for kind in KINDS[count])]
        body = {
            "mass": e(2.0 - 0.2 * k),
            "com": vector(0.15, 0.02, 0.01),
            "inertia": Inertia(e(0.02), e(0.03), e(0.04)),
        }
        for name in names:
            kind = name.partition("_")[2]
            place = turn if not kind else Xyz(axis=vector(*AXES[kind[-1]]))
            form = "prismatic" if len(kind) == 1 else "revolute"
            last = body if name in (names[0], names[-1]) else {}
            joints.append(Joint(name, form, place, before, pseudo=True, **last))
            before = name
        block = stiffness(count, k)
        blocks.append(SpringMatrix(tuple(names), tuple(tuple(e(x) for x in row) for row in block.tolist())))
    point = Point("hand", before, vector(0.3, 0, 0))
    return validate(Chain("arm", tuple(joints), gravity=vector(0, 0, 0), stiffness=tuple(blocks), points=(point,)))


@pytest.mark.parametrize("count", [1, 3, 7])
def test_frequencies_with_coupled_blocks(count):
    chain = manipulator(count)
    n = LINKS * count
    names = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
    model = symgen.build_model(chain, "numpy", functions=names)
    assert len(model.q_names) == n
    K = np.zeros((n, n))
    for k in range(LINKS):
        part = slice(k * count, (k + 1) * count)
        K[part, part] = stiffness(count, k)
    q = np.zeros(n)
    M = Mechanics(chain).mass_matrix(q)
    found = analyse.modes(model, q)
    np.testing.assert_allclose(found.system.K, K, rtol=1e-12, atol=1e-9)
    squares = eigh(K, M, eigvals_only=True)
    np.testing.assert_allclose(found.omega, np.sqrt(squares), rtol=1e-9)
