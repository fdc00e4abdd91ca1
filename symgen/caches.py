"""Assumptions about a processor's caches, used wherever symgen lays out memory."""

__all__ = ["LARGE", "LINE"]

LINE = 64
"""Bytes of a cache line. At its multiples, packs are loaded and stored whole."""

LARGE = 16
"""Smallest count of numbers per state, such as those of a matrix, for which their place in a cache line matters."""
