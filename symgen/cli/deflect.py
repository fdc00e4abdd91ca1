"""Deformation of an arm while a point runs along a straight line, as a table and a picture (Behi 1985, chapter IV).

The line begins where the point is at --q. The joints follow it by inverse kinematics, and the springs of the chain
deform under gravity, loads and the inertia of the motion.
"""

from __future__ import annotations

import argparse

from symgen.cli.arguments import listing
from symgen.cli.console import say, say_json, spinner
from symgen.cli.vibration import add_common, count_of, prepared, three, write_table
from symgen.errors import ArgumentError

EXAMPLE = """example: symgen deflect examples/vibration/flexible_two_link.yaml --q shoulder=0.3,elbow=0.9 \\
           --point tip --goal 0.2,0.9,0 --duration 0.5 --output deflection.csv --png deflection.png"""

FUNCTIONS = ("mass_matrix", "coriolis_matrix", "damping_matrix", "bias")

AT_POINTS = ("position", "jacobian", "influence")

ROWS = 101

CURVE = 1000
"""Instants of the curves of a picture, at least; the rows of the table are among them."""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_common(parser, "time, deformation and displacement of the point", target="c")
    parser.add_argument("--point", metavar="POINT", required=True, help="point that runs along the line")
    parser.add_argument("--goal", metavar="X,Y,Z", required=True, help="its position at the end, in the base frame")
    parser.add_argument("--duration", metavar="S", type=float, required=True, help="seconds of the motion")
    profiles = ("polynomial", "constant acceleration", "trapezoid")
    words = f"of the way in time: {listing(profiles)}; default: polynomial, of degree 3-4-5"
    parser.add_argument("--profile", choices=profiles, default=profiles[0], metavar="NAME", help=words)
    methods = ("dynamic", "quasi-static")
    words = "dynamic (4.11) or quasi-static (4.12); default: dynamic"
    parser.add_argument("--method", choices=methods, default=methods[0], metavar="NAME", help=words)
    words = "begin as gravity and loads leave the arm at rest; default: undeformed, so that its weight comes as a step"
    parser.add_argument("--settled", action="store_true", help=words)
    parser.add_argument("--rows", metavar="N", type=count_of, default=ROWS, help=f"rows of the table; default: {ROWS}")


def command(arguments: argparse.Namespace) -> int:
    """Computes and writes."""
    from symgen.analyse import deflect_along, straight_line

    if not 0.0 < arguments.duration < float("inf"):
        raise ArgumentError(f"--duration: must be positive and finite, not {arguments.duration:g}")
    goal = three(arguments.goal, "--goal")
    chain, model, given = prepared(arguments, FUNCTIONS, AT_POINTS)
    params = given["params"]
    with spinner("deforming"):
        line = straight_line(
            model,
            arguments.point,
            given["q"],
            goal,
            arguments.duration,
            arguments.profile,
            locked=arguments.locked,
            params=params,
        )
        parts = max(arguments.rows, 2) - 1
        between = -(-CURVE // parts)  # instants for each row
        t = [arguments.duration * k / (parts * between) for k in range(parts * between + 1)]
        found = deflect_along(
            model, line, t, arguments.point, arguments.method, settled=arguments.settled, params=params
        )
    soft = found.deformed
    names = [model.q_names[k] for k in soft]
    head = ["t", *(f"beta_{name}" for name in names), "dx", "dy", "dz", *(f"correction_{n}" for n in model.q_names)]
    columns = (found.beta[:, soft].tolist(), found.displacement.tolist(), found.correction.change.tolist())
    rows = [[x, *beta, *moved, *changed] for x, beta, moved, changed in zip(t, *columns, strict=True)][::between]
    if arguments.output:
        write_table(arguments.output, head, rows)
    if arguments.png:
        from symgen.analyse.linear import chain_of
        from symgen.analyse.plot import plot_deflection

        title = f"{chain.name}: {arguments.point} along a straight line, {arguments.method}"
        slides = [chain_of(model).moving[k].type == "prismatic" for k in soft]
        beta, away = found.beta[:, soft], found.displacement
        plot_deflection(found.t, beta, names, away, arguments.png, title, arguments.point, slides)
    largest = max(found.sizes)
    at = t[found.sizes.index(largest)]
    told = {"largest": largest, "at": at, "end": found.sizes[-1], "residual": found.left}
    if arguments.json:
        say_json({"name": chain.name, "head": head, "rows": rows, **told})
        return 0
    say(f"{chain.name}: {arguments.point} is off the line by at most {told['largest']:.6g} at t = {told['at']:g} s")
    say(f"  at the end {told['end']:.6g}; what corrections of the joints leave: {found.left:.3g}")
    return 0
