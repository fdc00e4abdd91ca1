"""Prepared sets of an ensemble as the batch header lays them out, written down once more."""

import numpy as np


def grouped(sets, count, dtype):
    """Flat array of the sets (K, count): groups of a cache line's numbers, the last set repeated to whole pairs."""
    line = 64 // np.dtype(dtype).itemsize
    groups = 2 * -(-count // (2 * line))
    padded = np.pad(sets, ((0, 0), (0, groups * line - count)), mode="edge")
    return np.ascontiguousarray(padded.reshape(len(sets), groups, line).swapaxes(0, 1), dtype).ravel()


def room(backend, name, count, dtype):
    """An array for the sets of a number of states."""
    return np.empty(getattr(backend.lib, f"{name}_ensemble_size")(count), dtype)
