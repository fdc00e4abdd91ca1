"""Stiffness blocks are positive semidefinite together with the joints' own springs."""

from __future__ import annotations

import numpy as np
import pytest

from symgen.describe.load import loads_chain
from symgen.errors import ChainError
from tests.seeds import seeds

TEXT = """
symgen: 1
name: coupled
gravity: [0, 0, 0]
parameters: {{k: {{value: {own}, constant: true}}}}
joints:
  - {{name: a, type: revolute, place: {{xyz: [0, 0, 0]}}, mass: 1, com: [1, 0, 0], stiffness: k}}
  - {{name: b, type: revolute, place: {{xyz: [1, 0, 0]}}, mass: 1, com: [1, 0, 0]}}
  - {{name: c, type: revolute, place: {{xyz: [1, 0, 0]}}, mass: 1, com: [1, 0, 0]}}
stiffness:
  - {{joints: [a, b, c], matrix: {matrix}}}
"""


def load(matrix, own=0.0):
    return loads_chain(TEXT.format(matrix=[[float(x) for x in row] for row in matrix], own=own))


@pytest.mark.parametrize("seed", seeds("test_the_smallest_eigenvalue_decides", 6))
def test_the_smallest_eigenvalue_decides(seed):
    """Random symmetric matrices, moved so that the smallest eigenvalue is a little above or below zero."""
    rng = np.random.default_rng(seed)
    A = rng.normal(size=(3, 3))
    A = A + A.T
    least = np.linalg.eigvalsh(A)[0]
    load(A + (1e-6 - least) * np.eye(3))
    with pytest.raises(
        ChainError, match=r"stiffness\[0\]\.matrix: the stiffness, with the joints' own springs, is not"
    ):
        load(A - (1e-6 + least) * np.eye(3))


def test_a_free_motion_is_admitted():
    """A spring between neighbours holds nothing where both move alike, in printed digits, too."""
    load([[0.1, -0.1, 0.0], [-0.1, 0.3, -0.2], [0.0, -0.2, 0.2]])
    with pytest.raises(ChainError, match="not positive semidefinite: a deformation in which 'b' takes part"):
        load([[0.0, 1.0, 0.0], [1.0, 5.0, 0.0], [0.0, 0.0, 1.0]])


def test_own_springs_count():
    matrix = [[0.0, 1.0, 0.0], [1.0, 5.0, 0.0], [0.0, 0.0, 1.0]]
    assert load(matrix, own=0.3).stiffness
    with pytest.raises(ChainError):
        load(matrix, own=0.1)


def test_a_run_time_spring_is_not_known_yet():
    """The numbers of a call decide, and emitted code has no such rule."""
    text = TEXT.replace(", constant: true", "")
    matrix = [[0.0, 1.0, 0.0], [1.0, 5.0, 0.0], [0.0, 0.0, 1.0]]
    assert loads_chain(text.format(matrix=matrix, own=0.1)).stiffness
