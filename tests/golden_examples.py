"""The emitted text of every example, committed under `generated/`; `python -m tests.golden_examples` renews it.

Of the chains in FULL everything is committed. Of each other chain these are, and they change with every byte emitted:

    c/<model>.h           the header
    c/<model>_smooth.c    an extract: `prepare` and the functions without friction, as far as they are short
    manifest.json         SHA-256, lines and operators of every file; operations and SHA-256 of every function
"""

from __future__ import annotations

import hashlib
import json
import re
import warnings
from pathlib import Path

from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.errors import ChainWarning
from symgen.options import RELEASE
from symgen.pipeline import TARGETS, emit_sources, load_chain

ROOT = Path(__file__).parents[1]
GENERATED = ROOT / "generated"
EXAMPLES = sorted((ROOT / "examples").glob("*.yaml"))

_LOCK = dict(line.split("==") for line in (ROOT / "requirements-test.txt").read_text(encoding="utf-8").split())
LOCKED = _LOCK["sympy"]
"""The version of SymPy that the committed files are written with."""

FULL = ("cart_double_pendulum", "dupont_screw", "karnopp_masses", "pendulum")
"""Small chains that have every function and every kind of statement: one and three smooth joints, friction with given
levels, drives with losses. `tests/pipeline/test_golden_examples.py` compares them with the other chains."""

SHOWN = {"cuda": ("karnopp_masses", "pendulum"), "jax": ("karnopp_masses",)}
"""Those committed for targets that are written on request, too: CUDA has C's statements, JAX NumPy's but for loops."""

LONGEST = 10_000
"""Characters of a function in an extract; longer ones are left to the manifest."""


def golden(example: Path) -> dict[str, str]:
    """What is committed of an example, text by path within `generated/<name>`."""
    chain = load_chain(example)
    files = emitted(example)
    if chain.name in FULL:
        return files
    functions = definitions(chain.name, "".join(text for name, text in files.items() if name.endswith(".c")))
    smooth = {name for name, signature in signatures(assemble(chain)).items() if not signature.friction}
    header = f"c/{chain.name}.h"
    return {
        header: files[header],
        f"c/{chain.name}_smooth.c": extract(chain.name, functions, smooth),
        "manifest.json": manifest(chain.name, files),
    }


def emitted(example: Path) -> dict[str, str]:
    """All that is emitted for an example, text by path."""
    chain = load_chain(example)
    return {
        f"{target}/{source.name}": source.text
        for target in TARGETS
        if not TARGETS[target].asked or chain.name in SHOWN.get(target, ())
        for source in emit_sources(chain, target, optimization=RELEASE, batches=target == "c")
    }


def definitions(model: str, text: str) -> dict[str, str]:
    """The functions that C defines for callers, by their names without the model's."""
    found = re.finditer(rf"^(?!static)[a-z][\w ]*?\b{model}_(\w+)\([^;{{]*\)\n\{{\n.*?^\}}\n", text, re.M | re.S)
    return {match[1]: match[0] for match in found}


def extract(model: str, functions: dict[str, str], smooth: set[str]) -> str:
    """The texts of `prepare` and of the smooth functions that are not too long."""
    head = f"/* From the C of {model}: `prepare`, and functions without friction of at most {LONGEST} characters. */\n"
    shown = {name: text for name, text in functions.items() if name == "prepare" or name in smooth}
    return "\n".join([head, *(text for text in shown.values() if len(text) <= LONGEST)])


def manifest(model: str, files: dict[str, str]) -> str:
    """Hashes and counts, one file or function a line."""
    of_files = {name: {**counts(text), "sha256": digest(text)} for name, text in files.items()}
    in_c = definitions(model, "".join(text for name, text in files.items() if name.endswith(".c")))
    in_numpy = functions_of_numpy("".join(text for name, text in files.items() if name.endswith(".py")))
    of_functions = {
        name: {"operations": text, "c": digest(in_c.get(name, "")), "numpy": digest(in_numpy.get(name, ""))}
        for name, text in operations(model, files[f"c/{model}.h"]).items()
    }
    return "{\n" + ",\n".join([_section("files", of_files), _section("functions", of_functions)]) + "\n}\n"


def _section(name: str, entries: dict[str, dict[str, object]]) -> str:
    lines = ",\n".join(f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in entries.items())
    return f'  "{name}": {{\n{lines}\n  }}'


def operations(model: str, header: str) -> dict[str, str]:
    """The operations of each function in the words of the header."""
    found = re.findall(rf"^ \* Operations: (.*)\.\n(?: \*.*\n)*? \*/\n.*?\b{model}_(\w+)\(", header, re.M)
    return {name: words for words, name in found}


def functions_of_numpy(text: str) -> dict[str, str]:
    """The functions of a module by name."""
    return {match[1]: match[0] for match in re.finditer(r"^def (\w+)\(.*?(?=^\S|\Z)", text, re.M | re.S)}


def counts(text: str) -> dict[str, object]:
    """Lines, and arithmetic operators between operands."""
    return {"lines": text.count("\n"), "operators": len(re.findall(r"[\w)\]] [-+*/] (?=[\w(-])", text))}


def digest(text: str) -> str:
    """SHA-256 of a text; raises where there is none, for then something was not found."""
    if not text:
        raise AssertionError("a function without text")
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


if __name__ == "__main__":
    from tests.golden import update

    warnings.simplefilter("ignore", ChainWarning)
    for path in EXAMPLES:
        changed = update(golden(path), GENERATED / load_chain(path).name)
        print(f"{path.stem}: {len(changed)} changed" if changed else f"{path.stem}: as before")
