"""Everyone who has an opinion on a function's values: emitted models, the interpreter, the numeric mechanics.

All give, for a function and some states, one array (size, count) per output, so that they can be compared pairwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from symgen.check.states import States
from symgen.derive.signatures import Signature
from symgen.describe.chain import Chain
from symgen.reference.interpreter import Interpreter
from symgen.reference.mechanics import Mechanics

__all__ = ["Backend", "Emitted", "Exact", "exact_values", "interpreted", "numeric"]

Array = npt.NDArray[np.float64]


class Backend(Protocol):
    """What `symgen.build.backend.Backend` offers."""

    def prepare(self, parameters: npt.NDArray[Any]) -> Any: ...
    def call(self, function: str, prepared: Any, inputs: Any) -> Any: ...


@dataclass(frozen=True)
class Emitted:
    """An emitted, built model.

    Attributes:
        name: such as `c float64`.
        dtype: `float64` or `float32`.
        backend: what is called.
    """

    name: str
    dtype: str
    backend: Backend

    def values(self, signature: Signature, states: States) -> list[Array]:
        """The outputs at all states, as doubles, each with its own parameter set."""
        return self.call(signature.name, [o.shape for o in signature.outputs], signature.inputs, states)

    def call(self, function: str, shapes: Sequence[tuple[int, ...]], inputs: Any, states: States) -> list[Array]:
        """As `values`, for a function that is in no signature (a planted fault)."""
        kind = np.float32 if self.dtype == "float32" else np.float64
        results = [np.empty((int(np.prod(shape)), states.count)) for shape in shapes]
        for which in range(states.parameters.shape[1]):
            chosen = np.flatnonzero(states.which == which)
            if len(chosen) == 0:
                continue
            prepared = self.backend.prepare(np.ascontiguousarray(states.parameters[:, which], dtype=kind))
            arrays = [np.ascontiguousarray(a[:, chosen], dtype=kind) for a in states.inputs(inputs)]
            found = self.backend.call(function, prepared, arrays)
            for result, part in zip(results, found, strict=True):
                result[:, chosen] = part
        return results


def interpreted(interpreter: Interpreter, signature: Signature, states: States) -> tuple[list[Array], list[Array]]:
    """Values and largest summands in double precision."""
    values, scales = interpreter.float64(
        signature.name, states.inputs(signature.inputs), states.per_state_parameters(), scale=True
    )
    return values, scales


@dataclass(frozen=True)
class Exact:
    """Values to 50 digits at a few states, kept as the sum of two doubles: 32 digits of them.

    Attributes:
        high: (size, count) per output, the nearest doubles.
        low: what is missing, rounded.
    """

    high: list[Array]
    low: list[Array]

    def difference(self, found: Sequence[Array]) -> list[Array]:
        """found - exact; close numbers subtract without rounding."""
        return [(values - high) - low for values, high, low in zip(found, self.high, self.low, strict=True)]


def exact_values(interpreter: Interpreter, function: str, inputs: Any, states: States, digits: int = 50) -> Exact:
    """The outputs of a real function at every state of `states`."""
    high: list[list[Array]] = []
    low: list[list[Array]] = []
    for k in range(states.count):
        arguments = [array[:, k].tolist() for array in states.inputs(inputs)]
        outputs = interpreter.exact(function, arguments, states.parameters[:, states.which[k]], digits)
        nearest = [[float(x) for x in output] for output in outputs]
        rest = [[float(x - y) for x, y in zip(*pair, strict=True)] for pair in zip(outputs, nearest, strict=True)]
        high.append([np.array(output) for output in nearest])
        low.append([np.array(output) for output in rest])
    return Exact(*([np.stack(parts, axis=1) for parts in zip(*columns, strict=True)] for columns in (high, low)))


def numeric(chain: Chain, signature: Signature, states: States) -> list[Array]:
    """The numeric mechanics, state by state."""
    names = [p.name for p in chain.parameters if not p.constant]
    inputs = [a.name for a in signature.inputs if a.name in ("q", "qd", "qdd", "tau")]
    results = [np.empty((int(np.prod(o.shape)), states.count)) for o in signature.outputs]
    for k in range(states.count):
        parameters = dict(zip(names, states.parameters[:, states.which[k]].tolist(), strict=True))
        signals = states.values["inputs"][:, k].tolist()
        mechanics = Mechanics(chain, parameters, signals if signals else None, float(states.values["t"][0, k]))
        arguments: list[Any] = [] if signature.point is None else [signature.point]
        found = getattr(mechanics, signature.call)(*arguments, *(states.values[name][:, k] for name in inputs))
        parts = found if isinstance(found, tuple) else (found,)
        for result, part in zip(results, parts, strict=True):
            result[:, k] = np.ravel(part)
    return results
