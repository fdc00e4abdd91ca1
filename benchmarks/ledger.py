"""Operation counts of symgen beside published ones. Counts are not noisy, so this table is the same everywhere.

What could be read in the source or in a copy of its text is marked checked; the rest is quoted from memory of the
source and marked so. Published counts leave sines and cosines out, as these do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from benchmarks.chains import example
from benchmarks.symgen_code import DYNAMICS
from symgen.describe.chain import Chain
from symgen.pipeline import program
from symgen.program.count import operations

__all__ = ["PUBLISHED", "Published", "ledger"]


@dataclass(frozen=True)
class Published:
    """A published count.

    Attributes:
        what: the quantity, a key of `DYNAMICS`.
        arm: a key of `ARMS`.
        how: the method in the author's words.
        mul: multiplications; None where only a sum is published.
        add: additions.
        total: the sum.
        source: author, year, where.
        checked: whether the numbers were compared with the source's text.
        note: what differs.
    """

    what: str
    arm: str
    how: str
    mul: int | None
    add: int | None
    total: int
    source: str
    checked: bool
    note: str = ""


AKB = "Armstrong, Khatib and Burdick 1986, abstract and introduction"
LWP = "Luh, Walker and Paul 1980, 150n - 48 mul, 131n - 48 add"
BP = "Balafoutis and Patel 1989 as in Featherstone and Orin 2000, 93n - 69 mul, 81n - 66 add"
MO = "McMillan and Orin 1998 as in Featherstone and Orin 2000, 224n - 259 mul, 205n - 248 add"
KK = "Khalil and Kleinfinger 1987, 92n - 127 mul, 81n - 117 add"
SP = "SYMORO+ (Khalil and Creusot 1997), the count that its output for this arm prints"
NM = "Neuman and Murray, abstract on the Puma's complete model and customised algorithms by ARM; 1987, from memory"
IZ = "Izaguirre and others, abstract of their paper on effective inertia, coupling inertia and gravity loading"

PUBLISHED = (
    Published("inverse_dynamics", "PUMA 560", "explicit model, all measured parameters", 739, 426, 1165, AKB, True),
    Published(
        "inverse_dynamics", "PUMA 560", "explicit model, terms above 1 % only", None, None, 305, AKB, True,
        "an approximation: the others are exact",
    ),
    Published(
        "inverse_dynamics", "PUMA 560", "customised recursion", None, None, 398, NM, True,
        "not a count of theirs: it takes a quarter of the general recursion's time there, and that has 1590",
    ),
    Published("inverse_dynamics", "general 6R", "recursive Newton-Euler as quoted there", None, None, 1560, AKB, True),
    Published("inverse_dynamics", "general 6R", "recursive Newton-Euler", 852, 738, 1590, LWP, False),
    Published("inverse_dynamics", "general 6R", "recursive Newton-Euler with tensors", 489, 420, 909, BP, False),
    Published(
        "inverse_dynamics", "general 6R", "customised Newton-Euler on base parameters", 425, 369, 794, KK, False,
        "the closest relative of what symgen emits",
    ),
    Published(
        "mass_matrix", "PUMA 560", "inertia matrix and gravity terms, symmetries used", 65, 41, 106, IZ, True,
        "its parameters, and so its zeros, may differ",
    ),
    Published(
        "bias", "Comau Racer 3", "customised Newton-Euler, links' own parameters", 294, 283, 577, SP, True,
        "without the 12 and 12 of its friction",
    ),
    Published(
        "mass_matrix", "Comau Racer 3", "customised composite bodies, links' own parameters", 240, 217, 457, SP, True,
        "with a load at the tip; what depends on constants alone is counted",
    ),
    Published("forward_dynamics", "general 6R", "articulated bodies", 1085, 982, 2067, MO, False),
)  # fmt: skip

UNVERIFIED = """Not tabulated, because their numbers could not be read in the source here: the counts of Murray and
Neuman 1984, "ARM: an algebraic robot dynamic modeling program", and 1988, "Organizing customized robot dynamics
algorithms for efficient numerical evaluation" (PUMA 560); what an abstract of theirs says of times is in the table."""


def general_6r() -> Chain:
    """Six revolute joints with twists, offsets and full inertias that no two links share: nothing to simplify."""
    places = [f"a: {0.1 + 0.03 * k:.2f}, alpha: {0.3 + 0.17 * k:.2f}, d: {0.2 - 0.02 * k:.2f}" for k in range(6)]
    return _arm("general6r", "[0.3, -1.2, -9.7]", places)


def racer() -> Chain:
    """The geometry of the Comau Racer 3 in SYMORO+'s output, with full inertias."""
    places = [
        "d: 0.365",
        "alpha: -pi/2, a: 0.05, theta: -pi/2",
        "a: 0.27",
        "alpha: -pi/2, a: 0.05, d: 0.30594",
        "alpha: pi/2",
        "alpha: -pi/2",
    ]
    return _arm("racer3", "[0, 0, -9.81]", places)


ARMS = {"PUMA 560": lambda: example("puma560"), "general 6R": general_6r, "Comau Racer 3": racer}


def _arm(name: str, gravity: str, places: Sequence[str]) -> Chain:
    """Revolute joints at these places by modified Denavit-Hartenberg parameters, links that are not alike."""
    from symgen.describe.load import loads_chain

    joints = []
    for k, place in enumerate(places):
        inertia = ", ".join(
            f"{axis}: {value:.3f}"
            for axis, value in zip(
                ("xx", "yy", "zz", "xy", "xz", "yz"),
                (1.1 + 0.1 * k, 1.3 - 0.05 * k, 0.9 + 0.07 * k, 0.05, -0.04 - 0.01 * k, 0.03 + 0.005 * k),
                strict=True,
            )
        )
        joints.append(
            f"  - {{name: j{k + 1}, type: revolute, place: {{mdh: {{{place}}}}}, mass: {3.0 - 0.3 * k:.1f}, "
            f"com: [{0.1 + 0.01 * k:.2f}, {-0.05 + 0.02 * k:.2f}, {0.07 - 0.01 * k:.2f}], inertia: {{{inertia}}}}}"
        )
    return loads_chain("\n".join(["symgen: 1", f"name: {name}", f"gravity: {gravity}", "joints:", *joints, ""]))


def ledger() -> str:
    """The table in Markdown."""
    lines = ["## Ledger of operations", "", "| quantity | arm | method | mul | add | div | sum | source |"]
    lines.append("|---|---|---|---:|---:|---:|---:|---|")
    counts = {name: operations(program(make(), DYNAMICS)) for name, make in ARMS.items()}
    for function in DYNAMICS:
        for arm in ARMS:
            lines += _published(function, arm)
            own = counts[arm][function]
            lines.append(
                f"| {function} | {arm} | **symgen**, fixed rules | {own.mul} | {own.add} | {own.div} | "
                f"**{own.flops}** | counted here |"
            )
    return "\n".join([*lines, "", UNVERIFIED])


def _published(function: str, arm: str) -> Iterator[str]:
    for p in PUBLISHED:
        if (p.what, p.arm) == (function, arm):
            mark = "checked against its text" if p.checked else "from memory, not checked"
            note = f"; {p.note}" if p.note else ""
            numbers = " | ".join("" if x is None else str(x) for x in (p.mul, p.add))
            yield f"| {p.what} | {p.arm} | {p.how} | {numbers} | | {p.total} | {p.source} ({mark}{note}) |"
