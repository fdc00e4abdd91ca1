"""Keys of friction, drives and their losses."""

from __future__ import annotations

from itertools import pairwise

from symgen.describe.chain import Backlash, Dahl, Friction, FrictionAngle, LuGre, Stribeck, Vector
from symgen.describe.couplings import substituted
from symgen.describe.everyday import BRISTLE_WORDS, FRICTION_WORDS, STOP_WORDS
from symgen.describe.expression import Number
from symgen.describe.joint_records import RATE, Curve, RateLaw
from symgen.describe.reader import BROKEN, Read, Reader, kind
from symgen.describe.schema.entries import LEVEL, LOSSES, VALUE, VECTOR, record_of
from symgen.describe.schema.tables import knots
from symgen.describe.unsupported import BRISTLES
from symgen.describe.yaml_tree import Mapping, Node, Scalar, Sequence

__all__ = ["BACKLASH", "DAHL", "DRIVE", "FRICTION", "LUGRE", "STRIBECK"]


def normal(reader: Reader, node: Node, path: str) -> str | Vector:
    if isinstance(node, Sequence):
        return reader.vector(node, path)
    word = node.text if isinstance(node, Scalar) else ""
    if word not in ("radial", "axial", "hoop", "guide"):
        reader.error(node, path, f"expected radial, axial, hoop, guide or a direction [x, y, z], found {kind(node)}")
        return "radial"
    return word


def law(reader: Reader, node: Node, path: str) -> RateLaw | tuple[RateLaw, RateLaw]:
    """Friction by rate: an expression of v, a table, or one of them for each direction."""
    if not isinstance(node, Sequence):
        return rate_law(reader, node, path)
    items = reader.items(node, path, "laws, forward and backward", 2)
    read = [rate_law(reader, item, f"{path}[{k}]") for k, item in enumerate(items)]
    return (read[0], read[1]) if read else BROKEN


def rate_law(reader: Reader, node: Node, path: str) -> RateLaw:
    """An expression of v, or `{rates, forces}`."""
    if not isinstance(node, Mapping):
        return substituted(reader.value(node, path), {"v": RATE})
    keys = reader.record(node, path, "a curve, {rates: [...], forces: [...]}", CURVE, ("rates", "forces"))
    if not {"rates", "forces"} <= keys.keys() or reader.is_broken(path):
        reader.broken[path] = None
        return BROKEN
    rows = {key: tuple(map(Number, values)) for key, values in keys.items()}
    return Curve(**rows) if curve_is_sound(reader, node, path, keys["rates"], keys["forces"]) else BROKEN


def curve_is_sound(reader: Reader, node: Node, path: str, rates: tuple[float, ...], forces: tuple[float, ...]) -> bool:
    """Two knots at least in each direction, rates that rise, and forces that oppose them."""
    both = any(rate < 0.0 for rate in rates)
    ways = [
        sum(rate * sign > 0.0 or (rate == 0.0 and not both) for rate in rates) for sign in ((1, -1) if both else (1,))
    ]
    wrong = ""
    if len(rates) != len(forces):
        wrong = f"{len(rates)} rates and {len(forces)} forces"
    elif any(b <= a for a, b in pairwise(rates)):
        wrong = "the rates must rise"
    elif both and 0.0 in rates:
        wrong = "friction jumps at rate zero: leave it out of a curve for both signs, or give [forward, backward]"
    elif min(ways) < 2:
        wrong = "a curve has two rates at least" + (" of either sign" if both else "")
    elif any(force * (rate or 1.0) < 0.0 for rate, force in zip(rates, forces, strict=True)):
        wrong = "the friction of a joint opposes its rate: forces have the signs of their rates"
    if wrong:
        reader.error(node, path, wrong)
    return not wrong


CURVE: dict[str, Read] = {"rates": knots, "forces": knots}
STRIBECK: dict[str, Read] = {"velocity": VALUE, "exponent": VALUE}
STRIBECK_LAW = record_of(Stribeck, "stribeck", STRIBECK, required=("velocity",))
DAHL: dict[str, Read] = {"stiffness": VALUE, "coulomb": LEVEL, "viscous": LEVEL}
LUGRE: dict[str, Read] = {**DAHL, "damping": VALUE, "static": LEVEL, "stribeck": STRIBECK_LAW}
FRICTION: dict[str, Read] = {
    "coulomb": LEVEL,
    "static": LEVEL,
    "viscous": LEVEL,
    "stribeck": STRIBECK_LAW,
    "coefficient": LEVEL,
    "static_coefficient": LEVEL,
    "normal": normal,
    "radius": VALUE,
    "span": VALUE,
    "dead_band": VALUE,
    "law": law,
    "lugre": record_of(LuGre, "lugre", LUGRE, BRISTLE_WORDS, ("stiffness", "coulomb")),
    "dahl": record_of(Dahl, "dahl", DAHL, BRISTLE_WORDS, ("stiffness", "coulomb")),
}
BACKLASH: dict[str, Read] = dict.fromkeys(("gap", "restitution", "stiffness", "damping"), VALUE)
DRIVE: dict[str, Read] = {
    "ratio": VALUE,
    "lead_per_turn": VALUE,
    "lead": VALUE,
    "inertia": VALUE,
    "axis": VECTOR,
    "efficiency": LOSSES,
    "static_efficiency": LOSSES,
    "loss": LOSSES,
    "static_loss": LOSSES,
    "friction_angle": record_of(FrictionAngle, "friction_angle", {"K": VALUE, "d": VALUE}, required=("K", "d")),
    "preload": VALUE,
    "motor_friction": record_of(Friction, "motor_friction", FRICTION, FRICTION_WORDS, refused=BRISTLES),
    "backlash": record_of(Backlash, "backlash", BACKLASH, STOP_WORDS, ("gap",)),
}
