"""The contract, checked at every table of every game: seats, options, decisions, chance, secrets, records."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.contract import check_records, check_rules, check_secrets, checks
from tests.contract.cases import Case, cases, cases_or_fault, find

import petteia

NAMES = ["tiny", *petteia.GAMES]
TABLES = [case for name in NAMES for case in cases_or_fault(name)]
REPORTS = Path(__file__).resolve().parents[2] / "build"


# The longest of all comes first, so that nobody waits for it in the end.
@pytest.mark.parametrize("name", NAMES)
def test_everything_is_reached(name: str) -> None:
    missing = checks.coverage(name, REPORTS)
    assert not missing, f"not reached by random play: {', '.join(missing)}"


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_table(case: Case) -> None:
    found = checks.run(case)
    if found:
        raise ExceptionGroup(f"{case}: {', '.join(found)}", list(found.values()))


@pytest.mark.parametrize("name", NAMES)
def test_faces_of_actions(name: str) -> None:
    check_rules.faces(find(name).actions)


@pytest.mark.parametrize("name", NAMES)
def test_options(name: str) -> None:
    checks.options(name)


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_same_game_in_another_process(name: str) -> None:
    check_records.same_everywhere(cases(name))


@pytest.mark.parametrize("name", NAMES)
def test_resampled_worlds_differ_where_something_is_hidden(name: str) -> None:
    check_secrets.resample_varies(cases(name))
