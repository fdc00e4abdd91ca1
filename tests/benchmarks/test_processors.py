"""What is measured in processor seconds has one processor, and gives the others back."""

import os

import pytest

from benchmarks.processors import one_processor
from symgen.compile.threads import cores


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system does not let one choose")
def test_one_processor_and_afterwards_all():
    before = cores()
    with one_processor():
        assert cores() == 1
    assert cores() == before
