"""The suite itself is tested: faults are planted in the tiny game, and the check made for each reports it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.contract import check_records, check_rules, check_secrets, checks, faults
from tests.contract.cases import Case
from tests.contract.report import Fault

from petteia.kernel import ActionSpace, Domain, Family

WHOLE_GAME = ("same_everywhere", "coverage", "options", "resample_varies")
AT_A_TABLE = [name for name, check in faults.PLANTED.items() if check not in WHOLE_GAME]


@pytest.mark.parametrize("name", AT_A_TABLE)
def test_fault_is_reported_by_the_check_made_for_it(name: str) -> None:
    check = faults.PLANTED[name]
    found = checks.run(Case(f"tests.contract.faults:{name}", 3), games=8, names=[check])
    assert isinstance(found[check], Fault)
    assert f"{name}-3, seed" in str(found[check]), "the report says at which table and in which game"
    assert found[check].__notes__ == [f"found by the check {check!r}"]


def test_sound_game_has_no_faults() -> None:
    assert checks.run(Case("tiny", 3), games=8) == {}


def test_every_check_has_a_fault_planted_for_it() -> None:
    assert set(checks.CHECKS) <= set(faults.PLANTED.values())


def test_resample_that_does_nothing_is_found() -> None:
    with pytest.raises(Fault, match="resampled worlds never differ for"):
        check_secrets.resample_varies([Case("tests.contract.faults:resample_that_does_nothing", 3)])


def test_order_of_a_set_is_found_in_another_process() -> None:
    with pytest.raises(Fault, match="PYTHONHASHSEED"):
        check_records.same_everywhere([Case("tests.contract.faults:hash_order", 4)], [*"123456789"])


def test_family_that_is_never_offered_is_listed_and_reported(tmp_path: Path) -> None:
    missing = checks.coverage("tests.contract.faults:family_never_reached", tmp_path)
    assert {"do:steal", "ask:guard", "do:block"} <= set(missing)
    (report,) = tmp_path.iterdir()
    assert "not reached: do:steal" in report.read_text(encoding="utf-8")


def test_draw_before_the_start_is_found() -> None:
    found = []
    for _ in range(40):  # two random draws may be equal
        try:
            checks.options("tests.contract.faults:draw_before_the_start")
        except Fault as error:
            found.append(str(error))
    assert found
    assert "something random has happened" in found[0]


def test_ambiguous_texts_are_found() -> None:
    parts = Domain("part", ["a", "b", "a-b"])
    space = ActionSpace(Family("join", "join {one}-{two}", one=parts, two=parts))
    with pytest.raises(Fault, match="cannot be read"):
        check_rules.faces(space)
