"""Programs in a bot's seat: good ones, and all the ways in which they fail."""

import sys
from pathlib import Path

import pytest
from tests.bots.positions import GAMES, SHORT, decisions, find

from petteia.bots import ExternalBot, ExternalBotError, make
from petteia.kernel import Dealer, State, View, playout

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "first_legal_bot.py"


def program(folder: Path, answer: str, hello: str = '{"type": "hello", "name": "test"}') -> list[str]:
    """A program that says hello and then answers every question with what ``answer`` computes."""
    path = folder / "bot.py"
    path.write_text(
        "import json, os, sys, time\n"
        "for line in sys.stdin:\n"
        "    question = json.loads(line)\n"
        "    if question['type'] == 'hello':\n"
        f"        print({hello!r}, flush=True)\n"
        "    elif question['type'] == 'choose':\n"
        f"        {answer}\n"
        "    else:\n"
        "        complaint = question['message']\n"
    )
    return [sys.executable, str(path)]


def position() -> tuple[State, View]:
    state = next(iter(decisions("tiny", 2, seed=4, count=1)))
    assert state.decider is not None
    return state, View(state, state.decider)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_the_documentation_plays_every_game(game: str) -> None:
    bots = [make(f"external:{sys.executable} {EXAMPLE}"), make("random")]
    state = playout(find(game).new(2, SHORT.get(game)), Dealer(1), bots)
    assert state.result() is not None
    assert isinstance(bots[0], ExternalBot)
    assert bots[0].name == "first legal"
    bots[0].close()


def test_the_example_has_twenty_lines_of_code() -> None:
    code = EXAMPLE.read_text().split('"""')[2].strip().splitlines()
    assert len([line for line in code if line]) <= 20


def test_an_answer_may_be_a_text(tmp_path: Path) -> None:
    state, view = position()
    answer = "print(json.dumps({'n': question['n'], 'action': question['legal'][-1]['text']}), flush=True)"
    bot = ExternalBot(program(tmp_path, answer))
    assert bot.choose(view) == state.legal()[-1]
    assert bot.choose(view) == state.legal()[-1]  # the second question has its own number
    bot.close()


def test_a_program_sees_its_own_seat_only(tmp_path: Path) -> None:
    """It writes down what it was told; a resampled position would have told it the same."""
    state, view = position()
    lines = []
    for number, shown in enumerate([view, View(state.resample(view.seat, _rng()), view.seat)]):
        folder = tmp_path / str(number)
        folder.mkdir()
        answer = (
            f"open({str(folder / 'seen')!r}, 'w').write(line); "
            "print(json.dumps({'n': question['n'], 'action': question['legal'][0]['id']}), flush=True)"
        )
        bot = ExternalBot(program(folder, answer))
        bot.choose(shown)
        bot.close()
        lines.append((folder / "seen").read_text())
    assert lines[0] == lines[1]


def _rng():
    import random

    return random.Random(9)


def test_an_illegal_answer_is_asked_again_once(tmp_path: Path) -> None:
    state, view = position()
    answer = (
        "print(json.dumps({'n': question['n'], 'action': question['legal'][0]['id'] "
        "if 'complaint' in globals() else -5}), flush=True)"
    )
    bot = ExternalBot(program(tmp_path, answer))
    assert bot.choose(view) == state.legal()[0]
    bot.close()


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("print(json.dumps({'n': question['n'], 'action': -5}), flush=True)", "one of the legal actions"),
        ("print(json.dumps({'n': question['n'], 'action': 'fly home'}), flush=True)", "begins with one of"),
        ("print(json.dumps({'n': 77, 'action': question['legal'][0]['id']}), flush=True)", "expected n = 1"),
        ("print('what?', flush=True)", "not JSON: 'what?'"),
        ("print('[1]', flush=True)", "expected a JSON object"),
        ("os._exit(3)", "it has ended"),
        ("time.sleep(60)", "no answer within 0.5 seconds"),
    ],
)
def test_a_program_that_fails_is_reported(tmp_path: Path, answer: str, says: str) -> None:
    _, view = position()
    bot = ExternalBot(program(tmp_path, answer), seconds=0.5 if "sleep" in answer else 30)
    with pytest.raises(ExternalBotError) as caught:
        bot.choose(view)
    assert says in str(caught.value)
    assert "'test'" in str(caught.value)


def test_a_program_that_does_not_greet_is_reported(tmp_path: Path) -> None:
    _, view = position()
    with pytest.raises(ExternalBotError, match="expected a hello"):
        ExternalBot(program(tmp_path, "pass", hello='{"type": "bye"}')).choose(view)


def test_a_program_that_is_not_there_is_reported() -> None:
    _, view = position()
    with pytest.raises(ExternalBotError, match="cannot be started"):
        ExternalBot(["/nowhere/bot"]).choose(view)
