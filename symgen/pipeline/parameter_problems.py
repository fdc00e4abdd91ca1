"""Problems of a set of run-time parameters, in the words of the format's rules."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass

from symgen.describe.chain import Chain
from symgen.describe.parameters import with_values
from symgen.describe.validate import validate
from symgen.errors import ChainError, ChainWarning

__all__ = ["ParameterProblems"]


@dataclass(frozen=True, slots=True)
class ParameterProblems:
    """Names the first problem of parameter sets of one chain; pickles with the model."""

    chain: Chain

    def __call__(self, values: Mapping[str, float]) -> str | None:
        """The first problem of the chain with these values; None when there is none."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ChainWarning)
            try:
                validate(with_values(self.chain, values))
            except ChainError as error:
                return str(error.problems[0])
        return None
