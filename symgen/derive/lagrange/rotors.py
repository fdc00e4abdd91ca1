"""Rotors of drives in Lagrange's equations: T = J/2 s^2, s = e.omega_parent + N qd (Dupont 1993, eqs. 23, 24).

The rotor of joint k sits on k's parent, which carries its mass and transverse inertia; its axis e is fixed there.
With the coefficients a_l = e.G_r,l of the parent's turning joints and a_k = N, M = J a a'. Its velocity terms are
those of the wrench J s' e + J s (omega x e) on the parent and of N J s' across the joint, s' without accelerations
e.alpha. A joint's armature is such a rotor whose housing stands still, s = qd.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from sympy import Expr, Integer, Mul, Rational, sqrt

from symgen.derive.lagrange.frames import Frame
from symgen.derive.lagrange.influence import Columns
from symgen.derive.lagrange.system import System
from symgen.derive.lagrange.vectors import NULL, ZERO, Vector, alignment, cross, dot, plus, rotate, scale, total
from symgen.derive.symbols import translate
from symgen.describe.chain import BASE
from symgen.describe.traits import own_inertia

__all__ = [
    "Rotor",
    "coefficients_of_unit_rotor",
    "rotor_energy",
    "rotor_inertia",
    "rotor_moments",
    "rotor_power",
    "rotor_torque",
    "rotor_velocity_terms",
    "rotors",
]

HALF = Rational(1, 2)


@dataclass(frozen=True)
class Rotor:
    """One rotor.

    Attributes:
        k: position of its joint in q.
        J, N: inertia about e, and motor angle per joint motion.
        e: axis, base axes.
        parent: frame of the link that carries it, `None` for the base and of an armature.
        number: of the joint's link, for names.
    """

    k: int
    J: Expr
    N: Expr
    e: Vector
    parent: Frame | None
    number: int

    def columns(self, system: System) -> Columns:
        """G_r of the parent."""
        return {} if self.parent is None else system.influence.Gr(self.parent)

    def coefficients(self, system: System) -> dict[int, Expr]:
        """a: of every joint that turns the rotor."""
        names = system.names
        a = {
            n: names.name(f"a{self.number}_{n + 1}", Integer(alignment(self.e, axis)) or dot(self.e, axis))
            for n, axis in self.columns(system).items()
        }
        return {**{n: x for n, x in a.items() if x is not ZERO}, self.k: self.N}


def rotors(system: System) -> tuple[Rotor, ...]:
    """The rotors with inertia of a chain."""
    found = []
    for frame in system.frames:
        joint = frame.joint
        given = None if joint is None or frame.coordinate is None else own_inertia(joint)
        J = ZERO if given is None else translate(given)
        if J is not ZERO:
            found.append(_rotor_of(system, frame, J))
    return tuple(found)


def _rotor_of(system: System, frame: Frame, J: Expr) -> Rotor:
    """The rotor of a joint's drive, with inertia J."""
    joint = frame.joint
    assert joint is not None
    assert frame.coordinate is not None
    if joint.armature is not None:
        return Rotor(frame.coordinate, J, Integer(1), frame.axis, None, frame.number)
    drive = joint.drive
    assert drive is not None
    N: Expr = Integer(1)
    lead = drive.lead_per_radian
    if lead is not None:
        N = 1 / translate(lead)
    elif drive.ratio is not None:
        N = translate(drive.ratio)
    parent = None if joint.parent == BASE else system.frame(joint.parent)
    e = frame.axis
    if drive.axis is not None:
        x, y, z = (translate(component) for component in drive.axis)
        length = sqrt(x * x + y * y + z * z)
        local: Vector = (x / length, y / length, z / length)
        e = local if parent is None else rotate(parent.R, local)
        e = system.names.vector(f"er{frame.number}", e)
    return Rotor(frame.coordinate, J, N, e, parent, frame.number)


def coefficients_of_unit_rotor(system: System, joint: str) -> dict[int, Expr]:
    """Its share of each joint's force with J = 1, accelerations included: a_k s' + s (omega x e).G_r,k."""
    frame = next(f for f in system.frames if f.joint is not None and f.joint.name == joint)
    rotor = _rotor_of(system, frame, Integer(1))
    omega, s, _ = _motion(system, rotor)
    rate = system.names.name(f"wra{rotor.number}", spin_rate(system, rotor))
    terms: defaultdict[int, list[Expr]] = defaultdict(list)
    for i, a in rotor.coefficients(system).items():
        terms[i].append(Mul(rate, a))
    turn = system.names.vector(f"we{rotor.number}", cross(omega, rotor.e))
    for i, axis in rotor.columns(system).items():
        terms[i].append(Mul(s, dot(turn, axis)))
    return {i: total(found) for i, found in terms.items()}


def rotor_inertia(system: System) -> dict[tuple[int, int], list[Expr]]:
    """Terms J a_i a_j of M for i <= j."""
    terms: defaultdict[tuple[int, int], list[Expr]] = defaultdict(list)
    for rotor in rotors(system):
        a = rotor.coefficients(system)
        for i, x in a.items():
            for j, y in a.items():
                if i <= j:
                    terms[i, j].append(Mul(rotor.J, x, y))
    return terms


def _motion(system: System, rotor: Rotor) -> tuple[Vector, Expr, Expr]:
    """omega of the parent, s, and e.alpha without accelerations."""
    qd, number = system.symbols.qd, rotor.number
    own = Mul(rotor.N, qd[rotor.k])
    if rotor.parent is None:
        return NULL, own, ZERO
    omega = system.influence.velocity(rotor.columns(system), qd, f"w{rotor.parent.number}")
    rates = system.influence.Gr_rate(rotor.parent, qd)
    alpha = system.influence.velocity(rates, qd, f"beta{rotor.parent.number}")
    s = system.names.name(f"wr{number}", total([dot(rotor.e, omega), own]))
    return omega, s, system.names.name(f"wrd{number}", dot(rotor.e, alpha))


def rotor_velocity_terms(system: System) -> dict[int, list[Expr]]:
    """Terms of the bias: J e.alpha a_k + J s (omega x e).G_r,k."""
    terms: defaultdict[int, list[Expr]] = defaultdict(list)
    for rotor in rotors(system):
        omega, s, rate = _motion(system, rotor)
        for i, a in rotor.coefficients(system).items():
            terms[i].append(Mul(rotor.J, rate, a))
        turn = system.names.vector(f"we{rotor.number}", cross(omega, rotor.e))
        for i, axis in rotor.columns(system).items():
            terms[i].append(Mul(rotor.J, s, dot(turn, axis)))
    return terms


def rotor_power(system: System) -> dict[tuple[int, int, int], list[Expr]]:
    """Terms H_r,lm.(Pi G_r,i) + G_r,l.(Pi (G_r,i x G_r,m)) of P*, Pi = J e e', N e as the joint's own column."""
    terms: defaultdict[tuple[int, int, int], list[Expr]] = defaultdict(list)
    for rotor in rotors(system):
        columns = dict(rotor.columns(system))
        order = [*columns, rotor.k]
        extended = {**columns, rotor.k: scale(rotor.N, rotor.e)}
        along = {n: dot(rotor.e, extended[n]) for n in order}
        for i in order:
            for el in order:
                for m in order:
                    if order.index(el) < order.index(m):
                        second = dot(rotor.e, cross(extended[el], extended[m]))
                        terms[i, el, m].append(Mul(rotor.J, second, along[i]))
                    turned = dot(rotor.e, cross(extended[i], extended[m]))
                    terms[i, el, m].append(Mul(rotor.J, along[el], turned))
    return terms


def rotor_energy(system: System) -> list[Expr]:
    """J s^2/2 per rotor."""
    return [Mul(HALF, rotor.J, _motion(system, rotor)[1] ** 2) for rotor in rotors(system)]


def rotor_moments(system: System) -> list[tuple[Frame, Vector]]:
    """Moment J s' e + J s (omega x e) that each parent link must give its rotor, base axes, accelerations included."""
    result = []
    for rotor in rotors(system):
        if rotor.parent is None:
            continue
        omega, s, _ = _motion(system, rotor)
        moment = plus(scale(spin_rate(system, rotor), rotor.e), scale(s, cross(omega, rotor.e)))
        result.append((rotor.parent, system.names.vector(f"Mr{rotor.number}", scale(rotor.J, moment))))
    return result


def spin_rate(system: System, rotor: Rotor) -> Expr:
    """s' = a qdd + e.alpha."""
    qdd = system.symbols.qdd
    _, _, rate = _motion(system, rotor)
    return total([rate, *(Mul(a, qdd[n]) for n, a in rotor.coefficients(system).items())])


def rotor_torque(system: System) -> dict[int, Expr]:
    """tau_s = N J s' of each joint whose drive has inertia (Dupont 1993, eq. 24)."""
    return {rotor.k: Mul(rotor.N, rotor.J, spin_rate(system, rotor)) for rotor in rotors(system)}
