"""M, C, K and the rows of ends for a configuration of a chain, with exact derivatives by the sought parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from symgen.arrays import Array
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError
from symgen.identify.vibration.ends import End, read_end
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.parameter_matrices import ParameterMatrices

__all__ = ["ChainTerms", "Terms"]


@dataclass(frozen=True, eq=False, slots=True)
class Terms:
    """Matrices of the m free coordinates, and their derivatives by p parameters.

    Attributes:
        M, C, K: (m, m).
        rows: (e, m) displacement of each end by the free coordinates.
        dM, dC, dK: (p, m, m).
        drows: (p, e, m).
    """

    M: Array
    C: Array
    K: Array
    rows: Array
    dM: Array
    dC: Array
    dK: Array
    drows: Array


class ChainTerms:
    """The chain with some parameters sought.

    Args:
        chain: a chain, or its file.
        parameters: names of the sought ones; None takes all on which M, C or K depend, but no lengths of the
            ends.
        points: that ends, and added masses, refer to.
        locked: joints that do not move.

    Raises:
        IdentificationError: an unknown parameter or joint; inputs in the chain.
    """

    def __init__(
        self, chain: Chain, parameters: Sequence[str] | None, points: Sequence[str], locked: Sequence[str] = ()
    ) -> None:
        mechanism = as_mechanism(chain)
        self.chain, self.written = mechanism.chain, mechanism.written
        self.points = tuple(dict.fromkeys(points))
        for name in locked:
            if name not in self.chain.q_names:
                raise IdentificationError(f"locked: there is no joint {name!r}{nearest(name, self.chain.q_names)}")
        pseudo = any(joint.pseudo for joint in self.chain.moving)
        self.free = np.array(
            [
                k
                for k, joint in enumerate(self.chain.moving)
                if (joint.pseudo or not pseudo) and joint.motion is None and joint.name not in locked
            ],
            dtype=np.intp,
        )
        if not len(self.free):
            raise IdentificationError("locked: no free coordinate is left")
        self.defaults = dict(parameter_defaults(self.chain))
        names = [parameter.name for parameter in self.chain.parameters]
        for name in parameters or ():
            if name not in names:
                raise IdentificationError(
                    f"parameters: {self.chain.name} has no parameter {name!r:.60}{nearest(name, names)}; there are "
                    f"{', '.join(names) or 'none'}. Write a number of the file under `parameters:` to have it sought"
                )
        if parameters is None:
            parameters = self._of_dynamics(names)
        if not parameters:
            raise IdentificationError(
                f"{self.chain.name}: M, C and K depend on no parameter of the chain; name stiffnesses, dampings or "
                "masses under `parameters:`"
            )
        self.parameters = tuple(dict.fromkeys(parameters))

    @property
    def coordinates(self) -> tuple[str, ...]:
        """Names of the m free coordinates."""
        return tuple(self.chain.q_names[k] for k in self.free)

    @cached_property
    def _matrices(self) -> ParameterMatrices:
        return ParameterMatrices(assemble(self.chain), self.points, self.parameters)

    def configuration(self, q: Mapping[str, float]) -> Array:
        """(n,) coordinates.

        Raises:
            IdentificationError: an unknown joint, or no finite number.
        """
        found = np.zeros(len(self.chain.q_names))
        for name, value in q.items():
            if name not in self.chain.q_names:
                have = ", ".join(self.chain.q_names)
                raise IdentificationError(
                    f"q: no joint {name!r:.60}{nearest(name, self.chain.q_names)}; there are {have}"
                )
            found[self.chain.q_names.index(name)] = value
        if not np.isfinite(found).all():
            raise IdentificationError(f"q: {dict(q)} is not finite")
        return found

    def ends(self, texts: Sequence[str]) -> tuple[End, ...]:
        """Ends from their texts."""
        return tuple(read_end(text, self.chain) for text in texts)

    def at(
        self, values: Mapping[str, float], q: Mapping[str, float], ends: Sequence[End], added: Mapping[str, float]
    ) -> Terms:
        """The terms for values of the parameters, those not named having the chain's.

        Raises:
            IdentificationError: mass is added where there is no point.
        """
        n, free = len(self.chain.q_names), self.free
        matrices, slopes = self._matrices(
            self.configuration(q), self.defaults | dict(values), [0.0] * len(self.chain.input_names)
        )
        for point, mass in added.items():
            J, dJ = matrices[self._point(point)][:3], slopes[point][:, :3]
            matrices["M"] = matrices["M"] + mass * J.T @ J
            cross = mass * np.einsum("pxi,xj->pij", dJ, J)
            slopes["M"] = slopes["M"] + cross + np.swapaxes(cross, 1, 2)
        rows, drows = np.zeros((len(ends), n)), np.zeros((len(self.parameters), len(ends), n))
        for k, end in enumerate(ends):
            if end.joint:
                rows[k, self.chain.q_names.index(end.joint)] = end.sign
            else:
                rows[k] = end.sign * matrices[end.point][end.row]
                drows[:, k] = end.sign * slopes[end.point][:, end.row]
        square = np.ix_(free, free)
        M, C, K = (matrices[name][square] for name in ("M", "C", "K"))
        dM, dC, dK = (slopes[name][:, free[:, None], free] for name in ("M", "C", "K"))
        return Terms(M, C, K, rows[:, free], dM, dC, dK, drows[:, :, free])

    def _point(self, name: str) -> str:
        if name not in self.points:
            raise IdentificationError(f"added: no point {name!r:.60}; there are {', '.join(self.points)}")
        return name

    def _of_dynamics(self, names: Sequence[str]) -> list[str]:
        """Parameters that M, C or K depend on, at zero and at unit coordinates; those of the ends are left out."""
        matrices = ParameterMatrices(assemble(self.chain), self.points, tuple(names))
        found = []
        for k, name in enumerate(names):
            dynamic = geometric = False
            for q in (np.zeros(len(self.chain.q_names)), np.linspace(0.3, 1.0, len(self.chain.q_names))):
                _, slopes = matrices(q, self.defaults, [0.0] * len(self.chain.input_names))
                dynamic |= any(np.any(slopes[x][k]) for x in ("M", "C", "K"))
                geometric |= any(np.any(slopes[x][k]) for x in self.points)
            if dynamic and not geometric:
                found.append(name)
        return found
