"""`make reading MJCF=FOLDER URDF=FOLDER`: how robots of public packages are read, into a part of ROBOTS.md.

Every MJCF model of a folder that MuJoCo reads and whose base stands still is compared with MuJoCo's own mechanics;
every URDF with mimic joints with Pinocchio's, and with MuJoCo's soft constraints in the limit of stiff ones. What is
refused stands below each table, with the reason.

python -m benchmarks.reading [--mjcf FOLDER ...] [--urdf FOLDER ...] [--only WORD ...] [--output -]
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.contender import ROOT, PeerAbsentError
from benchmarks.peers.installed import version
from benchmarks.reading.compared import NotComparedError, Numbers, beside_mujoco, beside_pinocchio, mujoco_version
from benchmarks.robots import said, shortly
from symgen.errors import SymgenError

RESULTS = ROOT / "benchmarks" / "ROBOTS.md"
TITLE = "# Robots as they are read"
GOOD = 1e-9

HEAD = f"""{TITLE}

Written by `make reading MJCF=FOLDER URDF=FOLDER`, here from MuJoCo Menagerie (March 2026) and the URDF files of
dex-urdf, ability-hand-api, urdf_files_dataset and example-robot-data. Differences are the largest of 8 random states
within the limits of the joints, relative to the largest number of a state; `cond` is the condition of the inertia
matrix, `read` and `build` are CPU seconds for the file and for the three NumPy functions. A difference above {GOOD:g}
is bold; where links have no mass there are no accelerations."""

MODELS = """## MJCF beside MuJoCo

MuJoCo {0} reads each file itself. Its inertia matrix, bias and accelerations are projected on the motions that its
constraints leave, which are soft in MuJoCo and exact here; contacts, limits, friction loss, control, compensation of
gravity and springs of tendons are switched off. Models with a free base are not in the table."""

MIMICS = """## URDF with mimic joints beside Pinocchio and MuJoCo

Pinocchio {0} (`mimic=True`) reads each file itself; `by hand` marks files whose mimic joints it refuses, where its
model with free joints is projected. `limit` is the difference of accelerations without torques from MuJoCo {1}, which
holds mimic joints by soft constraints: extrapolated from impedances of 0.999 and 0.9999 to 1; `-` where MuJoCo refuses
the robot. Dampers and friction are left out. Of files that say the same the first is shown."""


def main() -> None:
    """Compares folders."""
    parser = argparse.ArgumentParser(prog="benchmarks.reading", description=__doc__.partition("\n")[0])
    parser.add_argument("--mjcf", type=Path, nargs="+", default=[], metavar="FOLDER", help="searched for MJCF models")
    parser.add_argument("--urdf", type=Path, nargs="+", default=[], metavar="FOLDER", help="searched for URDF files")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="files with one of these in their paths")
    parser.add_argument("--output", default=str(RESULTS), help="a file, whose tables are replaced, or -")
    chosen = parser.parse_args()
    parts = [HEAD]
    if chosen.mjcf:
        paths = [path for path in _files(chosen.mjcf, "*.xml", chosen.only) if _is_model(path)]
        columns = ("model", "joints", "coordinates", "coupled", "loops", "M", "bias", "qdd", "cond", "read", "build")
        parts += [MODELS.format(mujoco_version()), _table(columns, chosen.mjcf, paths, beside_mujoco)]
    if chosen.urdf:
        paths = [path for path in _files(chosen.urdf, "*.urdf", chosen.only) if _has_mimics(path)]
        columns = ("robot", "joints", "coordinates", "coupled", "M", "bias", "qdd", "limit", "cond", "read", "build")
        parts += [
            MIMICS.format(version("pin"), version("mujoco")),
            _table(columns, chosen.urdf, paths, beside_pinocchio),
        ]
    text = "\n\n".join(parts) + "\n"
    if chosen.output == "-":
        print(text)
        return
    results = Path(chosen.output)
    before = results.read_text(encoding="utf-8") if results.exists() else ""
    kept = before.partition(TITLE)[0].rstrip("\n")
    results.write_text(f"{kept}\n\n{text}" if kept else text, encoding="utf-8")


def _table(
    columns: Sequence[str], folders: Sequence[Path], paths: Sequence[Path], compare: Callable[[Path], Numbers]
) -> str:
    """Rows of the files that are compared, then those that are refused and why."""
    rows, refused = [], []
    seen: set[str] = set()
    for path in paths:
        name = next(path.relative_to(folder) for folder in folders if path.is_relative_to(folder)).as_posix()
        print(name, file=sys.stderr, flush=True)
        try:
            found = compare(path)
        except NotComparedError as why:
            print(f"  not compared: {why}", file=sys.stderr, flush=True)
            continue
        except (SymgenError, PeerAbsentError) as why:
            words = shortly(Exception(str(why).replace(str(path), path.name)))
            refused.append(f"- {said(name)}: {said(words)}")
            continue
        cells = _cells(columns, found)
        twin = " ".join(cells[:-2])
        if twin in seen:
            continue
        seen.add(twin)
        rows.append(f"| {said(name)}{' (by hand)' if found.by_hand else ''} | {' | '.join(cells)} |")
        print("  " + " ".join(cells), file=sys.stderr, flush=True)
    good = sum("**" not in row for row in rows)
    lines = [f"| {' | '.join(columns)} |", f"| --- |{' ---: |' * (len(columns) - 1)}", *rows]
    parts = ["\n".join(lines), f"{len(rows)} compared, {good} of them within {GOOD:g}; {len(refused)} refused."]
    return "\n\n".join([*parts, *(["Refused:\n\n" + "\n".join(refused)] if refused else [])])


def _cells(columns: Sequence[str], found: Numbers) -> list[str]:
    """The cells of a row, but for the name."""
    errors = dict(zip(("M", "bias", "qdd"), found.errors, strict=True))
    cells = {key: str(getattr(found, key)) for key in ("joints", "coordinates", "coupled", "loops")}
    for key, value in errors.items():
        cells[key] = "-" if value != value else f"{value:.0e}" if value <= GOOD else f"**{value:.0e}**"
    cells |= {"limit": "-" if found.limit is None else f"{found.limit:.0e}", "cond": f"{found.condition:.0e}"}
    cells |= {"read": f"{found.load:.2f}", "build": f"{found.build:.1f}"}
    return [cells[column] for column in columns[1:]]


def _files(folders: Sequence[Path], pattern: str, only: Sequence[str]) -> list[Path]:
    found = [path for folder in folders for path in sorted(folder.rglob(pattern))]
    return [path for path in found if not only or any(word in str(path) for word in only)]


def _is_model(path: Path) -> bool:
    """True for a whole MJCF model: scenes bring the same robots with a floor."""
    return (
        "scene" not in path.name
        and re.search(r"<mujoco[\s>]", path.read_text(encoding="utf-8", errors="replace")) is not None
    )


def _has_mimics(path: Path) -> bool:
    text = path.read_text(encoding="utf-8", errors="replace")
    return "<mimic" in text and "xacro:" not in re.sub(r"xmlns:xacro", "", text)


if __name__ == "__main__":
    main()
