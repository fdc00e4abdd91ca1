"""Run in the peers' Python: lambdify_time.py CHAIN STATES prints JSON of SymPy's Lagrange + lambdify(cse=True).

Per function the value for the first state, nanoseconds of a call on one state, and per state of a call on 512.
"""

import json
import os
import sys
import time

import numpy as np
import sympy as sm
from pydy_code import equations

PASS = 512


def fastest(call, seconds=0.2):
    best, now = float("inf"), time.perf_counter_ns()
    end = now + 1e9 * seconds
    while now < end:
        start = time.perf_counter_ns()
        call()
        now = time.perf_counter_ns()
        best = min(best, now - start)
    return best


def main():
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    n, count = np.fromfile(sys.argv[2], dtype=np.int64, count=2)
    q, qd = np.fromfile(sys.argv[2], dtype=float, offset=16)[: 2 * n * count].reshape(2, count, n)
    start = time.perf_counter()
    names, rates, matrices = equations(sys.argv[1])
    found = {"derive_s": time.perf_counter() - start}
    for function, matrix in matrices.items():
        call = sm.lambdify([*names, *rates], [*matrix], modules="numpy", cse=True)
        one = [float(x) for x in (*q[0], *qd[0])]
        many = [*q[:PASS].T.copy(), *qd[:PASS].T.copy()]
        found[function] = {
            "value": [float(x) for x in call(*one)],
            "one_ns": fastest(lambda c=call, x=one: c(*x)),
            "many_ns": fastest(lambda c=call, x=many: c(*x)) / PASS,
        }
    print(json.dumps(found))


main()
