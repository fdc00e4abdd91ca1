"""Names of a chain's quantities, with their values at the program's probes: those that depend on parameters alone,
and those that the recursions name as they make them.

    Izz_R(elbow)     what regrouping leaves of a body in its joint's axes (Gautier and Khalil 1990)
    m(elbow)         mass of a body with all that is welded to it; mcx(elbow), Ixx(elbow) about its joint's frame
    px(elbow)        offset of the joint's frame in the frame of the joint before

Emitted code names its prepared numbers by the former and divides long functions by the latter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from symgen.derive.algebra.spatial import Inertial
from symgen.derive.base_parameters.sample import resting_tree
from symgen.derive.program import runtime_parameters
from symgen.derive.reduced.plan import FormulationPlan
from symgen.derive.reduced.reduce import reduce_tree
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.mechanism import Mechanism
from symgen.program.function import Label, Program
from symgen.program.nodes import Node
from symgen.program.probes import node_values, probe_values

__all__ = ["labels", "noted_quantities"]

MOMENTS = (("xx", 0, 0), ("xy", 0, 1), ("xz", 0, 2), ("yy", 1, 1), ("yz", 1, 2), ("zz", 2, 2))


def labels(mechanism: Mechanism, plans: Sequence[FormulationPlan]) -> tuple[Label, ...]:
    """Named quantities, the regrouped ones of the plans first; none where the chain has no run-time parameters.

    Args:
        plans: formulations of the chain's functions; of a name that two of them give to different quantities, the
            first is kept.
    """
    parameters = runtime_parameters(mechanism)
    if not parameters:
        return ()
    defaults = parameter_defaults(mechanism.chain)
    found: dict[str, list[float]] = {}
    try:
        probes = [dict(_named(mechanism, defaults | values, plans)) for values in probe_values(parameters)]
    except (ArithmeticError, ValueError):
        return ()  # expressions that have no value near the defaults: the numbers stay without names
    for name in probes[0]:
        values = [probe.get(name, float("nan")) for probe in probes]
        if any(values):
            found[name] = values
    return tuple(Label(name, tuple(values)) for name, values in found.items())


def _named(
    mechanism: Mechanism, values: Mapping[str, float], plans: Sequence[FormulationPlan]
) -> Iterator[tuple[str, float]]:
    """Names and values at one probe, later ones for names that are not taken yet."""
    tree = resting_tree(mechanism, values)
    taken: set[str] = set()

    def of(inertial: Inertial, suffix: str) -> Iterator[tuple[str, float]]:
        yield f"m{suffix}", inertial.m.x
        for axis, moment in zip("xyz", inertial.h, strict=True):
            yield f"mc{axis}{suffix}", moment.x
        for axes, i, j in MOMENTS:
            yield f"I{axes}{suffix}", inertial.J[i][j].x

    def all_of() -> Iterator[tuple[str, float]]:
        for plan in plans:
            for body, part in zip(tree.bodies, reduce_tree(tree, plan).parts, strict=True):
                yield from of(part.inertial, f"_R({body.name})")
        for body in tree.bodies:
            yield from of(body.inertial, f"({body.name})")
            for axis, offset in zip("xyz", body.p, strict=True):
                yield f"p{axis}({body.name})", offset.x
        for axis, component in zip("xyz", tree.gravity, strict=True):
            yield f"gravity_{axis}", component.x

    for name, value in all_of():
        if name not in taken:
            taken.add(name)
            yield name, value


def noted_quantities(program: Program, notes: Mapping[int, str]) -> tuple[Label, ...]:
    """The parts of named quantities that the program's functions compute, in the order of their making.

    Args:
        program: as it is derived, before all passes.
        notes: by index of a node the quantity that it is a part of.
    """
    nodes: dict[int, Node] = {node.index: node for function in program.functions for node in function.nodes}
    if notes.keys().isdisjoint(nodes):
        return ()
    order = [nodes[index] for index in sorted(nodes)]
    values = node_values(order, program.parameters)
    return tuple(Label(notes[node.index], values[node.index]) for node in order if node.index in notes)
