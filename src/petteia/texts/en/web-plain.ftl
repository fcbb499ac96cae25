# The rules in plain words.

web-face-plain = In plain words
web-face-law = By number
web-plain-play = Play this chapter
web-plain-law = By number: { $section }
web-plain-back = Back to the table
web-hints-again = Show all hints again
web-hints-back = Hints are back
web-plain-example = Example: { $title }
web-plain-play-example = Play this example
web-plain-found = { $n ->
    [one] one passage in plain words
   *[other] { $n } passages in plain words
}
web-plain-read = Read the chapter
web-learn-examples = Worked examples
web-learn-example-done = This example is done.
