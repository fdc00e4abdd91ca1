"""The version of symgen, and the time at which this process began to import it."""

from __future__ import annotations

import time

__all__ = ["IMPORTED_AT", "__version__"]

__version__ = "0.2.0"

IMPORTED_AT = time.time_ns()
"""ns; sources that have changed since are not those of this process, see `symgen.pipeline.source_fingerprint`."""
