"""The default pose of loops that Newton's method closes, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from symgen.derive.loops.elimination import Order
from symgen.derive.loops.prediction import Prediction

__all__ = ["Home"]


@dataclass(frozen=True)
class Home:
    """The default pose of a cluster.

    Attributes:
        q: coordinates of all joints on the loops, by body.
        size: m, of the loops.
        side: sign of the determinant of J.
        order: of its pivots; None where there are more conditions than dependent joints.
        prediction: of the dependent coordinates nearby.
    """

    q: Mapping[int, float]
    size: float
    side: float
    order: Order | None
    prediction: Prediction
