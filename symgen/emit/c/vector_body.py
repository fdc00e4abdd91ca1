"""The body of one function on packs of lanes: loops run until every lane is done; finished ones keep their values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import ClassVar

from symgen.emit.c.body import Body, element
from symgen.emit.c.body_contexts import LoopContext, VectorAnglesContext, VectorLoopContext
from symgen.emit.c.config import Config
from symgen.emit.c.vector_printer import VectorPrinter
from symgen.emit.templates import render
from symgen.program.function import Function, Output
from symgen.program.guards import Guard
from symgen.program.nodes import BOOLEAN, REAL, Node

__all__ = ["VectorBody"]


class VectorBody(Body):
    """Prints the steps of one function on packs; see `Body`.

    Args:
        narrow: flags and modes are stored as bytes, one each, not as packs.
        beyond: name of the bits that mark angles out of range; when empty, the library gives their sines.
    """

    CONTEXT: ClassVar[str] = "spacing, prepared"

    ENDS: ClassVar[str] = "ends"

    def __init__(
        self,
        config: Config,
        prefix: str,
        names: dict[object, str],
        stem: str,
        *,
        live: str,
        narrow: bool,
        libm: bool,
        beyond: str,
    ) -> None:
        self.narrow = narrow
        self.beyond = beyond
        super().__init__(config, prefix, names, stem, libm=libm, printer=VectorPrinter, together=0, live=live)

    def zero(self, type_: str) -> str:
        """Initial value of an array that would otherwise be empty."""
        return "{ 0 }"

    def _stored(self, node: Node) -> str:
        text = self.printer.expression(node)
        if node.type == REAL or not self.narrow:
            return text
        if node.type == BOOLEAN:
            text = f"({text}) & 1"
        return f"__builtin_convertvector({text}, {self.prefix.removesuffix('_pack_')}_bytes)"

    def _when(self, guard: Guard) -> str:
        """True when some lane has to run."""
        self.printer.helpers.add("all")
        return f"!{self.prefix}all({self._finished(guard)})"

    def _kept(self, node: Node, guard: Guard) -> str:
        return self._stored(node)

    def _chosen(self, name: str, node: Node, guard: Guard) -> str:
        condition, positive = self.printer.expression(guard[0]), guard[1]
        item = self.printer.expression(node.args[1 if positive else 2])
        chosen, otherwise = (item, name) if positive else (name, item)
        return f"{name} = {self._selected(node.type, condition, chosen, otherwise)};"

    def _finished(self, guard: Guard | None) -> str:
        """C mask of the lanes in which the results of a loop are unused."""
        if guard is None:
            return "{ 0 }"
        condition, positive = guard
        text = self.printer.expression(condition)
        return f"~({text})" if positive else text

    def _angles(self, stem: str, angles: Sequence[Node]) -> list[str]:
        values = ", ".join(self.printer.expression(angle) for angle in angles)
        if not self.beyond:
            self.printer.helpers.add("sincos_guard")
        name = self.prefix.removesuffix("_pack_")
        return render(VectorAnglesContext(name, stem, len(angles), values, self.beyond)).splitlines()

    def _update(self, target: str, stem: str, output: Output, position: int) -> str:
        handed = element(f"{stem}_next_{output.name}", output.shape, position)
        return f"{target} = {self._selected(output.type, f'{stem}_done', target, handed)};"

    def _selected(self, type_: str, condition: str, chosen: str, otherwise: str) -> str:
        helper = "select" if type_ == REAL else "select_whole"
        self.printer.helpers.add(helper)
        return f"{self.prefix}{helper}({condition}, {chosen}, {otherwise})"

    def _written_loop(self, loop: LoopContext, body: Function) -> list[str]:
        self.printer.helpers.add("all")
        given = {field.name: getattr(loop, field.name) for field in fields(loop)}
        context = VectorLoopContext(**given, flag=self.config.flag, all=f"{self.prefix}all")
        return render(context).splitlines()
