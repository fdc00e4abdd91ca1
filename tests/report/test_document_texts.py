"""Texts of a chain in documents: printed as they are, never LaTeX, HTML or Markdown of their own.

LaTeX is read back by a small reader of its own, Markdown by the CommonMark parser that rich brings along.
"""

import re
from html import escape as escape_html

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from symgen.check.report import Report
from symgen.describe.chain import Chain, Joint, Parameter
from symgen.describe.expression import Name, Number
from symgen.describe.validate import validate
from symgen.errors import ChainError
from symgen.pipeline import derive_equations
from symgen.report.equations import FORMATS, format_equations
from symgen.report.signs import escaped
from symgen.text.prose import markdown, prose

PRINTABLE = "".join(map(chr, range(32, 127)))

ATTACKS = [
    r"\input{/etc/passwd}",
    r"\write18{touch owned}",
    "$x$ $$y$$ \\(z\\) \\[w\\]",
    "50% of a & b # c ~ d ^ e _ f {g} \\\\[1em]",
    "<script>alert(1)</script> <!-- --> &lt;b&gt;",
    "[click](javascript:alert(1)) ![x](https://a.b/c.png) https://a.b www.a.b <https://a.b>",
    "# heading",
    "- item",
    "1. item",
    "> quote",
    "a | b",
    "`code` **bold** _italic_ ~~gone~~",
    "one\n\ntwo\n---\n",
    "===",
    "\x1b[31m\u202e",
]

MARKS = {
    r"\textbackslash ": "\\", r"\textasciitilde{}": "~", r"\textasciicircum{}": "^", r"\textless{}": "<",
    r"\textgreater{}": ">", r"\textbar{}": "|", "{[}": "[", "{]}": "]", **{f"\\{c}": c for c in "&%$#_{}"},
}  # fmt: skip
"""All that stands for a character; anything else special is a command."""

MARKDOWN = MarkdownIt("commonmark").enable(["table", "strikethrough"])

READ = re.compile("|".join(map(re.escape, MARKS)) + r"|[^\\{}$&#^_%~\[\]]")


def latex_read(text):
    """What LaTeX prints of a text that holds no command; ValueError for one that does."""
    found, position = [], 0
    while position < len(text):
        match = READ.match(text, position)
        if match is None:
            raise ValueError(f"a command: {text[position:]}")
        found.append(MARKS.get(match.group(), match.group()))
        position = match.end()
    return "".join(found)


def markdown_read(text):
    """What Markdown shows of a paragraph that holds nothing but text; ValueError for one that does."""
    blocks = MARKDOWN.parse(text)
    if [block.type for block in blocks] != ["paragraph_open", "inline", "paragraph_close"]:
        raise ValueError(f"no paragraph: {[block.type for block in blocks]}")
    inline = blocks[1].children
    if {part.type for part in inline} - {"text", "text_special"}:
        raise ValueError(f"more than text: {[part.type for part in inline]}")
    return "".join(part.content for part in inline)


@given(st.text(PRINTABLE, max_size=40) | st.sampled_from(ATTACKS))
@example("\\")
def test_latex_prints_the_text(text):
    assert latex_read(escaped(prose(text))) == prose(text)


@given(st.text(PRINTABLE, max_size=40) | st.sampled_from(ATTACKS))
@example("1) x")
@example("_a_b_")
@example("https://a.b/c_d_")
def test_markdown_shows_the_text(text):
    said = prose(text)
    assert not said or markdown_read(markdown(said)) == said


@pytest.mark.parametrize("text", ["$x$", "a # b", "{", "\\alpha", "[1]"])
def test_the_reader_of_latex_can_fail(text):
    with pytest.raises(ValueError, match="a command"):
        latex_read(text)


@pytest.mark.parametrize(
    "text", ["*x*", "# b", "<b>", "[1](2)", "`x`", "- x", "1. x", "~~x~~", "> x", "https://a.b/<c>"]
)
def test_the_reader_of_markdown_can_fail(text):
    with pytest.raises(ValueError, match=r"more than text|no paragraph"):
        markdown_read(text)


def chain(text):
    """One joint, one parameter, and the text wherever there may be one."""
    joint = Joint("a", "revolute", mass=Name("m"), com=(Name("n"), Number(0.0), Number(0.0)))
    wide = Parameter("n", Number(1.0), None, "w" * 80)  # the table has a place of its own whatever the text
    return Chain("arm_", (joint,), text, parameters=(Parameter("m", Number(1.0), text, text), wide))


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("text", ATTACKS)
def test_documents_hold_texts_as_text(form, text):
    """The document is that of another text with the one put in the place of the other, escaped."""
    plain, escape = "a plain text", {"latex": escaped, "markdown": markdown, "html": escape_html, "text": str}[form]
    ours, theirs = (format_equations(derive_equations(chain(words)), form) for words in (text, plain))
    if form == "text":  # whose columns and lines are as wide as the texts
        assert re.sub(r"[\s-]+", "", ours) == re.sub(r"[\s-]+", "", theirs.replace(plain, prose(text)))
    elif form == "latex":  # columns are as wide as the texts
        columns = re.compile(r"(?<=\\begin\{tabular\}\{)(l|>\{\\raggedright\\arraybackslash\}p\{\d+mm\})+(?=\}\n)")
        assert len(columns.findall(ours)) == ours.count(r"\begin{tabular}")
        assert columns.sub("", ours) == columns.sub("", theirs.replace(plain, escape(prose(text)))).replace(
            "\n\n\n\n", "\n\n"
        )
    else:
        assert ours == theirs.replace(plain, escape(prose(text))).replace("\n\n\n\n", "\n\n")
    ours.encode("utf-8")


def test_reports_hold_names_and_notes_as_text():
    report = Report("arm_", 1, 0, (), notes=("see <b>x</b>\n# heading",), plan="[a](b)|\x1b[31m\udcff.json")
    text = report.to_markdown()
    assert "# Check of arm\\_\n" in text
    assert "Note: see \\<b\\>x\\</b\\> \\# heading." in text
    assert "written by the plan \\[a\\](b)\\| \\[31m .json." in text
    text.encode("utf-8")


@pytest.mark.parametrize("name", ["$x$", "_hidden", "a$b", "\\alpha"])
def test_no_curve_is_named_by_a_formula(name):
    """matplotlib reads `$...$` in labels as mathematics and leaves out what begins with an underscore."""
    with pytest.raises(ChainError, match=r"the joint name .* (is no identifier|begins with an underscore)"):
        validate(Chain("arm", (Joint(name, "revolute"),)))
