"""MuJoCo: a general engine, called from C, its model in memory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from benchmarks.contender import Contender, PeerAbsentError, cached
from benchmarks.peers.installed import folder, run_python, version
from benchmarks.raw import RawChain
from benchmarks.states import DRY_FRICTION

__all__ = ["contender_of", "contenders", "models"]

HERE = Path(__file__).parent / "foreign"


def models(raw: RawChain, place: Path) -> None:
    """Puts the binary models beside the states: `smooth.mjb` and, with dry friction, `rough.mjb`."""
    script = HERE / "mujoco_model.py"
    made = cached(version("mujoco"), script.read_text(encoding="utf-8"), raw.text(), str(DRY_FRICTION))
    for name, arguments in (("smooth.mjb", ()), ("rough.mjb", (str(DRY_FRICTION),))):
        if not (made / name).exists():
            (made / "chain.txt").write_text(raw.text(), encoding="utf-8")
            run_python(script, str(made / "chain.txt"), str(made / name), *arguments)
        (place / name).write_bytes((made / name).read_bytes())


def contenders(raw: RawChain, compilers: tuple[str, ...]) -> Iterator[Contender]:
    """One contender: the engine is compiled already."""
    del raw
    return contender_of("mujoco_contender.c", compilers[0])


def contender_of(name: str, compiler: str) -> Iterator[Contender]:
    """The calls of a file of C against the engine."""
    identity = version("mujoco")
    home = folder() / "mujoco"
    library = next(iter(sorted(home.glob("libmujoco*"))), None)
    if library is None:
        raise PeerAbsentError("the wheel of mujoco has no library to link with")
    sources = ((name, (HERE / name).read_text(encoding="utf-8")),)
    flags = (f"-I{home / 'include'}",)
    libraries = (str(library), f"-Wl,-rpath,{home}")
    yield Contender("MuJoCo", "its own library", compiler, sources, flags, libraries, identity=identity, tolerance=1e-6)
