"""The arguments of a simulation as a file has them, for stand-alone simulators and sweeps.

duration: 2.0
q: {x: 0.1}
params: {m: 2}
tau:
  x: "8*sin(t) - 3*x"                              # an expression
  y: {times: [0, 1, 2], values: [0, 5, 0]}         # a table, linear between its times
states: {e: {rate: "1 - x", start: 0}}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError
from symgen.text.visible import brief

__all__ = ["KEYS", "simulation_arguments"]

KEYS = (
    "duration", "t0", "q", "qd", "mode", "params", "tau", "inputs", "states", "until", "method", "dt", "rtol", "atol",
    "hold", "sample",
)  # fmt: skip
"""Keys of a simulation: the arguments of `symgen.simulate`."""

MAPPINGS = ("q", "qd", "params", "tau", "inputs", "states")


def simulation_arguments(data: Any, what: str) -> dict[str, Any]:
    """The arguments of `simulate`, tables as pairs (times, values).

    Args:
        data: what a file has.
        what: of the file, for messages.

    Raises:
        ArgumentError: no mapping, an unknown key, a duration that is missing, a table without times or values.
    """
    if not isinstance(data, Mapping):
        raise ArgumentError(f"{what}: a mapping with the arguments of simulate is wanted, not {brief(data, 80)}")
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise ArgumentError(
            f"{what}: there is no key {brief(unknown[0], 80)}{nearest(str(unknown[0]), KEYS)}; "
            f"there are {', '.join(KEYS)}"
        )
    if data.get("duration") is None:
        raise ArgumentError(f"{what}: the duration is missing: duration: SECONDS")
    found = {key: value for key, value in data.items() if value is not None}
    for key in MAPPINGS:
        given = found.get(key)
        if given is not None and not isinstance(given, Mapping | list):
            raise ArgumentError(f"{what}: {key}: {{NAME: VALUE}} is wanted, or a list, not {brief(given, 80)}")
    for key in ("tau", "inputs"):
        if isinstance(found.get(key), Mapping):
            found[key] = {name: _signal(value, f"{what}: {key}.{name}") for name, value in found[key].items()}
    return found


def _signal(value: Any, what: str) -> Any:
    if not isinstance(value, Mapping):
        return value
    if set(value) != {"times", "values"} or not all(isinstance(part, list) for part in value.values()):
        raise ArgumentError(f"{what}: a table is {{times: [...], values: [...]}}, not {brief(dict(value), 80)}")
    return value["times"], value["values"]
