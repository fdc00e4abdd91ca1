"""Run in the peers' Python: pydy_code.py CHAIN writes PyDy's C of SymPy's Lagrangian equations to the current folder.

`sympy.physics.mechanics.LagrangesMethod` with the chain's numbers, then `pydy.codegen.CMatrixGenerator` with its own
elimination of common subexpressions: mass_matrix.c and bias.c, each a function of q, qd and its output.
"""

import sys
from pathlib import Path

import numpy as np
import sympy as sm
import sympy.physics.mechanics as me
from pydy.codegen.c_code import CMatrixGenerator


def exact(x):
    return sm.Integer(int(x)) if float(x).is_integer() else sm.Float(float(x), 17)


def equations(path):
    """Coordinates, rates, and the inertia matrix and the bias in them."""
    numbers = [float(word) for word in Path(path).read_text().split()]
    n, gravity, rows = int(numbers[0]), numbers[1:4], np.array(numbers[4:]).reshape(-1, 24)
    q = me.dynamicsymbols(f"q:{n}")
    qd = [me.dynamicsymbols(f"q{k}", 1) for k in range(n)]
    base, origin = me.ReferenceFrame("N"), me.Point("O")
    origin.set_vel(base, 0)
    down = sum((exact(g) * axis for g, axis in zip(gravity, base, strict=True)), me.Vector(0))
    frame, point, lagrangian = base, origin, 0
    for k, row in enumerate(rows):
        fixed, turned = me.ReferenceFrame(f"F{k}"), me.ReferenceFrame(f"L{k}")
        fixed.orient_explicit(frame, sm.Matrix(3, 3, [exact(v) for v in row[:9]]))
        turned.orient_axis(fixed, fixed.z, q[k])
        p = point.locatenew(f"P{k}", sum((exact(v) * e for v, e in zip(row[9:12], frame, strict=True)), me.Vector(0)))
        p.v2pt_theory(point, base, frame)
        c = p.locatenew(f"C{k}", sum((exact(v) * e for v, e in zip(row[13:16], turned, strict=True)), me.Vector(0)))
        c.v2pt_theory(p, base, turned)
        xx, xy, xz, yy, yz, zz = map(exact, row[16:22])
        body = me.RigidBody(f"B{k}", c, turned, exact(row[12]), (me.inertia(turned, xx, yy, zz, xy, yz, xz), c))
        lagrangian += body.kinetic_energy(base) + body.mass * me.dot(c.pos_from(origin), down)
        frame, point = turned, p
    method = me.LagrangesMethod(lagrangian, q)
    method.form_lagranges_equations()
    plain_q, plain_qd = sm.symbols(f"q:{n}"), sm.symbols(f"v:{n}")
    names = dict(zip(qd, plain_qd, strict=True)) | dict(zip(q, plain_q, strict=True))
    found = {"mass_matrix": method.mass_matrix, "bias": -method.forcing}
    return plain_q, plain_qd, {name: sm.Matrix(matrix.subs(names)) for name, matrix in found.items()}


def main():
    q, qd, matrices = equations(sys.argv[1])
    for name, matrix in matrices.items():
        generator = CMatrixGenerator([q, qd], [matrix], cse=True)
        for text, end in zip(reversed(generator.doprint(prefix=name)), ("c", "h"), strict=True):
            Path(f"{name}.{end}").write_text(text.replace("evaluate", name))


if __name__ == "__main__":
    main()
