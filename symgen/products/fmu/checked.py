"""A check of FMUs: accelerations at random states beside the interpreter, a co-simulation beside `simulate`.

The archive is unpacked and its library called as an importer calls it, for both versions of FMI.
"""

from __future__ import annotations

import ctypes
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any
from warnings import catch_warnings, simplefilter
from xml.etree.ElementTree import fromstring

import numpy as np

from symgen.check.results import Comparison
from symgen.errors import BuildError
from symgen.products.fmu.archive import FMI, made_fmu
from symgen.products.product import Checked

if TYPE_CHECKING:
    from symgen.check.states import States
    from symgen.model.model import Model
    from symgen.pipeline.build import Build

__all__ = ["checked_fmu"]

TOLERANCE = 1e-9
"""Of forces M qdd, relative to the largest of a state; of a motion in s: coordinates over the largest rate."""

MOST = 100
"""States; one instance each."""

STEPS, LENGTH = 8, 0.025
"""Communication steps, and their length in s."""


def checked_fmu(build: Build, samples: int, seed: int) -> Checked:
    """Comparisons of the FMUs of a build, for the versions of FMI.

    Args:
        build: of C in double precision.
        samples: states, at most `MOST`.
        seed: of the states.

    Raises:
        BuildError: no compiler, or a library that cannot be called.
    """
    from symgen.check.states import draw
    from symgen.derive.parameters import runtime_parameters
    from symgen.pipeline.models import build_model
    from symgen.products.fmu.binaries import here

    mechanism = build.mechanism
    states = draw(mechanism, runtime_parameters(mechanism), min(samples, MOST), seed)
    reference = build_model(mechanism.authored, "reference")
    usual = build_model(mechanism.authored, "c", optimization=build.options.optimization)
    own = [mechanism.input_names[place] for place in mechanism.state_places]
    found: list[Comparison] = []
    judged = 0
    for version in sorted(FMI):
        files = {source.name: source for source in made_fmu(build, version, None, None)}
        library = [source.data for name, source in files.items() if name.startswith("binaries/")]
        which = here()
        if not library or library[0] is None or which is None:
            raise BuildError(f"fmu: {mechanism.name} has no library for this platform, so it cannot be checked")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{mechanism.name}{which.suffix}"
            path.write_bytes(library[0])
            unit = _Unit(path, files["modelDescription.xml"].text, version)
            error, judged = _accelerations(unit, reference, states)
            name = f"fmi{version} float64"
            found.append(Comparison("fmu accelerations", name, "interpreter", judged, error, TOLERANCE, "random"))
            motion = _motion(unit, usual, states, own)
            if motion is not None:
                found.append(Comparison("fmu co-simulation", name, "simulate", STEPS, motion, TOLERANCE, "a motion"))
    note = (
        f"fmu: {judged} of {states.count} states in the modes of their rates are judged, coordinates of turning joints "
        f"within pi, rates within 2 rad/s; others lie beyond stops or cannot be reached. A co-simulation of "
        f"{STEPS * LENGTH:g} s begins at the first state that simulate can begin at"
    )
    return Checked(tuple(found), (note,))


def _accelerations(unit: _Unit, reference: Model, states: States) -> tuple[float, int]:
    """The largest error of all states that can be judged, and their number."""
    names, worst, judged = reference.q_names, 0.0, 0
    modes = [name for name in names if f"{name}.mode" in unit.references]
    parameters = list(reference.parameters)
    for k in range(states.count):
        instance = unit.begun(_starts(unit, reference, states, k))
        if instance is None:
            continue
        q, qd, qdd = (
            np.array(unit.numbers(instance, [f"{name}.{kind}" for name in names])) for kind in ("q", "qd", "qdd")
        )
        tau = np.array([_known(unit, instance, f"{name}.tau") for name in names])
        inputs = np.array([_input(unit, instance, name, states, k, i) for i, name in enumerate(reference.input_names)])
        given = {name: states.parameters[i, states.which[k]] for i, name in enumerate(parameters)}
        chosen: dict[str, Any] = {"params": given, "t": 0.0} | ({"inputs": inputs} if len(inputs) else {})
        if "friction_dynamics" in reference.functions:
            mode = np.array([unit.whole(instance, f"{name}.mode") if name in modes else np.sign(rate)
                             for name, rate in zip(names, qd, strict=True)], dtype=np.int8)  # fmt: skip
            expected = reference.friction_dynamics(q, qd, tau, mode, **chosen)[1]
        else:
            expected = reference.forward_dynamics(q, qd, tau, **chosen)
        unit.free(instance)
        free = np.isfinite(expected)
        if not free.all():
            continue
        judged += 1
        M = np.asarray(reference.mass_matrix(q, **({} if "inputs" not in chosen else {"inputs": inputs}), params=given))
        size = float(np.max(np.abs(M) @ (1.0 + np.abs(expected))))
        worst = max(worst, float(np.max(np.abs(M @ (qdd - expected)))) / size)
    return (worst if judged else np.inf), judged


def _starts(unit: _Unit, model: Model, states: States, k: int) -> dict[str, float]:
    """Start values by name of those variables that the FMU has."""
    values = {
        f"{name}.{kind}": float(states.values[argument][i, k])
        for i, name in enumerate(model.q_names)
        for kind, argument in (("q", "q"), ("qd", "qd"), ("tau", "tau"))
    }
    values |= {name: float(states.values["inputs"][i, k]) for i, name in enumerate(model.input_names)}
    values |= {name: float(states.parameters[i, states.which[k]]) for i, name in enumerate(model.parameters)}
    return {name: value for name, value in values.items() if name in unit.settable}


def _known(unit: _Unit, instance: Any, name: str) -> float:
    return unit.numbers(instance, [name])[0] if name in unit.references else 0.0


def _input(unit: _Unit, instance: Any, name: str, states: States, k: int, i: int) -> float:
    return _known(unit, instance, name) if name in unit.references else float(states.values["inputs"][i, k])


def _motion(unit: _Unit, model: Model, states: States, own: Sequence[str]) -> float | None:
    """The largest distance of a co-simulation from `simulate`, at the end and of instants of events.

    `own` are states of the chain, which begin at zero.
    """
    from symgen.errors import SymgenError
    from symgen.pipeline.simulation import simulate

    for k in range(min(states.count, 20)):
        start = {name: value for name, value in _starts(unit, model, states, k).items() if name not in own}
        try:
            q, qd, tau = ([start.get(f"{name}.{kind}", 0.0) for name in model.q_names] for kind in ("q", "qd", "tau"))
            params = {name: start[name] for name in model.parameters}
            inputs = {name: start[name] for name in model.input_names if name in start}
            given: dict[str, Any] = {"inputs": inputs} if inputs else {}
            with catch_warnings():
                simplefilter("ignore")  # of limits that are left
                run = simulate(model, STEPS * LENGTH, q=q, qd=qd, tau=tau, params=params, **given)
        except SymgenError:
            continue
        if run.message:
            continue
        ended = unit.stepped(start, STEPS, LENGTH)
        if ended is None:
            return float("inf")
        instance, seen = ended
        end = np.array(unit.numbers(instance, [f"{name}.q" for name in model.q_names]))
        unit.free(instance)
        times = sorted({event.time for event in run.events})
        late = max((min((abs(t - other) for other in times), default=np.inf) for t in seen), default=0.0)
        return float(max(np.max(np.abs(end - run.q[-1])) / (1.0 + np.max(np.abs(run.qd))), late))
    return None


class _Unit:
    """The library of an FMU, called as an importer calls it."""

    def __init__(self, path: Path, description: str, version: int) -> None:
        root = fromstring(description)
        self.version = version
        self.token = root.attrib["guid" if version == 2 else "instantiationToken"]
        listed = root.find("ModelVariables")
        assert listed is not None
        self.references = {each.attrib["name"]: int(each.attrib["valueReference"]) for each in listed}
        self.settable = {
            each.attrib["name"]
            for each in listed
            if each.attrib["causality"] in ("input", "parameter") or each.attrib.get("initial") == "exact"
        }
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


_NO = ctypes.c_bool(False)
