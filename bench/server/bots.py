"""How long bots take: beside a person with many tables of the strongest bots, and where time could tell.

    python -m bench.server.bots [--tables 50] [--seconds 60] [--samples 400] [--minutes 6] [--more]

*Fairness*: one person watches so many tables on which the strongest bots play each other. Another person has
four tables with one opponent each, a bot of each level, and decides at once. Reported, for each game and
level: the time from the moment at which the page learns that the bot decides to its answer.

*Timing*: bots play Olympos and a spectator notes when the answers come to questions whose number of answers
is a secret. Could the time tell whether there was one answer or several? Reported: the area under the curve
(0.5: it tells nothing) with its 95 % interval, for each level.

A long measurement goes in pieces: with ``--more`` what this run does not measure stays as it is in the file,
and a level's times are added to those of the pieces before (``build/bots-times.json``) until they suffice.

The exit status is 1 if a promise of ``docs/server-robustness.md`` was not kept. Figures go to
``bench/figures/bots.json`` (``--out``), and from there, as tables, onto that page; ``--render`` does only
that. About 15 minutes on two quiet cores, at most 25.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from petteia.arena.statistics import Z
from petteia.kernel import CHANCE, Record
from petteia.server.wire import PROTOCOL

from .pages import DOCS, FIGURES, QUIET, machine, measured, renew
from .processes import free_port, wait_for

GAMES = ("olympos", "elysium", "delphi")
LEVELS = ("easy", "medium", "hard", "expert")
CROWD = "expert"
"""The level of the other person's bots: the one that thinks longest."""
TABLES = {"expert": 24}
"""Tables that play at once while times are taken, if not four: many, so that searches are short."""
BUSY = (
    "Other work had its share of the machine while bots of level {} were measured. It makes all of their "
    "answers late, so their medians cannot be compared with the others; the AUC compares answers of the same "
    "minutes."
)
PROMISED = {"easy": 1.0, "medium": 1.0, "hard": 1.0, "expert": 1.5}
"""Seconds (p95) within which bots answer beside another person's tables; experts think for half of one."""
MOST_AREA = 0.58
PAGE = DOCS / "server-robustness.md"
TIMES = FIGURES.parents[1] / "build" / "bots-times.json"


class Choice(msgspec.Struct):
    id: int


class Ask(msgspec.Struct):
    seat: int
    step: str


class Observation(msgspec.Struct):
    ask: Ask | None = None


class Move(msgspec.Struct):
    n: int
    seat: int


class Message(msgspec.Struct):
    """What these measurements look at."""

    type: str
    seq: int = 0
    keep: int = 0
    length: int = 0
    over: bool = False
    moves: list[Move] = []
    legal: list[Choice] | None = None
    observation: Observation | None = None
    table: dict[str, Any] | None = None
    error: Any = None


decode = msgspec.json.Decoder(Message).decode


class Person:
    """Somebody with a token."""

    def __init__(self, url: str) -> None:
        self.url = url
        token = httpx.post(f"{url}/api/browser").json()["token"]
        self.token = token
        self.http = httpx.Client(base_url=url, timeout=60, headers={"Authorization": f"Bearer {token}"})

    def table(self, game: str, *seats: str) -> str:
        """A started table; ``me`` or a bot's level for each seat."""
        wanted = [{"kind": "me", "name": "0"} if s == "me" else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": game, "seats": wanted, "start": True}
        answer = self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        return str(answer.json()["table"]["id"])

    @contextlib.asynccontextmanager
    async def watch(self, table: str) -> AsyncIterator[ClientConnection]:
        """A connection to a table, without the moves so far."""
        address = self.url.replace("http", "ws") + f"/ws/tables/{table}"
        async with connect(address, compression=None, max_size=2**24, ping_interval=None) as socket:
            hello = {"type": "hello", "protocol": PROTOCOL, "token": self.token, "since": 2**31 - 1}
            await socket.send(json.dumps(hello))
            yield socket


@contextlib.contextmanager
def serving(processes: int) -> Iterator[str]:
    """A server with so many processes for bots; its address."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [
            sys.executable, "-c", "from petteia.cli.main import app; app()", "serve", "--port", str(port),
            "--database", f"sqlite:///{folder}/tables.sqlite3", "--limit-factor", "10000", "--log", "warning",
            "--bots", str(processes),
        ]  # fmt: skip
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(f"{url}/health", server)
            yield url
        finally:
            server.terminate()
            server.wait()


# ---- fairness ----------------------------------------------------------------------------------


async def fairness(url: str, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """The times of another person's bots beside so many tables of the strongest ones."""
    ada, bob = Person(url), Person(url)
    took: dict[str, list[float]] = defaultdict(list)
    paces: list[float] = []
    crowd = 0

    async def stare(table: str, socket: ClientConnection) -> None:
        nonlocal crowd
        async for _ in socket:
            crowd += 1

    async def play(level: str, socket: ClientConnection, begun: float) -> None:
        rng = random.Random(level)
        asked: float | None = None
        async for frame in socket:
            arrived = time.perf_counter()
            message = decode(frame)
            if message.type == "table" and message.table is not None and level == CROWD:
                paces.append(message.table["bot_pace"])
            if message.type != "update":
                continue
            if asked is not None and asked >= begun:
                took[level].append(arrived - asked)
            asked = None
            if message.over or message.observation is None or message.observation.ask is None:
                return
            if message.legal:
                act = {"type": "act", "seat": 0, "seq": message.seq, "action": rng.choice(message.legal).id}
                await socket.send(json.dumps(act))
            elif message.observation.ask.seat > 0:
                asked = arrived

    async with contextlib.AsyncExitStack() as stack:
        tasks = []
        for _ in range(tables):
            table = ada.table(game, CROWD, CROWD)
            socket = await stack.enter_async_context(ada.watch(table))
            tasks.append(asyncio.create_task(stare(table, socket)))
        begun = time.perf_counter() + 5  # by then all of them wait
        deadline = begun + seconds

        async def again(level: str) -> None:
            while time.perf_counter() < deadline:
                async with bob.watch(bob.table(game, "me", level)) as socket:
                    await play(level, socket, begun)

        tasks += [asyncio.create_task(again(level)) for level in LEVELS]
        await asyncio.sleep(deadline - time.perf_counter())
        metrics = ada.http.get("/metrics").text
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in ada.http.get("/api/tables/mine", params={"limit": 100}).json()["tables"]:
            ada.http.post(f"/api/tables/{table['table']['id']}/abort")
    waiting = [
        line for line in metrics.splitlines() if line.startswith(("petteia_bot_waiting", "petteia_bot_old"))
    ]
    out: dict[str, Any] = {"game": game, "tables": tables, "messages_of_others": crowd, "metrics": waiting}
    for level in LEVELS:
        times = sorted(took[level])
        if times:
            out[level] = {
                "n": len(times),
                "p50_s": round(times[len(times) // 2], 3),
                "p95_s": round(times[len(times) * 95 // 100], 3),
                "max_s": round(times[-1], 3),
            }
    out["least_pace"] = min(paces, default=1.0)
    return out


# ---- timing ------------------------------------------------------------------------------------


def area(one: Sequence[float], other: Sequence[float]) -> tuple[float, float, float]:
    """The chance that a value of ``other`` is greater, ties counting half; Hanley and McNeil's interval."""
    values = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    ranks: dict[float, list[int]] = defaultdict(list)
    for rank, (value, _) in enumerate(values, 1):
        ranks[value].append(rank)
    middle = {value: sum(places) / len(places) for value, places in ranks.items()}
    n, m = len(one), len(other)
    a = (sum(middle[value] for value in other) - m * (m + 1) / 2) / (n * m)
    q1, q2 = a / (2 - a), 2 * a * a / (1 + a)
    variance = (a * (1 - a) + (m - 1) * (q1 - a * a) + (n - 1) * (q2 - a * a)) / (n * m)
    half = Z * math.sqrt(max(0.0, variance))
    return a, a - half, a + half


class Times(msgspec.Struct):
    """The seconds that secret answers took, by step: where there was one answer, and where several."""

    single: dict[str, list[float]] = {}
    several: dict[str, list[float]] = {}
    pieces: int = 0
    """The runs in which they were taken."""

    def least(self) -> int:
        """How many there are of the kind of which there are fewer."""
        return min(sum(map(len, kind.values())) for kind in (self.single, self.several))


async def timing(url: str, level: str, samples: int, tables: int, minutes: float, times: Times) -> None:
    """Take the times of secret answers, until there are so many of each kind or so many minutes are over."""
    ada = Person(url)
    deadline = asyncio.get_running_loop().time() + 60 * minutes
    times.pieces += 1

    async def game() -> None:
        table = ada.table("olympos", *[level] * 4)
        arrived: dict[int, float] = {}
        took: dict[int, float] = {}
        over = False
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(deadline), ada.watch(table) as socket:
                async for frame in socket:
                    now = time.perf_counter()
                    message = decode(frame)
                    if message.type != "update":
                        continue
                    arrived[message.length] = now
                    decisions = [move for move in message.moves if move.seat != CHANCE]
                    if len(decisions) == 1 and message.keep in arrived:  # else several came at once
                        took[decisions[0].n] = now - arrived[message.keep]
                    if enough():
                        break
                    if message.over:
                        over = True
                        break
        if not over:
            ada.http.post(f"/api/tables/{table}/abort")
        record = Record.loads(ada.http.get(f"/api/tables/{table}/record").text)
        for number, state in enumerate(record.replay(), 1):
            if number in took and state.step is not None and state.step.secret and state.decider != CHANCE:
                kind = times.single if len(state.legal()) == 1 else times.several
                kind.setdefault(state.step.name, []).append(took[number])

    def enough() -> bool:
        return times.least() >= samples

    async def games() -> None:
        while not enough() and asyncio.get_running_loop().time() < deadline:
            await game()

    await asyncio.gather(*(games() for _ in range(tables)))


def told(level: str, times: Times) -> dict[str, Any]:
    """Whether the time of secret answers tells how many answers there were."""
    single, several = times.single, times.several
    one = [value for values in single.values() for value in values]
    other = [value for values in several.values() for value in values]
    if times.least() < 2:
        raise RuntimeError(f"{level}: only {len(one)} and {len(other)} answers so far")
    a, low, high = area(one, other)
    out: dict[str, Any] = {
        "level": level,
        "pieces": times.pieces,
        "single": {"n": len(one), "median_s": round(sorted(one)[len(one) // 2], 4)},
        "several": {"n": len(other), "median_s": round(sorted(other)[len(other) // 2], 4)},
        "auc": round(a, 3),
        "interval": [round(low, 3), round(high, 3)],
    }
    for step in sorted({*single, *several}):
        if min(len(single.get(step, [])), len(several.get(step, []))) >= 50:
            out[f"auc_{step}"] = [round(number, 3) for number in area(single[step], several[step])]
    return out


# ---- the page ----------------------------------------------------------------------------------


def broken(result: Mapping[str, Any]) -> list[str]:
    """The promises that were not kept, in words."""
    out = []
    for run in result["fairness"]:
        for level, seconds in PROMISED.items():
            if run.get(level, {"p95_s": math.inf})["p95_s"] > seconds:
                out.append(f"{run['game']}: {level} bots not within {seconds:g} s (p95)")
    for run in result["timing"]:
        low, high = run["interval"]
        if not (low <= 0.5 <= high < MOST_AREA):
            out.append(f"time tells of {run['level']} bots: {low:g} to {high:g}")
        if min(run["single"]["n"], run["several"]["n"]) < result["samples"]:
            out.append(f"{run['level']}: fewer than {result['samples']} samples of each kind")
    return out


def fairness_page(result: Mapping[str, Any]) -> str:
    """How long bots took beside another person's tables, as a table."""
    many = ", ".join(sorted({str(run["tables"]) for run in result["fairness"]}))
    around = f"{result['processes']} processes for bots, {many} tables of {CROWD} bots"
    lines = [
        f"{measured(result['machine'])} {around}.",
        "",
        "| game, bot | answers | p50 | p95 | longest |",
        "|---|---|---|---|---|",
    ]
    for run in result["fairness"]:
        for level in LEVELS:
            if level in run:
                found = run[level]
                times = " | ".join(f"{found[name]:.2f} s" for name in ("p50_s", "p95_s", "max_s"))
                lines.append(f"| {run['game']}, {level} | {found['n']} | {times} |")
    return "\n".join(lines)


def timing_page(result: Mapping[str, Any]) -> str:
    """What the time told, as a table."""
    runs = result["timing"]
    lines = [f"{measured(result['machine'])} {result['processes']} processes for bots."]
    busy = [run["level"] for run in runs if run.get("busy", 0.0) > QUIET]
    if busy:
        lines += ["", BUSY.format(" and ".join(busy))]
    lines += [
        "",
        "| bots | one answer: samples, median | several answers: samples, median | AUC (95 % interval) |",
        "|---|---|---|---|",
    ]
    for run in runs:
        cells = [f"{run[kind]['n']}, {run[kind]['median_s']:.3f} s" for kind in ("single", "several")]
        low, high = run["interval"]
        lines.append(
            f"| {run['level']} | {cells[0]} | {cells[1]} | {run['auc']:.2f} ({low:.2f} to {high:.2f}) |"
        )
    return "\n".join(lines)


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """All that was asked for, one after the other; what is done so far is in the file at any time."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    here = machine()
    result: dict[str, Any] = {
        "machine": here, "processes": given.processes, "samples": given.samples, "fairness": [], "timing": [],
    }  # fmt: skip
    times: dict[str, Times] = {}
    if given.more:
        if given.out.is_file():
            result |= json.loads(given.out.read_text())
        if given.times.is_file():
            times = msgspec.json.decode(given.times.read_bytes(), type=dict[str, Times])

    def note(kind: str, found: dict[str, Any]) -> None:
        result[kind] = merged(result[kind], found)
        given.out.write_text(json.dumps(result, indent=1) + "\n")
        print(json.dumps(found), file=sys.stderr, flush=True)

    for game in filter(None, given.games.split(",")):
        with serving(given.processes) as url:
            note("fairness", asyncio.run(fairness(url, game, given.tables, given.seconds)))
    for level in filter(None, given.levels.split(",")):
        taken = times.setdefault(level, Times())
        with serving(given.processes) as url:
            work = timing(
                url, level, given.samples, given.at_once or TABLES.get(level, 4), given.minutes, taken
            )
            asyncio.run(work)
        given.times.parent.mkdir(exist_ok=True)
        given.times.write_bytes(msgspec.json.encode(times))
        again = taken.pieces > 1  # earlier pieces were measured as they were
        before = [run.get("busy", 0.0) for run in result["timing"] if again and run["level"] == level]
        note("timing", {**told(level, taken), "busy": max([here["busy_before"], *before])})
    return result


def merged(runs: Sequence[Mapping[str, Any]], found: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The runs with a new one, in place of that of the same game or level; in a fixed order."""
    order = [*GAMES, *LEVELS]

    def name(run: Mapping[str, Any]) -> str:
        return str(run.get("game") or run["level"])

    others = [run for run in runs if name(run) != name(found)]
    return sorted([*others, found], key=lambda run: order.index(name(run)))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.bots")
    parser.add_argument("--tables", type=int, default=50, help="tables of the other person's bots")
    parser.add_argument("--seconds", type=float, default=60, help="how long each game is measured")
    parser.add_argument("--samples", type=int, default=400, help="secret answers of each kind")
    parser.add_argument("--minutes", type=float, default=6, help="after which a level has what it has")
    parser.add_argument("--processes", type=int, default=2, help="processes in which bots think")
    parser.add_argument("--games", default=",".join(GAMES), help="for fairness; none: empty")
    parser.add_argument("--levels", default=",".join(LEVELS), help="for timing; none: empty")
    parser.add_argument("--at-once", type=int, default=0, help="tables that play while times are taken")
    parser.add_argument("--more", action="store_true", help="add to what was measured before")
    parser.add_argument("--times", type=Path, default=TIMES, help="where the times so far are kept")
    parser.add_argument("--out", type=Path, default=FIGURES / "bots.json")
    parser.add_argument("--render", action="store_true", help="only renew the page from --out")
    given = parser.parse_args(arguments)
    result = json.loads(given.out.read_text()) if given.render else measure(given)
    for text in (fairness_page(result), timing_page(result)):
        print(text, end="\n\n")
    if given.out == parser.get_default("out"):
        renew(PAGE, "bots", fairness_page(result))
        renew(PAGE, "timing", timing_page(result))
    promises = broken(result)
    for promise in promises:
        print(f"not kept: {promise}", file=sys.stderr)
    return int(bool(promises))


if __name__ == "__main__":
    raise SystemExit(main())
