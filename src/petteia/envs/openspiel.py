"""OpenSpiel: the games as Python games with explicit chance nodes.

    import pyspiel, petteia.envs.openspiel
    game = pyspiel.load_game("petteia_olympos(players=3)")

Options of a game go into one parameter: ``petteia_delphi(options=tasks:8;map:random)``. With
``only_choices=True`` no seat is asked where there is just one answer.
Information is imperfect: `observation_string` and `observation_tensor` show what a seat may know, and
`resample_from_infostate` draws a position that the seat cannot tell from the true one, for searches that do
not peek. `information_state_string` is the observation with a digest of all that the seat has seen and done
before.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from petteia import GAMES
from petteia.extras import need
from petteia.kernel import CHANCE, Event, Game, OptionError, State

from .observing import has_choice, rewards, view_text

np = need("numpy", "petteia.envs.openspiel")
pyspiel = need("pyspiel", "petteia.envs.openspiel")

if TYPE_CHECKING:
    _SpielGame = Any
    _SpielState = Any
else:
    _SpielGame = pyspiel.Game
    _SpielState = pyspiel.State

LONGEST = 20_000  # decisions and draws; no game comes near, OpenSpiel wants a bound


class _Position:
    """Holds a position; copying it copies the numbers only, not the shared tables behind them."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> _Position:
        return _Position(self.state.copy())


class _Memory:
    """Digests of what everybody, and each seat alone, has seen and done so far.

    Actions are only noted; their events are looked at when somebody asks, since most searches never do.
    """

    __slots__ = ("_base", "_later", "_open", "_own")

    def __init__(self, base: State, later: Sequence[int], public: str, own: Sequence[str]) -> None:
        self._base = base  # the position that the digests tell of; never changed, copies share it
        self._later = list(later)  # the actions since
        self._open = public
        self._own = tuple(own)

    @classmethod
    def at_the_start(cls, state: State) -> _Memory:
        return cls(state.copy(), (), "", [""] * state.seats)

    def __deepcopy__(self, memo: object) -> _Memory:
        return _Memory(self._base, self._later, self._open, self._own)

    def note(self, action: int) -> None:
        self._later.append(action)

    def of(self, seat: int) -> str:
        """What a seat remembers."""
        self._catch_up()
        return f"{self._open or '-'} {self._own[seat] or '-'}"

    def resampled(self, seat: int, drawn: State) -> _Memory:
        """The memory in a position that the seat took for possible: what others saw alone, nobody knows."""
        self._catch_up()
        own = [one if other == seat else "?" for other, one in enumerate(self._own)]
        return _Memory(drawn.copy(), (), self._open, own)

    def _catch_up(self) -> None:
        if not self._later:
            return
        state = self._base.copy()
        own = list(self._own)
        for action in self._later:
            decider = state.decider
            events = state.apply(action)
            seen = _seen(events, None)
            for seat in range(state.seats):
                mine = _seen(events, seat)
                if seat == decider:
                    mine = f"{action} {mine}"
                if mine != seen:
                    own[seat] = _chain(own[seat], self._open, mine)
            if seen != "[]":
                self._open = _chain(self._open, seen)
        self._base, self._later, self._own = state, [], tuple(own)


def _seen(events: Sequence[Event], viewer: int | None) -> str:
    told = (event.seen_by(viewer) for event in events)
    return json.dumps([event.as_json() for event in told if event is not None], sort_keys=True)


def _chain(*parts: str) -> str:
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=12).hexdigest()


class PetteiaGame(_SpielGame):  # type: ignore[misc]
    """A game for OpenSpiel; made by `register`."""

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any] | None = None) -> None:
        """``params``: ``players``, ``options``, ``only_choices``; OptionError if they do not fit the game."""
        given = dict(params or {})
        players = given.get("players", game.seats[0])
        self.setup = game.setup(players, _options(game, str(given.get("options", ""))))
        self.fields = game.tensor_fields
        self.only_choices = bool(given.get("only_choices", False))
        information = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=len(game.actions),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, given)

    def new_initial_state(self) -> PetteiaState:
        """A position in which nothing has happened yet."""
        return PetteiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What OpenSpiel asks for observations."""
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """A bound, as for the length of the game."""
        return LONGEST


class PetteiaState(_SpielState):  # type: ignore[misc]
    """A position for OpenSpiel."""

    def __init__(self, game: PetteiaGame) -> None:
        """Asked for by `PetteiaGame.new_initial_state` only."""
        super().__init__(game)
        state = game.setup.game.start(game.setup)
        self._only_choices = game.only_choices
        self._position = _Position(state)
        self._memory = _Memory.at_the_start(state)
        self._go_on()

    @property
    def state(self) -> State:
        """The position in Petteia's own form."""
        return self._position.state

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's marks for chance and the end."""
        decider = self.state.decider
        if decider is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decider == CHANCE else decider

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.state.legal()) if player == self.state.decider else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities."""
        outcomes = self.state.chance()
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self._take(action)
        self._go_on()

    def _take(self, action: int) -> None:
        self.state.advance(action)
        self._memory.note(action)

    def _go_on(self) -> None:
        """Take decisions with one answer, if they are not to be asked for."""
        state = self.state
        while self._only_choices and state.decider != CHANCE and not has_choice(state):
            self._take(state.legal()[0])

    def remembered(self, player: int) -> str:
        """Two digests: of what everybody has seen so far, and of what this player alone has seen and done."""
        return self._memory.of(player)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.decider is None

    def returns(self) -> list[float]:
        """1 for the winner, an equal share of -1 for the others; zero before the end."""
        return rewards(self.state)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> PetteiaState:
        """A position that the player cannot tell from this one; ``sampler`` gives numbers from [0, 1)."""
        other = self.clone()
        drawn: State = self.state.resample(player_id, random.Random(sampler()))
        other._position = _Position(drawn)
        other._memory = self._memory.resampled(player_id, drawn)
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return view_text(self.state.observe(None)) + f"\ndigest: {self.state.digest()}"


class Observer:
    """Observations as OpenSpiel asks for them: one tensor, its named parts, or text.

    With ``recall`` the text tells apart what a player has seen before as well: it is the information state. A
    tensor of it does not exist.
    """

    def __init__(self, game: PetteiaGame, recall: bool = False) -> None:
        """``dict`` holds the named parts of ``tensor``."""
        self._recall = recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if recall:
            return
        self.tensor = np.zeros(sum(field.size for field in game.fields), np.float32)
        start = 0
        for field in game.fields:
            self.dict[field.name] = self.tensor[start : start + field.size]
            start += field.size

    def set_from(self, state: PetteiaState, player: int) -> None:
        """Write what the player may know into ``tensor``."""
        if self._recall:
            raise ValueError("there is no tensor of an information state: ask for perfect_recall=False")
        state.state.tensor_into(self.tensor, player)

    def string_from(self, state: PetteiaState, player: int) -> str:
        """What the player may know, in words."""
        text = view_text(state.state.observe(player))
        return f"{text}\nremembered: {state.remembered(player)}" if self._recall else text


def _options(game: Game, text: str) -> dict[str, Any]:
    options = {}
    for part in filter(None, text.split(";")):
        key, _, value = part.partition(":")
        if key not in game.options:
            raise OptionError(key, value, f"one of the options {', '.join(game.options) or 'none'}")
        options[key] = game.options[key].parse(value)
    return options


def register(game: Game) -> str:
    """Make a game known to OpenSpiel; returns the name to load it by (``petteia_<id>``)."""
    name = f"petteia_{game.id}"
    if name in pyspiel.registered_names():
        return name
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Petteia: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": "", "only_choices": False},
    )

    # OpenSpiel builds games by calling what is registered here with the parameters.
    class Registered(PetteiaGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)
    return name


for _game in GAMES.values():
    register(_game)
