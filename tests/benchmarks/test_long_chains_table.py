"""The table of `make long-chains`: fastest agreeing rows, exponents, disagreements, absent peers. No clock, no peer."""

from __future__ import annotations

from benchmarks.compare import Comparison, Row
from benchmarks.contender import Contender
from benchmarks.long_chains import fastest, long_chains_table


def row(peer: str, function: str, ns: float, error: float = 1e-14, flops: int | None = None) -> Row:
    counts = {} if flops is None else {function: flops}
    return Row(Contender(peer, peer.lower(), "gcc", (), flops=counts, tolerance=1e-9), function, ns, error)


def measured(n: int) -> Comparison:
    """symgen's time grows with n^1.5, Pinocchio's with n; a faster form of Pinocchio's is wrong; MuJoCo is not here."""
    rows = (
        row("symgen", "forward_dynamics", 10.0 * n**1.5, 3e-14, 50 * n),
        row("Pinocchio C++", "forward_dynamics_aba", 200.0 * n),
        row("Pinocchio C++", "forward_dynamics_ldl", 300.0 * n),
        row("Pinocchio C++", "forward_dynamics", 100.0 * n, error=1.0),
    )
    return Comparison(f"planar{n}", rows, ("mujoco is not installed",))


def test_the_fastest_algorithm_that_agrees_counts() -> None:
    found = fastest(measured(10), "Pinocchio C++")
    assert found is not None
    assert (found.function, found.ns) == ("forward_dynamics_aba", 2000.0)
    assert fastest(measured(10), "MuJoCo") is None


def test_the_table_tells_times_growth_disagreements_and_absent_peers() -> None:
    lines = long_chains_table([(n, measured(n)) for n in (4, 16, 64)]).splitlines()
    assert lines[0] == "| links | symgen, us | Pinocchio C++, us | MuJoCo, us | flops of symgen's | largest error |"
    assert lines[2] == "| 4 | 0.080 | 0.800 | - | 200 | 3e-14 |"  # 10 ns 4^1.5, 200 ns 4
    assert lines[4] == "| 64 | 5.120 | 12.800 | - | 3200 | 3e-14 |"
    assert lines[6:] == [
        "- Time over n = 4 to 64: symgen n^1.50, Pinocchio C++ n^1.00.",
        "- **NO**: Pinocchio C++, pinocchio c++, gcc, forward_dynamics",
        "- Absent: mujoco is not installed",
    ]


def test_one_length_has_no_growth() -> None:
    assert "n^" not in long_chains_table([(4, measured(4))])
