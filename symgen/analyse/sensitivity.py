"""Derivatives of natural frequencies by parameters at a fixed configuration (Fox and Kapoor 1968).

    d(omega^2)/dp = phi' (dK/dp - omega^2 dM/dp) phi / (phi' M phi)

M and K are differentiated, not differenced. Of a repeated frequency the shapes are not unique and the derivatives of
its branches are eigenvalues of a matrix of such forms; it is refused.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from symgen.analyse.ends import mode_number
from symgen.analyse.linear import named_values
from symgen.analyse.modes import modes
from symgen.errors import AnalysisError, ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["sensitivity"]

REPEATED = 1e-8
"""Frequencies whose squares differ by less than this share are one frequency, repeated."""


def sensitivity(
    model: Model,
    q: ArrayLike,
    mode: int = 0,
    *,
    locked: Collection[str] = (),
    params: Any = None,
    inputs: Any = None,
    t: float = 0.0,
) -> dict[str, float]:
    """The derivative of one natural frequency by every parameter of the chain, constants included: Hz per unit.

    Args:
        model: made by `build_model`, as `modes` takes it.
        q: (n,) the configuration, which stays fixed.
        mode: counted from 0.
        locked, params, inputs, t: as in `modes`.

    Raises:
        ArgumentError: a mode that there is not.
        AnalysisError: the frequency is zero or repeated.

    Example:
        >>> import symgen
        >>> model = symgen.build_model("examples/pendulum.yaml", "numpy")
        >>> slope = symgen.analyse.sensitivity(model, [0.0])
        >>> f = symgen.analyse.modes(model, [0.0]).frequencies_hz[0]
        >>> L = model.parameters["L"]
        >>> print(f"{slope['L'] * L / f:.6f}")  # f is proportional to 1/sqrt(L)
        -0.500000
    """
    found = modes(model, q, locked=locked, params=params, inputs=inputs, t=t)
    mode = mode_number("mode", mode, found)
    squares = np.square(found.omega)
    square = float(squares[mode])
    if square == 0.0:
        raise AnalysisError(f"mode {mode} has frequency zero: its square has a derivative, the frequency has none")
    same = int(np.sum(np.abs(squares - square) <= REPEATED * square))
    if same > 1:
        raise AnalysisError(
            f"mode {mode}: the frequency {found.frequencies_hz[mode]:.6g} Hz is repeated, multiplicity {same}, so its "
            "shape is not unique and it has no derivative of its own; break the symmetry a little, or lock joints"
        )
    if model.description.gradients is None:
        raise ArgumentError("model: it was not made by build_model, so its matrices cannot be differentiated")
    shape = found.full_shapes(len(found.system.q))[:, mode]
    forms = model.description.gradients(found.system.q, shape, square, named_values(model, params), inputs, t)
    scale = found.modal_mass[mode] * 2.0 * found.omega[mode] * 2.0 * np.pi
    return {name: float(value / scale) for name, value in forms.items()}
