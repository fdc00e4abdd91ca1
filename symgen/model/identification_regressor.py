"""The call `Model.identification_regressor`, with the names of its columns."""

from __future__ import annotations

from typing import Any

from symgen.describe.linear_parameters import LinearParameter, linear_parameters
from symgen.errors import ArgumentError
from symgen.model.calls import Calls

__all__ = ["IdentificationRegressor"]


class IdentificationRegressor:
    """Joint forces as a linear map of a chain's parameters: called with q, qd, qdd (..., n).

    The columns of friction have the sign of the rate, and are zero at rest.
    """

    def __init__(self, model: Calls) -> None:
        self._model = model

    def __call__(self, q: Any, qd: Any, qdd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Y (..., n, columns)."""
        return self._model.call("identification_regressor", (q, qd, qdd), params, inputs, t)

    def __repr__(self) -> str:
        return f"<identification_regressor with {len(self.columns)} columns>"

    @property
    def parameters(self) -> tuple[LinearParameter, ...]:
        """The parameters of the columns."""
        mechanism = self._model.description.mechanism
        if mechanism is None:
            raise ArgumentError("identification_regressor: this model was made of a bare Program, without a chain")
        return linear_parameters(mechanism.chain)

    @property
    def columns(self) -> tuple[str, ...]:
        """Names of the columns, in their order."""
        return tuple(parameter.name for parameter in self.parameters)
