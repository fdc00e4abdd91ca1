"""A pin that sticks and slips at the end of a link that bends, as in Figures 5 and 6 of Harlecki (1995).

Run it in the repository; a name of a picture draws both figures:

    python examples/vibration/harlecki_bending.py [courses.png]

The paper prints courses without dimensions, (a) without friction in the pin and (b) with it. Figure 5: with friction
the chain's end moves less, here through 0.143 m instead of 0.174 m. Figure 6: the pin's relative rate goes on in (a);
in (b) it grows with the drive's moment, then falls under friction, and the pin rests in short phases. So it is here:
after 1.5 s the rate reaches 0.94 rad/s in (a) and 0.51 rad/s in (b), with 16 phases of rest.
"""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

import symgen
from symgen import analyse

DRIVE = "6*9.81*0.3*cos(-0.4) + 4*sin(12*t)*exp(-1.5*t)"
FUNCTIONS = ["mass_matrix", "stiffness_matrix", "damping_matrix", "bias", "position", "forward_dynamics"]
FUNCTIONS += ["kinetic_energy", "potential_energy"]


def moved(chain, rough):
    """The run, and the height of the chain's end above its first place."""
    model = symgen.build_model(chain, functions=FUNCTIONS + rough * ["friction_dynamics", "decide"])
    held = np.zeros(len(model.q_names))
    while abs(missing := -0.4 - 0.3 - np.sum(held)) > 1e-12:  # the second link is at -0.4 rad from the horizontal
        held[-1] += missing
        held = analyse.equilibrium(model, held, locked=["second"]).q
    run = symgen.simulate(model, 2.5, q=held, tau={"second": DRIVE}, sample=5e-3)
    height = model.position("tip", run.q)[:, 1]
    return run, height - height[0]


def draw(free, free_height, run, height, picture):
    """Figure 5 above Figure 6: (a) without friction, (b) with it; grey is rest of the pin."""
    from symgen.simulate.marks import shade_sticking
    from symgen.simulate.picture import Picture

    figure = Picture(figsize=(8.0, 6.0), layout="constrained")
    end, pin = figure.subplots(2, 1, sharex=True)
    for name, it, way in (("(a) without friction", free, free_height), ("(b) with friction", run, height)):
        end.plot(it.t, way, label=name)
        pin.plot(it.t, it.qd[:, -1], label=name)
    shade_sticking(pin, run, [len(run.q_names) - 1], ["k"])
    end.set_ylabel("height of the end / m")
    pin.set_ylabel("rate of the pin / (rad/s)")
    pin.set_xlabel("t / s")
    for axis in (end, pin):
        axis.legend(loc="lower right", fontsize="small")
        axis.grid(visible=True, alpha=0.3)
    figure.savefig(picture, dpi=130)


def main(picture: str | None = None) -> None:
    """Prints when the pin sticks, and both courses with friction beside those without."""
    chain = symgen.load_chain(Path(__file__).with_suffix(".yaml"))
    smooth = replace(chain, joints=tuple(replace(joint, friction=None) for joint in chain.joints))
    (free, free_height), (run, height) = moved(smooth, False), moved(chain, True)
    print(f"static sag of the link: {', '.join(f'{x:.4f}' for x in run.q[0, :-1])} rad at its springs")
    for event in run.events:
        if event.kind in ("slip", "stick", "reversal"):
            print(f"  {event.kind:8} at {event.time:.4f} s")
    sticks = [event for event in run.events if event.kind == "stick"]
    print(f"the pin sticks {len(sticks)} times, in {100 * np.mean(run.mode[:, -1] == 0):.0f} % of the run")
    late = run.t > 1.5
    for name, rates in (("without friction", free.qd), ("with friction", run.qd)):
        print(f"relative rate {name}: at most {np.max(np.abs(rates[:, -1])):.3f} rad/s, "
              f"after 1.5 s {np.max(np.abs(rates[late, -1])):.3f}")  # fmt: skip
    print(f"the end moves through {np.ptp(height):.4f} m, without friction through {np.ptp(free_height):.4f} m")
    if picture:
        draw(free, free_height, run, height, picture)
    assert np.max(np.abs(run.qd[late, -1])) < np.max(np.abs(free.qd[late, -1]))
    assert np.any(run.mode[:, -1] == 0)


if __name__ == "__main__":
    main(*sys.argv[1:2])
