"""One chain measured in a fresh process, so that neither caches nor memory of another count."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

__all__ = ["DYNAMICS", "Measured", "measure"]

ROOT = Path(__file__).parents[1]
PROCESSES = 3
DYNAMICS = ("mass_matrix", "bias", "inverse_dynamics", "forward_dynamics")


@dataclass(frozen=True)
class Measured:
    """Seconds of the stages, peak memory of the process, flops and nanoseconds per state of each function."""

    name: str
    n: int
    seconds: dict[str, float]
    megabytes: float
    flops: dict[str, int]
    ns: dict[str, float]
    passed: bool


def measure(what: str, *, all_functions: bool) -> Measured:
    """Measures an example's path or `planar:<n>`, each time with an empty cache; of each stage the fastest counts."""
    found = [_measured(what, all_functions) for _ in range(PROCESSES)]
    fastest = {stage: min(each.seconds[stage] for each in found) for stage in found[0].seconds}
    return replace(found[0], seconds=fastest)


def _measured(what: str, all_functions: bool) -> Measured:
    """The same in one process."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": cache, "SYMGEN_CACHE": cache}
        command = [sys.executable, "-m", "benchmarks.measure", what, "all" if all_functions else "dynamics"]
        found = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return Measured(**json.loads(found.stdout))


def _run(what: str, which: str) -> dict[str, Any]:
    begin = time.perf_counter()
    from benchmarks.chains import planar
    from benchmarks.memory import megabytes
    from symgen.model.clock import nanoseconds
    from symgen.pipeline import build_model, check_model, emit_sources, load_chain, program

    seconds = {"import": time.perf_counter() - begin}

    def timed(stage: str, action: Any) -> Any:
        start = time.perf_counter()
        result = action()
        seconds[stage] = time.perf_counter() - start
        return result

    names = None if which == "all" else list(DYNAMICS)
    chain = timed("load", lambda: planar(int(what[7:])) if what.startswith("planar:") else load_chain(what))
    timed("derive", lambda: program(chain, names))
    timed("emit", lambda: emit_sources(chain, "c", batches=True, functions=names))
    report = timed("check", lambda: check_model(chain, functions=names, targets=[("c", "float64")]))
    seconds["YAML to checked C"] = time.perf_counter() - begin
    model = build_model(chain, "c", functions=names)
    flops = {name: counts.flops for name, counts in model.operations.items()}
    return {
        "name": chain.name,
        "n": len(chain.q_names),
        "seconds": seconds,
        "megabytes": megabytes(),
        "flops": flops,
        "ns": {name: nanoseconds(model, name) for name in flops},
        "passed": report.passed,
    }


if __name__ == "__main__":
    print(json.dumps(_run(*sys.argv[1:3])))
