"""The page as HTML: well-formed, by itself, with the formulas of the other formats and nothing that runs."""

import re
import xml.etree.ElementTree as tree

import pytest

from symgen.report.equations import FORMATS
from tests.report.example_equations import written

EMPTY = re.compile(r"<(meta [^>]*)>")
"""Elements of HTML without an end, which XML wants closed."""


def page(name):
    """The page of an example as a tree of elements; fails where one is not closed or a text not escaped."""
    text = written(name, "html").removeprefix("<!DOCTYPE html>\n")
    return tree.fromstring(EMPTY.sub(r"<\1/>", text))


def elements(root, name):
    return [element for element in root.iter() if element.tag.rpartition("}")[2] == name]


@pytest.mark.parametrize("name", ["two_link", "cart_double_pendulum", "xy_table", "lift"])
def test_the_page_is_well_formed_and_needs_no_other_file(name):
    root = page(name)
    used = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert not used & {"script", "link", "img", "iframe", "merror", "object"}
    assert not [key for element in root.iter() for key in element.attrib if key in ("src", "style")]
    places = {f"#{element.attrib['id']}" for element in root.iter() if "id" in element.attrib}
    assert {element.attrib["href"] for element in elements(root, "a")} <= places
    style = elements(root, "style")[0].text
    assert "prefers-color-scheme: dark" in style
    assert "@media print" in style
    assert set(re.findall(r'url\("?(.{0,15})', style)) <= {"data:font/woff2"}


@pytest.mark.parametrize("name", ["two_link", "cart_double_pendulum", "xy_table", "lift"])
def test_every_command_of_latex_became_mathml(name):
    """latex2mathml writes a command that it does not know as text."""
    for element in page(name).iter():
        assert "\\" not in (element.text or ""), element.text


def test_the_page_has_the_titles_and_equations_of_the_text():
    root, text = page("two_link"), written("two_link")
    titles = [element.text for element in root.iter() if element.tag in ("h1", "h2", "h3")]
    assert titles == re.findall(r"^(.+)\n[=-]{3,}$", text, re.MULTILINE)
    assert len(elements(root, "math")) > 50
    assert len([t for t in elements(root, "table") if t.get("class") == "data"]) == 4
    said = "".join(root.itertext())
    assert "Acceleration of gravity in the base frame (x, y, z): (0, \N{MINUS SIGN}g0, 0) m/s2" in said


def test_html_is_a_format():
    assert list(FORMATS) == ["text", "latex", "markdown", "html"]
