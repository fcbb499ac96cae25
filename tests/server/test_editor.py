"""The editor's routes: a draft is checked, drawn and written, read back, and played; nothing is stored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia import editions
from petteia.kernel.shapes import mistakes, observation_of
from petteia.server.edge import limits
from petteia.server.refusals import Refuse

from .running import Person, ServerProcess


@pytest.mark.parametrize("game", petteia.GAMES)
def test_what_can_be_entered_is_listed_with_forms(ada: Person, game: str) -> None:
    info = ada.get(f"/editor/{game}")
    assert [one["key"] for one in info["components"]] == [
        one.key for one in editions.components(petteia.game(game))
    ]
    assert set(info["forms"]) == set(petteia.game(game).editable)
    assert ada.call("GET", f"/editor/{game}").headers["etag"]


@pytest.mark.parametrize("game", petteia.GAMES)
def test_a_draft_is_put_together_with_its_file_and_its_picture(ada: Person, game: str) -> None:
    chosen = petteia.game(game)
    seats = chosen.seats[-1]
    answer = ada.post(f"/editor/{game}/check", {"name": "mine", "seats": seats})
    assert answer["mistakes"] == []
    assert mistakes(answer["observation"], observation_of(chosen)) == []
    assert answer["edition"]["data"].keys() == chosen.default_edition().data.keys()
    assert editions.check_text(chosen, answer["text"]).mistakes == ()
    without = ada.post(f"/editor/{game}/check", {"name": "mine"})
    assert without["observation"] is None


def hera(**changes: Any) -> dict[str, Any]:
    card = next(c for c in editions.file_data(petteia.game("elysium"))["card"] if c["id"] == "zeus.hera")
    return {**{key: card[key] for key in ("name", "level", "columns", "kind", "effect")}, **changes}


def test_a_card_says_what_it_does_in_four_languages(ada: Person) -> None:
    effect = [{"do": "gain", "what": "gold", "n": 7}]
    wanted = {
        "name": "mine",
        "component": "card/zeus.hera",
        "entries": {"card/zeus.hera": hera(effect=effect)},
    }
    answer = ada.post("/editor/elysium/check", wanted)
    assert set(answer["words"]) == {"en", "de", "fr", "ru"}
    assert all("7" in text for text in answer["words"].values())
    assert answer["words"]["en"] == "Gain 7 gold."


def test_the_words_of_an_own_edition_go_to_the_table(ada: Person) -> None:
    entries = {"letter/psi": {"reward": {"favour": 3}, "name": {"en": "Psi"}}}
    answer = ada.post("/editor/delphi/check", {"name": "mine", "entries": entries})
    assert list(answer["edition"]["words"]) == ["letter/psi"]
    assert answer["edition"]["words"]["letter/psi"]["de"] == "Belohnung: 3 Gunst."
    assert ada.get("/editions/delphi")["words"] == {}


def test_mistakes_are_told_at_their_fields(ada: Person) -> None:
    bad = hera(effect=[{"do": "gain", "what": "gold", "n": 0}], level=9)
    answer = ada.post(
        "/editor/elysium/check", {"name": "mine", "entries": {"card/zeus.hera": bad}, "seats": 2}
    )
    assert (answer["edition"], answer["observation"]) == (None, None)
    (first,) = answer["mistakes"]
    assert (first["component"], first["path"], first["id"]) == ("card/zeus.hera", ["level"], "whole")
    assert first["args"] == {"low": 1, "high": 3, "found": "9"}
    assert "zeus.hera" in first["text"]


def test_a_file_is_read_back(ada: Person) -> None:
    entries = {"card/zeus.hera": hera(level=2)}
    text = ada.post("/editor/elysium/check", {"name": "mine", "entries": entries})["text"]
    assert ada.post("/editor/elysium/read", {"text": text}) == {
        "name": "mine",
        "entries": entries,
        "left_out": [],
    }
    wrong = ada.call("POST", "/editor/olympos/read", {"text": text})
    assert (wrong.status_code, wrong.json()["error"]["id"]) == (422, "edition")
    broken = ada.call("POST", "/editor/elysium/read", {"text": "edition = "})
    assert (broken.status_code, broken.json()["error"]["id"]) == (422, "edition")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"name": "x", "entries": {"level_bonus/1": {"vp": None, "more": [None]}}}, 200),
        ({"name": "x", "entries": {"level_bonus/1": {"vp": [None]}}}, 200),
        ({"name": "x", "entries": {"level_bonus/1": {"vp": 1e18}}}, 400),
        ({"name": "x", "entries": {"level_bonus/1": 3}}, 400),
        ({"name": "x", "entries": {"card/zeus.hera": {"effect": "x" * limits.DRAFT}}}, 413),
    ],
)
def test_what_is_no_draft_is_refused(ada: Person, body: dict[str, Any], status: int) -> None:
    assert ada.call("POST", "/editor/elysium/check", body).status_code == status


def test_a_draft_is_played_at_a_private_table(ada: Person) -> None:
    text = ada.post("/editor/elysium/check", {"name": "mine", "entries": {"card/zeus.hera": hera(level=2)}})[
        "text"
    ]
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Bo"}]
    made = ada.post(
        "/tables", {"game": "elysium", "seats": seats, "options": {"edition": text}, "start": True}
    )
    assert made["table"]["edition"]["own"]
    data = ada.get(f"/tables/{made['table']['id']}/edition")["data"]
    assert next(face["level"] for face in data["faces"] if face["card"] == "zeus.hera") == 2


def test_where_own_editions_may_not_be_played_a_draft_is_checked_all_the_same(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.sqlite3'}", editions="off")
    server.start()
    try:
        ada = Person(server.url)
        assert ada.get("/games")["editions"] is False
        answer = ada.post("/editor/olympos/check", {"name": "mine", "seats": 3})
        assert answer["observation"] is not None
        body = {
            "game": "olympos",
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}],
            "options": {"edition": answer["text"]},
        }
        assert ada.call("POST", "/tables", body).json()["error"]["id"] == "edition"
    finally:
        server.stop()


def test_checking_is_limited_in_rate() -> None:
    size, seconds = limits.RATES["edition"]
    limit = limits.Limits(1.0)
    for _ in range(int(size)):
        limit.check("edition", "here")
    with pytest.raises(Refuse):
        limit.check("edition", "here")
    assert seconds >= 1


def test_the_answer_is_no_larger_than_needed(ada: Person) -> None:
    answer = ada.call("POST", "/editor/delphi/check", {"name": "mine", "seats": 2})
    assert len(json.dumps(answer.json())) < 400_000
