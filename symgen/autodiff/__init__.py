"""Motions and functions of a model as differentiable calls of PyTorch and JAX.

    f = symgen.torch_function(model, "forward_dynamics")
    qdd = f(q, qd, tau, params={"m2": m2})

    law = {"tau": {"x": "-kp*x - kd*d(x)"}, "constants": {"kp": 8.0, "kd": 1.0}}
    f = symgen.torch_function(model, "simulate", duration=2.0, **law)
    q, qd = f(q0, qd0, params={"m": m}, constants={"kp": kp})

`jax_function` takes the same. Arguments are tensors, arrays or numbers, whose leading axes are batches that broadcast
against each other; results are one tensor or a tuple, and what has real numbers is differentiable by all of them:
forward along a direction, or backward. The calls run in compiled code outside of the framework, in the model's number
type; a motion always in double precision. Results have the number type of the arguments.

    model, function, names --FunctionCall, RunCall--> Call: values, and at one point J v and J' w --torch, jax--> f

call    the record that both frameworks wrap; batches
functions    functions of a model: `<function>_along`, `<function>_back`, emitted beside it
runs    exact motions: sensitivities forward, the adjoint backward
maker    makes a `Call` from keywords, and refuses unknown ones
torch, jax    the two wrappers
"""
