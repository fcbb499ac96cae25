"""Card texts are generated from the effects, complete in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from petteia.games.elysium.components import CHRONOS_KINDS
from petteia.games.elysium.tables import DEFAULT_CARDS
from petteia.texts import LANGUAGES, Texts

FACES = {entry["id"]: number for number, entry in enumerate(DEFAULT_CARDS.entries)}

# What has to occur in a text for the value of a field: patterns for en, de, fr, ru.
RESOURCES = {
    "gold": ("gold", "Gold", "d’or|de l’or", "золот"),
    "vp": ("VP", "SP", "PV", "очк"),
    "prestige": ("prestige", "EP", "prestige", "престиж"),
}
PLACES = {
    "domain": ("(your|their) Domain", "(deiner?|eigenen) Sphäre", "(votre|son) Domaine", "Владени(я|й|ях)"),
    "domains": ("any Domain", "beliebigen Sphäre", "n’importe quel Domaine", "любых Владениях"),
    "other_domains": (
        "an opponent’s Domain",
        "Sphäre eines Mitspielers",
        "Domaine d’un adversaire",
        "Владени(й|ях) соперника",
    ),
    "elysium": ("your Elysium", "deinem Elysium", "votre Elysium", "вашем Элизии"),
    "elysiums": ("all Elysiums", "allen Elysien", "tous les Elysium", "всех Элизиях"),
    "other_elysiums": (
        "an opponent’s Elysium",
        "Elysium eines Mitspielers",
        "l’Elysium d’un adversaire",
        "Элизии соперника",
    ),
    "legend": ("this legend", "diesem Mythos", "cette légende", "этой легенде"),
    "agora": ("Agora", "Agora", "Agora", "Агор"),
    "oracle": ("Oracle", "Orakel", "Oracle", "Оракул"),
    "discard": ("discard pile", "Ablagestapel", "défausse", "сброс"),
    "deck": ("[Dd]raw", "[Zz]iehe", "[Pp]ioche", "колоды"),
    "citizens": ("Citizen", "Bürger", "Citoyen", "Гражданин"),
    "event": ("its level", "ihres Ranges", "son niveau", "её уровня"),
    "last": ("that card", "dieser Karte", "cette carte", "этой карты"),
}
MOST = ("the most", "de[mn] meisten", "le plus", "больше всего")
FIELDS: dict[str, dict[str, tuple[str, str, str, str]]] = {
    "what": {**RESOURCES, "card": ("card", "Karte", "carte", "карту")},
    "count": {**RESOURCES, "transfers": ("transfer", "Überg[aä]ng", "transfert", "перевод")},
    "in": PLACES,
    "from": PLACES,
    "zone": PLACES,
    "who": {
        "others": ("ach opponent", "eder Mitspieler", "haque adversaire", "аждый соперник"),
        "all": ("Every player, you first", "Jeder Spieler, du zuerst", "Chaque joueur", "Каждый игрок"),
    },
    "among": {"others": ("opponent", "Mitspieler", "adversaire", "[Сс]оперник")},
    "card": {
        "citizen": ("Citizen", "Bürger", "Citoyen", "Граждан"),
        "family": ("family card", "Familienkarte", "cartes? de famille", "карт[уы]? семейств"),
    },
    "self": {
        "no": ("other|not this", "andere|nicht diese", "autre|pas cette", "друг(ую|ой)|не эту"),
        "only": ("this card", "diese Karte", "cette carte", "эту карту"),
    },
    "cost": {
        "free": ("free", "kostenlos", "gratuitement", "беспл"),
        "plus1": ("level \\+ 1 gold", "Rang \\+ 1 Gold", "niveau \\+ 1 pièce d’or", "уровень \\+ 1 золотой"),
    },
    "kinds": {
        "instant": ("Instant", "Sofort", "immédiat", "мгновенный"),
        "activate": ("Activate", "Aktivieren", "à activer", "активации"),
        "once": ("One-time", "Einmal", "usage unique", "однократный"),
        **dict.fromkeys(CHRONOS_KINDS, ("Chronos", "Chronos", "Chronos", "Хронос")),
    },
    "kind": {
        "instant": ("Instant", "Sofort", "immédiat", "мгновенным"),
        "eleusis": ("Eleusis", "Eleusis", "Éleusis", "Элевсин"),
    },
    "to": {"you": ("gives you", "gibt dir", "vous donne", "отдаёт вам")},
}
NUMBERS = ("n", "per", "times", "plus", "max", "level", "at_least")
# These are shown by the structure of the sentence.
STRUCTURE = ("do", "event", "rule", "type", "complete", "up_to", "at_most")


def parts(value: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of an effect with the field it stands in."""
    if isinstance(value, dict):
        for inner_key, inner in value.items():
            yield from parts(inner, inner_key)
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner, key)
    else:
        yield key, value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("identity", list(FACES))
def test_every_number_family_and_target_occurs(identity: str, language: str) -> None:
    card = FACES[identity]
    entry = DEFAULT_CARDS.entries[card]
    texts = Texts(language, strict=True)
    text = texts.render(DEFAULT_CARDS.program[card].text())
    assert text.endswith(".")
    assert not re.search(r"  | \.|\.\.", text)
    assert text[0] == text[0].upper()
    at = LANGUAGES.index(language)
    effect = {key: entry[key] for key in ("rules", "when", "effect") if key in entry}
    for key, value in parts(effect):
        if key in NUMBERS and not (value == 1 and ("self", "only") in parts(effect)):  # "this card" is one
            assert re.search(rf"(?<!\d){value}(?!\d)", text), (key, value, text)
        elif key == "family":
            name = texts.component("elysium", "family", value, "gen" if language == "ru" else None)
            assert name in text, (value, text)
        elif key == "most":
            assert re.search(MOST[at], text), (value, text)
            assert re.search(RESOURCES[value][at], text), (value, text)
        elif key == "count" and value not in FIELDS["count"]:
            continue  # what is counted is named by place and filter
        elif key not in (*STRUCTURE, *NUMBERS):
            assert re.search(FIELDS[key][value][at], text), (key, value, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_read_like_this(language: str) -> None:
    expected = {
        "en": "Gain 1 VP for each Zeus card in your Domain, at most 4 VP.",
        "de": "Erhalte 1 SP für jede Zeus-Karte in deiner Sphäre, höchstens 4 SP.",
        "fr": "Gagnez 1 PV pour chaque carte Zeus dans votre Domaine, 4 PV au plus.",
        "ru": "Получите 1 очко за каждую карту Зевса в ваших Владениях, но не больше 4 очков.",
    }
    text = DEFAULT_CARDS.program[FACES["zeus.thunderbolt"]].text()
    assert Texts(language, strict=True).render(text) == expected[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_of_a_family_have_the_same_text_and_kind(language: str) -> None:
    texts = Texts(language, strict=True)
    seen: dict[tuple[str, str, str], str] = {}
    for identity, card in FACES.items():
        entry = DEFAULT_CARDS.entries[card]
        key = (entry["family"], entry["kind"], texts.render(DEFAULT_CARDS.program[card].text()))
        assert key not in seen, (identity, seen.get(key))
        seen[key] = identity
