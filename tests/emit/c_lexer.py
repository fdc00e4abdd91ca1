"""The tokens of a C source, by the translation phases of C99 (5.1.1.2), for tests of what is emitted.

Phase 1 replaces trigraphs, phase 2 splices lines, phase 3 finds comments, literals and the rest. Nothing is taken from
the emitter. Compilers ignore trigraphs unless told otherwise, so that both readings are of interest.
"""

import re

__all__ = ["tokens"]

TRIGRAPHS = {"=": "#", "(": "[", "/": "\\", ")": "]", "'": "^", "<": "{", "!": "|", ">": "}", "-": "~"}

TOKEN = re.compile(
    r"""(?P<blank>[ \t\v\f\r]+)
    |(?P<line>\n)
    |(?P<comment>/\*.*?\*/|//[^\n]*)
    |(?P<string>(?:u8|[LuU])?"(?:[^"\\\n]|\\.)*"|[LuU]?'(?:[^'\\\n]|\\.)*')
    |(?P<name>[^\W\d]\w*)
    |(?P<number>\.?\d(?:[eEpP][+-]|[\w.])*)
    |(?P<other>.)""",
    re.VERBOSE | re.DOTALL,
)


def tokens(text, trigraphs):
    """Names, numbers, punctuation, and line ends, without comments; a literal counts as `""`.

    Raises:
        ValueError: a comment or literal is not closed.
    """
    if trigraphs:
        text = re.sub(r"\?\?([=(/)'<!>-])", lambda found: TRIGRAPHS[found[1]], text)
    text = re.sub(r"\\[ \t]*\n", "", text)  # gcc takes blanks before the line end, too
    found, position = [], 0
    while position < len(text):
        if text.startswith("/*", position) and "*/" not in text[position + 2 :]:
            raise ValueError("a comment is not closed")
        match = TOKEN.match(text, position)
        position = match.end()
        if match.lastgroup == "string":
            found.append('""')
        elif match.lastgroup not in ("blank", "comment"):
            if match.group() in "\"'":
                raise ValueError("a literal is not closed")
            found.append(match.group())
    return [token for k, token in enumerate(found) if token != "\n" or found[k - 1 : k] != ["\n"]]
