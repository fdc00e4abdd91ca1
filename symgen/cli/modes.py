"""Natural frequencies and mode shapes about a configuration: frequency, damping, modal mass, where the energy sits.

Free are the pseudo joints, which bending links have, or all joints where there are none. A joint that shall swing
beside bending links is written `pseudo: true`.
"""

from __future__ import annotations

import argparse

from symgen.cli.console import say, say_json
from symgen.cli.vibration import MATRICES, add_common, add_equilibrium, of_coordinates, prepared, write_table
from symgen.errors import ArgumentError
from symgen.text.tables import text_table

EXAMPLE = """examples:
  symgen modes examples/vibration/milacron.yaml
  symgen modes examples/vibration/cantilever.yaml --output modes.md --png shapes.png
  symgen modes examples/vibration/milacron.yaml --mode 2 --animate swing.html
  symgen modes examples/cart_double_pendulum.yaml --q upper=0.1 --equilibrium"""

DRAWN = 6
"""Modes that are drawn, at most."""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_common(parser, "the modes and their shapes")
    add_equilibrium(parser)
    words = "rates of a nominal motion: with its centrifugal and gyroscopic terms; default: 0"
    parser.add_argument("--qd", metavar="VALUES", action="append", help=words)
    words = "one mode in motion, .html or .gif (which needs matplotlib)"
    parser.add_argument("--animate", metavar="FILE", type=film, help=words)
    words = "number of the mode to animate, the lowest is 0; default: 0"
    parser.add_argument("--mode", metavar="R", type=int, help=words)


def film(path: str) -> str:
    """The name of an animation's file."""
    if not path.lower().endswith((".html", ".gif")):
        raise argparse.ArgumentTypeError(f"animations are written as .html or .gif, not {path!r:.60}")
    return path


def command(arguments: argparse.Namespace) -> int:
    """Computes and prints."""
    from symgen.analyse import modes
    from symgen.analyse.ends import mode_number

    if arguments.mode is not None and arguments.animate is None:
        raise ArgumentError("--mode: it says which mode --animate FILE shows")
    turning = ["inverse_dynamics_gradients"] if arguments.qd else []
    mechanism, model, given = prepared(arguments, [*MATRICES, *turning])
    qd = of_coordinates(arguments.qd, mechanism, "--qd") if arguments.qd else None
    found = modes(model, given["q"], qd=qd, locked=arguments.locked, params=given["params"])
    shown = mode_number("--mode", arguments.mode or 0, found)
    rows = [
        [k, float(f), float(zeta), float(m), float(s), label]
        for k, (f, zeta, m, s, label) in enumerate(
            zip(
                found.frequencies_hz,
                found.damping_ratios,
                found.modal_mass,
                found.modal_stiffness,
                found.labels,
                strict=True,
            )
        )
    ]
    head = ["mode", "frequency_hz", "damping_ratio", "modal_mass", "modal_stiffness", "energy"]
    if arguments.output:
        shapes = [[*row, *map(float, shape)] for row, shape in zip(rows, found.shapes.T, strict=True)]
        write_table(arguments.output, [*head, *found.names], shapes)
    if arguments.png:
        from symgen.analyse.plot import plot_modes

        plot_modes(model, found, range(min(DRAWN, len(found))), given["params"], path=arguments.png)
    if arguments.animate:
        from symgen.analyse import animate_mode

        animate_mode(model, found, shown, arguments.animate, params=given["params"])
    if arguments.json:
        listed = [dict(zip(head, row, strict=True)) for row in rows]
        for entry, shape in zip(listed, found.shapes.T, strict=True):
            entry["shape"] = dict(zip(found.names, map(float, shape), strict=True))
        say_json({"name": mechanism.name, "q": given["q"], "coordinates": list(found.names), "modes": listed})
        return 0
    cells = [[str(row[0]), *(f"{x:.6g}" for x in row[1:5])] for row in rows]
    text = text_table(["mode", "Hz", "damping", "modal mass", "modal stiffness"], cells).splitlines()
    held = [name for name in mechanism.q_names if name not in found.names]
    count = "1 mode" if len(found) == 1 else f"{len(found)} modes"
    say(f"{mechanism.name}: {count}{given['about']}")
    if held:
        say(f"  held: {', '.join(held)}")
    for line, label in zip(text, ["", "", *found.labels], strict=True):
        say(f"{line}  {label}".rstrip())
    return 0
