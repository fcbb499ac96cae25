"""The study of balance: what is stored of games, that pieces make the same whole, and what figures say."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.arena import ResultsError, play_game
from petteia.arena.balance import __main__ as command
from petteia.arena.balance import figures, games, page
from petteia.arena.balance.games import Store, Table, header, play, play_one, read, tables
from petteia.kernel import Dealer, Game, OptionError, drive

GAMES = list(petteia.GAMES.values())


def played(folder: Path, wanted: list[Table], numbers: range, **settings: Any) -> list[tuple[int, int]]:
    return list(play(folder, wanted, numbers, engine="one", **settings))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_game_declares_is_told_by_its_events(game: Game) -> None:
    study = game.study
    for name in (study.begins, *study.lengths):
        assert name in game.events
    assert "seat" in game.events[study.begins].args
    for name, arguments in (*study.offers.items(), *study.follows.items()):
        kinds = {**game.events[name].args, **game.events[name].secret}
        assert set(arguments.split()) <= set(kinds)
        for argument in arguments.split()[:1]:
            assert kinds[argument].removeprefix("list:") in game.components
    for name in study.follows:
        assert {"seat", "seats"} & set(game.events[name].args)
    edition = game.default_edition()
    for kind, ids in game.components.items():
        assert set(game.kin(edition, kind)) <= set(ids)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_places_are_those_of_the_first_turns(game: Game) -> None:
    table = Table(game.id, game.seats[-1], "random")
    for number in range(4):
        line = play_one(table, number)
        state = game.new(table.seats)
        seen: list[int] = []
        bots = [petteia.bots.make("random", f"{table.seed(number)}/{seat}") for seat in range(table.seats)]

        def take(action: int, state: Any = state, seen: list[int] = seen) -> None:
            events = state.apply(action)
            told = [event.args["seat"] for event in events if event.name in ("turn", "turn-begins", "pay")]
            seen.extend(seat for seat in told if isinstance(seat, int) and seat not in seen)

        drive(state, Dealer(table.seed(number)), bots, 3000, take)
        assert sorted(line["p"]) == list(range(table.seats))
        assert line["p"][0] == seen[0]
        if game.id != "olympos":  # there the first turn of some may come before another's first
            assert line["p"] == seen[: table.seats]


def test_what_is_stored_is_what_happened(tmp_path: Path) -> None:
    table = Table("elysium", 3, "random")
    played(tmp_path, [table], range(4))
    head, lines = read([tmp_path], "elysium")
    assert head == header("elysium", "random")
    assert [line["n"] for line in lines] == [0, 1, 2, 3]
    game = petteia.game("elysium")
    for line in lines:
        setup = game.setup(3)
        happened: list[Counter[str]] = [Counter() for _ in range(3)]

        def take(state: Any, action: int, happened: list[Counter[str]] = happened) -> None:
            for event in state.apply(action):
                if event.name in ("taken", "quest"):
                    kind = "card" if event.name == "taken" else "quest"
                    happened[event.args["seat"]][f"{event.name}:{kind}/{event.args[kind]}"] += 1

        end = play_game(setup, ["random"] * 3, table.seed(line["n"]), take=take).state
        assert [sum(points) for points in line["t"]] == [score.total for score in end.scores()]
        result = end.result()
        assert result is not None
        assert line["r"] == list(result.ranks)
        for mine, had in zip(happened, line["h"], strict=True):
            found = Counter(key for key, _ in had if key.startswith(("taken:", "quest:")))
            assert found == mine
            whens = [when for _, when in had]
            assert whens == sorted(whens)
            assert whens[-1] <= sum(line["d"])
            assert all(key.removeprefix("taken") in line["o"] for key, _ in had if key.startswith("taken:"))


def test_pieces_make_the_same_whole(tmp_path: Path) -> None:
    wanted = [Table("olympos", 2, "random"), Table("elysium", 2, "random")]
    assert played(tmp_path / "whole", wanted, range(6))[-1] == (12, 12)
    assert played(tmp_path / "late", wanted, range(6), seconds=0) == [(0, 12)]
    played(tmp_path / "parts", wanted[:1], range(2, 4))
    file = tmp_path / "parts" / "olympos.jsonl"
    file.write_bytes(file.read_bytes()[:-20])  # interrupted while it wrote
    assert played(tmp_path / "parts", wanted, range(6))[0] == (1, 12)
    played(tmp_path / "other", wanted, range(6, 8))
    for name in ("olympos", "elysium"):
        whole = read([tmp_path / "whole"], name)
        assert read([tmp_path / "parts"], name) == whole
        assert len(read([tmp_path / "whole", tmp_path / "parts", tmp_path / "other"], name)[1]) == 8


def test_packed_games_are_the_same_and_are_played_on_from(tmp_path: Path) -> None:
    wanted = [Table("elysium", 2, "random")]
    played(tmp_path, wanted, range(3))
    before = read([tmp_path], "elysium")
    assert games.pack(tmp_path, "elysium") == 3
    assert games.pack(tmp_path, "olympos") == 0
    assert [path.name for path in tmp_path.iterdir()] == ["elysium.jsonl.gz"]
    assert read([tmp_path], "elysium") == before
    whole = (tmp_path / "elysium.jsonl.gz").read_bytes()
    assert games.pack(tmp_path, "elysium") == 3
    assert (tmp_path / "elysium.jsonl.gz").read_bytes() == whole
    assert played(tmp_path, wanted, range(5))[0] == (3, 5)
    assert len(read([tmp_path], "elysium")[1]) == 5
    assert games.pack(tmp_path, "elysium") == 5
    with pytest.raises(ResultsError, match="bot"):
        played(tmp_path, [Table("elysium", 2, "greedy")], range(6))


def test_other_games_are_refused(tmp_path: Path) -> None:
    played(tmp_path / "one", [Table("olympos", 2, "random")], range(1))
    with pytest.raises(ResultsError, match="bot"):
        played(tmp_path / "one", [Table("olympos", 2, "greedy")], range(1))
    played(tmp_path / "two", [Table("olympos", 2, "greedy")], range(1))
    with pytest.raises(ResultsError):
        read([tmp_path / "one", tmp_path / "two"], "olympos")
    (tmp_path / "elysium.jsonl").write_text("{}\n", encoding="utf-8")
    with pytest.raises(ResultsError, match="header"):
        read([tmp_path], "elysium")
    with pytest.raises(OptionError):
        games.check(tables(bot="search:seconds=1"))


def planted(seats: int, count: int, rng: random.Random) -> list[dict[str, Any]]:
    """Games of three kinds of cards: hera wins more, hebe less, eagle nothing; who begins wins more."""
    out = []
    for number in range(count):
        cards = {"zeus/hera": 1.0, "zeus/hebe/1": -1.0, "zeus/eagle/1": 0.0, "zeus/eagle/2": 0.0}
        had: list[list[tuple[str, int]]] = [[] for _ in range(seats)]
        strength = [0.0] * seats
        strength[0] += 0.5
        for card, worth in cards.items():
            if rng.random() < 0.8:
                seat = rng.randrange(seats)
                had[seat].append((f"taken:card/{card}", 5))
                strength[seat] += worth
        winner = max(range(seats), key=lambda seat: strength[seat] + rng.gauss(0, 1.5))
        ranks = [1 if seat == winner else 2 for seat in range(seats)]
        out.append(
            {
                "s": seats, "n": number, "p": list(range(seats)), "r": ranks, "t": [[0] * 8] * seats,
                "d": [5] * seats, "l": [1], "o": [f":card/{card}" for card in cards], "h": had,
            }
        )  # fmt: skip
    return out


def test_planted_values_are_found() -> None:
    rng = random.Random(5)
    lines = [*planted(2, 900, rng), *planted(4, 900, rng)]
    found = figures.components(petteia.game("elysium"), lines)
    taken = {one["id"]: one for one in found[0]["components"]}
    assert found[0]["event"] == "taken"
    hera, hebe, eagle = (taken[f"zeus/{name}"] for name in ("hera", "hebe", "eagle"))
    assert hera["value"] - 3 * hera["error"] > 0.2
    assert hebe["value"] + 3 * hebe["error"] < -0.2
    assert abs(eagle["value"]) < 3 * eagle["error"] < 0.3
    assert eagle["seats"] > hera["seats"]  # two copies, counted together
    assert hera["offered"] == 1800
    assert 0.7 < hera["taken"] < 0.9
    assert "zeus/hera" not in found[0]["never"]
    assert "zeus/hebe" not in found[0]["never"]
    places = figures.table(header("elysium", "x"), lines, 4)["places"]
    assert not places[0]["fair"]
    assert places[0]["wins"]["low"] > 0.29
    assert sum(place["wins"]["value"] for place in places) == pytest.approx(1, abs=0.001)


def test_a_value_is_what_its_holder_wins_more() -> None:
    """Of two players the one with the card wins 3 of 4 games: +50 percent of an equal share."""
    lines = planted(2, 400, random.Random(1))
    for number, line in enumerate(lines):
        owner = number % 2
        winner = owner if number % 8 < 6 else 1 - owner
        line["r"] = [1 if seat == winner else 2 for seat in range(2)]
        line["h"] = [[("taken:card/zeus/hera", 1)] if seat == owner else [] for seat in range(2)]
    taken = {one["id"]: one for one in figures.components(petteia.game("elysium"), lines)[0]["components"]}
    assert taken["zeus/hera"]["value"] == pytest.approx(0.5, abs=0.001)
    assert taken["zeus/hera"]["error"] == pytest.approx(2 * (0.75 * 0.25 / 400) ** 0.5, rel=0.02)


def test_the_page_answers_what_the_study_asks() -> None:
    rng = random.Random(7)
    game = petteia.game("elysium")
    lines = planted(4, 300, rng)
    for line in lines:  # the second place always wins, everybody takes the first quest
        line["r"] = [1 if seat == 1 else 2 for seat in range(4)]
        line["h"] = [[*had, ("quest:quest/1", 6)] for had in line["h"]]
    found = {
        **header("elysium", "x"),
        "tables": [figures.table(header("elysium", "x"), lines, 4)],
        "components": figures.components(game, lines),
    }
    text = page.page({"games": {"elysium": found}})
    assert "300 of each table size, and not 2,000" in text
    assert "2. of 4 (100 % instead of 25 %)" in text
    assert "Quest 4 (quests taken)" in text
    assert "Unfinished quest" not in text  # nobody chooses it
    asked = {row.split(" | ")[0].strip("| "): row for row in text.splitlines() if row.startswith("| ")}
    assert "Quest 1 (quests taken)" in asked["by every player of every game"]
    for event in found["components"]:
        assert not event["never"] or event["event"] not in ("used", "triggered", "added", "transfer")


def test_standing_out_is_measured_in_the_groups_own_spread() -> None:
    listed = [{"id": str(n), "group": "g", "value": float(n)} for n in (1, 2, 3)]
    listed += [{"id": "rare", "group": "g", "value": None}, {"id": "alone", "group": "h", "value": 1.0}]
    figures._compare(listed)
    assert [one["deviations"] for one in listed] == [-1.0, 0.0, 1.0, None, None]


def test_the_command_plays_and_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        monkeypatch.setenv(name, "1")  # set back afterwards
    monkeypatch.setattr(figures, "ENOUGH", 3)
    stored, docs = tmp_path / "stored", tmp_path / "docs"
    assert command.main(["play", str(stored), "--games", "4", "--bot", "random", "--workers", "1"]) == 0
    assert command.main(["study", str(stored), "--into", str(docs)]) == 0
    content = json.loads((docs / "balance" / "figures.json").read_text(encoding="utf-8"))
    assert list(content["games"]) == list(petteia.GAMES)
    for name, found in content["games"].items():
        assert [one["seats"] for one in found["tables"]] == list(petteia.game(name).seats)
        assert all(one["games"] == 4 for one in found["tables"])
    text = (docs / "balance.md").read_text(encoding="utf-8")
    linked = {part.split(")")[0] for part in text.split("](")[1:]}
    assert linked
    assert all((docs / one).stat().st_size > 1000 for one in linked)
    assert {f"balance/{path.name}" for path in (docs / "balance").glob("*.svg")} == linked
    assert text == page.page(content)
    assert command.main(["play", str(stored), "--bot", "greedy", "--games", "1"]) == 2


def test_keys_are_numbers_in_the_file_and_texts_when_read(tmp_path: Path) -> None:
    store = Store(tmp_path / "olympos.jsonl", header("olympos", "x"))
    one = {"s": 2, "n": 0, "o": [":wonder/agora"], "h": [["build:wonder/agora", 3], []]}
    store.add(one)
    again = Store(tmp_path / "olympos.jsonl", header("olympos", "x"))
    again.add({**one, "n": 1, "h": [[], ["build:wonder/agora", 4, "build:wonder/oracle", 9]]})
    _, lines = read([tmp_path], "olympos")
    assert lines[1]["h"] == [[], [("build:wonder/agora", 4), ("build:wonder/oracle", 9)]]
    assert "agora" not in (tmp_path / "olympos.jsonl").read_text(encoding="utf-8").splitlines()[2]
