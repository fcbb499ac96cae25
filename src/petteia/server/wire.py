"""The messages on the wire (docs/protocol.md), declared once for HTTP, WebSocket and the OpenAPI document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Seat = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, Meta(pattern="^[ -~]{1,64}$", max_length=64)]  # "$" alone allows a line break more
Name = Annotated[str, Meta(max_length=64)]  # cleaned and checked by `petteia.server.names`
Level = Annotated[str, Meta(max_length=32)]
Invite = Annotated[str, Meta(max_length=64)]
Ref = Annotated[str, Meta(max_length=64)]
Stamp = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # belongs to a `Seq`, see `Update`
Action = Annotated[str, Meta(max_length=200)] | int | dict[str, Any]
CoachWish = Literal["off", "asked", "moments"]  # never, when asked, also by itself at important moments
# Why a game does not count for ratings (`petteia.server.ratings.counting`).
NotRated = Literal[
    "casual", "origin", "edition", "hands", "coached", "unfinished", "bots", "guests", "twice", "alone",
    "nobody",
]  # fmt: skip

# What the games declare themselves (`petteia.kernel.shapes`) is made elsewhere and only passed on here.
Form = Annotated[dict[str, str], Meta(extra={"shape": "Form"})]
Observation = Annotated[dict[str, Any], Meta(extra={"shape": "Observation"})]
Preview = Annotated[Mapping[str, Any], Meta(extra={"shape": "Preview"})]
EditionData = Annotated[dict[str, Any], Meta(extra={"shape": "Edition"})]
Kinds = dict[str, str]  # name of an argument -> its kind, see `petteia.kernel.messages`

PROTOCOL = 3
"""Raised with every change that an open page of the time before would not understand."""


# ---- requests over HTTP ------------------------------------------------------------------------


class Request(Struct, forbid_unknown_fields=True):
    """Base of all that clients send: a field that is not declared is refused."""


class Claim(Request):
    """The code that another device showed."""

    code: Annotated[str, Meta(max_length=32)]


NoticeKind = Literal["turn", "invite", "over", "deadline"]
NOTICE_KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)
Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]


class Quiet(Request):
    """Hours in which one is told nothing, in minutes after midnight; over midnight if ``end`` is before."""

    begin: Minute
    end: Minute


class NoticeChoice(Request):
    """Of what one wants to be told, and how; mail comes only to an address that is one's own."""

    on: bool = True
    push: Annotated[list[NoticeKind], Meta(max_length=8)] = msgspec.field(
        default_factory=lambda: [*NOTICE_KINDS]
    )
    mail: Annotated[list[NoticeKind], Meta(max_length=8)] = []
    quiet: Quiet | None = None
    zone: Annotated[str, Meta(max_length=64)] = ""
    """In which one's clock goes, such as ``Europe/Berlin``; empty: UTC."""


class PushKeys(Request):
    """What a browser's messages are sealed with."""

    p256dh: Annotated[str, Meta(max_length=96)]
    auth: Annotated[str, Meta(max_length=32)]


class PushHere(Request):
    """Where this browser can be told something, as it describes that itself."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    keys: PushKeys


class TableNotices(Request):
    """Whether one is told of a table."""

    on: bool


class Preferences(Request, omit_defaults=True):
    """What a person prefers, on all devices; what is missing was never chosen, or is not changed."""

    language: Literal["en", "de", "fr", "ru"] | UnsetType = UNSET
    theme: Literal["auto", "light", "dark"] | UnsetType = UNSET
    speed: Literal["off", "fast", "normal", "slow"] | UnsetType = UNSET
    """How fast pieces move."""
    sound: bool | UnsetType = UNSET
    confirm: Literal["touch", "always", "never"] | UnsetType = UNSET
    """Where a decision that could be regretted is asked about once more."""
    ending: Literal["wait", "now", "never"] | UnsetType = UNSET
    """How a turn ends when nothing else is left to do."""
    keys: bool | UnsetType = UNSET
    """Whether single letters lead through the page."""
    name: Name | UnsetType = UNSET
    """What one is called at new tables unless one says otherwise."""
    notices: NoticeChoice | UnsetType = UNSET


class Register(Request):
    """Keep a name; ``ticket`` where people are let in by invitation."""

    name: Name
    ticket: Annotated[str, Meta(max_length=64)] = ""


class NewPasskey(Request):
    """What the browser answered when it was asked to make a passkey."""

    credential: dict[str, Any]


class SignIn(Request):
    """What the browser answered when it was asked for a passkey."""

    credential: dict[str, Any]


class Recover(Request):
    """A recovery code, or that of a link which came by mail."""

    code: Annotated[str, Meta(max_length=64)]


class MailAddress(Request):
    """An e-mail address."""

    address: Annotated[str, Meta(max_length=254)]
    language: Literal["en", "de", "fr", "ru"] = "en"


class DeleteAccount(Request):
    """Delete oneself; the name is said once more, so that it is no accident. Guests say nothing."""

    name: Name = ""


class Whom(Request):
    """Somebody: by the name under which they are known, or by a seat of a table that one may see."""

    name: Name = ""
    table: Annotated[str, Meta(max_length=32)] = ""
    seat: Seat | None = None


class Meeting(Whom):
    """Whether one blocks or mutes somebody."""

    on: bool = True


class NewReport(Whom, kw_only=True):
    """What somebody did."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class InviteByName(Request):
    """Somebody who is known."""

    name: Name


class NewSeat(Request):
    """A seat of a new table, or what an owner makes of a seat before the start."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Level | None = None
    coach: CoachWish = "off"


class LiveClock(Request, tag="live"):
    """So many seconds for the whole game, and some more for every decision; ``out``: what becomes of the game
    when somebody has none left.
    """

    bank: Annotated[int, Meta(ge=5, le=24 * 60 * 60)]
    increment: Annotated[int, Meta(ge=0, le=60 * 60)] = 0
    out: Literal["bot", "end"] = "bot"


class SlowClock(Request, tag="correspondence"):
    """So many hours for a turn: from when the table waits for somebody until it waits for another."""

    hours: Annotated[int, Meta(ge=1, le=60 * 24)]
    out: Literal["bot", "end"] = "bot"


Clock = LiveClock | SlowClock


class NewTable(Request):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)]
    options: dict[str, Any] = {}
    public: bool = False
    start: bool = False
    stand_in: Level | None = None
    clock: Clock | None = None
    coach: bool = True
    """Whether players may be coached."""
    rated: bool = True
    """Whether the game is meant to count for ratings."""


class NewSeek(Request):
    """A game that somebody looks for others for. It ends when its page is no longer there."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=2, le=16)]
    name: Name = ""
    """For guests; whoever is known is called what they are called."""
    options: dict[str, Any] = {}
    clock: Clock | None = None
    rated: bool = False
    """Whether the game is to count for ratings: then all who play have to be known."""
    low: Annotated[int, Meta(ge=-10_000, le=10_000)] | None = None
    high: Annotated[int, Meta(ge=-10_000, le=10_000)] | None = None
    """The points that the others should have; only for those who are known."""
    bots_after: Annotated[int, Meta(ge=0, le=3600)] | None = None
    """After so many seconds bots may fill the table; null: never."""


class Join(Request):
    """Take a seat, or ask for one that was left in a running game."""

    name: Name
    seat: Seat | None = None
    invite: Invite | None = None


class Rename(Request):
    """Another name."""

    name: Name


class Newcomer(Request):
    """The word on somebody who asks for a seat that was left; ``id`` is the question's."""

    id: Ref
    agree: bool


class ToBot(Request):
    """A bot plays on for now; missing: of the table's level."""

    bot: Level | None = None


class Silence(Request):
    """Whether the server says nothing for one where that is an answer."""

    silent: bool


class Coach(Request):
    """Whether one is coached from now on."""

    coach: CoachWish


class Resign(Request):
    """Resign; a bot plays on."""

    bot: Level | None = None


class Nothing(Request):
    """An empty body."""


class Branch(Request):
    """Play on from the position after ``n`` moves."""

    n: Seq
    seats: Annotated[list[Seat], Meta(max_length=16)]
    name: Name = ""
    bot: Level | None = None


# ---- from the client, over HTTP and WebSocket --------------------------------------------------


class Frame(Request, kw_only=True):
    """Base of what may come over WebSocket: answers and refusals name the ``ref`` of what they answer."""

    ref: Ref | None = None


class Act(Frame, tag="act"):
    """A decision, based on what was known at ``seq``."""

    seat: Seat
    seq: Seq
    action: Action
    key: Key | None = None
    stamp: Stamp | None = None


class Undo(Frame, tag="undo"):
    """Take back one's last decision."""

    seat: Seat
    seq: Seq
    key: Key | None = None
    stamp: Stamp | None = None


class UndoAsk(Frame, tag="undo-ask"):
    """Ask the others to let one go back before one's last decision."""

    seat: Seat
    seq: Seq
    stamp: Stamp | None = None


class UndoAnswer(Frame, tag="undo-answer"):
    """Answer such a question."""

    seat: Seat
    agree: bool


class Say(Frame, tag="chat"):
    """Say something at the table."""

    text: Annotated[str, Meta(max_length=2000)]
    seat: Seat | None = None


class Why(Frame, tag="why"):
    """Ask why an action is not legal."""

    seat: Seat
    action: Action


class Hello(Frame, tag="hello"):
    """The first frame. Pages that name no protocol are of the time when there was only the first."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    invite: Invite | None = None
    since: Seq = 0
    stamp: Stamp | None = None
    revision: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    """Of the update that the client has: if nothing has changed, it is not sent once more."""
    seats: Annotated[list[Seat], Meta(max_length=16)] | None = None
    protocol: Annotated[int, Meta(ge=1, le=2**31 - 1)] = 1


class Watch(Frame, tag="watch"):
    """Receive these seats from now on."""

    seats: Annotated[list[Seat], Meta(max_length=16)]
    since: Seq = 0
    stamp: Stamp | None = None


class Ping(Frame, tag="ping"):
    """Answered by pong. ``hidden``: nobody looks at the page now."""

    hidden: bool = False


ClientMessage = Hello | Watch | Act | Undo | UndoAsk | UndoAnswer | Say | Why | Ping


# ---- from the server ---------------------------------------------------------------------------


class Refusal(Struct):
    """Why something was refused; ``message`` is the id of its text in the catalogues."""

    id: str
    message: str
    args: dict[str, Any]
    rules: list[str]
    text: str


class Refused(Struct):
    """The body of every refusal over HTTP."""

    error: Refusal


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    seat: int
    name: str
    kind: Literal["open", "human", "bot"]
    bot: str | None
    online: bool
    resigned: bool
    left: bool
    newcomer: bool
    coach: Literal["off", "was", "asked", "moments"] = "off"
    """Whether the player is coached (when they ask, or by itself at important moments), or was before."""
    known: str = ""
    """The name under which the player is known here, empty for a guest."""
    gone: bool = False
    """Whether the player has been deleted: it was somebody."""


class EditionInfo(Struct):
    """Which components a table is played with."""

    name: str
    digest: str
    own: bool


class UndoInfo(Struct):
    """An open question: may ``seat`` go back to the position after ``keep`` moves?"""

    seat: int
    keep: int
    agreed: list[int]
    needed: list[int]


class NewcomerInfo(Struct):
    """An open question: may ``name`` take ``seat``, which was left? Of each person one seat is needed."""

    id: str
    seat: int
    name: str
    agreed: list[int]
    needed: list[int]


class Points(Struct):
    """A seat's points."""

    total: int
    parts: dict[str, int]


class PointsSeen(Struct):
    """A seat's points as far as a viewer may know them; null is what the viewer may not know."""

    total: int | None
    parts: dict[str, int | None]


class Outcome(Struct):
    """Ranks (tied seats share one) and final scores."""

    ranks: list[int]
    scores: list[Points]


class ClockInfo(Struct):
    """A table's clock, and what each seat has left (milliseconds).

    ``running`` is the seat whose time runs, until ``deadline`` by the server's time; its ``left`` is what it
    had when it began to. ``out``: the seats whose time has run out.
    """

    rules: Clock
    left: list[int]
    running: int | None
    deadline: int | None
    out: list[int]


class TableInfo(Struct):
    """A table as everybody who may see it sees it."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "aborted", "stopped"]
    public: bool
    options: dict[str, Any]
    edition: EditionInfo
    seats: list[SeatInfo]
    owner: int | None
    watchers: int
    seq: int
    length: int
    waiting: int | None
    undo: UndoInfo | None
    newcomer: NewcomerInfo | None
    stand_in: str
    origin: Literal["new", "rematch", "branch", "upload", "match"]
    next: str | None
    created: int
    updated: int
    result: Outcome | None
    rules: int
    replayed_by: str | None
    """The versions of Petteia that replay the game, if this one does not; empty if none is known."""
    coach: bool = True
    """Whether players may be coached."""
    bot_pace: float = 1.0
    """The share of their usual time for which bots think at present; less than 1 when many tables wait."""
    clock: ClockInfo | None = None


class You(Struct):
    """What the table means to the asker; ``asking``: the open question about a newcomer is theirs."""

    seats: list[int]
    owner: bool
    asking: bool = False
    silent: list[int] = []
    """One's seats at which the server says nothing for one where that is an answer."""


class TableAnswer(Struct):
    """A table and what it means to the asker; ``invite`` only when it was just made, ``update`` only when it
    was asked for and there is a position.
    """

    table: TableInfo
    you: You
    invite: str | UnsetType = UNSET
    update: Update | UnsetType = UNSET


class TableList(Struct):
    """A page of the lobby."""

    tables: list[TableInfo]
    before: str | None


class OwnTables(Struct):
    """A page of one's own tables."""

    tables: list[TableAnswer]
    before: str | None


class Token(Struct):
    """A new token."""

    token: str
    browser: str


class PasskeyInfo(Struct):
    """A passkey of one's own; ``label`` is the device on which it was made."""

    id: str
    label: str
    created: int
    seen: int


class BanInfo(Struct):
    """One may begin nothing with others until then (0: for good)."""

    until: int
    why: str


class AccountInfo(Struct):
    """What one is known by, and what there is here; ``name`` is empty for a guest."""

    name: str
    created: int
    passkeys: list[PasskeyInfo]
    recovery: int
    """Recovery codes that still work."""
    address: str
    ban: BanInfo | None
    registration: Literal["open", "invited", "off"]
    mail: bool
    """Whether this server sends mail."""


class Registered(Struct):
    """One is known now; the recovery codes are told this once."""

    account: AccountInfo
    codes: list[str]


class Codes(Struct):
    """New recovery codes, told this once."""

    codes: list[str]


class PasskeyOptions(Struct):
    """What a browser needs to make a passkey, or to use one (WebAuthn's own JSON)."""

    options: dict[str, Any]


class MailUsed(Struct):
    """What a link did: it confirmed an address, or signed in with this token."""

    address: str
    token: Token | None


class Met(Struct):
    """Somebody whom one has blocked or muted; ``id`` names them for taking it back, and says nothing."""

    id: str
    name: str
    at: int


class Lists(Struct):
    """Whom one has blocked and muted."""

    blocked: list[Met]
    muted: list[Met]


class Statistic(Struct):
    """How somebody did at a game with so many seats; ``won``: first, alone or with others."""

    game: str
    seats: int
    played: int
    won: int


class PlayedGame(Struct):
    """A finished game of somebody."""

    table: str
    game: str
    seats: int
    rank: int
    ended: int


class Profile(Struct):
    """What others may learn of somebody who is known. ``own``: it is one's own, with private tables too."""

    name: str
    since: int
    """The day on which they took a name."""
    own: bool
    statistics: list[Statistic]
    games: list[PlayedGame]
    ratings: dict[str, RatingSeen]
    """By game."""
    favourites: list[TableInfo]
    blocked: bool
    """Whether one has blocked them."""
    muted: bool


class InvitedPeople(Struct):
    """Who is invited to a table by name."""

    names: list[str]


class InvitationInfo(Struct):
    """A table to which one is invited; ``by`` is who did it."""

    table: TableInfo
    by: str


class Invitations(Struct):
    """Tables to which one is invited."""

    invitations: list[InvitationInfo]


class Favourite(Struct):
    """Whether a table is among one's favourites."""

    favourite: bool


class Browser(Struct):
    """Who a token stands for."""

    browser: str
    devices: int


class Device(Struct):
    """A device of a person: a token, without its secret."""

    id: str
    label: str
    created: int
    seen: int
    this: bool


class Devices(Struct):
    """All devices of a person, the last used first, and after how many days unused ones are forgotten."""

    devices: list[Device]
    days: float


class Code(Struct):
    """A code that moves a person to another device."""

    code: str
    until: int


class InviteAnswer(Struct):
    """A fresh invite."""

    invite: str


class EventSeen(Struct, omit_defaults=True):
    """An event as a viewer may know it, with all places on the board that it touches (``track:12``).

    ``text`` comes with games of other rules: how it was told then, in the language asked for.
    """

    name: str
    args: dict[str, Any]
    places: list[str]
    hidden: bool = False
    text: str = ""


class MoveSeen(Struct):
    """A move as a viewer may know it."""

    n: int
    seat: int
    action: str | None
    form: Form | None
    events: list[EventSeen]


class Choice(Struct):
    """A legal action: its structured form, and what it would cost and do."""

    id: int
    text: str
    form: Form
    preview: Preview


class Update(Struct, tag="update"):
    """All that a viewer may know, and what happened since. ``stamp`` says which log it was whose length is
    ``seq``: another log of that length, from an older copy of the database, has another one. ``revision``
    counts changes of the table beside the log: of seats, of questions.
    """

    seat: int | None
    seq: int
    stamp: int
    revision: int
    keep: int
    length: int
    moves: list[MoveSeen]
    observation: Observation
    legal: list[Choice] | None
    scores: list[PointsSeen | None]
    can_undo: bool
    can_ask_undo: bool
    over: bool
    result: Outcome | None
    clock: ClockInfo | None = None


class Moves(Struct):
    """The first moves of a game, as a viewer may know them."""

    seat: int | None
    moves: list[MoveSeen]


class Done(Struct):
    """An action was stored."""

    seq: int
    repeated: bool
    update: Update


class ReasonSeen(Struct):
    """A reason, with the id of its text."""

    id: str
    message: str
    args: dict[str, Any]
    rules: list[str]


class Because(Struct, tag="why"):
    """Whether and why not an action is legal."""

    action: str
    form: Form
    legal: bool
    reason: ReasonSeen | None
    ref: str | None = None


class Ground(Struct):
    """A reason for an idea: its message, the arguments and their kinds.

    Beside the kinds of events there is ``action``: the structured form of one.
    """

    message: str
    args: dict[str, Any]
    kinds: Kinds


class IdeaSeen(Struct):
    """Something that one could do, and why."""

    id: int
    text: str
    form: Form
    line: list[Form]
    """The decisions that belong to it, the first one left out."""
    then: list[Form]
    """How the turn could go on."""
    grounds: list[Ground]


class Advice(Struct):
    """What the coach thinks of a decision, the best idea first."""

    seat: int
    seq: int
    important: bool
    """Whether much depends on the decision."""
    ideas: list[IdeaSeen]


class RatingSeen(Struct):
    """How strong somebody is at a game, as people see it."""

    points: int
    give: int
    """The true strength lies so many points to either side, with 95 %."""
    games: int
    provisional: bool


class SeatRating(Struct):
    """A seat's rating at a table: now, or when its game began to count."""

    seat: int
    rating: RatingSeen | None
    """Null for a guest, an empty seat, and a bot without a published rating."""
    change: int | None
    """What the game has changed, in points; null before its end, and for bots."""


class TableRatings(Struct):
    """The ratings at a table, and whether its game counts."""

    counts: bool
    """It has counted or, before its end, will as things stand."""
    why: NotRated | None
    """Why it does not."""
    seats: list[SeatRating]


class SeekInfo(Struct):
    """What somebody looks for in the lobby."""

    id: str
    game: str
    seats: int
    name: str
    rating: RatingSeen | None
    """Null for a guest."""
    clock: Clock | None
    options: dict[str, Any]
    rated: bool
    """The game is to count: everybody is known, nobody is coached."""
    low: int | None
    high: int | None
    """The points that the others should have."""
    bots_at: int | None
    """From when on bots may fill the table."""
    made: int
    why: Literal["mine", "known", "range"] | None
    """Why the one who asks cannot join in; null if nothing is in the way."""


class OwnSeek(Struct):
    """What the one who asks looks for."""

    id: str
    table: str | None
    """The table that was found."""


class Lobby(Struct):
    """Who looks for what, the longest waiting first."""

    version: str
    """Another one after every change."""
    now: int
    """The server's time, in milliseconds."""
    seeks: list[SeekInfo]
    mine: OwnSeek | None
    known: str
    """The name by which the one who asks is known here; empty for guests."""


class Leader(Struct):
    """Somebody in a list of ratings."""

    name: str
    """A person's name; a bot's level."""
    bot: bool
    me: bool
    place: int | None
    """Shared by equal points; null while the rating is provisional, and for bots."""
    rating: RatingSeen


class Leaders(Struct):
    """A game's list of ratings, or a part of it."""

    game: str
    leaders: list[Leader]
    me: Leader | None
    """The one who asks, wherever they stand."""
    bots: list[Leader]
    count: int
    """How many people there are in the list, or were found."""


EyeDepth = Literal["quick", "thorough"]


class EyeWish(Struct):
    """How closely a finished game is to be looked at."""

    depth: EyeDepth = "quick"


class EyePart(Struct):
    """What made a seat's result, in shares of a win; start to unforeseeable add up to the result."""

    start: float
    luck: float
    others: float
    mistakes: float
    unforeseeable: float
    result: float
    luck_spread: float
    """How far luck goes either way in such a game (standard deviation), without the deal."""
    deal: float
    """What the deal brought; a part of luck."""
    mistakes_error: float
    """The standard error of the mistakes."""


class EyeIdea(Struct):
    """Something that could have been decided, or was."""

    id: int
    text: str
    form: Form
    behind: float
    """By how much it is worse than the best, in shares of a win."""
    error: float
    """The standard error of that."""


class EyeReason(Struct):
    """Why a decision is good or bad."""

    id: int
    line: list[Form]
    """What belongs to it besides."""
    then: list[Form]
    grounds: list[Ground]


class EyeMoment(Struct):
    """A decision worth learning from."""

    t: int
    """Positions up to this number are before it."""
    seat: int
    mistake: float
    error: float
    count: int
    """How many decisions there were."""
    taken: EyeIdea
    better: list[EyeIdea]
    """The best other ones."""
    reasons: list[EyeReason]


class AnalysisSeen(Struct):
    """What a finished game turned on."""

    begins: int
    """Positions before this number are the deal."""
    values: list[list[float]]
    """Win shares of every position."""
    uncertain: list[float]
    """Their standard errors."""
    parts: list[EyePart]
    """By seat."""
    moments: list[EyeMoment]
    of_seats: list[list[int]]
    """By seat the numbers (`t`) of its most instructive moments, the costliest first."""
    turns: list[int]
    """Steps (`t`) at which the game turned."""


class AnalysisState(Struct):
    """How an analysis stands."""

    state: Literal["none", "running", "done", "failed"]
    depth: EyeDepth
    progress: float = 0.0
    mine: bool = False
    """Whether one has asked for it oneself, and may stop it."""
    found: AnalysisSeen | None = None


class EyeGame(Struct):
    """What an analysed game of a person was made of; shares of a win."""

    table: str
    game: str
    seats: int
    rank: int
    ended: int
    start: float
    luck: float
    luck_spread: float
    """How far luck goes either way in such a game (standard deviation), without the deal."""
    mistakes: float
    mistakes_error: float
    result: float


class EyeKind(Struct):
    """What a person gave away in decisions of one kind."""

    game: str
    kind: str
    """The family of the action that was taken."""
    decisions: int
    mistakes: float
    """All that was given away in them, in shares of a win."""
    notable: int
    """How many of them gave away two points of win chance or more."""
    table: str
    """Where the costliest of them was, in which step, and what it was."""
    t: int
    form: Form


class EyeStatistics(Struct):
    """Luck and mistakes of a person over their analysed games."""

    games: list[EyeGame]
    """The earliest first."""
    kinds: list[EyeKind]
    """By game, the costliest first."""


class Line(Struct):
    """Something said at the table."""

    id: int
    seat: int | None
    name: str
    text: str
    at: int


class Lines(Struct):
    """What was said."""

    messages: list[Line]


class OneLine(Struct):
    """What one just said."""

    message: Line


class Position(Struct):
    """A position of a finished game."""

    n: int
    seat: int | None
    observation: Observation
    scores: list[PointsSeen]
    legal: list[Choice]


class NoticesInfo(Struct):
    """How people can be told something; ``key`` is what browsers subscribe with, empty if not by push."""

    key: str
    mail: bool


class Positions(Struct):
    """Some positions of a finished game, one after the other."""

    positions: list[Position]
    length: int
    """Of the game: positions have numbers from 0 to this."""


class Replay(Struct):
    """A finished game, whole."""

    table: TableInfo
    names: list[str]
    length: int
    moves: list[MoveSeen]
    scores: list[list[int | None]]
    final: Position | None = None
    """For a game of other rules: its last position, if it can still be drawn; there are no others then."""


class LessonTry(Request):
    """How far somebody is in a lesson, and what is done now: a decision, or reading on where none is asked
    for; neither just shows where one is.
    """

    step: Annotated[int, Meta(ge=0, le=100)] = 0
    answers: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=100)] = []
    action: Action | None = None
    read_on: bool = False


class LessonSeen(Struct):
    """Where somebody is in a lesson: what is said, and the position with what can be decided."""

    step: int
    answers: list[str]
    text: str | None
    """Id of the sentence; None when the lesson is over."""
    at: list[str]
    """The places on the board that it speaks of."""
    asks: bool
    wanted: str | None
    """Text of the decision that is asked for."""
    seat: int
    verdict: Literal["right", "other", "illegal"] | None
    """What the decision was; only a right one was taken."""
    other: str | None
    """Id of a word about a decision that is legal, but not what is asked for; None: a general one will do."""
    reason: ReasonSeen | None
    moves: list[MoveSeen]
    observation: Observation
    scores: list[PointsSeen]
    legal: list[Choice]


class LessonInfo(Struct):
    """A lesson: the id of its title, about how long it takes, how many steps it has."""

    id: str
    title: str
    minutes: int
    steps: int
    seats: int
    sections: list[str]
    """The sections of the numbered rules that it tells in plain words."""
    rules: list[list[str]]
    """The numbered rules that each of its steps tells."""
    chapter: str | None = None
    """Of an example: the lesson that it belongs to."""


class ChapterStep(Struct):
    """What a step of a lesson says, the numbered rules that say the same, and the position it speaks of."""

    text: str
    at: list[str]
    rules: list[str]
    asks: bool
    observation: Observation


class ChapterAnswer(Struct):
    """A lesson to be read: all its steps as they are when everything asked for is done."""

    game: str
    lesson: str
    seat: int
    steps: list[ChapterStep]


class LessonsAnswer(Struct):
    """The lessons of a game in their order, and the worked examples of its rulebook."""

    game: str
    lessons: list[LessonInfo]
    examples: list[LessonInfo]


class OwnView(Struct):
    """A running game as one viewer knows it, for a file."""

    table: TableInfo
    update: Update


class OptionDeclaration(Struct):
    """An option of a game, as `petteia.kernel.Option` explains it."""

    name: str
    kind: Literal["choice", "number", "flag", "list", "text"]
    default: Any
    choices: list[str]
    low: int
    high: int


class ArgumentDeclaration(Struct):
    """An argument of an action."""

    name: str
    kind: str


class ActionDeclaration(Struct):
    """A family of actions."""

    family: str
    pattern: str
    arguments: list[ArgumentDeclaration]


class EventDeclaration(Struct):
    """A kind of event: its arguments, and whether it reveals something."""

    args: Kinds
    secret: Kinds
    reveals: bool


class DefaultEdition(Struct):
    """The edition that a game is played with unless somebody brings another."""

    name: str
    digest: str


class GameInfo(Struct):
    """All that a client needs to know of a game beforehand."""

    id: str
    rules_version: int
    rule_prefix: str
    seats: list[int]
    options: list[OptionDeclaration]
    actions: list[ActionDeclaration]
    events: dict[str, EventDeclaration]
    reasons: dict[str, Kinds]
    components: dict[str, list[str]]
    score_parts: list[str]
    steps: list[str]
    silences: list[str]
    """The steps at which one may leave it to the server to say nothing."""
    edition: DefaultEdition


class GamesInfo(Struct):
    """What there is to play, and what holds for every game."""

    version: str
    protocol: int
    bots: list[str]
    editions: bool
    kernel_reasons: dict[str, Kinds]
    refusals: dict[str, Kinds]
    notices: dict[str, Kinds]
    games: list[GameInfo]


class TextsAnswer(Struct):
    """The catalogues of a language: name -> the text of its file."""

    language: str
    digest: str
    catalogues: dict[str, str]


class RuleInfo(Struct):
    """A numbered rule, and the id of its text."""

    id: str
    message: str


class RulesAnswer(Struct):
    """The rules of a game that have a text, in the order of the rulebook."""

    game: str
    rules: list[RuleInfo]


class Health(Struct, omit_defaults=True):
    """Whether the server can serve."""

    status: Literal["ok", "no database"]
    version: str | None = None
    tables: dict[str, int] | None = None


class EditionAnswer(Struct):
    """An edition's data and what else there is for drawing it."""

    name: str
    digest: str
    data: EditionData
    provenance: dict[str, str]
    assets: dict[str, Any]
    words: dict[str, dict[str, str]] = {}
    """What components say where the default edition says something else: ``kind/id``, language, text."""


class DraftCheck(Request):
    """What an owner of a printed game has entered: components that are as printed, with their fields.

    ``component`` is the one whose words are wanted, ``seats`` the table whose first position is.
    """

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    entries: Annotated[dict[str, dict[str, Any]], Meta(max_length=400)] = {}
    component: Annotated[str, Meta(max_length=80)] = ""
    seats: Annotated[int, Meta(ge=0, le=15)] = 0


class EditionMistake(Struct):
    """A mistake in an edition: the component, the way to the field inside it, and what is wrong."""

    component: str | None
    table: str
    path: list[str | int]
    id: str
    """Names the sort of mistake; empty if there are no words for it but ``text``."""
    args: dict[str, str | int]
    text: str


class DraftChecked(Struct):
    """A draft put together: its file, and either its mistakes or the edition with what was asked for."""

    mistakes: list[EditionMistake]
    text: str
    edition: EditionAnswer | None
    observation: Observation | None
    names: dict[str, str]
    """The component's name, by language."""
    words: dict[str, str]
    """What the component says, made from its figures, by language; empty if it says nothing."""


class DraftFile(Request):
    """An edition file that somebody wants to go on with."""

    text: Annotated[str, Meta(max_length=256 * 1024)]


class DraftRead(Struct):
    """The draft that a file holds, and what of the file is not in it."""

    name: str
    entries: dict[str, dict[str, Any]]
    left_out: list[str]


class EditorComponent(Struct):
    """Something that an owner can enter; ``open``: nobody has copied it from the print yet."""

    key: str
    table: str
    id: str
    path: list[str | int]
    fields: list[str]
    open: bool


class EditorInfo(Struct):
    """What can be entered of a game, and the fields of each table (`petteia.editions.form_of`)."""

    game: str
    digest: str
    components: list[EditorComponent]
    forms: dict[str, Any]


class Welcome(Struct, tag="welcome"):
    """The answer to hello. A page that speaks another protocol than the server has to be loaded again."""

    table: TableInfo
    you: You
    time: int
    protocol: int


class TableChanged(Struct, tag="table"):
    """Seats, presence, status or a question changed."""

    table: TableInfo
    you: You


class Chat(Struct, tag="chat"):
    """New messages."""

    messages: list[Line]


class Ack(Struct, tag="ack"):
    """Carried out and stored."""

    ref: str | None
    seq: int
    repeated: bool = False


class RefusedMessage(Struct, tag="refused"):
    """Refused; nothing happened."""

    ref: str | None
    error: Refusal


class Notice(Struct, tag="notice"):
    """Something worth knowing."""

    id: str
    args: dict[str, Any]


class Pong(Struct, tag="pong"):
    """The answer to ping."""

    ref: str | None
    time: int


ServerMessage = Welcome | Update | TableChanged | Chat | Ack | RefusedMessage | Because | Notice | Pong


def _plain(value: Any) -> Any:
    """Arguments of events and reasons may be messages, which have a JSON form of their own."""
    if hasattr(value, "as_json"):
        return value.as_json()
    raise TypeError(f"{type(value).__name__} has no JSON form")


encode = msgspec.json.Encoder(enc_hook=_plain).encode
decode_client = msgspec.json.Decoder(ClientMessage).decode
