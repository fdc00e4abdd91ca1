"""The emitted text of every example, committed under `generated/`; `python -m tests.golden_examples` renews it."""

from __future__ import annotations

from pathlib import Path

from symgen.emit.source import SourceFile
from symgen.options import RELEASE
from symgen.pipeline import TARGETS, emit_sources, load_chain
from tests.golden import update

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.yaml"))

_LOCK = dict(line.split("==") for line in (ROOT / "requirements-test.txt").read_text(encoding="utf-8").split())
LOCKED = _LOCK["sympy"]
"""The version of SymPy that the committed files are written with."""


def golden(example: Path, target: str) -> tuple[tuple[SourceFile, ...], Path]:
    """Fresh sources of an example, and the folder that holds the committed ones."""
    chain = load_chain(example)
    sources = emit_sources(chain, target, optimization=RELEASE, batches=target == "c")
    return sources, ROOT / "generated" / chain.name / target


if __name__ == "__main__":
    for example in EXAMPLES:
        for target in TARGETS:
            sources, folder = golden(example, target)
            changed = update(sources, folder)
            print(f"{folder.relative_to(ROOT)}: {len(changed)} changed" if changed else f"{folder.name}: as before")
