"""Which instructions the code may use: those of this processor, or a set that is asked for.

A set that the processor lacks, or whose flags the compiler refuses, is replaced by the best one that both have, with
one warning. The flags of the set are part of the cache's key, so libraries for several sets live side by side.
"""

from __future__ import annotations

import platform
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from symgen.compile.compiler import Compiler, accepts
from symgen.errors import ArgumentError, BuildWarning, warn

__all__ = ["NAMES", "SETS", "InstructionSet", "chosen_set", "processor_features", "supported"]


@dataclass(frozen=True, slots=True)
class InstructionSet:
    """A set of instructions.

    Attributes:
        name: the name that callers use.
        flags: of the compiler.
        features: of the processor, in the words of /proc/cpuinfo.
        vector: batches compute several states at a time.
    """

    name: str
    flags: tuple[str, ...]
    features: tuple[str, ...]
    vector: bool = True


SETS = (
    InstructionSet(
        "avx512",
        ("-mavx512f", "-mavx512dq", "-mavx512vl", "-mavx512bw", "-mavx2", "-mfma", "-mbmi2"),
        ("avx512f", "avx512dq", "avx512vl", "avx512bw", "avx2", "fma", "bmi2"),
    ),
    InstructionSet("avx2", ("-mavx2", "-mfma", "-mbmi2"), ("avx2", "fma", "bmi2")),
    InstructionSet("sse2", (), ("sse2",)),
    InstructionSet("scalar", (), (), vector=False),
)
"""From the widest to the plainest; `scalar` is one state after the other, on every machine."""

NAMES = (*(known.name for known in SETS), "native")
"""Names that callers may ask for."""

NATIVE = InstructionSet("native", ("-march=native",), ())
PLAIN = InstructionSet("native", (), ())
"""All that this machine has; beyond x86 the compiler's own target is that already."""

_warned: set[str] = set()


def chosen_set(name: str | None, compiler: Compiler) -> InstructionSet:
    """The set of that name, or the best one that machine and compiler have; None and "native" take all there is.

    Raises:
        ArgumentError: no set of that name.
    """
    x86 = platform.machine().lower() in ("x86_64", "amd64")
    if name is None or name == "native":
        return NATIVE if x86 else PLAIN
    if name not in NAMES:
        raise ArgumentError(f"instruction_set: {name!r} is not one of {', '.join(NAMES)}")
    here = [known for known in SETS[NAMES.index(name) :] if supported(known)]
    best = next(known for known in here if not known.flags or accepts(compiler, known.flags))
    if best.name != name:
        lacking = "processor" if here[0].name != name else "compiler"
        _warn_once(f"this {lacking} has no {name}; code for {best.name} is built instead")
    return best


def _warn_once(words: str) -> None:
    if words not in _warned:
        _warned.add(words)
        warn(BuildWarning(words))


def supported(known: InstructionSet) -> bool:
    """True when this machine can execute the set."""
    return all(feature in processor_features() for feature in known.features)


@cache
def processor_features() -> frozenset[str]:
    """Features that the processor reports; on x86-64 without such a report, those that every x86-64 has."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("flags"):
                return frozenset(line.split(":", 1)[1].split())
    except OSError:
        pass
    return frozenset({"sse2"} if platform.machine().lower() in ("x86_64", "amd64") else ())
