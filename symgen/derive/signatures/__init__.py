"""The functions that can be derived from a chain: names, arguments, outputs, units; what `Model` offers.

The definition (`lagrange`), the fast form (`recursive`) and every target use these same signatures. The arguments
of a function are those of the `Model` call, then `inputs` when the chain has any, then `t` when its expressions
contain the time, and this in every function of the chain, so that a caller learns one rule.
"""

from __future__ import annotations

from symgen.derive.signatures.friction import STATUSES, friction_signatures
from symgen.derive.signatures.smooth import smooth_signatures
from symgen.derive.signatures.table import FRICTION, Result, Signature
from symgen.describe.chain import Chain

__all__ = ["FRICTION", "STATUSES", "Result", "Signature", "friction_signatures", "signatures"]


def signatures(chain: Chain) -> dict[str, Signature]:
    """Every function of the chain, in the order in which functions are emitted; those of friction last."""
    return {**smooth_signatures(chain), **friction_signatures(chain)}
