"""What a notebook shows of the records that the public functions return: one line that says what it is."""

from zoo import SWING

import symgen
from symgen.describe.load import loads_chain


def test_reprs_are_short_and_say_what_there_is():
    chain = loads_chain(SWING)
    assert repr(chain) == "<Chain swing: 1 joint (theta); to_yaml() shows all>"
    model = symgen.build_model(chain, "numpy")
    assert repr(model).startswith("<Model swing: 1 joint")
    base = symgen.derive_equations(chain).base_parameters()
    assert repr(base).startswith(
        "<BaseParameters: 3 combinations of 10 inertial parameters, Izz_R(theta), mcx_R(theta), "
    )
    explanation, _, first_moment, _ = str(base).splitlines()
    assert explanation.startswith("# x_R(joint): what regrouping leaves of x, in the axes of the last revolute joint")
    assert first_moment == "mcx_R(theta) = mcx(theta)"
    run = symgen.simulate(model, 1.0, q=[0.3], sample=0.5)
    assert repr(run).startswith("<Trajectory of 1 joint: 0 to 1 s in 3 rows, 0 events, energy error ")
    report = symgen.check_model(chain, 5, functions=["bias"], targets=[("numpy", "float64")])
    assert repr(report).startswith("<Report on swing: passed, ")
    sources = symgen.emit_sources(chain, "numpy")
    assert repr(sources[0]) == f"<SourceFile {sources[0].name}: {len(sources[0].text.splitlines())} lines>"
    assert max(len(repr(shown)) for shown in (chain, model, base, run, report, sources)) < 160
