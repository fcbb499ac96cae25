"""Effects as data: every word of the effect language is a small piece with its meaning and its text."""
