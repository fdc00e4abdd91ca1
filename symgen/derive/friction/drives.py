"""Drives: ratio or lead, directional losses, the band that holds, and when the motion is unique.

tau is the motor's torque referred to the joint. The rotor's inertia is part of the smooth equations (`bodies.Rotor`,
Dupont 1993, eqs. 23, 24); tau_s is its share of the motor's torque. With the load torque tau_l, the joint's own
friction F_j (load side), the motor's F_m, and the mode s,

    sliding  tau - tau_s = (1 + k)(tau_l + s F_j) + s F_m,  k = k1 when s (tau_l + s F_j) > 0, else -k2
    stuck    tau - tau_s in [min g_lo(tau_l +- F_j) - F_m, max g_up(tau_l +- F_j) + F_m],
             g_up(x) = max((1 + k1) x, (1 - k2) x), g_lo(x) = min(...), static values throughout

1/eta1 = 1 + k1, 1/eta2 = 1 - k2 (Dupont 1993, eqs. 17 to 21 and 29, 30). k2 >= 1 is self-locking.

With x = s tau_l + F_j the sliding law is one formula with one absolute value,

    f = s [F_j + F_m + (k1 - k2)/2 x + (k1 + k2)/2 |x|]   in   M qdd + bias + f = tau,  tau_l = (M qdd + bias) - tau_s
"""

from __future__ import annotations

from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.values import Values
from symgen.describe.chain import Drive

__all__ = ["Losses", "drive_losses", "drive_ratio", "holding_band", "uniqueness_product"]


@dataclass(frozen=True)
class Losses:
    """k1 when driving and k2 when the load drives, sliding and static."""

    k1: Scalar
    k2: Scalar
    static_k1: Scalar
    static_k2: Scalar

    def excess(self, x: Scalar) -> Scalar:
        """k x with k1 for x > 0 and -k2 else: what the loss adds to x, both in the direction of motion."""
        half = x.algebra.constant(0.5)
        size = x.algebra.function("abs", (x,))
        return half * (self.k1 - self.k2) * x + half * (self.k1 + self.k2) * size


def drive_ratio(drive: Drive, values: Values) -> Scalar:
    """N: motor angle per joint motion; 1/lead for a screw."""
    lead = drive.lead_per_radian
    if lead is not None:
        return values.algebra.one / values(lead)
    return values.algebra.one if drive.ratio is None else values(drive.ratio)


def drive_losses(drive: Drive, values: Values) -> Losses | None:
    """The losses of a drive, `None` when it has none; static ones are the sliding ones unless given."""
    one = values.algebra.one

    def of_efficiency(pair: tuple[object, object]) -> tuple[Scalar, Scalar]:
        eta1, eta2 = (values(e) for e in pair)  # type: ignore[arg-type]
        return one / eta1 - one, one - one / eta2

    sliding: tuple[Scalar, Scalar] | None = None
    if drive.efficiency is not None:
        sliding = of_efficiency(drive.efficiency)
    elif drive.loss is not None:
        sliding = (values(drive.loss[0]), values(drive.loss[1]))
    elif drive.friction_angle is not None:
        # Dupont 1993, eq. (21), lead l per radian: eta1 = 1/(1 + K d/l), eta2 = 1/(1 - K d/l)
        k = values(drive.friction_angle.K) * values(drive.friction_angle.d) * drive_ratio(drive, values)
        sliding = (k, k)
    static = sliding
    if drive.static_efficiency is not None:
        static = of_efficiency(drive.static_efficiency)
    elif drive.static_loss is not None:
        static = (values(drive.static_loss[0]), values(drive.static_loss[1]))
    if static is None:
        return None
    if sliding is None:
        sliding = (values.algebra.zero, values.algebra.zero)
    return Losses(*sliding, *static)


def holding_band(load: Scalar, own: Scalar, motor: Scalar, losses: Losses | None) -> tuple[Scalar, Scalar]:
    """Lowest and highest motor torque, less tau_s, that leave a joint at rest (Dupont 1993, eqs. 20, 26).

    Args:
        load: tau_l.
        own: the joint's static friction F_j.
        motor: the motor's static friction F_m referred to the joint.
        losses: `None` for a drive without losses, or no drive.
    """
    if losses is None:
        return load - own - motor, load + own + motor
    algebra = load.algebra
    one = algebra.one
    up, down = one + losses.static_k1, one - losses.static_k2
    ends = (load - own, load + own)
    if own.is_zero:
        ends = (load, load)

    def extreme(name: str, end: Scalar) -> Scalar:
        return algebra.function(name, (up * end, down * end))

    low, high = extreme("min", ends[0]), extreme("max", ends[1])
    if not own.is_zero:
        low = algebra.function("min", (low, extreme("min", ends[1])))
        high = algebra.function("max", (high, extreme("max", ends[0])))
    return low - motor, high + motor


def uniqueness_product(losses: Losses, beta: Scalar) -> Scalar:
    """(1 + k1 beta)(1 - k2 beta): the motion of one drive is unique iff this is positive.

    beta = 1 - a' M^-1 e_i over the free joints, a the row of tau_s; (1 + J/(m l^2))^-1 for the scalar screw.
    """
    one = beta.algebra.one
    return (one + losses.k1 * beta) * (one - losses.k2 * beta)
