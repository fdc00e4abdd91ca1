"""Training a feedback law of four weights on a slide that sticks, with exact gradients through stick and slip.

A slide of 2 kg with dry friction (static 15 N, kinetic 10 N) is to be brought to x = 0 from starts up to 0.4 m away.
The law is a spring, a damper, and a push that is nearly constant until the target is close:

    tau = -kp x - kd dx/dt - push x/sqrt(x^2 + width^2)

A spring and a damper alone leave the slide at rest wherever kp abs(x) is below 15 N. Training lowers the mean square of
the distances that are left at 1, 1.5 and 2 s, by Adam on the logarithms of the weights; a gradient is one exact motion
for each start and one pass backwards over it.

Run it with: python examples/learning/stiction_law.py     (needs PyTorch: pip install 'symgen[torch]')
"""

from pathlib import Path

import torch

import symgen

CHAIN = Path(__file__).parents[1] / "friction/karnopp_mass.yaml"
STARTS = [[x] for x in (-0.4, -0.25, -0.1, -0.04, 0.07, 0.15, 0.3, 0.35)]  # m
LAW = {"x": "-kp*x - kd*d(x) - push*x/sqrt(x*x + width*width)"}
FIRST = {"kp": 60.0, "kd": 10.0, "push": 5.0, "width": 0.1}


def train(steps=80, rate=0.1):
    """The weights after training, and the cost before each step and at the end, m^2."""
    motion = symgen.torch_function(CHAIN, "simulate", duration=2.0, tau=LAW, constants=FIRST, sample=[1.0, 1.5, 2.0])
    logs = {name: torch.tensor(value, dtype=torch.float64).log().requires_grad_() for name, value in FIRST.items()}
    adam = torch.optim.Adam(logs.values(), lr=rate)
    costs = []
    for step in range(steps + 1):
        x, _ = motion(torch.tensor(STARTS, dtype=torch.float64), constants={name: y.exp() for name, y in logs.items()})
        cost = x.square().mean()
        costs.append(cost.item())
        if step < steps:
            adam.zero_grad()
            cost.backward()
            adam.step()
    return {name: y.exp().item() for name, y in logs.items()}, costs


if __name__ == "__main__":
    weights, costs = train()
    for step in range(0, len(costs), 10):
        print(f"step {step:3}: {1000 * costs[step] ** 0.5:8.3f} mm left (root mean square)")
    print("weights:", ", ".join(f"{name} = {value:.4g}" for name, value in weights.items()))
