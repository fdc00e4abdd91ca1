"""A chain and everything about its identification that does not depend on data."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache, partial

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.errors import IdentificationError
from symgen.identify.blocks import Blocks
from symgen.identify.fixed import fixed_parameters
from symgen.identify.forces import rows_of
from symgen.identify.parameters import Basis, Regressors, basis_of
from symgen.identify.realise import Way, way_back
from symgen.identify.samples import Samples
from symgen.identify.unknowns import Extra, Unknowns, unknowns_of
from symgen.identify.validation import sliding_only

__all__ = ["Problem", "problem_of"]


@dataclass(frozen=True, eq=False)
class Problem:
    """A chain and everything that does not depend on data."""

    chain: Chain
    regressors: Regressors
    basis: Basis
    way: Way
    unknowns: Unknowns

    @property
    def extras(self) -> tuple[Extra, ...]:
        """Parameters besides the base parameters."""
        return self.unknowns.extras

    def start(self) -> Array:
        """(p,): the chain's own values."""
        return np.array([*(self.basis.B @ self.way.nominal), *(extra.value for extra in self.extras)])

    @property
    def wanted(self) -> int:
        """Parameters that are to be estimated."""
        return len(self.basis.names) + sum(not extra.fixed for extra in self.extras)

    def rows(self, samples: Samples) -> Blocks:
        """Regressors of samples."""
        loaded = sum(kind == "coefficient" for _, kind in self.unknowns.factors)
        width = len(self.basis.columns) * (len(self.chain.moving) + 6 * loaded)
        make = partial(rows_of, self.regressors, self.basis, self.way, self.unknowns)
        return Blocks(make, samples, width, self.unknowns)

    def predict(self, x: Array, q: Array, qd: Array, qdd: Array) -> Array:
        """Forces (..., n) with the parameters x of the fit; friction by the signs of the rates."""
        n = len(self.chain.moving)
        shape = np.broadcast_shapes(q.shape, qd.shape, qdd.shape)
        if not shape or shape[-1] != n:
            raise IdentificationError(f"predict: arrays (..., {n}) are wanted, not {shape}")
        q, qd, qdd = (np.broadcast_to(part, shape).reshape(-1, n) for part in (q, qd, qdd))
        samples = sliding_only(q, qd, qdd, len(self.chain.input_names))
        return np.asarray(self.rows(samples).forces(x).T).reshape(shape)


@lru_cache(maxsize=8)
def problem_of(chain: Chain, estimate: tuple[str, ...] = (), hold: tuple[str, ...] = ()) -> Problem:
    """The problem of a chain of rigid links.

    Args:
        estimate, hold: patterns of names, see `symgen.identify.fixed`.

    Raises:
        IdentificationError: a pattern that nothing has the name of, or nothing is left to estimate.
    """
    regressors = Regressors.of(chain)
    unknowns = unknowns_of(regressors)
    columns, others = fixed_parameters(chain, regressors.columns, unknowns, estimate, hold)
    basis = basis_of(regressors, columns)
    extras = tuple(replace(extra, fixed=k in others) for k, extra in enumerate(unknowns.extras))
    return Problem(chain, regressors, basis, way_back(basis), replace(unknowns, extras=extras))
