"""Parameters that the data leave open, why, and the experiment that would help."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.linear_parameters import LENGTHS, LinearParameter
from symgen.identify.fit import Fit
from symgen.identify.parameters import Basis
from symgen.identify.result import Undetermined
from symgen.identify.unknowns import Extra

__all__ = ["experiment", "groups", "loose", "moving_joint", "weak"]


USELESS = 0.3
"""A standard error is useless where its force in a motion of unit rates and accelerations exceeds this share of the
largest force that was measured at a joint."""


def groups(basis: Basis) -> list[Undetermined]:
    """Parameters other than those of links that no motion can tell apart, such as viscous friction and a damper."""
    found = []
    for c in basis.hidden:
        parameter = basis.columns[c]
        words = f"in every motion it acts as the weight behind {parameter.joint} does; it is taken as zero"
        found.append(Undetermined(parameter.name, words, f"Calibrate the zero of the force of {parameter.joint}"))
    for row, name in zip(basis.B, basis.names, strict=True):
        together = [basis.columns[c] for c in np.flatnonzero(row)]
        others = [p for p in together if p.kind != "link"]
        if len(others) > 1 or (others and len(together) > 1):
            words = "no motion tells them apart, only this sum acts"
            found.append(Undetermined(name, words, _apart(others)))
    return found


def _apart(parameters: Sequence[LinearParameter]) -> str:
    kinds = {p.kind for p in parameters}
    first = parameters[0].joint
    if "rotor" in kinds:
        return f"Weigh the rotor of {first}, or run its motor with the joint taken off"
    if kinds == {"rest", "offset"}:
        return f"Take the spring of {first} off, or calibrate the zero of its force"
    if kinds >= {"motor"}:
        return f"Run the motor of {first} with the joint taken off"
    return f"Take one of them away at {first}, or write it into the chain as the other"


def loose(basis: Basis, extras: Sequence[Extra], solved: Fit, still: Sequence[str]) -> list[Undetermined]:
    """Parameters whose columns are zero, or combinations of others, in these data.

    Args:
        still: names of joints that do not move.
    """
    names = [*basis.names, *(extra.name for extra in extras)]
    fixed = {len(basis.names) + k for k, extra in enumerate(extras) if extra.fixed}
    open_ = [k for k in range(len(names)) if k not in {*fixed, *solved.independent.tolist()}]
    found = []
    for k in open_:
        tied = [names[i] for i, tie in zip(solved.independent, solved.ties[:, k], strict=True) if abs(tie) > 1e-6]
        if tied:
            few = ", ".join(tied[:3]) + (f" and {len(tied) - 3} more" if len(tied) > 3 else "")
            reason = f"in these data it acts as a combination of {few}"
        else:
            reason = "nothing in these data depends on it"
        if k < len(basis.leaders) and (mover := moving_joint(basis.chain, basis.leaders[k].joint)) in still:
            reason = f"{mover} does not move, and {reason}"
        found.append(Undetermined(names[k], reason, experiment(basis, extras, k)))
    tied_to = np.abs(solved.ties[:, open_]).max(axis=1, initial=0.0) > 1e-6 if open_ else np.zeros(0, dtype=bool)
    for i in solved.independent[tied_to] if open_ else []:
        reason = "its estimate holds what these data cannot tell from it"
        found.append(Undetermined(names[i], reason, experiment(basis, extras, int(i))))
    return found


def weak(basis: Basis, extras: Sequence[Extra], solved: Fit, peak: Array) -> list[Undetermined]:
    """Parameters with a standard error that makes their estimate useless."""
    found = []
    errors = np.sqrt(np.diag(solved.covariance))
    limit = USELESS * np.where(peak > 0.0, peak, np.max(peak, initial=0.0))
    for k, (name, column) in enumerate(zip(basis.names, basis.base.columns, strict=True)):
        if k in solved.independent and np.any(errors[k] * basis.reference[column] > limit):
            share = f"{100.0 * USELESS:.0f} % of the largest force measured"
            reason = (
                f"its standard error, {errors[k]:.2g} {basis.units[k]}, means more than {share} at accelerations near 1"
            )
            found.append(Undetermined(name, reason, experiment(basis, extras, k)))
    return found


def experiment(basis: Basis, extras: Sequence[Extra], position: int) -> str:
    """Measurements that determine a parameter."""
    if position >= len(basis.leaders):
        extra = extras[position - len(basis.leaders)]
        if extra.joint is None:
            curve = extra.kind == "law"
            return "Move at rates near it" if curve else "Measure motions, inputs and times between which it differs"
        joint = basis.chain.q_names[extra.joint]
        if extra.kind in ("k1", "k2"):
            which = "against its load" if extra.kind == "k1" else "while the load drives it"
            return f"Move {joint} {which}, under several loads"
        return f"Move {joint} in both directions under several loads"
    leader = basis.leaders[position]
    joint = leader.joint
    if leader.kind == "link":
        moving = moving_joint(basis.chain, joint)
        if LENGTHS[leader.which] == 2:
            return f"Accelerate {moving}, and the joints before, along trajectories of `excitation`"
        return f"Hold or move {moving} in more poses, those in which gravity acts on it among them"
    if leader.kind == "rotor":
        return f"Accelerate {joint} and the joints before it"
    if leader.side is not None and leader.which != "static":
        return f"Move {joint} at several rates {('forwards', 'backwards')[leader.side]}"
    if leader.which == "viscous" or leader.kind == "damper":
        return f"Move {joint} at several rates, in both directions"
    if leader.which == "static":
        return f"Move {joint} slowly, below its Stribeck velocity, or do a breakaway test"
    if leader.which == "coulomb":
        return f"Move {joint} in both directions"
    if leader.kind in ("spring", "rest"):
        return f"Move {joint} through more of its range"
    return f"Move {joint} in both directions, through more of its range"


def moving_joint(chain: Chain, link: str) -> str:
    """The joint that moves a link: its own, or the last one before a fixed one."""
    joint = chain.joint(link)
    while joint.type == "fixed" and joint.parent in {j.name for j in chain.joints}:
        joint = chain.joint(joint.parent)
    return joint.name
