"""Senses of sliding, rests of joints, and the agreement of rates with coordinates."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from symgen.arrays import Array
from symgen.describe.chain import Chain, Joint
from symgen.describe.couplings import friction_groups
from symgen.describe.loops import bearing_joints
from symgen.describe.traits import frictional
from symgen.errors import IdentificationError
from symgen.identify.rows import rows_text
from symgen.reference.dependent_joints import dependent_joints
from symgen.reference.expressions import parameter_values
from symgen.reference.friction_law import law_of
from symgen.reference.state import REST

__all__ = ["CERTAIN", "check_sense", "modes_of", "sticking", "unclear_followers"]

Mask = NDArray[np.bool_]

CERTAIN = 4.0
"""Rates below this many standard deviations of their noise have no certain sense."""
ALIKE = 0.98
"""Correlation of rates with differences of coordinates from which on their ratio says something."""


def sticking(chain: Chain) -> list[bool]:
    """True per coordinate whose joint, or one that follows it alone, has friction which can hold it."""
    zero = np.zeros(3)

    def sticks(joint: Joint) -> bool:
        law = law_of(joint, zero, zero, lambda _: 1.0)
        return law is not None and law.sticks

    return [any(map(sticks, group)) for group in friction_groups(chain)[: len(chain.moving)]]


def check_sense(names: Sequence[str], t: Array, q: Array, qd: Array, qdd: Array, source: str) -> None:
    """Refuse rates and accelerations that are proportional to the differences of what they belong to, and not equal.

    Raises:
        IdentificationError: with the ratio, such as 57.3 for degrees against radians.
    """
    for below, above, kind in ((q, qd, "qd"), (qd, qdd, "qdd")):
        slope = (below[2:] - below[:-2]) / (t[2:] - t[:-2])[:, None]
        for i, name in enumerate(names):
            a, b = slope[:, i], above[1:-1, i]
            size = float(np.linalg.norm(a) * np.linalg.norm(b))
            if size == 0.0 or len(a) < 10 or abs(a @ b) < ALIKE * size:
                continue
            ratio = float(a @ b / (a @ a))
            if not 0.5 < ratio < 2.0:
                of = "q" if kind == "qd" else "qd"
                raise IdentificationError(
                    f"{source}: {kind}_{name} is {ratio:.4g} times the rate of {of}_{name} in all rows: their units, "
                    "signs or those of t are not the same; `units:` in the YAML beside the data converts them"
                )


def modes_of(
    q: Array,
    qd: Array,
    given: Array | None,
    sticks: Sequence[bool],
    resolution: Sequence[float | None],
    uncertain: Array | None,
    names: Sequence[str],
    window: int,
) -> tuple[Array, Mask, list[str]]:
    """Modes (s, n), where they are certain (s, n), and remarks.

    Args:
        given: measured or simulated modes; else joints rest where their rate is exactly zero, or where their encoder
            stands still.
        uncertain: (s, n) rates below which the sense is not certain; None where they are measured.
        window: samples in which the encoder of a resting joint stands still.
    """
    if given is not None:
        return np.sign(given), (given == 0.0) | (qd != 0.0), []
    mode = np.sign(qd)
    clear = np.ones(q.shape, dtype=bool)
    remarks = []
    for i, name in enumerate(names):
        if not sticks[i]:
            continue
        step = resolution[i]
        rests = qd[:, i] == 0.0 if step is None or uncertain is None else standing(q[:, i], step, window)
        mode[rests, i] = 0.0
        if uncertain is not None:
            clear[:, i] = rests | (np.abs(qd[:, i]) > uncertain[:, i])
            unclear = int(np.sum(~clear[:, i]))
            if unclear:
                remarks.append(
                    f"{unclear} samples of {name} left out: too slow to tell whether it slides, and which way."
                )
        if rests.any():
            remarks.append(
                f"{name} is at rest in {int(rests.sum())} samples, which enter as bounds ({rows_text(rests)})."
            )
    return mode, clear, remarks


def unclear_followers(chain: Chain, q: Array, qd: Array, uncertain: Array | None) -> tuple[Mask, list[str]]:
    """Forces (s, n) that friction of unknown size or sense takes part in, and remarks.

    Where a joint that follows several coordinates rests, or may, what it holds is not known: the forces of the
    coordinates that it moves with tell nothing then.

    Args:
        uncertain: as of `modes_of`.
    """
    unclear = np.zeros(q.shape, dtype=bool)
    several = [joint for (joint,) in friction_groups(chain)[len(chain.moving) :]]
    places = {joint.name: k for k, joint in enumerate(bearing_joints(chain))}
    if not any(map(frictional, several)) or not len(q):
        return unclear, []
    remarks, N = [], dependent_joints(chain, parameter_values(chain)).free_of_all(q.T)
    for joint in filter(frictional, several):
        row = N[places[joint.name]].T
        rate, size = np.sum(row * qd, axis=1), np.sum(np.abs(row * qd), axis=1)
        rests = np.abs(rate) <= REST * size
        if uncertain is not None:
            rests |= np.abs(rate) <= np.sum(np.abs(row) * uncertain, axis=1)
        unclear |= rests[:, None] & (row != 0.0)
        if rests.any():
            remarks.append(
                f"{int(rests.sum())} samples of the coordinates of {joint.name} left out: it rests there, or may."
            )
    return unclear, remarks


def standing(q: Array, step: float, window: int) -> Mask:
    """True in runs of `window` samples or more within a step and a half of an encoder."""
    rests = np.zeros(len(q), dtype=bool)
    if len(q) < window:
        return rests
    windows = np.lib.stride_tricks.sliding_window_view(q, window)
    (starts,) = np.nonzero(np.ptp(windows, axis=1) <= 1.5 * step)
    for k in range(window):
        rests[starts + k] = True
    return rests
