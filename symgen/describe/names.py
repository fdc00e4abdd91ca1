"""Which names a chain may use, and why others are refused."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from symgen.describe.expression import FUNCTIONS
from symgen.functions import POINT_FUNCTIONS

__all__ = ["MAX_NAME", "emitted_collisions", "identifier", "identifiers", "not_a_chain", "not_an_identifier", "why_not"]

MAX_NAME = 63
"""Characters of a name: what C99 promises to tell apart."""

IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


C_KEYWORDS = words(
    """auto break case char const continue default do double else enum extern float for goto if inline int long
    register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while
    alignas alignof bool constexpr false nullptr static_assert thread_local true typeof typeof_unqual asm"""
)
CPP_KEYWORDS = words(
    """and and_eq bitand bitor catch char8_t char16_t char32_t class co_await co_return co_yield compl concept
    const_cast consteval constinit decltype delete dynamic_cast explicit export friend mutable namespace new noexcept
    not not_eq operator or or_eq private protected public reinterpret_cast requires static_cast template this throw
    try typeid typename using virtual wchar_t xor xor_eq"""
)
"""Keywords and alternative tokens of C++ up to C++23 that C does not have: programs in C++ include the header."""
PYTHON_KEYWORDS = words(
    """False None True and as assert async await break class continue def del elif else except finally for from
    global if import in is lambda nonlocal not or pass raise return try while with yield"""
)
C_TYPES = re.compile(
    r"u?int((_fast|_least)?(8|16|32|64)|max|ptr)_t|(s?size|rsize|ptrdiff|wchar|char16|char32|wint|float|double|max_align"
    r"|nullptr|locale)_t|FILE"
)
"""Types of the headers that emitted code includes, and those that cffi, which loads it, knows of itself."""
C_HEADERS = words(
    """assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic
    stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype
    alloca byteswap endian features strings unistd"""
)
MODULES = words(
    """abc ast bisect builtins cffi cmath codecs collections contextlib contextvars copy copyreg csv ctypes dataclasses
    datetime decimal difflib dis encodings enum fractions functools genericpath glob hashlib heapq hmac importlib
    inspect io itertools json keyword linecache locale logging marshal math mmap numbers numpy opcode operator os
    pathlib pickle platform posix posixpath pprint queue random re reprlib scipy secrets shutil signal site socket
    stat string struct subprocess symgen sys tempfile textwrap threading time token tokenize traceback types typing
    unittest urllib uuid warnings weakref zipfile zipimport zlib"""
)
"""Modules that `import numpy` brings in or needs later: a file of that name beside a program takes their place."""
YAML_WORDS = words("null Null NULL nan NAN inf INF INFINITY True False TRUE FALSE None")

VARIANTS = ("", "_batch", "_ensemble")
"""Forms in which every function is emitted."""


def why_not(name: str) -> str | None:
    """The reason why a name may not be used by a joint, parameter, input or point; None when it may.

    Example:
        >>> why_not("elbow"), why_not("struct")
        (None, 'is a keyword of C')
    """
    reason = not_an_identifier(name)
    if reason is not None:
        return reason
    if name in FUNCTIONS:
        return "is a function"
    fixed = {
        "t": "is the time",
        "d": "is the rate operator d(joint)",
        "pi": "is the number pi",
        "base": "is the fixed body that every chain begins at",
    }
    return fixed.get(name)


def not_an_identifier(name: str) -> str | None:
    """The reason why a name cannot be written in the emitted code at all, or None."""
    if not IDENTIFIER.match(name):
        return "is no identifier: use the letters A-Z and a-z, digits and underscores, not a digit first"
    if name.startswith("_"):
        return "begins with an underscore; such names are reserved"
    if len(name) > MAX_NAME:
        return f"is longer than {MAX_NAME} characters"
    for taken, what in (
        (PYTHON_KEYWORDS & C_KEYWORDS, "is a keyword of C and Python"),
        (PYTHON_KEYWORDS & CPP_KEYWORDS, "is a keyword of C++ and Python"),
        (C_KEYWORDS, "is a keyword of C"),
        (CPP_KEYWORDS, "is a keyword of C++"),
        (PYTHON_KEYWORDS, "is a keyword of Python"),
        (YAML_WORDS, "means something else in YAML or in a number"),
    ):
        if name in taken:
            return what
    if C_TYPES.fullmatch(name):
        return "is a type of C's standard headers"
    return None


def not_a_chain(name: str) -> str | None:
    """The reason why a chain cannot be called so: its name becomes a prefix in C and the name of files."""
    reason = not_an_identifier(name)
    if reason is not None:
        return f"{reason}; it becomes the prefix in C"
    if name.lower() in C_HEADERS:
        return f"is taken: the emitted {name}.h would stand before C's own header"
    if name.lower() in MODULES:
        return f"is taken: the emitted {name}.py would stand before Python's own module"
    return None


def identifier(name: str, kind: str, taken: Sequence[str] = ()) -> str:
    """A name that a chain may use: with underscores for what an identifier cannot hold, and a letter first.

    Example:
        >>> identifier("base", "link"), identifier("wrist-1", "joint", ["wrist_1"]), identifier("", "robot")
        ('base_link', 'wrist_1_joint', 'robot')
    """
    cleaned = re.sub(r"[^A-Za-z0-9_]", "_", name).lstrip("_") or kind
    cleaned = f"j{cleaned}" if cleaned[:1].isdigit() else cleaned
    refused = not_a_chain if kind == "robot" else why_not
    endings = ("", *(f"_{kind}{number}" for number in ("", *range(2, len(taken) + 3))))
    fitting = (cleaned[: MAX_NAME - len(ending)] + ending for ending in endings)
    return next((each for each in fitting if each not in taken and refused(each) is None), cleaned[:MAX_NAME])


def identifiers(given: Iterable[str], kind: str) -> dict[str, str]:
    """Names that a chain may use, by the given ones: what may stay does, whatever comes before it.

    Example:
        >>> identifiers(["wrist-1", "wrist_1"], "joint")
        {'wrist-1': 'wrist_1_joint', 'wrist_1': 'wrist_1'}
    """
    names = list(dict.fromkeys(given))
    kept = {name for name in names if identifier(name, kind) == name}
    found: dict[str, str] = {}
    for name in names:
        found[name] = name if name in kept else identifier(name, kind, [*kept, *found.values()])
    return found


def emitted_collisions(points: Iterable[str]) -> dict[str, tuple[str, str]]:
    """Points whose emitted functions would have the same name as another point's.

    Returns:
        Per offending point the emitted name and the point it collides with.

    Example:
        >>> emitted_collisions(["x", "rotational_x"])
        {'rotational_x': ('influence_rotational_x', 'x')}
    """
    owner: dict[str, str] = {}
    found: dict[str, tuple[str, str]] = {}
    for point in points:
        for function in POINT_FUNCTIONS:
            for variant in VARIANTS:
                emitted = f"{function}_{point}{variant}"
                first = owner.setdefault(emitted, point)
                if first != point:
                    found.setdefault(point, (emitted, first))
    return found
