"""Ratings of people by game: the arithmetic, which games count, what bots are worth."""
