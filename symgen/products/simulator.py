"""The sources of a stand-alone simulator: emitted functions, compiled expressions, the loop, a first scenario.

chain, arguments of simulate --controls--> Controller --emit--> <chain>_control.c
                             --main--> main.c, scenario.txt
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from symgen.describe.evaluate import names_in
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import stop_bounds, uses_time
from symgen.emit.source import SourceFile
from symgen.errors import ArgumentError
from symgen.options import Options
from symgen.products.product import Summary

if TYPE_CHECKING:
    from symgen.compile.simulator_program import InstanceContext, MainProgramContext
    from symgen.describe.controller import Controller
    from symgen.describe.expression import Expression
    from symgen.pipeline.build import Build
    from symgen.simulate.chain_facts import Surroundings
    from symgen.simulate.many.signals import ManySignal

__all__ = [
    "Simulated",
    "needed_functions",
    "simulated",
    "simulator_summary",
    "simulator_tree",
    "varying_stops",
    "with_needed",
]

TAKEN = ("duration", "t0", "q", "qd", "params", "tau", "inputs", "states", "until", "rtol", "atol", "hold", "sample")
"""Arguments of `simulate` that the program knows."""

RESERVED = ("main", "instance", "scenario", "simulator")


def needed_functions(mechanism: Mechanism) -> tuple[str, ...]:
    """Functions that the simulator of a chain calls."""
    return (*tuple(name for _, name in _functions(mechanism)), "kinetic_energy", "potential_energy")


def with_needed(
    mechanism: Mechanism, asked: Iterable[str] | None, scenario: Mapping[str, Any] | None = None
) -> tuple[str, ...]:
    """The functions that are asked for, and those that the simulator calls."""
    return (*(("default",) if asked is None else asked), *needed_functions(mechanism))


def simulator_summary(build: Build, names: Sequence[str], scenario: Mapping[str, Any] | None = None) -> Summary:
    """The commands that compile the program and run it."""
    from symgen.compile.flags import CONTROLLER
    from symgen.compile.simulator_program import FILES

    name = build.mechanism.name
    sources = [file for file in names if file.endswith(".c")]
    plain = [
        file for file in sources if file not in FILES and not file.startswith((f"{name}_vector", f"{name}_batch."))
    ]
    gcc = " ".join(["gcc", *CONTROLLER, *(file for file in FILES if file.endswith(".c")), *plain])
    return Summary((f"{gcc} -lm -o {name}  # the simulator", f"./{name} scenario.txt rows.csv events.csv"))


def simulator_tree(
    build: Build, before: Sequence[SourceFile], scenario: Mapping[str, Any] | None = None
) -> tuple[SourceFile, ...]:
    """The files of a simulator beside the emitted functions: expressions, loop, `main.c`, `scenario.txt`.

    Args:
        build: of C in double precision, with the functions of `needed_functions`.
        before: the emitted C.
        scenario: arguments of `simulate`: its expressions are compiled in, its numbers and tables stand in the
            scenario.

    Raises:
        ArgumentError: wrong names or values, a method or signals that the program does not have.
    """
    from symgen.compile.simulator_program import simulator_files
    from symgen.products.scenario_file import scenario_file

    if build.mechanism.name in RESERVED:
        raise ArgumentError(
            f"{build.mechanism.name}: files of the simulator have this name; give the chain another one"
        )
    found = simulated(build.mechanism, before, scenario or {})
    return (
        *found.control, *simulator_files(found.context, found.main),
        scenario_file(build.mechanism, found.context, found.main, found.force, found.signal),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Simulated:
    """A chain and the signals that drive it, made ready for the event-driven simulator in C.

    Attributes:
        control: emitted expressions; none where all signals are numbers and tables.
        context: sizes, names, starts and functions, printed.
        main: what a program says beside it.
        force, signal: numbers and tables of tau and of the inputs.
    """

    control: tuple[SourceFile, ...]
    context: InstanceContext
    main: MainProgramContext
    force: ManySignal
    signal: ManySignal


def simulated(mechanism: Mechanism, sources: Sequence[SourceFile], given: Mapping[str, Any]) -> Simulated:
    """The parts of a simulator of a chain.

    Args:
        mechanism: of the chain.
        sources: its emitted C, with the functions of `needed_functions`.
        given: arguments of `simulate`.

    Raises:
        ArgumentError: as of `simulator_tree`.
    """
    from symgen.derive.control import control_program
    from symgen.emit import emit_sources
    from symgen.program.optimise import optimise

    strange = [key for key in given if key not in TAKEN and not (key == "method" and given[key] == "events")]
    if strange:
        raise ArgumentError(
            f"scenario: {strange[0]}: the stand-alone simulator goes from event to event; it takes {', '.join(TAKEN)}"
        )
    controller, force, signal = _signals(mechanism, given)
    varying = varying_stops(mechanism)
    rows = [(f"stop of {joint}: {member}", value) for joint, member, value in varying]
    program = control_program(mechanism, controller, [("stops_now", rows, "Stops that depend on parameters")])
    control: tuple[SourceFile, ...] = ()
    laws: tuple[str, ...] = ()
    if program is not None:
        optimised = optimise(program)
        control = emit_sources(optimised, "c", "float64", Options(batches=False))
        laws = tuple(function.name for function in optimised.functions)
    context, main = _contexts(mechanism, (*sources, *control), controller, force, signal, laws, given)
    return Simulated(control, context, main, force, signal)


def _signals(mechanism: Mechanism, given: Mapping[str, Any]) -> tuple[Controller, ManySignal, ManySignal]:
    """The expressions as a controller; numbers and tables of tau and inputs."""
    from symgen.pipeline.controls import read_controller
    from symgen.simulate.many.signals import read_inputs, read_signal

    tau, inputs, controller = read_controller(
        mechanism, given.get("tau"), given.get("inputs"), given.get("states"), given.get("until"), "hold" in given
    )
    signal = read_inputs(inputs, mechanism.input_names, len(controller.own))
    return controller, read_signal(tau, mechanism.q_names, "tau"), signal


def _functions(mechanism: Mechanism) -> list[tuple[str, str]]:
    """Member of the plant and its function."""
    from symgen.pipeline.chain_facts import surroundings

    around = surroundings(mechanism)
    found = [("dynamics", "friction_dynamics" if around.rough else "forward_dynamics")]
    if around.rough or around.conditions:
        found.append(("switching", "switching_functions"))
    optional = (
        (bool(around.rough), "decide", "decide"), (around.damped, "damping", "damping_matrix"),
        (bool(around.prescribed), "drives", "drive_forces"), (around.applied, "applied", "applied_forces"),
        (bool(around.following), "rates", "coordinate_rates"),
        (bool(around.states), "bristles", "bristles"),
        (bool(around.loops), "loops", "loop_regularity"), (bool(around.stops), "mass", "mass_matrix"),
        (bool(around.following_stops), "coordinates", "coordinates"),
        (bool(around.following_stops), "influence", "coordinate_influence"),
    )  # fmt: skip
    return found + [(member, function) for wanted, member, function in optional if wanted]


def _contexts(
    mechanism: Mechanism, sources: tuple[SourceFile, ...], controller: Controller, force: ManySignal,
    signal: ManySignal, laws: tuple[str, ...], given: Mapping[str, Any],
) -> tuple[InstanceContext, MainProgramContext]:  # fmt: skip
    from symgen.compile.event_table import REASONS, switching_layout
    from symgen.compile.simulator_program import EVENTS, InstanceContext, MainProgramContext, kind_names, quoted
    from symgen.derive.functions.cards import signatures
    from symgen.derive.program import runtime_parameters
    from symgen.describe.conditions import chain_conditions
    from symgen.describe.couplings import friction_groups
    from symgen.emit.c.macros import member_names
    from symgen.pipeline.chain_facts import surroundings
    from symgen.products.scenario_file import scenario_entries
    from symgen.simulate.controls import LAWS
    from symgen.simulate.instant import TOLD_APART
    from symgen.simulate.many.shapes import vectors

    around = surroundings(mechanism, params=given.get("params"))
    names, inputs = mechanism.q_names, mechanism.input_names
    modes = [group[0].name for group in friction_groups(mechanism.chain)]
    parameters = [parameter.name for parameter in runtime_parameters(mechanism)]
    members = member_names(parameters)
    values = vectors("params", given.get("params"), parameters)
    chosen = given.get("params") or {}
    pairs = zip(parameters, map(float, values), strict=True)
    given_values = tuple((members[name], repr(value)) for name, value in pairs if name in chosen)
    of_chain, of_controller = chain_conditions(mechanism.chain), controller.conditions(mechanism.chain)
    n, m, states = len(names), len(inputs), controller.all_states
    moved = tuple(around.moved)
    by_law = {name for name, _ in (*controller.tau, *controller.inputs)}
    tail = ", of_u" * bool(m) + ", row[0]" * uses_time(mechanism.chain)
    numbers = _numbers(given)
    switching = signatures(mechanism).get("switching_functions")
    results = () if switching is None else switching.outputs
    kinds, counts = switching_layout(
        [(r.name, prod(r.shape)) for r in results],
        around.signed_loads,
        (n + around.following_stops) if around.stops else 0,
        len(around.loops),
    )
    until = 0 if controller.until is None else 1 if controller.ends_by_condition else 2
    instance = InstanceContext(
        name=mechanism.name,
        headers=tuple(sorted(source.name for source in sources if source.name.endswith(".h"))),
        joints=n, modes=len(modes), rates=len(mechanism.joints), rate_places=around.following,
        inputs=m, states=len(states),
        continuous=len(controller.own) + len(controller.continuous), own_scales=tuple(map(repr, around.states)),
        conditions=len(of_chain) + len(of_controller), chain_conditions=len(of_chain),
        values=max(2 * n, m, len(states), len(of_controller), 1),
        joint_names=tuple(map(quoted, around.marked(modes))), input_names=tuple(map(quoted, inputs)),
        state_names=tuple(quoted(state.name) for state in states),
        loop_names=tuple(quoted(loop.name) for loop in around.loops),
        passing=tuple(int(loop.passes) for loop in around.loops),
        stops=_stops(mechanism, around), stop_values=_stop_values(mechanism, around),
        stop_joints=tuple(s.joint for s in around.stops if s.coordinate < 0),
        stop_leads=tuple(s.lead for s in around.stops if s.coordinate < 0),
        condition_texts=tuple(quoted(c.text) for c in (*of_chain, *of_controller)),
        has_friction=int(bool(around.rough)), takes_time=int(uses_time(mechanism.chain)),
        result_kinds=kind_names(kinds), counts=tuple(counts),
        rough=tuple(int(k in around.rubbing) for k in range(len(modes))),
        tau_by_law=tuple(int(name in by_law) for name in names),
        input_by_law=tuple(int(name in by_law) for name in inputs),
        free=tuple(k for k in range(n) if k not in around.prescribed),
        moved=moved, signalled=tuple(k for triple in around.signalled for k in triple),
        periods=tuple(repr(float(state.hold or 0.0)) for state in controller.sampled),
        functions=tuple(_functions(mechanism)),
        laws=tuple((member, function) for member, function in LAWS if function in laws),
        rtol=numbers["rtol"], atol=numbers["atol"], hold=numbers["hold"],
        q=_printed(vectors("q", given.get("q"), names, around.home)),
        qd=_printed(vectors("qd", given.get("qd"), names)),
        tau=_printed(force.values), u=_printed(signal.values),
        x=tuple(repr(state.start) for state in states),
        parameter_values=given_values,
        quiet=controller.quiet_conditions(mechanism.chain), until=until,
        explicit_work=int(around.explicit_potential), reasons=tuple(REASONS.values()),
    )  # fmt: skip
    main = MainProgramContext(
        name=mechanism.name, sources=" ".join(sorted(s.name for s in sources if s.name.endswith(".c"))),
        turning=_turning(around.reversing), stops=instance.stops, stop_joints=instance.stop_joints,
        loop_names=instance.loop_names, conditions=instance.conditions,
        duration=numbers["duration"], t0=numbers["t0"], sample=numbers["sample"],
        entries=tuple(scenario_entries(mechanism, controller, members, by_law)),
        drives=bool(around.prescribed), tail=tail, marks=EVENTS,
        dead_centre=[kind for kind, _ in EVENTS].index("dead_centre"), told_apart=TOLD_APART,
        corners=tuple(int(condition.corner) for condition in (*of_chain, *of_controller)),
    )  # fmt: skip
    return instance, main


def _stops(mechanism: Mechanism, around: Surroundings) -> tuple[tuple[str, str, str], ...]:
    """Printed bounds and restitution of each coordinate, then of joints with stops that follow; none without stops."""
    if not around.stops:
        return ()
    n = len(mechanism.q_names)
    rows = [("-INFINITY", "INFINITY", "0.0")] * (n + around.following_stops)
    for place, stop in zip(around.stop_places(n), around.stops, strict=True):
        lower, upper = (repr(x).replace("inf", "INFINITY") for x in (stop.lower, stop.upper))
        rows[place] = lower, upper, repr(stop.restitution)
    return tuple(rows)


def varying_stops(mechanism: Mechanism) -> list[tuple[str, str, Expression]]:
    """Joint, member and value of all bounds and restitutions that depend on run-time parameters."""
    free = {parameter.name for parameter in mechanism.chain.parameters if not parameter.constant}
    found = []
    for joint in mechanism.joints:
        values = (*stop_bounds(joint), None if joint.stop is None else joint.stop.restitution)
        for member, value in zip(("STOP_LOWER", "STOP_UPPER", "RESTITUTION"), values, strict=True):
            if value is not None and free & set(names_in(value)):
                found.append((joint.name, member, value))
    return found


def _stop_values(mechanism: Mechanism, around: Surroundings) -> tuple[tuple[str, int], ...]:
    """Member and place of what `stops_now` gives."""
    places = dict(zip((stop.name for stop in around.stops), around.stop_places(len(mechanism.q_names)), strict=True))
    return tuple((member, places[joint]) for joint, member, _ in varying_stops(mechanism))


def _turning(reversing: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """Printed rows of one length; none where no joint turns round."""
    from symgen.compile.simulator_program import quoted

    most = max(map(len, reversing), default=0)
    rows = ((*map(quoted, names), *["NULL"] * (most - len(names))) for names in reversing)
    return tuple(rows) if most else ()


def _numbers(given: Mapping[str, Any]) -> dict[str, str]:
    """Times and tolerances, printed."""
    from symgen.simulate.start import ATOL, RTOL, number, positive

    found = {"duration": 1.0, "t0": 0.0, "sample": 0.01, "rtol": RTOL, "atol": ATOL, "hold": 0.0}
    for name in found:
        if given.get(name) is not None:
            found[name] = number(f"scenario: {name}", given[name])
            if name in ("duration", "rtol", "hold", "sample"):
                positive(f"scenario: {name}", given[name])
            if not abs(found[name]) < float("inf"):
                raise ArgumentError(f"scenario: {name}: must be finite, not {given[name]}")
    return {name: repr(value) for name, value in found.items()}


def _printed(values: Any) -> tuple[str, ...]:
    if values.ndim != 1:
        raise ArgumentError(f"scenario: one run is wanted, not {len(values)}")
    return tuple(repr(float(value)) for value in values)
