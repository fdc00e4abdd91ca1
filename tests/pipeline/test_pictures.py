"""The pictures of the README and the pages are those that `make pictures` draws."""

import importlib.util
import xml.etree.ElementTree as ElementTree

import pytest

from symgen.describe.examples import chapters
from tests.documents import README, ROOT

IMAGES = ROOT / "docs" / "images"


@pytest.fixture(scope="module")
def pictures():
    """The script of `make pictures`."""
    place = importlib.util.spec_from_file_location("pictures", ROOT / "docs" / "pictures.py")
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    return module


def shape(text):
    """The elements of a picture, without their numbers: curves differ between machines in the last digits."""
    return [element.tag for element in ElementTree.fromstring(text).iter()]


def test_every_picture_is_drawn_by_the_script(pictures):
    assert {path.name for path in IMAGES.iterdir()} == set(pictures.PICTURES)
    assert "(docs/images/two_link.svg)" in README.read_text()


def test_architecture_is_the_same_to_the_byte(pictures):
    assert pictures.architecture() == (IMAGES / "architecture.svg").read_text(encoding="utf-8")


def test_the_arm_has_the_same_elements(pictures):
    assert shape(pictures.arm()) == shape((IMAGES / "two_link.svg").read_text(encoding="utf-8"))


def test_every_chapter_of_the_gallery_has_its_picture(pictures):
    names = {chapter.name: {example.name for example in chapter.examples} for chapter in chapters()}
    assert set(names) == set(pictures.CHAPTERS)
    assert all(set(shown.split()) <= names[chapter] for chapter, shown in pictures.CHAPTERS.items())
    assert shape(pictures.chapter("friction")) == shape((IMAGES / "gallery_friction.svg").read_text(encoding="utf-8"))
