"""What is assumed of a processor's caches, wherever symgen lays out memory."""

__all__ = ["LARGE", "LINE", "PAGE"]

LINE = 64
"""Bytes that are read and written together, at whose multiples packs are loaded and stored whole."""

PAGE = 4096
"""Bytes after which arrays share sets of the first cache."""

LARGE = 16
"""Numbers of a state, as many as a matrix has, from which on it matters where in a line they lie."""
