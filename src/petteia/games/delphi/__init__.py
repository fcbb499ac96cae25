"""The Oracle of Delphi: ships race to fulfil tasks for Zeus, by the numbered rules in docs/rules/delphi.md.

Where to find a rule: preparation, ships, map, mapmaker and sea (DEL-2), turn, sources, wounds, oracle and
titan (DEL-3), deeds with sailing, fight, islands and cargo (DEL-4, DEL-5), rewards (DEL-6), gods (DEL-7),
companions and equipment (DEL-8), turn and scoring (DEL-9), preparation again for shorter games (DEL-9.3).
"""

from .game import GAME

__all__ = ["GAME"]
