"""What the motor of a lift has to do: the dead band of a screw that locks itself, and the torque to raise and lower.

Run it in the repository: python examples/self_locking.py
"""

from pathlib import Path

import numpy as np

import symgen

HERE = Path(__file__).parent


def main() -> None:
    """Prints motor torques (times the lead they are the forces on the carriage)."""
    chain = symgen.load_chain(HERE / "lift.yaml")
    model = symgen.build_model(chain, functions=["friction_inverse_dynamics", "decide"])
    q, still, lead = np.zeros(2), np.zeros(2), 0.0008
    for payload in (0.0, 80.0, 200.0):
        params = {"payload": max(payload, 1e-9)}
        _, low, high = model.friction_inverse_dynamics(q, still, still, params=params)
        raising = model.friction_inverse_dynamics(q, [0.02, 0.0], still, params=params)[0][0]
        lowering = model.friction_inverse_dynamics(q, [-0.02, 0.0], still, params=params)[0][0]
        modes, _ = model.decide(q, still, still, np.zeros(2, np.int8), params=params)
        print(
            f"payload {payload:5.0f} kg: stays between {lead * low[0]:6.3f} and {lead * high[0]:6.3f} N m; "
            f"raising at 20 mm/s {lead * raising:6.3f}, lowering {lead * lowering:6.3f} N m"
        )
        assert low[0] < 0.0 < high[0], "self-locking: no torque is needed to stay"
        assert modes[0] == 0
        assert lowering < 0.0, "self-locking: lowering has to be driven"


if __name__ == "__main__":
    main()
