"""Identified stiffnesses and rests as values of the chain: of single joints, and in matrices between joints."""

from __future__ import annotations

import numpy as np

from symgen.arrays import Array
from symgen.identify.chain_values import evaluated
from symgen.identify.parameters import Basis, unit_of
from symgen.identify.write_back import Identified

__all__ = ["spring_places"]


def spring_places(
    basis: Basis, theta: Array, spread: Array, fixed: frozenset[str], remarks: list[str]
) -> dict[str, Identified]:
    """Places and values: a joint's own spring takes what matrices leave; entries that one matrix alone holds are set.

    Args:
        theta, spread: all linear parameters and their covariance.
        fixed: names that the data leave open.
        remarks: gets those about stiffnesses without a place.
    """
    chain, names = basis.chain, basis.chain.movable_names
    found: dict[str, Identified] = {}
    K, r = np.zeros((len(names), len(names))), np.zeros(len(names))
    springs = [(c, p) for c, p in enumerate(basis.columns) if p.kind == "spring"]
    for c, p in springs:
        i, j = names.index(p.joint), names.index(p.other or p.joint)
        K[i, j] = K[j, i] = theta[c]
        if p.name in fixed:
            continue
        error, unit = float(np.sqrt(spread[c, c])), unit_of(chain, p)
        places = [
            (f"springs.{k + 1}.{s.joints.index(p.joint) + 1}.{s.joints.index(names[j]) + 1}", s)
            for k, s in enumerate(chain.stiffness)
            if p.joint in s.joints and names[j] in s.joints
        ]
        value = float(theta[c])
        if i == j and chain.joint(p.joint).stiffness is not None:
            entries = [s.matrix[s.joints.index(p.joint)][s.joints.index(p.joint)] for _, s in places]
            value -= sum(evaluated(chain, entry) for entry in entries)
            found[f"{p.joint}.stiffness"] = Identified(max(0.0, value), error, unit)
        elif len(places) == 1:
            found[places[0][0]] = Identified(value, error, unit)
        else:
            remarks.append(f"{p.name}, {value:.6g}, stands in several matrices of the chain and is not written there.")
    rests = [(c, p) for c, p in enumerate(basis.columns) if p.kind == "rest" and p.name not in fixed]
    for c, p in rests:
        r[names.index(p.joint)] = theta[c]
    concerned = [names.index(p.joint) for _, p in rests]
    inner = K[np.ix_(concerned, concerned)]
    if not rests or np.linalg.matrix_rank(inner) < len(concerned):
        return found
    rest = np.linalg.solve(inner, r[concerned])
    for (c, p), i, value in zip(rests, concerned, rest, strict=True):
        sigma: float | None = None
        if not any(q.other and p.joint in (q.joint, q.other) for _, q in springs):
            k = next(k for k, q in springs if q.joint == p.joint)
            slope = np.zeros(len(theta))
            slope[c], slope[k] = 1.0 / K[i, i], -theta[c] / K[i, i] ** 2
            sigma = float(np.sqrt(max(0.0, float(slope @ spread @ slope))))
        found[f"{p.joint}.rest"] = Identified(float(value), sigma)
    return found
