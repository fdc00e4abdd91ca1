"""Findings of cppcheck with its MISRA addon, and of the compiler, sorted into deviations and others.

The addon knows numbers of rules, not their texts, which are MISRA's. A rule without a finding is one that the addon
looks for and did not find broken: no more is claimed.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from symgen.cost.tools import ToolTimeout, run_tool
from symgen.emit.source import SourceFile

__all__ = ["DEVIATIONS", "WARNINGS", "CodingRules", "Finding", "coding_rules"]

WARNINGS = (
    "-std=c99", "-O2", "-ffp-contract=off", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wdouble-promotion",
    "-Wfloat-equal", "-Wshadow", "-Wstrict-prototypes", "-Wmissing-prototypes", "-Wundef", "-Wcast-qual", "-fanalyzer",
)  # fmt: skip

CHECKS = (
    "--addon=misra", "--std=c99", "--enable=warning,style,performance,portability", "--inline-suppr",
    "--suppress=missingIncludeSystem", "--template={id}\t{file}\t{line}\t{message}", "--quiet",
)  # fmt: skip

ADDONS = tuple(
    f"{root}/{name}/addons/misra.py"
    for root in ("usr/lib/*", "usr/lib", "usr/share", "usr/local/share", "opt/homebrew/share")
    for name in ("cppcheck", "Cppcheck")
)
"""Places of the addon, from the root of the file system."""

DEVIATIONS = {
    "misra-c2012-12.1": "Operands of conditional expressions are names or stand in parentheses; the addon reports the "
    "form `a ? (b - c) : d` nevertheless.",
}
"""Rules that emitted C may break, each with the reason."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A tool's remark on a line of a file."""

    tool: str
    rule: str
    file: str
    line: int
    message: str


@dataclass(frozen=True, slots=True)
class CodingRules:
    """Findings of the tools that ran.

    Attributes:
        findings: all of them.
        tools: those that ran, with their versions.
        missing: those that did not, each with the reason.
        checked: numbers of the rules that the addon looks for; empty where it did not run.
    """

    findings: tuple[Finding, ...]
    tools: dict[str, str]
    missing: dict[str, str]
    checked: tuple[str, ...]

    @property
    def outside(self) -> tuple[Finding, ...]:
        """Findings that no deviation allows."""
        return tuple(finding for finding in self.findings if finding.rule not in DEVIATIONS)


def coding_rules(sources: Sequence[SourceFile], compiler: str = "gcc") -> CodingRules:
    """Findings of the compiler and of cppcheck in emitted C.

    Raises:
        BuildError: a tool failed.
    """
    findings: list[Finding] = []
    tools: dict[str, str] = {}
    missing: dict[str, str] = {}
    checked: tuple[str, ...] = ()
    with tempfile.TemporaryDirectory(prefix="symgen-evidence-") as name:
        folder = Path(name)
        for source in sources:
            (folder / source.name).write_text(source.text, encoding="utf-8")
        units = [source.name for source in sources if source.name.endswith(".c")]
        if shutil.which(compiler) is None:
            missing[compiler] = "not installed: install gcc"
        else:
            tools[compiler] = run_tool([compiler, "-dumpfullversion"], folder, "asking for a version").strip()
            findings += _of_compiler(compiler, units, folder)
        if shutil.which("cppcheck") is None:
            missing["cppcheck"] = "not installed: install cppcheck"
        else:
            tools["cppcheck"] = run_tool(["cppcheck", "--version"], folder, "asking for a version").split()[-1]
            try:
                findings += _of_cppcheck(units, folder)
                checked = _rules(folder)
            except ToolTimeout as stop:  # it needs minutes for long functions
                missing["cppcheck"] = str(stop)
    return CodingRules(tuple(findings), tools, missing, checked)


def _of_compiler(compiler: str, units: Sequence[str], folder: Path) -> list[Finding]:
    script = f"exec {compiler} {' '.join(WARNINGS)} -fdiagnostics-plain-output -c {' '.join(units)} 2>&1"
    text = run_tool(["sh", "-c", script], folder, "compiling")
    found = re.findall(r"^([\w.]+):(\d+):\d+: warning: (.*?)(?: \[-W([\w-]+)[^\]]*\])?$", text, re.M)
    return [Finding(compiler, f"-W{flag}", file, int(line), message) for file, line, message, flag in found]


def _of_cppcheck(units: Sequence[str], folder: Path) -> list[Finding]:
    script = f"exec cppcheck {' '.join(repr(check) for check in CHECKS)} {' '.join(units)} 2>&1"
    text = run_tool(["sh", "-c", script], folder, "checking the coding rules")
    found = []
    for line in text.splitlines():
        words = line.split("\t")
        if len(words) == 4 and words[2].isdigit() and words[0] not in ("checkersReport", "information"):
            found.append(Finding("cppcheck", words[0], words[1], int(words[2]), words[3]))
    return found


def _rules(folder: Path) -> tuple[str, ...]:
    """The rules that the addon says it looks for."""
    places = [place for root in ADDONS for place in sorted(Path("/").glob(root))][:1]
    if not places or shutil.which("python3") is None:
        return ()
    text = run_tool(["python3", str(places[0]), "-generate-table"], folder, "asking for the rules")
    return tuple(re.findall(r"^(\d+\.\d+)\s+X", text, re.M))
