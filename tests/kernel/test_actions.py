"""The action space: numbers, texts and structured forms, and what a person is told of a mistake."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petteia.kernel import ActionError, ActionSpace, Domain, Family

REGIONS = Domain("region", ["north", "south", "thessaly", "peloponnese"])
GODS = Domain("god", ["zeus", "hera", "hades"])


def space() -> ActionSpace:
    return ActionSpace(
        Family("move", "move {origin}>{target}", origin=REGIONS, target=REGIONS),
        Family("take", "take {god}/{number}", god=GODS, number=Domain.numbers(1, 9)),
        Family("pass"),
        Family("sail", colour=Domain("colour", ["red", "blue"]), place=Domain("place", ["12,-3", "0,0"])),
    )


def test_every_action_has_three_faces_that_turn_into_each_other() -> None:
    actions = space()
    assert len(actions) == 16 + 27 + 1 + 4
    for action in actions:
        assert actions.parse(actions.text(action)) == action
        assert actions.of(actions.describe(action)) == action
    assert len({actions.text(action) for action in actions}) == len(actions)


def test_texts_follow_the_pattern() -> None:
    actions = space()
    assert (
        actions.text(actions.families["move"].of(origin="north", target="thessaly")) == "move north>thessaly"
    )
    assert actions.text(actions.families["sail"].of(colour="red", place="12,-3")) == "sail red 12,-3"
    assert actions.describe(actions.parse("take hades/7")) == {"kind": "take", "god": "hades", "number": "7"}
    assert actions.parse("  take   hades/7 ") == actions.parse("take hades/7")


def test_numbers_of_a_family_are_consecutive_with_the_last_argument_fastest() -> None:
    actions = space()
    take = actions.families["take"]
    assert [take.id(0, 0), take.id(0, 1), take.id(1, 0)] == [16, 17, 25]
    assert take.indices(25) == (1, 0)
    assert 16 in take
    assert 15 not in take
    assert "16" not in take
    assert take.strides == (9, 1)


def test_structured_forms_may_hold_numbers() -> None:
    actions = space()
    assert actions.of({"kind": "take", "god": "zeus", "number": 3}) == actions.parse("take zeus/3")


@pytest.mark.parametrize(
    ("text", "expected", "nearest"),
    [
        ("move north>thesaly", "target to be one of north, south", "move north>thessaly"),
        ("move north > thessaly", "the form 'move {origin}>{target}'", "move north>thessaly"),
        ("move nort thesally", "the form 'move {origin}>{target}'", "move north>thessaly"),
        ("take hades 7", "the form 'take {god}/{number}'", "take hades/7"),
        ("take hadse/7", "god to be one of zeus, hera, hades", "take hades/7"),
        ("mve north>south", "a text that begins with one of move, take, pass, sail", "move north>south"),
        ("pass now", "the form 'pass'", "pass"),
        ("sail red 12,-4", "place to be one of 12,-3, 0,0", "sail red 12,-3"),
    ],
)
def test_mistakes_are_answered_with_what_was_expected_and_the_nearest_texts(
    text: str, expected: str, nearest: str
) -> None:
    actions = space()
    with pytest.raises(ActionError) as caught:
        actions.parse(text)
    assert expected in caught.value.expected
    assert caught.value.nearest[0] == nearest
    assert repr(text) in str(caught.value)
    assert f"did you mean {nearest!r}" in str(caught.value)
    for near in caught.value.nearest:
        actions.parse(near)


@pytest.mark.parametrize("text", ["", "   ", "xyzzy"])
def test_texts_like_nothing_at_all_list_the_families(text: str) -> None:
    with pytest.raises(ActionError, match="begins with one of move, take, pass, sail"):
        space().parse(text)


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused_with_valid_texts_beside_it(text: str) -> None:
    actions = space()
    try:
        action = actions.parse(text)
    except ActionError as error:
        for near in error.nearest:
            actions.parse(near)
    else:
        assert actions.text(action) == " ".join(text.split())


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ({"kind": "fly"}, "'kind' to be one of move, take, pass, sail"),
        ({}, "'kind' to be one of"),
        ({"kind": "take", "god": "zeus"}, "'take' with exactly the arguments god, number"),
        ({"kind": "pass", "god": "zeus"}, "'pass' with exactly the arguments none"),
        ({"kind": "take", "god": "zeus", "number": 10}, "'number' to be one of 1, 2, 3"),
        (["take"], "a structured form with 'kind'"),
        ("take zeus/1", "a structured form with 'kind'"),
    ],
)
def test_wrong_forms_are_refused_with_what_was_expected(form: object, expected: str) -> None:
    actions = space()
    with pytest.raises(ActionError) as caught:
        actions.of(form)  # type: ignore[arg-type]
    assert expected in caught.value.expected
    for near in caught.value.nearest:
        actions.parse(near)


@pytest.mark.parametrize("action", [-1, 48, 10**9])
def test_numbers_outside_the_space_are_refused(action: int) -> None:
    actions = space()
    assert action not in actions
    with pytest.raises(ActionError, match="a number from 0 to 47"):
        actions.text(action)


def test_long_lists_of_values_are_cut() -> None:
    actions = ActionSpace(Family("bid", sum=Domain.numbers(0, 500)))
    with pytest.raises(ActionError, match=r"0, 1, 2.*11, \.\.\. \(501 in all\)"):
        actions.parse("bid 501")


def test_wrong_declarations_are_refused() -> None:
    with pytest.raises(ValueError, match="repeated"):
        Domain("god", ["zeus", "zeus"])
    with pytest.raises(ValueError, match="empty"):
        Domain("god", [])
    with pytest.raises(ValueError, match="not a token"):
        Domain("god", ["zeus the great"])
    with pytest.raises(ValueError, match="family name"):
        Family("Move!")
    with pytest.raises(ValueError, match="begin with the family's name"):
        Family("move", "go {god}", god=GODS)
    with pytest.raises(ValueError, match="once in the pattern"):
        Family("move", "move {god} {god}", god=GODS)
    with pytest.raises(ValueError, match="in their order"):
        Family("move", "move {two} {one}", one=GODS, two=GODS)
    family = Family("pray", god=GODS)
    ActionSpace(family)
    with pytest.raises(ValueError, match="already belongs"):
        ActionSpace(family)
    with pytest.raises(ValueError, match="two families"):
        ActionSpace(Family("pray"), Family("pray"))
