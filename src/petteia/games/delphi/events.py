"""Every kind of event the game tells, with the kinds of its arguments, and the places it touches."""

from __future__ import annotations

from petteia.kernel import Event, EventKind, Study

EVENTS: dict[str, EventKind] = {
    # set-up
    "colour-dealt": EventKind({"seat": "seat", "colour": "player-colour"}, reveals=True),
    "map-drawn": EventKind({"number": "number", "map": "text"}, reveals=True),
    "offering-placed": EventKind({"colour": "colour", "site": "site"}, reveals=True),
    "temple-placed": EventKind({"colour": "colour", "site": "site"}, reveals=True),
    "monster-placed": EventKind({"monster": "monster", "site": "site"}, reveals=True),
    "pieces-again": EventKind(),
    "equipment-shown": EventKind({"equipment": "equipment"}, reveals=True),
    "first-player": EventKind({"seat": "seat"}, reveals=True),
    "ship-dealt": EventKind({"seat": "seat", "ship": "ship"}, reveals=True),
    "ship-offered": EventKind({"ship": "ship"}, reveals=True),
    "ship-chosen": EventKind({"seat": "seat", "ship": "ship"}),
    "tasks-turned": EventKind({"tasks": "list:task"}, reveals=True),
    "task-removed": EventKind({"task": "task"}, reveals=True),
    "own-task-removed": EventKind({"seat": "seat", "task": "task"}),
    "task-spared": EventKind({"seat": "seat", "task": "task"}),
    "gods-raised": EventKind({"seat": "seat"}),
    # the turn
    "round-begins": EventKind({"round": "number"}),
    "turn-begins": EventKind({"seat": "seat"}),
    "recovers": EventKind({"seat": "seat", "colours": "list:colour"}),
    "unhurt": EventKind({"seat": "seat"}),
    # actions
    "pays": EventKind({"seat": "seat", "favour": "number"}),
    "recolours": EventKind({"seat": "seat", "source": "source", "colour": "colour", "favour": "number"}),
    "draws-card": EventKind({"seat": "seat", "source": "source"}),
    "takes-favour": EventKind({"seat": "seat", "source": "source"}),
    "peeks": EventKind({"seat": "seat", "source": "source"}),
    "sails": EventKind({"seat": "seat", "source": "source", "hex": "hex", "steps": "number"}),
    "fights": EventKind({"seat": "seat", "source": "source", "monster": "monster", "site": "site"}),
    "battle-roll": EventKind(
        {"seat": "seat", "number": "number", "needed": "number", "round": "number"}, reveals=True
    ),
    "fights-on": EventKind({"seat": "seat", "favour": "number"}),
    "gives-up": EventKind({"seat": "seat", "monster": "monster"}),
    "beats": EventKind({"seat": "seat", "monster": "monster", "site": "site"}),
    "explores": EventKind({"seat": "seat", "source": "source", "site": "site"}),
    "island-revealed": EventKind({"site": "site", "island": "island", "letter": "letter"}, reveals=True),
    "looks": EventKind({"seat": "seat", "sites": "list:site"}),
    "glimpses": EventKind({"seat": "seat", "site": "site"}, {"island": "island"}, reveals=True),
    "builds": EventKind({"seat": "seat", "source": "source", "site": "site"}),
    "shrine-built": EventKind({"seat": "seat", "site": "site", "island": "island"}),
    "letter-reward": EventKind({"seat": "seat", "letter": "letter"}),
    "loads-offering": EventKind({"seat": "seat", "source": "source", "colour": "colour", "site": "site"}),
    "delivers": EventKind({"seat": "seat", "source": "source", "colour": "colour", "site": "site"}),
    "loads-statue": EventKind({"seat": "seat", "source": "source", "colour": "colour", "site": "site"}),
    "raises": EventKind({"seat": "seat", "source": "source", "colour": "colour", "site": "site"}),
    "clears-wounds": EventKind({"seat": "seat", "source": "source", "colour": "colour", "count": "number"}),
    "advances-god": EventKind({"seat": "seat", "source": "source", "god": "god"}),
    "uses-lamp": EventKind({"seat": "seat", "source": "source", "equipment": "equipment"}),
    "ends-turn": EventKind({"seat": "seat"}),
    # gods
    "god-moves": EventKind({"seat": "seat", "god": "god", "row": "number"}),
    "god-ready": EventKind({"seat": "seat", "god": "god"}),
    "god-acts": EventKind({"seat": "seat", "god": "god"}),
    "ship-set": EventKind({"seat": "seat", "hex": "hex"}),
    "god-swapped": EventKind({"seat": "seat", "god": "god"}),
    "god-home": EventKind({"seat": "seat", "god": "god", "row": "number"}),
    "god-reacts": EventKind({"seat": "seat", "god": "god", "row": "number"}),
    # rewards
    "task-fulfilled": EventKind({"seat": "seat", "task": "task", "left": "number"}),
    "favour-gained": EventKind({"seat": "seat", "favour": "number"}),
    "oracle-drawn": EventKind({"seat": "seat", "colour": "colour"}, reveals=True),
    "shield-rises": EventKind({"seat": "seat", "shield": "number"}),
    "heals": EventKind({"seat": "seat", "colour": "colour", "count": "number"}),
    "all-wounds-cleared": EventKind({"seat": "seat", "count": "number"}),
    "companion-joins": EventKind({"seat": "seat", "companion": "companion"}),
    "equipment-taken": EventKind({"seat": "seat", "equipment": "equipment"}),
    "equipment-idle": EventKind({"seat": "seat", "equipment": "equipment"}),
    "takes-offering": EventKind({"seat": "seat", "colour": "colour", "site": "site"}),
    "takes-statue": EventKind({"seat": "seat", "colour": "colour", "site": "site"}),
    "takes-nothing": EventKind({"seat": "seat"}),
    # the oracle and the Titan
    "rolled": EventKind({"seat": "seat", "colours": "list:colour"}, reveals=True),
    "titan-rolled": EventKind({"number": "number"}, reveals=True),
    "wounded": EventKind({"seat": "seat", "colour": "colour"}, reveals=True),
    "hero-discards": EventKind({"seat": "seat", "colour": "colour", "count": "number"}),
    # the end
    "reaches-zeus": EventKind({"seat": "seat"}),
    "last-round": EventKind(),
    "round-limit": EventKind({"rounds": "number"}),
    "game-over": EventKind({"winners": "list:seat"}),
}

STUDY = Study(
    begins="first-player",
    lengths=("round-begins", "turn-begins"),
    offers={"ship-offered": "ship", "ship-dealt": "ship", "equipment-shown": "equipment"},
    follows={
        "ship-dealt": "ship",
        "ship-chosen": "ship",
        "equipment-taken": "equipment",
        "companion-joins": "companion",
        "god-acts": "god",
        "letter-reward": "letter",
        "task-fulfilled": "task",
        "beats": "monster",
        "uses-lamp": "equipment",
    },
)


def places(event: Event) -> list[str]:
    """Whose god or task an event is about: everybody has the same ones."""
    args = event.args
    if not isinstance(args.get("seat"), int):
        return []
    return [f"own-{kind}:{args['seat']}/{args[kind]}" for kind in ("god", "task") if kind in args]
