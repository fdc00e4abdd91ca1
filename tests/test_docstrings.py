"""The examples in docstrings run and say what they print."""

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

import symgen

PACKAGE = Path(symgen.__file__).parent
MODULES = [
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(PACKAGE.rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


def test_there_are_examples():
    assert len(MODULES) > 20


@pytest.mark.parametrize("name", MODULES)
def test_examples(name, monkeypatch):
    monkeypatch.chdir(PACKAGE.parent)
    results = doctest.testmod(importlib.import_module(name))
    assert results.attempted > 0
    assert results.failed == 0


def contents(docstring):
    """Modules that the table of contents of a package's docstring names, line by line.

    A table's lines are `name, name    text`, several side by side parted by `;    `, and `name --> name, name`. Where
    arrows have names (`data --name--> data`), these alone are modules. Parentheses, and words with capitals or dots,
    are remarks and data.
    """
    for line in docstring.splitlines()[1:]:
        if "-->" not in line and "    " not in line.strip():
            continue
        for entry in re.split(r";\s{4,}", re.sub(r"\(.*?\)", "", line.strip())):
            names = re.split(r"\s{4,}", entry)[0] if "-->" not in entry.rpartition("    ")[2] else entry
            named = re.findall(r"--([^->].*?)-->", names)
            yield from (
                word
                for part in named or [names]
                for word in re.split(r"[\s,|:/]+|-->", part)
                if re.fullmatch(r"[a-z][a-z0-9_]*", word)
            )


PACKAGES = sorted(path.parent for path in PACKAGE.rglob("__init__.py") if path.parent != PACKAGE)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_contents_of_packages_exist(package):
    known = {path.stem for path in (*package.iterdir(), *PACKAGE.iterdir())}
    for path in package.rglob("*.py"):
        known |= set(re.findall(r"^(?:def|class) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    docstring = ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8"))) or ""
    assert [word for word in contents(docstring) if word not in known] == []


def test_contents_are_read():
    table = "Title.\n\nparse --> chain    the records;    a, b_c    words\ntext --read--> Tree, rows --write--> text\n"
    assert list(contents(table)) == ["parse", "chain", "a", "b_c", "read", "write"]
