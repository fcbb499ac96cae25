"""Playing over WebSocket and HTTP: decisions, retries, refusals, resuming, undo, watching, talk."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from .running import Person, Seat, ServerProcess, sit

# Every card is free, and all festivals come up soon: turns of several decisions, which can be undone.
FESTIVE = """
edition = "Festive market"
[market]
faces = 2
rounds = 9
start_coins = 9
""" + "".join(
    f'[[good]]\nid = "{good}"\ncopies = {copies}\nprice = 0\nvalue = 1\nfestival = "{festival}"\n'
    for good, copies, festival in (
        ("olive", 20, "harvest"), ("wine", 20, "double"), ("vase", 20, "tax"), ("owl", 1, "none"),
    )
)  # fmt: skip


def festive(text: str) -> int:
    """Cards into the temple first; never rob anybody."""
    return (text.endswith(">temple")) * 4 + (text == "pass") * 2 - text.startswith(("steal", "peek")) * 9


async def turn(seat: Seat, number: int, since: int = 0) -> dict[str, Any]:
    """Wait until the seat has to decide after ``since``, or the game is over; its update."""
    while True:
        update = seat.updates.get(number)
        if update and update["seq"] >= since and (update["legal"] or update["over"]):
            return update
        await seat.next()


async def act(seat: Seat, number: int, action: Any, **more: Any) -> dict[str, Any]:
    """Decide and wait for the answer and, if it was stored, for the update."""
    answer = await seat.ask(type="act", seat=number, seq=seat.updates[number]["seq"], action=action, **more)
    while answer["type"] == "ack" and seat.updates[number]["seq"] < answer["seq"]:
        await seat.next()
    return answer


async def test_a_game_with_actions_in_all_three_forms(server: ServerProcess, ada: Person) -> None:
    table = ada.table("me", "random")
    rng = random.Random(3)
    forms = 0
    async with sit(server.url, table, ada.token) as seat:
        assert (await seat.next())["type"] == "welcome"
        while not (update := await turn(seat, 0))["over"]:
            choice = rng.choice(update["legal"])
            action = [choice["id"], choice["text"], choice["form"]][forms % 3]
            forms += 1
            assert (await act(seat, 0, action))["type"] == "ack"
        assert seat.table["status"] == "over" or (await seat.until("table"))["table"]["status"] == "over"
        assert update["result"]["ranks"]


async def test_a_repeated_decision_acts_once(server: ServerProcess, ada: Person) -> None:
    table = ada.table("me", "me")
    async with sit(server.url, table, ada.token) as seat:
        update = await turn(seat, 0)
        message = {"type": "act", "seat": 0, "seq": update["seq"], "action": "pass", "key": "one"}
        first = await seat.ask(**message)
        assert first["repeated"] is False
        again = await seat.ask(**message)
        assert again["type"] == "ack"
        assert again["repeated"] is True
        assert again["seq"] == first["seq"]
        other = await seat.ask(**{**message, "action": "peek"})
        assert other["error"]["id"] == "key-reused"
    # The same over HTTP, on a new connection.
    done = ada.post(f"/tables/{table}/act", {k: v for k, v in message.items() if k != "type"})
    assert done["repeated"] is True
    passes = [move for move in ada.update(table, 0, 0)["moves"] if move["action"] == "pass"]
    assert len(passes) == 1


async def test_a_key_is_refused_for_another_decision(server: ServerProcess, ada: Person) -> None:
    table = ada.table("me", "random", options={"thieves": False})
    async with sit(server.url, table, ada.token) as seat:
        await turn(seat, 0)
        assert (await act(seat, 0, "pass", key="k"))["type"] == "ack"
        update = await turn(seat, 0)
        answer = await act(seat, 0, "pass", key="k")
        assert answer["error"]["id"] == "key-reused"
        assert (await act(seat, 0, "pass", key="k2"))["seq"] > update["seq"]


async def test_refusals_carry_reason_and_rule(server: ServerProcess, ada: Person) -> None:
    table = ada.table("me", "me", "me", "me")
    async with sit(server.url, table, ada.token) as seat:
        update = await turn(seat, 0)
        mine = set(update["observation"]["players"][0]["hand"]["cards"])
        missing = next(good for good in ("olive", "wine", "vase", "owl") if good not in mine)
        error = (await act(seat, 0, f"play {missing}>stall"))["error"]
        assert error["message"] == "tiny-reason-not-in-hand"
        assert error["args"] == {"good": missing}
        assert error["rules"] == ["TINY-2.3"]
        assert (await act(seat, 0, "steal 2"))["error"]["id"] == "no-neighbour"
        assert (await act(seat, 0, "keep"))["error"]["message"] == "kernel-reason-not-asked"
        error = (await act(seat, 0, "pley olive>stall"))["error"]
        assert error["id"] == "action"
        assert any("play" in text for text in error["args"]["nearest"])
        assert (await act(seat, 0, 10**9))["error"]["id"] == "action"
        assert (await act(seat, 0, -1))["error"]["id"] == "action"
        assert (await act(seat, 0, "roll 3"))["error"]["id"] == "not-asked"
        wrong = await seat.ask(type="act", seat=1, seq=update["seq"], action="pass")
        assert wrong["error"]["id"] == "not-your-turn"
        old = await seat.ask(type="act", seat=0, seq=update["seq"] - 1, action="pass")
        assert old["error"]["id"] == "stale"
        assert old["error"]["args"]["seq"] == update["seq"]
        because = await seat.ask(type="why", seat=0, action=f"play {missing}>stall")
        assert because["legal"] is False
        assert because["reason"]["rules"] == ["TINY-2.3"]
        assert (await seat.ask(type="why", seat=0, action="pass"))["legal"] is True
        assert (await seat.ask(type="why", seat=1, action="pass"))["error"]["id"] == "not-your-turn"
        assert ada.update(table)["seq"] == update["seq"]
    because = ada.get(f"/tables/{table}/why", params={"seat": 0, "action": "steal 2"})
    assert because["reason"]["id"] == "no-neighbour"


async def test_nobody_acts_for_anothers_seat(server: ServerProcess, ada: Person, bob: Person) -> None:
    made = ada.new_table("me", "open", start=False, public=True)
    table = made["table"]["id"]
    bob.post(f"/tables/{table}/join", {"name": "Bob"})
    ada.post(f"/tables/{table}/start")
    seq = ada.update(table, 0)["seq"]
    for person, expected in ((bob, "forbidden"), (Person(server.url), "forbidden")):
        async with sit(server.url, table, person.token) as seat:
            await seat.until("update")
            answer = await seat.ask(type="act", seat=0, seq=seq, action="pass")
            assert answer["error"]["id"] == expected
            assert (await seat.ask(type="undo", seat=0, seq=seq))["error"]["id"] == "forbidden"
            assert (await seat.ask(type="why", seat=0, action="pass"))["error"]["id"] == "forbidden"
    async with sit(server.url, table) as seat:
        await seat.until("update")
        answer = await seat.ask(type="act", seat=0, seq=seq, action="pass")
        assert answer["error"]["id"] == "no-token"
    assert ada.update(table, 0)["seq"] == seq


async def test_a_client_resumes_from_its_last_sequence_number(server: ServerProcess, ada: Person) -> None:
    table = ada.table("me", "random", "random")
    rng = random.Random(8)
    async with sit(server.url, table, ada.token) as seat:
        for _ in range(2):
            update = await turn(seat, 0)
            await act(seat, 0, rng.choice(update["legal"])["id"])
        last = seat.updates[0]["seq"]
        history = list(seat.histories[0])
        known = len(history)
    ada.play(table, [0], rng)
    async with sit(server.url, table, ada.token, since=last) as back:
        back.histories[0] = history
        update = await back.until("update")
        assert update["keep"] == known
        assert update["moves"]
    whole = ada.update(table, 0, 0)["moves"]
    assert [(m["n"], m["seat"], m["events"]) for m in back.histories[0]] == [
        (m["n"], m["seat"], m["events"]) for m in whole
    ]


async def test_one_browser_holds_several_seats_and_asks_for_one_hand_at_a_time(
    server: ServerProcess, ada: Person
) -> None:
    table = ada.table("me", "me", "me")
    async with sit(server.url, table, ada.token, seats=[]) as seat:
        update = await seat.until("update")
        assert update["seat"] is None
        assert all("cards" not in player["hand"] for player in update["observation"]["players"])
        for number in (0, 1, 2):
            await seat.send(type="watch", seats=[number])
            update = await seat.until("update", seat=number)
            shown = ["cards" in player["hand"] for player in update["observation"]["players"]]
            assert shown == [n == number for n in range(3)]
            assert (await act(seat, number, "pass"))["type"] == "ack"
    async with sit(server.url, table, ada.token) as seat:
        assert {(await seat.until("update"))["seat"] for _ in range(3)} == {0, 1, 2}


async def test_undo_takes_back_ones_own_decisions_and_everybody_is_told(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    rng = random.Random(4)
    for _ in range(20):
        table = ada.table("me", "me", options={"edition": FESTIVE, "hand": 3}, public=True)
        async with sit(server.url, table, ada.token) as seat, sit(server.url, table, bob.token) as watcher:
            while True:
                for number in (0, 1):
                    while number not in seat.updates:
                        await seat.next()
                ask = seat.updates[0]["observation"]["ask"]
                decider = ask and ask["seat"]
                if decider is None:
                    break
                update = await turn(seat, decider)
                several = len(update["legal"]) == 3 and update["observation"]["ask"]["step"] == "order"
                if several and not update["can_undo"]:  # nothing of one's own just before
                    break
                best = max(update["legal"], key=lambda choice: (festive(choice["text"]), rng.random()))
                await act(seat, decider, best["id"])
                while seat.updates[1 - decider]["seq"] < seat.updates[decider]["seq"]:
                    await seat.next()
            if decider is None:
                continue
            before = update["observation"]
            length = update["length"]
            assert (await act(seat, decider, update["legal"][0]["id"], key="first"))["type"] == "ack"
            after = seat.updates[decider]
            assert after["can_undo"] is True
            assert after["length"] == length + 1
            undone = await seat.ask(type="undo", seat=decider, seq=after["seq"], key="back")
            assert undone["type"] == "ack"
            again = await seat.ask(type="undo", seat=decider, seq=after["seq"], key="back")
            assert again["repeated"] is True
            while seat.updates[decider]["seq"] < undone["seq"]:
                await seat.next()
            now = seat.updates[decider]
            assert now["observation"] == before
            assert now["length"] == length
            assert now["can_undo"] is False
            while None not in watcher.updates or watcher.updates[None]["seq"] < undone["seq"]:
                await watcher.next()
            assert len(watcher.histories[None]) == length
            refused = await seat.ask(type="undo", seat=decider, seq=now["seq"])
            assert refused["error"]["id"] == "no-undo"
            # A retry of the decision that was taken back does not take it again.
            repeated = await seat.ask(
                type="act", seat=decider, seq=update["seq"], action=update["legal"][0]["id"], key="first"
            )
            assert repeated["repeated"] is True
            assert ada.update(table)["length"] == length
            return
    raise AssertionError("no turn of several decisions came up")


async def test_undo_beyond_a_seal_needs_all_to_agree(server: ServerProcess, ada: Person, bob: Person) -> None:
    made = ada.new_table("me", "open", "random", start=False, options={"thieves": False})
    table = made["table"]["id"]
    bob.post(f"/tables/{table}/join", {"name": "Bob", "invite": made["invite"]})
    ada.post(f"/tables/{table}/start")
    async with sit(server.url, table, ada.token) as one, sit(server.url, table, bob.token) as two:
        start = await turn(one, 0)
        await act(one, 0, "pass")
        update = await turn(two, 1)
        assert (await one.ask(type="undo", seat=0, seq=update["seq"]))["error"]["id"] == "no-undo"
        assert (await two.ask(type="undo-answer", seat=1, agree=True))["error"]["id"] == "undo-asked"
        # A refusal ends the question.
        assert (await one.ask(type="undo-ask", seat=0, seq=update["seq"]))["type"] == "ack"
        while not two.table["undo"]:
            await two.next()
        assert two.table["undo"] == {"seat": 0, "keep": start["length"], "agreed": [], "needed": [1]}
        assert (await one.ask(type="undo-ask", seat=0, seq=update["seq"]))["error"]["id"] == "undo-asked"
        assert (await two.ask(type="undo-answer", seat=1, agree=False))["type"] == "ack"
        while two.table["undo"]:
            await two.next()
        assert ada.update(table)["length"] == update["length"]
        # Agreement takes everything back to the asker's decision.
        ada.post(f"/tables/{table}/undo/ask", {"seat": 0, "seq": update["seq"]})
        done = bob.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": True})
        assert done["table"]["undo"] is None
        assert done["table"]["length"] == start["length"]
        while one.updates[0]["length"] != start["length"]:
            await one.next()
        assert one.updates[0]["observation"] == start["observation"]
        # A decision voids a question that is open.
        passed = await act(one, 0, "pass")
        update = await turn(two, 1, passed["seq"])
        ada.post(f"/tables/{table}/undo/ask", {"seat": 0, "seq": update["seq"]})
        await act(two, 1, "pass")
        assert ada.get(f"/tables/{table}")["table"]["undo"] is None


def test_bots_let_one_go_back(ada: Person) -> None:
    table = ada.table("me", "random")
    update = ada.update(table, 0)
    ada.post(f"/tables/{table}/act", {"seat": 0, "seq": update["seq"], "action": "pass"})
    later = ada.update(table, 0, update["seq"])
    while not later["over"] and later["observation"]["ask"]["seat"] != 0:
        later = ada.update(table, 0, later["seq"], wait=10)
    back = ada.post(f"/tables/{table}/undo/ask", {"seat": 0, "seq": later["seq"]})["table"]
    assert back["length"] == update["length"]
    assert ada.update(table, 0)["observation"] == update["observation"]
    assert ada.play(table, [0], random.Random(1))["over"]


async def test_all_hear_what_players_say(server: ServerProcess, ada: Person, bob: Person) -> None:
    table = ada.table("me", "random", public=True)
    async with sit(server.url, table, ada.token) as one, sit(server.url, table, bob.token) as watcher:
        await one.until("welcome")
        assert (await one.ask(type="chat", text=" Χαῖρε!\u0007 "))["type"] == "ack"
        heard = await watcher.until("chat")
        assert [(line["seat"], line["name"], line["text"]) for line in heard["messages"]] == [
            (0, "Person 0", "Χαῖρε!")
        ]
        assert (await watcher.ask(type="chat", text="hi"))["error"]["id"] == "forbidden"
        assert (await one.ask(type="chat", text="x" * 501))["error"]["id"] == "too-big"
        assert (await one.ask(type="chat", text=" \u0000 "))["error"]["id"] == "bad-request"
    assert len(bob.get(f"/tables/{table}/chat")["messages"]) == 1
    assert bob.get(f"/tables/{table}/chat", params={"after": heard["messages"][0]["id"]})["messages"] == []


async def test_presence_and_watchers_are_shown(server: ServerProcess, ada: Person, bob: Person) -> None:
    table = ada.table("me", "random", public=True)
    async with sit(server.url, table, ada.token) as one:
        await one.until("welcome")
        async with sit(server.url, table, bob.token) as watcher:
            await watcher.until("welcome")
            while one.table["watchers"] != 1:
                await one.next()
        while one.table["watchers"] != 0:
            await one.next()
        assert one.table["seats"][0]["online"] is True
    while ada.get(f"/tables/{table}")["table"]["seats"][0]["online"]:
        pass


async def close_code(seat: Seat) -> int | None:
    try:
        while True:
            await seat.next()
    except ConnectionClosed:
        return seat.closed


async def test_connections_that_may_not_be_are_closed_with_their_code(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    table = ada.table("me", "random")
    async with sit(server.url, table, bob.token) as seat:
        assert await close_code(seat) == 4403
    async with sit(server.url, "nosuchtable", ada.token) as seat:
        assert await close_code(seat) == 4404
    async with sit(server.url, table, ada.token[:-1] + "!") as seat:
        assert await close_code(seat) == 4401
    async with connect(f"{server.url.replace('http', 'ws')}/ws/tables/{table}") as socket:
        seat = Seat(socket)
        await seat.send(type="ping")
        assert await close_code(seat) == 4400
    async with sit(server.url, table, ada.token) as seat:
        await seat.until("welcome")
        ada.post(f"/tables/{table}/abort")
        assert ada.call("DELETE", f"/tables/{table}").status_code == 204
        assert await close_code(seat) == 4404


async def test_a_new_invite_sends_spectators_with_the_old_one_away(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    made = ada.new_table("me", "random")
    table = made["table"]["id"]
    async with sit(server.url, table, bob.token, invite=made["invite"]) as seat:
        await seat.until("update")
        ada.post(f"/tables/{table}/invite")
        assert await close_code(seat) == 4403


async def test_whoever_joins_gets_the_seats_updates_on_the_open_connection(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    made = ada.new_table("me", "open", start=False, public=True)
    table = made["table"]["id"]
    async with sit(server.url, table, bob.token) as seat:
        assert (await seat.until("welcome"))["you"]["seats"] == []
        bob.post(f"/tables/{table}/join", {"name": "Bob"})
        ada.post(f"/tables/{table}/start")
        update = await seat.until("update")
        assert update["seat"] == 1
        assert "cards" in update["observation"]["players"][1]["hand"]
        bob.post(f"/tables/{table}/seats/1/leave")
        update = await seat.until("update", seat=None)
        assert all("cards" not in player["hand"] for player in update["observation"]["players"])


async def test_whoever_takes_a_seat_later_gets_its_whole_history(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    made = ada.new_table("me", "open", start=False, public=True, options={"thieves": False})
    table = made["table"]["id"]
    cleo = Person(server.url)
    cleo.post(f"/tables/{table}/join", {"name": "Cleo"})
    ada.post(f"/tables/{table}/start")
    async with sit(server.url, table, bob.token) as watcher:
        seen = await watcher.until("update")
    # A spectator comes back with what is known, and then sits down.
    async with sit(server.url, table, bob.token, since=seen["seq"]) as seat:
        seat.histories[None] = seen["moves"]
        assert (await seat.until("update", seat=None))["moves"] == []
        cleo.post(f"/tables/{table}/seats/1/leave")
        asked = bob.post(f"/tables/{table}/join", {"name": "Bob"})["table"]["newcomer"]
        ada.post(f"/tables/{table}/newcomer", {"id": asked["id"], "agree": True})
        update = await seat.until("update", seat=1)
        assert update["keep"] == 0
        assert len(seat.histories[1]) == update["length"]


async def test_waiting_for_news_of_a_table_ends_with_the_invite(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    made = ada.new_table("me", "me")
    table, headers = made["table"]["id"], {"X-Invite": made["invite"]}
    seq = bob.get(f"/tables/{table}/update", headers=headers)["seq"]
    params = {"since": seq, "wait": 20}
    path = f"/tables/{table}/update"
    waiting = asyncio.create_task(asyncio.to_thread(bob.refused, "GET", path, params=params, headers=headers))
    while (await asyncio.to_thread(ada.get, f"/tables/{table}"))["table"]["watchers"] != 1:
        pass
    ada.post(f"/tables/{table}/invite")
    ada.post(f"/tables/{table}/act", {"seat": 0, "seq": seq, "action": "pass"})
    assert (await waiting)["id"] == "forbidden"
