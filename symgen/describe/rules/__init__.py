"""The rules that every chain satisfies, read from a file or built in Python: `problems(chain)` applies them all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from symgen.describe.composite import single_joints, single_places
from symgen.describe.limits import MAX_JOINTS, too_many_joints
from symgen.describe.rules.bodies import check_bodies
from symgen.describe.rules.bristles import check_bristles
from symgen.describe.rules.composite import check_composite
from symgen.describe.rules.couplings import check_couplings
from symgen.describe.rules.dissipation import check_dissipation
from symgen.describe.rules.distances import check_distances
from symgen.describe.rules.drives import check_drives
from symgen.describe.rules.expressions import check_expressions
from symgen.describe.rules.findings import Findings
from symgen.describe.rules.friction import check_friction
from symgen.describe.rules.groups import check_groups
from symgen.describe.rules.letters import check_letters
from symgen.describe.rules.loops import check_loops
from symgen.describe.rules.names import check_names
from symgen.describe.rules.rounding import check_rounding
from symgen.describe.rules.springs import check_springs
from symgen.describe.rules.stops import check_stops
from symgen.describe.rules.structure import check_structure
from symgen.describe.rules.unused import check_unused
from symgen.errors import Problem

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["problems"]


def problems(chain: Chain) -> tuple[Problem, ...]:
    """Everything that is wrong with a chain, and what looks unintended (severity `warning`).

    The chain's fields have their declared types and its expressions are within the limits (`conform`). Paths
    carry joints by index. Of a chain with too many joints nothing else is said.
    """
    single = single_joints(chain)
    refusal = too_many_joints(len(single.joints))
    if refusal is not None:
        return (Problem(refusal, f"joints[{min(MAX_JOINTS, len(chain.joints) - 1)}]"),)
    written, findings = Findings(chain, chain), Findings(single, chain)
    check_composite(written)
    for check in (
        check_names, check_structure, check_couplings, check_loops, check_distances, check_expressions,
        check_dissipation, check_bodies, check_springs, check_friction, check_stops, check_bristles, check_drives,
        check_groups, check_letters, check_rounding, check_unused,
    ):  # fmt: skip
        check(findings)
    places = single_places(chain)
    return (*written.problems, *(replace(each, path=places(each.path)) for each in findings.problems))
