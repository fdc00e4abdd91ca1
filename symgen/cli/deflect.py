"""Deformation of an arm in motion, as a table and a picture (Behi 1985, chapter IV).

The motion begins at --q. With --goal the point runs along a straight line, with --to the joints move together. The
springs deform under gravity, loads and inertia.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from symgen.cli.arguments import listing
from symgen.cli.console import say, say_json, spinner
from symgen.cli.vibration import add_common, of_coordinates, prepared, row_count, three, write_table
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.describe.mechanism import Mechanism

EXAMPLE = """example: symgen deflect examples/vibration/flexible_two_link.yaml --q shoulder=0.3,elbow=0.9 \\
           --point tip --goal 0.2,0.9,0 --duration 0.5 --output deflection.csv --png deflection.png"""

FUNCTIONS = ("mass_matrix", "damping_matrix", "bias")

ON_A_LINE = ("position", "influence")
"""Functions of points that inverse kinematics takes besides the Jacobian."""

ROWS = 101

CURVE = 1000
"""Instants of the curves of a picture, at least; the rows of the table are among them."""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_common(parser, "time, deformation and displacement of the point", target="c")
    parser.add_argument("--point", metavar="POINT", required=True, help="point whose displacement is wanted")
    ends = parser.add_mutually_exclusive_group(required=True)
    words = "end of a straight line of the point, base frame"
    ends.add_argument("--goal", metavar="X,Y,Z", help=words)
    words = "joints at the end, as --q; others stay"
    ends.add_argument("--to", metavar="VALUES", action="append", help=words)
    parser.add_argument("--duration", metavar="S", type=float, required=True, help="seconds of the motion")
    words = "end of the table, s; default: --duration"
    parser.add_argument("--until", metavar="S", type=float, help=words)
    profiles = ("polynomial", "constant acceleration", "trapezoid")
    words = f"of the way in time: {listing(profiles)}; default: polynomial, of degree 3-4-5"
    parser.add_argument("--profile", choices=profiles, default=profiles[0], metavar="NAME", help=words)
    methods = ("dynamic", "quasi-static")
    words = "dynamic (4.11) or quasi-static (4.12); default: dynamic"
    parser.add_argument("--method", choices=methods, default=methods[0], metavar="NAME", help=words)
    words = "begin deformed as at rest; default: undeformed"
    parser.add_argument("--settled", action="store_true", help=words)
    parser.add_argument("--rows", metavar="N", type=row_count, default=ROWS, help=f"rows of the table; default: {ROWS}")


def command(arguments: argparse.Namespace) -> int:
    """Computes and writes."""
    from symgen.analyse import deflect_along, joint_move, straight_line

    if not 0.0 < arguments.duration < float("inf"):
        raise ArgumentError(f"--duration: must be positive and finite, not {arguments.duration:g}")
    until = arguments.duration if arguments.until is None else arguments.until
    if not arguments.duration <= until < float("inf"):
        raise ArgumentError(f"--until: must be finite and not before --duration, not {until:g}")
    goal = None if arguments.goal is None else three(arguments.goal, "--goal")
    mechanism, model, given = prepared(arguments, FUNCTIONS, ["jacobian", *(() if goal is None else ON_A_LINE)])
    q, params = given["q"], given["params"]
    motion: Callable[[float], Any]
    with spinner("deforming"):
        if goal is None:
            motion = joint_move(q, _end(arguments, mechanism, q), arguments.duration, arguments.profile)
        else:
            motion = straight_line(
                model,
                arguments.point,
                q,
                goal,
                arguments.duration,
                arguments.profile,
                locked=arguments.locked,
                params=params,
            )
        parts = arguments.rows - 1
        between = -(-CURVE // parts)  # instants for each row
        t = [until * k / (parts * between) for k in range(parts * between + 1)]
        found = deflect_along(
            model, motion, t, arguments.point, arguments.method, settled=arguments.settled, params=params
        )
    soft = found.deformed
    names = [model.q_names[k] for k in soft]
    head = ["t", *(f"beta_{name}" for name in names), "dx", "dy", "dz", *(f"correction_{n}" for n in model.q_names)]
    columns = (found.beta[:, soft].tolist(), found.displacement.tolist(), found.correction.change.tolist())
    rows = [[x, *beta, *moved, *changed] for x, beta, moved, changed in zip(t, *columns, strict=True)][::between]
    if arguments.output:
        write_table(arguments.output, head, rows)
    if arguments.png:
        from symgen.analyse.linear import mechanism_of
        from symgen.analyse.plot import plot_deflection
        from symgen.describe.length_unit import length_unit

        way = "along a straight line" if arguments.goal else "while the joints move"
        title = f"{mechanism.name}: {arguments.point} {way}, {arguments.method}"
        slides = [mechanism_of(model).own_joints[k].type == "prismatic" for k in soft]
        beta, away = found.beta[:, soft], found.displacement
        unit = length_unit(mechanism.chain)
        plot_deflection(found.t, beta, names, away, arguments.png, title, arguments.point, slides, unit)
    largest = max(found.sizes)
    at = t[found.sizes.index(largest)]
    told = {"largest": largest, "at": at, "end": found.sizes[-1], "residual": found.left}
    if arguments.json:
        say_json({"name": mechanism.name, "head": head, "rows": rows, **told})
        return 0
    say(f"{mechanism.name}: {arguments.point} is off its nominal place by at most {largest:.6g} at t = {at:g} s")
    say(f"  at the end {told['end']:.6g}; what corrections of the joints leave: {found.left:.3g}")
    return 0


def _end(arguments: argparse.Namespace, mechanism: Mechanism, q: list[float]) -> list[float]:
    """The configuration after a motion of the joints."""
    end = of_coordinates(arguments.to, mechanism, "--to", q)
    for name, old, new in zip(mechanism.q_names, q, end, strict=True):
        if name in arguments.locked and old != new:
            raise ArgumentError(f"--to: {name} is locked, and cannot move from {old:g} to {new:g}")
    return end
