"""Numbers of the steps: their places in ``Elysium.steps``."""

from __future__ import annotations

(
    PEDIMENT,
    FAMILIES,
    START_PLAYER,
    FILL,
    BEGIN_EPOCH,
    ROUNDS,
    TURN,
    COLUMN,
    AFTER,
    NEW_ORDER,
    INCOME,
    WRITERS,
    WRITE,
    PLACE_CARD,
    END_EPOCH,
    FINAL,
    ORDER_TRIGGERS,
    EFFECT,
    DOING,
    PAY,
    DISCARD,
    ADD,
    DRAW,
    SWAP,
    TRANSFER,
    BORROW,
    CHOOSE,
) = range(27)
