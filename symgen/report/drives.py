"""The drives of a document: their numbers, the torques of their rotors, what their losses depend on."""

from __future__ import annotations

from typing import Any

from sympy import Expr, Integer

from symgen.derive.algebra.values import Values
from symgen.derive.bodies.drives import drive_ratio
from symgen.derive.friction.drives import Losses, drive_losses
from symgen.derive.friction.sticking import kept_values
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import tree_size
from symgen.derive.lagrange.rotors import rotor_torque
from symgen.derive.symbols import translate
from symgen.describe.chain import Drive, Joint
from symgen.describe.joint_records import BACKWARD, FORWARD
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import rubs
from symgen.report.blocks import Block, Paragraph, Title, element, sentence, table
from symgen.report.forms import LONGEST, expanded, shown

__all__ = ["drive_blocks", "losses_of"]

REFERRED = "`tau` is the motor's torque referred to the joint, `J` the inertia of rotor and screw."
ROTORS = "`<tau_s>` is the torque that the rotor's inertia takes, part of "
BY_DIRECTION = "Where a cell has two losses, the first is that of positive rates, the second that of negative ones."
LOSSES = (
    "`<kappa_m>` and `<kappa_l>` are the losses when the motor drives and when the load does, k1 and k2 of a "
    "description's loss; `<kappa_l>` of 1 and more locks itself. Sliding, `<kappa> = <kappa_m>` while `<x> > 0`, else "
    "`-<kappa_l>`: `tau - <tau_s> = (1 + <kappa>)(<tau_l> + <s> <F_k> + <b> qd) + <s> <F_mk> + <b_m> qd`. `<tau_l>` is "
    "the load torque, everything across the joint but `tau`, `<tau_s>` and friction: "
    "`<tau_l> = <M> <qdd> + <h> - <tau_s>`. It depends on the accelerations."
)
AXES = "A rotor's axis is given in the frame of the link before the joint."
PRELOADED = (
    "A preload `<p>` is the load at which one of two nuts squeezed together runs free. Below it the losses are those "
    "of both nuts, one driven and one driving; so `<kappa> <x>` is "
    "`(<kappa_m> - <kappa_l>)/2 <x> + (<kappa_m> + <kappa_l>)/2 max(|<x>|, <p>)`, at every load."
)
HEADS = ("joint", "ratio", "`J`", "`<kappa_m>`", "`<kappa_l>`", "`<kappa_m>` at rest", "`<kappa_l>` at rest")


def losses_of(mechanism: Mechanism, joint: Joint) -> Losses | None:
    """The losses of the joint's drive, if there are any."""
    return None if joint.drive is None else drive_losses(joint.drive, kept_values(mechanism)[1])


def drive_blocks(equations: LagrangeEquations, closed: bool) -> list[Block]:
    """The numbers of the drives, the torque of rotors, and the load torque; nothing for a chain without drives."""
    mechanism = equations.mechanism
    driven = [k for k, joint in enumerate(mechanism.own_joints) if joint.drive is not None]
    if not driven:
        return []
    _, values = kept_values(mechanism)
    torques = rotor_torque(equations.system)
    lossy = any(losses_of(mechanism, mechanism.own_joints[k]) is not None for k in driven)
    rows: list[tuple[Any, ...]] = []
    axes: list[tuple[Expr, ...] | None] = []
    pairs: list[tuple[Any, Any]] = []
    for k in driven:
        joint = mechanism.own_joints[k]
        assert joint.drive is not None
        losses = drive_losses(joint.drive, values)
        numbers = ("0",) * 4 if losses is None else _factors(joint.drive, values)
        J = "0" if joint.drive.inertia is None else translate(joint.drive.inertia)
        rows.append((joint.name, drive_ratio(joint.drive, values).x, J, *(numbers if lossy else ())))
        turned = joint.drive.axis if k in torques else None
        axes.append(None if turned is None else tuple(map(translate, turned)))
        if k in torques:
            pairs.append((element("tau_s", k), expanded(equations, torques[k]) if closed else torques[k]))
        if losses is not None:
            pairs.append((element("tau_l", k), _load_torque(equations, closed, k, torques.get(k, Integer(0)))))
    whole = "`<M> <qdd> + <h>`." if rubs(mechanism.chain) else "the left sides above."
    words = [REFERRED, *([ROTORS + whole] if torques or lossy else []), *([LOSSES] if lossy else [])]
    if any(isinstance(cell, tuple) for row in rows for cell in row):
        words.append(BY_DIRECTION)
    heads = HEADS if lossy else HEADS[:3]
    preloads = [losses_of(mechanism, mechanism.own_joints[k]) for k in driven]
    if any(losses is not None and losses.preload is not None for losses in preloads):
        words.append(PRELOADED)
        heads = (*heads, "`<p>`")
        rows = [
            (*row, "0" if losses is None or losses.preload is None else losses.preload.x)
            for row, losses in zip(rows, preloads, strict=True)
        ]
    if any(axes):
        words.append(AXES)
        heads = (*heads[:3], "rotor's axis", *heads[3:])
        rows = [(*row[:3], axis or "the joint's", *row[3:]) for row, axis in zip(rows, axes, strict=True)]
    return [Title("Drives"), Paragraph(sentence(" ".join(words))), table(heads, rows), *shown(pairs)]


def _factors(drive: Drive, values: Values) -> tuple[Any, ...]:
    """k1, k2 and their static values; two numbers in a cell where they differ by direction, forward first."""
    found = [drive_losses(drive, values, side) for side in (FORWARD, BACKWARD)]
    numbers = [(x.k1.x, x.k2.x, x.static_k1.x, x.static_k2.x) for x in found if x is not None]
    return tuple(a if a == b else (a, b) for a, b in zip(*numbers, strict=True))


def _load_torque(equations: LagrangeEquations, closed: bool, k: int, rotor: Expr) -> Expr:
    """tau_l written out, or in elements of M and h where that is too long."""
    if closed:
        form = equations.closed_form()
        row = sum((form.M[k, j] * a for j, a in enumerate(equations.qdd)), form.h[k])
        whole = expanded(equations, row - rotor)
        if tree_size(whole) <= LONGEST // 4:
            return whole
    row = sum(
        (element("M", min(k, j), max(k, j)) * a for j, a in enumerate(equations.qdd) if equations.M[k, j] != 0),
        Integer(0),
    )
    rest = element("h", k) if equations.h[k] != 0 else Integer(0)
    return row + rest - (element("tau_s", k) if rotor != 0 else Integer(0))
