"""What people prefer follows them to their other devices, on both databases and across processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from petteia.server.storage import Database, Store
from petteia.server.storage.migrate import upgrade
from petteia.server.storage.preferences import PreferenceStore

from .running import Person, ServerProcess


def test_what_one_device_chooses_the_other_has(server: ServerProcess, ada: Person, bob: Person) -> None:
    path = "/browser/preferences"
    assert ada.get(path) == {}
    assert ada.post(path, {"theme": "dark", "sound": False}) == {"theme": "dark", "sound": False}
    code = ada.post("/browser/code")["code"]
    token = bob.post("/browser/claim", {"code": code})["token"]
    other = Person(server.url, token)
    assert other.get(path) == {"theme": "dark", "sound": False}
    assert other.post(path, {"theme": "light", "language": "fr"})["sound"] is False
    assert ada.get(path) == {"theme": "light", "sound": False, "language": "fr"}
    assert bob.get(path) == {}  # somebody else


def test_what_cannot_be_preferred_is_refused_and_changes_nothing(ada: Person) -> None:
    path = "/browser/preferences"
    ada.post(path, {"speed": "slow"})
    for bad in ({"theme": "pink"}, {"sound": "yes"}, {"colour": "red"}, {"name": "x" * 65}, {"speed": None}):
        assert ada.refused("POST", path, bad)["id"] == "bad-request"
    assert ada.get(path) == {"speed": "slow"}
    assert ada.client.get("/api/browser/preferences", headers={"Authorization": ""}).status_code == 401


async def test_two_processes_that_change_different_things_at_once_both_succeed(
    make_database: Callable[[str], str], database_kind: str
) -> None:
    address = make_database(database_kind)
    databases = [Database(address), Database(address)]
    await upgrade(databases[0])
    await Store(databases[0], "a").new_browser("ada", "token", "hash", "")
    one, other = (PreferenceStore(Store(database, "x")) for database in databases)
    changes = [(one, f"a{n}") for n in range(10)] + [(other, f"b{n}") for n in range(10)]
    await asyncio.gather(*(store.change("ada", {name: True}) for store, name in changes))
    assert await one.of("ada") == dict.fromkeys((name for _, name in changes), True)
    for database in databases:
        await database.close()
