"""`symgen emit` for targets that another program calls: their files, and the commands that compile them."""

from __future__ import annotations

import argparse

from symgen.cli.arguments import first_sources, output_folder
from symgen.cli.console import say, say_json, spinner
from symgen.describe.mechanism import Mechanism

__all__ = ["export"]


def export(arguments: argparse.Namespace, mechanism: Mechanism) -> int:
    """Writes the sources that another program calls."""
    from symgen.cli.stale_sources import check_owner, remove_older
    from symgen.errors import ArgumentError
    from symgen.output import check_output, write_files
    from symgen.pipeline import emit_sources
    from symgen.pipeline.exports import folded, select_control_functions

    if arguments.explain:
        raise ArgumentError(f"explain: it is for targets with models in Python, not for {arguments.target}")
    found = folded(mechanism, arguments.parameters)
    names = select_control_functions(found, arguments.functions)
    folder = output_folder(arguments, mechanism, arguments.target)
    check_output(*first_sources(folder, mechanism, arguments.target))
    with spinner(f"deriving {mechanism.name}"):
        given = (arguments.target, arguments.dtype, names, arguments.plan, arguments.libm, arguments.optimization)
        sources = emit_sources(mechanism.authored, *given, arguments.batches, arguments.parameters)
    check_owner(folder, mechanism.name, [source.name for source in sources])
    written = write_files({folder / source.name: source.text for source in sources})
    older = remove_older(folder, mechanism.name, [source.name for source in sources])
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
    listed = ", ".join(f"{mechanism.name}_{name}" for name in names)
    say(f"{len(names)} function{'' if len(names) == 1 else 's'}: {listed}")
    say(f"p has {len(run_time)} parameter{'' if len(run_time) == 1 else 's'}: {', '.join(run_time) or 'none'}")
    say(f"to compile, in {folder}:")
    for command in commands:
        say(f"    {command}")
    return 0
