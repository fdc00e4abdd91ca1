"""Base parameters: the combinations of inertial parameters that joint torques depend on, found from the regressor.

Source: Gautier 1991, numerical calculation of the base inertial parameters: a QR decomposition of the regressor at
random states; a column whose diagonal entry of R vanishes is a combination of those before it. Masses, moments and
inertias are compared in units in which the chain's lengths are about one, so that the answer does not depend on the
units that the chain is written in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.describe.linear_parameters import LENGTHS, NAMES

__all__ = ["BaseParameters", "base_parameters", "grouped", "length_of"]

TOLERANCE = 1e-9
"""Relative threshold: smaller remainders of a column, and smaller coefficients in a combination, are rounding."""

TURNING = 0.1
"""Between zero and a third: the largest entry of e e' for a unit vector e is no less."""


@dataclass(frozen=True, eq=False, slots=True)
class BaseParameters:
    """Base parameters: the independent combinations of the links' inertial parameters.

    With phi the links' inertial parameters in the order of the regressor's columns (10 per link), the base
    parameters are `combinations @ phi`, and the torques Y phi = Y[:, columns] (combinations @ phi). They are in
    numbers, for one set of the chain's parameters, and each is led by a link's own parameter. The formulas of
    `derive_equations(chain).base_parameters()` group the same quantities otherwise, into the textbook's regrouped
    parameters of each body, such as `Izz_R(elbow)`. At the same values each set is a combination of the other. At
    special values, such as a distance of zero, these are fewer.

    Attributes:
        columns: positions of the regressor's independent columns, b of them.
        combinations: (b, 10 links); the identity in `columns`.
        names: of phi, as `derive_equations(chain).base_parameters()` has them: per link m(elbow), mcx(elbow), mcy, mcz,
            Ixx, Ixy, Ixz, Iyy, Iyz, Izz, the moments being mass times centre, and all at the link frame's origin.
    """

    columns: tuple[int, ...]
    combinations: Array
    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.columns)

    def __repr__(self) -> str:
        shown = ", ".join(self.names[k] for k in self.columns[:3]) + (", ..." if len(self) > 3 else "")
        of = f"{len(self)} combinations of {len(self.names)} inertial parameters"
        return f"<BaseParameters: {of}, led by {shown}; print() shows all>"

    def __str__(self) -> str:
        """A line per combination, its independent parameter first."""
        return "\n".join(self._combination(row, column) for row, column in enumerate(self.columns))

    def _combination(self, row: int, first: int) -> str:
        factors = self.combinations[row]
        text = self.names[first]
        for k in np.flatnonzero(factors):
            if k != first:
                sign, size = ("-", -factors[k]) if factors[k] < 0.0 else ("+", factors[k])
                text += f" {sign} " + ("" if abs(size - 1.0) < TOLERANCE else f"{size:.6g} ") + self.names[k]
        return text


def base_parameters(
    regressor: Callable[[Array, Array, Array], Array], joints: int, links: Sequence[str] = ()
) -> BaseParameters:
    """The base parameters of a chain, from its regressor at seeded random states.

    Args:
        regressor: (..., n, 10 links) of q, qd, qdd.
        joints: n, their number.
        links: the links' names, numbers from 0 when they are not known.
    """
    rng = np.random.default_rng(0)
    width = regressor(*np.zeros((3, 1, joints))).shape[-1]
    states = max(20, 3 * width // max(1, joints))
    q, qd, qdd = rng.uniform(-np.pi, np.pi, (3, states, joints))
    turns, length = _measured(regressor, q, qd, qdd)
    unit = np.where(turns, 1.0, length)
    powers = np.tile([*LENGTHS.values()], width // len(NAMES))
    scale = length ** (powers - 2.0)
    rows = regressor(q * unit, qd * unit, qdd * unit) * unit[:, None] * scale
    rows = rows.reshape(-1, width)
    independent, combinations = grouped(rows)
    combinations *= scale[independent][:, None] / scale
    combinations[:, independent] = np.eye(len(independent))
    links = links or [str(link) for link in range(width // len(NAMES))]
    names = tuple(f"{name}({link})" for link in links for name in NAMES)
    return BaseParameters(tuple(independent), combinations, names)


def grouped(rows: Array) -> tuple[list[int], Array]:
    """Positions of the first independent columns, and all columns as combinations of them, (b, columns).

    Args:
        rows: (r, columns), scaled so that columns compare.
    """
    width = rows.shape[1]
    independent: list[int] = []
    basis = np.zeros((rows.shape[0], 0))
    largest = float(np.abs(rows).max(initial=0.0))
    for column in range(width):
        rest = rows[:, column].copy()
        for _ in range(2):  # twice is enough (Kahan and Parlett)
            rest -= basis @ (basis.T @ rest)
        size = float(np.linalg.norm(rest))
        if size > TOLERANCE * max(float(np.linalg.norm(rows[:, column])), largest):
            independent.append(column)
            basis = np.column_stack([basis, rest / size])
    combinations = np.linalg.lstsq(rows[:, independent], rows, rcond=None)[0] if independent else np.zeros((0, width))
    combinations[np.abs(combinations) < TOLERANCE] = 0.0
    return independent, combinations


def length_of(regressor: Callable[[Array, Array, Array], Array], q: Array, qd: Array, qdd: Array) -> float:
    """A length of the chain, its reach from its axes."""
    return _measured(regressor, q, qd, qdd)[1]


def _measured(
    regressor: Callable[[Array, Array, Array], Array], q: Array, qd: Array, qdd: Array
) -> tuple[npt.NDArray[np.bool_], float]:
    """Mask (n,), True for joints that turn, and a length: the chain's reach from its axes, slides at zero.

    A joint turns when its torque accelerates its own link's inertia. The masses' columns divided by the inertias' have
    the unit of a length squared.
    """
    joints = q.shape[1]
    masses, inertias = (np.array([*LENGTHS.values()]) == power for power in (0, 2))
    still = np.zeros((joints, joints))
    pushed = regressor(still, still, np.eye(joints)) - regressor(still, still, still)
    pushed = pushed.reshape(*pushed.shape[:2], pushed.shape[2] // len(NAMES), len(NAMES))
    own = np.abs(pushed[np.arange(joints), np.arange(joints)])
    turns = own[..., inertias].max(axis=(1, 2), initial=0.0) > TURNING
    turning = [x * turns for x in (q, qd, qdd)]
    at_rest = np.zeros_like(q)
    felt = (regressor(*turning) - regressor(turning[0], at_rest, at_rest))[:, turns]
    felt = np.abs(felt.reshape(*felt.shape[:2], felt.shape[2] // len(NAMES), len(NAMES)))
    of_masses, of_inertias = (float(felt[..., kind].max(initial=0.0)) for kind in (masses, inertias))
    return turns, float(np.sqrt(of_masses / of_inertias)) if of_masses and of_inertias else 1.0
