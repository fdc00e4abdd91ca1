"""C between arrays of states as Python lays them out and the batches.

`templates/states/states.c` is compiled once per machine and type of numbers. It walks through the states in blocks
that stay in the cache: it gathers a block into structures of arrays, calls `_batch` or `_ensemble` and puts the results
where they belong. Arrays that are structures of arrays already go to the batch as they are, and a state alone goes to
the function for one state. One call from Python then costs little more than the mechanics, and ranges of states can be
given to several threads. `prepare_each` prepares the sets of an ensemble block by block, from parameters in either
order.

The functions of a model differ in their arguments; behind the batches of its library stands a call of each that takes
an array of addresses.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cache
from typing import Any

from symgen.compile.backend import ALONE, EACH
from symgen.compile.library import load_native
from symgen.emit.names import array_name
from symgen.emit.source import SourceFile
from symgen.emit.templates import template_folder
from symgen.functions import CACHE_LINE
from symgen.program.interface import FunctionInterface, Interface
from symgen.program.nodes import REAL

__all__ = ["BLOCK", "call_name", "declarations", "load_states", "with_calls"]

BLOCK = 32
"""States of a block: whole packs of every width, two abreast, and few enough that all numbers of a block stay near."""

_lock = threading.Lock()


CALL = """
void {name}(const void *prepared, int how, size_t count, void *const *block)
{{
    if (how == {alone}) {{
        {single}(prepared{numbers});
    }} else if (how == {each}) {{
        {function}_ensemble((const {real} *)prepared, count{arrays});
    }} else {{
        {function}_batch(prepared, count{arrays});
    }}
}}
"""
"""The call of a function; Jinja, which no library that is kept needs, would take longer to import than to open that."""


@cache
def load_states(dtype: str, instruction_set: str | None) -> tuple[Any, Any]:
    """cffi's `ffi` and `lib` of the code for arrays of states.

    Args:
        dtype: of real numbers.
        instruction_set: as in `Options`.

    Raises:
        BuildError: no compiler, or it refused.
    """
    source = (template_folder() / "states" / "states.c").read_text(encoding="utf-8")
    declared = source.split("/*DECLARATIONS*/")[1].split("/*END*/")[0]
    real = _real(dtype)
    flags = [f"-DNUMBER={real}", f"-DBLOCK={BLOCK}U", f"-DLINE={CACHE_LINE}U"]
    with _lock:  # libraries are opened on several threads at once
        return load_native("states", source, declared.replace("NUMBER", real), flags, instruction_set)


def with_calls(sources: Sequence[SourceFile], interface: Interface) -> tuple[SourceFile, ...]:
    """The sources of a library, with the calls of its functions behind the batches.

    Args:
        sources: emitted C with batches.
        interface: of the emitted functions.
    """
    own, real = f"{interface.name}_batch.c", _real(interface.dtype)
    calls = "".join([_call(interface.name, function, real) for function in interface.functions])
    return tuple(SourceFile(own, source.text + calls) if source.name == own else source for source in sources)


def call_name(model: str, function: str) -> str:
    """Name in C of the call of a function; no emitted name ends like it."""
    return f"{model}_{function}_on_arrays"


def declarations(interface: Interface) -> str:
    """The declarations of the calls, for cffi."""
    names = [call_name(interface.name, function.name) for function in interface.functions]
    return "".join(f"void {name}(const void *, int, size_t, void *const *);\n" for name in names)


def _real(dtype: str) -> str:
    return "double" if dtype == "float64" else "float"


def _call(model: str, function: FunctionInterface, real: str) -> str:
    count = len(function.inputs) + len(function.outputs)
    return CALL.format(
        name=call_name(model, function.name),
        function=f"{model}_{function.name}",
        single=f"{model}_{array_name(function)}",
        arrays="".join([f", block[{k}]" for k in range(count)]),
        numbers="".join([f", {_by_value(function, k, real)}block[{k}]" for k in range(count)]),
        real=real,
        alone=ALONE,
        each=EACH,
    )


def _by_value(function: FunctionInterface, position: int, real: str) -> str:
    """Takes a number out of its array where the function for one state has it as a single argument."""
    inputs = function.inputs
    if position >= len(inputs) or inputs[position].shape:
        return ""
    return f"*(const {real if inputs[position].type == REAL else 'signed char'} *)"
