"""The frequency response of a point, a joint or a mode to a harmonic load, as a table and a Bode plot.

A load is POINT:FX,FY,FZ, with a moment POINT:FX,FY,FZ:MX,MY,MZ, JOINT or JOINT:VALUE, or mode:R; an output is a point,
a joint or mode:R. Directions are those of the base frame.
"""

from __future__ import annotations

import argparse
import math

from symgen.cli.arguments import listing
from symgen.cli.console import say, say_json
from symgen.cli.vibration import (
    MATRICES,
    add_common,
    add_equilibrium,
    count_of,
    load_of,
    prepared,
    row_count,
    span,
    write_table,
)

EXAMPLE = """examples:
  symgen frf examples/vibration/milacron.yaml --load hand:1,1,1 --out hand --range 0.1,100 --png bode.png
  symgen frf examples/vibration/t3_776.yaml --load elbow --out hand --modes 2 --output frf.csv"""

POINTS = 1001

DAMPED = 1e-6
"""Resonances with a smaller damping ratio are not sought: their response is infinite, or nearly."""

PER = {"displacement": "", "velocity": "/s", "acceleration": "/s^2"}
"""Units of an output, behind m or rad."""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_common(parser, "frequency, real and imaginary parts")
    add_equilibrium(parser)
    parser.add_argument("--load", metavar="LOAD", required=True, help="load: POINT:FX,FY,FZ, JOINT or mode:R")
    parser.add_argument("--out", metavar="OUTPUT", required=True, help="output: POINT, JOINT or mode:R")
    parser.add_argument("--range", metavar="LOW,HIGH", default="0.1,100", help="frequencies in Hz; default: 0.1,100")
    parser.add_argument(
        "--points", metavar="N", type=row_count, default=POINTS, help=f"number of frequencies; default: {POINTS}"
    )
    parser.add_argument("--modes", metavar="K", type=count_of, help="add up the K lowest modes; default: direct")
    kinds = ("displacement", "velocity", "acceleration")
    parser.add_argument(
        "--quantity", choices=kinds, default=kinds[0], metavar="NAME", help=f"{listing(kinds)}; default: {kinds[0]}"
    )


def command(arguments: argparse.Namespace) -> int:
    """Computes and writes."""
    from symgen.analyse import frequency_response, modes

    low, high = span(arguments.range, "--range")
    load, output = load_of(arguments.load), load_of(arguments.out, "--out")
    mechanism, model, given = prepared(arguments, MATRICES, ["jacobian"])
    common = {"locked": arguments.locked, "params": given["params"]}
    grid = _grid(low, high, arguments.points)
    found = modes(model, given["q"], **common)
    sharp = found.frequencies_hz[found.damping_ratios > DAMPED]
    at_grid = set(grid)
    hertz = sorted(at_grid.union(float(f) for f in sharp if low < f < high))
    answer = frequency_response(
        model,
        given["q"],
        load,
        output,
        [2.0 * math.pi * f for f in hertz],
        arguments.modes,
        quantity=arguments.quantity,
        **common,
    )
    columns = answer if answer.ndim == 2 else answer[:, None]
    axes = ["x", "y", "z"] if columns.shape[1] == 3 else [arguments.out.replace(":", "_")]
    head = ["frequency_hz", *(f"{part}_{axis}" for axis in axes for part in ("re", "im"))]
    values = columns.tolist()
    rows = [
        [f, *(x for c in row for x in (c.real, c.imag))] for f, row in zip(hertz, values, strict=True) if f in at_grid
    ]
    if arguments.output:
        write_table(arguments.output, head, rows)
    if arguments.png:
        from symgen.analyse.linear import mechanism_of
        from symgen.analyse.plot import plot_response
        from symgen.describe.length_unit import length_unit

        title = f"{mechanism.name}: {arguments.out} for the load {arguments.load}"
        kinds = {joint.name: joint.type for joint in mechanism_of(model).own_joints}
        length = length_unit(mechanism.chain)
        unit = "" if output[0] == "mode" else "rad" if kinds.get(str(output)) == "revolute" else length
        label = f"{arguments.quantity}, amplitude" + (f" / {unit}{PER[arguments.quantity]}" if unit else "")
        plot_response(hertz, columns, axes, arguments.png, title, label)
    peaks = {}
    for k, axis in enumerate(axes):
        sizes = [abs(row[k]) for row in values]
        peaks[axis] = {"frequency_hz": hertz[sizes.index(max(sizes))], "magnitude": max(sizes)}
    if arguments.json:
        say_json({"name": mechanism.name, "head": head, "rows": rows, "peaks": peaks})
        return 0
    say(f"{mechanism.name}: {len(rows)} frequencies from {low:g} to {high:g} Hz{given['about']}")
    for axis, peak in peaks.items():
        say(f"  {axis}: largest {peak['magnitude']:.6g} at {peak['frequency_hz']:.6g} Hz")
    return 0


def _grid(low: float, high: float, count: int) -> list[float]:
    """Frequencies with equal steps, or of equal ratio where a picture has a logarithmic axis."""
    from symgen.analyse.plot import logarithmic

    parts = [k / (count - 1) for k in range(1, count - 1)]
    inner = [low * (high / low) ** x if logarithmic(low, high) else low + (high - low) * x for x in parts]
    return [low, *inner, high]
