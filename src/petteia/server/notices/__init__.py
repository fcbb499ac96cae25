"""Notices: Web Push and e-mail for "your turn" and the like (docs/place.md)."""
