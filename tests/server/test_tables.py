"""Tables: making, joining, leaving, bots in seats, rematch, the lobby; people and their devices."""

from __future__ import annotations

import random

import pytest

from .running import Person, ServerProcess, sit


def test_a_table_is_made_joined_by_its_link_and_played_to_the_end(ada: Person, bob: Person) -> None:
    made = ada.new_table("me", "open", start=False)
    table, invite = made["table"]["id"], made["invite"]
    assert made["table"]["status"] == "open"
    assert made["you"] == {"seats": [0], "owner": True, "asking": False, "silent": []}
    assert bob.refused("GET", f"/tables/{table}")["id"] == "forbidden"
    seen = bob.get(f"/tables/{table}", headers={"X-Invite": invite})
    assert [seat["kind"] for seat in seen["table"]["seats"]] == ["human", "open"]
    assert ada.refused("POST", f"/tables/{table}/start")["id"] == "seats-open"
    joined = bob.post(f"/tables/{table}/join", {"name": "  Bob   the second ", "invite": invite})
    assert joined["you"] == {"seats": [1], "owner": False, "asking": False, "silent": []}
    assert joined["table"]["seats"][1]["name"] == "Bob the second"
    assert bob.refused("POST", f"/tables/{table}/start")["id"] == "forbidden"
    assert ada.post(f"/tables/{table}/start")["table"]["status"] == "playing"
    rng = random.Random(5)
    while not (update := ada.update(table))["over"]:
        decider = [ada, bob][update["observation"]["ask"]["seat"]]
        decider.play(table, [update["observation"]["ask"]["seat"]], rng, moves=1)
    over = bob.get(f"/tables/{table}")["table"]
    assert over["status"] == "over"
    assert sorted(over["result"]["ranks"])[0] == 1
    assert over["waiting"] is None


def test_whoever_has_no_invite_cannot_join(ada: Person, bob: Person) -> None:
    made = ada.new_table("me", "open", start=False)
    path = f"/tables/{made['table']['id']}/join"
    assert bob.refused("POST", path, {"name": "Bob"})["id"] == "forbidden"
    assert bob.refused("POST", path, {"name": "Bob", "invite": "x" * 22})["id"] == "forbidden"
    fresh = ada.post(f"/tables/{made['table']['id']}/invite")["invite"]
    assert bob.refused("POST", path, {"name": "Bob", "invite": made["invite"]})["id"] == "forbidden"
    assert bob.post(path, {"name": "Bob", "invite": fresh})["you"]["seats"] == [1]


def test_the_lobby_lists_public_tables_newest_first_in_pages(ada: Person, bob: Person) -> None:
    ids = [ada.table("me", "open", start=False, public=True) for _ in range(5)]
    hidden = ada.table("me", "open", start=False)
    found: list[str] = []
    before = None
    while len(found) < 5:
        params = {"limit": 2, "game": "tiny", **({"before": before} if before else {})}
        page = bob.get("/tables", params=params)
        found += [table["id"] for table in page["tables"]]
        before = page["before"]
    assert found[:5] == ids[::-1]
    assert hidden not in found
    assert bob.post(f"/tables/{ids[0]}/join", {"name": "Bob"})["you"]["seats"] == [1]
    assert ada.refused("GET", "/tables?before=nonsense")["id"] == "bad-request"
    assert ada.refused("GET", "/tables?game=chess")["id"] == "not-found"


def test_ones_own_tables_are_found_again(ada: Person, bob: Person) -> None:
    first = ada.table("me", "random", start=False)
    made = bob.new_table("open", "me", start=False)
    second = made["table"]["id"]
    ada.post(f"/tables/{second}/join", {"name": "Ada", "invite": made["invite"]})
    mine = ada.get("/tables/mine")["tables"]
    assert [entry["table"]["id"] for entry in mine] == [second, first]
    assert [entry["you"]["owner"] for entry in mine] == [False, True]


def test_a_person_moves_to_another_device_with_a_code_that_works_once(
    server: ServerProcess, ada: Person
) -> None:
    table = ada.table("me", "random")
    code = ada.post("/browser/code")["code"]
    nobody = Person(server.url)
    assert nobody.refused("POST", "/browser/claim", {"code": "aaaaaaaa"})["id"] == "code"
    token = nobody.post("/browser/claim", {"code": f" {code[:4].upper()}-{code[4:]} "})["token"]
    phone = Person(server.url, token)
    assert phone.get(f"/tables/{table}")["you"]["seats"] == [0]
    assert ada.get("/browser")["devices"] == 2
    assert nobody.refused("POST", "/browser/claim", {"code": code})["id"] == "code"
    assert phone.call("DELETE", "/browser").status_code == 204
    assert phone.refused("GET", "/browser")["id"] == "no-token"
    assert ada.get("/browser")["devices"] == 1


def test_the_owner_decides_what_seats_are_before_the_start(ada: Person, bob: Person) -> None:
    made = ada.new_table("me", "open", "open", start=False)
    table = made["table"]["id"]
    bob.post(f"/tables/{table}/join", {"name": "Bob", "invite": made["invite"], "seat": 2})
    assert (
        bob.refused("POST", f"/tables/{table}/seats/1/set", {"kind": "bot", "bot": "random"})["id"]
        == "forbidden"
    )
    ada.post(f"/tables/{table}/seats/1/set", {"kind": "bot", "bot": "random", "name": "Hal"})
    now = ada.post(f"/tables/{table}/seats/2/set", {"kind": "open"})["table"]
    assert [seat["kind"] for seat in now["seats"]] == ["human", "bot", "open"]
    assert now["seats"][1]["name"] == "Hal"
    assert bob.refused("GET", f"/tables/{table}")["id"] == "forbidden"
    now = ada.post(f"/tables/{table}/seats/2/set", {"kind": "me", "name": "Ada again"})
    assert now["you"]["seats"] == [0, 2]
    assert (
        ada.post(f"/tables/{table}/seats/2/name", {"name": "Ada too"})["table"]["seats"][2]["name"]
        == "Ada too"
    )
    assert ada.refused("POST", f"/tables/{table}/seats/7/set", {"kind": "open"})["id"] == "not-found"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "tab\u0000", "\u202eevil"])
def test_odd_names_are_refused(ada: Person, name: str) -> None:
    seats = [{"kind": "me", "name": name}, {"kind": "open"}]
    assert ada.refused("POST", "/tables", {"game": "tiny", "seats": seats})["id"] == "name"


def test_bad_tables_are_refused_with_what_would_be_right(ada: Person) -> None:
    def refused(**more: object) -> dict[str, object]:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        return ada.refused("POST", "/tables", {"game": "tiny", "seats": seats, **more})

    assert refused(game="chess")["id"] == "not-found"
    assert refused(seats=[{"kind": "me", "name": "A"}])["args"]["option"] == "seats"  # type: ignore[index]
    assert refused(options={"hand": 9})["args"]["option"] == "hand"  # type: ignore[index]
    assert refused(options={"colour": "red"})["args"]["option"] == "colour"  # type: ignore[index]
    assert refused(unknown=1)["id"] == "bad-request"
    bot = {"kind": "bot", "bot": "external:touch /tmp/was-here"}
    assert refused(seats=[{"kind": "me", "name": "A"}, bot])["args"]["option"] == "bot"  # type: ignore[index]


def test_leaving_before_the_start_frees_the_seat_and_the_last_one_ends_the_table(
    ada: Person, bob: Person
) -> None:
    made = ada.new_table("me", "open", start=False)
    table = made["table"]["id"]
    bob.post(f"/tables/{table}/join", {"name": "Bob", "invite": made["invite"]})
    left = ada.post(f"/tables/{table}/seats/0/leave")
    assert left["table"]["seats"][0]["kind"] == "open"
    assert bob.get(f"/tables/{table}")["you"]["owner"] is True
    assert bob.post(f"/tables/{table}/seats/1/leave")["table"]["status"] == "aborted"


def test_a_seat_goes_to_a_bot_and_back(ada: Person) -> None:
    table = ada.table("me", "me", "random")
    handed = ada.post(f"/tables/{table}/seats/0/bot", {"bot": "random"})["table"]
    assert handed["seats"][0]["kind"] == "human"
    assert handed["seats"][0]["bot"] == "random"
    update = ada.update(table, 1, 0)
    while not update["over"] and update["observation"]["ask"]["seat"] != 1:
        update = ada.update(table, 1, update["seq"], wait=10)
    assert any(move["seat"] == 0 for move in ada.update(table, 1, 0)["moves"])
    action = {"seat": 0, "seq": update["seq"], "action": "pass"}
    assert ada.refused("POST", f"/tables/{table}/act", action)["id"] == "not-your-turn"
    assert ada.post(f"/tables/{table}/seats/0/back")["table"]["seats"][0]["bot"] is None
    assert ada.play(table, [0, 1], random.Random(2))["over"]


async def test_only_an_absent_holders_seat_can_be_handed_over_by_others(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    made = ada.new_table("me", "open", start=False)
    table = made["table"]["id"]
    bob.post(f"/tables/{table}/join", {"name": "Bob", "invite": made["invite"]})
    ada.post(f"/tables/{table}/start")
    async with sit(server.url, table, ada.token) as seat:
        await seat.until("update")
        assert seat.table["seats"][0]["online"] is True
        wanted = {"bot": "random"}
        assert bob.refused("POST", f"/tables/{table}/seats/0/bot", wanted)["id"] == "holder-present"
    # Away, but not for long enough.
    assert bob.refused("POST", f"/tables/{table}/seats/0/bot", wanted)["id"] == "holder-present"
    stranger = Person(server.url)
    assert stranger.refused("POST", f"/tables/{table}/seats/0/bot", wanted)["id"] == "forbidden"


def test_resigning_lets_a_bot_play_to_the_end(ada: Person) -> None:
    table = ada.table("me", "random")
    resigned = ada.post(f"/tables/{table}/seats/0/resign", {"bot": "random"})["table"]
    assert resigned["seats"][0]["resigned"] is True
    assert ada.refused("POST", f"/tables/{table}/seats/0/back")["id"] in ("forbidden", "status")
    update = ada.update(table, 0, 0)
    while not update["over"]:
        update = ada.update(table, 0, update["seq"], wait=10)
    assert ada.get(f"/tables/{table}")["table"]["status"] == "over"


def test_abort_and_delete_belong_to_the_owner(ada: Person, bob: Person) -> None:
    made = ada.new_table("me", "open", start=False)
    table = made["table"]["id"]
    bob.post(f"/tables/{table}/join", {"name": "Bob", "invite": made["invite"]})
    ada.post(f"/tables/{table}/start")
    assert bob.refused("POST", f"/tables/{table}/abort")["id"] == "forbidden"
    assert ada.refused("DELETE", f"/tables/{table}")["args"]["status"] == "playing"
    assert ada.post(f"/tables/{table}/abort")["table"]["status"] == "aborted"
    seq = ada.update(table)["seq"]
    action = {"seat": 0, "seq": seq, "action": "pass"}
    assert ada.refused("POST", f"/tables/{table}/act", action)["args"]["status"] == "aborted"
    assert bob.refused("DELETE", f"/tables/{table}")["id"] == "forbidden"
    assert ada.call("DELETE", f"/tables/{table}").status_code == 204
    assert ada.refused("GET", f"/tables/{table}")["id"] == "not-found"


def test_a_rematch_is_one_table_for_all_who_ask(ada: Person, bob: Person) -> None:
    made = ada.new_table("me", "open", "random", start=False, options={"hand": 3})
    table = made["table"]["id"]
    bob.post(f"/tables/{table}/join", {"name": "Bob", "invite": made["invite"]})
    assert ada.refused("POST", f"/tables/{table}/rematch", {})["id"] == "status"
    ada.post(f"/tables/{table}/abort")
    one = bob.post(f"/tables/{table}/rematch", {})
    other = ada.post(f"/tables/{table}/rematch", {})
    assert one["table"]["id"] == other["table"]["id"] != table
    # Everybody has moved on by one seat, and so Bob begins now.
    assert one["you"]["seats"] == [0]
    assert other["you"]["seats"] == [2]
    assert [seat["kind"] for seat in one["table"]["seats"]] == ["human", "bot", "human"]
    assert one["table"]["origin"] == "rematch"
    assert one["table"]["options"]["hand"] == 3
    assert ada.get(f"/tables/{table}")["table"]["next"] == one["table"]["id"]
    assert ada.post(f"/tables/{one['table']['id']}/start")["table"]["status"] == "playing"


def test_what_there_is_to_play_is_described_and_cached(ada: Person) -> None:
    answer = ada.call("GET", "/games/tiny")
    game = answer.json()
    assert game["seats"] == [2, 3, 4]
    assert {option["name"] for option in game["options"]} >= {"deck", "hand", "edition"}
    play = next(action for action in game["actions"] if action["family"] == "play")
    assert play["arguments"] == [{"name": "good", "kind": "good"}, {"name": "place", "kind": "place"}]
    assert game["events"]["drew"] == {"args": {"seat": "seat"}, "secret": {"good": "good"}, "reveals": True}
    tag = answer.headers["ETag"]
    assert ada.call("GET", "/games/tiny", headers={"If-None-Match": tag}).status_code == 304
    edition = ada.get("/editions/tiny")
    assert edition["data"]["market"]["faces"] == 4
    assert edition["provenance"]
    assert "kernel" in ada.get("/texts/de")["catalogues"]
    assert ada.refused("GET", "/texts/xx")["id"] == "not-found"
    assert ada.get("/rules/tiny")["game"] == "tiny"
    assert game["rule_prefix"] == "TINY"


def test_the_tables_that_wait_for_a_person_come_by_urgency(ada: Person, bob: Person) -> None:
    def decide(table: str) -> None:
        found = ada.get(f"/tables/{table}")["table"]
        update = ada.update(table, found["waiting"])
        body = {"seat": found["waiting"], "seq": update["seq"], "action": update["legal"][0]["id"]}
        ada.post(f"/tables/{table}/act", body)

    def waiting(person: Person) -> list[str]:
        return [entry["table"]["id"] for entry in person.get("/tables/waiting")["tables"]]

    assert waiting(ada) == []
    old, new = (ada.table("me", "me") for _ in range(2))
    late, soon = (
        ada.table("me", "me", clock={"type": "correspondence", "hours": hours}) for hours in (48, 2)
    )
    ada.table("me", "me", start=False)  # nobody is waited for
    assert waiting(ada) == [soon, late, old, new]
    decide(old)
    assert waiting(ada) == [soon, late, new, old]  # the longest untouched first
    ada.post(f"/tables/{soon}/seats/0/bot", {"bot": "random"})
    ada.post(f"/tables/{soon}/seats/1/bot", {"bot": "random"})
    assert waiting(ada) == [late, new, old]
    ada.post(f"/tables/{new}/abort")
    assert waiting(ada) == [late, old]
    assert waiting(bob) == []
    assert ada.get("/tables/waiting", params={"limit": 1})["tables"][0]["table"]["id"] == late
