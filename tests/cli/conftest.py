"""A chain file for commands."""

import pytest
from zoo import SWING


@pytest.fixture
def chain(tmp_path, monkeypatch):
    """A good chain in an empty working folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "swing.yaml").write_text(SWING)
    return "swing.yaml"
