"""MJCF texts of the tests, and their chains."""

from __future__ import annotations

import warnings

import pytest

from symgen.describe.chain import Chain
from symgen.describe.mjcf import loads_mjcf
from symgen.errors import ChainError, ChainWarning


def read(text: str, file: str = "robot.xml", **options: object) -> Chain:
    """The chain of a text, whatever is remarked on it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ChainWarning)
        return loads_mjcf(text, file, **options)  # type: ignore[arg-type]


def refusal(text: str, file: str = "robot.xml", **options: object) -> str:
    with pytest.raises(ChainError) as caught:
        read(text, file, **options)
    return str(caught.value)


ONE = """<mujoco model="one">
<compiler angle="radian"/>
<option gravity="0 -9.81 0"/>
<worldbody>
  <body name="arm" pos="1 0 0.5">
    <inertial pos="0.3 0.1 0" mass="2" fullinertia="0.02 0.03 0.04 0.001 -0.002 0.003"/>
    <joint name="elbow" axis="0 0 2" pos="0.1 0 0" damping="0.4" stiffness="3" springref="0.2" armature="0.05"
      frictionloss="0.7" limited="true" range="-1 1.5"/>
    <site name="tip" pos="0.6 0 0"/>
  </body>
</worldbody>
<actuator><motor joint="elbow" gear="50" forcelimited="true" forcerange="-2 2"/></actuator>
</mujoco>"""

TREE = """<mujoco model="tree">
<compiler angle="degree" autolimits="true" eulerseq="xyz"/>
<option gravity="1 -2 -9"/>
<default><joint armature="0.01" damping="0.2"/>
  <default class="stiff"><joint stiffness="5" springref="20"/></default></default>
<worldbody>
  <body name="column" pos="0.1 0.2 0.3" euler="20 -30 40">
    <joint name="lift" type="slide" axis="1 2 3" ref="0.2" pos="0.4 0.5 0.6"/>
    <joint name="turn" axis="0 1 1" pos="0.1 0.2 0" ref="30" class="stiff"/>
    <joint name="bend" axis="1 0 0" pos="-0.1 0 0.3" ref="-15"/>
    <geom type="box" size="0.1 0.2 0.3" pos="0.1 0 0" euler="10 20 30" density="300"/>
    <frame pos="0.5 0 0" euler="0 90 0">
      <body name="left" quat="0.5 0.5 -0.5 0.5"><joint name="a" pos="0 0 0.1" axis="0 0 1"/>
        <inertial pos="0.1 0.2 0.3" quat="1 2 3 4" mass="1.5" diaginertia="0.1 0.2 0.25"/>
        <body name="pad" pos="0.2 0 0"><geom type="sphere" size="0.1"/>
          <body name="end" pos="0 0.3 0"><joint name="b" axis="1 1 0"/>
            <geom type="capsule" size="0.05" fromto="0 0 0 0.1 0.2 0.3"/></body>
        </body>
      </body>
    </frame>
    <body name="right" pos="0 -0.4 0" axisangle="1 1 1 70"><joint name="c" type="slide" axis="0 0 1"/>
      <geom type="cylinder" size="0.1 0.2" mass="0.8"/><site name="here" pos="0.1 0 0.2"/>
    </body>
  </body>
</worldbody>
</mujoco>"""
"""Several joints in a body, anchors, references, a fixed body, frames, inertia of geoms, classes of defaults."""

LINK = (
    '<body name="{0}" pos="{1} 0 0"><joint name="{0}" axis="0 0 1" {2}/>'
    '<inertial pos="0.1 0 0" mass="1" diaginertia="0.1 0.1 0.1"/>'
)


def row(equalities: str, actuators: str = "", tendons: str = "", references: str = "") -> str:
    """Three joints one behind the other."""
    links = "".join(LINK.format(name, k, references) for k, name in enumerate("abc"))
    return (
        f'<mujoco><compiler angle="radian"/><worldbody>\n{links}</body></body></body></worldbody>\n'
        f"<tendon>{tendons}</tendon><actuator>{actuators}</actuator>\n<equality>\n{equalities}</equality></mujoco>"
    )


MOTOR = '<motor joint="{}"/>'

SUMS = (
    '<fixed name="s"><joint joint="a" coef="2"/><joint joint="b" coef="-1"/></fixed>'
    '<fixed name="t"><joint joint="c" coef="0.5"/></fixed>'
)

ROD = '<inertial pos="0 0 {0}" mass="1" diaginertia="0.1 0.1 0.05"/>'

FOUR_BAR = f"""<mujoco><compiler angle="radian"/><worldbody>
<body name="crank" euler="0.3 0 0"><joint name="crank" axis="0 1 0" ref="0.1"/>{ROD.format(0.1)}
  <body name="coupler" pos="0 0 0.2" euler="0 0.9 0"><joint name="coupler" axis="0 -1 0"/>{ROD.format(0.2)}
  </body></body>
<body name="rocker" pos="0.5 0 0" euler="0.3 0 0"><joint name="rocker" axis="0 1 0" {{0}}/>{ROD.format(0.15)}</body>
</worldbody>
<actuator><motor joint="crank"/></actuator>
<equality>
<connect body1="coupler" body2="rocker" anchor="0 0 0.4"/>
{{1}}</equality></mujoco>"""
