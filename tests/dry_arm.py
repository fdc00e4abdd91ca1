"""A planar arm of two joints with dry friction, as a chain file to which tests add."""

DRY_ARM = """
symgen: 1
name: arm
gravity: [0, -9.81, 0]
parameters: {payload: 0.4}
joints:
  - name: a
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: 1
    com: [0.1, 0, 0]
    inertia: {zz: 1}
    friction: {static: 1.9, coulomb: 1.6}
  - name: b
    type: revolute
    place: {xyz: [0.3, 0, 0]}
    mass: payload
    com: [0.1, 0, 0]
    inertia: {zz: 0.1}
    friction: {static: 0.5, coulomb: 0.4, viscous: 0.02}
"""
"""Its last line belongs to joint b."""
