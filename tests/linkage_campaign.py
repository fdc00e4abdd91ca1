"""`python -m tests.linkage_campaign [--planar N] [--spatial N]`: random linkages against the multiplier reference.

Every smooth function of a built model at two poses; a linkage that is not derived yet is counted apart. The last line
is the result: what is wrong, or how far everything agrees.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import symgen
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.errors import DerivationError
from symgen.reference.coupled_mechanics import mechanics_of
from tests.random_linkages import planar_linkage, pose, spatial_linkage

ALLOWED = 1e-9
"""Largest difference, relative to the largest number of an output, beyond whole turns of angles."""

LEFT_OUT = {"linearize_step", "linearize"}
"""Functions whose reference takes complex steps through positions that Newton's method finds, which is slow; `check`
compares them."""


def differences(chain: Chain, target: str, seeds: tuple[int, ...] = (1, 2)) -> dict[str, float]:
    """Largest relative difference of each smooth function from the reference, by the function's name."""
    table = {
        name: signature
        for name, signature in signatures(assemble(chain)).items()
        if not signature.friction and name not in LEFT_OUT and hasattr(mechanics_of(chain), signature.call)
    }
    model, judge = symgen.build_model(chain, target, functions=list(table)), mechanics_of(chain)
    worst = dict.fromkeys(table, 0.0)
    for seed in seeds:
        draw = np.random.default_rng(seed)
        state = dict(zip(("qd", "qdd", "tau"), draw.normal(size=(3, judge.n)), strict=True)) | {"q": pose(chain, seed)}
        state |= {"dt": 1e-3, "mode": np.ones(judge.n, np.int8), "residual": state["qdd"], "gain": abs(state["tau"])}
        state |= {"q_next": state["q"] + 1e-3 * state["qd"], "qd_next": state["qd"] + 1e-3 * state["qdd"]}
        for name, signature in table.items():
            wanted_of = getattr(judge, signature.call)
            arguments = [signature.point if a == "point" else state[a] for a in inspect.signature(wanted_of).parameters]
            found, wanted = getattr(model, signature.call)(*arguments), wanted_of(*arguments)
            pairs = list(zip(found, wanted, strict=True)) if isinstance(found, tuple) else [(found, wanted)]
            if name == "coordinates":
                turning = np.array([link.type == "revolute" for link in judge.links if link.coordinate >= 0])
                away = found - wanted
                away = np.where(turning, away - 2 * np.pi * np.round(away / (2 * np.pi)), away)
                pairs = [(wanted + away, wanted)]
            error = max(float(np.max(np.abs(f - w)) / max(1.0, float(np.max(np.abs(w))))) for f, w in pairs)
            worst[name] = max(worst[name], error if np.isfinite(error) else np.inf)
    return worst


def main(arguments: list[str]) -> int:
    """Judges linkages; returns 0 where none is wrong."""
    parser = argparse.ArgumentParser(prog="tests.linkage_campaign", description=__doc__)
    parser.add_argument("--planar", type=int, default=300)
    parser.add_argument("--spatial", type=int, default=60)
    parser.add_argument("--target", default="numpy")
    given = parser.parse_args(arguments)
    made: list[tuple[str, Callable[[], Chain]]] = [
        *((f"planar {seed}", partial(planar_linkage, seed)) for seed in range(given.planar)),
        *((f"spatial {seed}", partial(spatial_linkage, seed)) for seed in range(given.spatial)),
    ]
    wrong, refused, worst = 0, 0, 0.0
    for name, linkage in made:
        try:
            found: dict[str, Any] = differences(linkage(), given.target)
        except DerivationError as error:
            refused += 1
            print(f"{name}: {error}", flush=True)
            continue
        bad = {function: error for function, error in found.items() if not error <= ALLOWED}
        worst = max(worst, *(error for error in found.values() if error <= ALLOWED), 0.0)
        if bad:
            wrong += 1
            print(f"{name}: {', '.join(f'{function} {error:.1e}' for function, error in bad.items())}", flush=True)
    print(f"{len(made)} linkages: {wrong} wrong, {refused} not derived, others within {worst:.1e}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
