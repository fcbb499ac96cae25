"""Learning: self-play, training, gates. `petteia train` and `python -m petteia.learn` are its commands."""

from petteia.extras import need

need("numpy", "learning", "learn")
