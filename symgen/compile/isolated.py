"""Edited C in a process of its own: when it crashes or never ends, the caller gets an error and lives on.

    caller --(verb, function, parameters, inputs)--> child --> CBackend --outputs--> caller

The child is started by `IsolatedBackend` and ends with it; both ends of the conversation are in this file.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from symgen.compile.backend import Array
from symgen.compile.compiler import compile_timeout
from symgen.compile.folders import cache_folder
from symgen.emit.source import SourceFile
from symgen.errors import BuildError, SymgenError
from symgen.options import Options
from symgen.program.interface import FunctionInterface, Interface

__all__ = ["IsolatedBackend", "IsolatedWorkspace", "end_of"]

PATIENCE = 10.0
"""Seconds that a call may take at least."""

PER_STATE = 0.01
"""Further seconds that it may take for each state; the largest functions need a tenth of it."""

RUNS = 4
"""Runs of the compiler beyond one for each source: its version, its flags, and the library."""


class IsolatedBackend:
    """A `DirectBackend` whose functions run in a child process.

    Args:
        sources: edited C.
        interface: of the emission.
        options: of the build.

    Raises:
        BuildError: it does not compile, crashes, or does not come back in time; also from every method.
    """

    def __init__(self, sources: Sequence[SourceFile], interface: Interface, options: Options | None = None) -> None:
        self._functions = {function.name: function for function in interface.functions}
        self._dtype = np.dtype(interface.dtype)
        mine, its = socket.socketpair()
        folders = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
        with its:
            self._child = subprocess.Popen(
                [sys.executable, "-P", "-m", __name__, str(its.fileno())],
                stdin=subprocess.DEVNULL,
                pass_fds=[its.fileno()],
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(filter(None, folders)),
                    "SYMGEN_CACHE": str(cache_folder()),  # of this process, where only that can be used
                },
            )
        self._line = Connection(mine.detach())
        try:
            limit = PATIENCE + compile_timeout() * (len(sources) + RUNS)  # the child ends a compiler that hangs
            self._ask("load", "being loaded", tuple(sources), interface, options or Options(), limit=limit)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> IsolatedBackend:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Ends the child, whatever it is doing."""
        self._line.close()
        self._child.kill()
        self._child.wait()

    def defaults(self) -> Array:
        """(p,): the parameters that the library itself fills in."""
        return np.asarray(self._ask("defaults", "default_parameters"))

    def prepare(self, parameters: Array) -> Array:
        """The parameters, which the child has seen; what it made of them stays there."""
        self._ask("prepare", "prepare", parameters, limit=self._limit(parameters))
        return parameters

    def valid(self, parameters: Array) -> Array:
        """See `Backend.valid`."""
        return np.asarray(self._ask("valid", "valid", parameters, limit=self._limit(parameters)))

    def call(self, function: str, prepared: Array, inputs: Sequence[Array]) -> list[Array]:
        """See `Backend.call`."""
        outputs: list[Array] = self._ask(
            "call", function, prepared, function, list(inputs), limit=self._limit(prepared, *inputs)
        )
        return outputs

    def plain(self, function: str, parameters: Array, inputs: Sequence[Array]) -> list[Array]:
        """See `PlainBackend`."""
        self.prepare(parameters)
        outputs: list[Array] = self._ask(
            "plain", function, parameters, function, list(inputs), limit=self._limit(parameters, *inputs)
        )
        return outputs

    def workspace(self, function: str) -> IsolatedWorkspace:
        """See `DirectBackend`."""
        return IsolatedWorkspace(self._functions[function], self._dtype, self._ask)

    def _limit(self, *arrays: Array) -> float:
        return PATIENCE + PER_STATE * max((array.shape[1] for array in arrays if array.ndim == 2), default=1)

    def _ask(self, verb: str, function: str, *given: Any, limit: float | None = None) -> Any:
        """The child's answer; `function` is what it will be busy with."""
        patience = PATIENCE if limit is None else limit
        try:
            self._line.send((verb, *given))
            if not self._line.poll(patience):
                self.close()
                raise BuildError(f"the edited code did not come back from {function} within {patience:g} s")
            answer = self._line.recv()
        except (EOFError, OSError):
            raise BuildError(f"the edited code {end_of(self._child.wait())} in {function}") from None
        if isinstance(answer, SymgenError):
            raise answer
        return answer


def end_of(code: int) -> str:
    """The unexpected end of a process, in words."""
    if code >= 0:
        return f"ended the process with code {code}"
    try:
        return f"crashed ({signal.Signals(-code).name})"
    except ValueError:
        return f"crashed (signal {-code})"


class IsolatedWorkspace:
    """Buffers for one state at a time; see `Workspace`."""

    def __init__(self, known: FunctionInterface, dtype: np.dtype[Any], ask: Callable[..., Any]) -> None:
        from symgen.compile.arrays import array_types

        types = array_types(dtype)
        self.inputs = tuple(np.zeros(max(1, argument.size), types[argument.type]) for argument in known.inputs)
        self.outputs = tuple(np.zeros(max(1, output.size), types[output.type]) for output in known.outputs)

        def run(prepared: Any) -> None:
            found = ask("one", known.name, prepared, known.name, self.inputs)
            for buffer, array in zip(self.outputs, found, strict=True):
                buffer[...] = array

        self.run = run


class Child:
    """The other end: a library and the parameters that were prepared last."""

    def __init__(self, sources: Sequence[SourceFile], interface: Interface, options: Options) -> None:
        from symgen.compile.c_backend import CBackend

        self.backend = CBackend(sources, interface, options)
        self.workspaces: dict[str, Any] = {}
        self.seen: tuple[tuple[int, ...], bytes] | None = None
        self.prepared: Any = None

    def defaults(self) -> Array:
        return self.backend.defaults()

    def prepare(self, parameters: Array) -> None:
        given = parameters.shape, parameters.tobytes()  # one set is laid out otherwise than an ensemble of one
        if given != self.seen:
            self.prepared, self.seen = self.backend.prepare(parameters), given

    def valid(self, parameters: Array) -> Array:
        return self.backend.valid(parameters)

    def call(self, parameters: Array, function: str, inputs: Sequence[Array]) -> list[Array]:
        self.prepare(parameters)
        return self.backend.call(function, self.prepared, inputs)

    def plain(self, parameters: Array, function: str, inputs: Sequence[Array]) -> list[Array]:
        return self.backend.plain(function, parameters, inputs)

    def one(self, parameters: Array, function: str, inputs: Sequence[Array]) -> tuple[Array, ...]:
        self.prepare(parameters)
        if function not in self.workspaces:
            self.workspaces[function] = self.backend.workspace(function)
        space = self.workspaces[function]
        for buffer, array in zip(space.inputs, inputs, strict=True):
            buffer[...] = array
        space.run(self.prepared)
        return tuple(space.outputs)


def serve(line: Connection) -> None:
    """Answers until the caller has gone."""
    os.dup2(2, 1)  # what the edited code prints does not belong among the caller's results
    child: Child | None = None
    while True:
        try:
            verb, *given = line.recv()
        except EOFError:
            return
        try:
            if child is None:
                child = Child(*given)
                line.send(None)
            else:
                line.send(getattr(child, verb)(*given))
        except SymgenError as error:
            line.send(error)


if __name__ == "__main__":
    serve(Connection(int(sys.argv[1])))
