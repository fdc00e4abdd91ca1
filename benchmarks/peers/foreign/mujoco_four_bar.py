"""Run in the peers' Python: mujoco_four_bar.py LINKAGE OUTPUT compiles the four-bar to MuJoCo's binary model.

The coupler's end is held at the rocker's by an equality of type connect.
"""

import sys
from pathlib import Path

import mujoco


def body(k, at, numbers, inside=""):
    mass, x, y, inertia = numbers
    inertial = f'<inertial pos="{x} {y} 0" mass="{mass}" diaginertia="{inertia} {inertia} {inertia}"/>'
    return f'<body name="b{k}" pos="{at} 0 0">{inertial}<joint type="hinge" axis="0 0 1"/>{inside}</body>'


def main():
    a, b, c, f, *rest = (float(word) for word in Path(sys.argv[1]).read_text().split())
    crank, coupler, rocker = rest[:4], rest[4:8], rest[8:12]
    tree = body(0, 0.0, crank, body(1, a, coupler)) + body(2, f, rocker)
    model = mujoco.MjModel.from_xml_string(
        f'<mujoco><option gravity="0 -9.81 0"/><worldbody>{tree}</worldbody>'
        f'<equality><connect body1="b1" body2="b2" anchor="{b} 0 0"/></equality></mujoco>'
    )
    # the anchor of the second body in its own frame: both would meet in the zero pose otherwise
    model.eq_data[0, 3:6] = (c, 0.0, 0.0)
    mujoco.mj_saveModel(model, sys.argv[2], None)


main()
