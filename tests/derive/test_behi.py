"""Behi (1985), section 4.2: Tables 4.2 to 4.9 and equations (4.16) to (4.22) from the derived expressions."""

import json
from pathlib import Path

import numpy as np
import pytest
from sympy import Matrix, Rational, Symbol, atan2, pi

from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.load import load_chain

ROOT = Path(__file__).parents[2]
DATA = json.loads((ROOT / "tests/data/behi_1985.json").read_text())
ENTRIES = {entry["id"]: entry for entry in DATA["entries"]}
TABLES = [name for name in ENTRIES if "-C" in name]
MASSES = [f"M{k}" for k in range(2, 7)]


@pytest.fixture(scope="module")
def equations():
    return derive_equations(assemble(load_chain(ROOT / "examples/behi_six_joint.yaml")))


def pose(equations, which):
    """Coordinates at the thesis' exact (3-4-5 triangle) or printed, rounded angles."""
    if which == "exact":
        angles = [0, atan2(3, 4), -2 * atan2(3, 4), atan2(3, 4), pi / 2, pi]
    else:
        angles = [Rational(str(a)) * pi / 180 for a in DATA["example_42"]["theta_deg_printed"]]
    return dict(zip(equations.q, angles, strict=True))


def numbers(equations, wanted, which="exact", **masses):
    """The expanded matrix or array at a pose; masses that are not given are one."""
    at = {**pose(equations, which), **{Symbol(m): masses.get(m, 1) for m in ("M1", *MASSES, "J6")}}
    expanded = equations.expand(wanted)
    flat = [float(x.subs(at)) for x in np.array(expanded.tolist(), dtype=object).ravel()]
    return np.array(flat).reshape(expanded.shape)


def trusted(entry):
    """Printed where the data vouch for the print, else the recomputed value."""
    value = entry["printed"] if entry["status"] == "match" else entry["computed"]
    return np.array(value, dtype=float), entry["tol"]


def assert_entry(name, value):
    wanted, tolerance = trusted(ENTRIES[name])
    np.testing.assert_allclose(value, wanted, rtol=0, atol=tolerance)


def test_the_tables_are_all_here():
    assert len(TABLES) == 12
    assert {e["status"] for e in DATA["entries"]} == {"match", "computed only", "thesis error"}


def test_table_4_2_origins_and_axes(equations):
    frames = equations.system.frames
    origins = [numbers(equations, Matrix(f.origin)).ravel() for f in frames]
    assert_entry("4.2-R", origins)
    assert_entry("4.2-S", [numbers(equations, Matrix(f.axis)).ravel() for f in frames])
    assert_entry("4.2-a", [numbers(equations, Matrix([row[0] for row in f.R])).ravel() for f in frames])


@pytest.mark.parametrize("name", TABLES)
def test_tables_4_3_to_4_9_influence_coefficients_of_the_mass_centres(equations, name):
    G, H = equations.influence(name.split("-")[1])
    if name.startswith("4.3"):
        assert_entry(name, numbers(equations, G))
    else:
        assert_entry(name, np.moveaxis(numbers(equations, H), 0, 2))


def share(equations, mass, which):
    """What one mass contributes to I*_11, to [R_1*]_i1 = (P* + P*')[1]_i1 (4.10), and to their sum Q_1* (4.15)."""
    only = {m: int(m == mass) for m in ("M1", *MASSES, "J6")}
    M = numbers(equations, equations.M[:1, :1], which, **only)[0, 0]
    P = numbers(equations, equations.P[0], which, **only)
    R = P + P.T
    return M, R[:, 0], R[:, 0].sum()


@pytest.mark.parametrize("mass", MASSES)
def test_equations_4_16_to_4_22_at_the_printed_angles(equations, mass):
    M, R, Q = share(equations, mass, "printed")
    assert_entry(f"4.16-{mass}", M)
    assert_entry(f"4.18-{mass}", R)
    assert_entry(f"4.22-{mass}", Q)


@pytest.mark.parametrize("mass", MASSES)
def test_equations_4_16_to_4_22_recomputed(equations, mass):
    for which, suffix in (("printed", ""), ("exact", "x")):
        M, R, Q = share(equations, mass, which)
        if suffix:
            np.testing.assert_allclose([M, *R, Q], ENTRIES[f"4.16x-{mass}"]["computed"], atol=1e-9)
        else:
            for number, value in (("4.16", M), ("4.18", R), ("4.22", Q)):
                np.testing.assert_allclose(value, ENTRIES[f"{number}-{mass}"]["computed"], atol=1e-8)
