"""A pin that sticks and slips at the end of a link that bends, as in Figures 5 and 6 of Harlecki (1995).

Run it in the repository:

    python examples/vibration/harlecki_bending.py
"""

from pathlib import Path

import numpy as np

import symgen
from symgen import analyse


def main() -> None:
    """Prints when the pin sticks, and how far the link's end moves meanwhile."""
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix", "bias", "position", "kinetic_energy"]
    functions += ["potential_energy", "friction_dynamics", "decide", "step_interpolated"]
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"), functions=functions)
    n = len(model.q_names)
    pose = np.zeros(n)
    pose[-1] = -0.4 - 0.3 + 0.0795  # the second link at -0.4 rad from the horizontal, the sag of the first added
    held = analyse.equilibrium(model, pose, locked=["second"])
    drive = "6*9.81*0.3*cos(-0.4) + 4*sin(12*t)*exp(-1.5*t)"
    run = symgen.simulate(model, 2.5, q=held.q, qd=np.zeros(n), tau={"second": drive}, method="interpolated", dt=2e-4)
    print(f"static sag of the link: {', '.join(f'{x:.4f}' for x in held.q[:-1])} rad at its springs")
    for event in run.events:
        print(f"  {event.kind:8} at {event.time:.4f} s")
    sticks = run.mode[:, -1] == 0
    swing = np.ptp(np.array([model.position("tip", q) for q in run.q[sticks]]), axis=0)
    print(f"the pin sticks in {100 * np.mean(sticks):.0f} % of the run; the tip moves {swing[1]:.3f} m in these phases")


if __name__ == "__main__":
    main()
