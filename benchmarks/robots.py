"""`make robots ROBOTS=FOLDER`: symgen beside Pinocchio on every robot of a folder of URDF files, into ROBOTS.md.

Pinocchio reads each file itself, so that reading is compared as well as mechanics: its numbers feed CasADi's C and
Pinocchio's C++, symgen's C comes from symgen's reader, and all are held to plain numeric Newton-Euler. The base stands
still, joints that mimic others are free, dampers and dry friction are left out. Everything goes by rules: nothing is
tuned for a robot.

python -m benchmarks.robots FOLDER [--only WORD ...] [--output -]
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from benchmarks import symgen_code
from benchmarks.compare import Comparison, Makers, Row, compare_these, compilers
from benchmarks.contender import ROOT, Contender, PeerAbsentError
from benchmarks.peers import pinocchio
from benchmarks.peers.installed import run_python
from benchmarks.processors import one_processor
from benchmarks.raw import RawChain, RawLink
from benchmarks.report import setting
from symgen.describe.angles import exact_multiple
from symgen.describe.chain import Chain
from symgen.describe.evaluate import evaluate
from symgen.describe.names import identifier
from symgen.describe.urdf import loads_urdf
from symgen.errors import ChainWarning, SymgenError
from symgen.pipeline import emit_sources
from symgen.text.prose import markdown, prose

__all__ = ["robot", "robots"]

RESULTS = ROOT / "benchmarks" / "ROBOTS.md"
SCRIPT = Path(__file__).parent / "peers" / "foreign" / "urdf_model.py"
FORMS = (symgen_code.Form(), symgen_code.Form("batch"))
FUNCTIONS = ("forward_dynamics", "inverse_dynamics", "mass_matrix")
PEERS = ("CasADi C", "Pinocchio C++")
SAME = 1e-6
"""Relative: robots whose inertia matrix has a condition of 1e8 are among them; other mechanics differ by more."""

HEAD = """# Robots as their makers publish them

Written by `make robots ROBOTS=FOLDER`, here from the URDF files of the project example-robot-data. Every robot stands
on a base at rest; joints that mimic others are free; dampers and dry friction are left out. Pinocchio reads each file
itself; angles within 1e-9 of multiples of pi/12 are those for both. Nothing is tuned: symgen's code goes by rules.

Nanoseconds are per state, one state at a time by gcc, the fastest of many passes; `batch` is symgen's, of 512 states.
CasADi's is the C that it generates from Pinocchio's algorithms, as it comes, by gcc; Pinocchio's is its C++ by the
better of two compilers; the best of their algorithms for forward dynamics counts. `x` says how many times faster symgen
is: above 1 a win, below 1 a loss. `derive` is processor seconds to derive and print all four functions. `error` is the
largest difference of forward dynamics from plain numeric Newton-Euler on 32 random states, relative to the largest
acceleration of a state."""

FASTER = ("x CasADi", "x Pinocchio")
COLUMNS = ("robot", "joints", "forward flops", "CasADi's", "forward ns", *FASTER, "batch ns")
COLUMNS += ("inverse ns", *FASTER, "M ns", *FASTER, "derive s", "error")


@dataclass(frozen=True)
class Robot:
    """A robot by both readers; joints in Pinocchio's order."""

    name: str
    chain: Chain
    raw: RawChain


def robot(path: Path) -> Robot:
    """Reads a file.

    Raises:
        SymgenError: symgen refuses it.
        PeerAbsentError: Pinocchio is missing, or refuses it.
        ValueError: the two do not find the same joints.
    """
    text = re.sub(r"<mimic\b[^>]*/>", "", path.read_text(encoding="utf-8"))
    text = re.sub(r'(?<=\brpy=")[^"]*', lambda found: " ".join(map(rounded, found[0].split())), text)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ChainWarning)
        chain = loads_urdf(text, path.name)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        copy.write_text(text, encoding="utf-8")
        found = json.loads(run_python(SCRIPT, str(copy)))
    names = [identifier(name, "joint") for name in found["names"]]
    if sorted(names) != sorted(chain.q_names):
        raise ValueError(f"joints {', '.join(sorted(set(names) ^ set(chain.q_names)))} are found by one reader alone")
    links = tuple(
        RawLink(**{k: np.array(v) if isinstance(v, list) else v for k, v in link.items()}) for link in found["joints"]
    )
    plain = {joint.name: replace(joint, damping=None, friction=None) for joint in chain.joints}
    order: dict[str, None] = {}
    for name in (*names, *plain):
        way = [name]
        while (parent := plain[way[-1]].parent) in plain and parent not in order:
            way.append(parent)
        order.update(dict.fromkeys(reversed(way)))
    chain = replace(chain, joints=tuple(plain[name] for name in order))
    gravity = np.array([evaluate(component, {}) for component in chain.gravity])
    return Robot(path.stem, chain, RawChain(chain.name, gravity, links))


def rounded(word: str) -> str:
    """The digits of an angle; of a right angle all of them, as symgen takes it within 1e-9. Other words as they are."""
    try:
        exact = exact_multiple(float(word))
    except (OverflowError, ValueError):  # of xacro, in what neither reader looks at
        return word
    return word if exact is None else repr(evaluate(exact, {}))


def makers(each: Robot) -> Makers:
    """symgen by rules, CasADi's C as it comes, Pinocchio's C++."""

    def own() -> Iterator[Contender]:
        for form in FORMS:
            yield from symgen_code.dynamics(each.chain, compilers(("gcc",)), form)

    def casadi() -> Iterator[Contender]:
        found = pinocchio.casadi(each.raw, compilers(("gcc",)), derivatives=False)
        return (replace(contender, tolerance=SAME) for contender in found if contender.variant == "libm")

    def cplusplus() -> Iterator[Contender]:
        found = pinocchio.cplusplus(each.raw, compilers(("g++", "clang++")))
        return (replace(contender, tolerance=SAME) for contender in found)

    yield "symgen", own
    yield "CasADi C", casadi
    yield "Pinocchio C++", cplusplus


def robots(paths: Sequence[Path], seconds: float, report: Callable[[str], None]) -> str:
    """ROBOTS.md for some files: a row for each robot, then what was left out and why."""
    rows, others, seen = [], [], dict[str, str]()
    for path in paths:
        try:
            each = robot(path)
        except (SymgenError, PeerAbsentError, ValueError) as why:
            others.append(f"- {said(path.stem)}: {said(shortly(why))}")
            continue
        numbers = each.raw.text()
        if numbers in seen:
            others.append(f"- {said(each.name)}: the same numbers as {said(seen[numbers])}")
            continue
        seen[numbers] = each.name
        try:
            spent = derived(each.chain)
            measured = compare_these(
                each.chain,
                each.raw,
                lambda folder, r=each: makers(r),
                seconds,
                lambda line, r=each: report(f"{r.name}: {line}"),
            )
        except SymgenError as why:
            others.append(f"- {said(each.name)}: {said(shortly(why))}")
            continue
        rows.append(row(each, measured, spent))
        report(" | ".join(rows[-1]))
    head = [COLUMNS, ("---", *("---:" for _ in COLUMNS[1:]))]
    lines = [f"| {' | '.join(cells)} |" for cells in (*head, *rows)]
    parts = [HEAD, "\n".join(setting()), "\n".join(lines), summary(rows)]
    return "\n\n".join([*parts, *(["Left out:\n" + "\n".join(others)] if others else [])]) + "\n"


def derived(chain: Chain) -> float:
    """Processor seconds to derive and print the four functions, with nothing kept from before."""
    kept = os.environ.get("SYMGEN_CACHE")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SYMGEN_CACHE"] = folder
        begin = time.process_time()
        with one_processor():
            emit_sources(chain, "c", batches=True, functions=symgen_code.DYNAMICS)
        spent = time.process_time() - begin
    if kept is None:
        del os.environ["SYMGEN_CACHE"]
    else:
        os.environ["SYMGEN_CACHE"] = kept
    return spent


def summary(rows: Sequence[tuple[str, ...]]) -> str:
    """How much faster on half of the robots at least, and where least."""
    lines = [f"{len(rows)} robots:"]
    for function, first in zip(("forward dynamics", "inverse dynamics", "inertia matrix"), (5, 9, 12), strict=True):
        for peer, k in zip(PEERS, (first, first + 1), strict=True):
            found = sorted((float(cells[k]), cells[0]) for cells in rows if cells[k] != "-")
            if found:
                least, name = found[0]
                middle = statistics.median(x for x, _ in found)
                lines.append(f"- {function} than {peer}: {middle:.1f} x (median), least {least:.1f} x ({name})")
    return "\n".join(lines)


def row(each: Robot, measured: Comparison, spent: float) -> tuple[str, ...]:
    """A robot's cells; NO where numbers disagree."""
    cells: list[str] = []
    for function in FUNCTIONS:
        own, *others = (best(measured, peer, function) for peer in ("symgen", *PEERS))
        if function == "forward_dynamics":
            cells += [str(r.flops) if r and r.flops else "-" for r in (own, others[0])]
        cells += [nanoseconds(own), *(times(own, other) for other in others)]
        if function == "forward_dynamics":
            cells.append(nanoseconds(measured.best("symgen", function, "batch")))
    error = max(
        (r.error for r in measured.rows if r.contender.peer == "symgen" and r.function == FUNCTIONS[0]), default=0.0
    )
    wrong = [f"**NO**: {r.contender.name}, {r.function}" for r in measured.rows if not r.agrees]
    return (said(each.name), str(len(each.chain.q_names)), *cells, f"{spent:.1f}", " ".join([f"{error:.0e}", *wrong]))


def best(measured: Comparison, peer: str, function: str) -> Row | None:
    """The fastest of a contender's compilers and algorithms, one state at a time."""
    variant = "" if peer == "symgen" else None
    found = [measured.best(peer, name, variant) for name in (function, f"{function}_aba", f"{function}_ldl")]
    return min((r for r in found if r), key=lambda r: r.ns, default=None)


def said(text: str) -> str:
    """A file's name, or what it holds, as a text in Markdown."""
    return markdown(prose(text))


def shortly(why: Exception) -> str:
    """The beginning of the first line."""
    line = str(why).partition("\n")[0]
    return line if len(line) <= 200 else f"{line[:200]} ..."


def nanoseconds(found: Row | None) -> str:
    return f"{found.ns:.0f}" if found else "-"


def times(ours: Row | None, theirs: Row | None) -> str:
    return f"{theirs.ns / ours.ns:.1f}" if ours and theirs else "-"


def main() -> None:
    """Measures a folder."""
    parser = argparse.ArgumentParser(prog="benchmarks.robots", description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="is searched for .urdf files")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="files with one of these in their names")
    parser.add_argument("--seconds", type=float, default=0.05, help="per contender and function")
    parser.add_argument("--output", default=str(RESULTS), help="a file, or - for the terminal")
    chosen = parser.parse_args()
    paths = [
        p for p in sorted(chosen.folder.rglob("*.urdf")) if not chosen.only or any(w in p.name for w in chosen.only)
    ]
    text = robots(paths, chosen.seconds, lambda line: print(line, file=sys.stderr, flush=True))
    if chosen.output == "-":
        print(text)
    else:
        _, title, read = RESULTS.read_text(encoding="utf-8").partition("# Robots as they are read")
        Path(chosen.output).write_text(f"{text}\n{title}{read}" if title else text, encoding="utf-8")


if __name__ == "__main__":
    main()
