# Hints for whoever meets something for the first time: a question, or an event.

elysium-hint-after = Your columns are gone. Effects of your Domain can still be used before the epoch ends.
elysium-hint-place = Cards of one family, or of one level, belong together. A card that stands alone is worth nothing at the end.
elysium-hint-event-citizen = Somebody could take nothing and took a Citizen: it fills a gap in a legend, and costs 2 points at the end.
elysium-hint-event-awakening = A new epoch: all columns are back, the Agora is filled anew, and the quests tell who goes first.
