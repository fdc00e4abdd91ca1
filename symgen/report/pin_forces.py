"""Forces in the joints of closed loops on the page: in each closing pin from the dyad, in all others from the links.

With r = 0 the equations of a loop, places on its first link less those on its second, and J = dr/dx by the joints that
follow, the force f on the second link does the work that these joints lack: J' f = -Q, Q the forces across the joints
of the tree for this motion.
"""

from __future__ import annotations

from typing import Any

from sympy import Expr, Integer, Symbol, factor_terms
from sympy import ImmutableDenseMatrix as Matrix

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable, tree_size
from symgen.derive.lagrange.ties import force_along
from symgen.derive.symbols import acceleration, rate, translate
from symgen.describe.chain import Loop
from symgen.report.blocks import Block, Equations, Paragraph, Title, Whole, element, sentence
from symgen.report.forms import LONGEST
from symgen.report.lengths import by_length
from symgen.report.loop_equations import Sides, loop_sides
from symgen.report.loop_positions import written_loops
from symgen.report.vectors import Scaled, Total

__all__ = ["pin_force_blocks"]

Pairs = list[tuple[Any, Any]]


def pin_force_blocks(equations: LagrangeEquations, closed: bool) -> list[Block]:
    """The forces in the joints of loops, friction left out; nothing for a tree.

    Args:
        closed: whether the page is one of a small chain, which has no recursion over its links.
    """
    mechanism = equations.mechanism
    if not mechanism.chain.loops:
        return []
    names = equations.system.mechanism.names
    across, pin = ("Q", "F") if closed else ("F", "f")
    lacking = {name: element(across, k) for k, name in enumerate(names)}
    written = written_loops(mechanism)
    sides = [loop_sides(mechanism, loop, written[k].planar) for k, loop in enumerate(mechanism.chain.loops)]
    said = f"`<{across}>` is what" if closed else f"What the recursion gives as `<{across}>` is what"
    words = (
        f"{said} the joints of the tree would have to exert for the motion if no joint closed a loop. Along the joints "
        f"that follow, the closing joints do, with the force `*{pin}` that the first link of a loop exerts on the "
        f"second where they meet: `J' {pin} = -{across}`, J the derivatives of the loop's equations by these joints, "
        "all in the frame of the link where the loop parts. "
    )
    if any(_handed_on(equations, name) for loop in mechanism.chain.loops for name in loop.dependent):
        words += f"Joints that are coupled to them, and distances, hand theirs on: `<{across}>` counts them. "
    if len(mechanism.chain.loops) > 1:
        words += f"Loops on loops are taken from the last to the first, forces found before counted in `<{across}>`. "
    blocks: list[Block] = [Title("Forces in the joints of loops", 3), Paragraph(sentence(words.strip()))]
    if closed:
        lines = [
            (lacking[name], _lacking(equations, name)) for loop in mechanism.chain.loops for name in loop.dependent
        ]
        blocks.append(Equations(tuple(pair for pair in lines if tree_size(pair[1]) <= LONGEST)))
    solved = [
        pair for k, loop in enumerate(mechanism.chain.loops) for pair in _closing_force(loop, sides[k], lacking, pin)
    ]
    if solved:
        blocks.append(Equations(tuple(solved), packed=True))
    if not closed:
        more = (
            "With these forces on the links, `*f` and `*n` of the recursion become the forces and moments in all other "
            "joints of the loops; `reactions` gives them in numbers."
        )
        return [*blocks, Paragraph(sentence(more))]
    along = ", less the force `*S` along a distance on the link of its second place" if mechanism.chain.ties else ""
    along += ", less loads on the link" if mechanism.chain.loads else ""
    more = (
        "The force `*F` that its parent exerts on a link follows from the balance of forces, tips first, with the "
        f"acceleration `*a` of its mass centre, that of gravity subtracted{along}; moments about the links' frames "
        "follow likewise, and `reactions` gives both in numbers:"
    )
    return [*blocks, Paragraph(sentence(more)), Equations(tuple(_balances(equations)))]


def _handed_on(equations: LagrangeEquations, joint: str) -> dict[str, Expr]:
    """Derivatives of the coordinates of joints that are coupled to a joint, by their names; massless ones too."""
    follow = {name: translate(value) for name, value in equations.system.mechanism.chain.coupled}
    slopes = {name: by_length(value.diff(Symbol(joint)), value, Symbol(name)) for name, value in follow.items()}
    return {name: slope for name, slope in slopes.items() if slope != 0}


def _lacking(equations: LagrangeEquations, joint: str) -> Expr:
    """The force across a joint of the tree, in rates and accelerations of all joints."""
    names, kept, joints = equations.system.names, set[Symbol](), equations.system.mechanism.names
    for name in joints:
        kept |= {rate(name), acceleration(name)}
    whole = equations.closing.lacking[joints.index(joint)]
    for name, slope in _handed_on(equations, joint).items():
        whole = whole + slope * _lacking(equations, name)
    known: dict[Symbol, Expr] = {}
    for symbol, definition in names.needed(whole):
        if symbol not in kept:
            known[symbol] = definition.xreplace(known)
    return readable(whole.xreplace(known))


def _closing_force(loop: Loop, sides: Sides, lacking: dict[str, Symbol], pin: str) -> Pairs:
    """The components of a pin's force, for two equations that are sums of vectors."""
    if loop.type != "revolute" or len(sides.pairs) != 2 or len(loop.dependent) != 2:
        return []
    J = Matrix([[readable((a - b).diff(Symbol(name))) for name in loop.dependent] for a, b in sides.pairs])
    right = [-lacking[name] for name in loop.dependent]
    det = factor_terms(readable(J.det()))
    found: Pairs = []
    for k, letter in enumerate(sides.axes):
        replaced = Matrix([[right[i] if j == k else J[j, i] for j in range(2)] for i in range(2)])
        found.append((Symbol(f"<{pin}>{loop.name},{letter}"), factor_terms(readable(replaced.det())) / det))
    return found


def _balances(equations: LagrangeEquations) -> Pairs:
    """Newton's equation of every link, for the force in its joint."""
    mechanism, found = equations.mechanism, Pairs()
    acting = [tie for tie in mechanism.chain.ties if force_along(equations.system, tie.name) != 0]
    numbers = {joint.name: str(k) for k, joint in enumerate(mechanism.chain.joints, start=1)}
    for joint in reversed(mechanism.chain.joints):
        terms: list[Any] = []
        if (mass := translate(joint.mass)) != 0:
            terms.append(Scaled(mass, Whole("a", f"C{numbers[joint.name]}")))
        terms += [Whole("F", numbers[child.name]) for child in mechanism.chain.joints if child.parent == joint.name]
        for loop in mechanism.chain.loops:
            first, second = (anchor.joint == joint.name for anchor in loop.between)
            if first or second:
                terms.append(Whole("F", loop.name) if first else Scaled(Integer(-1), Whole("F", loop.name)))
        for tie in acting:
            first, second = (anchor.joint == joint.name for anchor in tie.between)
            if first != second:
                terms.append(Whole("S", tie.name) if first else Scaled(Integer(-1), Whole("S", tie.name)))
        if terms:
            found.append((Whole("F", numbers[joint.name]), terms[0] if len(terms) == 1 else Total(tuple(terms))))
    return found
