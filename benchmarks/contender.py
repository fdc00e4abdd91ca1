"""A contender: sources and a few lines of glue, compiled into one library that the harness loads.

Every library offers `bench_<function>(count, q, qd, u, out)` with u the accelerations or the torques, and
says by `bench_layout` how its arrays lie: state by state, blocks of 512 states, or groups of 8 states.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import subprocess
from dataclasses import dataclass, field, replace
from pathlib import Path

from symgen.compile.flags import machine

__all__ = [
    "BLOCKS",
    "FLAGS",
    "GROUPS",
    "SCRATCH",
    "STATES",
    "Contender",
    "PeerAbsentError",
    "build",
    "cached",
    "compile_",
]

ROOT = Path(__file__).parents[1]
SCRATCH = ROOT / "build" / "bench"
"""Where everything is built and kept; named by content, so that nothing is built twice."""

FLAGS = ("-O3", "-march=native", "-ffp-contract=fast", "-fno-math-errno")
"""The same for every contender, whatever its maker recommends; symgen's code gets those of its own build as well."""

STATES, BLOCKS, GROUPS = 0, 1, 2


class PeerAbsentError(Exception):
    """A peer that is not installed here; the words say which and why."""


@dataclass(frozen=True)
class Contender:
    """What is measured under one name.

    Attributes:
        peer: whose code: `"symgen"`, `"CasADi C"`, ...
        variant: what distinguishes it from the peer's other rows.
        compiler: the command, `"gcc"`, `"clang"`, `"g++"` or `"clang++"`.
        sources: name and text of every file; `.c` and `.cpp` files are compiled.
        flags: besides `FLAGS`.
        libraries: come last on the command line.
        flops: add + mul + div of each function where they can be counted.
        tolerance: largest error against the reference (see `benchmarks.states.error`).
        identity: what else decides over the compiled code, such as versions of headers.
        blocked: whether its arrays lie in blocks, as long as a pass.
    """

    peer: str
    variant: str
    compiler: str
    sources: tuple[tuple[str, str], ...]
    flags: tuple[str, ...] = ()
    libraries: tuple[str, ...] = ()
    flops: dict[str, int] = field(default_factory=dict)
    tolerance: float = 1e-11
    identity: str = ""
    blocked: bool = False

    @property
    def name(self) -> str:
        return ", ".join(word for word in (self.peer, self.variant, self.compiler) if word)

    def by(self, compiler: str) -> Contender:
        """The same under another compiler."""
        return replace(self, compiler=compiler)


def cached(*words: str) -> Path:
    """A folder of its own for what these words decide on this machine."""
    key = hashlib.sha256("\0".join((machine(), *words)).encode()).hexdigest()[:20]
    folder = SCRATCH / key
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def compile_(command: list[str], output: Path, folder: Path | None = None) -> Path:
    """Runs a compiler unless its output exists; the output appears whole or not at all.

    Raises:
        PeerAbsentError: the compiler fails, with the first of its errors.
    """
    if output.exists():
        return output
    unfinished = output.with_suffix(f".{os.getpid()}")
    found = subprocess.run([*command, "-o", str(unfinished)], cwd=folder, capture_output=True, text=True, check=False)
    if found.returncode:
        first = next((line for line in found.stderr.splitlines() if "error" in line), found.stderr[:300])
        raise PeerAbsentError(f"does not compile here: {first.strip()[:300]}")
    unfinished.rename(output)
    return output


def build(contender: Contender) -> Path:
    """The contender's library; raises PeerAbsentError when it cannot be built."""
    version = subprocess.run([contender.compiler, "--version"], capture_output=True, text=True, check=True).stdout
    words = [text for pair in contender.sources for text in pair]
    command = [contender.compiler, *FLAGS, "-w", *contender.flags, "-fPIC", "-shared"]
    folder = cached(version, shlex.join(command), contender.identity, *contender.libraries, *words)
    output = folder / "contender.so"
    if not output.exists():
        for name, text in contender.sources:
            (folder / name).write_text(text, encoding="utf-8")
        compiled = [name for name, _ in contender.sources if name.endswith((".c", ".cpp"))]
        compile_([*command, *compiled, *contender.libraries, "-lm"], output, folder)
    return output
