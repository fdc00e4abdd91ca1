"""A PUMA 560 that rests under gravity: joints at rest stay exactly where they are until friction cannot hold them.

Run it in the repository: python examples/sticking_under_gravity.py
"""

from pathlib import Path

import numpy as np

import symgen

HERE = Path(__file__).parent
STEPS, DT = 500, 1e-3


def main() -> None:
    """Holds the arm with gravity's torques, then with less and less of them."""
    chain = symgen.load_chain(HERE / "puma560_friction.yaml")
    model = symgen.build_model(chain, functions=["gravity", "friction_inverse_dynamics", "decide", "step"])
    q, still = np.array([0.3, -0.4, 0.2, 0.1, 0.5, 0.0]), np.zeros(6)
    _, low, high = model.friction_inverse_dynamics(q, still, still)
    print("joint       gravity      holds from          to")
    for name, *numbers in zip(model.q_names, model.gravity(q), low, high, strict=True):
        print(f"{name:9}" + "".join(f"{x:12.3f}" for x in numbers))
    for share in (1.0, 0.8, 0.5):
        tau = share * model.gravity(q)
        inside = bool(np.all((low <= tau) & (tau <= high)))
        modes, _ = model.decide(q, still, tau, np.zeros(6, np.int8))
        state, status = (q, still, np.zeros(6, np.int8), 0), 0
        for _ in range(STEPS):
            state, status = model.step(state, tau, DT)
            assert status == 0
        moved = np.max(np.abs(state.q - q))
        print(
            f"{share:.0%} of gravity's torque: inside the bands: {inside}, modes {modes.tolist()}, "
            f"moved by {moved:.3g} rad in {STEPS * DT:g} s"
        )
        assert inside == (moved == 0.0)


if __name__ == "__main__":
    main()
