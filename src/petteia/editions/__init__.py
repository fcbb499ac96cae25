"""Editions of owners: what the printed box says, entered over the default edition, checked and compared."""

from .drafts import (
    PRINTED,
    Checked,
    Component,
    Difference,
    Draft,
    build,
    check,
    check_text,
    component_at,
    components,
    differences,
    file_data,
    first_position,
    game_of,
    is_named,
    parse,
    read,
)
from .forms import form_of

__all__ = [
    "PRINTED",
    "Checked",
    "Component",
    "Difference",
    "Draft",
    "build",
    "check",
    "check_text",
    "component_at",
    "components",
    "differences",
    "file_data",
    "first_position",
    "form_of",
    "game_of",
    "is_named",
    "parse",
    "read",
]
