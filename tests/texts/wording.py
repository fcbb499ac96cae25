"""What is wrong with a text that a person reads, as far as a program can see it.

`faults` looks at one finished text, `parts` takes a catalogue's entry apart into texts. Which word stands for
a thing is written down in docs/words.md; what a mechanism can hold of that is in `OTHER_WORDS`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from fluent.syntax import ast

from petteia.texts.store import FOLDERS

NO_BREAK = "\u00a0"
THIN = "\u202f"  # a thin space at which no line breaks
VALUE = "\u25a1"  # stands for a value in a text that was taken from a catalogue

ANYWHERE = {
    r"\{|\}|\$": "a placeholder is left",
    r"[\u2066-\u2069]": "a mark for the direction of writing is left",
    r"\bundefined\b|\bNone\b|\bNaN\b|\[object": "a value without a text",
    r"  ": "two spaces",
    r"(?:^| )[,;!?)]| [.:](?= |$)": "a space before a closing sign",
    r"\( ": "a space after an opening bracket",
    r"(?<!\.)\.\.(?!\.)|,,|;;|::": "a sign twice",
    r"^\s|\s$": "a space at the edge",
    r"(?<!//)\.\.\.(?!\S)": "three dots instead of …",
}
IN_LANGUAGE = {
    "en": {
        r"[„«»]": "quotation marks of another language",
        r"\s[;:!?]": "a space before ; : ! ?",
    },
    "de": {
        r"[”«»]": "quotation marks of another language",
        r"\s[;:!?]": "a space before ; : ! ?",
        r"[\d□] %": "a percent sign that can break off",
        r"(?<=[a-zäöüß,] )(Sie (?!selbst)|Ihnen\b|Ihre?[nmrs]?\b)": "addressed as Sie, everywhere else as du",
    },
    "fr": {
        r"[“”„]": "quotation marks of another language",
        r"«(?!\u202f)|(?<!\u202f)»": "no thin no-break space inside « »",
        r"(?<=[^\s\d]):(?=\s|$)|[^\u00a0]:$|[ \u202f]:": "no no-break space before a colon",
        r"(?<![\u202f!?])[;!?](?=\s|$|»)": "no thin no-break space before ; ! ?",
        r"[\d□][ \u202f]?%": "no no-break space before %",
        r"(?i)(?<![\w’-])(on|l’on|qu’on)(?=[ ,])": "on, where everywhere else it is vous",
        r"(?i)\b(tu|tes|toi)\b": "addressed as tu, everywhere else as vous",
        r"(?i)(?<![\w’-])(de|le|la|ne|que|jusque|lorsque) (?=[aàâeéèêiîoôuœ])": "no elision before a vowel",
    },
    "ru": {
        r"[“”]": "quotation marks of another language",
        r"\s[;:!?]": "a space before ; : ! ?",
        r"[\d□] %": "a percent sign that can break off",
        r"(?i)\b(ты|тебя|тебе|твой|твоя|твои)\b": "addressed as ты, everywhere else as вы",
    },
}
OTHER_WORDS = {  # see docs/words.md
    "en": {r"(?i)\bsigns? of Zeus (?=is|on|first)": "Zeus space"},
    "de": {
        r"Rohstoff": "Ressource",
        r"\bQuests?\b": "Aufgabe",
        r"Domäne": "Sphäre",
        r"Rangmyth": "Mythos eines Ranges",
        r"(?i)\b(Karten?|Wunden).{0,20}abwerfen": "ablegen",
        r"Nachziehstapel|Abwurfstapel": "Zugstapel, Ablagestapel",
        r"Gefährte": "Begleiter",
        r"\d Zeit\b": "Zeiteinheiten",
    },
    "fr": {
        r"(?i)piste du temps": "échelle de temps",
        r"(?i)\bÉlysée": "Elysium",
        r"(?i)\bnavires?\b": "bateau",
        r"\d or\b": "pièces d’or",
        r"(?i)\bbots?\b": "robot",
    },
    "ru": {
        r"(?i)\bсемь[яиеюё]\b|\bсемей\b|\bсемейн": "семейство",
        r"(?i)уровнев": "одного уровня",
        r"Элизиум": "Элизий",
        r"(?i)\bотмел": "мель",
        r"(?i)ходит? на \d+ ряд": "в ряд",
    },
}
APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")

ONE_AND_MORE = {
    "en": "card cards|column columns|hourglass hourglasses|settler settlers|hex hexes|wound wounds|die dice|"
    "task tasks|step steps|star stars|unit units|space spaces|piece pieces|transfer transfers|tile tiles",
    "de": "Karte Karten|Säule Säulen|Sanduhr Sanduhren|Feld Felder|Wunde Wunden|Aufgabe Aufgaben|"
    "Stern Sterne|Schritt Schritte|Zeiteinheit Zeiteinheiten|Punkt Punkte|Stück Stücke|Runde Runden|"
    "Übergang Übergänge|Prestigepunkt Prestigepunkte",
    "fr": "carte cartes|colonne colonnes|sablier sabliers|colon colons|case cases|blessure blessures|dé dés|"
    "tâche tâches|étoile étoiles|unité unités|point points|pièce pièces|faveur faveurs|tuile tuiles",
}
RUSSIAN = {  # the stem, and the forms after 1, 2 and 5 (nominative, accusative)
    "очк": "очко очка очков",
    "золот": "золотой золотых золотых",
    "карт": "карта,карту карты карт",
    "колонн": "колонна,колонну колонны колонн",
    "милост": "милость милости милостей",
    "ран": "рана,рану раны ран",
    "пол(?=[еяй])": "поле поля полей",
    "единиц": "единица,единицу единицы единиц",
    "задани": "задание задания заданий",
    "кубик": "кубик кубика кубиков",
    "зв[её]зд": "звезда,звезду звезды звёзд",
    "меч": "меч меча мечей",
    "жетон": "жетон жетона жетонов",
    "фиш": "фишка,фишку фишки фишек",
    "шаг": "шаг шага шагов",
    "перевод": "перевод перевода переводов",
    "символ": "символ символа символов",
}


OTHER_CASES = {
    "больше",
    "меньше",
    "до",
    "из",
    "после",
    "от",
    "при",
    "к",
    "с",
    "по",
    "или",
    "без",
    "минус",
    "игрок",
    "игрока",
    "игроку",
}


def faults(text: str, language: str) -> list[str]:
    """What is wrong with a text, in words; nothing when all is well."""
    found = []
    for table in (ANYWHERE, IN_LANGUAGE[language]):
        found += [f"{why}: {text!r}" for pattern, why in table.items() if re.search(pattern, text)]
    for pattern, right in OTHER_WORDS[language].items():
        if re.search(pattern, text):
            found.append(f"it is called “{right}”: {text!r}")
    if APOSTROPHE.search(text):
        found.append(f"a straight apostrophe: {text!r}")
    found += [f"{number} {noun}: {text!r}" for number, noun in counts(text, language)]
    return found


def counts(text: str, language: str) -> Iterator[tuple[int, str]]:
    """Numbers with a noun in the wrong form behind them.

    In Russian a number in the genitive, dative or prepositional case has other forms: those stand behind
    a preposition or a comparison and are left alone.
    """
    if language == "ru":
        yield from _russian_counts(text)
        return
    for pair in ONE_AND_MORE[language].split("|"):
        single, many = pair.split()
        for number, word in re.findall(rf"(?<![\d.,+−-])(\d+) ({single}|{many})\b", text):
            n = int(number)
            if (word == single) != (n == 1 or (language == "fr" and n == 0)):
                yield n, word


def _russian_counts(text: str) -> Iterator[tuple[int, str]]:
    for stem, forms in RUSSIAN.items():
        one, few, many = (form.split(",") for form in forms.split())
        for before, number, word in re.findall(rf"(\w*) ?(?<![\d.,+−-])(\d+) ({stem}[а-яё]*)", text):
            n = int(number)
            if before.lower() in OTHER_CASES:
                continue
            right = many if 11 <= n % 100 <= 14 else one if n % 10 == 1 else few if 2 <= n % 10 <= 4 else many
            if word not in right:
                yield n, word


def parts(entry: Any) -> Iterator[str]:
    """The texts of a message and its attributes, each choice of its selections shown at least once."""
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
        if pattern is not None:
            for number in range(_choices(pattern)):
                yield _text(pattern, number)


def _choices(pattern: Any) -> int:
    """How many choices the longest selection has."""
    most = 1
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            most = max(most, len(variants), *(_choices(variant.value) for variant in variants))
    return most


def _text(pattern: Any, number: int) -> str:
    """The text with the numbered choice of every selection, and a sign for every value."""
    out = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            out.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            out.append(_text(variants[min(number, len(variants) - 1)].value, number))
        elif isinstance(element.expression, ast.StringLiteral):
            out.append(element.expression.parse()["value"])
        else:
            out.append(VALUE)
    return "".join(out)


def mended(text: str) -> str:
    """A French catalogue with its no-break spaces where an ordinary one was typed."""
    lines = []
    for line in text.split("\n"):
        if not line.startswith("#"):
            line = re.sub(r"(?<=\S)[ \u202f]:(?=\s|$)", f"{NO_BREAK}:", line)
            line = re.sub(r"(?<=\S)[ \u00a0]([;!?])(?!\w)", rf"{THIN}\1", line)
            line = re.sub(r"«[ \u00a0\u202f]?", f"«{THIN}", line)
            line = re.sub(r"[ \u00a0\u202f]?»", f"{THIN}»", line)
            line = re.sub(r"(?<=\S)[ \u202f]%", f"{NO_BREAK}%", line)
        lines.append(line)
    return "\n".join(lines)


if __name__ == "__main__":  # make words
    for path in sorted((FOLDERS[0] / "fr").glob("*.ftl")):
        path.write_text(mended(path.read_text(encoding="utf-8")), encoding="utf-8")
