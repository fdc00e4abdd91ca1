"""Notes beside the equations of motion: given motions, joints without actuators, forces that are left out."""

from __future__ import annotations

from dataclasses import replace

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.describe.traits import idle_joints, joint_rubs
from symgen.report.blocks import Block, Paragraph, sentence
from symgen.report.signs import called

__all__ = ["note_blocks"]

SUPPLY = "; its force is what the drive must supply."


def note_blocks(equations: LagrangeEquations) -> list[Block]:
    """Prescribed motions, and forces that these equations leave out."""
    mechanism, notes = equations.mechanism, []
    for k, expression in equations.accelerations.items():
        name = mechanism.q_names[k]
        notes.append(
            Paragraph(
                (
                    "The motion of ",
                    *called(mechanism, [name]),
                    " is given: ",
                    equations.qdd[k],
                    " = ",
                    expression,
                    SUPPLY,
                )
            )
        )
    if idle := idle_joints(mechanism.chain):
        across = called(mechanism, idle)
        notes.append(Paragraph(("No actuator acts across ", *across, *sentence("; `tau` is zero there."))))
    rubbing = [joint.name for joint in mechanism.chain.joints if joint.friction is not None]
    if rubbing:
        words = " is not part of these equations; it is in `{friction}`."
        notes.append(Paragraph(("Friction of ", *called(mechanism, rubbing), *sentence(words))))
    driven = [joint for joint in mechanism.chain.joints if joint.drive is not None]
    moved = [joint.name for joint in driven if joint.name not in idle]
    if moved:
        words = ", `tau` is the motor's, referred to the joint."
        notes.append(Paragraph(("At the drives of ", *called(mechanism, moved), *sentence(words))))
    losing = [joint.name for joint in driven if joint_rubs(replace(joint, friction=None))]
    if losing:
        losers = called(mechanism, losing)
        notes.append(Paragraph(("Losses of the drives of ", *losers, " are not part of these equations.")))
    return list(notes)
