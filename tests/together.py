"""Functions of a chain in one NumPy module, for tests that put a fault between a caller and the emitted code."""

from symgen.pipeline.build import Build
from symgen.pipeline.models import whole_model


def numpy_backend(chain, functions):
    """The backend of these functions."""
    return whole_model(Build(chain, tuple(functions), "numpy")).whole.backend
