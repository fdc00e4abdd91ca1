"""A PUMA 560 with elastic drives: how its first natural frequencies change with the reach.

Each joint becomes two: the gear's output, which the drive turns, and a spring to the link behind it. The springs are
round numbers of the size that such gears have, not measured ones. Run it in the repository; a name of a picture draws
the first six modes of the last pose:

    python examples/vibration/puma560_elastic.py [modes.png]
"""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

import symgen
from symgen import analyse
from symgen.describe.chain import Chain, Inertia, Joint, Xyz
from symgen.describe.expression import Number

SPRINGS = (66e3, 50e3, 20e3, 4e3, 4e3, 2e3)  # N m/rad
GEARS = (0.8, 1.8, 0.7, 0.15, 0.12, 0.1)  # kg m^2, motors with their gears as felt at the joints


def elastic(chain: Chain) -> Chain:
    """The chain with a spring behind every joint."""
    joints = []
    for joint, stiffness, inertia in zip(chain.joints, SPRINGS, GEARS, strict=True):
        parent = joint.parent if joint.parent == "base" else f"{joint.parent}_spring"
        gear = Joint(joint.name, joint.type, joint.place, parent, inertia=Inertia(zz=Number(inertia)))
        spring = replace(joint, name=f"{joint.name}_spring", place=Xyz(), parent=joint.name)
        joints += [gear, replace(spring, pseudo=True, stiffness=Number(stiffness))]
    points = tuple(replace(point, joint=f"{point.joint}_spring") for point in chain.points)
    return replace(chain, name="puma560_elastic", joints=tuple(joints), points=points, origin=None)


def main(picture: str | None = None) -> None:
    """Prints frequencies and the tool's compliance, for four positions of the elbow."""
    chain = elastic(symgen.load_chain(Path(__file__).parents[1] / "puma560.yaml"))
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix", "jacobian", "position"]
    model = symgen.build_model(chain, "numpy", functions=functions)
    point = chain.points[0].name
    for elbow in (0.8, 0.0, -0.8, -1.5):
        q = np.zeros(12)
        q[model.q_names.index("elbow")] = elbow
        reach = np.linalg.norm(model.position(point, q)[:2])
        found = analyse.modes(model, q)
        hertz = ", ".join(f"{f:.1f}" for f in found.frequencies_hz[:4])
        give = analyse.frequency_response(model, q, (point, [0.0, 0.0, 1.0]), point, [0.0])[0, 2].real
        print(f"reach {reach:.2f} m: {hertz} Hz; {1e6 * give:.2f} um/N downwards; first mode: {found.labels[0]}")
    if picture:
        from symgen.analyse.plot import plot_modes

        plot_modes(model, found, range(6), path=picture)


if __name__ == "__main__":
    main(*sys.argv[1:2])
