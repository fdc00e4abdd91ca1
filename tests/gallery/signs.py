"""Checks of the gallery with one sign flipped in what they derive: each must fail.

`python -m tests.gallery.signs [NAME ...]` flips every sign of every check, one at a time, and prints those that no
comparison finds. Signs of a line with the comment `# either sign` do not matter, by symmetry.
"""

from __future__ import annotations

import ast
import copy
import inspect
import sys
import textwrap
import warnings
from collections.abc import Iterator

from examples.gallery.checks import check_of, module_of
from examples.gallery.subject import Check, subject
from symgen.describe.examples import Example, chapters

EITHER = "# either sign"


def signs(tree: ast.AST) -> Iterator[ast.AST]:
    """Nodes of sums, differences and signs, from the top down; those of subscripts are no part of an equation."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Subscript):
            yield from signs(child.value)
            continue
        if isinstance(child, ast.BinOp) and isinstance(child.op, ast.Add | ast.Sub):
            yield child
        if isinstance(child, ast.UnaryOp) and isinstance(child.op, ast.USub):
            yield child
        yield from signs(child)


def flip(node: ast.AST) -> None:
    """Turns the sign of a node of `signs`."""
    if isinstance(node, ast.BinOp):
        node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
    elif isinstance(node, ast.UnaryOp):
        node.op = ast.UAdd()


def flipped(example: Example) -> Iterator[tuple[str, Check]]:
    """The check of a mechanism with one sign flipped, for each of its signs, and the line with the flipped sign."""
    function = check_of(example)
    text = textwrap.dedent(inspect.getsource(function))
    lines, tree = text.splitlines(), ast.parse(text)
    for number, node in enumerate(signs(tree)):
        line = lines[node.lineno - 1 : node.end_lineno]
        if any(EITHER in part for part in line):
            continue
        changed = copy.deepcopy(tree)
        flip(list(signs(changed))[number])
        names = dict(vars(module_of(example)))
        exec(compile(changed, f"<{example.name}>", "exec"), names)
        yield f"{example.name}: {line[0].strip()} [{ast.unparse(node)}]", names[example.name]


def found(example: Example, check: Check) -> bool:
    """True if a comparison of the check does not hold, or the check breaks off."""
    try:
        return not all(comparison.holds for comparison in check(subject(example.name)))
    except (ArithmeticError, AssertionError, TypeError, ValueError, RuntimeError):
        return True


def main(names: list[str]) -> int:
    """Flips signs of the mechanisms, or of all; 0 when every flip is found."""
    warnings.simplefilter("ignore")
    count, missed = 0, []
    for example in (found for chapter in chapters() for found in chapter.examples):
        if names and example.name not in names:
            continue
        for words, check in flipped(example):
            count += 1
            if not found(example, check):
                missed.append(words)
                print(f"not found: {words}", flush=True)
    print(f"{count - len(missed)} of {count} flipped signs are found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
