"""The states at which a fault may show: as many as are wanted, of all the kinds that the check itself draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.check.friction_states import friction_states
from symgen.check.states import States, draw
from symgen.check.unkind import unkind_states
from symgen.derive.functions import Signature
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.describe.traits import rubs
from symgen.program.function import RuntimeParameter
from symgen.reference.interpreter import Interpreter

__all__ = ["COUNT", "everywhere"]

COUNT = 100_000
"""States of a campaign."""

RUBBING = 0.6
"""Share of states with joints at rest and near their limits."""


def everywhere(
    chain: Chain,
    interpreter: Interpreter,
    signatures: dict[str, Signature],
    parameters: tuple[RuntimeParameter, ...],
    seed: int,
    count: int = COUNT,
) -> States:
    """States of all kinds, mixed.

    Args:
        chain: a valid chain.
        interpreter: of the definition; where joints have friction it holds `friction_inverse_dynamics`.
        signatures: of the chain.
        parameters: run-time parameters with their defaults.
        seed: of the draw; not that of the check, whose states are others then.
        count: number of states.
    """
    drawn = draw(assemble(chain), parameters, count, seed)
    parts, some = [], 0
    if rubs(chain) and all(name in signatures for name in ("friction_inverse_dynamics", "friction_dynamics")):
        some = round(RUBBING * count)
        parts.append(friction_states(assemble(chain), interpreter, signatures, drawn.take(np.arange(some)), seed))
    parts.append(drawn.take(np.arange(some, count)))
    parts = [replace(part, values={**_moving(part), **part.values}) for part in parts]
    parts.append(unkind_states(parts[-1], list(signatures.values()), seed).states)
    return _mixed(drawn, parts, np.random.default_rng([seed, 4]))


def _mixed(drawn: States, parts: Sequence[States], rng: np.random.Generator) -> States:
    """The states of all parts in another order, with the parameter sets of the first."""
    order = rng.permutation(sum(part.count for part in parts))
    names = parts[0].values
    values = {name: np.concatenate([part.values[name] for part in parts], axis=1)[:, order] for name in names}
    which, single = (np.concatenate([getattr(part, name) for part in parts])[order] for name in ("which", "single"))
    return replace(drawn, values=values, which=which, single=single)


def _moving(part: States) -> dict[str, npt.NDArray[Any]]:
    """Modes and masks where no joint is at rest."""
    no = np.zeros(part.values["qd"].shape, dtype=bool)
    mode = np.sign(part.values["qd"]).astype(np.int8)
    return {"mode": mode, "direction": mode, "stuck": no, "reached": no}
