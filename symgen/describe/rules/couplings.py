"""Rules on coupled joints: each follows coordinates that exist, smoothly, and nothing else moves it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symgen.describe.couplings import circle, in_order, resolved
from symgen.describe.derivative import derivative
from symgen.describe.evaluate import EvaluationError, evaluate, names_in
from symgen.describe.expression import Expression, Name, Number, Operation, Table, parts
from symgen.describe.limits import MAX_NODES
from symgen.describe.records import Distance, Joint
from symgen.describe.rules.findings import Findings
from symgen.describe.rules.structure import no_coordinate

__all__ = ["check_couplings"]

LEAST, MOST = 3, 1000
"""Knots of a table."""

POSES, SHARE = (0.37, -0.59, 1.31), 0.1234
"""Values of the first coordinate at which slopes are looked at, and the step to the next; no fractions of a turn."""

NOTHING = 1e-13
"""Slopes below this are sums of numbers of about one that cancel."""

KINKS = ("abs", "sign", "min", "max", "where")
"""Functions that have no derivative somewhere."""


def check_couplings(findings: Findings) -> None:
    """Every entry of `coupled`."""
    chain = findings.chain
    if not chain.coupled:
        return
    joints = {joint.name: joint for joint in chain.joints}
    seen: set[str] = set()
    before = len(findings.problems)
    for name, expression in chain.coupled:
        path = f"coupled.{name}"
        joint = joints.get(name)
        if joint is None or joint.type == "fixed":
            findings.error(path, no_coordinate(findings, name))
        elif name in seen:
            findings.error(path, f"two couplings of {name!r:.80}; a joint follows one expression")
        else:
            check_joint(findings, path, joint)
            check_expression(findings, path, joint, expression)
        seen.add(name)
    found = circle(chain.coupled)
    if len(found) > 2:
        message = (
            f"couplings go in a circle: {' -> '.join(found[:20])}; leave one of the joints a coordinate of its own"
        )
        findings.error(f"coupled.{found[0]}", message)
    elif len(findings.problems) == before and not found:
        check_sizes(findings)
        if len(findings.problems) == before:
            check_slopes(findings)


def check_joint(findings: Findings, path: str, joint: Joint) -> None:
    """A coupled joint is moved by its coupling alone."""
    if joint.motion is not None:
        findings.error(path, f"the joint {joint.name!r} has a 'motion' already; it cannot follow others as well")
    if joint.pseudo or joint.flexible is not None:
        key = "pseudo" if joint.pseudo else "flexible"
        findings.error(path, f"the joint {joint.name!r} is {key!r}; couple a joint in front of it instead")
    if joint.friction is not None and joint.friction.dead_band is not None:
        findings.error(path, f"the dead band of {joint.name!r} belongs to the joint that it follows")


def check_expression(findings: Findings, path: str, joint: Joint, expression: Expression) -> None:
    """The expression depends on a coordinate, and is smooth."""
    moving = {other.name for other in findings.chain.joints if other.type != "fixed" and other.name != joint.name}
    names = {part.name for part in parts(expression) if isinstance(part, Name)}
    if joint.name in names:
        findings.error(path, f"the joint {joint.name!r} follows itself; write the coupling in other coordinates")
    elif not names & moving and names <= {parameter.name for parameter in findings.chain.parameters}:
        message = "the coupling depends on no coordinate, so that nothing moves"
        findings.error(path, f"{message} {joint.name!r}: make the joint fixed, or give it a 'motion'")
    for part in parts(expression):
        if isinstance(part, Table):
            check_table(findings, path, part)
    kinks = sorted({kink for part in parts(expression) if (kink := corner(part))})
    if kinks:
        message = f"a coupling has continuous first and second derivatives; {kinks[0]} has a corner"
        findings.error(path, f"{message}, at which the joint's rate would jump")


def corner(part: Expression) -> str:
    """The name of an operation that has a corner, or the form of one in disguise; empty for all others."""
    match part:
        case Operation(operator) if operator in KINKS:
            return operator
        case Operation("sqrt", (inside,)) if is_square(inside):
            return "the root of a square"
        case Operation("pow", (inside, Number(exponent))) if exponent % 1.0 and is_square(inside):
            return "the root of a square"
        case Operation("acos", (Operation("cos"),)) | Operation("asin", (Operation("sin"),)):
            return f"{part.operator} of {part.operator[1:]}"
    return ""


def is_square(expression: Expression) -> bool:
    """True for an even power, and for a product of equal factors."""
    match expression:
        case Operation("pow", (_, Number(exponent))):
            return exponent % 2.0 == 0.0
        case Operation("mul", (a, b)):
            return a == b
    return False


def check_slopes(findings: Findings) -> None:
    """Every coupled joint moves with a coordinate; a remark on couplings that have no derivatives at the zero pose."""
    chain = findings.chain
    joints, given, whole = chain.movable_names, dict(chain.coupled), resolved(chain.coupled)
    unmoved: set[str] = set()
    for name in in_order(chain.coupled):
        path, expression = f"coupled.{name}", whole[name]
        names = set(names_in(expression))
        if not unmoved.isdisjoint(names_in(given[name])):
            unmoved.add(name)  # said of the joint that it follows
            continue
        if not names <= {*joints, *findings.defaults}:
            continue
        coordinates = [joint for joint in joints if joint in names]
        slopes = [derivative(expression, Name(coordinate)) for coordinate in coordinates]
        bends = [derivative(slope, Name(k)) for slope, k in zip(slopes, coordinates, strict=True)]
        still = dict.fromkeys(joints, 0.0)
        if not is_distance(expression) and any(
            number(part, {**findings.defaults, **still}) is None for part in (expression, *slopes, *bends)
        ):
            message = "the coupling or a derivative of it has no finite value where all coordinates are zero"
            findings.warning(path, f"{message}: motions start, and stay, elsewhere")
        if moves(slopes, coordinates, findings.defaults):
            continue
        unmoved.add(name)
        message = f"the coupling moves nothing: whatever the coordinates are, {name!r} stands still"
        free = [p.name for p in chain.parameters if not p.constant]
        others = {key: 1.0 + SHARE * k for k, key in enumerate(free, 1)}  # of order one, whatever the defaults are
        if moves(slopes, coordinates, {**findings.defaults, **others}):
            findings.warning(path, f"with the default parameters {message}")
        elif name in {form.name for form in chain.forms if isinstance(form, Distance)}:
            length = number(expression, {**findings.defaults, **still})
            message = "the two places are always equally far from each other"
            apart = "" if length is None else f", {abs(length):.6g} apart"
            findings.error(path, f"{message}{apart}: nothing can act along {name!r}; choose places that come nearer")
        else:
            findings.error(path, f"{message}; make it fixed, or correct the expression")


def moves(slopes: Sequence[Expression], coordinates: Sequence[str], parameters: Mapping[str, float]) -> bool:
    """True where a slope is not zero, or has no value, in one of a few poses."""
    for pose in POSES:
        names = {**parameters, **{name: pose + SHARE * k for k, name in enumerate(coordinates)}}
        values = [number(slope, names) for slope in slopes]
        if any(value is None or abs(value) > NOTHING for value in values):
            return True
    return False


def number(expression: Expression, names: Mapping[str, float]) -> float | None:
    """The value of an expression; None where it has none."""
    try:
        return evaluate(expression, names)
    except EvaluationError:
        return None


def check_table(findings: Findings, path: str, table: Table) -> None:
    """Knots of a spline: as many x as y, x increasing, and a period that ends where it begins."""
    count, joint = len(table.x), table.name
    steps = [b - a for a, b in zip(table.x, table.x[1:], strict=False)]
    if count != len(table.y):
        findings.error(f"{path}.y", f"the table of {joint!r} has {count} x and {len(table.y)} y; each knot has both")
    elif not LEAST <= count <= MOST:
        findings.error(f"{path}.x", f"the table of {joint!r} has {count} knots; {LEAST} to {MOST} are possible")
    elif min(steps) <= 0.0:
        k = next(k for k, step in enumerate(steps) if step <= 0.0)
        message = f"the x of a table increase, but {table.x[k]:g} is followed by {table.x[k + 1]:g}"
        findings.error(f"{path}.x[{k + 1}]", message)
    elif table.periodic and table.y[0] != table.y[-1]:
        message = f"a periodic table ends with the y that it begins with, here {table.y[0]:g} and {table.y[-1]:g}"
        findings.error(f"{path}.y[{count - 1}]", f"{message}; the last x is a period behind the first")
    if path != f"coupled.{joint}" or table.order:
        findings.error(path, f"the table of {joint!r} belongs to that joint's coupling alone, with order 0")


def is_distance(expression: Expression) -> bool:
    """True for the root of a sum, whose slope has no value where two places coincide, which is no mistake."""
    match expression:
        case Operation("sqrt", (Operation("add"),)):
            return True
    return False


def check_sizes(findings: Findings) -> None:
    """Couplings of couplings stay within the size of an expression."""
    given = dict(findings.chain.coupled)
    sizes: dict[str, int] = {}
    for joint in in_order(given.items()):
        sizes[joint] = sum(sizes.get(part.name, 1) if isinstance(part, Name) else 1 for part in parts(given[joint]))
        if sizes[joint] > MAX_NODES:
            message = f"with the couplings that it names, the expression has more than {MAX_NODES} operations"
            findings.error(f"coupled.{joint}", message)
            return
