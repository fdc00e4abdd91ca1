"""Flags: vector code for every compiler that can, strict arithmetic, and what makes one machine another."""

from pathlib import Path

import pytest

from symgen.compile import flags
from symgen.compile.flags import compile_flags, debug_flags, fused_flags, vector_flags

GNU, CLANG, OTHER = "gcc 12\nCopyright Free Software Foundation", "clang version 14", "tcc version 0.9"


@pytest.mark.parametrize("identity", [GNU, CLANG])
def test_vector_code_is_switched_on_once_for_all_its_files(identity):
    names = ["arm.c", "arm_2.c", "arm_vector.c", "arm_vector_2.c", "arm_states.c"]
    assert [flag for flag in vector_flags(names, identity) if flag.startswith("-D")] == ["-DARM_VECTOR=1"]
    assert vector_flags(["arm.c", "arm_states.c"], identity) == ()


def test_other_compilers_are_given_plain_code():
    assert vector_flags(["arm.c", "arm_vector.c"], OTHER) == ()


def test_strict_arithmetic_contracts_nothing():
    """gcc 12 contracts a sum beside a difference that it vectorises, whatever it is told of contraction."""
    strict, loose = compile_flags("", GNU, strict_fp=True), compile_flags("", GNU)
    assert {"-ffp-contract=off", "-fno-tree-slp-vectorize"} <= set(strict)
    assert "-ffp-contract=fast" in loose
    assert "-fno-tree-slp-vectorize" in loose
    assert "-fno-tree-slp-vectorize" not in compile_flags("", CLANG, strict_fp=True)
    for identity in (GNU, CLANG, OTHER):
        assert "-fno-math-errno" in compile_flags("", identity)
        assert "-std=c99" in compile_flags("", identity)


def test_gcc_spends_no_more_on_emitted_code_than_pays():
    emitted = "/* arm, emitted by symgen 0.2.0 */\n"
    assert "-O2" in compile_flags(emitted, GNU)
    assert "-O3" in compile_flags("/* loops over many states */\n", GNU)
    assert "-O3" in compile_flags(emitted, CLANG)
    long = compile_flags(emitted + "x" * 1_000_000, GNU)
    assert {"-O2", flags.FAST_ALLOCATION} <= set(long)
    assert fused_flags(long, GNU) == ("-DSYMGEN_FUSED=1",)


@pytest.mark.parametrize("identity", [GNU, CLANG])
def test_sines_are_told_of_contraction_where_it_happens(identity):
    """gcc contracts from -O2 on; sines that counted on it elsewhere would be 1.01 ULP off."""
    told = ("-DSYMGEN_FUSED=1",)
    flags = compile_flags("", identity)
    assert fused_flags(flags, identity) == told
    assert fused_flags(compile_flags("", identity, strict_fp=True), identity) == ()
    assert fused_flags(compile_flags("x" * 1_000_000, identity), identity) == told
    for off in ("-ffp-contract=off", "-ffp-contract=on", "-O0", "-Og"):
        assert fused_flags((*flags, off), identity) == ()
    assert fused_flags((*flags, *debug_flags(identity)), identity) == (() if identity == GNU else told)


PROCESSOR = "processor : {}\nmodel name : {}\ncpu MHz : {}\nflags : {}\n\n"


def machine_of(text, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr(Path, "read_text", lambda *given, **options: text)
        return flags.machine.__wrapped__()


def test_a_machine_is_its_processor_and_what_that_can(monkeypatch):
    first = machine_of(PROCESSOR.format(0, "A", 1000, "sse2 avx"), monkeypatch)
    assert machine_of(PROCESSOR.format(0, "A", 2000, "sse2 avx"), monkeypatch) == first
    assert machine_of(PROCESSOR.format(0, "A", 1000, "sse2 avx avx2"), monkeypatch) != first
    assert machine_of(PROCESSOR.format(0, "B", 1000, "sse2 avx"), monkeypatch) != first
    several = "".join(PROCESSOR.format(k, "A", 1000 + k, "sse2 avx") for k in range(3))
    assert machine_of(several, monkeypatch) == first
