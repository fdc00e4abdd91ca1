"""Findings of cppcheck with its MISRA addon, and of the compiler, sorted into deviations and others.

The addon knows numbers of rules, not their texts, which are MISRA's. A rule without a finding is one that the addon
looks for and did not find broken: no more is claimed. cppcheck takes seconds for a hundred lines of a step function, so
long sources are examined in parts, each for a limited time; functions for which that was too short are named.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from symgen.cost.tools import ToolTimeout, run_tool
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.evidence.units import units

__all__ = ["DEVIATIONS", "OF_PRODUCTS", "PATIENCE", "WARNINGS", "CodingRules", "Finding", "coding_rules", "warnings_of"]

PATIENCE = 240.0
"""Seconds for one part of a source."""

WARNINGS = (
    "-std=c99", "-O2", "-ffp-contract=off", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wdouble-promotion",
    "-Wfloat-equal", "-Wshadow", "-Wstrict-prototypes", "-Wmissing-prototypes", "-Wundef", "-Wcast-qual", "-fanalyzer",
)  # fmt: skip

CHECKS = (
    "--std=c99", "--enable=warning,style,performance,portability", "--inline-suppr",
    "--suppress=missingIncludeSystem", "--template={id}\t{file}\t{line}\t{message}", "--quiet",
)  # fmt: skip

MISRA = "--addon=misra"

QUICK = "--performance-valueflow-max-time=5"
"""Bounds cppcheck's analysis of values, in seconds; versions that do not know it have a bound of their own."""

ADDONS = tuple(
    f"{root}/{name}/addons/misra.py"
    for root in ("usr/lib/*", "usr/lib", "usr/share", "usr/local/share", "opt/homebrew/share")
    for name in ("cppcheck", "Cppcheck")
)
"""Places of the addon, from the root of the file system."""

DEVIATIONS = {
    "misra-c2012-10.4": "Both arms of `a ? (b < c) : (d == e)` are Boolean; the addon compares c with d.",
    "knownConditionTrueFalse": "A divisor or a radicand that is used under a condition is guarded by it once more.",
    "misra-c2012-2.4": "Enumerators name positions of arrays; the addon takes an enumeration without a tag for one "
    "whose tag is unused.",
    "misra-c2012-8.7": "`<model>_broken_rule`, and `<model>_step_arrays`, the step without a struct, are for callers, "
    "too.",
}
"""Rules that emitted C may break, each with the reason."""

SIZES = "Sizes of the chain are constants of the text; where one is zero or one, conditions and sums are constant."
OF_PRODUCTS = {
    "knownConditionTrueFalse": SIZES,
    "incorrectLogicOperator": SIZES,
    "duplicateExpression": SIZES,
    "negativeIndex": SIZES,
    "oppositeExpression": SIZES,
    "objectIndex": "Pointers in a struct divide one block of memory; the tool takes them for the struct's address.",
    "unreadVariable": "Variables have a value from their declaration on, which a loop or a call may replace.",
    "unusedStructMember": "The struct is that of a standard, whose every member the other side may use.",
    "-Wmissing-prototypes": "Functions of an interface are declared in the headers of those who call them.",
    "-Wanalyzer-double-free": "A block is replaced by what `realloc` returns; where that is nothing the program ends.",
    "-Wfloat-equal": "Modes are whole numbers, held as reals where an interface has no others.",
}
"""Remarks on products that are no code for a controller, each with the reason."""

FORMS = {
    "misra-c2012-10.4": re.compile(r"\? \([^?:]+ (<|<=|==) [^?:]+\) : \([^?:]+ (<|<=|==) "),
    "knownConditionTrueFalse": re.compile(r"([\w.\[\]]+) \? .*\(\1 \? "),
    "misra-c2012-2.4": re.compile(r"^ *enum \{"),
    "misra-c2012-8.7": re.compile(r"\w+_(arrays|broken_rule)\("),
}
"""Lines to which a deviation is confined."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A tool's remark on a line of a file; `allowed` where a deviation is written down."""

    tool: str
    rule: str
    file: str
    line: int
    message: str
    allowed: bool = False


@dataclass(frozen=True, slots=True)
class CodingRules:
    """Findings of the tools that ran.

    Attributes:
        findings: all of them.
        tools: those that ran, with their versions.
        missing: those that did not, each with the reason.
        checked: numbers of the rules that the addon looks for; empty where it did not run or was not asked.
        parts: of the sources that cppcheck examined one by one.
        left: functions that it did not finish in time.
    """

    findings: tuple[Finding, ...]
    tools: dict[str, str]
    missing: dict[str, str]
    checked: tuple[str, ...]
    parts: int = 0
    left: tuple[str, ...] = ()

    @property
    def outside(self) -> tuple[Finding, ...]:
        """Findings that no deviation allows."""
        return tuple(finding for finding in self.findings if not finding.allowed)


def coding_rules(
    sources: Sequence[SourceFile],
    compiler: str = "gcc",
    *,
    misra: bool = True,
    patience: float = PATIENCE,
    progress: Callable[[str], None] = lambda what: None,
) -> CodingRules:
    """Findings of the compiler and of cppcheck in emitted C.

    Args:
        sources: headers and sources.
        compiler: to ask for warnings.
        misra: with the addon for MISRA C:2012, which is for code without files and allocation; without it the remarks
            of `OF_PRODUCTS` are deviations.
        patience: seconds that cppcheck has for one part of a source.
        progress: called with what is being done.

    Raises:
        BuildError: a tool failed.
    """
    findings: list[Finding] = []
    tools: dict[str, str] = {}
    missing: dict[str, str] = {}
    checked, parts, left = tuple[str, ...](), 0, tuple[str, ...]()
    with tempfile.TemporaryDirectory(prefix="symgen-evidence-") as name:
        folder = Path(name)
        for source in sources:
            (folder / source.name).write_text(source.text, encoding="utf-8")
        written = [source for source in sources if source.name.endswith(".c")]
        if shutil.which(compiler) is None:
            missing[compiler] = "not installed: install gcc"
        else:
            tools[compiler] = run_tool([compiler, "-dumpfullversion"], folder, "asking for a version").strip()
            progress("compiling with warnings")
            findings += warnings_of(compiler, WARNINGS, [source.name for source in written], folder)
        if shutil.which("cppcheck") is None:
            missing["cppcheck"] = "not installed: install cppcheck"
        else:
            tools["cppcheck"] = run_tool(["cppcheck", "--version"], folder, "asking for a version").split()[-1]
            found, parts, left = _of_cppcheck(written, folder, patience, (MISRA,) if misra else (), progress)
            findings += found
            checked = _rules(folder) if misra else ()
    texts = {source.name: source.text.split("\n") for source in sources}
    judged = tuple(_judged(each, texts) if misra else _of_product(each) for each in findings)
    return CodingRules(judged, tools, missing, checked, parts, left)


def _judged(finding: Finding, texts: dict[str, list[str]]) -> Finding:
    """The finding, allowed where a deviation names its rule and, if it is confined, its line."""
    line = texts.get(finding.file, [])[finding.line - 1 : finding.line]
    form = FORMS.get(finding.rule)
    fits = form is None or (bool(line) and form.search(line[0]) is not None)
    return replace(finding, allowed=finding.rule in DEVIATIONS and fits)


def _of_product(finding: Finding) -> Finding:
    """The finding, allowed where a deviation of products names its rule."""
    return replace(finding, allowed=finding.rule in OF_PRODUCTS)


def warnings_of(compiler: str, flags: Sequence[str], units: Sequence[str], folder: Path) -> list[Finding]:
    """A compiler's warnings about sources in a folder. Raises BuildError where they do not compile."""
    script = f"exec {compiler} {' '.join(flags)} -fdiagnostics-plain-output -c {' '.join(units)} 2>&1"
    text = run_tool(["sh", "-c", script], folder, "compiling")
    found = re.findall(r"^([\w.]+):(\d+):\d+: warning: (.*?)(?: \[-W([\w-]+)[^\]]*\])?$", text, re.M)
    return [Finding(compiler, f"-W{flag}", file, int(line), message) for file, line, message, flag in found]


def _of_cppcheck(
    written: Sequence[SourceFile],
    folder: Path,
    patience: float,
    flags: tuple[str, ...],
    progress: Callable[[str], None],
) -> tuple[list[Finding], int, tuple[str, ...]]:
    """Findings, the number of parts, and functions of parts that took too long."""
    parts = [(source.name, unit) for source in written for unit in units(source.text)]
    found: dict[Finding, None] = {}
    left: list[str] = []
    for k, (name, unit) in enumerate(parts):
        progress(f"checking the coding rules{f', part {k + 1} of {len(parts)}' if len(parts) > 1 else ''}")
        (folder / name).write_text(unit.text, encoding="utf-8")
        try:
            found.update(dict.fromkeys(_examined(name, folder, patience, flags)))
        except ToolTimeout:
            left += unit.functions
    return list(found), len(parts), tuple(left)


def _examined(name: str, folder: Path, patience: float, flags: tuple[str, ...]) -> list[Finding]:
    what = "checking the coding rules"
    try:
        text = run_tool(["sh", "-c", _command(name, *flags, QUICK)], folder, what, patience)
    except ToolTimeout:
        raise
    except BuildError:  # a version without the bound
        text = run_tool(["sh", "-c", _command(name, *flags)], folder, what, patience)
    found = []
    for line in text.splitlines():
        words = line.split("\t")
        if len(words) == 4 and words[2].isdigit() and words[0] not in ("checkersReport", "information"):
            found.append(Finding("cppcheck", words[0], words[1], int(words[2]), words[3]))
    return found


def _command(name: str, *more: str) -> str:
    return f"exec cppcheck {' '.join(map(repr, (*CHECKS, *more)))} {name} 2>&1"


def _rules(folder: Path) -> tuple[str, ...]:
    """The rules that the addon says it looks for."""
    places = [place for root in ADDONS for place in sorted(Path("/").glob(root))][:1]
    if not places or shutil.which("python3") is None:
        return ()
    text = run_tool(["python3", str(places[0]), "-generate-table"], folder, "asking for the rules")
    return tuple(re.findall(r"^(\d+\.\d+)\s+X", text, re.M))
