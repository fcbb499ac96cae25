# The player aid.

web-aid = Player aid
web-aid-print = Print
web-aid-rows = What you can do
