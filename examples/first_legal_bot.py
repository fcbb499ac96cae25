"""A bot in twenty lines: takes the first legal action that is not a pass.

Seat it with ``petteia play olympos --seats "human,external:python3 examples/first_legal_bot.py"``.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        answer = {"type": "hello", "name": "first legal"}
    elif question["type"] == "choose":
        wanted = [one for one in question["legal"] if not one["text"].startswith("pass")]
        chosen = (wanted or question["legal"])[0]
        answer = {"type": "choose", "n": question["n"], "action": chosen["id"]}
    else:  # an error that Petteia found in our last answer
        print(question["message"], file=sys.stderr)
        continue
    print(json.dumps(answer), flush=True)
