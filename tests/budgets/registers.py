"""Renews `registers.json`: what ptxas needs of the device for each kernel; `python -m tests.budgets.registers`."""

from __future__ import annotations

import json
import tempfile
import warnings
from pathlib import Path

from symgen.compile.cuda import Usage, usage
from symgen.describe.assemble import assemble
from symgen.emit import emit_sources
from symgen.options import RELEASE, Options
from symgen.pipeline import load_chain
from symgen.pipeline.build import Build
from symgen.pipeline.programs import optimised

HERE = Path(__file__).parent

CASES = {
    "panda": ("forward_dynamics", "inverse_dynamics", "mass_matrix"),
    "puma560_friction": ("forward_dynamics", "step", "step_interpolated"),
    "linkages/dupont_shoulder": ("forward_dynamics", "step"),
}
"""Functions with budgets, by example."""


def measured(case: str, root: Path, folder: Path) -> dict[str, Usage]:
    """The kernels of a case such as `panda float32`, compiled in a folder for sm_90."""
    name, dtype = case.split()
    chain = load_chain(root / "examples" / f"{name}.yaml")
    options = Options(RELEASE)
    program = optimised(Build(assemble(chain), CASES[name], options=options))
    found = usage(emit_sources(program, "cuda", dtype, options), folder)
    prefix, suffix = f"{chain.name}_cuda_", "_kernel"
    return {kernel.removeprefix(prefix).removesuffix(suffix): own for kernel, own in found.items()}


def main() -> None:
    """Measures and writes."""
    warnings.simplefilter("ignore")
    budgets = {}
    for name in CASES:
        for dtype in ("float32", "float64"):
            with tempfile.TemporaryDirectory() as folder:
                found = measured(f"{name} {dtype}", HERE.parents[1], Path(folder))
            budgets[f"{name} {dtype}"] = {
                kernel: [own.registers, own.spilled, own.stack] for kernel, own in sorted(found.items())
            }
    lines = []
    for case, kernels in budgets.items():
        rows = ",\n".join(f"  {json.dumps(kernel)}: {json.dumps(numbers)}" for kernel, numbers in kernels.items())
        lines.append(f" {json.dumps(case)}: {{\n{rows}\n }}")
    (HERE / "registers.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
