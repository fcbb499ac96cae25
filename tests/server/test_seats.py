"""The rules of tables: seats that are left, newcomers, stand-ins, undo over the absent, names."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from petteia.server import wire
from petteia.server.names import check_new, clean_name
from petteia.server.refusals import Refuse
from petteia.server.storage import models as m
from petteia.server.storage import now
from petteia.server.tables import playing, seating
from petteia.server.tables.house import House, copy_row

from .houses import execute, new_table
from .running import Person, ServerProcess, sit

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of houses in this process never decide, so that nothing happens that a test does not do itself."""
    monkeypatch.setattr(House, "owe", lambda *_: None)


async def table_of(house: House, *people: str, bots: int = 0) -> str:
    """A running table of Ada and these people, and bots of random level with names of their own."""
    id_ = await new_table(house, "me", *["open"] * len(people), *["random"] * bots, start=False)
    for name in people:
        await seating.join(house, name, id_, wire.Join(name.title()))
    for number in range(1 + len(people), 1 + len(people) + bots):
        bot = wire.NewSeat("bot", f"Talos {number}", "random")
        await seating.set_seat(house, "ada", id_, number, bot)
    await seating.start(house, "ada", id_)
    return id_


async def seen(house: House, id_: str) -> wire.TableInfo:
    async with house.at(id_) as live:
        return house.info(live)


async def word(house: House, id_: str, person: str, agree: bool) -> None:
    asked = (await seen(house, id_)).newcomer
    assert asked is not None
    await seating.newcomer(house, person, id_, wire.Newcomer(asked.id, agree))


async def refused(what: Any) -> str:
    with pytest.raises(Refuse) as error:
        await what
    return error.value.refusal.id


async def may_look(house: House, id_: str, person: str, seat: int) -> bool:
    async with house.at(id_) as live:
        try:
            playing.viewer_of(live.row, seat, person)
        except Refuse:
            return False
        return True


# ---- newcomers ---------------------------------------------------------------------------------


async def test_nobody_of_the_table_looks_into_a_left_hand(house: House) -> None:
    id_ = await table_of(house, "bob", "cleo")
    await seating.leave(house, "cleo", id_, 2)
    left = (await seen(house, id_)).seats[2]
    assert (left.kind, left.bot, left.left, left.name) == ("bot", "medium", True, "Cleo")
    for person in ("bob", "ada", "cleo"):
        for wanted in (wire.Join("Somebody", 2), wire.Join("Somebody")):
            assert await refused(seating.join(house, person, id_, wanted)) == "was-seated"
    assert (await seen(house, id_)).newcomer is None
    # Whoever has left another seat is no newcomer either.
    await seating.leave(house, "bob", id_, 1)
    assert await refused(seating.join(house, "bob", id_, wire.Join("Bob", 2))) == "was-seated"


async def test_a_newcomer_needs_the_word_of_everybody_who_is_left(house: House) -> None:
    id_ = await table_of(house, "bob", "cleo")
    await seating.to_bot(house, "bob", id_, 1, "random")  # away for a while, and still asked
    await seating.leave(house, "cleo", id_, 2)
    await seating.join(house, "dora", id_, wire.Join("Dora", 2))
    asked = (await seen(house, id_)).newcomer
    assert asked is not None
    assert (asked.seat, asked.name, asked.agreed, asked.needed) == (2, "Dora", [], [0, 1])
    assert not await may_look(house, id_, "dora", 2)
    assert await refused(seating.join(house, "emil", id_, wire.Join("Emil"))) == "newcomer-asked"
    assert await refused(word(house, id_, "emil", True)) == "forbidden"
    assert await refused(word(house, id_, "dora", True)) == "forbidden"
    another = wire.Newcomer("another", agree=True)  # an answer to a question that was withdrawn
    assert await refused(seating.newcomer(house, "ada", id_, another)) == "newcomer-asked"
    await word(house, id_, "ada", True)
    await word(house, id_, "ada", True)  # her word counts once
    assert not await may_look(house, id_, "dora", 2)
    await word(house, id_, "bob", True)
    assert await may_look(house, id_, "dora", 2)
    taken = await seen(house, id_)
    seat = taken.seats[2]
    assert (seat.name, seat.kind, seat.bot, seat.left, seat.newcomer) == ("Dora", "human", None, False, True)
    assert taken.newcomer is None
    # The mark stays, whoever sits there later, and is read again from the database.
    await seating.leave(house, "dora", id_, 2)
    house.live.clear()
    assert (await seen(house, id_)).seats[2].newcomer
    assert [s.newcomer for s in (await seen(house, id_)).seats] == [False, False, True]


async def test_one_refusal_ends_the_question_for_good_and_withdrawing_does_not(house: House) -> None:
    id_ = await table_of(house, "bob")
    await seating.leave(house, "bob", id_, 1)
    await seating.join(house, "dora", id_, wire.Join("Dora"))
    await word(house, id_, "dora", False)
    assert (await seen(house, id_)).newcomer is None
    await seating.join(house, "dora", id_, wire.Join("Dora"))
    await word(house, id_, "ada", False)
    assert (await seen(house, id_)).newcomer is None
    assert await refused(seating.join(house, "dora", id_, wire.Join("Dora"))) == "was-seated"
    assert await refused(word_without_question(house, id_)) == "newcomer-asked"


async def test_a_question_that_nobody_answers_gives_way_to_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await table_of(house, "bob")
    await seating.leave(house, "bob", id_, 1)
    await seating.join(house, "dora", id_, wire.Join("Dora"))
    first = (await seen(house, id_)).newcomer
    assert first is not None
    later = now() + 10 * 60 * 1000 + 1
    assert await refused(seating.join(house, "emil", id_, wire.Join("Emil"))) == "newcomer-asked"
    monkeypatch.setattr("petteia.server.tables.newcomers.now", lambda: later)
    await seating.join(house, "emil", id_, wire.Join("Emil"))
    old = wire.Newcomer(first.id, agree=True)  # a word that was meant for the first is not for the second
    assert await refused(seating.newcomer(house, "ada", id_, old)) == "newcomer-asked"
    await word(house, id_, "ada", True)
    assert await may_look(house, id_, "emil", 1)
    assert not await may_look(house, id_, "dora", 1)


async def word_without_question(house: House, id_: str) -> None:
    await seating.newcomer(house, "ada", id_, wire.Newcomer("x", agree=True))


async def test_who_resigns_or_leaves_has_no_word_on_newcomers(house: House) -> None:
    id_ = await table_of(house, "bob", "cleo")
    await seating.leave(house, "cleo", id_, 2)
    await seating.join(house, "dora", id_, wire.Join("Dora"))
    await word(house, id_, "ada", True)
    await seating.resign(house, "bob", id_, 1, None)
    assert await may_look(house, id_, "dora", 2)


async def test_seats_of_bots_and_of_those_who_resigned_are_not_to_be_had(house: House) -> None:
    id_ = await table_of(house, "bob", bots=1)
    await seating.resign(house, "bob", id_, 1, None)
    for wanted in (wire.Join("Dora"), wire.Join("Dora", 1), wire.Join("Dora", 2)):
        assert await refused(seating.join(house, "dora", id_, wanted)) == "seat-taken"
    await seating.leave(house, "bob", id_, 1)  # what was resigned stays with its bot
    assert await refused(seating.join(house, "dora", id_, wire.Join("Dora"))) == "seat-taken"


@pytest.mark.postgres
async def test_two_processes_agree_on_a_newcomer(make_database: Callable[[str], str]) -> None:
    database = make_database("postgres")
    with ServerProcess(database) as one, ServerProcess(database) as two:
        ada, bob, cleo = Person(one.url), Person(two.url), Person(two.url)
        made = ada.new_table("me", "open", start=False, options={"thieves": False})
        table, invite = made["table"]["id"], made["invite"]
        bob.post(f"/tables/{table}/join", {"name": "Bob", "invite": invite})
        ada.post(f"/tables/{table}/start")
        bob.post(f"/tables/{table}/seats/1/leave")
        assert bob.refused("POST", f"/tables/{table}/join", {"name": "Rob", "invite": invite})["id"] in (
            "was-seated",
        )
        assert (
            cleo.refused("POST", f"/tables/{table}/join", {"name": "Cleo"})["id"] == "forbidden"
        )  # no invite
        async with sit(two.url, table, cleo.token, invite=invite) as seat:
            asked = cleo.post(f"/tables/{table}/join", {"name": "Cleo", "invite": invite})
            assert asked["you"] == {"seats": [], "owner": False, "asking": True, "silent": []}
            question = ada.get(f"/tables/{table}")["table"]["newcomer"]
            assert question == asked["table"]["newcomer"]
            done = ada.post(f"/tables/{table}/newcomer", {"id": question["id"], "agree": True})
            assert done["table"]["seats"][1]["newcomer"] is True
            update = await seat.until("update", seat=1)
            assert "cards" in update["observation"]["players"][1]["hand"]
        assert cleo.get(f"/tables/{table}")["you"]["seats"] == [1]
        rng = random.Random(1)
        update = ada.update(table)
        while not update["over"]:  # as whoever has decided knows it: word of it may still be on its way
            number = update["observation"]["ask"]["seat"]
            update = [ada, cleo][number].play(table, [number], rng, moves=1)
        assert ada.get(f"/tables/{table}")["table"]["seats"][1]["newcomer"] is True


# ---- stand-ins and undo ------------------------------------------------------------------------


async def absent(house: House, id_: str, number: int) -> None:
    """Whoever holds a seat has not been seen for an hour, nor decided."""
    past = now() - 3_600_000
    for change in (
        m.game.update().where(m.game.c.id == id_).values(created=past),
        m.seat.update().where(m.seat.c.game == id_, m.seat.c.number == number).values(seen=past),
        m.action.update().where(m.action.c.game == id_).values(made=past),
    ):
        await execute(house, change)
    house.live.clear()


async def passes(house: House, id_: str, person: str, number: int) -> int:
    """A person decides; how many moves counted before."""
    async with house.at(id_) as live:
        seq, length = live.row.seq, live.row.length
    await playing.act(house, person, id_, wire.Act(number, seq, "pass"))
    return length


async def ask(house: House, id_: str, person: str, number: int) -> wire.UndoInfo | None:
    async with house.at(id_) as live:
        seq = live.row.seq
    await playing.undo_ask(house, person, id_, wire.UndoAsk(number, seq))
    return (await seen(house, id_)).undo


async def length_of(house: House, id_: str) -> int:
    return (await seen(house, id_)).length


async def test_nobody_goes_back_over_an_absent_persons_decision(house: House) -> None:
    id_ = await table_of(house, "bob", "cleo")
    before = await passes(house, id_, "ada", 0)
    await passes(house, id_, "bob", 1)
    length = await length_of(house, id_)
    await absent(house, id_, 1)
    await seating.to_bot(house, "ada", id_, 1, None)
    asked = await ask(house, id_, "ada", 0)
    assert asked is not None
    assert asked.needed == [1, 2]
    await playing.undo_answer(house, "cleo", id_, wire.UndoAnswer(2, True))
    assert await length_of(house, id_) == length
    # It is carried out with the absent person's own word, given without taking the seat back.
    await playing.undo_answer(house, "bob", id_, wire.UndoAnswer(1, True))
    assert await length_of(house, id_) == before


async def test_a_seat_handed_over_while_the_question_is_open_does_not_lose_its_say(house: House) -> None:
    id_ = await table_of(house, "bob")
    await passes(house, id_, "ada", 0)
    await passes(house, id_, "bob", 1)
    await absent(house, id_, 1)
    length = await length_of(house, id_)
    assert await ask(house, id_, "ada", 0) is not None
    await seating.to_bot(house, "ada", id_, 1, None)
    assert await length_of(house, id_) == length
    still = (await seen(house, id_)).undo
    assert still is not None
    assert still.needed == [1]


async def test_what_a_stand_in_decided_is_taken_back_without_asking_whom_it_stands_in_for(
    house: House,
) -> None:
    id_ = await table_of(house, "bob")
    await absent(house, id_, 1)
    await seating.to_bot(house, "ada", id_, 1, None)
    before = await passes(house, id_, "ada", 0)
    async with house.at(id_) as live:  # the bot decides
        play = house.playing(live)
        seq = play.seq
        play.play(play.state.legal()[0])
        play.deal(house.dealer)
        await house.save(live, copy_row(live.row), play.entries(seq))
        assert live.row.seat[1].stood_in == before
    assert await ask(house, id_, "ada", 0) is None
    assert await length_of(house, id_) == before


async def test_who_resigned_cannot_veto_an_undo(house: House) -> None:
    id_ = await table_of(house, "bob", "cleo")
    await passes(house, id_, "ada", 0)
    await seating.resign(house, "bob", id_, 1, None)
    asked = await ask(house, id_, "ada", 0)
    assert asked is not None
    assert asked.needed == [2]
    for agree in (False, True):
        assert (
            await refused(playing.undo_answer(house, "bob", id_, wire.UndoAnswer(1, agree))) == "undo-asked"
        )
    assert (await seen(house, id_)).undo == asked
    await playing.undo_answer(house, "ada", id_, wire.UndoAnswer(0, False))  # withdrawn by who asked
    assert (await seen(house, id_)).undo is None


async def test_the_level_of_a_stand_in_is_the_tables(house: House) -> None:
    wanted = [wire.NewSeat("me", "Ada"), wire.NewSeat("open"), wire.NewSeat("open")]
    made = await seating.create(house, "ada", wire.NewTable("tiny", wanted, stand_in="hard"), 10**6)
    id_ = made.table.id
    assert made.table.stand_in == "hard"
    for name in ("bob", "cleo"):
        await seating.join(house, name, id_, wire.Join(name))
    await seating.start(house, "ada", id_)
    await absent(house, id_, 1)
    assert await refused(seating.to_bot(house, "ada", id_, 1, "random")) == "option"
    await seating.to_bot(house, "ada", id_, 1, None)
    await seating.leave(house, "cleo", id_, 2)
    assert [seat.bot for seat in (await seen(house, id_)).seats] == [None, "hard", "hard"]
    await seating.back(house, "bob", id_, 1)
    await seating.to_bot(house, "bob", id_, 1, "easy")  # one's own seat is one's own choice
    assert (await seen(house, id_)).seats[1].bot == "easy"
    unknown = wire.NewTable("tiny", wanted, stand_in="external:ls")
    assert await refused(seating.create(house, "ada", unknown, 10**6)) == "option"


# ---- a repeated key ----------------------------------------------------------------------------


async def test_a_repeated_decision_is_answered_as_the_first_time(house: House) -> None:
    """Chance belongs to the answer, and what others have decided since does not."""
    id_ = await table_of(house, "bob")
    answers: dict[str, int] = {}
    chances = 0
    for number, person in enumerate(("ada", "bob") * 3):
        async with house.at(id_) as live:
            seq, decider = live.row.seq, live.row.decider
        assert decider == number % 2
        wanted = wire.Act(number % 2, seq, "pass", key=f"{number}")
        answers[f"{number}"], _ = await playing.act(house, person, id_, wanted)
        chances += answers[f"{number}"] - seq - 1
        assert await playing.act(house, person, id_, wanted) == (answers[f"{number}"], True)
        if number:
            old = wire.Act((number - 1) % 2, 0, "pass", key=f"{number - 1}")
            other = ("ada", "bob")[(number - 1) % 2]
            assert await playing.act(house, other, id_, old) == (answers[old.key or ""], True)
    assert chances  # else there would be nothing to forget


# ---- names -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "x" * 25, "a\u0000", "\u202eevil", "\u3164", "\u2800", "\u2800 \u2800", "\uffa0", "\u115f",
        "\u0301", "a \u0301", "e" + "\u0301" * 8, "\u0410da", "Ad\u03b1", "\u0421\u03bfra", "...", "\u200d",
        "Ada\u200b", "\U0001d159",
    ],
)  # fmt: skip
def test_names_that_look_empty_or_like_others_by_mixed_scripts_are_refused(name: str) -> None:
    with pytest.raises(Refuse) as error:
        clean_name(name)
    assert error.value.refusal.id == "name"


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        (" Bob   the second ", "Bob the second"), ("Zoë", "Zoë"), ("Zoe\u0308", "Zoë"), ("Мария", "Мария"),
        ("Ζωή", "Ζωή"), ("李 Ada", "李 Ada"), ("हिन्दी", "हिन्दी"), ("محمد", "محمد"), ("🦉", "🦉"),
        ("Ada 2", "Ada 2"), ("O’Neil", "O’Neil"),
        ("Ａｄａ", "Ada"), ("ʻOkina", "ʻOkina"), ("さくら", "さくら"), ("ไก่", "ไก่"),
    ],
)  # fmt: skip
def test_names_as_people_have_them_are_taken(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"), ("Ada", "Áda"), ("Ada", "A d a"), ("Ada", "Ada."), ("Аса", "Aca"), ("Bob", "B0b"),
        ("Bill", "BiII"), ("Тот", "Tot"), ("Ρ", "P"), ("Anna", "Anna\u0323"), ("Amy", "Arny"),
        ("Ada", "Ada\u034f"), ("Ada", "A\ufe0fda"), ("Ada", "Ada\U000e0100"), ("❤", "❤\ufe0f"),
    ],
)  # fmt: skip
def test_names_that_look_the_same_are_one_name(one: str, other: str) -> None:
    with pytest.raises(Refuse) as error:
        check_new(one, ["Somebody", other])
    assert error.value.refusal.id == "name-taken"
    check_new(one, ["Somebody", ""])


async def test_no_two_names_at_a_table_look_the_same(house: House) -> None:
    twice = [wire.NewSeat("me", "Ada"), wire.NewSeat("me", "ADA")]
    assert await refused(seating.create(house, "ada", wire.NewTable("tiny", twice), 10**6)) == "name-taken"
    wanted = [wire.NewSeat("me", "Ada"), wire.NewSeat("bot", "Talos", "random"), wire.NewSeat("open")]
    id_ = (await seating.create(house, "ada", wire.NewTable("tiny", wanted), 10**6)).table.id
    for name in ("ada", "TALOS", "AdA "):
        assert await refused(seating.join(house, "bob", id_, wire.Join(name))) == "name-taken"
    await seating.join(house, "bob", id_, wire.Join("Bob"))
    assert await refused(seating.rename(house, "bob", id_, 2, "Ada")) == "name-taken"
    await seating.rename(house, "bob", id_, 2, "bob")  # one's own may be changed into what looks like it
    again = wire.NewSeat("bot", "Bob", "random")
    assert await refused(seating.set_seat(house, "ada", id_, 1, again)) == "name-taken"
    await seating.start(house, "ada", id_)
    await seating.leave(house, "bob", id_, 2)
    assert await refused(seating.join(house, "cleo", id_, wire.Join("Talos"))) == "name-taken"
    await seating.join(house, "cleo", id_, wire.Join("Cleo"))
    assert await refused(seating.rename(house, "ada", id_, 0, "Cleo")) == "name-taken"
    stored = json.loads((await house.store.load(id_)).newcomer or "")  # type: ignore[union-attr]
    assert stored["name"] == "Cleo"
