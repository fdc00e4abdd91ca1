"""Rules on friction, drives and stops: levels, bounds and losses in order, normals across slides."""

from __future__ import annotations

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.validity.book import Condition, RuleBook
from symgen.describe.bristles import bristle_key
from symgen.describe.couplings import substituted
from symgen.describe.expression import Number, Operation
from symgen.describe.joint_records import BACKWARD, FORWARD, RATE, Bristle, LuGre, Pair
from symgen.describe.loops import WITH_AXIS, closing_joint
from symgen.describe.records import Dh, Drive, Friction, Joint, Mdh, Vector
from symgen.describe.rules.drives import LEADS, SMALLEST, STATIC
from symgen.describe.rules.friction import LEVELS, PERPENDICULAR, by_direction
from symgen.describe.traits import stop_bounds
from symgen.program.nodes import Node

__all__ = ["loss_rules"]


def loss_rules(book: RuleBook) -> None:
    """Rules of every joint that moves, as `check_friction`, `check_drives` and `check_stop`; then `closing_rules`."""
    moving = [(f"joints[{k}]", joint) for k, joint in enumerate(book.mechanism.chain.joints) if joint.type != "fixed"]
    for path, joint in moving:
        if joint.friction is not None:
            _levels(book, f"{path}.friction", joint.friction)
            _bearing(book, f"{path}.friction", joint, joint.friction)
        if joint.bristle is not None:
            _bristle(book, f"{path}.friction.{bristle_key(joint.bristle)}", joint.bristle)
    for path, joint in moving:
        if joint.drive is not None:
            _drive(book, f"{path}.drive", joint.drive)
        if joint.stop is not None:
            lower, upper = stop_bounds(joint)
            book.rule(f"{path}.stop.lower", "must be below 'upper'", lambda b, x, y: b.less(x, y), lower, upper)
            book.rule(f"{path}.stop.restitution", "must be from 0 to 1", _share, joint.stop.restitution)
    closing_rules(book)


def closing_rules(book: RuleBook) -> None:
    """Rules of joints that close loops; as `check_closing`."""

    def directed(b: Branches, *x: Scalar) -> Node:
        return b.less(b.zero, b.sum([b.abs(a) for a in x]))

    for k, loop in enumerate(book.mechanism.chain.loops):
        path = f"loops[{k}]"
        book.positive(f"{path}.length", loop.length)
        if loop.type in WITH_AXIS:
            book.rule(f"{path}.axis", "must have a direction: a vector that is not zero", directed, *loop.axis)
        if loop.friction is not None:
            _levels(book, f"{path}.friction", loop.friction)
            _bearing(book, f"{path}.friction", closing_joint(loop), loop.friction)


def _share(b: Branches, x: Scalar) -> Node:
    return b.all([b.at_most(b.zero, x), b.at_most(x, b.one)])


def _levels(book: RuleBook, path: str, friction: Friction) -> None:
    for key in LEVELS:
        for place, expression in by_direction(f"{path}.{key}", getattr(friction, key)):
            book.at_least(place, expression)
    for kinetic, static in (("coulomb", "static"), ("coefficient", "static_coefficient")):
        pairs = dict.fromkeys((getattr(way, kinetic), getattr(way, static)) for way in friction.ways)
        for k, pair in enumerate(pairs):
            place = f"{path}.{static}" + (f"[{k}]" if isinstance(getattr(friction, static), tuple) else "")
            book.rule(
                place, f"must be at least '{kinetic}': a joint at rest holds at least what it costs to slide",
                lambda b, low, high: b.at_most(low, high), *pair,
            )  # fmt: skip
    for way in dict.fromkeys(friction.ways):
        if way.law is not None:
            start = substituted(way.law, {RATE.name: Number(0.0)})
            book.at_least(f"{path}.law", start)
            if way.static is not None:
                book.rule(
                    f"{path}.static", "must be at least 'law' at rate zero: rest holds what it costs to slide",
                    lambda b, low, high: b.at_most(low, high), start, way.static,
                )  # fmt: skip
    if friction.stribeck is not None:
        book.positive(f"{path}.stribeck.velocity", friction.stribeck.velocity)
        book.positive(f"{path}.stribeck.exponent", friction.stribeck.exponent)


def _bristle(book: RuleBook, path: str, law: Bristle) -> None:
    """Rules of a bristle; as `check_bristles`."""
    book.positive(f"{path}.stiffness", law.stiffness)
    for place, expression in by_direction(f"{path}.coulomb", law.coulomb):
        book.positive(place, expression)
    for place, expression in by_direction(f"{path}.viscous", law.viscous):
        book.at_least(place, expression)
    if not isinstance(law, LuGre):
        return
    book.at_least(f"{path}.damping", law.damping)
    kinetic, static = (x if isinstance(x, tuple) else (x, x) for x in (law.coulomb, law.static))
    for k, pair in enumerate(dict.fromkeys(zip(kinetic, static, strict=True))):
        place = f"{path}.static" + (f"[{k}]" if isinstance(law.static, tuple) else "")
        text = "must be at least 'coulomb': a joint at rest holds at least what it costs to slide"
        book.rule(place, text, lambda b, low, high: b.at_most(low, high), *pair)
    if law.stribeck is not None:
        book.positive(f"{path}.stribeck.velocity", law.stribeck.velocity)
        book.positive(f"{path}.stribeck.exponent", law.stribeck.exponent)


def _bearing(book: RuleBook, path: str, joint: Joint, friction: Friction) -> None:
    if friction.coefficient is None and friction.static_coefficient is None:
        return
    normal = friction.normal
    if normal is not None and not isinstance(normal, str):
        book.direction(f"{path}.normal", normal, PERPENDICULAR)
        text = "must be perpendicular to the joint's axis"
        book.rule(f"{path}.normal", text, _perpendicular, *normal, *_axis(joint))
    if normal == "hoop":
        text = "must be a bead away from the joint's axis, which 'com' is on"
        book.rule(f"{path}.normal", text, _beside, *_seat(joint), *_axis(joint))
    book.positive(f"{path}.radius", friction.radius)
    book.positive(f"{path}.span", friction.span)


def _axis(joint: Joint) -> Vector:
    """The joint's axis in the link's frame, of any length."""
    zero, one = Number(0.0), Number(1.0)
    if isinstance(joint.place, Dh):
        return (zero, Operation("sin", (joint.place.alpha,)), Operation("cos", (joint.place.alpha,)))
    return (zero, zero, one) if isinstance(joint.place, Mdh) else joint.place.axis


def _seat(joint: Joint) -> Vector:
    """The mass centre from a point of the joint's axis, in the link's frame."""
    x, y, z = joint.com
    return (Operation("add", (x, joint.place.a)), y, z) if isinstance(joint.place, Dh) else (x, y, z)


def _beside(b: Branches, *components: Scalar) -> Node:
    """|c x e| >= PERPENDICULAR |e|."""
    (x, y, z), (u, v, w) = components[:3], components[3:]
    across = (y * w - z * v, z * u - x * w, x * v - y * u)
    length = b.sqrt(b.sum([e * e for e in (u, v, w)]))
    return b.at_most(PERPENDICULAR * length, b.sqrt(b.sum([c * c for c in across])))


def _perpendicular(b: Branches, *components: Scalar) -> Node:
    normal, axis = components[:3], components[3:]
    lengths = b.sqrt(b.sum([x * x for x in normal])) * b.sqrt(b.sum([x * x for x in axis]))
    along = b.abs(b.sum([n * e for n, e in zip(normal, axis, strict=True)]))
    return b.at_most(along, PERPENDICULAR * lengths)


def _drive(book: RuleBook, path: str, drive: Drive) -> None:
    book.rule(f"{path}.ratio", "must not be zero", lambda b, x: b.less(b.zero, b.abs(x)), drive.ratio)
    for key in LEADS:
        text = f"must be at least {SMALLEST:g} in magnitude"
        book.rule(f"{path}.{key}", text, lambda b, x: b.at_most(b.algebra.constant(SMALLEST), b.abs(x)),
                  getattr(drive, key))  # fmt: skip
    book.at_least(f"{path}.inertia", drive.inertia)
    if drive.axis is not None:
        book.direction(f"{path}.axis", drive.axis, PERPENDICULAR)
    for prefix in ("", "static_"):
        for place, (eta1, eta2) in _pairs(drive, f"{prefix}efficiency"):
            book.rule(f"{path}.{place}[0]", "must lie above 0 and be at most 1", _driving, eta1)
            text = "must be at least 1, or negative when the drive is self-locking"
            book.rule(f"{path}.{place}[1]", text, _backdriving, eta2)
        for place, losses in _pairs(drive, f"{prefix}loss"):
            for k, loss in enumerate(losses):
                book.at_least(f"{path}.{place}[{k}]", loss)
    _static_losses(book, path, drive)
    book.at_least(f"{path}.preload", drive.preload)
    if drive.friction_angle is not None:
        book.at_least(f"{path}.friction_angle.K", drive.friction_angle.K)
        book.positive(f"{path}.friction_angle.d", drive.friction_angle.d)
        for key in LEADS:
            book.positive(f"{path}.{key}", getattr(drive, key))
    if drive.motor_friction is not None:
        _levels(book, f"{path}.motor_friction", drive.motor_friction)


def _pairs(drive: Drive, key: str) -> list[tuple[str, Pair]]:
    """Losses with their keys: one pair for both directions, or one for each; empty where they are not given."""
    forward, backward = drive.pair(key, FORWARD), drive.pair(key, BACKWARD)
    if forward is None or backward is None:
        return []
    return [(key, forward)] if forward == backward else [(f"{key}[0]", forward), (f"{key}[1]", backward)]


def _driving(b: Branches, eta1: Scalar) -> Node:
    return b.all([b.less(b.algebra.constant(SMALLEST), eta1), b.at_most(eta1, b.one)])


def _backdriving(b: Branches, eta2: Scalar) -> Node:
    return b.any([b.at_most(eta2, b.algebra.constant(-SMALLEST)), b.at_most(b.one, eta2)])


def _static_losses(book: RuleBook, path: str, drive: Drive) -> None:
    """Static losses are not below kinetic ones; k1 = 1/eta1 - 1 and k2 = 1 - 1/eta2 (Dupont 1993, after eq. 19)."""
    ordered: dict[str, tuple[Condition, Condition]] = {
        "efficiency": (
            lambda b, low, high: b.at_most(b.one / low - b.one - STATIC, b.one / high - b.one),
            lambda b, low, high: b.at_most(b.one - b.one / low - STATIC, b.one - b.one / high),
        ),
        "loss": (lambda b, low, high: b.at_most(low - STATIC, high),) * 2,
    }
    for key, conditions in ordered.items():
        for side in (FORWARD, BACKWARD):
            kinetic, static = drive.pair(key, side), drive.pair(f"static_{key}", side)
            if kinetic is None or static is None:
                continue
            place = f"static_{key}" + (f"[{side}]" if len(_pairs(drive, f"static_{key}")) > 1 else "")
            for k in range(2):
                text = "must be no smaller a loss than the kinetic one: a drive at rest holds at least as well"
                book.rule(f"{path}.{place}[{k}]", text, conditions[k], kinetic[k], static[k])
