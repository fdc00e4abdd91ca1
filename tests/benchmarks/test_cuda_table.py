"""The table of CUDA: said to be missing without a device, and a clock that runs on the host as well."""

import pytest

from benchmarks.cuda import cuda_table, rate, ready
from symgen.compile.cuda import devices


@pytest.mark.skipif(devices() > 0, reason="there is a device")
def test_without_a_device_nothing_is_measured():
    said = cuda_table(print)
    assert said.startswith("## CUDA\n\nNot measured")
    assert "5e9" in said


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
def test_states_a_second():
    assert rate(*ready("pendulum", ("forward_dynamics",), "float32"), "forward_dynamics", 300, 2) > 0.0
