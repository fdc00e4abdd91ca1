"""Derivatives behind the sensitivities of runs: names found, functions derived, compiled and kept.

names --resolve--> columns --derive, emit, compile--> SlopeModels
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from symgen.describe.assemble import assemble
from symgen.describe.derivative import derivative
from symgen.describe.expression import Expression, Name, Number, Operation, parts
from symgen.describe.mechanism import Mechanism
from symgen.describe.nearest import nearest
from symgen.describe.records import Parameter
from symgen.describe.traits import stop_bounds
from symgen.describe.values import Paths, map_values, values
from symgen.errors import ArgumentError, SimulationWarning, warn
from symgen.options import Options

if TYPE_CHECKING:
    from symgen.describe.controller import Controller
    from symgen.model.model import Model
    from symgen.program.function import Program
    from symgen.simulate.controls import Controls
    from symgen.simulate.sensitivities import SlopeModels, Start, TableEntry

__all__ = ["slope_models"]

KEPT = 32
"""Sets of derivatives that stay compiled in memory."""

ZERO = Number(0.0)

STARTS = {"q0": "q", "qd0": "qd", "x0": "x"}
"""Prefix of a name -> kind of the start."""

TIMES = "tables.times"
"""Name of all times of all tables of tau and inputs, which are shifted together: a delay."""

_kept: dict[tuple[Any, ...], tuple[Mechanism, Any]] = {}


@dataclass(frozen=True)
class _Columns:
    """Names by kind, and for each name as asked for its key."""

    keys: tuple[tuple[str, str], ...]
    fields: Mapping[str, tuple[str, Expression]]

    def of(self, kind: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(key for found, key in self.keys if found == kind))


def slope_models(
    mechanism: Mechanism,
    names: Any,
    controls: Controls,
    controller: Controller,
    tables: Mapping[str, Sequence[tuple[int, int]]],
    step: str | None = None,
    many: bool = False,
) -> SlopeModels:
    """The derivatives that a run's sensitivities need.

    Args:
        mechanism: of the run.
        names: parameters of the chain, fields such as `elbow.friction.static`, constants, starts `q0.<joint>`,
            `qd0.<joint>`, `x0.<state>`, numbers of tables such as `tau.x.times[1]`.
        controls: of the run, `controller` what they were compiled from.
        tables: `tau` and `inputs` -> entry and size of each table.
        step: name of the emitted fixed step that is differentiated, in place of motion between events.
        many: whether many runs take these steps, so that their stages are computed in vectors.

    Raises:
        ArgumentError: a name that is unknown, constant, or given twice.

    Warns:
        SimulationWarning: nothing depends on a parameter; its derivatives are zero.
    """
    from symgen.simulate.sensitivities import SlopeModels

    if mechanism.states and step is None:
        words = "runs with bristles have derivatives in fixed steps alone; give dt, or leave one of the two out"
        raise ArgumentError(f"sensitivities: {words}")
    columns = _resolved(mechanism, names, controls, tables)
    chain, constants, fields = columns.of("parameter"), columns.of("constant"), columns.of("field")
    key = (id(mechanism), columns.keys, controller, step, many)
    if key not in _kept:
        if len(_kept) >= KEPT:
            _kept.pop(next(iter(_kept)))
        varied = _varied(mechanism, columns.fields)
        own_fields = tuple(columns.fields[path][0] for path in fields)
        own = (*chain, *own_fields)
        laws, used = _laws(mechanism, controller, (*own, *constants))
        of_motion, stops = _motion(varied, own, own_fields, step, many), _stop_slopes(varied, own)
        used |= _used(mechanism) | (set(own_fields) & set(of_motion.parameters))
        used |= {own[column] for _, _, column, _ in stops}
        stages = None if step is None or mechanism.states else _stages(varied, own, many)
        _kept[key] = (mechanism, (of_motion, laws, used, stops, stages))
    motion, laws, used, stops, stages = _kept[key][1]
    idle = [name for name in (*chain, *constants) if name not in used]
    idle += [name for name, key in zip(names, columns.keys, strict=True) if _is_idle(key, columns, used)]
    if idle:
        them = "them, so that their derivatives are" if len(idle) > 1 else "it, so that its derivatives are"
        warn(SimulationWarning(f"sensitivities: {', '.join(idle)}: nothing in this run uses {them} zero"))
    others = [_other(mechanism, controls, tables, *key) for key in columns.keys if key[0] in ("start", "table")]
    order = [("parameter", n) for n in chain] + [("field", n) for n in fields] + [("constant", n) for n in constants]
    order += [key for key in columns.keys if key[0] in ("start", "table")]
    places = {key: k for k, key in enumerate(order)}
    return SlopeModels(
        tuple(names), tuple(places[key] for key in columns.keys), len(chain) + len(fields),
        len(chain) + len(fields) + len(constants), motion, laws, tuple(others), stops, _has_splines(mechanism), stages,
    )  # fmt: skip


def _has_splines(mechanism: Mechanism) -> bool:
    """True if the chain has splines, or curves of friction, which are splines of the rate."""
    numbers = list(values(mechanism.chain))
    operations = (part for _, number in numbers for part in parts(number) if isinstance(part, Operation))
    return any(o.operator == "spline" for o in operations) or any(".rates[" in path for path, _ in numbers)


def _resolved(
    mechanism: Mechanism, names: Any, controls: Controls, tables: Mapping[str, Sequence[tuple[int, int]]]
) -> _Columns:
    """Each name's kind and key."""
    if isinstance(names, str) or not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise ArgumentError(f"sensitivities: a list of names is wanted, not {names!r:.80}")
    if not names:
        raise ArgumentError("sensitivities: the list is empty; name a parameter, or leave it out")
    keys: list[tuple[str, str]] = []
    fields: dict[str, tuple[str, Expression]] = {}
    parameters = {p.name: p.constant for p in mechanism.parameters}
    shown = Paths(mechanism.chain)
    paths = {shown.shown(path): (path, expression) for path, expression in values(mechanism.chain)}
    for name in names:
        what = f"sensitivities: {name!r}"
        if name in parameters:
            if parameters[name]:
                raise ArgumentError(f"{what} is a constant of the chain; drop `constant: true` to differentiate by it")
            key = ("parameter", name)
        elif name in controls.constants:
            key = ("constant", name)
        elif (match := re.fullmatch(r"(q0|qd0|x0)\.(\w+)", name)) is not None:
            known = controls.states if match[1] == "x0" else mechanism.q_names
            if match[2] not in known:
                kind = "state" if match[1] == "x0" else "coordinate"
                there = ", ".join(known) or "none"
                raise ArgumentError(
                    f"{what}: there is no {kind} {match[2]!r}{nearest(match[2], known)}; there are {there}"
                )
            key = ("start", name)
        elif name == TIMES:
            if not any(tables.values()):
                raise ArgumentError(f"{what}: neither tau nor inputs have a table")
            key = ("table", name)
        elif (match := re.fullmatch(r"(tau|inputs)\.(\w+)\.(times|values)\[(\d+)\]", name)) is not None:
            _table_of(mechanism, tables, match, what)
            key = ("table", name)
        else:
            found = paths.get(name) or paths.get(f"joints.{name}")
            if found is None:
                known = (*(n for n, constant in parameters.items() if not constant), *controls.constants)
                starts = (*(f"q0.{n}" for n in mechanism.q_names), *(f"qd0.{n}" for n in mechanism.q_names))
                hint = nearest(name, (*known, *starts, *paths))
                raise ArgumentError(
                    f"{what}: no parameter, constant, start or field of that name{hint}; parameters and constants are "
                    f"{', '.join(known) or 'none'}, starts {', '.join(starts[:2])}, ..."
                )
            path, expression = found
            if isinstance(expression, Name) and expression.name in parameters and not parameters[expression.name]:
                key = ("parameter", expression.name)
            else:
                fields[path] = (f"field_{len(fields)}", expression)
                key = ("field", path)
        if key in keys:
            raise ArgumentError(f"{what} stands twice in the list, or twice under different names")
        keys.append(key)
    return _Columns(tuple(keys), fields)


def _table_of(
    mechanism: Mechanism, tables: Mapping[str, Sequence[tuple[int, int]]], match: re.Match[str], what: str
) -> tuple[int, int]:
    """Position of a table, those of tau before those of inputs, and the row that is named."""
    names = mechanism.q_names if match[1] == "tau" else mechanism.input_names
    entry = names.index(match[2]) if match[2] in names else -1
    of_kind = [found for found, _ in tables[match[1]]]
    if entry not in of_kind:
        raise ArgumentError(f"{what}: {match[1]} has no table at {match[2]!r}")
    place, row = of_kind.index(entry), int(match[4])
    size = tables[match[1]][place][1]
    if row >= size:
        raise ArgumentError(f"{what}: that table has {size} rows, counted from 0")
    return place + (len(tables["tau"]) if match[1] == "inputs" else 0), row


def _other(
    mechanism: Mechanism, controls: Controls, tables: Mapping[str, Sequence[tuple[int, int]]], kind: str, name: str
) -> Start | TableEntry:
    """A start, or a number of a table."""
    from symgen.simulate.sensitivities import Start, TableEntry

    if kind == "start":
        prefix, own = name.split(".")
        known = controls.states if prefix == "x0" else mechanism.q_names
        return Start(STARTS[prefix], known.index(own))
    if name == TIMES:
        sizes = [size for what in ("tau", "inputs") for _, size in tables[what]]
        return TableEntry(times=tuple((table, row, 1.0) for table, size in enumerate(sizes) for row in range(size)))
    match = re.fullmatch(r"(tau|inputs)\.(\w+)\.(times|values)\[(\d+)\]", name)
    assert match is not None
    entry = (*_table_of(mechanism, tables, match, name), 1.0)
    return TableEntry(times=(entry,)) if match[3] == "times" else TableEntry(values=(entry,))


def _varied(mechanism: Mechanism, fields: Mapping[str, tuple[str, Expression]]) -> Mechanism:
    """The mechanism with a run-time parameter of zero added to each of these fields.

    A field keeps its expression, since it may hold coordinates, and parameters whose values are those of the run.
    """
    if not fields:
        return mechanism

    def moved(path: str, x: Expression) -> Expression:
        return Operation("add", (x, Name(fields[path][0]))) if path in fields else x

    chain = map_values(mechanism.chain, moved)
    more = tuple(Parameter(name, ZERO) for name, _ in fields.values())
    return assemble(replace(chain, parameters=(*chain.parameters, *more)))


def _stop_slopes(mechanism: Mechanism, parameters: Sequence[str]) -> tuple[tuple[int, int, int, Expression], ...]:
    """Derivatives of the numbers of stops, see `SlopeModels`; zeros are left out."""
    names = mechanism.q_names
    behind = [joint.name for joint in mechanism.joints if joint.stop is not None and joint.name not in names]
    own, found = {name: k for k, name in enumerate((*names, *behind))}, []
    for joint in mechanism.joints:
        if joint.stop is None:
            continue
        for which, value in enumerate((*stop_bounds(joint), joint.stop.restitution)):
            for column, name in enumerate(parameters):
                slope = ZERO if value is None else derivative(value, Name(name))
                if slope != ZERO:
                    found.append((which, own[joint.name], column, slope))
    return tuple(found)


def _used(mechanism: Mechanism) -> frozenset[str]:
    """Names in the chain's expressions, those of parameters' own values and of points left out."""
    idle = ("parameters", "points")
    found = (expression for path, expression in values(mechanism.chain) if not path.startswith(idle))
    return frozenset(part.name for expression in found for part in parts(expression) if isinstance(part, Name))


def _is_idle(key: tuple[str, str], columns: _Columns, used: frozenset[str]) -> bool:
    """True if a column is a field that nothing uses."""
    kind, path = key
    return kind == "field" and columns.fields[path][0] not in used


def _motion(
    mechanism: Mechanism, parameters: tuple[str, ...], fields: tuple[str, ...], step: str | None, many: bool
) -> Model:
    """The derivatives of motions in held modes and of switching functions, or of fixed steps.

    Its parameters are those of the chain, and of the fields those that something uses.
    """
    from symgen.model import load_model
    from symgen.pipeline.build import Build
    from symgen.pipeline.derivatives import derivatives_of, without_idle
    from symgen.pipeline.emission import emission

    options = Options(vector=None if many else False)
    if step is not None:
        return derivatives_of(mechanism, step, parameters, "c", "float64", options, fields)

    def program(build: Build) -> Program:
        from symgen.derive.functions import signatures
        from symgen.derive.sensitivity.motion import FORMULATIONS, motion_program
        from symgen.formulate.chooser import Chooser
        from symgen.program.optimise import Plan, optimise, without_collection

        chooser = Chooser(mechanism, None, options.optimization, not parameters)
        chooser.complete(FORMULATIONS)
        watched = "switching_functions" in signatures(mechanism)
        with without_collection():
            found = motion_program(chooser.writer, parameters, watched)
            return without_idle(optimise(found, Plan(leave_out=("extract",))), parameters, fields)

    build = Build(mechanism, (), "c", "float64", None, options)
    made = emission(build, program, ("sensitivities", *parameters, *fields))
    return load_model(made.sources, made.interface, "c", "float64", options)


def _stages(mechanism: Mechanism, parameters: tuple[str, ...], many: bool) -> Model:
    """The derivatives of stages of fixed steps."""
    from symgen.model import load_model
    from symgen.pipeline.build import Build
    from symgen.pipeline.emission import emission

    options = Options(vector=None if many else False)

    def program(build: Build) -> Program:
        from symgen.derive.sensitivity.motion import FORMULATIONS
        from symgen.derive.sensitivity.stages import stage_program
        from symgen.formulate.chooser import Chooser
        from symgen.program.optimise import Plan, optimise, without_collection

        chooser = Chooser(mechanism, None, options.optimization)
        chooser.complete(FORMULATIONS)
        with without_collection():
            found = optimise(stage_program(chooser.writer, parameters), Plan(leave_out=("extract",)))
            return replace(found, validity=None)

    made = emission(Build(mechanism, (), "c", "float64", None, options), program, ("stages", *parameters))
    return load_model(made.sources, made.interface, "c", "float64", options)


def _laws(
    mechanism: Mechanism, controller: Controller, parameters: tuple[str, ...]
) -> tuple[Model | None, frozenset[str]]:
    """The derivatives of the controller's expressions, and the parameters that these use."""
    from symgen.derive.control import control_program, control_slopes
    from symgen.emit import emit_sources
    from symgen.model import load_model
    from symgen.program.interface import interface
    from symgen.program.optimise import optimise

    plain = control_program(mechanism, controller)
    if plain is None:
        return None, frozenset()
    used = frozenset(node.value for f in plain.functions for node in f.nodes if node.op == "parameter")
    program, options = optimise(control_slopes(plain, parameters)), Options(vector=False)
    sources = emit_sources(program, "c", "float64", options)
    return load_model(sources, interface(program, "float64"), "c", "float64", options), used
