"""`petteia play`: a whole game in plain lines, for a terminal, a pipe or a screen reader."""

from __future__ import annotations

import contextlib
import difflib
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import typer

from petteia.bots import advise, close, judging
from petteia.kernel import CHANCE, ActionError, Dealer, Match, PetteiaError, Record, View, drive
from petteia.texts import Texts

from .common import FAILED, note
from .menu import menu
from .rules import rule_lines
from .seats import Player, names_of, read_seats
from .show import about_lines, choice_line, event_lines, result_lines, summary
from .usage import UsageError, find_game, read_options, shortened, whole

COMMANDS = ("show", "list", "back", "why", "about", "advise", "undo", "log", "save", "rules", "help", "quit")


def play_game(
    game_id: str, seats: str | None, options: Sequence[str], seed: str | None, texts: Texts, load: Path | None
) -> int:
    """Set the table, play, and return the exit code: 1 if the input ended before the game did."""
    game = find_game(game_id)
    seed = seed or secrets.token_hex(4)
    if load is None:
        players = read_seats(seats, game, seed, texts)
        match = Match(game.new(len(players), read_options(game, options)))
    else:
        match = Match.of(Record.load(load))
        if match.state.game is not game:
            raise UsageError("cli-usage-load-game", file=str(load), game=game_id, other=match.state.game.id)
        players = read_seats(seats or str(match.state.seats), game, seed, texts)
        if len(players) != match.state.seats:
            raise UsageError("cli-usage-load-seats", file=str(load), seats=match.state.seats)
    match.record.names = names_of(players)
    texts = Texts(texts.language, match.state.setup.edition)
    try:
        return Table(match, players, Dealer(seed), texts, typer.echo).run(seed)
    finally:
        for player in players:
            close(player.bot)


class Table:
    """A game between the people at this terminal and bots."""

    commands: tuple[str, ...] = COMMANDS

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        dealer: Dealer,
        texts: Texts,
        write: Callable[[str], None],
    ) -> None:
        """``write`` takes a line."""
        self.match = match
        self.game = match.state.game
        self.players = players
        self.names = names_of(players)
        self.dealer = dealer
        self.texts = texts
        self.write = write
        self.heard = [0] * len(players)  # by seat: how many moves it has been told of
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.shown: dict[int, int] = {}  # by seat: how many moves there were when it was shown the position
        self.looking: int | None = None  # the person in front of the terminal
        self.menus: list[list[list[int]]] = []  # what is being chosen from, the narrowest list last

    def run(self, seed: str) -> int:
        """Play to the end, or until somebody leaves."""
        title = self.texts.title(self.game)
        self.write(self.texts.text("cli-play-title", title=title, seed=seed))
        table = [one.name if one.bot is None else f"{one.name} ({one.kind})" for one in self.players]
        self.write(self.texts.text("cli-play-players", players=self.texts.joined(table)))
        if self.people:
            self.write(self.texts.text("cli-play-hint"))
        bots = [player.bot for player in self.players]
        while True:
            drive(self.match.state, self.dealer, bots, take=self._take)
            decider = self.match.state.decider
            if decider is None:
                break
            left = self.ask(decider)
            if left is not None:
                return left
        self.tell(self.people[0] if self.people else None)
        self.write("")
        for line in result_lines(self.match.state, self.texts, self.names):
            self.write(line)
        return 0

    def _take(self, action: int) -> None:
        """An action of chance or of a bot; where nobody plays, it is told at once."""
        self.match.play(action)
        if not self.people:
            self.tell(None)

    # ---- a person's decision ------------------------------------------------------------------

    def ask(self, seat: int) -> int | None:
        """Let a person decide; the exit code if they leave instead."""
        if self.looking != seat:
            self._change_places(seat)
        self.tell(seat)
        since = self.match.moves[self.shown.get(seat, 0) :]
        if seat not in self.shown or any(move.seat not in (seat, CHANCE) for move in since):
            self.show(seat)
        self.menus = [menu(self.match.state.legal(), self.match.state.actions)]
        self.list(seat)
        while True:
            line = self._read()
            if line is None:
                note(self.texts.text("cli-play-input-ended"))
                return FAILED
            word, _, rest = line.partition(" ")
            if word == "quit":
                return 0
            if word in self.commands:
                try:
                    done = self._command(seat, word, rest.strip())
                except (PetteiaError, OSError, ValueError) as error:
                    self.write(self.texts.text("cli-error", problem=self._problem(error)))
                    continue
                if done:
                    return None
            elif meant := self._meant(line) if line else self._only_answer():
                if len(meant) > 1:
                    self.menus.append(menu(meant, self.match.state.actions))
                    self.list(seat)
                elif self.decide(meant[0]):
                    return None

    def decide(self, action: int) -> bool:
        """Take a legal decision; False if it is not to be taken after all."""
        self.match.play(action)
        return True

    def _read(self) -> str | None:
        """The next line, None when the input has ended."""
        if sys.stdin is None:  # closed before we began
            return None
        if sys.stdin.isatty():
            try:
                return input("> ").strip()
            except EOFError:
                return None
        line = sys.stdin.readline()
        return line.strip() if line else None

    def _change_places(self, seat: int) -> None:
        """With several people at one terminal, wait until the right one looks at it."""
        if len(self.people) > 1 and self.looking is not None and sys.stdin is not None and sys.stdin.isatty():
            with contextlib.suppress(EOFError):  # told when the answer is read
                input(self.texts.text("cli-play-change-places", player=self.names[seat]))
        self.looking = seat
        self.write("")

    def _only_answer(self) -> list[int]:
        """What an empty line means: the answer, where there is just one."""
        legal = self.match.state.legal()
        return legal if len(legal) == 1 else []

    def _meant(self, line: str) -> list[int]:
        """The legal action, or group of them, that a line means; empty, with an explanation, if none."""
        if line.isdecimal():
            number = whole(line) or 0
            if 1 <= number <= len(self.menus[-1]):
                return self.menus[-1][number - 1]
            self.write(self.texts.text("cli-play-no-number", count=len(self.menus[-1])))
            return []
        try:
            action = self._named(line)
        except ActionError as error:
            self._not_understood(line, error)
            return []
        if self.match.state.why_not(action) is None:
            return [action]
        self._explain(action)
        return []

    def _not_understood(self, line: str, error: ActionError) -> None:
        self.write(self.texts.text("cli-play-not-understood", text=shortened(line)))
        possible = [self.match.state.actions.text(action) for action in self.match.state.legal()]
        near = difflib.get_close_matches(line, possible) or error.nearest
        if near:
            self.write(self.texts.text("cli-play-nearest", texts=self.texts.joined(near)))

    def _named(self, line: str) -> int:
        """The action with these words or this short text; ActionError if there is none."""
        for action in self.match.state.legal():
            if self._shown(action).casefold() == line.casefold():
                return action
        return self.match.state.actions.parse(line)

    # ---- commands -----------------------------------------------------------------------------

    def _command(self, seat: int, word: str, rest: str) -> bool:
        """Carry out a command; True if the decision has to be asked anew."""
        if word == "undo":
            return self._undo()
        if word == "show":
            self.show(seat)
        elif word == "list":
            self.list(seat, with_texts=True)
        elif word == "back":
            self.menus = self.menus[:-1] or self.menus
            self.list(seat)
        elif word == "why":
            self._why(rest)
        elif word == "about":
            self._about(rest)
        elif word == "advise":
            self._advise(seat)
        elif word == "log":
            self._log(seat, rest)
        elif word == "save":
            self._save(rest)
        elif word == "rules":
            for line in rule_lines(self.game, rest or None, self.texts):
                self.write(line)
        else:
            for line in self.texts.text("cli-play-help").splitlines():
                self.write(line)
            if "advise" in self.commands:
                self.write(self.texts.text("cli-advise-help"))
        return False

    def _undo(self) -> bool:
        moves = self.match.moves
        last = moves[-1].seat if moves else None
        if last in self.people and self.match.undo(last):
            self.heard = [min(heard, len(moves)) for heard in self.heard]
            self.write(self.texts.text("cli-play-undone"))
            return True
        self.write(self.texts.text("cli-play-not-undone"))
        return False

    def _why(self, rest: str) -> None:
        entries = self.menus[-1]
        number = whole(rest) or 0
        if 1 <= number <= len(entries):
            self._explain(entries[number - 1][0])
        else:
            try:
                self._explain(self._named(rest))
            except ActionError as error:
                self._not_understood(rest, error)

    def _explain(self, action: int) -> None:
        reason = self.match.state.why_not(action)
        if reason is None:
            self.write(self.texts.text("cli-play-legal", action=self._shown(action)))
            return
        text = self.texts.reason(self.game, reason, self.names)
        self.write(self.texts.text("cli-play-illegal", reason=text))
        for rule in reason.rules:
            self.write(f"  {rule}: {self.texts.rule(self.game, rule)}")

    def _about(self, rest: str) -> None:
        lines = list(about_lines(self.game, rest, self.texts))
        for line in lines or [self.texts.text("cli-about-unknown", name=rest)]:
            self.write(line)

    def _advise(self, seat: int) -> None:
        """The coach's ideas, each with its reasons; their texts can be typed."""
        state = self.match.state
        self.write(self.texts.text("cli-advise-title", player=self.names[seat]))
        for number, idea in enumerate(advise(View(state, seat), value=judging), 1):
            shown, text = self._shown(idea.action), state.actions.text(idea.action)
            self.write(self.texts.text("cli-advise-idea", number=number, action=shown, text=text))
            if len(idea.line) > 1:
                parts = self.texts.joined([self._shown(action) for action in idea.line[1:]])
                self.write("   " + self.texts.text("cli-advise-line", actions=parts))
            for ground in idea.grounds:
                self.write("   " + self.texts.told(self.game, ground.as_json(), self.names))

    def _log(self, seat: int, rest: str) -> None:
        lines = event_lines(self.match.moves, seat, self.game, self.texts, self.names)
        for line in lines[-(whole(rest) or 20) :]:
            self.write(line)

    def _save(self, rest: str) -> None:
        if not rest:
            self.write(self.texts.text("cli-play-save-where"))
            return
        self.match.finished_record().save(rest)
        self.write(self.texts.text("cli-play-saved", file=rest, count=len(self.match.moves)))

    # ---- showing ------------------------------------------------------------------------------

    def tell(self, seat: int | None) -> None:
        """What has happened since this person was last told; None: a spectator."""
        place = 0 if seat is None else seat
        moves = self.match.moves[self.heard[place] :]
        self.heard[place] = len(self.match.moves)
        for line in event_lines(moves, seat, self.game, self.texts, self.names):
            self.write(line)

    def show(self, seat: int) -> None:
        """The position in words."""
        self.shown[seat] = len(self.match.moves)
        self.write("")
        for line in summary(self.match.state.observe(seat), self.game, self.texts, self.names):
            self.write(line)

    def list(self, seat: int, with_texts: bool = False) -> None:
        """The question and the numbered answers, or groups of answers where there are many."""
        state = self.match.state
        assert state.step is not None
        self.write("")
        question = self.texts.ask(self.game, state.step.name)
        self.write(self.texts.text("cli-play-ask", player=self.names[seat], question=question))
        known = state.observe(seat)
        for number, (action, *more) in enumerate(self.menus[-1], 1):
            if more:
                line = self.texts.text("cli-play-more", action=self._shown(action), count=len(more))
            else:
                line = choice_line(state, action, known, self.texts, self.names)
            text = f" [{state.actions.text(action)}]" if with_texts else ""
            self.write(f"{number}. {line}{text}")
        if len(self.menus) > 1:
            self.write(self.texts.text("cli-play-back"))
        elif self._only_answer():
            self.write(self.texts.text("cli-play-enter"))

    def _shown(self, action: int) -> str:
        return self.texts.action(self.game, action, self.names, self.match.state.actions)

    def _problem(self, error: Exception) -> str:
        if isinstance(error, UsageError):
            return error.text(self.texts)
        return f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
