"""MuJoCo's own reading of a model, by the `mujoco` package: defaults, angles, frames, inertia of geoms.

    Source --MjSpec--> spec without what mechanics does not need --compile--> MjModel

Meshes of bodies whose inertia is written, textures and sensors are left out before the model is compiled: a file is
read without the meshes beside it, and in a tenth of the time.
"""

from __future__ import annotations

import importlib
import os
import re
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from symgen.describe.mjcf_source import Source
from symgen.errors import ChainError, Problem

__all__ = ["Compiled", "compiled"]

MOST_MESH_BYTES = 256 * 1024 * 1024
"""Length of a mesh that a body's inertia is computed from."""

MISSING = "MJCF files are read by the mujoco package, which is not installed: pip install 'symgen[mujoco]'"
OLD = "this version of the mujoco package is too old: pip install -U 'symgen[mujoco]'"


@dataclass(frozen=True)
class Compiled:
    """A model that MuJoCo has compiled.

    Attributes:
        mujoco: the package.
        model: `mujoco.MjModel`.
        lines: line of the source by kind of element (`body`, `joint`, `equality`, `actuator`) and number in the model.
        written: six elements of the inertia tensor as written (xx, yy, zz, xy, xz, yz), by number of the body.
        dropped: names of kinds of elements that were left out, with their numbers.
    """

    mujoco: Any
    model: Any
    lines: Mapping[tuple[str, int], int]
    written: Mapping[int, tuple[float, ...]]
    dropped: Counter[str]


def compiled(source: Source, file: str) -> Compiled:
    """MuJoCo's model of a source.

    Args:
        source: the text.
        file: how errors call the file.

    Raises:
        ChainError: `mujoco` is not installed or too old; MuJoCo refuses the model; a mesh that is needed is missing.
    """
    try:
        mujoco = importlib.import_module("mujoco")
    except ImportError:
        raise ChainError((Problem(MISSING, file=file),)) from None
    if not hasattr(getattr(mujoco, "MjSpec", None), "delete"):
        raise ChainError((Problem(f"{OLD} (found {mujoco.__version__})", file=file),))
    with _silence(mujoco):
        spec = _asked(mujoco, lambda: mujoco.MjSpec.from_string(source.text), source, file)
        spec.modelfiledir = source.folder
        dropped = _drop(mujoco, spec)
        _meshes(spec, source, file)
        model = _asked(mujoco, spec.compile, source, file)
    lines: dict[tuple[str, int], int] = {}
    kinds = {"body": spec.bodies, "joint": spec.joints, "equality": spec.equalities, "actuator": spec.actuators}
    for kind, elements in kinds.items():
        for element in elements:
            found = re.search(r"line (\d+)", element.info)
            lines[kind, element.id] = int(found[1]) if found else 0
    full = {body.id: tuple(body.fullinertia.tolist()) for body in spec.bodies if body.explicitinertial}
    written = {number: tensor for number, tensor in full.items() if tensor[0] == tensor[0]}  # NaN: diaginertia
    return Compiled(mujoco, model, lines, written, dropped)


def _asked(mujoco: Any, call: Callable[[], Any], source: Source, file: str) -> Any:
    """The result of a call to MuJoCo; its errors are problems of the file."""
    try:
        return call()
    except (ValueError, mujoco.FatalError, mujoco.UnexpectedError) as error:
        text = " ".join(str(error).split())
        found = re.search(r"\s*,?\s*line (\d+)", text)
        line, column = source.place(int(found[1])) if found else (0, 0)
        message = f"MuJoCo refuses the model: {text.replace(found[0], '') if found else text}"
        raise ChainError((Problem(message, file=file, line=line, column=column),)) from None


@contextmanager
def _silence(mujoco: Any) -> Iterator[None]:
    """Keeps MuJoCo's warnings, about simulation, out of a log file beside the caller's files, and out of Python."""
    before = mujoco.get_mju_user_warning()
    mujoco.set_mju_user_warning(lambda message: None)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        mujoco.set_mju_user_warning(before)


def _drop(mujoco: Any, spec: Any) -> Counter[str]:
    """Removes what says nothing about the motion of rigid bodies; counts what was there, by what users call it."""
    dropped: Counter[str] = Counter()
    derived = spec.compiler.inertiafromgeom == mujoco.mjtInertiaFromGeom.mjINERTIAFROMGEOM_TRUE
    waiting = [(spec.worldbody, False)]
    while waiting:
        body, moves = waiting.pop()
        moves = moves or bool(body.joints)
        waiting += [(child, moves) for child in body.bodies]
        needed = moves and (derived or not body.explicitinertial)
        for geom in list(body.geoms):
            dropped["contacts"] += bool(geom.contype or geom.conaffinity)
            geom.material = ""
            if (geom.meshname or geom.hfieldname) and not (needed and geom.mass != 0.0 and geom.density != 0.0):
                spec.delete(geom)
    for site in spec.sites:
        site.material = ""
    words = {
        "sensors": spec.sensors,
        "keyframes": spec.keys,
        "cameras": spec.cameras,
        "lights": spec.lights,
        "contacts": [*spec.pairs, *spec.excludes],
        "skins": spec.skins,
        "": [*spec.textures, *spec.materials, *spec.hfields, *spec.numerics, *spec.texts, *spec.tuples],
    }
    for word, elements in words.items():
        for element in list(elements):
            dropped[word] += 1
            spec.delete(element)
    used = {geom.meshname for geom in spec.geoms}
    for mesh in list(spec.meshes):
        if mesh.name not in used:
            spec.delete(mesh)
    del dropped[""]
    return dropped


def _meshes(spec: Any, source: Source, file: str) -> None:
    """Refuses meshes that are not files of a moderate size, before MuJoCo opens them."""
    faults: list[Problem] = []
    for mesh in spec.meshes:
        if not mesh.file:
            continue
        found = re.search(r"line (\d+)", mesh.info)
        line, column = source.place(int(found[1])) if found else (0, 0)
        name = Path(mesh.file).name if spec.strippath else mesh.file
        path = Path(source.folder, spec.meshdir, name)
        try:
            reason = "" if path.is_file() else "there is no such file"
            if not reason and os.stat(path).st_size > MOST_MESH_BYTES:
                reason = f"it has more than {MOST_MESH_BYTES} bytes"
        except (OSError, ValueError):
            reason = "there is no such file"
        if reason:
            message = f"the inertia of a body is computed from the mesh {mesh.file!r:.80}: {reason}; "
            message += "add it, or write the body's <inertial>"
            faults.append(Problem(message, file=file, line=line, column=column))
    if faults:
        raise ChainError(tuple(faults))
