"""Why something is refused: the game's own reasons with the kinds of their arguments."""

from __future__ import annotations

_ONE_CARD = {"card": "card"}
REASONS: dict[str, dict[str, str]] = {
    # Taking.
    "enough-cards": {},
    "not-in-agora": _ONE_CARD,
    "at-oracle": _ONE_CARD,
    "same-card": _ONE_CARD,
    "needs-columns": {"card": "card", "columns": "list:column"},
    "has-quest": {},
    "no-such-quest": {"quest": "quest"},
    "quest-gone": {"quest": "quest"},
    "quest-needs": {"quest": "quest", "columns": "list:column"},
    "card-open": _ONE_CARD,
    "quest-open": {"quest": "quest"},
    "column-gone": {"column": "column"},
    # Using effects.
    "not-in-domain": _ONE_CARD,
    "not-by-choice": _ONE_CARD,
    "other-phase": _ONE_CARD,
    "ring-gone": _ONE_CARD,
    "already-used": _ONE_CARD,
    "eleusis-alone": _ONE_CARD,
    "would-do-nothing": _ONE_CARD,
    "not-waiting": _ONE_CARD,
    "card-not-meant": _ONE_CARD,
    "not-meant": {},
    "must-choose": {},
    "price": {"number": "number"},
    "option-impossible": {},
    # Transfers.
    "no-transfers-left": {},
    "too-expensive": {"card": "card", "cost": "number", "gold": "number"},
    "citizen-too-expensive": {"cost": "number", "gold": "number"},
    "no-citizen": {},
    "citizen-needs-legend": {},
    "citizen-begins-nothing": {},
    "no-such-legend": {"number": "number"},
    "does-not-fit": {"card": "card", "number": "number"},
}
