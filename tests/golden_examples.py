"""The emitted text of every example, committed under `generated/`; `python -m tests.golden_examples` renews it."""

from __future__ import annotations

from pathlib import Path

from symgen.emit.source import SourceFile
from symgen.pipeline import emit_sources, load_chain
from tests.golden import update

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.yaml"))
TARGETS = ("c", "numpy")


def golden(example: Path, target: str) -> tuple[tuple[SourceFile, ...], Path]:
    """Fresh sources of an example, and the folder that holds the committed ones."""
    chain = load_chain(example)
    return emit_sources(chain, target, batches=target == "c"), ROOT / "generated" / chain.name / target


if __name__ == "__main__":
    for example in EXAMPLES:
        for target in TARGETS:
            sources, folder = golden(example, target)
            changed = update(sources, folder)
            print(f"{folder.relative_to(ROOT)}: {len(changed)} changed" if changed else f"{folder.name}: as before")
