"""Rayleigh's quotient in terms of local springs and masses, and redesign by it (Behi 1985, 2.58 to 2.67 and 5.5).

For a shape u, omega^2 = K_u/M_u with K_u = sum over springs of u'K_s u and M_u = sum over links of
m_j D_j, D_j = |G_j u|^2 + (G_r,j u)' (Pi_j/m_j) (G_r,j u): the local inertia is taken to grow with the local mass
(2.67). With the shape of a mode the quotient is its frequency. Springs and masses that change leave it the quotient of
the old shape: never below the first frequency of the new chain, and next to it where the shape changes little.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from symgen.analyse.arguments import number, numbers
from symgen.analyse.ends import mode_number
from symgen.analyse.energy import link_energies
from symgen.analyse.linear import mechanism_of, named_values
from symgen.analyse.modes import modes
from symgen.arrays import Array
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.nearest import nearest
from symgen.errors import AnalysisError, ArgumentError
from symgen.reference.coupled_mechanics import mechanics_of

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["Rayleigh", "rayleigh", "redesign"]


GRAVITY = "gravity"
"""The name among the springs of the Hessian of gravity and `potential`, which no design changes."""


@dataclass(frozen=True, eq=False)
class Rayleigh:
    """Rayleigh's quotient and what it is made of.

    Attributes:
        shape: (m,) over the free coordinates.
        springs: u'K_s u of every spring by its joint, of every `stiffness` block by its joints with commas, and of the
            Hessian of gravity and `potential` as `gravity`.
        masses: m_j D_j of every link by its joint; a rotor counts with the link that carries it, `base` or a joint.
    """

    shape: Array
    springs: Mapping[str, float]
    masses: Mapping[str, float]

    @property
    def stiffness(self) -> float:
        """K_u, the modal stiffness of the shape."""
        return math.fsum(self.springs.values())

    @property
    def mass(self) -> float:
        """M_u, its modal mass."""
        return math.fsum(self.masses.values())

    @property
    def frequency_hz(self) -> float:
        """sqrt(K_u/M_u)/(2 pi): not below the lowest natural frequency."""
        return math.sqrt(self.stiffness / self.mass) / (2.0 * math.pi)

    def scaled(self, springs: Mapping[str, float] | None = None, masses: Mapping[str, float] | None = None) -> Rayleigh:
        """The same shape with some springs and masses multiplied by factors; gravity's part stays.

        A mass's factor is that of the link's `mass` and `inertia` and of rotors that the link carries (2.67).

        Raises:
            ArgumentError: a name that is no spring, or no link.
        """
        new = []
        for kind, terms, factors in (("springs", self.springs, springs), ("masses", self.masses, masses)):
            for name in factors or {}:
                if name not in terms:
                    known = ", ".join(terms)
                    raise ArgumentError(f"{kind}: there is no {name!r}{nearest(name, terms)}; there are {known}")
            new.append({name: value * number(kind, (factors or {}).get(name, 1.0)) for name, value in terms.items()})
        return Rayleigh(self.shape, *new)


def rayleigh(
    model: Model,
    q: ArrayLike,
    shape: ArrayLike | None = None,
    *,
    mode: int = 0,
    locked: Collection[str] = (),
    params: Any = None,
    inputs: Any = None,
    t: float = 0.0,
) -> Rayleigh:
    """Rayleigh's quotient at a configuration, spring by spring and link by link.

    Args:
        model: as `modes` takes it.
        q: (n,) the configuration.
        shape: (m,) displacements of the free coordinates; None takes a mode's shape.
        mode: whose, counted from 0.
        locked, params, inputs, t: as in `modes`.
    """
    found = modes(model, q, locked=locked, params=params, inputs=inputs, t=t)
    u = found.shapes[:, mode_number("mode", mode, found)] if shape is None else numbers("shape", shape)
    if u.shape != (len(found),) or not np.all(np.isfinite(u)) or not np.any(u):
        raise ArgumentError(
            f"shape: {len(found)} finite numbers, not all zero, are wanted, of {', '.join(found.names)}"
        )
    mechanism = mechanism_of(model)
    values = parameter_defaults(mechanism.chain) | named_values(model, params)
    full = np.zeros(len(found.system.q))
    full[found.system.free] = u
    place = {name: k for k, name in enumerate(mechanism.q_names)}
    mechanics = mechanics_of(mechanism.chain, named_values(model, params))
    moved = mechanics.joint_rates(found.system.q) @ full
    springs = {
        joint.name: float(evaluate(joint.stiffness, values) * moved[k] ** 2)
        for k, joint in enumerate(mechanism.joints)
        if joint.stiffness is not None and (k not in mechanism.places or mechanism.places.index(k) in found.system.free)
    }
    for block in mechanism.chain.stiffness:
        part = full[[place[name] for name in block.joints]]
        matrix = np.array([[evaluate(element, values) for element in row] for row in block.matrix])
        name = ", ".join(block.joints)
        springs[name] = springs.get(name, 0.0) + float(part @ matrix @ part)
    K = mechanics.spring_matrix(found.system.q)
    rest = float(u @ found.system.K @ u - full @ K @ full)
    if abs(rest) > 1e-12 * abs(float(u @ found.system.K @ u)):
        springs[GRAVITY] = rest
    names, energy = link_energies(model, found.system.q, full[:, None], params)
    masses = {name: float(value) for name, value in zip(names, energy[:, 0], strict=True) if value != 0.0}
    return Rayleigh(u, springs, masses)


def redesign(
    quotient: Rayleigh,
    ratio: float,
    spring: str | Collection[str],
    *,
    springs: Mapping[str, float] | None = None,
    masses: Mapping[str, float] | None = None,
) -> float:
    """The factor of stiffness with which the frequency of the shape is `ratio` times as high (5.48, 5.55).

    The shape of the mode changes with the springs, so the new chain is a little lower. Repeated with the quotient of
    the new chain this is Newton's method, for the quotient's derivative is the frequency's: two or three times suffice.

    Args:
        quotient: of the mode to be raised.
        ratio: wanted by present frequency.
        spring: to be changed: a key of `quotient.springs`; a link that bends, for all springs between its rods, where
            its joint has no spring of its own; or several of them, which are changed by one factor.
        springs: factors of other springs that are changed besides.
        masses: factors of links' masses that are changed besides.

    Raises:
        ArgumentError: an unknown spring or link, no spring at all, one that has a factor already; a ratio that is not
            positive.
        AnalysisError: no stiffness of these springs alone gives the frequency.

    Example:
        >>> redesign(Rayleigh(np.ones(1), {"base": 1.0, "elbow": 3.0}, {"hand": 2.0}), 1.1, "elbow").__round__(6)
        1.28
    """
    asked = [spring] if isinstance(spring, str) else spring
    chosen = dict.fromkeys(name for given in asked for name in _springs(quotient, given))
    if not chosen:
        raise ArgumentError(f"spring: at least one is wanted; there are {', '.join(quotient.springs)}")
    fixed = [name for name in chosen if name in (springs or {})]
    if fixed:
        raise ArgumentError(f"springs: the factor of {fixed[0]} is what is sought; leave it out here")
    if not 0.0 < number("ratio", ratio) < math.inf:
        raise ArgumentError(f"ratio: wanted by present frequency, it must be positive and finite, not {ratio!r:.40}")
    changed = quotient.scaled(springs, masses)
    own = math.fsum(quotient.springs[name] for name in chosen)
    others = math.fsum(value for name, value in changed.springs.items() if name not in chosen)
    wanted = ratio**2 * quotient.stiffness / quotient.mass * changed.mass
    if own <= 0.0 or wanted <= others:
        raise AnalysisError(
            f"the stiffness of {', '.join(chosen)} alone cannot give {ratio:g} times the frequency: it holds {own:.6g} "
            f"of the modal stiffness {quotient.stiffness:.6g}; change another spring or mass, or ask for another ratio"
        )
    return (wanted - others) / own


def _springs(quotient: Rayleigh, name: str) -> list[str]:
    """The springs of that name: itself, or those between the rods of a link that bends.

    Raises:
        ArgumentError: there is none.
    """
    if name in quotient.springs and name != GRAVITY:
        return [name]
    between = re.compile(re.escape(str(name)) + r"_e\d+(_[xyza])?")
    found = [spring for spring in quotient.springs if between.fullmatch(spring)]
    if not found:
        known = [spring for spring in quotient.springs if spring != GRAVITY]
        raise ArgumentError(f"spring: {name!r} is no spring{nearest(str(name), known)}; there are {', '.join(known)}")
    return found
