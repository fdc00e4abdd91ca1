"""The parameters of a fit: base parameters over all columns, their names and units, the map back to all parameters.

    theta, all linear parameters  --B-->  beta = B theta, the combinations that joint forces depend on

Columns of a joint whose drive has losses are looked at in two parts: those that the losses multiply, and the others.
Source: Gautier 1991, over all columns.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.friction_numbers import varying_friction
from symgen.describe.linear_parameters import LENGTHS, NAMES, LinearParameter
from symgen.describe.loops import bearing_joint
from symgen.errors import ArgumentError
from symgen.identify.friction_values import States
from symgen.model.base_parameters import BaseParameters, grouped, length_of
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.identification import LinearMechanics, Motion
from symgen.reference.mechanics import Mechanics

__all__ = ["Basis", "Regressors", "basis_of", "split_rows", "unit_of"]


STATES = 40
SLOW = 1e-4
"""Smallest rates of the random states, relative to the others: Stribeck's curve is seen at small ones alone."""


@dataclass(frozen=True, eq=False)
class Regressors:
    """The linear map of one chain at its parameters' own values."""

    chain: Chain
    mechanics: Mechanics
    linear: LinearMechanics
    lossy: tuple[bool, ...]

    @classmethod
    def of(cls, chain: Chain) -> Regressors:
        """Those of a chain of rigid links.

        Raises:
            ArgumentError: a coupled joint has load-dependent friction.
        """
        for name, _ in chain.coupled:
            friction = chain.joint(name).friction
            if friction is not None and friction.coefficient is not None:
                message = f"identification: friction of {name} depends on a load, and {name} is coupled"
                raise ArgumentError(f"{message}; let {name} have the coordinate, and couple the joint that it follows")
        mechanics = mechanics_of(chain, inputs=dict.fromkeys(chain.input_names, 0.0))
        lossy = tuple(
            joint.drive is not None and any((joint.drive.efficiency, joint.drive.loss, joint.drive.friction_angle))
            for joint in chain.moving
        )
        return cls(chain, mechanics, mechanics.linear(), lossy)

    @property
    def columns(self) -> tuple[LinearParameter, ...]:
        """The linear parameters."""
        return self.linear.columns

    @cached_property
    def varies(self) -> bool:
        """True where some number of friction changes during a motion."""
        return bool(varying_friction(self.chain))

    def states(self, motion: Motion, t: Array, inputs: Array) -> States:
        """Values of names at the states of a motion: t (s,), inputs (s, k)."""
        coordinates = dict(zip(self.linear.joints, motion.q, strict=True))
        signals = zip(self.chain.input_names, inputs.T, strict=True)
        return States({**parameter_defaults(self.chain), **coordinates, **dict(signals)}, t)

    def anywhere(self, q: Array, qd: Array, qdd: Array) -> tuple[Motion, Array]:
        """The motion at any states q, qd, qdd (s, n), and Y (columns, n, s) there, inputs being one."""
        motion = self.linear.motion(q.T, qd.T, qdd.T)
        if not self.varies:
            return motion, self.linear.regressor(motion)
        states = self.states(motion, np.zeros(len(q)), np.ones((len(q), len(self.chain.input_names))))
        return motion, self.linear.regressor(motion, states.number)


def split_rows(regressors: Regressors, Y: Array, motion: Any) -> tuple[Array, Array]:
    """The columns of Y (columns, n, count) that losses leave alone, and those that they multiply.

    Left alone are the drive's own rotor, its motor's friction, and the offset of the measured force; of joints without
    losses, everything.
    """
    direct, loaded = Y.copy(), np.zeros_like(Y)
    for i, lossy in enumerate(regressors.lossy):
        if not lossy:
            continue
        loaded[:, i] = Y[:, i]
        direct[:, i] = 0.0
        name = regressors.chain.q_names[i]
        for c, parameter in enumerate(regressors.columns):
            if parameter.joint == name and parameter.kind in ("motor", "offset", "rotor"):
                own = regressors.linear.own_rotor(motion, i) if parameter.kind == "rotor" else Y[c, i]
                direct[c, i] = own
                loaded[c, i] = Y[c, i] - own
    return direct, loaded


@dataclass(frozen=True, eq=False)
class Basis:
    """Base parameters over all columns.

    Attributes:
        base: the independent columns and the combinations that they lead.
        columns: the linear parameters.
        chain: whose.
        reference: (columns, n) root mean square of each column, by joint, at random states of unit size.
        length: of the chain, by which masses and inertias are compared.
        hidden: columns of offsets that act as masses do; they are taken as zero.
        fixed: columns whose values are known.
    """

    base: BaseParameters
    columns: tuple[LinearParameter, ...]
    chain: Chain
    reference: Array
    length: float
    hidden: list[int]
    fixed: tuple[int, ...] = ()

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Of the base parameters."""
        return tuple(str(self.base).splitlines())

    @cached_property
    def leaders(self) -> tuple[LinearParameter, ...]:
        """The parameter that leads each combination."""
        return tuple(self.columns[c] for c in self.base.columns)

    @cached_property
    def units(self) -> tuple[str, ...]:
        """Of the base parameters."""
        return tuple(unit_of(self.chain, leader) for leader in self.leaders)

    @property
    def B(self) -> Array:
        """(b, columns)."""
        return self.base.combinations


def unit_of(chain: Chain, parameter: LinearParameter) -> str:
    """SI unit of a linear parameter."""
    if parameter.kind == "link":
        return ("kg", "kg m", "kg m^2")[LENGTHS[parameter.which]]
    if parameter.kind == "rotor":
        return "kg m^2"
    turns = bearing_joint(chain, parameter.joint).type == "revolute"
    force = "N m" if turns or parameter.kind == "motor" else "N"
    if parameter.kind == "damper" or parameter.which == "viscous":
        return f"{force} s/rad" if force == "N m" else f"{force} s/m"
    if parameter.kind == "spring":
        return f"{force}/rad" if turns else f"{force}/m"
    return force


def basis_of(regressors: Regressors, fixed: Collection[int] = ()) -> Basis:
    """Base parameters of a chain, from its columns at seeded random states.

    Args:
        fixed: columns whose values are known, so that they are part of no base parameter.
    """
    chain, linear = regressors.chain, regressors.linear
    n, columns = linear.n, linear.columns
    rng = np.random.default_rng(0)
    states = max(STATES, 4 * len(columns) // max(1, n))
    q, qd, qdd = rng.uniform(-np.pi, np.pi, (3, states, n))
    qd[states // 2 :] *= SLOW ** rng.uniform(0.0, 1.0, (states - states // 2, n))
    width = NAMES.__len__() * len(chain.joints)
    length = length_of(lambda *x: regressors.anywhere(*x)[1][:width].transpose(2, 1, 0), q[:20], qd[:20], qdd[:20])
    slides = np.array([joint.type == "prismatic" for joint in chain.moving])
    unit = np.where(slides, length, 1.0)
    q, qd, qdd = q * unit, qd * unit, qdd * unit
    motion, Y = regressors.anywhere(q, qd, qdd)
    parts = split_rows(regressors, Y, motion)
    rows = np.concatenate([part * unit[:, None] for part in (parts if any(regressors.lossy) else parts[:1])], axis=1)
    rows = rows.reshape(len(columns), -1).T
    powers = np.array([LENGTHS[p.which] if p.kind == "link" else 2 for p in columns])
    scale = length ** (powers - 2.0)
    for c, parameter in enumerate(columns):
        if parameter.kind != "link":
            scale[c] = 1.0 / (np.abs(rows[:, c]).max(initial=0.0) or 1.0)
    scale[[*fixed]] = 0.0
    independent, combinations = grouped(rows * scale)
    scale[[*fixed]] = 1.0
    combinations *= scale[independent][:, None] / scale
    combinations[:, independent] = np.eye(len(independent))
    hidden = [c for c in offsets_of_bodies(columns, combinations) if c not in fixed]
    combinations[:, hidden] = 0.0
    names = tuple(parameter.name for parameter in columns)
    reference = np.sqrt(np.mean(Y**2, axis=2))
    return Basis(
        BaseParameters(tuple(independent), combinations, names), columns, chain, reference, length, hidden, tuple(fixed)
    )


def offsets_of_bodies(columns: tuple[LinearParameter, ...], combinations: Array) -> list[int]:
    """Columns of offsets that are combinations of links' and rotors' columns, such as that of a vertical slide."""
    found = []
    for c, parameter in enumerate(columns):
        if parameter.kind == "offset":
            led = [columns[int(np.flatnonzero(row)[0])] for row in combinations if row[c] != 0.0]
            if any(leader.kind in ("link", "rotor") for leader in led):
                found.append(c)
    return found
