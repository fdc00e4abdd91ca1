"""The largest memory that this process has held."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

__all__ = ["megabytes"]


def megabytes() -> float:
    """Peak of the resident memory, MB.

    On Linux from /proc, for what `getrusage` tells of a process that was forked begins with its parent's peak.
    """
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text(encoding="ascii", errors="replace").splitlines():
            if line.startswith("VmHWM:"):
                return float(line.split()[1]) / 1024.0
    unit = 1024.0**2 if sys.platform == "darwin" else 1024.0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
