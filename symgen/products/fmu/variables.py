"""Variables of an FMU: names, value references, units, and what they depend on.

Names are structured: `elbow.q`, `elbow.qd`, `elbow.qdd`, `elbow.tau`, `elbow.friction`, `elbow.mode`; parameters,
inputs and states of a controller have their own names. Value references count in blocks, as in
`templates/fmu/variables.h.j2`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from symgen.describe.couplings import friction_groups
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.loops import bearing_joints
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.compile.simulator_program import InstanceContext
    from symgen.program.function import Program

__all__ = ["Block", "Interface", "Variable", "interface_of"]

UNITS = {
    True: {"q": "rad", "qd": "rad/s", "qdd": "rad/s2", "force": "N.m"},
    False: {"q": "m", "qd": "m/s", "qdd": "m/s2", "force": "N"},
}
"""Units by whether a joint turns."""


@dataclass(frozen=True, slots=True)
class Block:
    """Value references of one kind: `first`, `first + 1`, ..."""

    name: str
    first: int


@dataclass(frozen=True, slots=True)
class Variable:
    """A scalar that an importer sees.

    Attributes:
        name: structured.
        reference: value reference.
        causality, variability, initial: as in FMI; `initial` is empty where there is none.
        start: printed number, or empty.
        unit: of UnitDefinitions, or empty.
        doc: for people.
        whole: an integer.
        of: value reference of the state whose derivative it is, or -1.
        nominal: printed, or empty.
        depends: value references of states and inputs, or None for all of them.
    """

    name: str
    reference: int
    causality: str
    variability: str
    initial: str = ""
    start: str = ""
    unit: str = ""
    doc: str = ""
    whole: bool = False
    of: int = -1
    nominal: str = ""
    depends: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Interface:
    """All variables, in the order of their value references.

    Attributes:
        variables: without event indicators.
        indicators: of FMI 3.0, where they are variables.
        derivatives: value references of the derivatives of the states, in the states' order.
        nominals: printed, of the states.
        blocks, end: of value references.
    """

    variables: tuple[Variable, ...]
    indicators: tuple[Variable, ...]
    derivatives: tuple[int, ...]
    nominals: tuple[str, ...]
    blocks: tuple[Block, ...]
    end: int


def interface_of(
    mechanism: Mechanism, context: InstanceContext, program: Program, points: Sequence[str], switches: int
) -> Interface:
    """The variables of a chain.

    Args:
        mechanism: of the chain.
        context: of its simulator.
        program: its emitted functions, for dependencies.
        points: names of those whose positions are outputs.
        switches: number of event indicators.

    Raises:
        ArgumentError: two variables would have one name.
    """
    return _Writer(mechanism, context, program, points, switches).interface()


class _Writer:
    def __init__(
        self, mechanism: Mechanism, context: InstanceContext, program: Program, points: Sequence[str], switches: int
    ) -> None:
        self.mechanism, self.context, self.program, self.points = mechanism, context, program, points
        self.switches = switches
        self.joints = {joint.name: joint for joint in bearing_joints(mechanism.chain)}
        self.names = list(mechanism.q_names)
        self.modes = [group[0].name for group in friction_groups(mechanism.chain)]
        self.shown = shown_joints(mechanism, program)
        self.own = len(
            context.own_scales
        )  # states of the chain: the first of all states, the last inputs of its functions
        self.blocks: dict[str, int] = {}
        self.at = 0
        n, stops = len(self.names), len(context.stops)
        sizes: tuple[tuple[str, int], ...] = (
            ("PARAMETER", len(_parameters(mechanism))), ("TAU", n), ("U", context.inputs), ("Q", n), ("QD", n),
            ("QDD", n), ("FRICTION", context.modes), ("MODE", context.modes), ("CLOSED", stops), ("CONTACT", stops),
            ("X", context.states), ("RATE", context.continuous), ("JOINT", len(self.shown)),
            ("JOINT_RATE", len(self.shown)), ("POINT", 3 * len(points)), ("ENERGY", 2), ("INDICATOR", switches),
            ("LAST_EVENT", 1), ("EVENT_COUNT", 1),
        )  # fmt: skip
        first = 1
        for name, size in sizes:
            self.blocks[name] = first
            first += size
        self.end = first

    def interface(self) -> Interface:
        """The variables, their names checked."""
        found = [Variable("time", 0, "independent", "continuous", unit="s", doc="time")]
        for part in (
            self.parameters(), self.forces(), self.inputs(), self.coordinates(), self.friction(), self.stops(),
            self.controller(), self.outputs(), self.events(),
        ):  # fmt: skip
            found += part
        names = [variable.name for variable in found]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise ArgumentError(f"fmu: two variables would be called {twice[0]}; rename one in {self.mechanism.name}")
        indicators = tuple(
            Variable(f"indicator[{k + 1}]", self.blocks["INDICATOR"] + k, "local", "continuous", "calculated",
                     doc="event indicator")
            for k in range(self.switches)
        )  # fmt: skip
        free, c = self.mechanism.free, self.context.continuous
        derivatives = [self.blocks[block] + k for block in ("QD", "QDD") for k in free]
        derivatives += [self.blocks["RATE"] + k for k in range(c)]
        nominals = (*(self.nominal(k) for k in free), *("1.0" for _ in free), *("1.0" for _ in range(c)))
        blocks = tuple(Block(name, first) for name, first in self.blocks.items())
        return Interface(
            tuple(sorted(found, key=lambda each: each.reference)), indicators, tuple(derivatives), nominals, blocks,
            self.end,
        )  # fmt: skip

    def turns(self, name: str) -> bool:
        return self.joints[name].type == "revolute"

    def unit(self, name: str, kind: str) -> str:
        return UNITS[self.turns(name)][kind]

    def nominal(self, k: int) -> str:
        """The largest limit of a coordinate, or one."""
        limits = self.joints[self.names[k]].limits
        values = parameter_defaults(self.mechanism.chain)
        bounds = () if limits is None else (limits.lower, limits.upper)
        sizes = [abs(evaluate(bound, values)) for bound in bounds if bound is not None]
        largest = max((size for size in sizes if 0.0 < size < float("inf")), default=1.0)
        return repr(largest)

    def parameters(self) -> list[Variable]:
        given = dict(self.context.parameter_values)
        return [
            Variable(name, self.blocks["PARAMETER"] + k, "parameter", "tunable", "exact", given.get(member, default),
                     unit, doc)
            for k, (name, member, default, unit, doc) in enumerate(_parameters(self.mechanism))
        ]  # fmt: skip

    def forces(self) -> list[Variable]:
        """Drive forces; those of a law are computed."""
        found = []
        for k in self.mechanism.actuated:
            name = self.names[k]
            if k not in self.mechanism.free:
                continue
            place, unit = self.blocks["TAU"] + k, self.unit(name, "force")
            doc = f"force of the drive of joint {name}"
            if self.context.tau_by_law[k]:
                found.append(Variable(f"{name}.tau", place, "output", "continuous", "calculated", "", unit, doc))
            else:
                found.append(Variable(f"{name}.tau", place, "input", "continuous", "", self.context.tau[k], unit, doc))
        return found

    def inputs(self) -> list[Variable]:
        """External signals."""
        found = []
        for k, name in enumerate(self.mechanism.input_names[: self.context.inputs - self.own]):
            place, doc = self.blocks["U"] + k, "external signal"
            if self.context.input_by_law[k]:
                found.append(Variable(name, place, "output", "continuous", "calculated", "", "", doc))
            else:
                found.append(Variable(name, place, "input", "continuous", "", self.context.u[k], "", doc))
        return found

    def coordinates(self) -> list[Variable]:
        """q, qd and qdd: states and outputs; of joints whose motion is given, outputs."""
        found = []
        for k, name in enumerate(self.names):
            free = k in self.mechanism.free
            q, qd, qdd = (self.blocks[block] + k for block in ("Q", "QD", "QDD"))
            nominal = self.nominal(k) if free else ""
            starts = (self.context.q[k], self.context.qd[k]) if free else ("", "")
            initial = "exact" if free else "calculated"
            known = (q,) if free else self.given(k)
            found.append(
                Variable(f"{name}.q", q, "output", "continuous", initial, starts[0], self.unit(name, "q"),
                         f"coordinate of joint {name}", nominal=nominal, depends=known)
            )  # fmt: skip
            found.append(
                Variable(f"{name}.qd", qd, "output", "continuous", initial, starts[1], self.unit(name, "qd"),
                         f"rate of joint {name}", of=q if free else -1, depends=(qd,) if free else known)
            )  # fmt: skip
            found.append(
                Variable(f"{name}.qdd", qdd, "output", "continuous", "calculated", "", self.unit(name, "qdd"),
                         f"acceleration of joint {name}", of=qd if free else -1, depends=self.acceleration(k))
            )  # fmt: skip
        return found

    def given(self, k: int) -> tuple[int, ...] | None:
        """Inputs that a given motion is read from; none for a motion that is an expression of time."""
        names, inputs = self.mechanism.q_names, self.mechanism.input_names
        if any(self.context.input_by_law):
            return None
        return tuple(
            self.blocks["U"] + inputs.index(word)
            for word in (f"{names[k]}_q", f"{names[k]}_qd", f"{names[k]}_qdd")
            if word in inputs
        )

    def acceleration(self, k: int) -> tuple[int, ...] | None:
        """States and inputs that an acceleration depends on, read off the emitted code; None: all."""
        if self.context.stops or any(self.context.tau_by_law) or any(self.context.input_by_law):
            return None
        function = next(f for f in self.program.functions if f.name in ("friction_dynamics", "forward_dynamics"))
        output = next(o for o in function.outputs if o.name == "qdd")
        found: set[int] = set()
        for argument, element in _read(output.nodes[k]):
            block = {"q": "Q", "qd": "QD", "tau": "TAU", "inputs": "U"}.get(argument)
            if block is None:
                continue
            if block in ("Q", "QD") and element not in self.mechanism.free:
                of = self.given(element)
                if of is None:
                    return None
                found |= set(of)
            elif block == "U" and element >= self.context.inputs - self.own:
                found.add(self.blocks["X"] + element - (self.context.inputs - self.own))
            elif block != "TAU" or (element in self.mechanism.actuated and element in self.mechanism.free):
                found.add(self.blocks[block] + element)
        return tuple(sorted(found))

    def friction(self) -> list[Variable]:
        """Friction and mode of the joints that have some."""
        found = []
        for k, name in enumerate(self.modes):
            if not self.context.rough[k]:
                continue
            found.append(
                Variable(f"{name}.friction", self.blocks["FRICTION"] + k, "output", "continuous", "calculated", "",
                         self.unit(name, "force"), f"friction of joint {name}, positive against a positive rate")
            )  # fmt: skip
            found.append(
                Variable(f"{name}.mode", self.blocks["MODE"] + k, "output", "discrete", "calculated", "", "",
                         f"joint {name}: 1 and -1 where it slides in that sense, 0 where it sticks", whole=True)
            )  # fmt: skip
        return found

    def stops(self) -> list[Variable]:
        """Which stops are closed, and the forces of these."""
        if not self.context.stops:
            return []
        names = (*self.names, *(self.mechanism.names[joint] for joint in self.context.stop_joints))
        found = []
        for k, (name, (lower, upper, _)) in enumerate(zip(names, self.context.stops, strict=True)):
            if (lower, upper) == ("-INFINITY", "INFINITY"):
                continue
            found.append(
                Variable(f"{name}.stop", self.blocks["CLOSED"] + k, "output", "discrete", "calculated", "", "",
                         f"joint {name}: 1 at its upper stop, -1 at its lower one, 0 between", whole=True)
            )  # fmt: skip
            found.append(
                Variable(f"{name}.contact", self.blocks["CONTACT"] + k, "output", "continuous", "calculated", "",
                         self.unit(name, "force"), f"force of the stop on joint {name}")
            )  # fmt: skip
        return found

    def controller(self) -> list[Variable]:
        """States of a controller, and the rates of continuous ones."""
        found = []
        for k, state in enumerate(self.state_names):
            place = self.blocks["X"] + k
            if k < self.context.continuous:
                found.append(Variable(state, place, "local", "continuous", "exact", self.context.x[k], doc="state"))
                found.append(
                    Variable(f"der({state})", self.blocks["RATE"] + k, "local", "continuous", "calculated",
                             doc="its rate", of=place)
                )  # fmt: skip
            else:
                found.append(
                    Variable(state, place, "local", "discrete", "exact", self.context.x[k], doc="sampled state")
                )
        return found

    @property
    def state_names(self) -> list[str]:
        return [name.strip('"') for name in self.context.state_names]

    def outputs(self) -> list[Variable]:
        """Joints that follow others, points, energies."""
        found = []
        for k, name in enumerate(self.shown):
            if name in self.names:
                continue
            for block, kind, what in (("JOINT", "q", "coordinate"), ("JOINT_RATE", "qd", "rate")):
                found.append(
                    Variable(f"{name}.{kind}", self.blocks[block] + k, "output", "continuous", "calculated", "",
                             self.unit(name, kind), f"{what} of joint {name}")
                )  # fmt: skip
        for k, point in enumerate(self.points):
            for i in range(3):
                found.append(
                    Variable(f"{point}.position[{i + 1}]", self.blocks["POINT"] + 3 * k + i, "output", "continuous",
                             "calculated", "", "m", f"position of point {point} in the base frame")
                )  # fmt: skip
        for k, kind in enumerate(("kinetic", "potential")):
            found.append(
                Variable(f"{kind}_energy", self.blocks["ENERGY"] + k, "output", "continuous", "calculated", "", "J",
                         f"{kind} energy")
            )  # fmt: skip
        return found

    def events(self) -> list[Variable]:
        """The time of the last event, and their number."""
        return [
            Variable("last_event", self.blocks["LAST_EVENT"], "local", "discrete", "calculated", "", "s",
                     "time of the last event; that of the start before"),
            Variable("event_count", self.blocks["EVENT_COUNT"], "local", "discrete", "calculated", "", "",
                     "number of events since the start", whole=True),
        ]  # fmt: skip


def shown_joints(mechanism: Mechanism, program: Program) -> tuple[str, ...]:
    """Names of all joints where some follow others, in the order of `coordinates`; else none."""
    return mechanism.names if any(f.name == "coordinates" for f in program.functions) else ()


def _parameters(mechanism: Mechanism) -> list[tuple[str, str, str, str, str]]:
    """Name, member in C, default, unit and description of the run-time parameters."""
    from symgen.derive.program import runtime_parameters
    from symgen.emit.c.macros import member_names

    found = runtime_parameters(mechanism)
    members = member_names([p.name for p in found])
    return [(p.name, members[p.name], repr(float(p.default)), p.unit, p.doc) for p in found]


def _read(node: object) -> Iterable[tuple[str, int]]:
    """Arguments and elements that a node depends on."""
    from symgen.program.nodes import Node, topological

    assert isinstance(node, Node)
    for each in topological([node]):
        if each.op == "input":
            argument, element = each.value
            yield argument, element
