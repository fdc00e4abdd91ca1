"""Parameter sets of the domain of a check.

The chain's own set; sets with each parameter at exactly zero, and with all at zero that may be; sets with all numbers
0.5 to 2 and 0.001 to 1000 times their own; both ends of declared ranges.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.check.closing import closes_at_default
from symgen.check.states import admissible
from symgen.describe.couplings import resolved
from symgen.describe.mechanism import Mechanism
from symgen.describe.rules.couplings import POSES, SHARE, number
from symgen.program.function import RuntimeParameter
from symgen.program.hazards import PARAMETER, Key
from symgen.program.intervals import Interval
from symgen.program.validity import Validity
from symgen.reference.expressions import parameter_values
from symgen.reference.interpreter import Interpreter

__all__ = ["parameter_sets"]


ZEROS, SPREADS = 6, ((2.0, 1.0, 3), (10.0, 3.0, 5))
"""Most sets with one parameter at zero; bases and largest exponents of the factors by which sets spread, and how many
sets; each parameter takes as many parts of the spread as there are sets."""

LIFTED = 10.0
"""Largest factor of 0.1 in place of a parameter that is zero by default, whose size is not known."""

TRIES = 12


def parameter_sets(
    mechanism: Mechanism,
    parameters: Sequence[RuntimeParameter],
    validity: Validity | None,
    declared: Mapping[Key | str, Interval],
    seed: int,
) -> tuple[Reals, tuple[str, ...], int]:
    """(p, sets), the names of parameters that are exactly zero in some set, and the number of the first sets, which are
    near the chain's own.

    All sets are admissible: they break no rule of the chain's format, loops close, and joints that follow others have
    values, which a coupling that divides by zero does not give. Undeclared parameters that are
    zero by default are moved away from it.
    """
    rng = np.random.default_rng([seed, 5])
    names = [p.name for p in parameters]
    own = np.array([p.default for p in parameters], dtype=np.float64)
    ranges = [declared.get((name, PARAMETER)) for name in names]
    found = [own]
    if not names:
        return np.stack(found, axis=1), (), 1

    def add(values: Reals) -> bool:
        values = np.array([x if r is None else min(max(x, r[0]), r[1]) for x, r in zip(values, ranges, strict=True)])
        fits = (
            admissible(mechanism, names, values)
            and closes_at_default(mechanism, names, values)
            and _follows(mechanism, names, values)
        )
        if fits and not any(np.array_equal(values, known) for known in found):
            found.append(values)
        return fits

    zeros: list[int] = []
    for k in rng.permutation(len(names))[: 2 * ZEROS].tolist():
        values = own.copy()
        values[k] = 0.0
        if len(zeros) < ZEROS and (ranges[k] is None or ranges[k][0] <= 0.0 <= ranges[k][1]) and add(values):
            zeros.append(k)
    if len(zeros) > 1:
        values = own.copy()
        values[zeros] = 0.0
        add(values)
    if any(r is not None for r in ranges):
        for end in (0, 1):
            add(np.array([x if r is None else r[end] for x, r in zip(own, ranges, strict=True)]))
        for _ in range(TRIES):
            add(np.array([x if r is None else rng.uniform(*r) for x, r in zip(own, ranges, strict=True)]))
    near = len(found)
    keeps = _keeping(parameters, validity)
    for base, spread, count in SPREADS:
        steps = np.stack([rng.permutation(count) for _ in names])
        exponents = spread * (2.0 * (steps + rng.random(steps.shape)) / count - 1.0)
        for column in exponents.T:
            factors = base**column
            lifted = rng.choice([-0.1, 0.1], len(names)) * np.minimum(factors, LIFTED)
            values = np.where(own == 0.0, lifted, own * factors)
            alone = np.repeat(own[:, None], len(names), axis=1)
            np.fill_diagonal(alone, values)
            values = np.where(keeps(alone), values, own)  # what breaks a rule by itself stays
            for _ in range(TRIES):
                if keeps(values[:, None])[0] and add(values):
                    break
                values = np.where(rng.random(len(names)) < 0.5, own, values)
    return np.stack(found, axis=1), tuple(names[k] for k in sorted(zeros)), near


def _follows(mechanism: Mechanism, names: Sequence[str], values: Reals) -> bool:
    """True when every coupling that has a value with the chain's own parameters, in one of a few poses, has one."""
    own = parameter_values(mechanism.chain)
    given = parameter_values(mechanism.chain, dict(zip(names, values.tolist(), strict=True)))
    for expression in resolved(mechanism.chain.coupled).values():
        poses = [{name: pose + SHARE * k for k, name in enumerate(mechanism.names)} for pose in POSES]
        if any(number(expression, {**own, **pose}) is not None for pose in poses) and all(
            number(expression, {**given, **pose}) is None for pose in poses
        ):
            return False
    return True


def _keeping(
    parameters: Sequence[RuntimeParameter], validity: Validity | None
) -> Callable[[Reals], npt.NDArray[np.bool_]]:
    """True if sets (p, s) keep all rules, (s,)."""
    if validity is None or not validity.rules:
        return lambda sets: np.ones(sets.shape[1], dtype=bool)
    interpreter = Interpreter(validity.program(parameters))

    def kept(sets: Reals) -> npt.NDArray[np.bool_]:
        with np.errstate(all="ignore"):
            (found,) = interpreter.float64("kept", [np.zeros((1, sets.shape[1]))], sets)
        return np.asarray(np.all(np.asarray(found).astype(bool), axis=0))

    return kept
