"""Functions of a chain in one NumPy module: tests put a fault between caller and code, or have a model lack one."""

from symgen.pipeline.build import Build
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.models import whole_model


def numpy_model(chain, functions):
    """A model of these functions and no others."""
    return whole_model(Build(as_mechanism(chain), tuple(functions), "numpy"))


def numpy_backend(chain, functions):
    """The backend of these functions."""
    return numpy_model(chain, functions).whole.backend
