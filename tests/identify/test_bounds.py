"""Bounds of masses and mass centres: met by the chain to be, told where they bind, refused where they are wrong."""

from __future__ import annotations

import numpy as np
import pytest

from symgen import identify, load_chain
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.errors import IdentificationError
from symgen.reference.mechanics import Mechanics


@pytest.fixture(scope="module")
def motion():
    arm = load_chain("examples/two_link.yaml")
    rng = np.random.default_rng(2)
    q, qd, qdd = rng.uniform(-2.0, 2.0, (3, 400, 2))
    tau = np.array([Mechanics(arm).inverse_dynamics(*x) for x in zip(q, qd, qdd, strict=True)])
    return arm, {"q": q, "qd": qd, "qdd": qdd, "tau": tau + 0.3 * np.sign(qd) + 0.01 * rng.normal(size=q.shape)}


def bodies(chain):
    """Mass and mass centre of each link."""
    values = parameter_defaults(chain)
    return {
        joint.name: (evaluate(joint.mass, values), [evaluate(c, values) for c in joint.com]) for joint in chain.joints
    }


def test_bounds_that_the_data_allow_change_no_estimate(motion):
    """The base parameters leave the elbow's mass open: it is chosen within its bounds."""
    arm, data = motion
    plain = identify.inertial(arm, data)
    own, _ = bodies(arm)["elbow"]
    bounds = {"links": {"elbow": {"mass": [1.3 * own, 1.4 * own], "com": [[0.0, 0.5], [-0.1, 0.1], [-0.1, 0.1]]}}}
    found = identify.inertial(arm, data, description={"bounds": bounds})
    mass, com = bodies(found.chain)["elbow"]
    assert 1.3 * own * (1.0 - 1e-6) <= mass <= 1.4 * own * (1.0 + 1e-6)
    assert -1e-6 <= com[0] <= 0.5 + 1e-6
    assert found.values == pytest.approx(plain.values, abs=1e-6)
    assert found.chi2 == pytest.approx(plain.chi2, rel=1e-6)


def test_bounds_that_bind_are_told(motion):
    """A box that excludes the true mass centre, 0.12 kg m of a mass that may be 2 % more than the chain's."""
    arm, data = motion
    own, centre = bodies(arm)["elbow"]
    most = 0.5 * centre[0]
    bounds = {"masses": 0.02, "links": {"elbow": {"com": [[0.0, most], [-0.1, 0.1], [-0.1, 0.1]]}}}
    found = identify.inertial(arm, data, description={"bounds": bounds})
    mass, com = bodies(found.chain)["elbow"]
    assert 0.98 * own * (1.0 - 1e-6) <= mass <= 1.02 * own * (1.0 + 1e-6)
    assert com[0] == pytest.approx(most, rel=1e-4)
    assert f"com of elbow along x <= {most:.6g}" in " ".join(found.remarks)
    assert found.chi2 > 10.0 * found.degrees_of_freedom


@pytest.mark.parametrize(
    ("bounds", "words"),
    [
        ({"mass": 0.2}, r"bounds: no key 'mass' \(did you mean 'masses'\?\)"),
        ({"masses": 2}, "bounds.masses: a share from 0 to 1 is wanted, not 2"),
        ({"masses": "x"}, "bounds.masses: a finite number is wanted"),
        ({"links": [1]}, "bounds.links: links with their bounds are wanted"),
        ({"links": {"elbwo": {}}}, r"bounds.links: no link 'elbwo' \(did you mean 'elbow'\?\)"),
        ({"links": {"elbow": {"mass": [2, 1]}}}, "bounds.links.elbow.mass: 2 is above 1"),
        ({"links": {"elbow": {"mass": 2}}}, r"bounds.links.elbow.mass: a pair \[lower, upper\] is wanted"),
        ({"links": {"elbow": {"com": [0, 1]}}}, "three pairs"),
        ({"links": {"elbow": {"size": 1}}}, "bounds.links.elbow: no key 'size'"),
        ({"links": {"elbow": 3}}, "bounds.links.elbow: mass and com are wanted, not 3"),
    ],
)
def test_wrong_bounds_are_refused(motion, bounds, words):
    arm, data = motion
    with pytest.raises(IdentificationError, match=words):
        identify.inertial(arm, data, description={"bounds": bounds})
