"""Drives: ratio or lead, directional losses, the band that holds, and when the motion is unique.

tau is the motor's torque referred to the joint. The rotor's inertia is part of the smooth equations (`bodies.Rotor`,
Dupont 1993, eqs. 23, 24); tau_s is its share of the motor's torque. With the load torque tau_l, the joint's own
friction F_j (load side), the motor's F_m, and the mode s,

    sliding  tau - tau_s = (1 + k)(tau_l + s F_j) + s F_m,  k = k1 when s (tau_l + s F_j) > 0, else -k2
    stuck    tau - tau_s in [min g_lo(tau_l +- F_j) - F_m, max g_up(tau_l +- F_j) + F_m],
             g_up(x) = max((1 + k1) x, (1 - k2) x), g_lo(x) = min(...), static values throughout

1/eta1 = 1 + k1, 1/eta2 = 1 - k2 (Dupont 1993, eqs. 17 to 21 and 29, 30). k2 >= 1 is self-locking. Friction and losses
may differ by the direction s: the upper bound takes those of positive rates, the lower one those of negative rates.

With x = s tau_l + F_j the sliding law is one formula with one absolute value,

    f = s [F_j + F_m + (k1 - k2)/2 x + (k1 + k2)/2 |x|]   in   M qdd + bias + f = tau,  tau_l = (M qdd + bias) - tau_s

Two nuts squeezed together (Dupont 1993, section 6.3 and fig. 10): the load adds half of itself to one nut and takes
half from the other, p/2 + x/2 and p/2 - x/2, until at |x| = p one runs free. The losses of both, k1 of a nut that is
driven and k2 of one that drives, are those of the drive with the larger of load and preload,

    |x| -> max(|x|, p)   in the formula above, and in g_up and g_lo
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.drives import drive_ratio
from symgen.describe.chain import Drive
from symgen.describe.joint_records import FORWARD, Pair

__all__ = ["Hold", "Losses", "drive_losses", "holding_band", "most_held", "to_corner", "uniqueness_product"]

UNBOUNDED = 1e15
"""A force that no other counts beside, as a multiple of those at work."""


@dataclass(frozen=True)
class Losses:
    """k1 when driving and k2 when the load drives, sliding and static; the preload p, `None` without."""

    k1: Scalar
    k2: Scalar
    static_k1: Scalar
    static_k2: Scalar
    preload: Scalar | None = None

    def along(self, size: Scalar | None) -> Losses:
        """The losses along a coordinate; the drive's joint moves `size` times as far as it, or as far for None."""
        return self if size is None or self.preload is None else replace(self, preload=size * self.preload)

    @property
    def corners(self) -> int:
        """Choices that name a piece of the law: which side drives, and whether the load exceeds the preload."""
        return 1 if self.preload is None else 2

    @property
    def slopes(self) -> tuple[Scalar, ...]:
        """Derivatives of `excess` on its pieces."""
        ends = (self.k1, -self.k2)
        return ends if self.preload is None else (*ends, self.shared)

    @property
    def shared(self) -> Scalar:
        """Derivative of `excess` while both nuts carry: (k1 - k2)/2."""
        return self.k1.algebra.constant(0.5) * (self.k1 - self.k2)

    @property
    def standing(self) -> Scalar:
        """`excess` of the preload without a load, (k1 + k2)/2 p; zero without a preload."""
        if self.preload is None:
            return self.k1.algebra.zero
        return self.k1.algebra.constant(0.5) * (self.k1 + self.k2) * self.preload

    def excess(self, x: Scalar) -> Scalar:
        """k x with k1 for x > 0 and -k2 else: what the loss adds to x, both in the direction of motion."""
        half = x.algebra.constant(0.5)
        return half * (self.k1 - self.k2) * x + half * (self.k1 + self.k2) * self._carried(x)

    def static_excess(self, x: Scalar) -> Scalar:
        """The most that losses at rest add to x."""
        half, difference = x.algebra.constant(0.5), self.static_k1 - self.static_k2
        return half * difference * x + half * (self.static_k1 + self.static_k2) * self._carried(x)

    def static_slope(self, branches: Branches, x: Scalar) -> Scalar:
        """Generalised derivative of `static_excess`."""
        half, zero = x.algebra.constant(0.5), branches.zero
        sign = branches.where(branches.less(x, zero), -branches.one, branches.one)
        if self.preload is not None:
            sign = branches.where(branches.less(branches.abs(x), self.preload), zero, sign)
        return half * (self.static_k1 - self.static_k2) + half * (self.static_k1 + self.static_k2) * sign

    def _carried(self, x: Scalar) -> Scalar:
        """|x|, or the preload where that is larger."""
        size = x.algebra.function("abs", (x,))
        return size if self.preload is None else x.algebra.function("max", (size, self.preload))


def drive_losses(drive: Drive, values: Values, side: int = FORWARD) -> Losses | None:
    """The losses of a drive in one direction, `None` when it has none; static ones are the sliding ones unless given.

    A preload that is a literal zero is none.

    Args:
        side: `FORWARD` for positive rates of the joint, `BACKWARD` for negative ones.
    """
    one = values.algebra.one

    def of_efficiency(pair: Pair) -> tuple[Scalar, Scalar]:
        eta1, eta2 = (values(e) for e in pair)
        return one / eta1 - one, one - one / eta2

    sliding: tuple[Scalar, Scalar] | None = None
    if (pair := drive.pair("efficiency", side)) is not None:
        sliding = of_efficiency(pair)
    elif (pair := drive.pair("loss", side)) is not None:
        sliding = (values(pair[0]), values(pair[1]))
    elif drive.friction_angle is not None:
        # Dupont 1993, eq. (21), lead l per radian: eta1 = 1/(1 + K d/l), eta2 = 1/(1 - K d/l)
        k = values(drive.friction_angle.K) * values(drive.friction_angle.d) * drive_ratio(drive, values)
        sliding = (k, k)
    static = sliding
    if (pair := drive.pair("static_efficiency", side)) is not None:
        static = of_efficiency(pair)
    elif (pair := drive.pair("static_loss", side)) is not None:
        static = (values(pair[0]), values(pair[1]))
    if static is None:
        return None
    if sliding is None:
        sliding = (values.algebra.zero, values.algebra.zero)
    preload = None if drive.preload is None else values(drive.preload)
    return Losses(*sliding, *static, None if preload is None or preload.is_zero else preload)


@dataclass(frozen=True)
class Hold:
    """Resistance of a joint at rest to motion in one direction.

    Attributes:
        own: the joint's static friction F_j.
        motor: the motor's static friction F_m referred to the joint.
        losses: `None` for a drive without losses, or no drive.
    """

    own: Scalar
    motor: Scalar
    losses: Losses | None


def holding_band(load: Scalar, backward: Hold, forward: Hold) -> tuple[Scalar, Scalar]:
    """Lowest and highest motor torque, less tau_s, that leave a joint at rest (Dupont 1993, eqs. 20, 26).

    Args:
        load: tau_l.
        backward: resistance to motion with negative rates, which bounds the torque from below.
        forward: resistance to motion with positive rates, which bounds it from above.
    """
    below, above = backward.losses, forward.losses
    if below is None or above is None:
        return load - backward.own - backward.motor, load + forward.own + forward.motor
    algebra = load.algebra
    if below.preload is None:
        slopes = [(algebra.one + of.static_k1, algebra.one - of.static_k2) for of in (below, above)]
    alike = backward.own.is_zero and forward.own.is_zero
    ends = [load] if alike else [load - backward.own, load + forward.own]
    if below.preload is not None:
        # g_up is convex and g_lo concave, so that the ends of tau_l +- F_j decide
        lows = [end - below.static_excess(-end) for end in ends]
        highs = [end + above.static_excess(end) for end in ends]
        low, high = (lows[0], highs[0]) if alike else (
            algebra.function("min", tuple(lows)), algebra.function("max", tuple(highs))
        )  # fmt: skip
        return low - backward.motor, high + forward.motor

    def extreme(name: str, side: int, end: Scalar) -> Scalar:
        up, down = slopes[side]
        return algebra.function(name, (up * end, down * end))

    low, high = extreme("min", 0, ends[0]), extreme("max", 1, ends[-1])
    if not alike:
        low = algebra.function("min", (low, extreme("min", 0, ends[1])))
        high = algebra.function("max", (high, extreme("max", 1, ends[0])))
    return low - backward.motor, high + forward.motor


def most_held(branches: Branches, torque: Scalar, hold: Hold) -> Scalar:
    """The largest force against motion in one direction that rests while a torque acts in it, tau_s taken off.

    The load is torque - f, so that torque <= g_up(torque - f + F_j) + F_m: f is at most torque - x + F_j with
    g_up(x) = torque - F_m, g_up the largest of its lines. Below the least value of g_up a self-locking drive holds any
    force, here `UNBOUNDED` times as much. Above it such a drive may hold large forces again; those are left out.
    """
    losses, rest = hold.losses, torque - hold.motor
    assert losses is not None
    one, half = branches.one, torque.algebra.constant(0.5)
    up, down = one + losses.static_k1, one - losses.static_k2
    ends, least = [rest / up], branches.zero
    if losses.preload is not None:
        middle = one + half * (losses.static_k1 - losses.static_k2)
        ends.append((rest - half * (losses.static_k1 + losses.static_k2) * losses.preload) / middle)
        least = -down * losses.preload
    regular = branches.less(branches.zero, down)
    last = rest / branches.where(regular, down, one)
    without = torque.algebra.constant(-UNBOUNDED) * (one + branches.abs(rest))
    last = branches.where(regular, last, branches.where(branches.less(least, rest), ends[0], without))
    return torque - torque.algebra.function("min", (*ends, last)) + hold.own


def to_corner(branches: Branches, losses: Losses, x: Scalar) -> Scalar:
    """A smooth function of the load x that is zero at the corners of the sliding law.

    x itself, or with a preload p: |x| - p beyond it and (x^2/p - p)/2 below, where the sign of x does not matter.
    """
    if losses.preload is None:
        return x
    p, size = losses.preload, branches.abs(x)
    some = branches.less(branches.zero, p)
    below = branches.algebra.constant(0.5) * (x * (x / branches.where(some, p, branches.one)) - p)
    return branches.where(some, branches.where(branches.less(size, p), below, size - p), x)


def uniqueness_product(losses: Losses, beta: Scalar) -> Scalar:
    """(1 + k1 beta)(1 - k2 beta): the motion of one drive is unique iff this is positive.

    The slope between, of a preloaded drive, lies between these two.

    beta = 1 - a' M^-1 e_i over the free joints, a the row of tau_s; (1 + J/(m l^2))^-1 for the scalar screw.
    """
    one = beta.algebra.one
    return (one + losses.k1 * beta) * (one - losses.k2 * beta)
