"""Arms with friction on a GPU through CuPy: parameters of their own, steps in place, masked resets.

    symgen emit examples/two_link.yaml --target cuda --functions step --output build
    python examples/cuda/worlds_cupy.py build

CuPy compiles the source at run time; nvcc is not needed.
"""

import re
import sys
from pathlib import Path

import cupy as cp
import numpy as np

import symgen

THREADS = 128


def main(folder, worlds=10_000, steps=500, reach=3.0):
    """Rates after the last step, (2, worlds), zeros where a joint sticks; worlds beyond `reach`, rad, begin anew."""
    source = (Path(folder) / "two_link_cuda.cu").read_text()
    header = (Path(folder) / "two_link_cuda.h").read_text()
    size = {word: int(n) for word, n in re.findall(r"#define TWO_LINK_CUDA_(\w+) (\d+)U", header)}
    module = cp.RawModule(code=source, options=("--std=c++17",))

    def run(name, *given):
        kernel = module.get_function(f"two_link_cuda_{name}_kernel")
        kernel(((worlds + THREADS - 1) // THREADS,), (THREADS,), given)

    rng = np.random.default_rng(0)
    own = np.array(list(symgen.build_model("examples/two_link.yaml", "numpy").parameters.values()))
    parameters = cp.asarray(own[:, None] * rng.uniform(0.9, 1.1, (size["PARAMETERS"], worlds)))
    prepared = cp.empty((size["PREPARED"], worlds))
    count = np.uint64(worlds)
    run("prepare", count, parameters, prepared)

    start = cp.asarray(rng.uniform(-1.0, 1.0, (size["JOINTS"], worlds)))
    still = cp.zeros_like(start)
    q, qd, tau = start.copy(), still.copy(), cp.zeros_like(start)
    mode = cp.zeros(start.shape, cp.int8)
    taken, status = cp.zeros(worlds, cp.uint64), cp.zeros(worlds, cp.int32)
    for _ in range(steps):
        run("step", count, count, prepared, q, qd, mode, taken, tau, np.float64(1e-3), status)
        over = (abs(q) > reach).any(axis=0)
        run("reset", count, over, start, still, q, qd, mode, taken)
    return qd


if __name__ == "__main__":
    rates = main(sys.argv[1])
    print(f"{int((rates == 0.0).all(axis=0).sum())} of {rates.shape[1]} worlds are at rest")
