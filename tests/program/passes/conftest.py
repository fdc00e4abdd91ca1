"""The three elements of an argument in the pool."""

import pytest

from symgen.program.function import input_nodes
from tests.program.passes.small import X


@pytest.fixture
def x(pool):
    return input_nodes(pool, X)
