"""The `params=` of a model's calls: checked, completed with the chain's own values, prepared once for each unit."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.backend import Backend
from symgen.errors import ArgumentError
from symgen.model.arguments import as_array, leading, nearest
from symgen.model.units import Unit
from symgen.program.interface import Interface
from symgen.program.nodes import REAL

__all__ = ["Explanation", "OwnValues", "Parameters", "Prepared", "Ready"]

Explanation = Callable[[Mapping[str, float]], str | None]
"""Says what is wrong with a parameter set that breaks a rule of the chain's format; None where nothing is.

It has the last word: the emitted rules and the format's own may differ by rounding right at a limit.
"""

REMEMBERED = 16

LISTED = 8
"""Values that a message names at most."""


class OwnValues(dict[str, float]):
    """The chain's own values by the parameters' names: to read, for changing them would change no call."""

    def _refuse(self, *_: Any, **__: Any) -> Any:
        raise ArgumentError(
            "these are the chain's own values, which stay as they are; other values are given to each call, "
            "params={name: value}, or kept by model.prepared({name: value})"
        )

    __setitem__: Any = _refuse
    __delitem__: Any = _refuse
    __ior__: Any = _refuse
    update: Any = _refuse
    setdefault: Any = _refuse
    pop: Any = _refuse
    popitem: Any = _refuse
    clear: Any = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return OwnValues, (dict(self),)


@dataclass(frozen=True, slots=True, eq=False)
class Prepared:
    """Parameter sets that were checked and prepared once, to be given as `params` many times.

    Attributes:
        names: of the parameters.
        values: (p,), one set, or (..., p).
        owner: made it; other models of its number type take the values alone, as after pickling.
        ready: the sets as the units that have been called prepared them.
        sets: the shape of the sets, () for one.
    """

    names: tuple[str, ...]
    values: Array
    owner: Parameters | None = field(repr=False, default=None)
    ready: dict[Ready, Any] = field(repr=False, default_factory=dict)
    sets: tuple[int, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "sets", self.values.shape[:-1])

    def __reduce__(self) -> tuple[Any, ...]:
        return Prepared, (self.names, self.values)

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Pairs of name and value, a number or a list."""
        return ((name, self.values[..., k].tolist()) for k, name in enumerate(self.names))


class Parameters:
    """Checks the parameters of a model and completes them with the chain's own.

    Args:
        interface: names, order and defaults.
        rules: a unit that judges parameters, called when there are some to judge.
        explain: called with the sets that break a rule; without it the rule's own text is the message.
        constants: names that are folded into the code, for messages.
    """

    def __init__(
        self,
        interface: Interface,
        rules: Callable[[], Unit],
        explain: Explanation | None = None,
        constants: Sequence[str] = (),
    ) -> None:
        self.names = tuple(parameter.name for parameter in interface.parameters)
        self.dtype = np.dtype(interface.dtype)
        self.defaults = np.array([parameter.default for parameter in interface.parameters], dtype=self.dtype)
        self.explain = explain
        self.constants = tuple(constants)
        self._rules = rules

    @property
    def rules(self) -> tuple[str, ...]:
        """Texts of the rules, in order; none where no parameter is chosen at run time."""
        return self._rules().interface.rules if self.names else ()

    def vector(self, params: Any) -> Array:
        """The whole parameter array (..., p); raises ArgumentError for unknown names, wrong shapes, NaN, infinity."""
        if isinstance(params, Mapping):
            values = self._from_mapping(params)
        else:
            values = as_array("params", params, REAL, self.dtype)
            if values.ndim == 0 or values.shape[-1] != len(self.names):
                raise ArgumentError(
                    f"params: shape {values.shape} was given, (..., {len(self.names)}) is wanted, "
                    f"in the order {', '.join(self.names) or 'of no parameters'}"
                )
        if not np.isfinite(values).all():
            bad = np.argwhere(~np.isfinite(values))[0]
            raise ArgumentError(f"params: {self.names[bad[-1]]} is {values[tuple(bad)]}; parameters must be finite")
        return values

    def _from_mapping(self, params: Mapping[Any, Any]) -> Array:
        arrays: list[tuple[str, Array, int]] = []
        for name, value in params.items():
            if name in self.constants:
                raise ArgumentError(
                    f"params: {name} is a constant, folded into the code; remove its 'constant: true' from the chain "
                    "and build again to choose its value at run time"
                )
            if name not in self.names:
                raise ArgumentError(f"params: unknown parameter {name!r}; {nearest(str(name), self.names)}")
            arrays.append((f"params[{name!r}]", as_array(f"params[{name!r}]", value, REAL, self.dtype), 0))
        shape = leading(arrays)
        values = np.empty((*shape, len(self.names)), self.dtype)
        values[...] = self.defaults
        for name, (_, array, _) in zip(params, arrays, strict=True):
            values[..., self.names.index(name)] = array
        return values

    def given(self, params: Any) -> Prepared | Array:
        """Parameters that this model prepared, unchanged; everything else as by `vector`."""
        if not isinstance(params, Prepared):
            return self.vector(params)
        if params.owner is self:
            return params
        if params.names != self.names:
            raise ArgumentError(
                f"params: prepared for another model, with the parameters {', '.join(params.names) or 'none'}; "
                f"this one has {', '.join(self.names) or 'none'}"
            )
        if params.values.dtype != self.dtype:
            raise ArgumentError(
                f"params: prepared by a model of {params.values.dtype}, {self.dtype} is wanted; nothing is cast "
                "silently, so convert it with dict()"
            )
        return self.vector(params.values)

    def changed(self, params: Any, lane: int, count: int) -> str:
        """Values that differ from the chain's own, in state `lane` of `count`, as text for messages."""
        given = self.defaults if params is None else self.given(params)
        values = given.values if isinstance(given, Prepared) else given
        sets = values.reshape(prod(values.shape[:-1]), len(self.names))
        if len(sets) not in (1, count):
            return ""  # spread over some axes of the states
        own = sets[lane if len(sets) == count else 0]
        words = [f"{name} = {float(x)!r}" for name, x, d in zip(self.names, own, self.defaults, strict=True) if x != d]
        return ", ".join(words if len(words) <= LISTED else [*words[:LISTED], "..."])

    def prepared(self, params: Any) -> Prepared:
        """The sets, checked."""
        given = self.given(params)
        if isinstance(given, Prepared):
            return given
        values = given.copy()  # the caller may change what was given
        values.flags.writeable = False
        self.check(values)
        return Prepared(self.names, values, self)

    def broken(self, params: Any) -> Array:
        """The number of the first rule that each set breaks, () or (...,); 0 where it keeps all."""
        values = self.given(params)
        return self._broken(values.values if isinstance(values, Prepared) else values)

    def _broken(self, values: Array) -> Array:
        sets = values.shape[:-1]
        if not self.rules:
            return np.zeros(sets, np.int64)
        columns = values if not sets else values.reshape(prod(sets), len(self.names)).T
        return self._rules().backend.valid(np.ascontiguousarray(columns)).reshape(sets)

    def check(self, values: Array) -> None:
        """Raises ArgumentError for the first set that breaks a rule."""
        broken = self._broken(values)
        if not broken.any():
            return
        flat = values.reshape(-1, len(self.names))
        for k in np.flatnonzero(broken):
            words: str | None = self.rules[int(broken.flat[k]) - 1]
            if self.explain is not None:
                words = self.explain(dict(zip(self.names, flat[k].tolist(), strict=True)))
            if words is not None:
                where = f" (set {k}, counted from 0, of {len(flat)})" if len(flat) > 1 else ""
                raise ArgumentError(f"params: {words}{where}")


class Ready:
    """Parameter sets as one unit prepares them; the last few are remembered.

    Args:
        parameters: of the model.
        backend: of the unit.
    """

    def __init__(self, parameters: Parameters, backend: Backend) -> None:
        self.parameters, self.backend = parameters, backend
        self.default: Any = backend.prepare(parameters.defaults.copy())
        self._known: dict[bytes, Any] = {}
        self._lock = threading.Lock()

    def of(self, params: Prepared) -> Any:
        """The sets as the backend prepares them, one for all states or one for each."""
        ready = params.ready.get(self)
        if ready is None:
            ready = params.ready[self] = (
                self._one(params.values) if not params.sets else self._spread(params.values, params.sets)
            )
        return ready

    def for_batch(self, params: Prepared | Array, batch: tuple[int, ...]) -> Any:
        """Prepared sets for a call on states of the shape `batch`, from the result of `Parameters.given`."""
        if isinstance(params, Prepared):
            return self.of(params) if params.sets in ((), batch) else self._spread(params.values, batch)
        if params.ndim == 1:
            return self._one(params, self.parameters.check)
        self.parameters.check(params)
        return self._spread(params, batch)

    def _one(self, values: Array, check: Callable[[Array], None] = lambda values: None) -> Any:
        """One set (p,), checked where it is new; the same object for the same numbers, while remembered."""
        key = values.tobytes()
        known = self._known.get(key)
        if known is None:
            check(values)
            known = self.backend.prepare(np.ascontiguousarray(values))
            with self._lock:
                if len(self._known) >= REMEMBERED:
                    self._known.pop(next(iter(self._known)))
                self._known[key] = known
        return known

    def _spread(self, values: Array, batch: tuple[int, ...]) -> Any:
        """One set per state: `values` (..., p) broadcast to `batch`."""
        size = len(self.parameters.names)
        return self.backend.prepare(np.broadcast_to(values, (*batch, size)).reshape(prod(batch), size).T)
