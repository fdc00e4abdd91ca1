"""Remarks on entries without effect: unused names, keys that lack their partner.

Most often a value was put in the wrong place, misspelt, or left behind.
"""

from __future__ import annotations

from symgen.describe.evaluate import names_in
from symgen.describe.records import NULL_VECTOR, ZERO, Joint
from symgen.describe.rules.findings import Findings
from symgen.describe.values import values

__all__ = ["check_unused"]


def check_unused(findings: Findings) -> None:
    """Parameters, inputs, and keys of joints."""
    check_names_used(findings)
    sprung = {name for springs in findings.chain.stiffness for name in springs.joints}
    for path, joint in findings.joints():
        check_keys(findings, path, joint, sprung=joint.name in sprung)


def check_keys(findings: Findings, path: str, joint: Joint, sprung: bool) -> None:
    """Keys of a joint that do something only beside others, and dampers that are given twice."""
    if joint.rest is not None and joint.stiffness is None and not sprung:
        findings.warning(f"{path}.rest", "'rest' has no effect: it is a spring's, and 'stiffness' is missing")
    if joint.com != NULL_VECTOR and joint.mass == ZERO:
        findings.warning(f"{path}.com", "'com' has no effect: the link has no 'mass'")
    if joint.damping is not None and joint.friction is not None and joint.friction.viscous is not None:
        findings.warning(f"{path}.damping", "the joint is damped twice, by 'damping' and by 'viscous' friction")


def check_names_used(findings: Findings) -> None:
    """Parameters and inputs; a formula counts where the parameter that it gives is used."""
    chain = findings.chain
    formulas = {f"parameters.{parameter.name}.value": parameter.name for parameter in chain.parameters}
    needs: dict[str, tuple[str, ...]] = {}
    waiting: list[str] = []
    for path, expression in values(chain):
        if path in formulas:
            needs[formulas[path]] = names_in(expression)
        else:
            waiting += names_in(expression)
    used: dict[str, None] = {}
    while waiting:
        name = waiting.pop()
        if name not in used:
            used[name] = None
            waiting += needs.get(name, ())
    for parameter in chain.parameters:
        if parameter.name not in used:
            findings.warning(f"parameters.{parameter.name}", f"nothing uses the parameter {parameter.name!r}")
    for k, name in enumerate(chain.inputs):
        if name not in used:
            findings.warning(f"inputs[{k}]", f"nothing uses the input {name!r}")
