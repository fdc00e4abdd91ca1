"""Cores that costs are measured for: flags of the compiler, and the board that QEMU emulates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.errors import ArgumentError

__all__ = ["CORES", "Core", "cores_named"]


@dataclass(frozen=True, slots=True)
class Core:
    """A core.

    Attributes:
        name: by which users ask for it.
        flags: of `arm-none-eabi-gcc`.
        board: of `qemu-system-arm -M`.
        title: for tables.
        hardware: number types that it computes in hardware.
    """

    name: str
    flags: tuple[str, ...]
    board: str
    title: str
    hardware: tuple[str, ...]


_HARD = ("-mthumb", "-mfloat-abi=hard")

CORES = {
    core.name: core
    for core in (
        Core("cortex-m3", ("-mcpu=cortex-m3", "-mthumb"), "mps2-an385", "Cortex-M3", ()),
        Core("cortex-m4f", ("-mcpu=cortex-m4", *_HARD, "-mfpu=fpv4-sp-d16"), "mps2-an386", "Cortex-M4F", ("float32",)),
        Core(
            "cortex-m7",
            ("-mcpu=cortex-m7", *_HARD, "-mfpu=fpv5-d16"),
            "mps2-an500",
            "Cortex-M7",
            ("float32", "float64"),
        ),
    )
}
"""By name."""


def cores_named(names: Sequence[str]) -> tuple[Core, ...]:
    """The cores of these names; raises ArgumentError for an unknown one, or none."""
    unknown = [repr(name)[:80] for name in names if name not in CORES]
    if unknown or not names:
        what = f"{' and '.join(unknown)} not known" if unknown else "none is named"
        raise ArgumentError(f"core: {what}; there are {', '.join(CORES)}")
    return tuple(CORES[name] for name in dict.fromkeys(names))
