"""Walks over all values of a chain: every expression with its path, and a chain with every expression replaced.

A path is written as in the chain file: `joints[2].place.mdh.alpha`, `parameters.m1.value`, `points.tip.at[0]`,
`forces.elbow`. Joints go by index here, because a name may be wrong or come twice; `Paths` turns the index into
the name for the reader.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any

from symgen.describe.bristles import bristle_key
from symgen.describe.expression import Expression, Name, Number, Operation, Rate, Table, Time
from symgen.describe.joint_records import Dahl, LuGre
from symgen.describe.records import Axis, Dh, Distance, Mdh, Parameter, Point, Tie

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["EXPRESSIONS", "Paths", "map_values", "values"]

EXPRESSIONS = (Number, Name, Rate, Time, Operation, Table)

Change = Callable[[str, Expression], Expression]


def map_values(chain: Chain, change: Change) -> Chain:
    """The chain with every expression replaced by `change(path, expression)`."""
    by_joint = ("forces", "coupled")
    kept = (*by_joint, "forms", "origin")
    changed = {f.name: rebuilt(getattr(chain, f.name), f.name, change) for f in fields(chain) if f.name not in kept}
    for key in by_joint:
        changed[key] = tuple((joint, change(f"{key}.{joint}", value)) for joint, value in getattr(chain, key))
    return replace(chain, **changed)


def rebuilt(value: Any, path: str, change: Change) -> Any:
    """A field's value with the expressions in it replaced; the same object when nothing changed."""
    if isinstance(value, EXPRESSIONS):
        return change(path, value)
    if isinstance(value, tuple):
        return tuple(rebuilt(item, item_path(item, path, k), change) for k, item in enumerate(value))
    if is_dataclass(value) and not isinstance(value, type):
        inner = f"{path}.{type(value).__name__.lower()}" if isinstance(value, Mdh | Dh) else path
        if isinstance(value, LuGre | Dahl) and path.endswith(".bristle"):
            inner = f"{path.removesuffix('.bristle')}.friction.{bristle_key(value)}"
        old = {f.name: getattr(value, f.name) for f in fields(value)}
        new = {name: rebuilt(item, f"{inner}.{name}", change) for name, item in old.items()}
        return value if all(new[name] is old[name] for name in old) else replace(value, **new)
    return value


def item_path(item: Any, path: str, index: int) -> str:
    """Parameters, points and axes go by name, everything else by index."""
    return f"{path}.{item.name}" if isinstance(item, Parameter | Point | Axis | Distance | Tie) else f"{path}[{index}]"


def values(chain: Chain) -> Iterator[tuple[str, Expression]]:
    """Every expression of the chain with its path, in the order of the fields."""
    found: list[tuple[str, Expression]] = []

    def collect(path: str, expression: Expression) -> Expression:
        found.append((path, expression))
        return expression

    map_values(chain, collect)
    return iter(found)


class Paths:
    """Paths of a chain as they are shown: with the name of a joint or loop in place of its index, where it is unique.

    Example:
        >>> from symgen.describe.chain import Chain, Joint
        >>> Paths(Chain("arm", (Joint("elbow", "revolute"),))).shown("joints[0].mass")
        'joints.elbow.mass'
    """

    def __init__(self, chain: Chain) -> None:
        self._names = _unique([joint.name for joint in chain.joints])
        self._loops = _unique([loop.name for loop in chain.loops])

    def shown(self, path: str) -> str:
        """The path for the reader."""
        match = re.match(r"(joints|loops)\[(\d+)\]", path)
        if match is None:
            return path
        names = self._names if match[1] == "joints" else self._loops
        name = names[int(match[2])] if int(match[2]) < len(names) else ""
        return f"{match[1]}.{name}{path[match.end() :]}" if name else path


def _unique(names: Sequence[str]) -> list[str]:
    """The names that occur once and were written by the author; nothing in the place of others."""
    count = Counter(names)
    return [name if count[name] == 1 and not name.startswith("_") else "" for name in names]
