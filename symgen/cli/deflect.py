"""Deformation of an arm while a point runs along a straight line, as a table and a picture (Behi 1985, chapter IV).

The line begins where the point is at --q. The joints follow it by inverse kinematics, and the springs of the chain
deform under gravity, loads and the inertia of the motion.
"""

from __future__ import annotations

import argparse

from symgen.cli.console import say, say_json, spinner
from symgen.cli.vibration import add_common, count_of, prepared, three, write_table
from symgen.errors import ArgumentError

EXAMPLE = """example: symgen deflect examples/vibration/flexible_two_link.yaml --q shoulder=0.3,elbow=0.9 \\
           --point tip --goal 0.2,0.9,0 --duration 0.5 --output deflection.csv --png deflection.png"""

ROWS = 101


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_common(parser, "time, deformation and displacement of the point")
    parser.add_argument("--point", metavar="POINT", required=True, help="that runs along the line")
    parser.add_argument("--goal", metavar="X,Y,Z", required=True, help="where it is at the end, base frame")
    parser.add_argument("--duration", metavar="S", type=float, required=True, help="s")
    profiles = ("polynomial", "constant acceleration", "trapezoid")
    parser.add_argument(
        "--profile", choices=profiles, default=profiles[0], help="of the way in time; default: 3-4-5 polynomial"
    )
    methods = ("dynamic", "quasi-static")
    parser.add_argument("--method", choices=methods, default=methods[0], help="(4.11) or (4.12); default: dynamic")
    parser.add_argument("--rows", metavar="N", type=count_of, default=ROWS, help=f"instants; default: {ROWS}")


def command(arguments: argparse.Namespace) -> int:
    """Computes and writes."""
    import numpy as np

    from symgen.analyse import compensation, deflection, straight_line

    if not 0.0 < arguments.duration < float("inf"):
        raise ArgumentError(f"--duration: must be positive and finite, not {arguments.duration:g}")
    goal = three(arguments.goal, "--goal")
    chain, model, given = prepared(arguments, ["default"])
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
        t = np.linspace(0.0, arguments.duration, arguments.rows)
        beta = deflection(model, line, t, arguments.method, params=params)
        nominal = np.array([line(float(x))[0] for x in t])
        moved = compensation(model, nominal, beta, arguments.point, params=params)
        jacobian = np.asarray(model.jacobian(arguments.point, nominal, params=params))[:, :3]
        away = np.einsum("sij,sj->si", jacobian, beta)
    soft = [k for k in range(beta.shape[1]) if np.any(beta[:, k] != 0.0)]
    names = [model.q_names[k] for k in soft]
    head = ["t", *(f"beta_{name}" for name in names), "dx", "dy", "dz", *(f"correction_{n}" for n in model.q_names)]
    rows = [
        [float(x), *map(float, b[soft]), *map(float, d), *map(float, c)]
        for x, b, d, c in zip(t, beta, away, moved.change, strict=True)
    ]
    if arguments.output:
        write_table(arguments.output, head, rows)
    if arguments.png:
        from symgen.analyse.plot import plot_deflection

        plot_deflection(t, beta[:, soft], names, away, path=arguments.png)
    size = np.linalg.norm(away, axis=1)
    worst = int(np.argmax(size))
    left = float(np.max(np.linalg.norm(moved.residual, axis=1)))
    told = {"largest": float(size[worst]), "at": float(t[worst]), "end": float(size[-1]), "residual": left}
    if arguments.json:
        say_json({"name": chain.name, "head": head, "rows": rows, **told})
        return 0
    say(f"{chain.name}: {arguments.point} is off the line by at most {told['largest']:.6g} at t = {told['at']:g} s")
    say(f"  at the end {told['end']:.6g}; what corrections of the joints leave: {left:.3g}")
    return 0
