"""Growth of derivation: exponents, the table, a plot that depends on the numbers alone; nothing looks at a clock."""

from __future__ import annotations

import pytest

from benchmarks.chains import serial
from benchmarks.growth import Grown, exponent, grown, growth_table, plot
from symgen.reference.mechanics import Mechanics


def made(kind: str, n: int) -> Grown:
    """A chain whose cost is known: seconds n^2 / 100, own memory n, flops n^3."""
    return Grown(kind, n, {"derive": n * n / 200, "passes": n * n / 200, "emit": 0.0}, 30.0 + n, float(n), n**3, 7 * n)


def test_exponents_of_powers() -> None:
    assert exponent([(x, 5.0 * x**1.7) for x in (2, 4, 32)]) == pytest.approx(1.7, abs=1e-12)


def test_the_table_tells_the_exponents_of_each_kind() -> None:
    text = growth_table([made(kind, n) for kind in ("planar", "serial") for n in (2, 8, 64)])
    for kind in ("planar", "serial"):
        line = f"growth of {kind} arms over n = 8 to 64: time n^2.00, memory n^1.00, flops n^3.00"
        assert line in text
    assert "planar 64" in text


def test_the_plot_depends_on_the_numbers_alone(tmp_path) -> None:
    pytest.importorskip("matplotlib")
    results = [made(kind, n) for kind in ("planar", "serial") for n in (2, 8, 64)]
    texts = []
    for name in ("one.svg", "two.svg"):
        assert plot(results, tmp_path / name)
        texts.append((tmp_path / name).read_text())
    assert texts[0] == texts[1]
    assert "serial arms" in texts[0]
    assert "dc:date" not in texts[0]
    plot(results[:-1], tmp_path / "other.svg")
    assert (tmp_path / "other.svg").read_text() != texts[0]


def test_a_chain_in_a_process_of_its_own() -> None:
    found = grown("serial", 2)
    assert (found.kind, found.n) == ("serial", 2)
    assert found.flops > 50
    assert found.megabytes > 10.0
    assert set(found.seconds) == {"derive", "passes", "emit"}


def test_serial_arms_are_in_general_position() -> None:
    mechanics = Mechanics(serial(4))
    assert abs(mechanics.mass_matrix([0.1, 0.2, 0.3, 0.4])).min() > 1e-6
