"""Names of people: what may be one, and which look alike.

A name is shown to others, who must be able to read it and to tell it from every other name at the table. So
it has something to see, is written in one script, and no two at a table look the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from .refusals import Refuse

LONGEST = 24
_MARKS = 3  # marks on one letter; no script that people write needs more
# Letters and symbols that show nothing: fillers of Hangul, Khmer's inherent vowels, the blank of Braille.
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
# Marks that only say how a picture or letter before them is drawn: a name with them looks as without.
_SELECTORS = re.compile("[\u034f\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Scripts that are written together: Japanese, Chinese and Korean, with Latin letters among them.
_EAST = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC", "LATIN"})
# What looks like a Latin letter, small or as a capital, once capitals and accents are gone.
_PAIRS = (
    "аa вb еe нh іi јj кk ӏl мm оo рp сc тt уy хx ѕs ԁd ԛq ԝw һh ьb "  # Cyrillic
    "αa βb γy εe ζz ηh ιi κk μm νv οo ρp τt υy χx ωw ϲc "  # Greek
    "ıi ɑa ɡg 0o 1l |l"
)
_ALIKE = {ord(pair[0]): pair[1] for pair in _PAIRS.split(" ")}


def clean_name(name: str) -> str:
    """A player's name: 1 to 24 characters, one of them a letter, digit or picture, letters of one script
    only, marks only on letters; Refuse otherwise.
    """
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(plain) <= LONGEST:
        raise Refuse("name")
    scripts: set[str] = set()
    visible = False
    marks = _MARKS  # none yet that one could stand on
    for character in plain:
        kind = unicodedata.category(character)
        if kind[0] == "C" or character in _BLANK:
            raise Refuse("name")
        if kind[0] == "M":
            marks += 1
            if marks > _MARKS:
                raise Refuse("name")
            continue
        marks = 0 if kind[0] in "LN" or kind == "So" else _MARKS
        visible = visible or marks == 0
        if kind[0] == "L" and kind != "Lm":
            scripts.add(unicodedata.name(character, "UNKNOWN").split(" ")[0].partition("-")[0])
    if not visible or (len(scripts) > 1 and not scripts <= _EAST):
        raise Refuse("name")
    return plain


def looks(name: str) -> str:
    """What is left of a name for the eye: equal for names that are easily taken for each other."""
    parts = _SELECTORS.sub("", unicodedata.normalize("NFKD", name).casefold())
    bare = [c for c in parts if unicodedata.category(c)[0] in "LMNS" and not unicodedata.combining(c)]
    return "".join(bare).translate(_ALIKE).replace("rn", "m").replace("i", "l")


def check_new(name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like one of the others at the table."""
    if looks(name) in {looks(other) for other in others if other}:
        raise Refuse("name-taken")
