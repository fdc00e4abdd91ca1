"""The cross-compiler and the emulator: what is missing and what to install, their own errors, and the cores."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from symgen.errors import ArgumentError, BuildError

__all__ = [
    "COMPILER",
    "CORES",
    "EMULATOR",
    "LISTING",
    "PACKAGES",
    "Core",
    "ToolTimeout",
    "cores_named",
    "missing_tools",
    "run_tool",
]

COMPILER = "arm-none-eabi-gcc"
LISTING = "arm-none-eabi-objdump"
EMULATOR = "qemu-system-arm"
PACKAGES = {
    COMPILER: "gcc-arm-none-eabi and libnewlib-arm-none-eabi",
    LISTING: "binutils-arm-none-eabi",
    EMULATOR: "qemu-system-arm",
}
"""Debian's packages; the names are alike elsewhere."""
SECONDS = 240.0
"""Patience with one run of a tool."""


class ToolTimeout(BuildError):
    """A tool did not come back in time."""


def missing_tools() -> dict[str, str]:
    """The tools that are not installed, each with the packages that have it."""
    return {tool: package for tool, package in PACKAGES.items() if shutil.which(tool) is None}


def run_tool(command: Sequence[str], folder: Path, what: str, seconds: float = SECONDS) -> str:
    """The output of a tool.

    Args:
        command: its words; the first one is looked up in the path.
        folder: to run in.
        what: is being done, for errors.
        seconds: to wait for it.

    Raises:
        BuildError: the tool is missing, failed, or did not come back.
    """
    try:
        done = subprocess.run(
            list(command), cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=seconds,
            check=False,
        )  # fmt: skip
    except FileNotFoundError:
        hint = f"; install {PACKAGES[command[0]]}" if command[0] in PACKAGES else ""
        raise BuildError(f"{what}: {command[0]} is not installed{hint}") from None
    except subprocess.TimeoutExpired:
        raise ToolTimeout(f"{what}: {command[0]} did not come back within {seconds:g} s") from None
    if done.returncode != 0:
        words = (done.stderr or done.stdout).strip().splitlines()
        told = "\n".join(words[:12]) or "without a word"
        raise BuildError(f"{what}: {command[0]} failed ({done.returncode}):\n{told}")
    return done.stdout


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
