"""Motors of drives on joints that loops move: their angles theta = N q_b, and J = d theta/dq, square."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from symgen.describe.mechanism import Mechanism
from symgen.program.function import Argument
from symgen.program.nodes import REAL

if TYPE_CHECKING:
    from symgen.derive.algebra.scalar import Scalar
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer
    from symgen.describe.records import Joint
    from symgen.program.nodes import Node

__all__ = [
    "drives_linkage",
    "motor_angles",
    "motor_argument",
    "motor_jacobian",
    "motors",
    "solution",
    "symbolic_angles",
    "symbolic_jacobian",
]


def motors(mechanism: Mechanism) -> tuple[Joint, ...]:
    """The joints with a drive, in the chain's order."""
    return tuple(joint for joint in mechanism.joints if joint.drive is not None)


def drives_linkage(mechanism: Mechanism) -> bool:
    """True for a chain with loops, as many drives as coordinates, and one of them on a dependent joint."""
    driven = motors(mechanism) if mechanism.chain.loops else ()
    return len(driven) == mechanism.nv and any(joint.name in mechanism.chain.dependent for joint in driven)


def motor_argument(n: int) -> Argument:
    """Angles of the motors as an argument."""
    return Argument("motor", (n,), REAL, "angles of the motors, in the order of the joints that have drives", "rad")


def motor_angles(opinion: Writer) -> list[Scalar]:
    """theta: (n,), the ratio of each drive times its joint's coordinate."""
    motion = opinion.quantities.motion
    return [ratio * motion.q[place] for place, ratio in _ratios(opinion)]


def motor_jacobian(opinion: Writer) -> list[list[Scalar]]:
    """J: (n, n), the ratio of each drive times the influence coefficients of its joint."""
    motion, zero = opinion.quantities.motion, opinion.algebra.zero
    return [
        [ratio * motion.first[place].get(k, zero) for k in range(len(opinion.q))] for place, ratio in _ratios(opinion)
    ]


def _ratios(opinion: Writer) -> list[tuple[int, Scalar]]:
    from symgen.derive.bodies.drives import drive_ratio

    names, values = opinion.quantities.mechanism.names, opinion.quantities.values
    return [
        (names.index(joint.name), drive_ratio(joint.drive, values))
        for joint in motors(opinion.mechanism)
        if joint.drive is not None
    ]


def symbolic_angles(opinion: Definition) -> tuple[Node, ...]:
    """theta of the definition."""
    from sympy import Symbol

    return opinion.lower([ratio * Symbol(joint.name) for joint, ratio in _symbolic_ratios(opinion)])


def symbolic_jacobian(opinion: Definition) -> list[tuple[Node, ...]]:
    """Rows of J of the definition."""
    system = opinion.equations.system
    names, first = system.mechanism.names, system.projection.first
    pairs = _symbolic_ratios(opinion)
    return [opinion.lower([ratio * g for g in first[names.index(joint.name)]]) for joint, ratio in pairs]


def _symbolic_ratios(opinion: Definition) -> list[tuple[Joint, Any]]:
    from sympy import Integer

    from symgen.derive.symbols import translate

    found: list[tuple[Joint, Any]] = []
    for joint in motors(opinion.equations.mechanism):
        drive = joint.drive
        if drive is not None:
            lead = drive.lead_per_radian
            ratio = Integer(1) if drive.ratio is None else translate(drive.ratio)
            found.append((joint, ratio if lead is None else 1 / translate(lead)))
    return found


def solution(rows: Sequence[Sequence[Node]], right: Sequence[Node]) -> list[Node]:
    """x of A x = b by Cramer's rule, each minor written once; systems of linkages are small."""
    n = len(right)

    def determinant(columns: Sequence[Sequence[Node]]) -> Node:
        known: dict[tuple[int, ...], Node] = {}

        def minor(k: int, left: tuple[int, ...]) -> Node:
            """Determinant of the rows from k on and the columns that are left."""
            if left not in known:
                total: Node | None = None
                for place, column in enumerate(left):
                    part = columns[column][k]
                    if k + 1 < n:
                        part = part * minor(k + 1, left[:place] + left[place + 1 :])
                    total = part if total is None else total + part if place % 2 == 0 else total - part
                assert total is not None
                known[left] = total
            return known[left]

        return minor(0, tuple(range(n)))

    columns = [[row[k] for row in rows] for k in range(n)]
    whole = determinant(columns)
    return [determinant([*columns[:k], right, *columns[k + 1 :]]) / whole for k in range(n)]
