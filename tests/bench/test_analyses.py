"""The measurement of analyses runs; how long they take is not judged here."""

from __future__ import annotations

import pytest

from bench import analyses
from petteia.eye import Depth


def test_analyses_are_timed_at_the_smallest_and_the_full_table(capsys, monkeypatch):
    rows = analyses.measure(["delphi"], 1, Depth(worlds=1, compared=1, width=1, tried=1))
    assert [(row["game"], row["seats"], row["games"]) for row in rows] == [("delphi", 2, 1), ("delphi", 4, 1)]
    assert all(0 < row["median"] <= row["longest"] for row in rows)
    monkeypatch.setattr(analyses, "measure", lambda *given: rows)
    assert analyses.main(["delphi"]) == 0
    assert "delphi, 4 seats" in capsys.readouterr().out
    assert pytest.approx(rows[0]["median"]) == rows[0]["longest"]
