"""Notes beside the equations of motion: given motions, joints without actuators, forces that are left out."""

from __future__ import annotations

from dataclasses import replace

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.describe.traits import idle_joints, joint_rubs
from symgen.report.blocks import Block, Paragraph, sentence

__all__ = ["note_blocks"]

SUPPLY = "; its force is what the drive must supply."


def note_blocks(equations: LagrangeEquations) -> list[Block]:
    """Prescribed motions, and forces that these equations leave out."""
    mechanism, notes = equations.mechanism, []
    for k, expression in equations.accelerations.items():
        name = mechanism.q_names[k]
        notes.append(Paragraph((f"The motion of {name} is given: ", equations.qdd[k], " = ", expression, SUPPLY)))
    if idle := idle_joints(mechanism.chain):
        notes.append(Paragraph(sentence(f"No actuator acts across {', '.join(idle)}; `tau` is zero there.")))
    rubbing = [joint.name for joint in mechanism.chain.joints if joint.friction is not None]
    if rubbing:
        words = f"Friction of {', '.join(rubbing)} is not part of these equations; it is in `{{friction}}`."
        notes.append(Paragraph(sentence(words)))
    driven = [joint for joint in mechanism.chain.joints if joint.drive is not None]
    moved = [joint.name for joint in driven if joint.name not in idle]
    if moved:
        names = ", ".join(moved)
        notes.append(Paragraph(sentence(f"At the drives of {names}, `tau` is the motor's, referred to the joint.")))
    losing = [joint.name for joint in driven if joint_rubs(replace(joint, friction=None))]
    if losing:
        notes.append(Paragraph((f"Losses of the drives of {', '.join(losing)} are not part of these equations.",)))
    return list(notes)
