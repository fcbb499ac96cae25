"""The `petteia` command: play in a terminal, simulate, replay, look up rules, measure."""
