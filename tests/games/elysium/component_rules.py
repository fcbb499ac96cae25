"""Rules that are pure component data: rule id -> where the data are.

Every other rule is named in the package where it is carried out. Elysium has none: what is printed on its
components is read by a rule in each case.
"""

from __future__ import annotations

COMPONENT_RULES: dict[str, str] = {}
