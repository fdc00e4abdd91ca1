"""Writes the sources of a chain in a language, C99 or NumPy, and products beside them or in their place."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.cli.arguments import (
    add_chain,
    add_dtype,
    add_functions,
    add_json,
    add_libm,
    add_optimization,
    add_plan,
    add_prefix,
    add_profile,
    add_settings,
    add_target,
    first_sources,
    load,
    output_folder,
    read_settings,
    settings_of_emit,
)
from symgen.cli.arguments import names as listed
from symgen.cli.console import say, say_json, spinner
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError
from symgen.options import CONTROLLER
from symgen.products.registry import PRODUCTS, asked_products, beside, in_place

if TYPE_CHECKING:
    from symgen.program.optimise import PassRecord

EXAMPLE = """\
example: symgen emit examples/two_link.yaml --target c --dtype float32 --output controller/
         symgen emit examples/karnopp_masses.yaml --with simulator --scenario examples/many/pulled.yaml -o pulled/
"""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    add_target(parser, *in_place())
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
    parser.add_argument(
        "--with",
        dest="include",
        metavar="NAME,...",
        type=listed,
        action="extend",
        default=[],
        help="also write: "
        + "; ".join(f"{product.name}, {product.title}" for product in beside().values() if not product.always),
    )
    add_settings(parser, PRODUCTS.values())
    parser.add_argument(
        "--explain",
        action="store_true",
        help="print operations and time after each pass",
    )
    add_prefix(parser)
    parser.add_argument("-o", "--output", metavar="DIR", help="folder; default: generated/<name>/<target>/")
    add_json(parser)


def _place(arguments: argparse.Namespace, mechanism: Mechanism) -> tuple[Path, str | None]:
    """Folder to write into, and the file's own name where `--output` names the one file of a product."""
    folder = output_folder(arguments, mechanism, arguments.target)
    alone = in_place().get(arguments.target)
    if alone is not None and len(alone.endings) == 1:
        suffix = Path(alone.endings[0]).suffix or alone.endings[0]
        if folder.suffix == suffix and not folder.is_dir():
            return folder.parent, folder.name
    return folder, None


def command(arguments: argparse.Namespace) -> int:
    """Derives, emits, writes."""
    from symgen.cli.stale_sources import check_owner, remove_older
    from symgen.output import check_output, write_files
    from symgen.pipeline import explain, left_out, notes_of_selection, written

    mechanism = load(arguments)
    alone = in_place().get(arguments.target)
    controller = arguments.profile == CONTROLLER
    if alone is not None and arguments.explain:
        raise ArgumentError(f"explain: it is for targets with models in Python, not for {arguments.target}")
    folder, single = _place(arguments, mechanism)
    name = arguments.prefix or mechanism.name
    check_output(*([folder / single] if single else first_sources(folder, name, arguments.target)))
    include = [p.name for p in beside().values() if p.always and p.profile == arguments.profile]
    include += arguments.include
    settings = read_settings(settings_of_emit(arguments), asked_products(include) if alone is None else [alone])
    with spinner(f"deriving {mechanism.name}"):
        level = arguments.optimization
        made = written(
            mechanism.authored, arguments.target, arguments.dtype, arguments.functions, arguments.plan, include,
            settings, arguments.prefix, optimization=level, libm=arguments.libm, batches=arguments.batches,
            **({} if arguments.profile is None else {"profile": arguments.profile}),
        )  # fmt: skip
        names = made.build.functions
        records = explain(mechanism.authored, names, arguments.plan, level) if arguments.explain else []
    files = {folder / (single or source.name): source for source in made.files}
    check_owner(folder, name, [str(path.relative_to(folder)) for path in files])
    write_files({path: source.content for path, source in files.items()})
    older = remove_older(folder, name, [source.name for source in made.files])
    usual = alone is None and not controller
    missing = [s.name for s in left_out(mechanism, names)] if usual and not arguments.functions else []
    commands = compile_commands(name, [source.name for source in made.sources]) if usual else []
    commands += [c.replace(made.files[0].name, single) if single else c for c in made.summary.commands]
    if arguments.json:
        found: dict[str, Any] = {"files": [str(path) for path in files], "functions": list(names), "left_out": missing}
        found["removed"] = [str(folder / name) for name in older]
        found |= {"compile": commands, "notes": list(made.summary.notes), **made.summary.facts}
        say_json(found | ({"passes": _passes(records, names)} if records else {}))
        return 0
    if records:
        _say_passes(records, names)
    for path, source in files.items():
        say(f"{path}  {source.size}")
    for file in older:
        say(f"removed {folder / file}, of an earlier emission")
    say(f"{len(names)} function{'' if len(names) == 1 else 's'}: {', '.join(names)}")
    if missing:
        say(f"left out because they are large; --functions default,... adds them: {', '.join(missing)}")
    for note in notes_of_selection(mechanism, names)[len(missing) :] if usual and not arguments.functions else []:
        say(note)
    for note in made.summary.notes:
        say(note)
    if commands:
        linked = usual and arguments.target == "c"
        say(f"{made.summary.purpose}, in {folder}{' (programs are linked with -lm)' if linked else ''}:")
        for line in commands:
            say(f"    {line}")
    return 0


def _passes(records: Sequence[PassRecord], names: Sequence[str]) -> list[dict[str, Any]]:
    """Fields of the passes in JSON."""
    return [
        {
            "name": r.name,
            "operations": {name: asdict(r.operations[name]) for name in names},
            "nodes": r.nodes,
            "seconds": r.seconds,
        }
        for r in records
    ]


def _say_passes(records: Sequence[PassRecord], names: Sequence[str]) -> None:
    """Tables of the passes, of all functions together and of each one, and what each pass does."""
    from symgen.cli.tables import explain_table, passes_table
    from symgen.program.optimise import summaries

    if len(names) > 1:
        say("all functions together (for the time of one, name it alone with --functions):")
        say(passes_table(records))
    for function in names:
        if len(names) > 1:
            say(f"{function}:")
        say(explain_table(records, function, alone=len(names) == 1))
    say("\n".join(summaries().values()))


def compile_commands(name: str, files: Sequence[str]) -> list[str]:
    """The commands that compile the sources of a chain: the plain ones, and all of them, in vectors if there are some.

    Example:
        >>> compile_commands("arm", ["arm.h", "arm.c", "arm_2.c"])
        ['gcc -std=c99 -O3 -ffp-contract=fast -c arm.c arm_2.c  # for a controller']
        >>> compile_commands("arm", ["arm.h", "arm.c", "arm_batch.h", "arm_batch.c"])[1]
        'gcc -std=c99 -O3 -ffp-contract=fast -c arm*.c  # with batches'
        >>> compile_commands("arm", ["arm_cuda.h", "arm_cuda.cu"])
        ['nvcc -std=c++17 -O3 -arch=native -c arm_cuda.cu']
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
    return commands + [f"nvcc -std=c++17 -O3 -arch=native -c {file}" for file in files if file.endswith(".cu")]
