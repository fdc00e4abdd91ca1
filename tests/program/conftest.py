"""A pool, and the six elements of an argument in it."""

import pytest

from symgen.program.function import Argument, input_nodes
from symgen.program.nodes import Pool


@pytest.fixture
def pool():
    return Pool()


@pytest.fixture
def x(pool):
    return input_nodes(pool, Argument("x", (6,)))
