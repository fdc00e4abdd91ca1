"""The judges of a chain and their states: of smooth functions, and of functions of friction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from symgen.check.closing import closed
from symgen.check.compare import Judge
from symgen.check.controller import Panel
from symgen.check.domain import Domain, domain_of
from symgen.check.domain_judge import DomainFrictionJudge, DomainJudge
from symgen.check.domain_states import domain_states, friction_base, within
from symgen.check.friction_compare import FrictionJudge
from symgen.check.friction_states import friction_states
from symgen.check.long_chains import DYNAMICS, FEW, LONG, MechanicsJudge, few_states, note_on
from symgen.check.rule_edges import RuleEdges, rule_edges
from symgen.check.states import States, draw
from symgen.check.unkind import unkind_states
from symgen.derive.functions import Signature
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import decides
from symgen.program.function import Program
from symgen.program.hazards import Key
from symgen.program.intervals import Interval
from symgen.reference.interpreter import Interpreter

__all__ = ["Judges", "judges_of"]

PART, WIDE = 4, (40, 240)
"""States of the domain: samples for each state, and the least and the greatest number of states."""


@dataclass(frozen=True, slots=True)
class Judges:
    """The judges of one chain.

    Attributes:
        smooth: of functions without friction.
        rough: of those with friction; the same one for a chain without friction.
        states: that were drawn; the smooth judge of a long chain has a few of them.
        many: of the dynamics functions of a long chain, by the numeric mechanics at all states.
        domain: ranges of arguments and parameters.
        wide: the judges of both kinds at the states of the domain; one for a chain without friction.
    """

    smooth: Judge
    rough: Judge
    states: States
    many: MechanicsJudge | None = None
    domain: Domain | None = None
    wide: tuple[Judge, ...] = ()

    def of(self, function: str) -> Judge:
        """The judge of a function."""
        return self.rough if self.smooth.signatures[function].friction else self.smooth

    def wide_of(self, function: str) -> Judge:
        """The judge of a function at the states of the domain."""
        return self.wide[-1 if self.smooth.signatures[function].friction else 0]

    def mechanics_of(self, function: str) -> MechanicsJudge | None:
        """The judge of a function that is set against the numeric mechanics at all states."""
        return self.many if function in DYNAMICS else None

    def not_judged(self, functions: Sequence[str], dtypes: Sequence[str]) -> list[str]:
        """Notes on states at which functions are not judged, for each number type."""
        notes = [] if self.many is None else [note_on(self.smooth.mechanism, self.smooth.states, self.states)]
        centres = isinstance(self.rough, FrictionJudge) and self.rough.felt
        sides = ", or both sides of a joint's dead centre from each other" if centres else ""
        shared = isinstance(self.rough, FrictionJudge) and len(self.rough.decides) > self.smooth.mechanism.nv
        sides += ", or joints that nearly move in one proportion from such that do" if shared else ""
        for dtype in dtypes:
            left_out = {name: int(np.count_nonzero(~self.of(name).held(name, dtype))) for name in functions}
            names = [name for name, count in left_out.items() if count]
            if names:
                notes.append(
                    f"up to {max(left_out.values())} of {self.states.count} states are not judged in {dtype}, "
                    "which cannot hold the numbers that the definition needs there, or tell the inertia matrix from a "
                    f"singular one{sides}: {', '.join(names)}"
                )
        return notes

    def rule_edges(self, emitted: Program, dtype: str, seed: int) -> RuleEdges:
        """Sets at the edges of the rules on parameters, of which the emitted Program has the conditions."""
        sets = self.states.parameters if self.domain is None else self.domain.sets
        return rule_edges(self.smooth.mechanism, emitted.parameters, emitted.validity, sets, dtype, seed)

    def panels(self, functions: Sequence[str], seed: int) -> tuple[Panel, ...]:
        """For C that is called as a controller calls it: each judge with its functions, at its states and those of the
        domain, and states that are unkind."""
        table = self.smooth.signatures
        found = []
        rough = tuple(name for name in functions if self.of(name) is not self.smooth)
        smooth = tuple(name for name in functions if name not in rough)
        for own, names in ((self.smooth, smooth), (self.rough, rough)):
            if names:
                found.append(Panel(own, names, unkind_states(own.states, [table[name] for name in names], seed)))
                found.append(Panel(self.wide_of(names[0]), names))
        return tuple(found)


def judges_of(
    mechanism: Mechanism,
    definition: Program,
    emitted: Program,
    signatures: Mapping[str, Signature],
    functions: Sequence[str],
    samples: int,
    seed: int,
    declared: Mapping[Key | str, Interval] | None = None,
) -> Judges:
    """The judges of a chain, at `samples` states and at others of its domain.

    Args:
        definition: Lagrange's equations, never optimised; holds `functions`, `mass_matrix` and `bias`.
        emitted: the Program that was emitted.
        signatures: of the chain.
        functions: names to compare.
        samples: number of states.
        seed: of the states.
        declared: ranges of arguments and parameters that were declared, see `symgen.program.ranges`.
    """
    declared = declared or {}
    states = within(draw(mechanism, definition.parameters, samples, seed), definition.parameters, declared, seed)
    states = closed(mechanism, definition.parameters, states)
    interpreter, table = Interpreter(definition), dict(signatures)
    long = mechanism.nv > LONG and states.count > FEW
    smooth = rough = Judge(mechanism, interpreter, table, few_states(states) if long else states, emitted)
    many = MechanicsJudge(mechanism, interpreter, table, states, emitted, few=smooth) if long else None
    some = states.take(np.arange(min(states.count, FEW)))
    domain = domain_of(mechanism, interpreter, table, definition.parameters, emitted.validity, some, declared, seed)
    count = min(FEW, WIDE[0]) if long else int(np.clip(samples // PART, *WIDE))
    far, groups = domain_states(mechanism, domain, count, seed)
    far = closed(mechanism, definition.parameters, far)
    wide: tuple[Judge, ...] = (DomainJudge(mechanism, interpreter, table, far, emitted, groups=groups),)
    if any(table[name].friction for name in functions) and decides(mechanism.chain):
        rough = FrictionJudge(
            mechanism, interpreter, table, friction_states(mechanism, interpreter, table, states, seed)
        )
        base, steps = friction_base(domain, far, seed)
        far = friction_states(mechanism, interpreter, table, base, seed, steps)
        wide = (*wide, DomainFrictionJudge(mechanism, interpreter, table, far, groups=groups))
    return Judges(smooth, rough, states, many, domain, wide)
