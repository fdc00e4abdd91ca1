"""Writes the sources of a chain: C99 with its header, a NumPy module, or C that CasADi loads."""

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
    add_profile,
    add_target,
    first_sources,
    load,
    output_folder,
)
from symgen.cli.arguments import names as listed
from symgen.cli.console import say, say_json, spinner
from symgen.cli.emit_extras import add_extras, functions_of, scenario_of
from symgen.cli.export import export
from symgen.emit.targets import EXPORTS
from symgen.errors import ArgumentError
from symgen.options import CONTROLLER

EXAMPLE = """\
example: symgen emit examples/two_link.yaml --target c --dtype float32 --output controller/
         symgen emit examples/karnopp_masses.yaml --with simulator --scenario examples/many/pulled.yaml -o pulled/
"""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    add_target(parser, *EXPORTS)
    add_dtype(parser)
    add_functions(parser, default="all but very large ones, with --profile controller the feed-forward")
    add_plan(parser)
    add_libm(parser)
    add_optimization(parser)
    parser.add_argument(
        "--batches",
        action="store_true",
        help="C only: also write the functions for many states, in vector code",
    )
    add_profile(parser)
    add_extras(parser)
    parser.add_argument(
        "--parameters",
        metavar="NAME,...",
        type=listed,
        help="casadi only: run-time parameters to keep, the others are folded; or none; default: all",
    )
    parser.add_argument(
        "--explain",
        action="store_true",
        help="print operations and time after each pass",
    )
    parser.add_argument("-o", "--output", metavar="DIR", help="folder; default: generated/<name>/<target>/")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Derives, emits, writes."""
    from symgen.cli.stale_sources import check_owner, remove_older
    from symgen.cli.tables import explain_table, passes_table
    from symgen.output import check_output, write_files
    from symgen.pipeline import (
        controller_kit,
        controller_project,
        emit_sources,
        explain,
        left_out,
        notes_of_selection,
        select_functions,
    )

    mechanism = load(arguments)
    if arguments.target in EXPORTS:
        return export(arguments, mechanism)
    controller, simulator = arguments.profile == CONTROLLER, "simulator" in arguments.include
    beside = [name for name in arguments.include if name != "simulator"]
    if beside and not controller:
        raise ArgumentError(f"--with {','.join(beside)}: add --profile controller")
    scenario = scenario_of(arguments)
    names = select_functions(mechanism, functions_of(arguments, mechanism), arguments.profile)
    folder = output_folder(arguments, mechanism, arguments.target)
    check_output(*first_sources(folder, mechanism, arguments.target))
    with spinner(f"deriving {mechanism.name}"):
        level = arguments.optimization
        given = (arguments.target, arguments.dtype, names, arguments.plan, arguments.libm, level, arguments.batches)
        own = {"profile": arguments.profile, "validity": "valid" in arguments.include}
        sources = emit_sources(mechanism.authored, *given, arguments.parameters, **own)
        if controller:
            choices = (arguments.dtype, names, arguments.plan, arguments.libm, level, own["validity"])
            sources += controller_project(mechanism.authored, *choices, kit="kit" in arguments.include)
            if "kit" in arguments.include:
                sources += (controller_kit(mechanism.authored, *choices[:-1]),)
        if simulator:
            from symgen.pipeline.standalone import standalone_sources

            sources = (*sources, *standalone_sources(mechanism, sources, scenario))
        records = explain(mechanism.authored, names, arguments.plan, level) if arguments.explain else []
    check_owner(folder, mechanism.name, [source.name for source in sources])
    written = write_files({folder / source.name: source.text for source in sources})
    older = remove_older(folder, mechanism.name, [source.name for source in sources])
    missing = [] if arguments.functions or controller else [s.name for s in left_out(mechanism, names)]
    commands = _commands(mechanism.name, [source.name for source in sources], controller)
    commands += [f"./{mechanism.name} scenario.txt rows.csv events.csv"] if simulator else []
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
    for note in [] if arguments.functions or controller else notes_of_selection(mechanism, names)[len(missing) :]:
        say(note)
    if commands:
        say(f"to compile, in {folder} (programs are linked with -lm):")
    for command in commands:
        say(f"    {command}")
    return 0


def _commands(name: str, files: Sequence[str], controller: bool) -> list[str]:
    """The commands that are printed."""
    from symgen.emit.c.project import cross_commands, project_commands

    if not controller:
        return compile_commands(name, files)
    return [*project_commands(name, f"{name}_kit.c" in files), *cross_commands(name)]


def compile_commands(name: str, files: Sequence[str]) -> list[str]:
    """The commands that compile the sources of a chain: the plain ones, and all of them, in vectors if there are some.

    Example:
        >>> compile_commands("arm", ["arm.h", "arm.c", "arm_2.c"])
        ['gcc -std=c99 -O3 -ffp-contract=fast -c arm.c arm_2.c  # for a controller']
        >>> compile_commands("arm", ["arm.h", "arm.c", "arm_batch.h", "arm_batch.c"])[1]
        'gcc -std=c99 -O3 -ffp-contract=fast -c arm*.c  # with batches'
    """
    from symgen.compile.flags import CONTROLLER, FUSED
    from symgen.compile.simulator_program import FILES

    sources = [file for file in files if file.endswith(".c") and file not in FILES]
    plain = [file for file in sources if not file.startswith((f"{name}_vector", f"{name}_batch."))]
    gcc = " ".join(["gcc", *CONTROLLER])
    commands = [f"{gcc} -c {' '.join(plain)}  # for a controller"] if plain else []
    if len(sources) > len(plain):
        commands.append(f"{gcc} -c {name}*.c  # with batches")
    if any(file.startswith(f"{name}_vector") for file in files):
        vector = f"-march=native -D{name.upper()}_VECTOR {FUSED}"
        commands[-1] = f"{gcc} {vector} -c {name}*.c  # with batches, in vector code"
    if FILES[0] in files:
        programs = [file for file in FILES if file.endswith(".c")]
        commands.append(f"{gcc} {' '.join([*programs, *plain])} -lm -o {name}  # the simulator")
    return commands
