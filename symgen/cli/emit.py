"""Writes the sources of a chain: C99 with its header, a NumPy module, or C that CasADi loads.

With --explain, a table shows the operations of each function after each pass. In it, `sincos` counts pairs of sine and
cosine; `other` counts negations, comparisons, selections and other functions.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict

from symgen.cli.arguments import (
    add_chain,
    add_dtype,
    add_functions,
    add_json,
    add_libm,
    add_optimization,
    add_plan,
    add_target,
    first_sources,
    load,
    output_folder,
)
from symgen.cli.arguments import names as names_of
from symgen.cli.console import say, say_json, spinner
from symgen.describe.chain import Chain
from symgen.emit.targets import EXPORTS

EXAMPLE = "example: symgen emit examples/two_link.yaml --target c --dtype float32 --output controller/"


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    add_target(parser, *EXPORTS)
    add_dtype(parser)
    add_functions(parser)
    add_plan(parser)
    add_libm(parser)
    add_optimization(parser)
    parser.add_argument(
        "--batches",
        action="store_true",
        help="C only: write the functions for many states, too, as loops and in vector code; default: plain C for one "
        "state at a time",
    )
    parser.add_argument(
        "--parameters",
        metavar="NAME,...",
        type=names_of,
        help="casadi only: run-time parameters that are arguments, the others are folded; none folds all; default: all",
    )
    parser.add_argument(
        "--explain",
        action="store_true",
        help="print operations and time after each pass; to time the passes of one function, name it alone with "
        "--functions",
    )
    parser.add_argument("-o", "--output", metavar="DIR", help="folder to write to; default: generated/<name>/<target>/")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Derives, emits, writes."""
    from symgen.cli.stale_sources import check_owner, remove_older
    from symgen.cli.tables import explain_table, passes_table
    from symgen.output import check_output, write_files
    from symgen.pipeline import emit_sources, explain, left_out, notes_of_selection, select_functions

    chain = load(arguments)
    if arguments.target in EXPORTS:
        return _export(arguments, chain)
    names = select_functions(chain, arguments.functions)
    folder = output_folder(arguments, chain, arguments.target)
    check_output(*first_sources(folder, chain, arguments.target))
    with spinner(f"deriving {chain.name}"):
        level = arguments.optimization
        given = (arguments.target, arguments.dtype, names, arguments.plan, arguments.libm, level, arguments.batches)
        sources = emit_sources(chain, *given, arguments.parameters)
        records = explain(chain, names, arguments.plan, level) if arguments.explain else []
    check_owner(folder, chain.name, [source.name for source in sources])
    written = write_files({folder / source.name: source.text for source in sources})
    older = remove_older(folder, chain.name, [source.name for source in sources])
    missing = [] if arguments.functions else [s.name for s in left_out(chain, names)]
    commands = compile_commands(chain.name, [source.name for source in sources])
    if arguments.json:
        passes = [
            {
                "name": r.name,
                "operations": {name: asdict(r.operations[name]) for name in names},
                "nodes": r.nodes,
                "seconds": r.seconds,
            }
            for r in records
        ]
        found = {"files": [str(path) for path in written], "functions": list(names), "left_out": missing}
        found["removed"] = [str(folder / name) for name in older]
        say_json(found | {"compile": commands} | ({"passes": passes} if records else {}))
        return 0
    if records and len(names) > 1:
        say("all functions together (for the time of one, name it alone with --functions):")
        say(passes_table(records))
    for name in names if records else ():
        if len(names) > 1:
            say(f"{name}:")
        say(explain_table(records, name, alone=len(names) == 1))
    if records:
        from symgen.program.optimise import summaries

        say("\n".join(summaries().values()))
    for path, source in zip(written, sources, strict=True):
        say(f"{path}  {len(source.text.splitlines())} lines")
    for name in older:
        say(f"removed {folder / name}, of an earlier emission")
    say(f"{len(names)} function{'' if len(names) == 1 else 's'}: {', '.join(names)}")
    if missing:
        say(f"left out because they are large; --functions default,... adds them: {', '.join(missing)}")
    for note in [] if arguments.functions else notes_of_selection(chain, names)[len(missing) :]:
        say(note)
    if commands:
        say(f"to compile, in {folder} (programs are linked with -lm):")
    for command in commands:
        say(f"    {command}")
    return 0


def _export(arguments: argparse.Namespace, chain: Chain) -> int:
    """Writes the sources that another program calls."""
    from symgen.cli.stale_sources import check_owner, remove_older
    from symgen.errors import ArgumentError
    from symgen.output import check_output, write_files
    from symgen.pipeline import emit_sources
    from symgen.pipeline.exports import folded, select_control_functions

    if arguments.explain:
        raise ArgumentError(f"explain: it is for targets of which models are built, not for {arguments.target}")
    found = folded(chain, arguments.parameters)
    names = select_control_functions(found, arguments.functions)
    folder = output_folder(arguments, chain, arguments.target)
    check_output(*first_sources(folder, chain, arguments.target))
    with spinner(f"deriving {chain.name}"):
        given = (arguments.target, arguments.dtype, names, arguments.plan, arguments.libm, arguments.optimization)
        sources = emit_sources(chain, *given, arguments.batches, arguments.parameters)
    check_owner(folder, chain.name, [source.name for source in sources])
    written = write_files({folder / source.name: source.text for source in sources})
    older = remove_older(folder, chain.name, [source.name for source in sources])
    run_time = [p.name for p in found.parameters if not p.constant]
    commands = [
        f"gcc -std=c99 -O3 -ffp-contract=fast -fPIC -shared {source.name} -o {source.name[:-2]}.so -lm"
        for source in sources
    ]
    if arguments.json:
        data = {"files": [str(path) for path in written], "functions": list(names), "parameters": run_time}
        say_json(data | {"removed": [str(folder / name) for name in older], "compile": commands})
        return 0
    for path, source in zip(written, sources, strict=True):
        say(f"{path}  {len(source.text.splitlines())} lines")
    for name in older:
        say(f"removed {folder / name}, of an earlier emission")
    say(f"{len(names)} function{'' if len(names) == 1 else 's'}: {', '.join(f'{chain.name}_{name}' for name in names)}")
    say(f"p has {len(run_time)} parameter{'' if len(run_time) == 1 else 's'}: {', '.join(run_time) or 'none'}")
    say(f"to compile, in {folder}:")
    for command in commands:
        say(f"    {command}")
    return 0


def compile_commands(name: str, files: Sequence[str]) -> list[str]:
    """The commands that compile the sources of a chain: the plain ones, and all of them, in vectors if there are some.

    Example:
        >>> compile_commands("arm", ["arm.h", "arm.c", "arm_2.c"])
        ['gcc -std=c99 -O3 -ffp-contract=fast -c arm.c arm_2.c  # for a controller']
        >>> compile_commands("arm", ["arm.h", "arm.c", "arm_batch.h", "arm_batch.c"])[1]
        'gcc -std=c99 -O3 -ffp-contract=fast -c arm*.c  # with batches'
    """
    from symgen.compile.flags import CONTROLLER, FUSED

    sources = [file for file in files if file.endswith(".c")]
    plain = [file for file in sources if not file.startswith((f"{name}_vector", f"{name}_batch."))]
    gcc = " ".join(["gcc", *CONTROLLER])
    commands = [f"{gcc} -c {' '.join(plain)}  # for a controller"] if plain else []
    if len(sources) > len(plain):
        commands.append(f"{gcc} -c {name}*.c  # with batches")
    if any(file.startswith(f"{name}_vector") for file in files):
        vector = f"-march=native -D{name.upper()}_VECTOR {FUSED}"
        commands[-1] = f"{gcc} {vector} -c {name}*.c  # with batches, in vector code"
    return commands
