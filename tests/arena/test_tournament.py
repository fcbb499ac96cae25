"""Whole tournaments: the same results wherever they are played, no game twice, reports that stand alone."""

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.arena.interruption import stopping_after
from tests.bots.positions import find

import petteia
from petteia.arena import Plan, ResultsError, engines, play, playing, tournament, turning
from petteia.arena.analysis import components, pairs, ratings, standings
from petteia.arena.report import names_of
from petteia.eye import Depth
from petteia.kernel import OptionError
from petteia.texts import Texts

PLAN = Plan("olympos", ("greedy:worlds=1", "random"), 2, 4, seed="same")


def read(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "results.jsonl").read_text().splitlines()
    return sorted(map(json.loads, lines[1:]), key=lambda game: int(game["n"]))


def test_one_process_a_pool_and_ray_give_the_same_results(tmp_path: Path) -> None:
    summaries = {}
    for engine in engines.ENGINES:
        summaries[engine] = play(PLAN, tmp_path / engine, engine, workers=2)
    assert read(tmp_path / "one") == read(tmp_path / "processes") == read(tmp_path / "ray")
    assert summaries["one"] == summaries["processes"] == summaries["ray"]
    assert summaries["one"]["games"] == 4


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game under its own id, in this process."""
    monkeypatch.setattr("petteia.games._MODULES", {"tiny": "tests.tiny"})
    assert find("tiny").id == "tiny"


SMALL = Plan("tiny", ("greedy", "random"), 2, 12)


@pytest.mark.usefixtures("tiny")
def test_an_interrupted_tournament_plays_no_game_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = play(SMALL, tmp_path / "whole", "one")
    played: list[int] = []

    monkeypatch.setattr(tournament, "play_job", stopping_after(5, played))
    with pytest.raises(KeyboardInterrupt):
        play(SMALL, tmp_path / "parts", "one")
    with (tmp_path / "parts" / "results.jsonl").open("a") as file:
        file.write('{"n": 5, "bots": ["gre')  # the power went off while this was written
    monkeypatch.setattr(tournament, "play_job", stopping_after(12, played))
    assert play(SMALL, tmp_path / "parts", "one") == whole
    assert sorted(played) == list(range(12))
    assert read(tmp_path / "parts") == read(tmp_path / "whole")
    play(SMALL, tmp_path / "parts", "one")
    assert len(played) == 12


@pytest.mark.usefixtures("tiny")
def test_a_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    play(SMALL, tmp_path, "one")
    with pytest.raises(ResultsError, match="seed is 0 there and 5 here"):
        play(Plan("tiny", SMALL.bots, 2, 12, seed=5), tmp_path, "one")
    (tmp_path / "results.jsonl").write_text("what?\n")
    with pytest.raises(ResultsError, match="line 1"):
        play(SMALL, tmp_path, "one")


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize("line", [b"\xff\xfe", b"{}", b'{"n": 3}', b"[]", b"7", b""], ids=repr)
def test_damaged_results_are_refused_with_their_line(tmp_path: Path, line: bytes) -> None:
    play(SMALL, tmp_path, "one")
    file = tmp_path / "results.jsonl"
    lines = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join([*lines[:4], line, *lines[5:]]))
    with pytest.raises(ResultsError, match=r"line 5: this is no result of a game"):
        play(SMALL, tmp_path, "one")


class Page(HTMLParser):
    """Collects what a page loads and shows."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag, attrs) -> None:
        self.tags.append(tag)
        self.loads += [value for name, value in attrs if name in ("src", "href", "xlink:href", "srcset")]


@pytest.mark.usefixtures("tiny")
def test_the_report_stands_alone_and_tells_everything(tmp_path: Path) -> None:
    summary = play(Plan("tiny", ("greedy", "random", "planner"), 2, 60), tmp_path, "one")
    assert json.loads((tmp_path / "report.json").read_text()) == summary
    page = Page()
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    page.feed(text)
    assert not page.loads
    assert "script" not in page.tags
    assert page.tags.count("svg") >= 6
    for title in (
        "Standings",
        "Ratings",
        "Points",
        "Seat advantage",
        "Length of games",
        "Value of components",
    ):
        assert f"<h2>{title}" in text
    best, *_, worst = summary["standings"]
    assert worst["bot"] == "random"
    assert best["wins"]["n"] == 40
    assert [row["bot"] for row in summary["ratings"]][-1] == "random"
    assert sum(row["wins"]["value"] for row in summary["seat_advantage"]) == pytest.approx(1, abs=1e-3)
    assert summary["length"]["shortest"] <= summary["length"]["decisions"]["value"]


def test_the_report_calls_components_by_their_names() -> None:
    elysium = petteia.game("elysium")
    names = names_of(elysium, "card", ["zeus/eagle/1", "zeus/ganymede/1", "zeus/ganymede/2", "zeus/mine"])
    assert names["zeus/eagle/1"] == Texts("en").component(elysium, "card", "zeus/eagle/1")
    assert names["zeus/ganymede/1"].endswith("(zeus/ganymede/1)")  # there are two of them
    assert names["zeus/mine"] == "zeus/mine"
    assert len(set(names.values())) == 4


@pytest.mark.usefixtures("tiny")
def test_the_report_tells_options_and_sample_sizes(tmp_path: Path) -> None:
    play(Plan("tiny", ("greedy", "random"), 2, 4, options={"hand": 1}), tmp_path, "one")
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Options: hand=1." in text
    assert "in 4 games" in text
    assert "<th>seat</th><th>games</th>" in text


def game(bots: str, scores: list[int], had: list[list[str]] | None = None) -> dict[str, Any]:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return {"bots": list(bots), "scores": scores, "ranks": ranks, "had": had or [[] for _ in scores]}


def test_standings_count_ties_as_parts() -> None:
    rows = standings([game("ab", [5, 5]), game("ba", [1, 4]), game("ab", [9, 3])])
    assert [(row["bot"], row["wins"].value) for row in rows] == [
        ("a", pytest.approx(5 / 6)),
        ("b", pytest.approx(1 / 6)),
    ]
    assert rows[0]["margin"].value == pytest.approx(3)
    [first, second] = pairs([game("aab", [7, 3, 5])])
    assert (first["bot"], first["ahead"].value, first["gap"].value) == ("a", 0.5, 0)
    assert second["bot"] == "b"


def test_the_better_bot_is_rated_higher() -> None:
    rows = ratings([game("ab", [5, 1]), game("ba", [2, 4]), game("ab", [5, 1])] * 5)
    assert [row["bot"] for row in rows] == ["a", "b"]
    assert rows[0]["mu"] - 2 * rows[0]["sigma"] > rows[1]["mu"] + 2 * rows[1]["sigma"]
    twice = ratings([game("aab", [7, 3, 5])] * 10)
    assert {row["bot"]: row["n"] for row in twice} == {"a": 20, "b": 10}


def test_component_values_compare_seats_with_and_without() -> None:
    results = [game("ab", [10 + n % 3, 4], [["got:card/owl"], []]) for n in range(8)]
    [row] = components(results)
    assert (row["event"], row["kind"], row["component"]) == ("got", "card", "owl")
    assert row["with"].n == row["without"].n == 8
    assert row["difference"].value == pytest.approx(row["with"].value - 4)
    assert row["difference"].low > 0
    assert components(results[:4]) == []  # too few to say anything


def test_bad_engines_bots_and_options_are_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="one, processes, ray"):
        engines.run(playing.play_job, [], "abacus")
    for plan in (
        Plan("chess", ("random", "random"), 2, 2),
        Plan("olympos", ("random", "genius"), 2, 2),
        Plan("olympos", ("random", "random"), 2, 2, options={"wind": 1}),
    ):
        with pytest.raises(OptionError):
            play(plan, tmp_path, "one")
    with pytest.raises(OptionError, match="one, processes, ray"):
        play(PLAN, tmp_path, "abacus")
    assert not (tmp_path / "results.jsonl").exists()


LOOK = Depth(worlds=1, compared=2, width=1, tried=2)


def test_the_report_says_what_the_games_turned_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("elysium", ("greedy:worlds=1", "random"), 2, 4, seed="turning")
    summary = play(plan, tmp_path, "one", depth=LOOK)
    looks = turning.read(tmp_path)
    assert sorted(one["n"] for one in looks) == [0, 1, 2, 3]
    found = summary["turning"]
    assert found["games"] == 4
    assert found["edition"] == petteia.game("elysium").default_edition().name
    # What the parts explain adds up to the whole result.
    assert sum(part["value"] for part in found["shares"].values()) == pytest.approx(1, abs=1e-3)
    for part in found["shares"].values():
        assert part["low"] <= part["value"] <= part["high"]
    for one in looks:
        assert 0 <= one["decided"] <= 1
        assert 0 <= one["mattering"] <= one["decisions"]
        assert one["choices"] > 1
        for part in one["parts"]:
            parts = sum(part[name] for name in ("start", *turning.PARTS))
            assert parts == pytest.approx(part["result"], abs=1e-4)
    page = (tmp_path / "report.html").read_text()
    assert "What the games turned on" in page
    assert "explained by luck" in page
    # A game is analysed once; the next time only the report is made.
    monkeypatch.setattr(turning, "_seen", lambda wanted: pytest.fail("it was analysed already"))
    assert play(plan, tmp_path, "one", depth=LOOK) == summary
    assert "turning" not in play(plan, tmp_path, "one")
    lines = turning.beside([tmp_path, tmp_path]).splitlines()
    assert lines[2].startswith(f"| elysium | {found['edition']} | 2 | 8 |")


def seen(decided: float, lowest: float, *seats: tuple[float, float, float]) -> dict[str, Any]:
    """A look at a game by hand: for each seat luck, mistakes, and what it had in the end, less its start."""
    return {
        "n": 0, "depth": "quick", "edition": "x", "decided": decided, "lowest": lowest, "leads": 1,
        "decisions": 10, "choices": 3.0, "mattering": 2,
        "parts": [
            {"start": 0.5, "luck": luck, "others": 0.0, "mistakes": lost, "result": 0.5 + moved,
             "unforeseeable": moved - luck - lost}
            for luck, lost, moved in seats
        ],
    }  # fmt: skip


def test_how_much_of_the_result_is_luck_is_its_covariance_with_the_result() -> None:
    lucky = seen(0.2, 1.0, (0.5, 0.0, 0.5), (-0.5, 0.0, -0.5))
    skilled = seen(0.8, 0.4, (0.0, 0.0, 0.5), (0.0, -0.5, -0.5))
    found = turning.summary([lucky, lucky, skilled, skilled])
    assert found["shares"]["luck"].value == pytest.approx(0.5)
    assert found["shares"]["mistakes"].value == pytest.approx(0.25)
    assert found["shares"]["luck"].low < 0.3 < 0.7 < found["shares"]["luck"].high
    assert found["decided"].value == pytest.approx(0.5)
    assert found["comebacks"].value == pytest.approx(0.5)
    assert found["luck"].value == pytest.approx(0.25)
    assert turning.summary([lucky] * 3)["shares"]["luck"].value == pytest.approx(1)


def test_an_unknown_depth_is_refused_before_anything_is_analysed(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="quick, thorough"):
        turning.look(tmp_path, [0], "deep")
