"""The library of an FMU, called as an importer calls it, in a process of its own that may crash or hang alone."""

from __future__ import annotations

import ctypes
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, ParseError, fromstring

from symgen.errors import BuildError

__all__ = ["Unit", "answered", "asked", "described"]

PATIENCE = 120.0
"""Seconds for all calls."""

_NO = ctypes.c_bool(False)

PROGRAM = (
    "import json, sys; from symgen.products.fmu.unit import answered; print(json.dumps(answered(json.load(sys.stdin))))"
)


def asked(library: Path, description: str, version: int, states: dict[str, Any], motions: list[Any]) -> Any:
    """The answers of a library, see `answered`.

    Raises:
        BuildError: it crashed, did not come back, or lacks functions of FMI.
    """
    request = json.dumps(
        {"library": str(library), "description": description, "version": version, "states": states, "motions": motions}
    )
    try:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            input=request,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise BuildError(f"fmu: calls of the library did not come back within {PATIENCE:g} s") from None
    if done.returncode != 0:
        words = (done.stderr.strip().splitlines() or ["without a word"])[-1]
        crashed = f"crashed (signal {-done.returncode})" if done.returncode < 0 else f"cannot be called: {words[:300]}"
        raise BuildError(f"fmu: the library {crashed}")
    return json.loads(done.stdout)


def described(text: str) -> tuple[Element, dict[str, int], set[str]]:
    """modelDescription.xml: its root, value references by name, and the names of variables with a start value.

    Raises:
        BuildError: the file is not a model description.
    """
    try:
        root = fromstring(text)
        listed = list(root.find("ModelVariables") or ())
        references = {each.attrib["name"]: int(each.attrib["valueReference"]) for each in listed}
    except (ParseError, KeyError, ValueError) as error:
        raise BuildError(f"fmu: modelDescription.xml cannot be read: {error}") from None
    settable = {
        each.attrib["name"]
        for each in listed
        if each.attrib.get("causality") in ("input", "parameter") or each.attrib.get("initial") == "exact"
    }
    return root, references, settable


def answered(request: Mapping[str, Any]) -> dict[str, Any]:
    """Numbers of instances at states, and of runs of co-simulation.

    Args:
        request: `states` has lists of `starts` (values by name) and the names of `reals` and `integers` to read;
            `motions` has triples of start values, number of steps and their length, and the names to read at the end.

    Returns:
        For each state None where it cannot be begun at, else its numbers; for each motion None or the numbers at its
        end and the instants of events that showed between steps.
    """
    unit = Unit(Path(request["library"]), request["description"], request["version"])
    states: list[dict[str, float] | None] = []
    for start in request["states"]["starts"]:
        instance = unit.begun(start)
        if instance is None:
            states.append(None)
            continue
        reals = dict(zip(request["states"]["reals"], unit.numbers(instance, request["states"]["reals"]), strict=True))
        states.append(reals | {name: unit.whole(instance, name) for name in request["states"]["integers"]})
        unit.free(instance)
    motions: list[list[list[float]] | None] = []
    for start, steps, length, names in request["motions"]:
        ended = unit.stepped(start, steps, length)
        if ended is None:
            motions.append(None)
            continue
        motions.append([unit.numbers(ended[0], names), ended[1]])
        unit.free(ended[0])
    return {"states": states, "motions": motions}


class Unit:
    """The library of an FMU, called as an importer calls it."""

    def __init__(self, path: Path, description: str, version: int) -> None:
        root, self.references, _ = described(description)
        self.version = version
        self.token = root.attrib["guid" if version == 2 else "instantiationToken"]
        self.library = ctypes.CDLL(str(path))

    def call(self, name: str, *arguments: Any) -> int:
        """The status of a function of FMI."""
        return int(getattr(self.library, f"fmi{self.version}{name}")(*arguments))

    def instance(self, exchange: bool) -> ctypes.c_void_p:
        token, name = self.token.encode(), b"checked"
        if self.version == 2:
            function = self.library.fmi2Instantiate
            function.restype = ctypes.c_void_p
            return ctypes.c_void_p(function(name, 0 if exchange else 1, token, None, None, 0, 0))
        if exchange:
            function = self.library.fmi3InstantiateModelExchange
            function.restype = ctypes.c_void_p
            return ctypes.c_void_p(function(name, token, None, _NO, _NO, None, None))
        function = self.library.fmi3InstantiateCoSimulation
        function.restype = ctypes.c_void_p
        return ctypes.c_void_p(
            function(name, token, None, _NO, _NO, _NO, _NO, None, ctypes.c_size_t(0), None, None, None)
        )

    def begun(self, start: Mapping[str, float], exchange: bool = True) -> ctypes.c_void_p | None:
        """An instance after initialisation; None where it cannot begin at these values."""
        found, none = self.instance(exchange), ctypes.c_double(0.0)
        if self.version == 2:
            self.call("SetupExperiment", found, 0, none, none, 0, none)
            self.call("EnterInitializationMode", found)
        else:
            self.call("EnterInitializationMode", found, _NO, none, none, _NO, none)
        references = (ctypes.c_uint32 * len(start))(*(self.references[name] for name in start))
        values = (ctypes.c_double * len(start))(*start.values())
        self.values("Set", found, references, values)
        if self.call("ExitInitializationMode", found) != 0:
            self.free(found)
            return None
        return found

    def values(self, verb: str, instance: Any, references: Any, values: Any) -> int:
        count = ctypes.c_size_t(len(references))
        if self.version == 2:
            return self.call(f"{verb}Real", instance, references, count, values)
        return self.call(f"{verb}Float64", instance, references, count, values, count)

    def numbers(self, instance: Any, names: list[str]) -> list[float]:
        references = (ctypes.c_uint32 * len(names))(*(self.references[name] for name in names))
        values = (ctypes.c_double * len(names))()
        self.values("Get", instance, references, values)
        return list(values)

    def whole(self, instance: Any, name: str) -> int:
        reference, value, one = (ctypes.c_uint32 * 1)(self.references[name]), (ctypes.c_int32 * 1)(), ctypes.c_size_t(1)
        if self.version == 2:
            self.call("GetInteger", instance, reference, one, value)
        else:
            self.call("GetInt32", instance, reference, one, value, one)
        return int(value[0])

    def stepped(self, start: Mapping[str, float], steps: int, length: float) -> tuple[Any, list[float]] | None:
        """An instance after steps of co-simulation, and the instants of events that it shows between them."""
        instance = self.begun(start, exchange=False)
        if instance is None:
            return None
        seen: dict[float, None] = {}
        flags = (ctypes.c_bool * 3)()
        last = ctypes.c_double()
        for k in range(steps):
            at, step = ctypes.c_double(k * length), ctypes.c_double(length)
            if self.version == 2:
                status = self.call("DoStep", instance, at, step, 1)
            else:
                more = [ctypes.byref(flags, i) for i in range(3)]
                status = self.call("DoStep", instance, at, step, _NO, *more, ctypes.byref(last))
            if status != 0:
                self.free(instance)
                return None
            if self.whole(instance, "event_count") > 0:
                seen[self.numbers(instance, ["last_event"])[0]] = None
        return instance, list(seen)

    def free(self, instance: Any) -> None:
        getattr(self.library, f"fmi{self.version}FreeInstance")(instance)
