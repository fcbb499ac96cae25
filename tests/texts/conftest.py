from __future__ import annotations

import pytest

from petteia.texts import store

from .pebbles import CATALOGUES


@pytest.fixture(autouse=True)
def pebbles_words(monkeypatch):
    """The catalogues of Pebbles beside the real ones."""
    monkeypatch.setattr(store, "FOLDERS", [*store.FOLDERS, CATALOGUES])
