"""Bristles of a document: the law of each, with the letters of its deflection and its friction."""

from __future__ import annotations

from typing import Any

from sympy import Abs, Expr, Integer, Symbol, exp

from symgen.derive.friction.sticking import kept_values
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.symbols import rate
from symgen.describe.bristles import ChainState
from symgen.describe.joint_records import BACKWARD, FORWARD, Level, LuGre
from symgen.describe.mechanism import Mechanism
from symgen.report.blocks import Block, Equations, Paragraph, Title, element, sentence

__all__ = ["bristle_blocks", "bristle_letters", "joint_bristle"]

LAW = (
    "A bristle of deflection `z` carries the friction `<F_b>` of its joint (Canudas de Wit, Olsson, Astrom and "
    "Lischinsky 1995; Dahl 1968); `<g_b>` is the friction at a steady rate, its viscous part left out. The deflections "
    "are states beside coordinates and rates, and the integrals of:"
)
REST = "About rest `<g_b>` has no effect: a bristle is a spring there, and a damper, between `z` and the joint's rate."
WAYS = "Two numbers of a joint are those of positive rates, `+`, and of negative ones, `-`."


def bristle_letters(mechanism: Mechanism) -> list[Expr]:
    """The friction of bristles across all joints that move, as letters; zero at others."""
    mine = {state.joint for state in mechanism.states}
    return [element("F_b", k) if name in mine else Integer(0) for k, name in enumerate(mechanism.names)]


def joint_bristle(equations: LagrangeEquations, k: int) -> Expr:
    """The letter of the friction of joint k's bristle, zero without one."""
    return bristle_letters(equations.system.mechanism)[k]


def bristle_blocks(equations: LagrangeEquations) -> list[Block]:
    """The laws of all bristles; nothing for a chain without bristles."""
    mechanism = equations.mechanism
    if not mechanism.states:
        return []
    places = {name: k for k, name in enumerate(mechanism.names)}
    pairs = [pair for state in mechanism.states for pair in _law(mechanism, state, places[state.joint])]
    words = [REST]
    if any(isinstance(x, tuple) for state in mechanism.states for x in _levels(state)):
        words.append(WAYS)
    return [Title("Bristles"), Paragraph(sentence(LAW)), Equations(tuple(pairs), packed=True),
            Paragraph(sentence(" ".join(words)))]  # fmt: skip


def _levels(state: ChainState) -> tuple[Level | None, ...]:
    law = state.law
    return (law.coulomb, law.viscous, law.static if isinstance(law, LuGre) else None)


def _law(mechanism: Mechanism, state: ChainState, k: int) -> list[tuple[Any, Any]]:
    """Rate of the deflection, steady friction, friction of one joint."""
    _, values = kept_values(mechanism)
    law, z, v = state.law, Symbol(state.name), rate(state.joint)
    zd, F, g = rate(state.name), element("F_b", k), element("g_b", k)
    s0 = values(law.stiffness).x
    pairs: list[tuple[Any, Any]] = []

    def level(stem: str, given: Level | None) -> Expr:
        """The value of a level; for two values a letter, followed by both."""
        if not isinstance(given, tuple):
            return values(given).x
        for side, sign in ((FORWARD, "+"), (BACKWARD, "-")):
            pairs.append((Symbol(f"<{stem}{sign}>{k + 1}"), values(given[side]).x))
        return element(stem, k)

    kinetic, viscous = level("F_k", law.coulomb), level("b", law.viscous)
    steady = kinetic
    force = s0 * z + viscous * v
    if isinstance(law, LuGre):
        if law.static is not None and law.stribeck is not None:
            static, ratio = level("F_s", law.static), v / values(law.stribeck.velocity).x
            steady = kinetic + (static - kinetic) * exp(-(Abs(ratio) ** values(law.stribeck.exponent).x))
        if law.damping is not None:
            force = force + values(law.damping).x * zd
    return [(zd, v - s0 * Abs(v) * z / g), (g, steady), (F, force), *pairs]
