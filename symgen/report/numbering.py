"""Numbers of equations: counted in the order of the document, and put where sentences refer to them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from symgen.report.blocks import Block, Equations, Paragraph, Ref, Table

__all__ = ["numbered"]


def numbered(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """The blocks with numbers at the labelled equations and in the references to them.

    Raises:
        KeyError: a reference to an equation that the document does not have.
    """
    counted, numbers = [], dict[str, int]()
    for block in blocks:
        if isinstance(block, Equations) and any(block.labels):
            for label in filter(None, block.labels):
                numbers[label] = len(numbers) + 1
            block = replace(block, numbers=tuple(numbers.get(label, 0) for label in block.labels))
        counted.append(block)
    return tuple(_referred(block, numbers) for block in counted)


def _referred(block: Block, numbers: dict[str, int]) -> Block:
    if isinstance(block, Paragraph):
        return Paragraph(tuple(_resolved(part, numbers) for part in block.parts))
    if isinstance(block, Table):
        return replace(block, header=tuple(tuple(_resolved(p, numbers) for p in cell) for cell in block.header))
    return block


def _resolved(part: Any, numbers: dict[str, int]) -> Any:
    return replace(part, number=numbers[part.label]) if isinstance(part, Ref) else part
