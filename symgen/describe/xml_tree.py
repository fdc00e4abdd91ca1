"""XML text to elements that know where they stand. Document types, and with them entities, are refused."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat

from symgen.errors import ChainError, Problem

__all__ = ["MAX_DEPTH", "Element", "read_elements"]

ASCII_WITHIN = re.compile(
    r"utf-?8|(us-)?ascii|iso-?8859-[0-9]{1,2}|latin-?1|windows-125[0-9]|cp125[0-9]", re.IGNORECASE
)
"""Encodings in which English text has the same bytes as in UTF-8, as files are decoded."""

MAX_DEPTH = 250
"""Elements inside each other."""


@dataclass(slots=True, eq=False)
class Element:
    """A tag with its attributes, its children, the text between them, and the comments before it or at its end."""

    tag: str
    attributes: dict[str, str]
    line: int
    column: int
    children: list[Element] = field(default_factory=list)
    text: str = ""
    comments: list[str] = field(default_factory=list)

    def all(self, tag: str) -> list[Element]:
        """The children of a tag."""
        return [child for child in self.children if child.tag == tag]

    def first(self, tag: str) -> Element | None:
        """The first child of a tag."""
        return next((child for child in self.children if child.tag == tag), None)


def read_elements(text: str, file: str) -> Element:
    """The root element of an XML text.

    Raises:
        ChainError: the text is no XML, claims an encoding that is no UTF-8, has a document type, is nested too deep.
    """
    parser = expat.ParserCreate("utf-8")  # whatever the text says of itself: it has been decoded
    top = Element("", {}, 0, 0)
    opened = [top]
    waiting: list[str] = []

    def refuse(message: str) -> ChainError:
        place = (parser.CurrentLineNumber, parser.CurrentColumnNumber + 1)
        return ChainError((Problem(message, file=file, line=place[0], column=place[1]),))

    def start(tag: str, attributes: dict[str, str]) -> None:
        if len(opened) > MAX_DEPTH:
            raise refuse(f"elements are nested more than {MAX_DEPTH} deep")
        element = Element(tag, attributes, parser.CurrentLineNumber, parser.CurrentColumnNumber + 1)
        element.comments += waiting
        waiting.clear()
        opened[-1].children.append(element)
        opened.append(element)

    def end(_: str) -> None:
        opened.pop().comments += waiting
        waiting.clear()

    def between(text: str) -> None:
        opened[-1].text += text

    def document_type(*_: Any) -> None:
        raise refuse("a document type (<!DOCTYPE ...>) is not read; remove it")

    def declaration(version: str, encoding: str | None, standalone: int) -> None:
        if encoding is not None and not ASCII_WITHIN.fullmatch(encoding):
            message = f"the file is read as UTF-8, not as {encoding!r:.40}: save it in UTF-8, with encoding='UTF-8'"
            raise refuse(message)

    parser.XmlDeclHandler = declaration
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.StartDoctypeDeclHandler = document_type
    parser.CommentHandler = waiting.append
    parser.buffer_text = True
    parser.CharacterDataHandler = between
    try:
        parser.Parse(text.encode("utf-8", "surrogatepass"), True)
    except expat.ExpatError as error:
        message = f"this is not XML: {expat.ErrorString(error.code)}"
        raise ChainError((Problem(message, file=file, line=error.lineno, column=error.offset + 1),)) from None
    return top.children[0]
