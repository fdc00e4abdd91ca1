"""Derivatives of a CasADi function against central differences, block by block."""

import numpy as np

FIXED = ("mode",)
"""Arguments that are not differentiated."""

STEP = 1e-6


def arguments(f, own, seed=0, scale=1.0, mode=None):
    """Values for every argument of an external function, parameters near the chain's own."""
    rng = np.random.default_rng(seed)
    found = []
    for k in range(f.n_in()):
        size = f.size1_in(k)
        drawn = rng.standard_normal(size)
        name = f.name_in(k)
        if name == "p":
            drawn = own * (1 + 0.05 * drawn)
        elif name == "u":
            drawn = scale * drawn
        elif name in ("dt", "mode"):
            drawn = np.array([0.04]) if name == "dt" else mode
        found.append(drawn)
    return found


def worst(f, given, seed=0):
    """Largest relative difference over all blocks of Jacobian, adjoint and Hessian of a weighted sum, by kind."""
    n = f.n_in()
    m = f.size1_out(0)
    weights = np.random.default_rng(seed + 1).standard_normal(m)
    back = f.reverse(1)

    def value(*args):
        return f(*args).full().ravel()

    def adjoint(*args):
        found = back(*args, 0, weights)
        return [block.full().ravel() for block in (found if n > 1 else (found,))]

    def differences(g, j):
        columns = []
        for k in range(len(given[j])):
            ends = []
            for h in (STEP, -STEP):
                moved = [np.array(a, dtype=float) for a in given]
                moved[j][k] += h
                ends.append(g(*moved))
            columns.append((ends[0] - ends[1]) / (2 * STEP))
        return np.array(columns).T

    J = f.jacobian()(*given, 0)
    J = [block.full() for block in (J if n > 1 else (J,))]
    gradient = adjoint(*given)
    H = back.jacobian()(*given, 0, weights, *[0] * n)
    found = {"jacobian": 0.0, "adjoint": 0.0, "hessian": 0.0}

    def compare(kind, a, b):
        if np.size(b):
            found[kind] = max(found[kind], float(np.max(np.abs(a - b)) / (1.0 + np.max(np.abs(b)))))

    varied = [j for j in range(n) if f.name_in(j) not in FIXED and len(given[j])]
    for i in varied:
        compare("jacobian", J[i], differences(value, i))
        compare("adjoint", gradient[i], weights @ J[i])
        for j in varied:
            block = H[i * (n + 2) + j].full()
            compare("hessian", block, differences(lambda *args, i=i: adjoint(*args)[i], j))
        compare("hessian", H[i * (n + 2) + n + 1].full(), J[i].T)
    return found
