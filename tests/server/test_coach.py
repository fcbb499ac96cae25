"""The coach at a table: who is coached, who sees it, and that it tells nothing it should not."""

from __future__ import annotations

from typing import Any

from petteia.server import wire
from petteia.server.tables import coaching, seating
from petteia.server.tables.house import House

from .houses import house_on, new_table
from .running import Person


def asked(person: Person, table: str) -> Any:
    """What seat 0 knows when it is asked something."""
    update = person.update(table, 0)
    while update["observation"]["ask"]["seat"] != 0:
        update = person.update(table, 0, update["seq"], wait=20)
    return update


def test_whoever_is_coached_gets_ideas_with_reasons_and_everybody_sees_it(ada: Person, bob: Person) -> None:
    made = ada.new_table("me", "random", game="olympos", options={"locks": "random"}, public=True)
    table = made["table"]["id"]
    assert made["table"]["coach"] is True
    assert made["table"]["seats"][0]["coach"] == "off"
    assert ada.refused("GET", f"/tables/{table}/seats/0/advice")["id"] == "coach-off"
    assert (
        ada.post(f"/tables/{table}/seats/0/coach", {"coach": "asked"})["table"]["seats"][0]["coach"]
        == "asked"
    )
    assert bob.get(f"/tables/{table}")["table"]["seats"][0]["coach"] == "asked"

    update = asked(ada, table)
    advice = ada.get(f"/tables/{table}/seats/0/advice")
    assert advice["seq"] == update["seq"]
    legal = {choice["id"]: choice for choice in update["legal"]}
    assert 1 <= len(advice["ideas"]) <= 3
    for idea in advice["ideas"]:
        assert idea["text"] == legal[idea["id"]]["text"]
        assert idea["grounds"]
        assert all(set(ground["args"]) == set(ground["kinds"]) for ground in idea["grounds"])
    assert ada.get(f"/tables/{table}/seats/0/advice") == advice  # asking again changes nothing
    ada.post(f"/tables/{table}/act", {"seat": 0, "seq": update["seq"], "action": advice["ideas"][0]["id"]})

    # Switched off, the table's data still say that the seat was coached.
    assert ada.post(f"/tables/{table}/seats/0/coach", {"coach": "off"})["table"]["seats"][0]["coach"] == "was"
    assert bob.get(f"/tables/{table}")["table"]["seats"][0]["coach"] == "was"


def test_nobody_asks_for_another_or_out_of_turn(ada: Person, bob: Person) -> None:
    table = ada.new_table("me", "me", game="elysium", public=True)["table"]["id"]
    assert bob.refused("POST", f"/tables/{table}/seats/0/coach", {"coach": "asked"})["id"] == "forbidden"
    for seat in (0, 1):
        ada.post(f"/tables/{table}/seats/{seat}/coach", {"coach": "asked"})
    decider = ada.update(table, 0)["observation"]["ask"]["seat"]
    assert bob.refused("GET", f"/tables/{table}/seats/{decider}/advice")["id"] == "forbidden"
    assert ada.refused("GET", f"/tables/{table}/seats/{1 - decider}/advice")["id"] == "not-your-turn"
    assert ada.get(f"/tables/{table}/seats/{decider}/advice")["ideas"]


def test_a_table_can_forbid_the_coach(ada: Person) -> None:
    made = ada.new_table("me", "random", game="elysium", coach=False)
    table = made["table"]["id"]
    assert made["table"]["coach"] is False
    assert ada.refused("POST", f"/tables/{table}/seats/0/coach", {"coach": "moments"})["id"] == "no-coach"
    assert ada.refused("GET", f"/tables/{table}/seats/0/advice")["id"] == "no-coach"
    seats = [{"kind": "me", "name": "Ada", "coach": "asked"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "elysium", "seats": seats, "coach": False}
    assert ada.refused("POST", "/tables", wanted)["id"] == "no-coach"


def test_a_first_game_begins_with_the_coach(ada: Person) -> None:
    seats = [{"kind": "me", "name": "Ada", "coach": "moments"}, {"kind": "bot", "bot": "gentle"}]
    wanted = {"game": "elysium", "seats": seats, "options": {"set": "first"}, "start": True}
    made = ada.post("/tables", wanted)
    assert made["table"]["seats"][0]["coach"] == "moments"
    assert made["table"]["seats"][1]["bot"] == "gentle"


def test_nonsense_is_refused_with_what_would_be_right(ada: Person) -> None:
    table = ada.new_table("me", "random", game="elysium")["table"]["id"]
    refusal = ada.refused("POST", f"/tables/{table}/seats/0/coach", {"coach": "always"})
    assert refusal["id"] == "bad-request"
    assert "coach" in refusal["args"]["detail"]


async def test_that_a_game_was_coached_is_kept_whatever_comes_after(tiny: None, house: House) -> None:
    """Such a game is not rated: neither switching off nor leaving nor a restart takes it back."""
    table = await new_table(house, "me", "open", start=False)
    await seating.join(house, "bob", table, wire.Join("Bob"))

    async def coached(house: House) -> bool:
        async with house.at(table) as live:
            return coaching.coached(live.row)

    await coaching.switch(house, "bob", table, 1, "asked")
    await coaching.switch(house, "bob", table, 1, "off")
    assert not await coached(house)  # nothing has been played yet
    await seating.start(house, "ada", table)
    assert not await coached(house)
    await coaching.switch(house, "bob", table, 1, "moments")
    await coaching.switch(house, "bob", table, 1, "off")
    assert await coached(house)
    await seating.leave(house, "bob", table, 1)
    assert await coached(house)
    assert await coached(house_on(house.store))
