"""One function of a model as a `Call`: its derivatives are functions emitted beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.arrays import Array
from symgen.autodiff.call import Slot, undefined_found
from symgen.compile.arrays import array_types
from symgen.pipeline.derivatives import derivative_model
from symgen.program.sloped import ALONG, BACK

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["FunctionCall"]


@dataclass(frozen=True, eq=False)
class FunctionCall:
    """A function of a model.

    Attributes:
        model: whose function it is.
        function: its emitted name.
        parameters: run-time parameters that are arguments, behind the function's own.
        undefined: `"raise"` or `"nan"`, where there is no derivative.
    """

    model: Model
    function: str
    parameters: tuple[str, ...]
    undefined: str

    @cached_property
    def inputs(self) -> tuple[Slot, ...]:
        """Arguments of the function, then parameters."""
        types, known = array_types(self.model.dtype), self.model.unit(self.function).interface
        own = (Slot(a.name, a.shape, np.dtype(types[a.type])) for a in known.function(self.function).inputs)
        return (*own, *(Slot(f"params[{name!r}]", (), self.model.dtype) for name in self.parameters))

    @cached_property
    def outputs(self) -> tuple[Slot, ...]:
        """Results of the function."""
        types, known = array_types(self.model.dtype), self.model.unit(self.function).interface
        return tuple(Slot(o.name, o.shape, np.dtype(types[o.type])) for o in known.function(self.function).outputs)

    @cached_property
    def derivatives(self) -> Model:
        """The derivatives, built when they are wanted."""
        return derivative_model(self.model, self.function, self.parameters)

    def values(self, arrays: Sequence[Array]) -> Sequence[Array]:
        found = self.evaluated(self.model, self.function, arrays)
        return found if isinstance(found, tuple) else (found,)

    def at(self, arrays: Sequence[Array], moved: Sequence[int]) -> FunctionPoint:
        return FunctionPoint(self, tuple(arrays), tuple(moved))

    def evaluated(self, model: Model, function: str, arrays: Sequence[Array], *more: Array) -> Any:
        """A function of the model or of its derivatives, whose own argument stands behind those of the function."""
        own = {slot.name: array for slot, array in zip(self.inputs, arrays, strict=True)}
        given = {key: own.pop(key) for key in ("inputs", "t") if key in own}
        values = [
            own.pop(slot.name) for slot in self.inputs[: len(self.inputs) - len(self.parameters)] if slot.name in own
        ]
        params = {name: _shared(own[f"params[{name!r}]"]) for name in self.parameters}
        return model.evaluate(function, *values, *more, params=params or None, **given)


@dataclass(frozen=True, eq=False)
class FunctionPoint:
    """A function of a model at b states."""

    call: FunctionCall
    arrays: tuple[Array, ...]
    moved: tuple[int, ...]

    @cached_property
    def values(self) -> Sequence[Array]:
        """The results."""
        return self.call.values(self.arrays)

    def along(self, tangents: Sequence[Array]) -> list[Array]:
        count = len(tangents[0])
        given = dict(zip(self.moved, tangents, strict=True))
        parts = []
        for k, (slot, array) in enumerate(zip(self.call.inputs, self.arrays, strict=True)):
            if slot.real:
                whole = given.get(k, np.zeros((count, *array.shape), slot.dtype))
                parts.append(np.asarray(whole).reshape(count * len(array), slot.size))
        rows = self._called(ALONG, np.concatenate(parts, axis=1), count)
        return self._split([slot for slot in self.call.outputs if slot.real], rows, count)

    def back(self, weights: Sequence[Array]) -> list[Array]:
        slots, count = self.call.inputs, len(weights[0])
        real = [slot for slot in self.call.outputs if slot.real]
        pairs = zip(real, weights, strict=True)
        cotangent = np.concatenate(
            [np.asarray(w).reshape(count * len(self.arrays[0]), slot.size) for slot, w in pairs], axis=1
        )
        if f"{self.call.function}_{BACK}" in self.call.derivatives.functions:
            whole = self._called(BACK, cotangent, count)
        else:  # a column of J for each number that moves: loops have derivatives forward alone
            ends = np.cumsum([0, *(slot.size if slot.real else 0 for slot in slots)])
            columns = [i for k in self.moved for i in range(ends[k], ends[k + 1])]
            lanes = len(self.arrays[0])
            units = np.zeros((len(columns), lanes, ends[-1]), real[0].dtype)
            units[np.arange(len(columns)), :, columns] = 1.0
            rows = self._called(ALONG, units.reshape(-1, ends[-1]), len(columns))
            J = rows.reshape(len(columns), lanes, -1)
            whole = np.zeros((count, lanes, ends[-1]), real[0].dtype)
            w = cotangent.reshape(count, lanes, -1)
            whole[..., columns] = np.einsum("cbm,kbm->kbc", J, w)
            whole = whole.reshape(count * lanes, -1)
        parts = self._split([slot for slot in slots if slot.real], whole, count)
        found = dict(zip([k for k, slot in enumerate(slots) if slot.real], parts, strict=True))
        return [found[k] for k in self.moved]

    def _called(self, kind: str, direction: Array, count: int) -> Array:
        """(count*b, size): a derivative, for `count` directions at each state."""
        call = self.call
        arrays = [np.tile(array, (count, *[1] * (array.ndim - 1))) for array in self.arrays]
        name = f"{call.function}_{kind}"
        rows: Array = call.evaluated(call.derivatives, name, arrays, np.ascontiguousarray(direction, call.model.dtype))
        bad = ~np.isfinite(rows).all(axis=1) & np.isfinite(direction).all(axis=1)
        if bad.any():
            where = int(np.flatnonzero(bad)[0]) % len(self.arrays[0])
            undefined_found(call.undefined, f"{call.function}: no derivative at state {where} of the batch")
        return rows

    def _split(self, slots: Sequence[Slot], rows: Array, count: int) -> list[Array]:
        """Columns of rows, by slot."""
        ends = np.cumsum([0, *(slot.size for slot in slots)])
        return [
            rows[:, a:b].reshape(count, len(self.arrays[0]), *slot.shape)
            for slot, a, b in zip(slots, ends, ends[1:], strict=False)
        ]


def _shared(values: Array) -> Any:
    """One number, where all states have the same."""
    return values[0] if len(values) and (values == values[0]).all() else values
