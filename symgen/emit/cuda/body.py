"""The body of one device function: C's, with angles one by one and constants stored one by one.

Arrays are indexed by constants alone, and functions are inlined into their kernel, so that compilers keep the arrays of
a thread in its registers.
"""

from __future__ import annotations

from typing import ClassVar

from symgen.emit.c.scalar_body import ScalarBody

__all__ = ["CudaBody"]


class CudaBody(ScalarBody):
    """Prints the steps of one function; prepared number k of a set is `prepared[k * sets]`."""

    CONTEXT: ClassVar[str] = "prepared, sets"

    def _abreast(self) -> int:
        return 1
