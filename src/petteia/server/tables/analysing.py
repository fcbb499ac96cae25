"""Analyses of finished games: asked for by people, made in slices by the bots' processes, kept with the game.

Whoever may see a game's replay may see its analysis. Each person has one in work at a time. Nothing of the
kind is done for a game that is not over.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

import petteia
from petteia.kernel import ActionSpace, PetteiaError
from petteia.server import wire
from petteia.server.bots.pool import BotFailed
from petteia.server.bots.queue import ANALYSIS
from petteia.server.refusals import Refuse
from petteia.server.storage import Conflict
from petteia.server.storage.analyses import Analysed, AnalysisStore

from .live import Live
from .play import make_setup, other_rules

if TYPE_CHECKING:
    from .house import House

log = structlog.get_logger("petteia.server.analysing")


NOTABLE = 0.02  # of a win: less is no mistake to count
BEAT = 2.0  # seconds between two words to the other processes


@dataclass
class _Running:
    person: str
    depth: str
    progress: float = 0.0
    task: asyncio.Task[None] | None = None


class Analysing:
    """The analyses of a house. What is in work stands in the database, so that it can be watched and stopped
    by way of any process.
    """

    def __init__(self, house: House) -> None:
        """Nothing is analysed before somebody asks."""
        self._house = house
        self._store = AnalysisStore(house.store)
        self._running: dict[tuple[str, str], _Running] = {}

    async def begin(self, browser: str, table: str, depth: wire.EyeDepth) -> wire.AnalysisState:
        """Have a game analysed, unless it is already; Refuse for a game that is not over, and while another
        analysis of the person is in work.
        """
        async with self._house.at(table) as live:
            given = await self._given(live, depth)
        if (known := await self.state(browser, table, depth)).state in ("done", "running"):
            return known
        if not await self._store.begin(table, depth, browser):
            known = await self.state(browser, table, depth)
            if known.state == "running":
                return known
            raise Refuse("analysis-busy")
        running = self._running[table, depth] = _Running(browser, depth)
        running.task = self._house.spawn(self._work(table, running, given))
        return await self.state(browser, table, depth)

    async def _given(self, live: Live, depth: str) -> dict[str, Any]:
        """What the processes need. Hold the lock."""
        row = live.row
        _over(live)
        play = await self._house.history(live)
        record = play.record([])
        parse = play.state.actions.parse
        return {
            "game": row.kind,
            "seats": row.seats,
            "options": json.loads(row.options),
            "actions": [parse(entry.action) for entry in record.entries],
            "depth": depth,
            "seed": row.id,
        }

    async def _work(self, table: str, running: _Running, given: dict[str, Any]) -> None:
        watch = self._house.spawn(self._watch(table, running))
        try:
            while True:
                found = await self._house.thinking.pool.work(ANALYSIS, running.person, "analyse", given)
                if "analysis" in found:
                    break
                given["done"], running.progress = found["done"], found["progress"]
            await self._store.keep(table, running.depth, json.dumps(found["analysis"], separators=(",", ":")))
        except (BotFailed, Conflict, OSError) as error:
            log.warning("game not analysed", table=table, problem=str(error))
            with contextlib.suppress(OSError):
                await self._store.beat(table, running.depth, running.person, -1.0)
        finally:
            watch.cancel()
            if self._running.get((table, running.depth)) is running:
                del self._running[table, running.depth]

    async def _watch(self, table: str, running: _Running) -> None:
        """Tell the other processes how far the work is, and end it when it was stopped there."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                going = await self._store.beat(table, running.depth, running.person, running.progress)
            except (Conflict, OSError):
                continue  # the database is away for a moment
            if not going and running.task is not None:
                running.task.cancel()
                return

    async def state(self, browser: str | None, table: str, depth: wire.EyeDepth) -> wire.AnalysisState:
        """How an analysis of a table stands; with what was found once it is done."""
        work = await self._store.in_work(table, depth)
        if work is not None:
            if work.failed:
                return wire.AnalysisState("failed", depth)
            here = self._running.get((table, depth))
            progress = here.progress if here is not None else work.progress
            return wire.AnalysisState("running", depth, round(progress, 3), work.person == browser)
        content = await self._store.of(table, depth)
        if content is None:
            return wire.AnalysisState("none", depth)
        async with self._house.at(table) as live:
            _over(live)
            row = live.row
        seen = await asyncio.to_thread(_seen, json.loads(content), row.kind, row.seats, row.options)
        return wire.AnalysisState("done", depth, 1.0, False, seen)

    async def cancel(self, browser: str, table: str, depth: wire.EyeDepth) -> wire.AnalysisState:
        """Stop an analysis that one has asked for, in whichever process it is made."""
        work = await self._store.in_work(table, depth)
        if work is not None:
            if work.person != browser:
                raise Refuse("forbidden")
            await self._store.stop(table, depth)
            running = self._running.pop((table, depth), None)
            if running is not None and running.task is not None:
                running.task.cancel()
        return await self.state(browser, table, depth)

    # ---- of a person over games ---------------------------------------------------------------

    async def of_person(self, person: str) -> wire.EyeStatistics:
        """What the analyses of a person's games say about luck and mistakes."""
        games = await self._store.of_person(person)
        return await asyncio.to_thread(_statistics, games)


def _over(live: Live) -> None:
    """Refuse unless a game was played to its end, by today's rules."""
    if live.row.status != "over":
        raise Refuse("status", status=live.row.status)
    if live.of_today is None:
        raise other_rules(live.row)


def _seen(found: dict[str, Any], kind: str, seats: int, options: str) -> wire.AnalysisSeen:
    """An analysis as the page shows it."""
    actions = _actions(kind, seats, options)
    decisions = {one["t"]: one for one in found["decisions"]}

    def idea(one: dict[str, Any]) -> wire.EyeIdea:
        return wire.EyeIdea(
            one["action"], one["text"], actions.describe(one["action"]), one["behind"], one["error"]
        )

    moments = []
    for t in sorted({t for some in found["moments"] for t in some}):
        one = decisions[t]
        ideas = [idea(each) for each in one["ideas"]]
        taken = next(each for each in ideas if each.id == one["action"])
        reasons = [
            wire.EyeReason(
                each["action"], each["line"][1:], each["then"],
                [wire.Ground(**ground) for ground in each["grounds"]],
            )
            for each in found["reasons"].get(str(t), [])
        ]  # fmt: skip
        others = [each for each in ideas if each.id != taken.id]
        moments.append(
            wire.EyeMoment(t, one["seat"], one["mistake"], one["error"], one["count"], taken, others, reasons)
        )
    return wire.AnalysisSeen(
        found["begins"], found["values"], found["uncertain"],
        [wire.EyePart(**part) for part in found["parts"]],
        moments, found["moments"], found["turns"],
    )  # fmt: skip


def _statistics(games: Sequence[Analysed]) -> wire.EyeStatistics:
    """Luck and mistakes over time, the earliest first, and mistakes by kind of decision."""
    rows: list[wire.EyeGame] = []
    kinds: dict[tuple[str, str], list[tuple[float, Analysed, dict[str, Any]]]] = {}
    for game in reversed(games):
        found = json.loads(game.content)
        part = found["parts"][game.seat]
        rows.append(
            wire.EyeGame(
                game.game, game.kind, game.seats, game.rank, game.ended, part["start"], part["luck"],
                part["luck_spread"], part["mistakes"], part["mistakes_error"], part["result"],
            )
        )  # fmt: skip
        for one in found["decisions"]:
            if one["seat"] == game.seat:
                kinds.setdefault((game.kind, one["kind"]), []).append((one["mistake"], game, one))
    of_kinds = []
    for (name, kind), some in kinds.items():
        lost = [one for one, *_ in some]
        _, game, worst = max(some, key=lambda one: one[0])
        form = _actions(game.kind, game.seats, game.options).describe(worst["action"])
        notable = sum(one >= NOTABLE for one in lost)
        of_kinds.append(
            wire.EyeKind(name, kind, len(lost), math.fsum(lost), notable, game.game, worst["t"], form)
        )
    of_kinds.sort(key=lambda one: (one.game, -one.mistakes, one.kind))
    return wire.EyeStatistics(rows, of_kinds)


def _actions(kind: str, seats: int, options: str) -> ActionSpace:
    """The actions of a table; those of the game where its edition cannot be read any more."""
    try:
        return make_setup(kind, seats, json.loads(options)).actions
    except (PetteiaError, TypeError):
        return petteia.game(kind).actions
