"""Arms with friction on a GPU from JAX: the step is a call of XLA, jitted with what stands around it.

    symgen emit examples/two_link.yaml --target cuda --functions step --output build
    nvcc -std=c++17 -O3 -arch=native -shared -Xcompiler -fPIC -Ibuild -o build/two_link_ffi.so \\
        -I$(python -c "import jax; print(jax.ffi.include_dir())") build/two_link_cuda.cu examples/cuda/step_ffi.cu
    python examples/cuda/worlds_jax.py build
"""

import ctypes
import re
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

import symgen


def registered(folder, platform="CUDA"):
    """`prepare(parameters)` and `step(prepared, q, qd, mode, tau, dt)` of the library in a folder."""
    header = (Path(folder) / "two_link_cuda.h").read_text()
    size = {word: int(n) for word, n in re.findall(r"#define TWO_LINK_CUDA_(\w+) (\d+)U", header)}
    library = ctypes.CDLL(str(Path(folder).resolve() / "two_link_ffi.so"))
    for name in ("two_link_prepare", "two_link_step"):
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(getattr(library, name)), platform=platform)

    def prepare(parameters):
        kind = jax.ShapeDtypeStruct((size["PREPARED"], *parameters.shape[1:]), jnp.float64)
        return jax.ffi.ffi_call("two_link_prepare", kind)(parameters)

    def step(prepared, q, qd, mode, tau, dt):
        like = [jax.ShapeDtypeStruct(a.shape, a.dtype) for a in (q, qd, mode)]
        kinds = (*like, jax.ShapeDtypeStruct(q.shape[1:], q.dtype))
        return jax.ffi.ffi_call("two_link_step", kinds)(prepared, q, qd, mode, tau, jnp.full(q.shape[1:], dt))

    return prepare, step


def main(folder, platform="CUDA", worlds=10_000, steps=500):
    """Rates of all worlds after the last step: (2, worlds), zeros where a joint sticks."""
    jax.config.update("jax_enable_x64", True)
    prepare, step = registered(folder, platform)
    rng = np.random.default_rng(0)
    own = np.array(list(symgen.build_model("examples/two_link.yaml", "numpy").parameters.values()))
    prepared = prepare(jnp.asarray(own[:, None] * rng.uniform(0.9, 1.1, (len(own), worlds))))
    q = jnp.asarray(rng.uniform(-1.0, 1.0, (2, worlds)))

    @jax.jit
    def run(prepared, q, qd, mode):
        def once(_, now):
            q, qd, mode = now
            return step(prepared, q, qd, mode, jnp.zeros_like(q), 1e-3)[:3]

        return jax.lax.fori_loop(0, steps, once, (q, qd, mode))

    return run(prepared, q, jnp.zeros_like(q), jnp.zeros(q.shape, jnp.int8))[1]


if __name__ == "__main__":
    rates = main(sys.argv[1])
    print(f"{int((rates == 0.0).all(axis=0).sum())} of {rates.shape[1]} worlds are at rest")
