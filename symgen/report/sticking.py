"""Forces that hold each set of joints at rest, conditions of release and switching functions, as equations.

Short forces are in closed form, with the friction of sliding joints written out where it is explicit. Longer ones are
in elements of M and h and in the friction f of the joints that slide.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from sympy import Expr, Integer, Matrix, Symbol, sign

from symgen.derive.friction.drives import drive_losses
from symgen.derive.friction.modes import differs
from symgen.derive.friction.sticking import holding_forces, joint_friction, kept_values
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable, tree_size
from symgen.derive.symbols import force, rate
from symgen.describe.chain import Friction
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import has_signed_load, is_loaded, joint_rubs
from symgen.report.blocks import Block, Equations, Paragraph, Title, element, sentence
from symgen.report.drives import losses_of
from symgen.report.quantities import acting_forces
from symgen.report.signs import called

__all__ = ["is_implicit", "pattern_blocks", "switching_blocks", "with_modes"]

CLOSED = 24
"""Operations up to which a sticking force is shown in closed form."""
SHORTENED = 48
"""Operations as derived up to which a shorter form is looked for."""


def is_implicit(mechanism: Mechanism, k: int) -> bool:
    """True when the sliding friction depends on accelerations: on a bearing's load or a drive's load torque."""
    joint = mechanism.own_joints[k]
    return is_loaded(joint.friction) or (
        joint.drive is not None and drive_losses(joint.drive, kept_values(mechanism)[1]) is not None
    )


def with_modes(mechanism: Mechanism, expression: Any) -> Any:
    """The expression in the letters of the document: s for the signs of rates, N for the loads of bearings."""
    images: dict[Expr, Expr] = {}
    for k, name in enumerate(mechanism.q_names):
        images[sign(rate(name))] = element("s", k)
        images[Symbol(f"N({name})")] = element("N", k)
    return expression.xreplace(images)


def pattern_blocks(equations: LagrangeEquations, sticking: Sequence[int]) -> list[Block]:
    """The forces of all sets of joints that can stick."""
    mechanism = equations.mechanism
    blocks: list[Block] = []
    implicit = elements = False
    for size in range(1, len(sticking) + 1):
        for stuck in itertools.combinations(sticking, size):
            names = [mechanism.q_names[k] for k in stuck]
            others = [mechanism.q_names[k] for k in sticking if k not in stuck]
            verb = "sticks" if len(names) == 1 else "stick"
            slide = " slides" if len(others) == 1 else " slide"
            rest = (", ", *called(mechanism, others), slide) if others else ()
            lead = (*called(mechanism, names), f" {verb}", *rest, ":")
            pairs, some = _forces(equations, stuck)
            elements = elements or some
            free = [element("f", k) for k in sticking if k not in stuck and is_implicit(mechanism, k)]
            implicit = implicit or any(right.has(*free) for _, right in pairs if free)
            blocks.append(Equations(tuple(pairs), packed=True, lead=lead))
    words: list[str] = []
    if implicit:
        words.append(
            "The `<f>` of a sliding joint that needs `<N>` or `<tau_l>` is left as `<f>`: both depend on the "
            "accelerations, and so on the forces below, so that these are implicit equations, which the emitted "
            "functions solve."
        )
    if elements:
        words.append(
            "Long forces are in the elements of `<M>` and `<h>`, with the rates of the stuck joints zero in `<h>`; the "
            "accelerations in them are those of the sliding joints by `{friction}`."
        )
    return [Title("Sticking forces", 3), *([Paragraph(sentence(" ".join(words)))] if words else []), *blocks]


def _forces(equations: LagrangeEquations, stuck: Sequence[int]) -> tuple[list[tuple[Any, Any]], bool]:
    """The equations of the stuck joints, and whether one is in elements of M and h."""
    mechanism, form = equations.mechanism, equations.closed_form()
    n, acting = mechanism.nv, list(acting_forces(equations))
    letters = [element("f", k) if joint_rubs(joint) else Integer(0) for k, joint in enumerate(mechanism.own_joints)]
    sliding = [
        letters[k]
        if is_implicit(mechanism, k) or differs(joint)
        else with_modes(mechanism, joint_friction(mechanism, joint))
        for k, joint in enumerate(mechanism.own_joints)
    ]
    given = {k: equations.expand(a) for k, a in equations.accelerations.items()}
    closed, _ = holding_forces(form.M, list(form.h), acting, sliding, stuck, given)
    M = Matrix(n, n, lambda i, j: Integer(0) if form.M[i, j] == 0 else element("M", min(i, j), max(i, j)))
    h = [Integer(0) if x == 0 else element("h", k) for k, x in enumerate(form.h)]
    free = [k for k in range(n) if k not in stuck and k not in given]
    known = {k: equations.qdd[k] for k in (given if len(free) < 2 else [*given, *free])}
    short, _ = holding_forces(M, h, acting, letters, stuck, known)
    still = {rate(mechanism.q_names[k]): Integer(0) for k in stuck}
    pairs: list[tuple[Any, Any]] = []
    some = False
    for k in stuck:
        force = closed[k].xreplace(still)
        if tree_size(force) <= SHORTENED:
            force = min((force, readable(force)), key=tree_size)
        if tree_size(force) > CLOSED:
            force, some = short[k], True
        pairs.append((element("f", k), force))
    return pairs, some


RELEASE = (
    "A joint at rest is let go with `<s> = 1` where `<f>` rises through its upper margin, with `<s> = -1` where it "
    "falls through the lower one; joints that reach them together are decided together. Switching functions, whose "
    "zeros are the events, are the rate `<s> qd` of a sliding joint, and of a joint at rest the margins"
)
LOADED = "the force on a slide or thrust bearing"
LOSSY = "`<x>` of a drive with losses, with a preload its distance from that"


def switching_blocks(mechanism: Mechanism, sticking: Sequence[int]) -> list[Block]:
    """Conditions that end sliding, and those that end rest."""
    pairs: list[tuple[Any, Any]] = []
    for k in sticking:
        f = element("f", k)
        lossy = losses_of(mechanism, mechanism.own_joints[k]) is not None
        between = lossy or differs(mechanism.own_joints[k])
        low, high = (element("low", k), element("high", k)) if between else (-element("F_s", k), element("F_s", k))
        if lossy:
            tau = force(mechanism.q_names[k]) - element("tau_s", k)
            pairs.extend([(element("sigma_low", k), tau - low), (element("sigma_up", k), high - tau)])
        else:
            pairs.extend([(element("sigma_low", k), f - low), (element("sigma_up", k), high - f)])
    blocks: list[Block] = [
        Title("Release and switching", 3),
        Paragraph(sentence(RELEASE)),
        Equations(tuple(pairs), packed=True),
    ]
    corners = [LOADED] if any(_has_signed_load(joint.friction) for joint in mechanism.own_joints) else []
    corners += [LOSSY] if any(losses_of(mechanism, joint) is not None for joint in mechanism.own_joints) else []
    if corners:
        words = f"Besides, the signed loads at which a law has a corner: {' and '.join(corners)}."
        blocks.append(Paragraph(sentence(words)))
    return blocks


def _has_signed_load(friction: Friction | None) -> bool:
    """True for a load that changes its sign: of a slide or thrust bearing, not of a pin, guide or hoop."""
    return friction is not None and has_signed_load(friction)
