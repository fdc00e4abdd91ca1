"""What users get: each kind of chain, its formulations compared after the passes, compiled in vectors for speed.

Other tests build with `optimization="debug"`; `make test-release` runs all of them in this form.
"""

from pathlib import Path

import pytest
from zoo import CHAINS

import symgen

pytestmark = [pytest.mark.release, pytest.mark.needs("gcc")]

EXAMPLES = Path(__file__).parents[2] / "examples"

KINDS = {
    "planar": (CHAINS["planar3"], ["mass_matrix", "bias", "forward_dynamics"]),
    "spatial tree": (CHAINS["tree"], ["inverse_dynamics", "coriolis_matrix"]),
    "friction": (EXAMPLES / "karnopp_masses.yaml", ["decide", "step_interpolated"]),
    "drives": (EXAMPLES / "lift.yaml", ["friction_inverse_dynamics", "decide"]),
    "pins": (EXAMPLES / "harlecki_two_link.yaml", ["friction_dynamics", "decide"]),
    "given motions": (CHAINS["prescribed"], ["bias", "forward_dynamics"]),
}


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
@pytest.mark.parametrize("kind", KINDS)
def test_three_opinions_agree_on_code_as_users_get_it(kind):
    """Of 201 states, so that batches fill whole packs of lanes and leave a rest."""
    chain, functions = KINDS[kind]
    chain = chain() if callable(chain) else symgen.load_chain(chain)
    report = symgen.check_model(chain, 201, functions=functions, targets=[("c", "float64")])
    assert report.passed, report.to_markdown()
