"""Analyses of finished games: asked for by people, made in slices by the bots' processes, kept with the game.

Whoever may see a game's replay may see its analysis. Each person has one in work at a time. Nothing of the
kind is done for a game that is not over.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

import petteia
from petteia.kernel import PetteiaError
from petteia.server import wire
from petteia.server.bots.pool import BotFailed
from petteia.server.bots.queue import ANALYSIS
from petteia.server.refusals import Refuse
from petteia.server.storage import Conflict
from petteia.server.storage.analyses import AnalysisStore

from .live import Live
from .play import make_setup, other_rules

if TYPE_CHECKING:
    from .house import House

log = structlog.get_logger("petteia.server.analysing")


@dataclass
class _Running:
    person: str
    depth: str
    progress: float = 0.0
    failed: bool = False
    task: asyncio.Task[None] | None = None


class Analysing:
    """The analyses of a house."""

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
        if any(one.person == browser for one in self._running.values() if not one.failed):
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
        key = table, running.depth
        try:
            while True:
                found = await self._house.thinking.pool.work(ANALYSIS, running.person, "analyse", given)
                if "analysis" in found:
                    break
                given["done"], running.progress = found["done"], found["progress"]
            await self._store.keep(table, running.depth, json.dumps(found["analysis"], separators=(",", ":")))
        except (BotFailed, Conflict, OSError) as error:
            log.warning("game not analysed", table=table, problem=str(error))
            running.failed = True
        except BaseException:
            self._running.pop(key, None)
            raise
        else:
            self._running.pop(key, None)

    async def state(self, browser: str | None, table: str, depth: wire.EyeDepth) -> wire.AnalysisState:
        """How an analysis of a table stands; with what was found once it is done."""
        running = self._running.get((table, depth))
        if running is not None:
            if running.failed:
                if running.person == browser:
                    del self._running[table, depth]
                return wire.AnalysisState("failed", depth)
            mine = running.person == browser
            return wire.AnalysisState("running", depth, round(running.progress, 3), mine)
        content = await self._store.of(table, depth)
        if content is None:
            return wire.AnalysisState("none", depth)
        async with self._house.at(table) as live:
            _over(live)
            row = live.row
        seen = await asyncio.to_thread(_seen, json.loads(content), row.kind, row.seats, row.options)
        return wire.AnalysisState("done", depth, 1.0, False, seen)

    async def cancel(self, browser: str, table: str, depth: wire.EyeDepth) -> wire.AnalysisState:
        """Stop an analysis that one has asked for."""
        running = self._running.get((table, depth))
        if running is not None:
            if running.person != browser:
                raise Refuse("forbidden")
            self._running.pop((table, depth), None)
            if running.task is not None:
                running.task.cancel()
        return await self.state(browser, table, depth)


def _over(live: Live) -> None:
    """Refuse unless a game was played to its end, by today's rules."""
    if live.row.status != "over":
        raise Refuse("status", status=live.row.status)
    if live.of_today is None:
        raise other_rules(live.row)


def _seen(found: dict[str, Any], kind: str, seats: int, options: str) -> wire.AnalysisSeen:
    """An analysis as the page shows it."""
    try:
        actions = make_setup(kind, seats, json.loads(options)).actions
    except (PetteiaError, TypeError):
        actions = petteia.game(kind).actions
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
