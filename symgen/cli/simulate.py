"""Integrates the smooth motion of a chain and writes it as CSV, and as PNG on request."""

from __future__ import annotations

import argparse
from pathlib import Path

from symgen.cli.arguments import add_chain, add_json, add_target, load, numbers
from symgen.cli.console import bar, say, say_json, spinner

EXAMPLE = "example: symgen simulate examples/two_link.yaml --duration 5 --q 0.3,0 --output motion.csv --png motion.png"


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    add_target(parser, ("c", "numpy", "reference"))
    parser.add_argument("--duration", type=float, default=5.0, metavar="S", help="seconds, default: 5")
    parser.add_argument("--q", default="0", metavar="Q,...", help="coordinates at the start, default: all 0")
    parser.add_argument("--qd", default="0", metavar="V,...", help="rates at the start, default: all 0")
    parser.add_argument("--tau", default="0", metavar="F,...", help="constant joint forces, default: all 0")
    parser.add_argument("--inputs", default="0", metavar="U,...", help="constant external signals, default: all 0")
    parser.add_argument("--sample", type=float, default=0.01, metavar="S", help="seconds between rows, default: 0.01")
    parser.add_argument("--rtol", type=float, default=1e-9, help="relative tolerance, default: 1e-9")
    parser.add_argument("--output", metavar="CSV", help="default: <name>.csv")
    parser.add_argument("--png", metavar="PNG", help="also draw the motion (needs matplotlib)")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Builds, integrates, writes."""
    from symgen.pipeline import build_model, simulate

    chain = load(arguments)
    n = len(chain.q_names)
    q, qd, tau = (numbers(getattr(arguments, name), n, f"--{name}") for name in ("q", "qd", "tau"))
    inputs = numbers(arguments.inputs, len(chain.input_names), "--inputs") if chain.input_names else None
    with spinner(f"building {chain.name}"):
        model = build_model(chain, arguments.target)
    with bar("integrating", arguments.duration) as progress:
        run = simulate(
            model,
            arguments.duration,
            q=q,
            qd=qd,
            tau=tau,
            inputs=inputs,
            sample=arguments.sample,
            rtol=arguments.rtol,
            progress=progress,
        )
    path = run.to_csv(arguments.output or f"{chain.name}.csv")
    files = [str(path)]
    if arguments.png:
        run.plot(Path(arguments.png))
        files.append(arguments.png)
    final = dict(zip(chain.q_names, run.q[-1].tolist(), strict=True))
    if arguments.json:
        say_json({"files": files, "rows": len(run.t), "final_q": final, "energy_error": run.energy_error})
        return 0
    say(f"{chain.name}: {arguments.duration:g} s in {len(run.t)} rows -> {', '.join(files)}")
    say("  q at the end: " + ", ".join(f"{name} = {value:.6g}" for name, value in final.items()))
    say(f"  energy ledger: energy - energy(0) = work in - dissipated to {run.energy_error:.2g} J")
    return 0
