"""Emitted C as CasADi loads it."""

import subprocess

import pytest

from symgen.pipeline import emit_sources


@pytest.fixture(scope="session")
def library(tmp_path_factory):
    """(chain, further arguments of `emit_sources`, flags) -> a function of a name, which CasADi has loaded.

    Each library is made once. Directional derivatives are compiled with the flag that the header names.
    """
    import casadi

    known = {}

    def made(chain, *flags, **choices):
        key = (
            chain if isinstance(chain, str) else id(chain),
            flags,
            tuple(sorted((k, tuple(v)) for k, v in choices.items())),
        )
        if key not in known:
            folder = tmp_path_factory.mktemp("casadi")
            (source,) = emit_sources(chain, "casadi", **choices)
            (folder / source.name).write_text(source.text)
            strict = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-std=c99", "-O0"]
            command = ["gcc", *strict, *flags, "-fPIC", "-shared", source.name, "-o", "model.so", "-lm"]
            subprocess.run(command, cwd=folder, check=True)
            known[key] = (chain, str(folder / "model.so"), source.name.removesuffix("_casadi.c"))
        _, path, model = known[key]
        return lambda name, options=None, prefix="": casadi.external(f"{prefix}{model}_{name}", path, options or {})

    return made
