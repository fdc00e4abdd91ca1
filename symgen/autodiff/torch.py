"""`torch_function`: a `Call` as functions of tensors, by `torch.autograd.Function`.

Values are computed once; where gradients are wanted the point is kept for them. `Linear` is J v or J' w there, a
function of its own, so that PyTorch may map it over many directions at once.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.autodiff.call import Call, Point, Slot, batch_of, flat
from symgen.autodiff.maker import maker
from symgen.describe.chain import Chain
from symgen.errors import BuildError, SimulationError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["torch_function"]

SECOND = "torch_function: there are first derivatives alone; leave create_graph=True out"


def torch_function(
    model: Model | Chain | str | Path,
    function: str,
    *,
    duration: float | None = None,
    undefined: str = "raise",
    **options: Any,
) -> Callable[..., Any]:
    """A function of a model, or its exact motion, as a differentiable function of PyTorch's tensors.

    Args:
        model: from `build_model`, for target "c" or "numpy"; of a chain, or the path of its file, the model in C is
            built first.
        function: an emitted function, such as `"forward_dynamics"` or `"position_tip"`, which is then called as
            `f(q, qd, tau)`, or `"simulate"`, called as `f(q, qd)`.
        duration: s, of a motion.
        undefined: where something has no derivative, or a motion ends early: `"raise"` raises SimulationError with the
            number in the batch and the event, `"nan"` gives NaN there and warns.
        options: of a motion, as `simulate` has them: `tau`, `inputs`, `states`, `constants`, `t0`, `hold`, `rtol`,
            `atol`; `sample`, the instants of the results; `threads`.

    Returns:
        `f`. Its arguments are tensors or numbers whose leading axes are batches, which broadcast against each other,
        and by keyword `params={"m": ...}`, with motions `constants={"kp": ...}` and
        `tables={"tau.x": ...}`, the values of a table, of functions `inputs` and `t`. What is
        not given keeps its own value. It returns the results of the function, one or a tuple; of a motion q and qd at
        the end, `(..., n)`, or with `sample` `(..., s, n)`. Derivatives are first ones, forward and backward, by all
        real arguments; they are those of the exact motion, through stick, slip and impacts.

    Raises:
        BuildError: PyTorch is not installed.
        ArgumentError: unknown functions, options and names; wrong values.

    Example::

        f = symgen.torch_function("examples/two_link.yaml", "mass_matrix")
        m2 = torch.tensor(1.0, requires_grad=True)
        f([0.1, 0.2], params={"m2": m2}).sum().backward()
    """
    torch = _torch()
    made = maker(model, function, duration, undefined, options)

    def call(*given: Any, **named: Any) -> Any:
        found, values = made.read(given, named)
        tensors = [x for x in values if isinstance(x, torch.Tensor)]
        kinds = [x.dtype for x in tensors if x.is_floating_point()]
        kind = torch.float64 if not kinds else kinds[0]
        for other in kinds[1:]:
            kind = torch.promote_types(kind, other)
        device = tensors[0].device if tensors else torch.device("cpu")
        inputs = []
        for slot, value in zip(found.inputs, values, strict=True):
            x = value if isinstance(value, torch.Tensor) else torch.as_tensor(np.asarray(value))
            odd = "c" if x.is_complex() else "b" if x.dtype == torch.bool else "i"
            slot.takes("f" if x.is_floating_point() else odd, str(x.dtype))
            inputs.append(x.to("cpu", _kind(torch, slot)))
        batch = batch_of(found.inputs, [tuple(x.shape) for x in inputs])
        whole = [x.expand((*batch, *slot.shape)) for slot, x in zip(found.inputs, inputs, strict=True)]
        results = _functions().values.apply(_Kept(found, torch.is_grad_enabled()), *whole)
        results = [x.to(device, kind if slot.real else x.dtype) for slot, x in zip(found.outputs, results, strict=True)]
        return results[0] if len(results) == 1 else tuple(results)

    call.__name__ = call.__qualname__ = function
    return call


class _Kept:
    """A call, whether gradients are recorded, and the point at which it was evaluated last, for its derivatives."""

    def __init__(self, call: Call, wanted: bool) -> None:
        self.call, self.wanted = call, wanted
        self._last: tuple[list[Any], tuple[int, ...], Point] | None = None

    def point(self, arrays: list[Any], moved: tuple[int, ...]) -> Point:
        """The call at these arguments, of which those at the positions `moved` move."""
        if self._last is None or self._last[1] != moved or not all(map(_same, self._last[0], arrays)):
            self._last = arrays, moved, self.call.at(arrays, moved)
        return self._last[2]


@cache
def _functions() -> Any:
    """The two subclasses of `torch.autograd.Function`; PyTorch is imported when they are made."""
    torch = _torch()

    class Values(torch.autograd.Function):  # type: ignore[misc, name-defined]
        """The results of a call, for arguments with the same leading axes."""

        @staticmethod
        def forward(kept: _Kept, *whole: Any) -> tuple[Any, ...]:
            call = kept.call
            arrays, batch = _arrays(call.inputs, whole)
            moved = _real(call.inputs, [kept.wanted and x.requires_grad for x in whole])
            found = kept.point(arrays, moved).values if moved else call.values(arrays)
            return _tensors(torch, call.outputs, found, batch)

        @staticmethod
        def setup_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Any, ...]) -> None:
            ctx.kept, whole = inputs[0], inputs[1:]
            ctx.set_materialize_grads(False)
            ctx.save_for_backward(*whole)
            ctx.save_for_forward(*whole)
            ctx.lead = whole[0].shape[: whole[0].dim() - len(ctx.kept.call.inputs[0].shape)]
            pairs = zip(ctx.kept.call.outputs, output, strict=True)
            ctx.mark_non_differentiable(*(x for slot, x in pairs if not slot.real))

        @staticmethod
        def backward(ctx: Any, *weights: Any) -> tuple[Any, ...]:
            call = ctx.kept.call
            moved = _real(call.inputs, ctx.needs_input_grad[1:])
            given = [
                torch.zeros((*ctx.lead, *slot.shape), dtype=_kind(torch, slot)) if w is None else w
                for slot, w in zip(call.outputs, weights, strict=True)
                if slot.real
            ]
            found = dict(zip(moved, Linear.apply(ctx.kept, moved, True, 0, *ctx.saved_tensors, *given), strict=True))
            return None, *(found.get(k) for k in range(len(call.inputs)))

        @staticmethod
        def jvp(ctx: Any, _: Any, *tangents: Any) -> tuple[Any, ...]:
            call = ctx.kept.call
            moved = _real(call.inputs, [x is not None for x in tangents])
            given = [tangents[k] for k in moved]
            found = iter(Linear.apply(ctx.kept, moved, False, 0, *ctx.saved_tensors, *given))
            return tuple(next(found) if slot.real else None for slot in call.outputs)

        @staticmethod
        def vmap(info: Any, dims: tuple[Any, ...], kept: _Kept, *whole: Any) -> tuple[Any, Any]:
            found = Values.apply(kept, *_in_front(info.batch_size, dims[1:], whole))
            return found, tuple(0 for _ in found)

    class Linear(torch.autograd.Function):  # type: ignore[misc, name-defined]
        """J v or J' w at given arguments, for directions with `extra` axes in front of those of the arguments."""

        @staticmethod
        def forward(kept: _Kept, moved: tuple[int, ...], back: bool, extra: int, *given: Any) -> tuple[Any, ...]:
            call, size = kept.call, len(kept.call.inputs)
            moving, real = [call.inputs[k] for k in moved], [slot for slot in call.outputs if slot.real]
            slots, wanted = (real, moving) if back else (moving, real)
            arrays, batch = _arrays(call.inputs, given[:size])
            lead = tuple(given[size].shape[:extra])
            shape = math.prod(lead), math.prod(batch)
            directions = [
                np.ascontiguousarray(x.detach().numpy().reshape((*shape, *slot.shape)), slot.dtype)
                for slot, x in zip(slots, given[size:], strict=True)
            ]
            point = kept.point(arrays, moved)
            found = point.back(directions) if back else point.along(directions)
            return _tensors(torch, wanted, found, (*lead, *batch))

        @staticmethod
        def setup_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Any, ...]) -> None:
            """Nothing is kept: there is no second derivative."""

        @staticmethod
        def backward(ctx: Any, *weights: Any) -> tuple[Any, ...]:
            raise SimulationError(SECOND)

        @staticmethod
        def jvp(ctx: Any, *tangents: Any) -> tuple[Any, ...]:
            raise SimulationError(SECOND)

        @staticmethod
        def vmap(info: Any, dims: tuple[Any, ...], kept: _Kept, moved: Any, back: bool, extra: int, *given: Any) -> Any:
            size, count, own = len(kept.call.inputs), info.batch_size, dims[4:]
            directions = _in_front(count, own[size:], given[size:])
            if all(dim is None for dim in own[:size]):
                found = Linear.apply(kept, moved, back, extra + 1, *given[:size], *directions)
                return found, (0,) * len(found)
            directions = [x.movedim(0, extra) for x in directions]
            found = Linear.apply(kept, moved, back, extra, *_in_front(count, own[:size], given[:size]), *directions)
            return found, (extra,) * len(found)

    class Pair:
        values, linear = Values, Linear

    return Pair


def _arrays(slots: Sequence[Slot], tensors: Sequence[Any]) -> tuple[list[Any], tuple[int, ...]]:
    """Tensors with the same leading axes as arrays with one, and the leading axes."""
    batch = tuple(tensors[0].shape)[: tensors[0].dim() - len(slots[0].shape)]
    return [flat(slot, x.detach().numpy(), batch) for slot, x in zip(slots, tensors, strict=True)], batch


def _tensors(torch: Any, slots: Sequence[Slot], arrays: Sequence[Any], batch: tuple[int, ...]) -> tuple[Any, ...]:
    """Arrays as tensors with these leading axes."""
    pairs = zip(slots, arrays, strict=True)
    return tuple(torch.from_numpy(np.array(x, slot.dtype).reshape((*batch, *slot.shape))) for slot, x in pairs)


def _same(a: Any, b: Any) -> bool:
    return a is b or np.array_equal(a, b, equal_nan=True)


def _in_front(size: int, dims: Sequence[Any], tensors: Sequence[Any]) -> list[Any]:
    """The tensors with the axis that is mapped over in front."""
    found = []
    for dim, x in zip(dims, tensors, strict=True):
        found.append(x.expand(size, *x.shape) if dim is None else x.movedim(dim, 0))
    return found


def _real(slots: Sequence[Slot], wanted: Sequence[bool]) -> tuple[int, ...]:
    """Positions of the slots of real numbers that are wanted."""
    return tuple(k for k, (slot, yes) in enumerate(zip(slots, wanted, strict=True)) if slot.real and yes)


def _kind(torch: Any, slot: Slot) -> Any:
    """PyTorch's number type of a slot."""
    return torch.from_numpy(np.zeros(0, slot.dtype)).dtype


def _torch() -> Any:
    try:
        return importlib.import_module("torch")
    except ImportError as error:
        raise BuildError("torch_function needs PyTorch: pip install 'symgen[torch]'") from error
