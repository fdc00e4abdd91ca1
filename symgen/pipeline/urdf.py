"""A chain as URDF; one with loops is read back, for URDF+ does not say which of several positions is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING
from warnings import catch_warnings, simplefilter

import numpy as np

from symgen.describe.write_urdf import to_urdf
from symgen.errors import ArgumentError, SymgenError

if TYPE_CHECKING:
    from symgen.describe.chain import Chain
    from symgen.describe.write_urdf import Written

__all__ = ["written_urdf"]

SAME = 1e-9
"""Tolerance of M by its largest element: parameters became decimal numbers, loops are closed by iteration."""

NEAR = 0.2
"""rad and m: five poses, this far around the default one, are compared; those that close there."""


def written_urdf(chain: Chain) -> Written:
    """The URDF of a chain, and remarks.

    Raises:
        ArgumentError: what URDF cannot hold; a loop whose position is another one when the file is read back.
    """
    written = to_urdf(chain)
    if chain.loops and not _same_position(chain, written.text):
        names = ", ".join(loop.name for loop in chain.loops)
        raise ArgumentError(
            f"{chain.name}: URDF+ does not say which position of a loop is meant, and readers take the one near zero, "
            f"which is another one here ({names}); choose coordinates that are zero in it"
        )
    return written


def _same_position(chain: Chain, text: str) -> bool:
    """True where M around the default pose is that of the file read back."""
    from symgen.describe.urdf import loads_urdf
    from symgen.pipeline.chain_facts import home
    from symgen.pipeline.load import as_mechanism
    from symgen.pipeline.models import build_model

    try:
        with catch_warnings():
            simplefilter("ignore")
            first, second = (
                build_model(each, "numpy", functions=["mass_matrix"]) for each in (chain, loads_urdf(text))
            )
            n = len(first.q_names)
            near = np.asarray(home(as_mechanism(chain)) or np.zeros(n)) + NEAR * np.sin(np.arange(5 * n)).reshape(5, n)
            found = [np.asarray(model.mass_matrix(near)) for model in (first, second)]
    except SymgenError:
        return False
    inside = np.isfinite(found[0]).all(axis=(1, 2))
    found = [each[inside] for each in found]
    return bool(inside.any()) and bool(np.max(np.abs(found[0] - found[1])) <= SAME * np.max(np.abs(found[0])))
