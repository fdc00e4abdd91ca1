"""The README and the pages in `docs/` as tests read them: blocks of a language, lines of the shell."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = (README, *sorted((ROOT / "docs").glob("*.md")))

FENCE = re.compile(r"^( *)```(\{?[\w-]*\}?)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language, in their order."""
    return [text for _, found, text in FENCE.findall(page.read_text(encoding="utf-8")) if found == language]


def languages(page: Path) -> set[str]:
    """The languages of all fenced blocks; "" where a block names none."""
    return {language for _, language, _ in FENCE.findall(page.read_text(encoding="utf-8"))}


def shell_lines(page: Path) -> list[list[str]]:
    """The commands that a page shows, without their comments: the lines of each indented paragraph."""
    outside = FENCE.sub("", page.read_text(encoding="utf-8"))
    paragraphs = [text.splitlines() for text in re.split(r"\n\s*\n", outside.strip("\n"))]
    shown = [line for lines in paragraphs if all(line.startswith("    ") for line in lines) for line in lines]
    return [shlex.split(line.split(" # ")[0]) for line in shown]
