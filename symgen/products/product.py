"""`Product`: one record for each kind of file that symgen generates from a chain for other tools."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from symgen.emit.targets import named
from symgen.errors import ArgumentError
from symgen.program.interface import DTYPES

if TYPE_CHECKING:
    from symgen.check.results import Comparison
    from symgen.compile.text import Text
    from symgen.describe.mechanism import Mechanism
    from symgen.emit.source import SourceFile
    from symgen.pipeline.build import Build

__all__ = ["ANY", "Checked", "Product", "Setting", "Summary"]


ANY = "any"
"""In place of a profile: the product stands beside sources of every one, and of none."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A keyword of a product, and the option `--name` of `symgen emit`.

    Attributes:
        name: of the keyword; the option has hyphens in place of underscores.
        metavar: shows the option's value in help texts; empty: the command line has no such option.
        help: for the option.
        read: `module:function` that converts the option's text to the keyword's value; empty: the text itself.
    """

    name: str
    metavar: str = ""
    help: str = ""
    read: str = ""

    def value(self, text: str) -> Any:
        """The keyword's value for an option's text. Raises ArgumentError where the text is not valid."""
        return named(self.read)(text) if self.read else text


@dataclass(frozen=True, slots=True)
class Summary:
    """Next steps after the files were written.

    Attributes:
        commands: shell commands, to be run in the folder of the files.
        notes: remarks.
        facts: data for scripts, printed by `--json`.
        purpose: a phrase that says what the commands do.
    """

    commands: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    purpose: str = "to compile"


@dataclass(frozen=True, slots=True)
class Checked:
    """Findings about a product, as `symgen check` reports them.

    Attributes:
        comparisons: with other opinions.
        notes: the domain of the check, and what it leaves out.
        text: files of `--source` beside those that symgen writes; None for fresh files.
    """

    comparisons: tuple[Comparison, ...]
    notes: tuple[str, ...] = ()
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class Product:
    """Files that are generated from a chain beside the sources of a target, or in their place.

    Attributes:
        name: by which users ask for it.
        title: for help texts.
        make: `module:function` of (Build, files written before, **settings), which returns further files; their names
            may have folders. Empty: the product is nothing but its `options`.
        functions: `module:function` of (Mechanism, asked names or None, **settings), which returns the names of the
            functions that the files call; empty: those asked for.
        summary: `module:function` of (Build, names of all files, **settings), which returns a `Summary`; or empty.
        target: the language of its own sources where it stands in their place, and `--target` asks for it; empty: it
            stands beside sources, and `--with` asks for it.
        beside: the target whose sources it stands beside.
        profile: of these sources; None: without one; or `ANY`.
        always: written by `symgen emit` whenever its profile is asked for.
        endings: of the files that every chain has, after the chain's name; of products in place of sources.
        dtypes: number types that it can be written for.
        settings: its own keywords.
        takes: names of the `Options` that concern it, where it stands in place of sources.
        options: names of the `Options` that it turns on.
        planned: whether a plan of `symgen tune` concerns it.
        check: `module:function` of (Build, files, samples, seed, **settings), which returns `Checked`; or empty. The
            files are the product's and the sources that it stands beside; of an archive those inside.
        variants: `module:function` of (settings, files to be checked or None), which returns the settings to check it
            with, one after the other; empty: those given.
        archive: its one file is a zip archive; texts are compared and examined inside it.
    """

    name: str
    title: str
    make: str = ""
    functions: str = ""
    summary: str = ""
    target: str = ""
    beside: str = "c"
    profile: str | None = None
    always: bool = False
    endings: tuple[str, ...] = ()
    dtypes: tuple[str, ...] = DTYPES
    settings: tuple[Setting, ...] = ()
    takes: frozenset[str] = frozenset()
    options: tuple[str, ...] = ()
    planned: bool = True
    check: str = ""
    variants: str = ""
    archive: bool = False

    def names(
        self, mechanism: Mechanism, asked: Iterable[str] | None, settings: Mapping[str, Any]
    ) -> Iterable[str] | None:
        """Names of the functions that the product needs, given those that were asked for."""
        found: Iterable[str] | None = (
            named(self.functions)(mechanism, asked, **self.own(settings)) if self.functions else asked
        )
        return found

    def files(
        self, build: Build, before: Sequence[SourceFile] = (), settings: Mapping[str, Any] | None = None
    ) -> tuple[SourceFile, ...]:
        """The files of a build.

        Args:
            build: the functions of a chain, in the language of its sources.
            before: the sources that it stands beside, and the files of products before it.
            settings: own keywords; those of other products are left out.

        Raises:
            ArgumentError, DerivationError, BuildError: what was asked for cannot be written.
        """
        if not self.make:
            return ()
        found: tuple[SourceFile, ...] = named(self.make)(build, tuple(before), **self.own(settings or {}))
        return found

    def summed_up(self, build: Build, names: Sequence[str], settings: Mapping[str, Any]) -> Summary:
        """Commands and remarks for files with these names."""
        found: Summary = named(self.summary)(build, names, **self.own(settings)) if self.summary else Summary()
        return found

    def own(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """The settings that belong to this product."""
        return {setting.name: settings[setting.name] for setting in self.settings if setting.name in settings}

    def checked(
        self, build: Build, files: Sequence[SourceFile], samples: int, seed: int, settings: Mapping[str, Any]
    ) -> Checked:
        """Findings about files of the product. Raises BuildError where they cannot be built or called."""
        found: Checked = named(self.check)(build, tuple(files), samples, seed, **self.own(settings))
        return found

    def settings_to_check(
        self, settings: Mapping[str, Any], files: Sequence[SourceFile] | None
    ) -> tuple[Mapping[str, Any], ...]:
        """The settings of all variants that a check looks at; `files` are those of a source."""
        own = self.own(settings)
        return tuple(named(self.variants)(own, files)) if self.variants else (own,)

    def check_asked(self, target: str, dtype: str, profile: str | None, plan: object) -> None:
        """Raises ArgumentError when the product cannot be written for a target, number type, profile or plan."""
        if dtype not in self.dtypes:
            raise ArgumentError(f"dtype: {self.name} computes in {', '.join(self.dtypes)}, not in {dtype}")
        if plan is not None and not self.planned:
            raise ArgumentError(f"plan: {self.name} takes none; leave it out")
        if self.target:
            return
        if target != self.beside:
            raise ArgumentError(f"{self.name}: it stands beside target {self.beside}, not beside {target}")
        if self.profile == ANY:
            return
        if self.profile is not None and profile != self.profile:
            raise ArgumentError(f"{self.name}: it is for profile {self.profile}; add --profile {self.profile}")
        if self.profile is None and profile is not None:
            raise ArgumentError(f"{self.name}: it needs what a profile leaves out; leave the profile out")
