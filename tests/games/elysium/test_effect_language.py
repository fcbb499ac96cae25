"""Words of the effect language that the default edition uses little or not at all, on cards of our own."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest
from tests.games.elysium.table import Table, told

from petteia.games.elysium import GAME, layout
from petteia.games.elysium.components import CARDS, DEFAULT_TEXT
from petteia.games.elysium.effects.amounts import MOST_TOKENS
from petteia.games.elysium.effects.program import PIECES
from petteia.games.elysium.effects.standing import STANDING
from petteia.games.elysium.effects.vocabulary import RULE_WORDS, STEP_WORDS
from petteia.games.elysium.tables import DEFAULT_CARDS
from petteia.kernel import FRAME, TOP, Dealer
from petteia.texts import LANGUAGES, Texts


def edition(kind: str, effect: str, more: str = "", identity: str = "zeus.hera") -> str:
    """The default edition with another effect on one card."""
    text = (files("petteia.games.elysium") / "edition.toml").read_text(encoding="utf-8")
    start = text.index(f'id = "{identity}"')
    end = text.index("source =", start)
    entry = text[start:end]
    entry = re.sub(r'\nkind = "\w+"', f'\nkind = "{kind}"', entry)
    entry = re.sub(r"\n(effect|when|rules) = .*", "", entry, flags=re.DOTALL)
    return text[:start] + entry + f"\neffect = {effect}\n{more}\n" + text[end:]


def table(kind: str, effect: str, more: str = "", seats: int = 3) -> Table:
    """A table at which Hera has another effect; her text can be rendered in every language."""
    out = Table("zeus", "ares", seats=seats, edition=edition(kind, effect, more))
    hera = out.state.setup.cards.program[out.card("zeus/hera")]
    for language in LANGUAGES:
        assert Texts(language, strict=True).render(hera.text())
    return out


def test_no_card_has_code_of_its_own() -> None:
    """Cards are made of the words alone; if one needs more, it stands here with its reason."""
    exceptions: dict[str, str] = {}
    assert set(PIECES) == set(STEP_WORDS)
    assert set(STANDING) == set(RULE_WORDS)
    for card, program in zip(DEFAULT_CARDS.names, DEFAULT_CARDS.program, strict=True):
        assert card in exceptions or all(type(step) in PIECES.values() for step in program.steps)


def test_nothing_does_nothing() -> None:
    game = table("activate", '[{ do = "nothing" }, { do = "gain", what = "gold", n = 1 }]')
    game.use("zeus/hera")
    assert game.gold() == 5


def test_swap_with_another_domain_moves_rings_and_takes_nothing() -> None:
    game = table("activate", '[{ do = "swap", from = "other_domains", give = { self = "no" } }]')
    game.own(0, "hades/styx").own(1, "zeus/thunderbolt", "zeus/ganymede").citizens(1, 1)
    game.use("zeus/hera")
    game.do("pick hades/styx")
    assert game.can() == ["pick zeus/ganymede/1", "pick zeus/thunderbolt/1", "pick-citizen 1"]
    before = game.vp()
    events = game.do("pick zeus/thunderbolt/1")
    swapped = {"seat": 0, "card": "hades/styx", "other": "zeus/thunderbolt/1", "owner": 1}
    assert told(events, "swap-with") == [swapped]
    assert game.has("zeus/thunderbolt", 0)
    assert game.has("hades/styx", 1)
    assert game.ring("zeus/thunderbolt")
    assert game.vp() == before  # not taken


def test_a_card_discarded_from_another_domain_is_told_with_its_owner() -> None:
    game = table("activate", '[{ do = "discard", from = "other_domains", n = 1 }]')
    game.own(1, "zeus/metis").own(2, "hades/styx")
    game.use("zeus/hera")
    events = game.do("pick hades/styx")
    assert told(events, "discard-from") == [{"seat": 0, "card": "hades/styx", "owner": 2}]
    assert (game.domain(1), game.domain(2)) == (["zeus/metis"], [])
    assert told(events, "discard") == []


def test_swap_never_makes_a_duplicate_on_either_side() -> None:
    game = table("activate", '[{ do = "swap", from = "other_domains", give = { self = "no" } }]')
    game.own(0, "zeus/eagle/1", "hades/styx").own(1, "zeus/eagle/2", "zeus/metis")
    game.use("zeus/hera")
    game.do("pick zeus/eagle/1")  # seat 1 has an Eagle: it must be that one
    assert game.has("zeus/eagle/2", 0)
    game = table("activate", '[{ do = "swap", from = "other_domains" }]')
    game.own(0, "zeus/eagle/1", "hades/styx").own(1, "zeus/eagle/2")
    game.use("zeus/hera")
    assert game.can() == ["pick zeus/eagle/1", "decline"]


def test_swap_of_citizens_between_domains() -> None:
    game = table("activate", '[{ do = "swap", from = "other_domains", give = { card = "citizen" } }]')
    game.citizens(0, 1).own(1, "zeus/metis").own(2, "hades/styx")
    game.use("zeus/hera")
    game.do("pick-citizen 0")
    events = game.do("pick zeus/metis")
    assert told(events, "swap-citizen") == [{"seat": 0, "other": 1, "card": "zeus/metis"}]
    assert (game.people(0), game.people(1)) == (0, 1)
    game = table("activate", '[{ do = "swap", from = "other_domains", cards = { card = "citizen" } }]')
    game.citizens(1, 1)
    game.use("zeus/hera")
    game.do("pick zeus/hera")
    assert (game.people(0), game.people(1), game.domain(1)) == (1, 0, ["zeus/hera"])


def test_swap_with_the_agora() -> None:
    game = table("activate", '[{ do = "swap", from = "agora", give = { self = "only" } }]')
    game.agora("zeus/ganymede", "hades/styx")
    game.use("zeus/hera")
    events = game.do("pick zeus/hera", "pick zeus/ganymede/1")
    swapped = {"seat": 0, "card": "zeus/hera", "other": "zeus/ganymede/1", "place": "agora"}
    assert told(events, "swap") == [swapped]
    assert game.view()["agora"] == ["zeus/hera", "hades/styx"]
    assert game.vp() == 1 + 2


def test_the_most_among_all_and_of_other_measures() -> None:
    effect = '[{ who = { most = "domain", among = "all" }, do = "lose", what = "vp", n = 1 }]'
    game = table("activate", effect).own(1, "hades/styx").tokens(0, vp=5).tokens(1, vp=5)
    game.use("zeus/hera")
    assert [game.vp(seat) for seat in range(3)] == [4, 4, 3]
    effect = '[{ who = { most = "elysium", among = "others" }, do = "gain", what = "gold", n = 2 }]'
    game = table("activate", effect).legend(2, "zeus/eagle").legend(0, "zeus/metis").own(0, "hades/styx")
    game.use("zeus/hera")
    assert [game.gold(seat) for seat in range(3)] == [4, 4, 6]


def test_discarding_from_the_agora_and_everything_that_must_go() -> None:
    game = table("activate", '[{ do = "discard", from = "agora", n = 2 }]').agora("zeus/metis", "hades/styx")
    game.use("zeus/hera")
    game.do("pick hades/styx")  # the last one goes by itself
    assert game.view()["discard"] == ["zeus/metis", "hades/styx"]


def test_paying_with_cards_up_to_a_number() -> None:
    effect = (
        '[{ do = "pay", what = "card", n = 2, up_to = true, cards = { self = "no" } },'
        ' { do = "gain", what = "vp", n = { count = "last", times = 3 } }]'
    )
    game = table("activate", effect).own(0, "hades/styx", "zeus/metis", "zeus/eagle")
    game.use("zeus/hera")
    assert game.why("decline") == "must-choose"
    game.do("pick hades/styx")
    assert "decline" in game.can()
    game.do("decline")
    assert game.vp() == 1 + 3


def test_a_price_of_nothing_is_paid() -> None:
    effect = (
        '[{ do = "pay", what = "gold", n = { count = "cards", in = "agora", max = 9 } },'
        ' { do = "gain", what = "vp", n = 5 }]'
    )
    game = table("activate", effect).tokens(0, gold=1)
    game.use("zeus/hera")
    assert (game.gold(), game.vp()) == (1, 6)
    game = table("activate", effect).tokens(0, gold=1).agora("zeus/metis", "hades/styx").own(0, "zeus/hera")
    assert game.why("use zeus/hera") == "price-too-high"


def test_paying_prestige_and_vp() -> None:
    effect = '[{ do = "pay", what = "prestige", n = 2 }, { do = "gain", what = "vp", n = 5 }]'
    game = table("activate", effect).tokens(0, prestige=1).own(0, "zeus/hera").agora("zeus/metis")
    assert game.why("use zeus/hera") == "price-too-high"
    game.tokens(0, prestige=2)
    game.do("use zeus/hera")
    assert (game.prestige(), game.vp()) == (0, 6)


def test_an_unpaid_price_stops_the_rest_of_the_list_only() -> None:
    effect = (
        '[{ do = "gain", what = "vp", n = 1 }, { do = "pay", what = "gold", n = 9 },'
        ' { do = "gain", what = "vp", n = 5 }]'
    )
    game = table("activate", effect)
    game.use("zeus/hera")
    assert (game.vp(), game.gold(), game.ask()) == (2, 4, "turn")
    option = (
        '[[{ do = "pay", what = "gold", n = 1 }, { do = "gain", what = "vp", n = 3 }], [{ do = "nothing" }]]'
    )
    game = table(
        "activate", f'[{{ do = "choose", options = {option} }}, {{ do = "gain", what = "gold", n = 2 }}]'
    )
    game.use("zeus/hera")
    game.do("option 1")
    assert game.can() == ["pay 1", "decline"]
    game.do("decline")
    assert (game.vp(), game.gold()) == (1, 6)


def test_others_may_add_cards_and_resolve_instants_without_triggers() -> None:
    effect = '[{ who = "others", do = "add", from = "agora", n = 1 }]'
    game = table("activate", effect, seats=2)
    game.own(1, "zeus/danae").agora("zeus/ganymede", "hades/styx")
    game.use("zeus/hera")
    assert game.state.decider == 1
    game.do("pick zeus/ganymede/1")
    assert game.vp(1) == 2 + 2


def test_counts_of_every_sort() -> None:
    counts = (
        ("gold", 'count = "levels", in = "domains"'),
        ("vp", 'count = "cards", in = "other_domains", cards = { card = "citizen" }'),
        ("prestige", 'count = "legends", type = "level"'),
        ("prestige", 'count = "vp", per = 4'),
        ("gold", 'count = "cards", in = "discard", cards = { level = 3, card = "family" }'),
    )
    steps = (f'{{ do = "gain", what = "{what}", n = {{ {count} }} }}' for what, count in counts)
    effect = f"[{', '.join(steps)}]"
    game = (
        table("activate", effect).own(1, "zeus/eagle").citizens(2, 2).citizens(0, 1).discarded("hades/styx")
    )
    game.legend(0, "zeus/metis", "hades/helm").legend(0, "zeus/amalthea", "zeus/danae").tokens(0, vp=7)
    game.use("zeus/hera")
    assert game.gold() == 4 + 2 + 1
    assert game.vp() == 7 + 2
    assert game.prestige() == 1 + 2


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('{ count = "gold", at_most = 4 }', True),
        ('{ count = "gold", at_least = 5 }', False),
        ('{ count = "levels", in = "domain", at_least = 2 }', True),
        ('{ count = "families", in = "domain", at_most = 1 }', False),
        ('{ count = "level_sum", in = "domain", at_least = 7 }', False),
        ('{ count = "level_sum", in = "domain", at_most = 4 }', True),
        ('{ count = "legends", type = "family", complete = true, at_least = 1 }', False),
        ('{ count = "transfers", at_most = 0 }', True),
        ('{ count = "cards", in = "domain", cards = { self = "no" }, at_most = 1 }', True),
        ('{ count = "cards", in = "domain", cards = { kind = ["activate", "once"] }, at_least = 1 }', True),
        ('{ most = "domain" }', True),
        ('{ most = "prestige" }', False),
    ],
)
def test_conditions(condition: str, holds: bool) -> None:
    game = table("activate", f'[{{ do = "gain", what = "vp", n = 3, if = {condition} }}]')
    game.own(0, "hades/charon", "zeus/hera").agora("zeus/metis")
    if holds:
        game.do("use zeus/hera")
        assert game.vp() == 4
    else:
        assert game.why("use zeus/hera") == "would-do-nothing"


def test_a_legend_card_with_a_trigger_fires_in_phase_three_only() -> None:
    effect = '[{ do = "gain", what = "vp", n = 2 }]'
    game = table("legend", effect, 'when = { event = "transfer", cards = { card = "family", self = "no" } }')
    game.own(0, "zeus/hera", "zeus/eagle").writing(0)
    assert game.why("use zeus/hera") == "not-by-choice"
    game.do("transfer zeus/eagle/1")
    assert game.vp() == 1 + 2 + 1
    game = table("legend", effect, 'when = { event = "transfer" }').own(0, "zeus/hera", "hades/pomegranate")
    game.use("hades/hecate")
    game.do("transfer hades/pomegranate/1")
    assert game.vp() == 1


def test_price_rules_and_a_longer_reach() -> None:
    more = 'rules = [{ rule = "price", cost = "plus1" }, { rule = "reach", zone = "discard" }]'
    more += '\nwhen = { event = "gain", what = "prestige" }'
    game = table("permanent", '[{ do = "gain", what = "gold", n = 1 }]', more)
    game.own(0, "zeus/hera", "hades/charon").discarded("zeus/ganymede").agora("zeus/metis")
    assert "take zeus/ganymede/1" in game.can()
    game.do("use hades/charon/1", "transfer hades/charon/1")
    assert game.gold() == 4 - 3  # level 1, 1 more by Charon, 1 more by the rule


def test_several_reaches_add_up() -> None:
    more = 'rules = [{ rule = "reach", zone = "discard" }, { rule = "reach", zone = "oracle" }]'
    game = Table("zeus", "apollo", edition=edition("permanent", "[]", more).replace("effect = []\n", ""))
    game.own(0, "zeus/hera", "hades/charon/1").agora("zeus/metis").oracle("zeus/ganymede/1")
    game.discarded("zeus/ganymede/2", "hades/charon/2")
    taking = [text for text in game.can() if text.startswith("take")]
    assert taking == ["take zeus/ganymede/1", "take zeus/ganymede/2", "take zeus/metis"]
    space = game.state.actions
    assert game.state.preview(space.parse("take zeus/ganymede/1"))["place"] == "oracle"
    assert game.state.preview(space.parse("take zeus/ganymede/2"))["place"] == "discard"
    assert game.why("take hades/charon/2") == "same-card"
    assert game.why("take hades/styx") == "not-in-agora"


def test_an_option_knows_the_card_that_set_its_effect_off() -> None:
    level = '{ count = "level_sum", in = "event" }'
    options = f'[[{{ do = "gain", what = "vp", n = {level} }}], [{{ do = "gain", what = "gold", n = 1 }}]]'
    effect = f'[{{ do = "choose", options = {options} }}]'
    game = table("permanent", effect, 'when = { event = "take" }').own(0, "zeus/hera")
    before = game.vp()
    game.take("hades/styx")
    game.do("option 1")
    assert game.vp() == before + 3


def test_a_gain_trigger_does_not_set_off_gain_triggers() -> None:
    effect = '[{ do = "gain", what = "gold", n = 1 }]'
    game = table("permanent", effect, 'when = { event = "gain", what = "gold" }')
    game.own(0, "zeus/hera", "zeus/danae").agora("zeus/metis")
    events = game.use("hephaestus/forge")
    assert (game.gold(), game.vp()) == (4 + 1 + 1, 1 + 1)
    assert len(told(events, "triggered")) == 2


READS_GOLD = '[{ do = "gain", what = "vp", n = { count = "gold", max = 9 } }]'
TAKES_GOLD = '[{ do = "lose", what = "gold", n = 9 }]'
DRAWS = '[{ do = "add", from = "deck", n = 1 }]'
GIVES_VP = '[{ who = "others", do = "gain", what = "vp", n = 1 }]'
ONE_OR_THE_OTHER = '[[{ do = "gain", what = "gold", n = 1 }], [{ do = "gain", what = "vp", n = 1 }]]'
CHOOSES = f'[{{ do = "choose", options = {ONE_OR_THE_OTHER} }}]'


@pytest.mark.rule("ELY-4.2", "ELY-R-order-matters")
@pytest.mark.parametrize(
    ("effect", "asked"),
    [(READS_GOLD, True), (TAKES_GOLD, True), (DRAWS, True), (GIVES_VP, False), (CHOOSES, False)],
)
def test_the_order_of_triggers_is_asked_for_where_it_can_matter(effect: str, asked: bool) -> None:
    game = table("permanent", effect, 'when = { event = "transfer", cards = { self = "no" } }')
    game.own(0, "zeus/hera", "hephaestus/hounds", "hades/styx").tokens(0, gold=5).writing(0)
    game.do("transfer hades/styx")
    assert (game.ask() == "order") == asked
    if asked:
        assert game.can() == ["first zeus/hera", "first hephaestus/hounds"]
        assert game.view()["ask"]["waiting"] == ["zeus/hera", "hephaestus/hounds"]
        assert game.view()["ask"]["event"] == "hades/styx"
        assert game.why("first hades/styx") == "not-waiting"
        events = game.do("first hephaestus/hounds")
        assert [e["card"] for e in told(events, "triggered")] == ["hephaestus/hounds", "zeus/hera"]


def test_the_order_changes_what_is_gained() -> None:
    for first, gained in (("zeus/hera", 2), ("hephaestus/hounds", 3)):
        game = table("permanent", READS_GOLD, 'when = { event = "transfer", cards = { self = "no" } }')
        game.own(0, "zeus/hera", "hephaestus/hounds", "hades/styx").tokens(0, gold=5).writing(0)
        game.do("transfer hades/styx", f"first {first}")
        assert game.vp() == 1 + gained


@pytest.mark.rule("ELY-R-supply")
def test_tokens_that_grow_without_end_still_fit() -> None:
    game = table("activate", '[{ do = "gain", what = "gold", n = { count = "gold", times = 99 } }]')
    game.tokens(0, gold=MOST_TOKENS // 50)
    game.use("zeus/hera")
    assert game.gold() == MOST_TOKENS


def test_all_cards_at_once_fit_a_frame() -> None:
    """A price of every card in play, the most that a frame can hold."""
    effect = (
        '[{ do = "pay", what = "card", n = 99, up_to = true },'
        ' { do = "gain", what = "gold", n = { count = "cards", in = "last" } }]'
    )
    game = table("activate", effect)
    cards = game.state.setup.cards
    for card, place in enumerate(game.state.v[layout.PLACE : layout.PLACE + CARDS]):
        if place == layout.UNSEEN and cards.twin[card] >= card:
            game.own(0, cards.names[card])
    game.citizens(0, 3)
    held = len(game.domain(0)) + 3
    game.do("use zeus/hera")
    while game.ask() == "pay":
        game.do(game.can()[0])
    assert game.gold() == 4 + held > 4 + 64


def test_effects_that_pile_up_have_room() -> None:
    """Every card draws the next one when it is taken: all of them are resolved on top of each other."""
    head, *entries = DEFAULT_TEXT.split("[[card]]")
    effect = 'effect = [{ do = "add", from = "deck", n = 1 }, { do = "gain", what = "vp", n = 1 }]'
    for number, entry in enumerate(entries):
        plain = re.sub(r"\n(effect|when|rules) = .*?(?=\nsource = )", "", entry, flags=re.DOTALL)
        entries[number] = re.sub(r'\nkind = "\w+"', f'\nkind = "instant"\n{effect}', plain)
    game = Table("zeus", edition="[[card]]".join([head, *entries]), seats=2)
    game.agora("zeus/hera")
    game.do("take zeus/hera")
    deepest = 0
    dealer = Dealer("pile")
    while game.ask() == "draw":
        deepest = max(deepest, game.state.v[TOP])
        game.state.apply(dealer.pick(game.state))
    assert game.ask() == "column"
    assert (deepest - layout.FRAMES) // FRAME > 2 * 64
    assert game.vp() == 1 + len(game.domain())  # each of them paid in the end
    assert not list(GAME.check(game.state))


def test_a_borrowed_effect_runs_as_if_printed_on_the_borrower() -> None:
    game = table("activate", '[{ do = "use", in = "other_domains", kinds = ["once"] }]').own(1, "ares/teeth")
    game.own(0, "hades/styx")
    game.use("zeus/hera")
    game.do("borrow ares/teeth/1")
    assert game.prestige() == 4
    assert not game.has("zeus/hera")  # "this card" is the borrower
    assert game.has("ares/teeth", 1)


def test_every_combination_of_a_filter_can_be_read() -> None:
    filters: list[str] = [
        '{ card = "citizen" }',
        '{ card = "family" }',
        '{ family = ["zeus", "ares"], level = [1, 2], self = "no" }',
        '{ kind = ["instant", "once"], level = 3 }',
        '{ card = "family", self = "no" }',
    ]
    for spec in filters:
        n = f'{{ count = "cards", in = "domains", cards = {spec}, per = 2, times = 3, plus = 1, max = 9 }}'
        table("activate", f'[{{ do = "gain", what = "vp", n = {n} }}]')
        table("activate", f'[{{ do = "discard", from = "domain", n = 2, up_to = true, cards = {spec} }}]')
        none = f'{{ count = "cards", in = "agora", cards = {spec}, at_most = 0 }}'
        table("activate", f'[{{ do = "gain", what = "vp", n = 1, if = {none} }}]')
        when = f'when = {{ event = "transfer", cards = {spec} }}'
        table("permanent", '[{ who = "all", do = "gain", what = "vp", n = 1 }]', when)
        if "citizen" not in spec:
            table("activate", f'[{{ do = "use", in = "elysiums", kinds = ["instant"], cards = {spec} }}]')


def test_a_card_of_ones_own_is_called_by_its_own_name() -> None:
    text = edition("activate", '[{ do = "nothing" }]').replace('id = "zeus.hera"', 'id = "zeus.juno"')
    text = text.replace('en = "Hera"', 'en = "Juno"')
    game = Table("zeus", edition=text)
    assert "take zeus/juno" not in game.can()
    words: dict[str, Any] = {"actions": game.state.actions}
    texts = Texts("en", edition=game.state.setup.edition)
    assert "Juno" in texts.action("elysium", game.state.actions.parse("take zeus/juno"), **words)


def test_the_effect_of_the_card_just_taken_can_be_used_again() -> None:
    effect = '[{ do = "use", in = "event", kinds = ["instant"] }]'
    more = 'when = { event = "take", cards = { kind = ["instant"] } }'
    game = table("permanent", effect, more).own(0, "zeus/hera")
    game.take("hephaestus/tripods")
    assert (game.gold(), game.can()) == (4 + 2, ["borrow hephaestus/tripods/1", "decline"])
    game.do("borrow hephaestus/tripods/1")
    assert (game.gold(), game.ask()) == (4 + 2 + 2, "column")


def test_an_option_is_weighed_with_the_card_that_set_its_effect_off() -> None:
    level = '{ count = "level_sum", in = "event" }'
    options = f'[[{{ do = "lose", what = "gold", n = {level} }}], [{{ do = "lose", what = "vp", n = 1 }}]]'
    effect = f'[{{ who = "others", do = "choose", options = {options} }}]'
    game = table("permanent", effect, 'when = { event = "take" }', seats=2).own(0, "zeus/hera")
    game.tokens(1, gold=2, vp=5)
    game.take("hades/styx")  # level 3: 2 gold are not enough, so that only VP can be lost in full
    assert (game.gold(1), game.vp(1), game.ask()) == (2, 4, "column")


@pytest.mark.parametrize(
    "option",
    [
        '{ do = "gain", what = "vp", n = 1, if = { count = "gold", at_least = 9 } }',
        '{ do = "pay", what = "gold", n = 9 }, { do = "gain", what = "vp", n = 1 }',
        '{ do = "lose", what = "gold", n = 9 }',
    ],
)
def test_a_choice_without_an_option_that_does_something_is_not_offered(option: str) -> None:
    """A free effect may be used only if it would do something: conditions and prices count in options too."""
    options = f'[[{option}], [{{ do = "nothing" }}]]'
    game = table("activate", f'[{{ do = "choose", options = {options} }}]').own(0, "zeus/hera")
    game.agora("zeus/metis")
    assert game.why("use zeus/hera") == "would-do-nothing"
    game.tokens(0, gold=9)
    assert "use zeus/hera" in game.can()


def sentences(kind: str, effect: str, more: str = "") -> dict[str, str]:
    """The text of Hera with another effect, by language."""
    game = table(kind, effect, more)
    text = game.state.setup.cards.program[game.card("zeus/hera")].text()
    return {language: Texts(language, strict=True).render(text) for language in LANGUAGES}


def test_a_counted_number_of_cards_is_told() -> None:
    legends = 'n = { count = "legends", times = 2, plus = 1, max = 4 }'
    assert sentences("activate", f'[{{ do = "discard", from = "agora", {legends} }}]') == {
        "en": "Discard cards from the Agora (1 plus 2 for each legend in your Elysium, "
        "at most 4 cards in all).",
        "de": "Lege Karten aus der Agora ab (1 und dazu 2 für jeden Mythos in deinem Elysium, "
        "insgesamt höchstens 4 Karten).",
        "fr": "Défaussez des cartes de l’Agora (1 plus 2 pour chaque légende dans votre Elysium, "
        "4 cartes au plus en tout).",
        "ru": "Сбросьте карты с Агоры (1 и ещё 2 за каждую легенду в вашем Элизии, всего не больше 4 карт).",
    }
    other = 'cards = { self = "no" }'
    levels = 'n = { count = "level_sum", in = "event" }'
    effect = f'[{{ do = "transfer", {other}, {levels} }}]'
    assert sentences("permanent", effect, 'when = { event = "take" }') == {
        "en": "Whenever you take a card, also by an effect, you may transfer other cards at normal cost "
        "(at most as many as its level).",
        "de": "Immer wenn du eine Karte nimmst, auch durch einen Effekt, lass nach Wunsch andere Karten "
        "zu normalen Kosten übergehen (höchstens in Höhe ihres Ranges).",
        "fr": "Chaque fois que vous prenez une carte, même par un effet, vous pouvez transférer "
        "d’autres cartes au coût normal "
        "(au plus à hauteur de son niveau).",
        "ru": "Каждый раз, когда вы берёте карту, в том числе по эффекту, вы можете перевести "
        "другие карты в свой Элизий по обычной цене (не больше её уровня).",
    }


def test_all_that_a_price_buys_stands_behind_it() -> None:
    effect = (
        '[{ do = "pay", what = "gold", n = 2 }, { do = "gain", what = "vp", n = 3 },'
        ' { who = "others", do = "lose", what = "vp", n = 1 }]'
    )
    assert sentences("activate", effect) == {
        "en": "Pay 2 gold: gain 3 VP; each opponent loses 1 VP.",
        "de": "Zahle 2 Gold, dann erhalte 3 SP; jeder Mitspieler verliert 1 SP.",
        "fr": "Payez 2 pièces d’or\u00a0: gagnez 3 PV\u202f; chaque adversaire perd 1 PV.",
        "ru": "Заплатите 2 золотых: тогда вы получаете 3 очка; каждый соперник теряет 1 очко.",
    }


def test_prices_and_conditions_of_options_are_told() -> None:
    options = (
        '[[{ do = "pay", what = "gold", n = 1 }, { do = "gain", what = "vp", n = 3 }],'
        ' [{ do = "gain", what = "vp", n = 1, if = { count = "gold", at_most = 0 } }]]'
    )
    assert sentences("activate", f'[{{ do = "choose", options = {options} }}]')["en"] == (
        "Pay 1 gold: gain 3 VP or gain 1 VP if you have at most 0 gold."
    )


def test_every_kind_of_effect_that_may_be_used_is_told() -> None:
    effect = '[{ do = "use", in = "domains", kinds = ["instant", "once"], cards = { self = "no" } }]'
    assert sentences("activate", effect) == {
        "en": "You may use the Instant effect of another card in any Domain or"
        " you may use the One-time effect of another card in any Domain.",
        "de": "Du darfst den Sofort-Effekt einer anderen Karte in einer beliebigen Sphäre nutzen oder"
        " nutze nach Wunsch den Einmal-Effekt einer anderen Karte in einer beliebigen Sphäre.",
        "fr": "Vous pouvez utiliser l’effet immédiat d’une autre carte dans n’importe quel Domaine ou"
        " vous pouvez utiliser l’effet à usage unique d’une autre carte dans n’importe quel Domaine.",
        "ru": "Вы можете применить мгновенный эффект другой карты в любых Владениях или"
        " вы можете применить однократный эффект другой карты в любых Владениях.",
    }
