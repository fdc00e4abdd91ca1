"""Units of a model: functions that are derived, emitted and compiled together, and when that happens.

    Maker: names --derive, emit--> Written --compile, open--> Unit

`Separate` makes a unit of each function when it is asked for; `Together` has some functions in one unit, as loops in
compiled code want them, and takes the others from another `Units`; `Whole` is one unit that exists. What a unit holds
depends on the names of its functions alone, so results do not depend on what was built before.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from symgen.compile.backend import Backend
from symgen.compile.threads import cores
from symgen.emit.source import SourceFile
from symgen.program.interface import FunctionInterface, Interface

__all__ = ["Maker", "Separate", "Together", "Unit", "Units", "Whole", "Written"]


@dataclass(frozen=True, slots=True, eq=False)
class Unit:
    """Functions that were built together, ready to be called.

    Attributes:
        interface: names, shapes and operation counts.
        backend: executes them.
        sources: the emitted text, if there is one.
    """

    interface: Interface
    backend: Backend
    sources: tuple[SourceFile, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Written:
    """Functions that were derived and emitted: their interface, and how they are compiled and opened."""

    interface: Interface
    load: Callable[[], Unit]


class Maker(Protocol):
    """Derives and emits functions of one chain, target and number type; it can be pickled."""

    def __call__(self, names: tuple[str, ...]) -> Written:
        """The named functions in one unit; without names the rules on parameters alone."""
        ...

    def plain(self) -> Maker:
        """A maker whose batches are loops over the functions for one state, which take less time to compile."""
        ...


class Units(Protocol):
    """The functions of a model.

    Attributes:
        names: all that can be called, in the order of emission.
        usual: those that are built when no names are given.
    """

    names: tuple[str, ...]
    usual: tuple[str, ...]

    @property
    def built(self) -> dict[str, Unit]:
        """The units of functions that are built, in the order of emission."""
        ...

    @property
    def whole(self) -> Unit | None:
        """The one unit of all functions that compiled loops need, where there is one."""
        ...

    def unit(self, function: str) -> Unit:
        """The unit of a function, made at the first call; threads that ask at once wait for the same."""
        ...

    def described(self, function: str) -> FunctionInterface:
        """The interface of a function, which is not compiled for it."""
        ...

    def rules(self) -> Unit:
        """A unit that judges parameters."""
        ...

    def build(self, names: Iterable[str]) -> None:
        """Makes the units of these functions on all cores."""
        ...

    def together(self, names: Sequence[str], vectors: bool) -> Units:
        """Puts the named functions into one unit; without `vectors` its batches are plain loops."""
        ...


class Whole:
    """One unit, built already."""

    def __init__(self, unit: Unit) -> None:
        self.whole: Unit | None = unit
        self._unit = unit
        self.names = self.usual = tuple(function.name for function in unit.interface.functions)

    @property
    def built(self) -> dict[str, Unit]:
        return dict.fromkeys(self.names, self._unit)

    def unit(self, function: str) -> Unit:
        return self._unit

    def described(self, function: str) -> FunctionInterface:
        return self._unit.interface.function(function)

    def rules(self) -> Unit:
        return self._unit

    def build(self, names: Iterable[str]) -> None:
        """Nothing is left to build."""

    def together(self, names: Sequence[str], vectors: bool) -> Units:
        return self


class Separate:
    """A unit for each function, made when it is asked for.

    Args:
        maker: derives and emits.
        names: all that can be called.
        usual: those that `build` makes without names.
    """

    whole: Unit | None = None

    def __init__(self, maker: Maker, names: tuple[str, ...], usual: tuple[str, ...]) -> None:
        self.maker, self.names, self.usual = maker, names, usual
        self._lock = threading.Lock()
        self._units: dict[tuple[str, ...], Future[Unit]] = {}
        self._written: dict[tuple[str, ...], Written] = {}
        self._groups: dict[Any, Together] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Separate, (self.maker, self.names, self.usual)

    @property
    def built(self) -> dict[str, Unit]:
        known = {names[0]: future for names, future in list(self._units.items()) if len(names) == 1 and future.done()}
        return {name: known[name].result() for name in self.names if name in known}

    def unit(self, function: str) -> Unit:
        return self.made((function,))

    def rules(self) -> Unit:
        return self.made(())

    def described(self, function: str) -> FunctionInterface:
        return self._written_of((function,)).interface.function(function)

    def build(self, names: Iterable[str]) -> None:
        asked = []
        with ThreadPoolExecutor(max_workers=cores()) as pool:
            for name in names:
                future, mine = self._claimed((name,))
                asked.append(future)
                if mine:
                    self._make((name,), future, pool.submit)
                    if future.done():
                        future.result()
        for future in asked:
            future.result()

    def together(self, names: Sequence[str], vectors: bool) -> Units:
        key = (tuple(names), vectors)
        with self._lock:
            if key not in self._groups:
                self._groups[key] = Together(self, key[0], self.maker if vectors else self.maker.plain())
            return self._groups[key]

    def made(self, names: tuple[str, ...]) -> Unit:
        """The unit of these functions."""
        future, mine = self._claimed(names)
        if mine:
            self._make(names, future, lambda load: load())
        return future.result()

    def _claimed(self, names: tuple[str, ...]) -> tuple[Future[Unit], bool]:
        """The unit to come, and whether the caller is the one who makes it."""
        with self._lock:
            known = self._units.get(names)
            if known is not None:
                return known, False
            future = self._units[names] = Future()
            return future, True

    def _make(self, names: tuple[str, ...], future: Future[Unit], run: Callable[[Callable[[], None]], object]) -> None:
        """Derives and emits, then has `run` compile and open."""
        try:
            written = self._written_of(names)
            run(partial(self._load, names, future, written))
        except BaseException as error:
            self._fail(names, future, error)

    def _load(self, names: tuple[str, ...], future: Future[Unit], written: Written) -> None:
        try:
            unit = written.load()
        except BaseException as error:
            self._fail(names, future, error)
        else:
            future.set_result(unit)

    def _fail(self, names: tuple[str, ...], future: Future[Unit], error: BaseException) -> None:
        """Nothing is kept, so that the next call tries again."""
        with self._lock:
            self._units.pop(names, None)
        future.set_exception(error)

    def _written_of(self, names: tuple[str, ...]) -> Written:
        if names not in self._written:
            self._written[names] = self.maker(names)
        return self._written[names]


class Together:
    """Some functions in one unit, the others as another `Units` has them.

    Args:
        others: of the same chain.
        group: names of the functions in one unit.
        maker: derives and emits them.
    """

    def __init__(self, others: Separate, group: tuple[str, ...], maker: Maker) -> None:
        self._others, self._group, self._maker = others, group, maker
        self._own = Separate(maker, group, group)
        self.names, self.usual = others.names, others.usual

    def __reduce__(self) -> tuple[Any, ...]:
        return Together, (self._others, self._group, self._maker)

    @property
    def built(self) -> dict[str, Unit]:
        return self._others.built

    @property
    def whole(self) -> Unit | None:
        return self._own.made(self._group)

    def unit(self, function: str) -> Unit:
        return self._own.made(self._group) if function in self._group else self._others.unit(function)

    def described(self, function: str) -> FunctionInterface:
        return self._others.described(function)

    def rules(self) -> Unit:
        return self._others.rules()

    def build(self, names: Iterable[str]) -> None:
        self._others.build(names)

    def together(self, names: Sequence[str], vectors: bool) -> Units:
        return self._others.together(names, vectors)
