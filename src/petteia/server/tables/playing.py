"""Playing: decisions, undo, why not, chat, and the updates that go with them."""

from __future__ import annotations

from collections.abc import Callable

from petteia.kernel import ActionError, IllegalAction, State
from petteia.server import wire
from petteia.server.meeting import check_ban
from petteia.server.metrics import DECISIONS
from petteia.server.people import clean_text, matches
from petteia.server.refusals import Refuse, RefuseAction, reason_seen, refuse_mistake
from petteia.server.storage import Conflict, Entry, GameRow
from petteia.server.storage.meeting import MeetingStore

from . import agreement, views
from .house import House, copy_row
from .live import Live
from .play import Play
from .seating import holds, status

LINES = 200  # messages of the chat that are kept at hand


async def admit_surely(house: House, live: Live, browser: str | None, invite: str | None) -> None:
    """Refuse unless the person may see the table, by the latest that is stored. Hold the lock."""
    try:
        admit(live.row, browser, invite)
    except Refuse:
        if browser is not None and await MeetingStore(house.store).is_invited(live.id, browser):
            return
        if not await house.outdated(live):
            raise
        admit(live.row, browser, invite)


def admit(row: GameRow, browser: str | None, invite: str | None) -> None:
    """Refuse unless the person may see the table."""
    if row.public or matches(invite, row.invite):
        return
    if browser is None or (browser != row.owner and browser not in (s.holder for s in row.seat)):
        raise Refuse("forbidden")


def viewer_of(row: GameRow, seat: int | None, browser: str | None) -> int | None:
    """The viewer that a person may be: a seat that this person holds, or a spectator."""
    if seat is not None:
        if browser is None:
            raise Refuse("no-token")
        holds(row, seat, browser)
    return seat


def action_id(state: State, action: wire.Action) -> int:
    """The action that a text, number or form means; Refuse if it is none of the game."""
    try:
        if isinstance(action, str):
            return state.actions.parse(action)
        if isinstance(action, int):
            state.actions.family(action)
            return action
        return state.actions.of(action)
    except ActionError as error:
        raise refuse_mistake(error) from None


def moves_since(live: Live, since: int | None) -> int:
    """How many moves an update would contain. Hold the lock."""
    if live.play is None or since is None:
        return 0
    return live.play.length - live.play.keep_since(min(since, live.play.seq))


async def known_since(house: House, live: Live, since: int, stamp: int | None) -> int:
    """``since``, if the log is the one that a client knew at this length; else 0: all it knows is void.

    It is another log after an older copy of the database was put back. Hold the lock.
    """
    if since > live.row.seq:  # or another process has told more
        await house.refresh_if_shared(live)
    if since > live.row.seq:
        return 0
    if since == 0 or stamp is None:
        return since
    true = live.row.stamp if since == live.row.seq else await house.store.stamp(live.id, since)
    return since if stamp == true else 0


async def update(house: House, live: Live, viewer: int | None, since: int | None) -> wire.Update:
    """What a viewer gets now. Hold the lock."""
    house.thinking.watched(live)
    play = house.playing(live)
    if views.needs_history(play, since):
        play = await house.history(live)
    return views.update(play, live.row, viewer, since)


def first(house: House, live: Live, browser: str | None) -> wire.Update | None:
    """The position for somebody who opens the table, with the latest moves; None if there is none.

    Whoever holds one seat sees what that seat may know, anybody else what a spectator may. Hold the lock.
    """
    if live.play is None:
        return None
    house.thinking.watched(live)
    mine = [seat.number for seat in live.row.seat if browser is not None and seat.holder == browser]
    return views.recent(live.play, live.row, mine[0] if len(mine) == 1 else None)


async def history(house: House, live: Live, viewer: int | None, until: int) -> wire.Moves:
    """The first ``until`` moves, or all if there are fewer, as a viewer may know them. Hold the lock."""
    play = await house.history(live)
    return wire.Moves(viewer, views.moves_seen(play, live.row, viewer, 1, min(until, play.length)))


async def told(house: House, live: Live, viewer: int | None, since: int | None) -> bytes:
    """The same, ready to be sent: built once for a change and a viewer, however many are connected."""
    play = house.playing(live)
    if views.needs_history(play, since):
        play = await house.history(live)
    row = live.row
    key = (viewer, play.length - moves_since(live, since))
    return live.once(key, lambda: wire.encode(views.update(play, row, viewer, since)))


# ---- decisions ---------------------------------------------------------------------------------


async def act(house: House, browser: str, id: str, wanted: wire.Act) -> tuple[int, bool]:  # noqa: A002
    """Decide. The log's length afterwards, and whether this is a repetition of a decision already stored."""

    def decide(live: Live, play: Play) -> list[Entry]:
        state = play.state
        if state.decider != wanted.seat or live.row.seat[wanted.seat].bot is not None:
            raise Refuse("not-your-turn", seat=state.decider)
        before = play.seq
        try:
            play.play(action_id(state, wanted.action))
        except IllegalAction as error:
            raise RefuseAction(live.row.kind, error.reason) from None
        play.deal(house.dealer)
        entries = play.entries(before)
        entries[0].key = wanted.key
        return entries

    def same(live: Live, entry: Entry) -> bool:
        if entry.action is None:
            return False
        state = house.playing(live).state
        return state.actions.parse(entry.action) == action_id(state, wanted.action)

    seq, repeated, live = await _once(house, browser, id, wanted, decide, same)
    if not repeated:
        DECISIONS.labels(live.row.kind, "human").inc()
    return seq, repeated


async def undo(house: House, browser: str, id: str, wanted: wire.Undo) -> tuple[int, bool]:  # noqa: A002
    """Take back one's last decision, if nothing was revealed and nobody decided since."""

    def decide(live: Live, play: Play) -> list[Entry]:
        keep = play.undo_keep(wanted.seat)
        if keep is None or live.row.seat[wanted.seat].bot is not None:
            raise Refuse("no-undo")
        play.rewind(keep)
        return [Entry(play.seq, wanted.seat, None, keep, wanted.key)]

    seq, repeated, _ = await _once(house, browser, id, wanted, decide, lambda _, entry: entry.action is None)
    return seq, repeated


async def _once(
    house: House,
    browser: str,
    id: str,  # noqa: A002
    wanted: wire.Act | wire.Undo,
    decide: Callable[[Live, Play], list[Entry]],
    same: Callable[[Live, Entry], bool],
) -> tuple[int, bool, Live]:
    """Store what ``decide`` does, exactly once for each key, if the table is where the client saw it."""
    for _ in range(5):
        async with house.at(id) as live:
            try:
                return *await _attempt(house, browser, live, wanted, decide, same), live
            except Refuse:
                if not await house.outdated(live):
                    raise
            except Conflict:
                # Either somebody else was first, or the key was used before: find out and judge anew.
                await house.load(live)
                if live.row.seq == wanted.seq and wanted.key is not None:
                    if await house.store.find_key(id, wanted.seat, wanted.key) is not None:
                        raise Refuse("key-reused") from None
    raise Refuse("stale", seq=0)


async def _attempt(
    house: House,
    browser: str,
    live: Live,
    wanted: wire.Act | wire.Undo,
    decide: Callable[[Live, Play], list[Entry]],
    same: Callable[[Live, Entry], bool],
) -> tuple[int, bool]:
    """The same once, by what is known here. Hold the lock."""
    holds(live.row, wanted.seat, browser)
    play = house.playing(live)
    if wanted.seq > play.seq:  # the client heard from another process first
        await house.refresh(live)
        play = house.playing(live)
    if wanted.seq != play.seq:
        # A decision that was stored has made the log longer, so only here can it be a repetition.
        if wanted.key is not None:
            entry = await house.store.find_key(live.id, wanted.seat, wanted.key)
            if entry is not None:
                if not same(live, entry):
                    raise Refuse("key-reused")
                return await house.store.answered(live.id, entry.seq), True
        raise Refuse("stale", seq=play.seq)
    if wanted.stamp not in (None, live.row.stamp):
        raise Refuse("stale", seq=play.seq)  # as long as the log that the client knew, and another
    status(live.row, "playing")
    await house.clocks.in_time(live, wanted.seat)
    play = house.playing(live)
    with house.careful(live):
        entries = decide(live, play)
    await house.save(live, copy_row(live.row), entries)
    return live.row.seq, False


# ---- undo by agreement -------------------------------------------------------------------------


async def undo_ask(house: House, browser: str, id: str, wanted: wire.UndoAsk) -> None:  # noqa: A002
    """Ask the others to let one go back before one's last decision; at once if only bots would answer."""

    def edit(live: Live, row: GameRow) -> list[Entry] | None:
        seat = holds(row, wanted.seat, browser)
        status(row, "playing")
        play = house.playing(live)
        if wanted.seq != play.seq or wanted.stamp not in (None, row.stamp):
            raise Refuse("stale", seq=play.seq)
        if agreement.question(row) is not None:
            raise Refuse("undo-asked")
        keep = play.ask_keep(wanted.seat)
        if keep is None or seat.bot is not None:
            raise Refuse("no-undo")
        agreement.put(row, play, wanted.seat, keep)
        return agreement.settle(live, row)

    await house.change(id, edit, history=True)


async def undo_answer(house: House, browser: str, id: str, wanted: wire.UndoAnswer) -> None:  # noqa: A002
    """Agree or not; one refusal ends the question, and so does the asker's own."""

    def edit(live: Live, row: GameRow) -> list[Entry] | None:
        holds(row, wanted.seat, browser)
        status(row, "playing")
        asked = agreement.question(row)
        if asked is None:
            raise Refuse("undo-asked")
        if not wanted.agree and browser == row.seat[asked.seat].holder:
            row.undo = None
            return None
        if wanted.seat not in asked.needed:  # nobody else has a say, for it or against it
            raise Refuse("undo-asked")
        if not wanted.agree:
            row.undo = None
            return None
        agreement.agree(row, wanted.seat)
        return agreement.settle(live, row)

    await house.change(id, edit, history=True)


# ---- questions and talk ------------------------------------------------------------------------


async def why(house: House, browser: str, id: str, seat: int, action: wire.Action) -> wire.Because:  # noqa: A002
    """Whether an action is legal for the seat that decides, and if not, why."""
    async with house.at(id) as live:
        holds(live.row, seat, browser)
        state = house.playing(live).state
        number = action_id(state, action)
        if live.row.status == "playing" and state.decider != seat:
            raise Refuse("not-your-turn", seat=state.decider)
        reason = state.why_not(number)
        return wire.Because(
            state.actions.text(number),
            state.describe(number),
            reason is None,
            None if reason is None else reason_seen(live.row.kind, reason),
        )


async def lines(house: House, live: Live) -> list[wire.Line]:
    """The latest of the chat, oldest first. Hold the lock."""
    while live.lines is None:
        talk = live.talk
        found = await house.store.chat(live.id, 0, LINES)
        if live.talk == talk:
            live.lines = [wire.Line(*line[:-1]) for line in found]
            live.speakers = {line[0]: line[-1] for line in found}
    return live.lines


async def heard(
    house: House, live: Live, after: int, browser: str | None, unheard: frozenset[str] | None = None
) -> list[wire.Line]:
    """What of the chat after a message somebody is told: not the words of those whom they do not want to
    hear, nor what belonged to people who are deleted. Hold the lock.
    """
    if unheard is None:
        unheard = frozenset() if browser is None else await MeetingStore(house.store).unheard(browser)
    found = [line for line in await lines(house, live) if line.id > after]
    return [line for line in found if line.text and live.speakers.get(line.id) not in unheard]


async def say(house: House, browser: str, id: str, wanted: wire.Say) -> wire.Line:  # noqa: A002
    """Say something; only those who sit at the table may."""
    text = clean_text(wanted.text)
    await check_ban(house.store, browser)
    async with house.at(id) as live:
        own = [s for s in live.row.seat if s.holder == browser]
        if wanted.seat is not None:
            own = [s for s in own if s.number == wanted.seat]
        if not own:
            raise Refuse("forbidden")
        number = await house.store.say(live.row, own[0].number, own[0].name, text, browser)
        live.lines = None
        said = [line for line in await lines(house, live) if line.id == number]
        live.changed(table=False)
        return said[0]
