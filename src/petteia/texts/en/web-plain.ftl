# The rules in plain words.

web-face-plain = In plain words
web-face-law = By number
web-plain-play = Play this chapter
web-plain-law = By number: { $section }
web-plain-back = Back to the table
web-hints-again = Show all hints again
web-hints-back = Hints are back
