"""`torch_function`: PyTorch's own check of gradients in double precision, mapped and batched calls, one training."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest
from frictional_chain import ARGUMENTS, frictional, pushed

import symgen
from symgen.errors import ArgumentError, SimulationError

pytestmark = [
    pytest.mark.needs("torch"),
    pytest.mark.filterwarnings("ignore:`torch.jit.script` is deprecated"),  # by PyTorch itself
]

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def torch():
    return pytest.importorskip("torch", reason="torch is not installed")


@pytest.fixture(scope="module")
def dynamics(torch):
    return symgen.torch_function(frictional(), "forward_dynamics")


@pytest.fixture(scope="module")
def motion(torch):
    return symgen.torch_function(pushed(), "simulate", duration=5.0, sample=[2.0, 5.0], **ARGUMENTS)


def leaf(torch, values):
    return torch.tensor(values, dtype=torch.float64, requires_grad=True)


def test_gradients_of_functions(torch, dynamics):
    q, qd, tau = (leaf(torch, np.random.default_rng(k).normal(size=(3, 2))) for k in range(3))
    m = leaf(torch, 1.5)
    assert torch.autograd.gradcheck(
        lambda q, qd, tau, m: dynamics(q, qd, tau, params={"m": m}), (q, qd, tau, m), check_forward_ad=True
    )


def test_one_state_and_one_motion(torch, motion):
    """Without leading axes, and numbers alone as results."""
    energy = symgen.torch_function(frictional(), "kinetic_energy")
    q, qd, m = leaf(torch, [0.1, 0.2]), leaf(torch, [0.3, 0.4]), leaf(torch, 1.5)
    assert energy(q, qd, params={"m": m}).shape == ()
    given = (q, qd, m), {"check_forward_ad": True}
    assert torch.autograd.gradcheck(lambda q, qd, m: energy(q, qd, params={"m": m}), given[0], **given[1])
    k = leaf(torch, 3.0)
    assert motion(constants={"k": k})[0].shape == (2, 1)
    assert torch.autograd.gradcheck(lambda k: motion(constants={"k": k}), (k,), check_forward_ad=True)


def test_gradients_of_a_step_that_lets_go_and_stops(torch):
    """In one step of 1 ms a slide stops, another one breaks away, a third slides."""
    step = symgen.torch_function(frictional(), "step_interpolated")
    qd = torch.tensor([[2e-3, 0.1], [0.0, 0.1], [1.0, 0.1]], dtype=torch.float64)
    mode = torch.tensor([[1, 1], [0, 1], [1, 1]], dtype=torch.int8)
    q, tau = leaf(torch, [[0.0, 0.3]] * 3), leaf(torch, [[0.0, 0.1], [20.0, 0.1], [2.0, 0.1]])
    found = step(q, qd, mode, tau, 1e-3)
    assert found[2].dtype == torch.int8
    assert (found[1][0, 0], found[1][1, 0] > 0) == (0.0, True)
    assert torch.autograd.gradcheck(lambda q, tau: step(q, qd, mode, tau, 1e-3)[:2], (q, tau), check_forward_ad=True)


def test_gradients_through_slip_and_stick(torch, motion):
    """At rest at first, sliding at 2 s, at rest for good at 5 s; 1.6 t of the second does not reach static friction."""
    q0, k, F_s = leaf(torch, [[0.0], [1.0]]), leaf(torch, [3.0, 1.5]), leaf(torch, 4.0)
    q, qd = motion(q0, constants={"k": k}, params={"F_s": F_s})
    assert q.shape == (2, 2, 1)
    assert qd[:, 1].abs().max() == 0.0
    assert torch.autograd.gradcheck(
        lambda q0, k, F_s: motion(q0, constants={"k": k}, params={"F_s": F_s}), (q0, k, F_s), check_forward_ad=True
    )
    (first,) = torch.autograd.grad(q[0, 1].sum(), F_s)
    assert first.item() == pytest.approx(-0.3726851851851852, abs=1e-11)  # `gradient` in tests/data/mechanisms.json


def test_mapped_calls(torch, dynamics):
    """vmap over arguments, over directions, and over both: the same rows as one by one."""
    q, qd, tau = (torch.tensor(np.random.default_rng(k).normal(size=(3, 2))) for k in range(3))
    own = torch.stack([torch.func.jacrev(dynamics)(*x) for x in zip(q, qd, tau, strict=True)])
    for found in (torch.func.jacrev(dynamics), torch.func.jacfwd(dynamics)):
        assert torch.allclose(torch.func.vmap(found)(q, qd, tau), own, rtol=0, atol=1e-12)


def test_number_types(torch, dynamics):
    """Computed in the model's double precision, rounded to that of the arguments."""
    q = torch.tensor([0.1, 0.2], requires_grad=True)
    found = dynamics(q, torch.zeros(3, 2), [1.0, 2.0])
    exact = frictional().forward_dynamics(q.detach().numpy().astype(float), [0.0, 0.0], [1.0, 2.0])
    assert found.dtype == torch.float32
    assert found.detach().numpy()[2].tolist() == exact.astype(np.float32).tolist()
    found.sum().backward()
    assert q.grad.dtype == torch.float32


def test_refusals(torch, dynamics):
    with pytest.raises(ArgumentError, match=r"q: shape \(3,\) was given, \(\.\.\., 2\) is wanted"):
        dynamics([0.0] * 3, [0.0] * 2, [0.0] * 2)
    with pytest.raises(ArgumentError, match="leading axes do not broadcast"):
        dynamics([[0.0] * 2] * 3, [[0.0] * 2] * 2, [0.0] * 2)
    for odd in (torch.complex128, torch.bool):
        with pytest.raises(ArgumentError, match=f"q: {odd} was given, real numbers are wanted"):
            dynamics(torch.ones(2, dtype=odd), [0.0] * 2, [0.0] * 2)
    with pytest.raises(ArgumentError, match=r"mode: torch\.float64 was given, whole numbers are wanted"):
        symgen.torch_function(frictional(), "friction_dynamics")([0.0] * 2, [0.0] * 2, [0.0] * 2, mode=[0.5, 1.0])
    with pytest.raises(ArgumentError, match="'tau' is missing"):
        dynamics([0.0] * 2, [0.0] * 2)
    q = leaf(torch, [0.1, 0.2])
    (slope,) = torch.autograd.grad(dynamics(q, [0.0] * 2, [0.0] * 2).sum(), q, create_graph=True)
    with pytest.raises(SimulationError, match="first derivatives alone"):
        slope.sum().backward()


def test_training_of_the_example(torch):
    """A few steps lower the cost of the law that the example trains."""
    spec = importlib.util.spec_from_file_location("stiction_law", EXAMPLES / "learning/stiction_law.py")
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    costs = example.train(steps=3)[1]
    assert costs[-1] < 0.9 * costs[0]
