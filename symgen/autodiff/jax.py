"""`jax_function`: a `Call` as functions of JAX's arrays, by `jax.custom_jvp` and `jax.pure_callback`.

The tangent of the call is a primitive of its own, J v at given arguments, whose transpose is J' w: the one runs forward
sensitivities, the other the adjoint, and JAX chooses by `jvp`, `jacfwd`, `grad` or `jacrev`.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.autodiff.call import Call, Slot, batch_of, flat
from symgen.autodiff.maker import maker
from symgen.describe.chain import Chain
from symgen.errors import BuildError, SimulationError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["jax_function"]

SECOND = "jax_function: there are first derivatives alone"


def jax_function(
    model: Model | Chain | str | Path,
    function: str,
    *,
    duration: float | None = None,
    undefined: str = "raise",
    **options: Any,
) -> Callable[..., Any]:
    """A function of a model, or its exact motion, as a differentiable function of JAX's arrays.

    Arguments, results and errors are those of `torch_function`, with arrays in place of tensors. The function may be
    used under `jit`, `vmap`, `grad`, `jvp`, `jacfwd` and `jacrev`; it is computed on the CPU, outside of XLA. With
    double precision off in JAX its arguments and results are rounded to single precision, and nothing between them;
    `jax.config.update("jax_enable_x64", True)` turns it on, in all threads, which `jax.enable_x64` does not.
    An error within a compiled function arrives as JAX's own, with symgen's message in it.

    Raises:
        BuildError: JAX is not installed.
        ArgumentError: unknown functions, options and names; wrong values.

    Example::

        f = symgen.jax_function("examples/two_link.yaml", "mass_matrix")
        jax.jacobian(lambda m2: f([0.1, 0.2], params={"m2": m2}))(1.0)
    """
    jax = _jax()
    jnp = importlib.import_module("jax.numpy")
    made = maker(model, function, duration, undefined, options)
    known: dict[Call, Callable[..., Any]] = {}

    def call(*given: Any, **named: Any) -> Any:
        found, values = made.read(given, named)
        arrays = [jnp.asarray(value) for value in values]
        taken = [value for value, x in zip(values, arrays, strict=True) if _is_array(jax, value, x)]
        kind = jnp.result_type(*taken) if taken else jax.dtypes.canonicalize_dtype(np.float64)
        pairs = list(zip(found.inputs, arrays, strict=True))
        for slot, x in pairs:
            floating = jnp.issubdtype(x.dtype, jnp.floating)  # bfloat16 is none of NumPy's
            slot.takes("f" if floating else x.dtype.kind.replace("u", "i"), str(x.dtype))
        arrays = [x.astype(kind if slot.real else slot.dtype) for slot, x in pairs]
        batch = batch_of(found.inputs, [x.shape for x in arrays])
        whole = [jnp.broadcast_to(x, (*batch, *slot.shape)) for slot, x in zip(found.inputs, arrays, strict=True)]
        if found not in known:
            known[found] = _differentiable(found)
        results = known[found](*whole)
        return results[0] if len(results) == 1 else tuple(results)

    call.__name__ = call.__qualname__ = function
    return call


def _differentiable(call: Call) -> Callable[..., Any]:
    """The results of a call, for arguments with the same leading axes."""
    jax = _jax()

    def values(*whole: Any) -> Any:
        def host(*given: Any) -> tuple[Any, ...]:
            arrays, batch = _arrays(call.inputs, given)
            return _shaped(call.outputs, call.values(arrays), batch, kind)

        kind, batch = _number_type(call, whole), _lead(call.inputs, whole)
        shapes = _shapes(call.outputs, batch, kind)
        return jax.pure_callback(host, shapes, *whole, vmap_method="broadcast_all")

    def rule(whole: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
        symbolic = jax.custom_derivatives.SymbolicZero
        moved = tuple(
            k for k, (slot, t) in enumerate(zip(call.inputs, tangents, strict=True))
            if slot.real and not isinstance(t, symbolic)
        )  # fmt: skip
        found = made(*whole)
        given = [tangents[k] for k in moved]
        rows = iter(_linear().bind(*whole, *given, call=call, moved=moved, back=False, extra=0) if moved else ())
        along = []
        for slot, value in zip(call.outputs, found, strict=True):
            zero = jax.numpy.zeros(value.shape, value.dtype if slot.real else jax.dtypes.float0)
            along.append(next(rows) if slot.real and moved else zero)
        return found, tuple(along)

    made = jax.custom_jvp(values)
    made.defjvp(rule, symbolic_zeros=True)
    return made  # type: ignore[no-any-return]


@cache
def _linear() -> Any:
    """The primitive of J v and J' w, for directions with `extra` axes in front of those of the arguments."""
    jax = _jax()
    core = importlib.import_module("jax.extend.core")
    ad, batching, mlir = (importlib.import_module(f"jax.interpreters.{name}") for name in ("ad", "batching", "mlir"))
    primitive = core.Primitive("symgen_linear")
    primitive.multiple_results = True

    def wanted(call: Call, moved: tuple[int, ...], back: bool) -> tuple[list[Slot], list[Slot]]:
        moving, real = [call.inputs[k] for k in moved], [slot for slot in call.outputs if slot.real]
        return (real, moving) if back else (moving, real)

    def shapes(given: Sequence[Any], call: Call, moved: Any, back: bool, extra: int) -> list[tuple[int, ...]]:
        size = len(call.inputs)
        lead = (*given[size].shape[:extra], *_lead(call.inputs, given[:size]))
        return [(*lead, *slot.shape) for slot in wanted(call, moved, back)[1]]

    def computed(*given: Any, call: Call, moved: Any, back: bool, extra: int) -> Any:
        kind, size = _number_type(call, given), len(call.inputs)

        def host(*given: Any) -> tuple[Any, ...]:
            arrays, batch = _arrays(call.inputs, given[:size])
            slots, others = wanted(call, moved, back)
            lead = tuple(given[size].shape[:extra])
            shape = math.prod(lead), math.prod(batch)
            pairs = zip(slots, given[size:], strict=True)
            directions = [np.asarray(x, slot.dtype).reshape((*shape, *slot.shape)) for slot, x in pairs]
            point = call.at(arrays, moved)
            found = point.back(directions) if back else point.along(directions)
            return _shaped(others, found, (*lead, *batch), kind)

        results = tuple(jax.ShapeDtypeStruct(shape, kind) for shape in shapes(given, call, moved, back, extra))
        return list(jax.pure_callback(host, results, *given))

    def abstract(*given: Any, **which: Any) -> Any:
        kind = _number_type(which["call"], given)
        return [jax.core.ShapedArray(shape, kind) for shape in shapes(given, **which)]

    def jvp(given: Sequence[Any], tangents: Sequence[Any], **which: Any) -> Any:
        size = len(which["call"].inputs)
        if any(not isinstance(t, ad.Zero) for t in tangents[:size]):
            raise SimulationError(SECOND)
        along = [ad.instantiate_zeros(t) for t in tangents[size:]]
        return primitive.bind(*given, **which), primitive.bind(*given[:size], *along, **which)

    def transpose(weights: Sequence[Any], *given: Any, **which: Any) -> Any:
        size = len(which["call"].inputs)
        cotangents = [ad.instantiate_zeros(w) for w in weights]
        found = primitive.bind(*given[:size], *cotangents, **{**which, "back": not which["back"]})
        return [None] * size + list(found)

    def batch(given: Sequence[Any], dims: Sequence[Any], **which: Any) -> Any:
        size, extra = len(which["call"].inputs), which["extra"]
        count = next(x.shape[dim] for x, dim in zip(given, dims, strict=True) if dim is not None)
        front = [
            jax.numpy.broadcast_to(x, (count, *x.shape)) if dim is None else jax.numpy.moveaxis(x, dim, 0)
            for x, dim in zip(given, dims, strict=True)
        ]
        if all(dim is None for dim in dims[:size]):
            found = primitive.bind(*given[:size], *front[size:], **{**which, "extra": extra + 1})
            return found, [0] * len(found)
        directions = [jax.numpy.moveaxis(x, 0, extra) for x in front[size:]]
        found = primitive.bind(*front[:size], *directions, **which)
        return found, [extra] * len(found)

    primitive.def_impl(computed)
    primitive.def_abstract_eval(abstract)
    ad.primitive_jvps[primitive] = jvp
    ad.primitive_transposes[primitive] = transpose
    batching.primitive_batchers[primitive] = batch
    mlir.register_lowering(primitive, mlir.lower_fun(computed, multiple_results=True))
    return primitive


def _lead(slots: Sequence[Slot], whole: Sequence[Any]) -> tuple[int, ...]:
    """The leading axes, which all arguments have."""
    return tuple(whole[0].shape)[: whole[0].ndim - len(slots[0].shape)]


def _number_type(call: Call, whole: Sequence[Any]) -> Any:
    """The type of the real arguments, which results have."""
    return next(x.dtype for slot, x in zip(call.inputs, whole, strict=False) if slot.real)


def _arrays(slots: Sequence[Slot], given: Sequence[Any]) -> tuple[list[Any], tuple[int, ...]]:
    """Arguments with the same leading axes as arrays with one, and the leading axes."""
    batch = _lead(slots, given)
    return [flat(slot, np.asarray(x), batch) for slot, x in zip(slots, given, strict=True)], batch


def _shapes(slots: Sequence[Slot], batch: tuple[int, ...], kind: Any) -> tuple[Any, ...]:
    jax = _jax()
    return tuple(jax.ShapeDtypeStruct((*batch, *slot.shape), kind if slot.real else slot.dtype) for slot in slots)


def _shaped(slots: Sequence[Slot], arrays: Sequence[Any], batch: tuple[int, ...], kind: Any) -> tuple[Any, ...]:
    """Results with these leading axes, in the number type of the arguments."""
    pairs = zip(slots, arrays, strict=True)
    return tuple(
        np.asarray(x).reshape((*batch, *slot.shape)).astype(kind if slot.real else slot.dtype) for slot, x in pairs
    )


def _is_array(jax: Any, value: Any, x: Any) -> bool:
    """True for what has a number type of its own: JAX's and NumPy's arrays of reals, no plain numbers."""
    return bool(isinstance(value, jax.Array | np.ndarray) and jax.numpy.issubdtype(x.dtype, jax.numpy.floating))


@cache
def _jax() -> Any:
    try:
        return importlib.import_module("jax")
    except ImportError as error:
        raise BuildError("jax_function needs JAX: pip install 'symgen[jax]'") from error
