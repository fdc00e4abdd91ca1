"""Run in the peers' Python: symforce_code.py CHAIN FOLDER writes SymForce's C++ of a plain recursion.

The recursion is what a user of SymForce would write down: Newton and Euler in link frames, composite bodies for the
inertia matrix, the links' inertial parameters regrouped to base parameters beforehand. Everything else, common
subexpressions and printing, is SymForce's.
"""

import sys
from pathlib import Path

import numpy as np
import symforce

symforce.set_epsilon_to_number()

import symforce.symbolic as sf  # noqa: E402
from symforce.codegen import Codegen, CppConfig  # noqa: E402
from symforce.values import Values  # noqa: E402


def read(path):
    """Gravity, and per link rotation, origin, mass, first moments, tensor about the link frame's origin."""
    numbers = [float(word) for word in Path(path).read_text().split()]
    n, gravity, rows = int(numbers[0]), numbers[1:4], np.array(numbers[4:]).reshape(-1, 24)
    links = []
    for row in rows[:n]:
        m, c, (xx, xy, xz, yy, yz, zz) = row[12], row[13:16], row[16:22]
        Io = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]) + m * (c @ c * np.eye(3) - np.outer(c, c))
        links.append([row[:9].reshape(3, 3), row[9:12], m, m * c, Io])
    return np.array(gravity), links


def regrouped(links):
    """Base parameters: what turning about z leaves alone moves to the parent (pseudo-inertia's lower right block)."""
    links = [list(link) for link in links]
    for k in range(len(links) - 1, 0, -1):
        R, p, m, h, Io = links[k]
        K = np.trace(Io) / 2 * np.eye(3) - Io
        moved = np.zeros((4, 4))
        moved[2, 2], moved[2, 3], moved[3, 2], moved[3, 3] = K[2, 2], h[2], h[2], m
        K[2, 2] = 0.0
        links[k][2:] = 0.0, np.array([h[0], h[1], 0.0]), np.trace(K) * np.eye(3) - K
        T = np.eye(4)
        T[:3, :3], T[:3, 3] = R, p
        moved = T @ moved @ T.T
        added = moved[:3, :3]
        links[k - 1][2] += moved[3, 3]
        links[k - 1][3] = links[k - 1][3] + moved[:3, 3]
        links[k - 1][4] = links[k - 1][4] + np.trace(added) * np.eye(3) - added
    return [[cleaned(x) for x in link] for link in links]


def cleaned(x):
    """Numbers that rounding alone kept from being zero, one or minus one."""
    x = np.array(x, dtype=float)
    for exact in (0.0, 1.0, -1.0):
        x[np.abs(x - exact) < 1e-12] = exact
    return x


def matrix(x):
    """SymForce's matrix of numbers; whole numbers stay exact, so that zeros and ones vanish."""
    x = np.atleast_2d(x) if np.ndim(x) == 2 else np.reshape(x, (-1, 1))
    return sf.Matrix([[int(v) if v == int(v) else float(v) for v in row] for row in x.tolist()])


def number(x):
    return int(x) if float(x).is_integer() else float(x)


def frames(links, q):
    """Rotation of each link's frame in its parent's, and its origin."""
    for k, (R, p, *_) in enumerate(links):
        c, s = sf.cos(q[k]), sf.sin(q[k])
        yield matrix(R) * sf.Matrix([[c, -s, 0], [s, c, 0], [0, 0, 1]]), matrix(p)


def recursion(gravity, links, q, qd, qdd):
    """Inverse dynamics by Newton and Euler (Luh, Walker and Paul 1980) on first moments and tensors at the origins."""
    z, n = sf.V3(0, 0, 1), len(links)
    places = list(frames(links, q))
    w, al, a = sf.V3.zero(), sf.V3.zero(), matrix(-gravity)
    motions = []
    for k, (R, p) in enumerate(places):
        a = R.T * (a + al.cross(p) + w.cross(w.cross(p)))
        w = R.T * w
        al = R.T * al + w.cross(z * qd[k]) + z * qdd[k]
        w = w + z * qd[k]
        motions.append((w, al, a))
    tau, f, nn = [0] * n, sf.V3.zero(), sf.V3.zero()
    for k in range(n - 1, -1, -1):
        w, al, a = motions[k]
        _, _, m, h, Io = links[k]
        h, Io = matrix(h), matrix(Io)
        if k + 1 < n:
            R, p = places[k + 1]
            f = R * f
            nn = R * nn + p.cross(f)
        f = f + a * number(m) + al.cross(h) + w.cross(w.cross(h))
        nn = nn + Io * al + w.cross(Io * w) + h.cross(a)
        tau[k] = nn[2]
    return sf.Matrix(tau)


def composite(links, q):
    """The inertia matrix by composite bodies (Walker and Orin 1982)."""
    n = len(links)
    places = list(frames(links, q))
    M = sf.Matrix(n, n)
    m, h, Io = 0, sf.V3.zero(), sf.M33.zero()
    for k in range(n - 1, -1, -1):
        m, h, Io = m + number(links[k][2]), h + matrix(links[k][3]), Io + matrix(links[k][4])
        f, nn = sf.V3(0, 0, 1).cross(h), Io[:, 2]
        M[k, k] = nn[2]
        for j in range(k, 0, -1):
            R, p = places[j]
            f = R * f
            nn = R * nn + p.cross(f)
            M[j - 1, k] = M[k, j - 1] = nn[2]
        R, p = places[k]
        h = R * h
        Io = R * Io * R.T + (sf.M33.eye() * (2 * p.dot(h)) - p * h.T - h * p.T)
        Io = Io + (sf.M33.eye() * p.dot(p) - p * p.T) * m
        h = h + p * m
    return M


def main():
    gravity, links = read(sys.argv[1])
    links, n = regrouped(links), len(links)
    q, qd, qdd = (sf.Matrix([sf.Symbol(f"{name}{k}") for k in range(n)]) for name in ("q", "qd", "qdd"))
    functions = {
        "inverse_dynamics": (Values(q=q, qd=qd, qdd=qdd), recursion(gravity, links, q, qd, qdd)),
        "bias": (Values(q=q, qd=qd), recursion(gravity, links, q, qd, [0] * n)),
        "mass_matrix": (Values(q=q), composite(links, q)),
    }
    for name, (inputs, result) in functions.items():
        code = Codegen(inputs=inputs, outputs=Values(result=result), config=CppConfig(), name=name, return_key="result")
        code.generate_function(output_dir=sys.argv[2], skip_directory_nesting=True)


main()
