"""What `symgen derive` writes about friction: law, loads, drives, holding limits, sticking forces, dead bands."""

import pytest

import symgen
from symgen.derive.reading.printing import FORMATS, format_equations


def text(repository, name, format="text"):
    return format_equations(
        symgen.derive_equations(symgen.load_chain(repository / "examples" / f"{name}.yaml")), format
    )


def lines(text, head):
    """The lines under a title, up to the next one."""
    body = text.split(f"\n{head}\n{'-' * len(head)}\n", 1)[1]
    return body.split("\n---")[0].splitlines()


def test_karnopps_forces_are_written_as_he_has_them(repository):
    found = lines(text(repository, "karnopp_masses"), "Sticking forces")
    assert "f[1] = s[2] Fr + k r - tau(r) + tau(x2)" in found  # (18)
    assert "f[2] = -k r - m1 (-s[1] Ff + tau(x2))/(m1 + m2) + tau(r)" in found  # (21)
    both = found.index("x2, r stick:")
    assert found[both + 2 : both + 4] == ["f[1] = tau(x2)", "f[2] = -k r + tau(r)"]  # (16), (15)


def test_loads_of_pins_and_slides(repository):
    pins = text(repository, "harlecki_two_link")
    assert "N[1] = sqrt(P[1,1]^2 + P[1,2]^2)" in pins
    assert "f[2] = 0.08 N[2] s[2] mu" in pins
    assert "F[2] = 0.08 N[2] mu_static" in pins
    assert "78.48 cos(th1 + th2)" in pins
    table = text(repository, "xy_table")
    assert "N[2] = Abs(P[2,2])" in table
    assert "P[2,2] = m1 dd(y)" in table


def test_drives_dead_bands_and_losses(repository):
    lift = text(repository, "lift")
    assert "carriage  1250  0.0002  1.9  1.25  2.3         1.4" in lift
    assert "low[1] = Min(" in lift
    assert "DV[2] = F[2] W[2,2] dt" in lift
    boom = text(repository, "spherical_screw")
    assert "tau_s[3] = 0.4 sin(shoulder) dd(waist)" in boom
    assert "low[3] = Min(l[3]/2, 5 l[3]/3)" in boom


@pytest.mark.parametrize("format", FORMATS)
def test_every_format_has_the_part(repository, format):
    found = text(repository, "xy_table", format)
    assert "Friction" in found
    assert "Sticking forces" in found


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
def test_a_large_chain_says_the_law_without_patterns(repository):
    found = text(repository, "puma560_friction")
    assert "f[1] = 4.9 d(waist) + 6 s[1]" in found
    assert "F[2] = 9.5" in found
    assert "Sticking forces" not in found


def test_a_chain_that_does_not_rub_has_no_such_part(repository):
    assert "Dead bands" not in text(repository, "pendulum")
