"""The ways in which a chain's numbers are written: as literals, or as run-time parameters.

As parameters every number but zero is declared: each under a name of its own (`parameters`), or with equal moments of
inertia of a link under one (`shared parameters`), so that a link's symmetry stays as structural as a zero.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from symgen.describe.chain import Chain, Inertia, Mdh, Parameter, Xyz
from symgen.describe.evaluate import evaluate, names_in
from symgen.describe.expression import Expression, Name, Number
from symgen.describe.validate import validate

__all__ = ["OWN", "SHARED", "with_parameters", "written"]

OWN, SHARED = "parameters", "shared parameters"


def written(chain: Chain) -> dict[str, Chain]:
    """The chain with literal numbers, and with parameters in both ways."""
    return {"": chain, OWN: with_parameters(chain), SHARED: with_parameters(chain, shared=True)}


def with_parameters(chain: Chain, shared: bool = False) -> Chain:
    """The chain with every place, mass, mass centre and inertia that is not zero as a run-time parameter.

    Angles stay numbers, as do the twists of `mdh` and `rpy`: they are structure.

    Args:
        shared: equal moments of inertia of one link are one parameter.
    """
    declared: list[Parameter] = []

    def named(expression: Expression, name: str) -> Expression:
        value = evaluate(expression, {})
        if value == 0.0:
            return Number(0.0)
        declared.append(Parameter(name, Number(value)))
        return Name(name)

    def all_named(record: Any, prefix: str, only: tuple[str, ...]) -> Any:
        changed = {k: named(getattr(record, k), f"{prefix}_{k}") for k in only}
        return replace(record, **changed)

    joints = []
    for joint in validate(chain).joints:
        place = joint.place
        if isinstance(place, Mdh):
            place = all_named(place, joint.name, ("a", "d"))
        elif isinstance(place, Xyz):
            xyz = tuple(named(v, f"{joint.name}_{c}") for v, c in zip(place.xyz, "xyz", strict=True))
            place = replace(place, xyz=xyz)
        com = tuple(named(v, f"{joint.name}_c{c}") for v, c in zip(joint.com, "xyz", strict=True))
        inertia = all_named(joint.inertia, joint.name, tuple(f.name for f in fields(Inertia)))
        if shared:
            first = {evaluate(getattr(joint.inertia, k), {}): k for k in ("zz", "yy", "xx")}
            equal = {k: getattr(inertia, first[evaluate(getattr(joint.inertia, k), {})]) for k in ("xx", "yy", "zz")}
            inertia = replace(inertia, **equal)
        mass = named(joint.mass, f"{joint.name}_m")
        joints.append(replace(joint, place=place, mass=mass, com=com, inertia=inertia))
    gravity = tuple(named(v, f"g_{c}") for v, c in zip(chain.gravity, "xyz", strict=True))
    used = {name for joint in joints for k in ("xx", "yy", "zz") for name in names_in(getattr(joint.inertia, k))}
    kept = [p for p in declared if not p.name.endswith(("_xx", "_yy", "_zz")) or p.name in used]
    return replace(chain, joints=tuple(joints), gravity=gravity, parameters=(*chain.parameters, *kept))
