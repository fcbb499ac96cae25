"""Sessions: connections end with the token that they were opened with, in whichever process it was ended."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .live import Watcher

if TYPE_CHECKING:
    from .house import House

_REMEMBERED = 60.0  # seconds in which a connection that is just being opened finds out


class Sessions:
    """The connections of this process, by the tokens they were opened with."""

    def __init__(self, house: House) -> None:
        """Those who watch the house's tables are looked through when a token ends."""
        self._house = house
        self._ended: dict[str, float] = {}

    def begin(self, watcher: Watcher) -> None:
        """A connection begins to watch; its token may have ended since it was looked at."""
        if watcher.session in self._ended:
            watcher.sign_out()

    def end(self, tokens: Iterable[str]) -> None:
        """Tokens (their ids) no longer work: their connections are closed and do nothing any more."""
        clock = time.monotonic()
        self._ended = {id_: at for id_, at in self._ended.items() if at > clock - _REMEMBERED}
        self._ended.update(dict.fromkeys(tokens, clock))
        for watcher in self._watchers():
            if watcher.session in self._ended:
                watcher.sign_out()

    def _watchers(self) -> list[Watcher]:
        return [watcher for live in self._house.live.values() for watcher in live.watchers]

    def renew_unheard(self, person: str) -> None:
        """Somebody hears others than before: it is looked up again before they are told something."""
        for watcher in self._watchers():
            if watcher.browser == person:
                watcher.unheard = None

    async def check(self) -> None:
        """Note that the tokens of all connections are being used, and find those whose end nobody told."""
        used = {watcher.session for watcher in self._watchers() if watcher.session is not None}
        self.end(used - await self._house.store.use_tokens(sorted(used)))
