"""Chains that figures are drawn of: the examples, and others that the examples have not."""

from functools import cache
from pathlib import Path

from symgen.describe.assemble import assemble
from symgen.describe.load import load_chain, loads_chain
from symgen.pipeline import chain_figure
from symgen.report.figure.layout import laid_out
from symgen.report.figure.names import Names, signs_of
from symgen.report.figure.pose import geometry
from symgen.report.figure.search import pose_and_view

EXAMPLES = Path(__file__).parents[3] / "examples"

NAMES = sorted(
    str(path.relative_to(EXAMPLES).with_suffix(""))
    for path in EXAMPLES.rglob("*.yaml")
    if path.read_text(encoding="utf-8").startswith("symgen: 1")
)

TEXTS = {
    "torso": """
symgen: 1
name: torso
joints:
  - {name: q1, type: revolute, place: {xyz: [0, 0, 0.3]}, mass: 20, com: [0, 0, 0.3]}
  - {name: q2, type: revolute, parent: q1, place: {xyz: [0, 0.25, 0.6], axis: [0, -1, 0]}, mass: 3, com: [0.15, 0, 0]}
  - {name: q3, type: revolute, parent: q2, place: {xyz: [0.3, 0, 0], axis: [0, -1, 0]}, mass: 2, com: [0.12, 0, 0]}
  - {name: q4, type: revolute, parent: q1, place: {xyz: [0, -0.25, 0.6], axis: [0, -1, 0]}, mass: 3, com: [0.15, 0, 0]}
  - {name: q5, type: revolute, parent: q4, place: {xyz: [0.3, 0, 0], axis: [0, -1, 0]}, mass: 2, com: [0.12, 0, 0]}
points:
  left_hand: {joint: q3, at: [0.25, 0, 0]}
  right_hand: {joint: q5, at: [0.25, 0, 0]}
""",
    "loaded_tree": """
symgen: 1
name: loaded_tree
gravity: [0, -9.81, 0]
parameters: {a: 0.5, b: 0.4, c: 0.3, k: 20.0, c_2: 1.0, F: 2.0}
inputs: [fx, u]
joints:
  - {name: q1, type: revolute, place: {xyz: [0, 0, 0], rpy: [0, 0, pi/2]}, mass: 2, com: [a/2, 0, 0]}
  - {name: q2, type: revolute, parent: q1, place: {xyz: [a, 0, 0], rpy: [0, 0, -pi/2]}, mass: 1, com: [b/2, 0, 0],
     stiffness: k, damping: c_2}
  - {name: q3, type: revolute, parent: q1, place: {xyz: [a, 0, 0], rpy: [0, 0, pi/2]}, mass: 1, com: [b/2, 0, 0]}
  - {name: s, type: prismatic, parent: q2, place: {xyz: [b, 0, 0], axis: [1, 0, 0]}, mass: 0.3, stiffness: k,
     damping: c_2}
points:
  A: {joint: s, at: [c, 0, 0]}
  B: {joint: q3, at: [b, 0, 0]}
loads:
  - {point: B, force: [fx, -F, 0], moment: [0, 0, u]}
""",
    "stanford": """
symgen: 1
name: stanford
gravity: [0, 0, -9.81]
parameters: {d_2: 0.154, l_6: 0.26, m_3: 4.2}
joints:
  - {name: theta1, type: revolute, place: {dh: {alpha: -pi/2, d: 0.41}}, mass: 9, com: [0, 0.1, 0]}
  - {name: theta2, type: revolute, place: {dh: {alpha: pi/2, d: d_2}}, mass: 6}
  - {name: d3, type: prismatic, place: {dh: {theta: -pi/2}}, mass: m_3, com: [0, 0, -0.3]}
  - {name: theta4, type: revolute, place: {dh: {alpha: -pi/2}}, mass: 1}
  - {name: theta5, type: revolute, place: {dh: {alpha: pi/2}}, mass: 0.6}
  - {name: theta6, type: revolute, place: {dh: {d: l_6}}, mass: 0.5, inertia: {xx: 0.01, yy: 0.01, zz: 0.01}}
points: {hand: {joint: theta6}}
""",
    "gantry": """
symgen: 1
name: gantry
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 1], axis: [1, 0, 0]}, mass: 10}
  - {name: y, type: prismatic, place: {axis: [0, 1, 0]}, mass: 5}
  - {name: z, type: prismatic, place: {axis: [0, 0, -1]}, mass: 2}
  - {name: bracket, type: fixed, place: {xyz: [0.05, 0, 0]}, mass: 1}
  - {name: c, type: revolute, place: {xyz: [0, 0, -0.2]}, mass: 1, com: [0.1, 0, -0.1], stiffness: 3, damping: 0.1}
points: {tool: {joint: c, at: [0, 0, -0.2]}}
""",
    "nothing_but_a_beam_in_space": """
symgen: 1
name: mast
joints:
  - {name: mast, type: fixed, place: {rpy: [0, -pi/2, 0]}, flexible: {elements: 4, length: 2.0, mass_per_length: 3.0,
     bending: [50.0, 60.0]}, mass: 1}
  - {name: top, type: revolute, place: {xyz: [2.0, 0, 0], axis: [1, 0, 0]}, mass: 1, com: [0, 0.3, 0]}
""",
    "excavator": """
symgen: 1
name: excavator
gravity: [0, 0, -9.81]
parameters: {h: 1.2, L_b: 4.6, L_s: 2.4, L_t: 1.3, m_b: 1050, m_s: 560, m_t: 400}
inputs: [F_x, F_y, F_z, M_y]
joints:
  - {name: slew, type: revolute, place: {xyz: [0, 0, h]}, inertia: {zz: 5000}}
  - {name: boom, type: revolute, place: {xyz: [0.3, 0, 0], rpy: [pi/2, 0, 0]}, mass: m_b, com: [L_b/2, 0.2, 0]}
  - {name: stick, type: revolute, place: {xyz: [L_b, 0, 0]}, mass: m_s, com: [L_s/2, 0, 0]}
  - {name: bucket, type: revolute, place: {xyz: [L_s, 0, 0]}, mass: m_t, com: [L_t/2, 0.1, 0]}
points: {teeth: {joint: bucket, at: [L_t, 0, 0]}}
loads:
  - {point: teeth, force: [-F_x, F_y, F_z], moment: [0, M_y, 0]}
""",
}

LINKS = 14

TEXTS["snake"] = (
    """
symgen: 1
name: snake
gravity: [0, -9.81, 0]
parameters: {L: 0.1, m: 0.2, b: 0.01}
joints:
"""
    + "".join(
        f"  - {{name: q{k}, type: revolute, place: {{xyz: [{'L' if k > 1 else '0'}, 0, 0]}}, mass: m, "
        "com: [L/2, 0, 0], damping: b}\n"
        for k in range(1, LINKS + 1)
    )
    + f"points: {{head: {{joint: q{LINKS}, at: [L, 0, 0]}}}}\n"
)

ALL = [*NAMES, *TEXTS]


@cache
def chain_of(name):
    """An example, or one of the texts."""
    return loads_chain(TEXTS[name]) if name in TEXTS else load_chain(EXAMPLES / f"{name}.yaml")


@cache
def figure_of(name):
    """Its figure."""
    return chain_figure(chain_of(name))


@cache
def layout_of(name):
    """Where its symbols stand."""
    chain = chain_of(name)
    return laid_out(*pose_and_view(geometry(assemble(chain)), None), Names(signs_of(assemble(chain))))
