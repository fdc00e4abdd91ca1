"""Calls made from the keywords of `torch_function` and `jax_function`; unknown or missing ones are refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from pathlib import Path
from typing import Any

import numpy as np

from symgen.autodiff.call import Call
from symgen.autodiff.functions import FunctionCall
from symgen.autodiff.runs import RunCall
from symgen.describe.chain import Chain
from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError
from symgen.model.model import Model
from symgen.pipeline.chain_facts import home
from symgen.pipeline.models import build_model
from symgen.pipeline.simulation import prepare_run
from symgen.simulate.events import MOST_ROWS
from symgen.simulate.start import instants, number, positive
from symgen.simulate.step_counts import FIXED, STEP

__all__ = ["Maker", "maker"]

SIMULATE = "simulate"
"""The name of a whole motion beside those of functions."""

POLICIES = ("raise", "nan")

LEFT_OUT = ("sensitivities", "adjoint", "until", "params", "sample", "chain", "duration", "model")
"""Options of runs that such calls do not take: they choose what is differentiated themselves, at fixed instants."""


@dataclass(frozen=True, eq=False)
class Maker:
    """Makes a `Call` for each set of names that users give values for, once.

    Attributes:
        name: of the function, for `__name__`.
        model: of it.
        arguments: names of its own arguments, in order.
        optional: names of further ones that are keywords: `inputs` and `t` of functions.
        mappings: keywords that are mappings from names to numbers, and which names they may hold.
        defaults: values of arguments that may be left out.
    """

    name: str
    model: Model
    arguments: tuple[str, ...]
    optional: tuple[str, ...]
    mappings: Mapping[str, tuple[str, ...]]
    defaults: Mapping[str, Any]
    _make: Callable[[Mapping[str, tuple[str, ...]]], Call]
    _known: dict[tuple[tuple[str, ...], ...], Call] = field(default_factory=dict)

    def read(self, given: Sequence[Any], named: Mapping[str, Any]) -> tuple[Call, list[Any]]:
        """The call, and its arguments in its order, from positional and named ones.

        Raises:
            ArgumentError: too many, too few or unknown ones.
        """
        every = (*self.arguments, *self.optional)
        if len(given) > len(self.arguments):
            words = f"takes {', '.join(self.arguments)}, not {len(given)} arguments"
            raise ArgumentError(f"{self.name} {words}")
        found = dict(zip(self.arguments, given, strict=False))
        rest = {key: value for key, value in named.items() if value is not None}
        for key in rest:
            if key in found or key not in (*every, *self.mappings):
                what = "stands twice" if key in found else f"is no argument{nearest(key, (*every, *self.mappings))}"
                raise ArgumentError(f"{self.name}: {key!r} {what}; it takes {', '.join((*every, *self.mappings))}")
        found |= {key: rest[key] for key in every if key in rest}
        missing = [key for key in every if key not in found and key not in self.defaults]
        if missing:
            raise ArgumentError(f"{self.name}: {missing[0]!r} is missing; it takes {', '.join(every)}")
        values = [found.get(key, self.defaults.get(key)) for key in every]
        names: dict[str, tuple[str, ...]] = {}
        for key, known in self.mappings.items():
            own = rest.get(key, {})
            if not isinstance(own, Mapping):
                raise ArgumentError(f"{key}: a mapping from names to numbers is wanted, such as {{'m': 1.0}}")
            for name in own:
                if name not in known:
                    there = ", ".join(known) or "none"
                    raise ArgumentError(f"{key}: there is no {name!r}{nearest(str(name), known)}; there are {there}")
            names[key] = tuple(name for name in known if name in own)
            values += [own[name] for name in names[key]]
        place = tuple(names.values())
        if place not in self._known:
            self._known[place] = self._make(names)
        return self._known[place], values


def maker(
    model: Model | Chain | str | Path, function: str, duration: Any, undefined: str, options: Mapping[str, Any]
) -> Maker:
    """Makes the calls; arguments and errors as of `torch_function`."""
    if undefined not in POLICIES:
        raise ArgumentError(f"undefined: {undefined!r} is neither 'raise' nor 'nan'")
    if not isinstance(model, Model):
        model = build_model(model)
    if model.target == "reference":
        raise ArgumentError("model: the reference has no derivatives; build it with target 'c' or 'numpy'")
    if model.description.mechanism is None:
        raise ArgumentError("model: this one was not made by build_model; pass the chain or the path of its file")
    if function == SIMULATE:
        return _of_runs(model, duration, undefined, dict(options))
    if duration is not None or options:
        name = "duration" if duration is not None else next(iter(options))
        raise ArgumentError(
            f"{name}: that is for function 'simulate'; {function!r:.80} is called with its arguments alone"
        )
    if function not in model.functions:
        close = nearest(str(function), (*model.functions, SIMULATE))
        raise ArgumentError(
            f"function: {model.name} has no {function!r:.80}{close}; there are {', '.join(model.functions)}"
        )
    inputs = model.unit(function).interface.function(function).inputs
    own = tuple(a.name for a in inputs if a.name not in ("inputs", "t"))
    more = tuple(a.name for a in inputs if a.name in ("inputs", "t"))
    defaults = {"inputs": [0.0] * len(model.input_names), "t": 0.0}
    kept = model

    def make(names: Mapping[str, tuple[str, ...]]) -> Call:
        return FunctionCall(kept, function, names["params"], undefined)

    mappings = {"params": tuple(model.parameters)}
    return Maker(function, model, own, more, mappings, {k: defaults[k] for k in more}, make)


def _of_runs(model: Model, duration: Any, undefined: str, options: dict[str, Any]) -> Maker:
    """Makes calls of motions."""
    threads, sample = options.pop("threads", None), options.pop("sample", None)
    own = [p.name for p in signature(prepare_run).parameters.values()]
    known = [name for name in own if name not in LEFT_OUT]
    for name in options:
        if name not in known:
            there = ", ".join((*known, "sample", "threads"))
            close = nearest(name, known)
            raise ArgumentError(
                f"{name}: simulate as a differentiable call has no such option{close}; there are {there}"
            )
    if duration is None:
        raise ArgumentError("duration: the seconds of the motion are wanted")
    if str(model.dtype) != "float64":
        raise ArgumentError(f"model: a motion needs a model of float64, not {model.dtype}")
    start = number("t0", options.get("t0", 0.0))
    end = start + positive("duration", duration)
    found = instants(sample, start, end, MOST_ROWS)
    step = options.get("dt", STEP if options.get("method") in FIXED else None)
    if step is not None and found is not None:
        found = start + np.rint((found - start) / positive("dt", step)) * step
        if np.any(np.diff(found) <= 0.0):
            raise ArgumentError(f"sample: instants that are one step of {step:g} s or more from each other are wanted")
    rows, slack = None if found is None else tuple(found.tolist()), 0.5 * float(step or 0.0)
    prepare_run(model, duration, **options)  # refuses what is wrong before the first call
    plain = {name: value for name, value in options.items() if value is not None}
    mechanism = model.description.mechanism
    assert mechanism is not None

    def make(names: Mapping[str, tuple[str, ...]]) -> Call:
        own = tuple((key, tables[key]) for key in names["tables"])
        return RunCall(
            model, float(duration), plain, rows, names["params"], names["constants"], own, undefined, threads, slack
        )

    tables = _tables(plain)
    mappings = {"params": tuple(model.parameters), "constants": tuple(plain.get("constants", {}))}
    mappings["tables"] = tuple(tables)
    defaults = {"q": list(home(mechanism)) or [0.0] * len(model.q_names), "qd": [0.0] * len(model.q_names)}
    return Maker(SIMULATE, model, ("q", "qd"), (), mappings, defaults, make)


def _tables(options: Mapping[str, Any]) -> dict[str, int]:
    """Tables of single names in tau and inputs, such as `tau.x`, and the number of their rows."""
    found = {}
    for what in ("tau", "inputs"):
        source = options.get(what)
        for name, value in source.items() if isinstance(source, Mapping) else ():
            if isinstance(value, tuple | list) and len(value) == 2 and np.ndim(value[1]) == 1:
                found[f"{what}.{name}"] = len(value[1])
    return found
