"""What the server answers has the declared shapes, and the client's types are made from the same ones."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypedDict

import msgspec
import pytest
from tests.tiny import GAME, TinyGame
from tests.tiny import components as tiny

import petteia
from petteia.kernel import Event, Game
from petteia.kernel.edition import Anything, Either, Int, List, Map, Rule, Str, Table
from petteia.kernel.shapes import mistakes
from petteia.server import typescript, wire
from petteia.server.tables.views import places

from .running import ROOT, Person

MADE = typescript.module([GAME])


class Player(TypedDict):
    """Another than the tiny game's."""

    other: int


class AskOfAPlayer(TypedDict, total=False):
    player: Player


def interface(name: str, text: str = MADE) -> str:
    """The body of an interface."""
    _, _, rest = text.partition(f"export interface {name} ")
    return rest[: rest.index("\n}") + 2]


# ---- the file ----------------------------------------------------------------------------------


def test_file_in_the_client_is_up_to_date() -> None:
    found = (ROOT / typescript.FILE).read_text(encoding="utf-8")
    assert found == typescript.module(petteia.GAMES.values()), "make shapes"


def test_command_writes_the_file_and_checks_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "shapes.ts"
    file.write_text("old", encoding="utf-8")
    assert typescript.main([str(file), "--check"]) == 1
    assert "make shapes" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == "old"
    assert typescript.main([str(file)]) == 0
    assert typescript.main([str(file), "--check"]) == 0


def test_messages_keep_their_names_tags_and_what_may_be_missing() -> None:
    assert interface("Choice") == "{\n  id: number\n  text: string\n  form: Form\n  preview: Preview\n}"
    assert interface("Hello") == (
        "{\n  type: 'hello'\n  token?: string | null\n  invite?: string | null\n  since?: number\n"
        "  stamp?: number | null\n  revision?: number | null\n  seats?: number[] | null\n"
        "  protocol?: number\n  ref?: string | null\n}"
    )
    # An answer is complete, unless it leaves out what is not so.
    assert "  repeated: boolean" in interface("Ack")
    assert "  hidden?: boolean" in interface("EventSeen")
    assert "  invite?: string\n" in interface("TableAnswer")
    assert "  scores: (PointsSeen | null)[]" in interface("Update")
    assert "/** A page of the lobby. */\nexport interface TableList {" in MADE
    for kind in vars(wire).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == wire.__name__:
            assert (f"export interface {kind.__name__} " in MADE) == (kind not in (wire.Request, wire.Frame))


def test_games_shapes_carry_the_games_name() -> None:
    assert interface("TinyObservation") == (
        "{\n  game: 'tiny'\n  seats: number\n  viewer: number | null\n  over: boolean\n"
        "  ask: TinyAsk | null\n  round: number\n  pile: number\n  discard: TinyGoodId[]\n"
        "  players: TinyPlayer[]\n}"
    )
    assert interface("TinyPreview") == "{\n  cost?: number\n}"
    assert "  step: 'deal' | 'roll' | 'choose' |" in interface("TinyAsk")
    assert "  hand: Hand\n" in interface("TinyPlayer")
    assert interface("Hand") == "{\n  count: number\n  cards?: string[]\n}"
    assert "export const TINY_GOOD_IDS = ['olive', 'wine', 'vase', 'owl'] as const" in MADE
    assert "  tiny: { observation: TinyObservation; ask: TinyAsk; preview: TinyPreview;" in MADE


def test_editions_are_typed_by_their_schema() -> None:
    assert "  good: TinyEditionGood[]" in interface("TinyEdition extends Provenance")
    assert interface("TinyEditionGood extends Provenance") == (
        "{\n  id: TinyGoodId\n  copies: number\n  price: number\n  value: number\n"
        "  festival: 'harvest' | 'double' | 'tax' | 'none'\n}"
    )

    class Own(Rule):
        """A rule that only its game knows."""

    shared = Table({"x": Int()})

    class Odd(TinyGame):
        edition_schema = Table(
            {"a": Map(Str()), "b": Map(Int(), ("low", "high")), "c": Either((Str(), Int())), "d-e": Own()},
            {"f": Anything(), "g": List(List(Int())), "h": shared, "i": List(shared)},
            others=True,
        )

    body = interface("TinyEdition extends Provenance", typescript.module([Odd()]))
    for line in (
        "a: Record<string, string>", "b: Partial<Record<'low' | 'high', number>>", "c: string | number",
        "'d-e': unknown", "f?: unknown", "g?: number[][]", "h?: TinyEditionH", "i?: TinyEditionH[]",
        "[further: string]: unknown",
    ):  # fmt: skip
        assert f"\n  {line}\n" in body


class Print(TypedDict):
    """What is printed on a good."""

    good: str
    price: int  # in coins


class Adds(TypedDict):
    prints: list[Print]


def test_what_a_game_adds_to_its_edition_is_typed_with_it() -> None:
    class Printed(TinyGame):
        edition_adds = Adds

    made = typescript.module([Printed()])
    assert "  prints: TinyPrint[]" in interface("TinyEdition extends Provenance", made)
    assert interface("TinyPrint", made) == "{\n  good: string\n  /** In coins. */\n  price: number\n}"


@pytest.mark.parametrize("game", petteia.GAMES)
def test_editions_hold_their_file_and_what_the_game_says_it_adds(game: str) -> None:
    data = petteia.game(game).default_edition().data
    file = Path(petteia.__file__).parent / "games" / game / "edition.toml"
    added = {key: data[key] for key in set(data) - set(tomllib.loads(file.read_text(encoding="utf-8")))}
    adds = petteia.game(game).edition_adds
    assert mistakes(added, adds) == [] if adds else not added


def test_two_shapes_of_one_name_are_refused() -> None:
    class Twice(TinyGame):
        ask: type = AskOfAPlayer

    with pytest.raises(TypeError, match="two shapes are called TinyPlayer"):
        typescript.module([Twice()])


# ---- answers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "shape"),
    [
        ("/games", wire.GamesInfo),
        ("/games/tiny", wire.GameInfo),
        ("/texts/de", wire.TextsAnswer),
        ("/editions/tiny", wire.EditionAnswer),
        ("/rules/olympos", wire.RulesAnswer),
    ],
)
def test_catalogues_answers_have_the_declared_shapes(ada: Person, path: str, shape: type) -> None:
    answer = ada.call("GET", path)
    found: Any = msgspec.json.decode(answer.content, type=shape)
    assert json.loads(wire.encode(found)) == answer.json()
    document = ada.call("GET", "/openapi.json").json()
    pattern = path.replace("tiny", "{game}").replace("olympos", "{game}").replace("de", "{language}")
    good = document["paths"][f"/api{pattern}"]["get"]["responses"]["200"]
    assert good["content"]["application/json"]["schema"]["$ref"].endswith(f"/{shape.__name__}")


def test_what_holds_for_all_games_is_said_once(ada: Person) -> None:
    answer = ada.get("/games")
    assert answer["protocol"] == wire.PROTOCOL
    assert answer["kernel_reasons"]["not-asked"] == {"ask": "ask"}
    assert answer["refusals"]["not-your-turn"] == {"seat": "seat"}
    assert answer["notices"]["bot-failed"] == {"seat": "seat"}
    prefixes = {game["id"]: game["rule_prefix"] for game in answer["games"]}
    assert prefixes == {"olympos": "OLY", "elysium": "ELY", "delphi": "DEL", "tiny": "TINY"}
    assert not [game for game in answer["games"] if "kernel_reasons" in game]


@pytest.mark.parametrize("game", petteia.GAMES)
def test_rules_bear_the_games_prefix(ada: Person, game: str) -> None:
    rules = ada.get(f"/rules/{game}")["rules"]
    assert rules
    assert all(rule["id"].startswith(f"{petteia.game(game).rule_prefix}-") for rule in rules)


# ---- places ------------------------------------------------------------------------------------


class Paved(TinyGame):
    """The tiny game on a board with a track for what the die shows."""

    def places(self, event: Event) -> Iterable[str]:
        if "face" in event.args:
            yield f"track:{event.args['face']}"
            yield f"seat:{event.args['seat']}"


@pytest.mark.parametrize(
    ("game", "name", "args", "expected"),
    [
        (GAME, "steals", {"seat": 0, "victim": 2}, ["seat:0", "seat:2"]),
        (GAME, "played", {"seat": 1, "good": "owl", "place": "stall"}, ["seat:1", "good:owl", "place:stall"]),
        (GAME, "drew", {"seat": 1}, ["seat:1"]),
        (GAME, "drew", {"seat": 1, "good": "vase"}, ["seat:1", "good:vase"]),
        (GAME, "rolled", {"seat": 1, "face": 3}, ["seat:1"]),
        (GAME, "counted", {"festivals": ["tax", "double"]}, ["festival:tax", "festival:double"]),
        (GAME, "celebrated", {"seat": None, "festival": "tax", "coins": 2}, ["festival:tax"]),
        (Paved(), "rolled", {"seat": 1, "face": 3}, ["seat:1", "track:3"]),
    ],
)
def test_places_that_an_event_touches(
    game: Game, name: str, args: dict[str, Any], expected: list[str]
) -> None:
    assert places(game, Event(name, args)) == expected


def test_hidden_event_touches_no_hidden_place() -> None:
    drew = Event("drew", {"seat": 1}, True, {"good": "owl"}, (1,))
    seen = [drew.seen_by(viewer) for viewer in (None, 0, 1)]
    assert [places(GAME, event) for event in seen if event] == [
        ["seat:1"],
        ["seat:1"],
        ["seat:1", "good:owl"],
    ]
    assert set(tiny.EVENTS["drew"].secret) == {"good"}
