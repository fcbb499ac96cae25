"""The lobby: who looks for a game of which kind, and how they come together."""
