"""The compiled functions that a loop in C calls: their backend, and the parameters that it has prepared for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from symgen.compile.c_backend import CBackend
    from symgen.model.model import Model

__all__ = ["backend_of", "prepared_for"]


def backend_of(model: Model) -> CBackend:
    """The backend of a model of target C whose functions are built together."""
    return cast("CBackend", model.whole.backend)


def prepared_for(model: Model, params: Any) -> Any:
    """Parameters as the functions of the backend take them; the caller keeps the result while C holds its address."""
    return model.ready(model.whole).of(model.prepared(params))
