"""What the results of a tournament say: win rates, margins, seats, components, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .statistics import Estimate, difference, mean, share

Results = Sequence[dict[str, Any]]

LEAST = 5  # a component is compared if at least so many seats had it and so many had not


def shares(result: dict[str, Any]) -> list[float]:
    """What each seat has of the victory: 1 for a sole winner, equal parts for tied ones."""
    winners = result["ranks"].count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in result["ranks"]]


def margins(result: dict[str, Any]) -> list[float]:
    """By how many points each seat is ahead of its best opponent."""
    scores = result["scores"]
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]


def standings(results: Results) -> list[dict[str, Any]]:
    """For each bot its win rate, margin and points, best first."""
    won: dict[str, list[float]] = {}
    ahead: dict[str, list[float]] = {}
    points: dict[str, list[float]] = {}
    for result in results:
        for bot, win, margin, score in zip(
            result["bots"], shares(result), margins(result), result["scores"], strict=True
        ):
            won.setdefault(bot, []).append(win)
            ahead.setdefault(bot, []).append(margin)
            points.setdefault(bot, []).append(score)
    rows = [
        {
            "bot": bot,
            "wins": share(sum(won[bot]), len(won[bot])),
            "margin": mean(ahead[bot]),
            "points": mean(points[bot]),
        }
        for bot in won
    ]
    return sorted(rows, key=lambda row: (-row["wins"].value, -row["margin"].value, row["bot"]))


def pairs(results: Results) -> list[dict[str, Any]]:
    """For each two bots that met: how often the first came out ahead of the second (ties half).

    ``gap`` is by how many points, on the average.
    """
    ahead: dict[tuple[str, str], list[float]] = {}
    gaps: dict[tuple[str, str], list[float]] = {}
    for result in results:
        bots, ranks, scores = result["bots"], result["ranks"], result["scores"]
        for one, bot in enumerate(bots):
            for other, against in enumerate(bots):
                if bot != against:
                    win = 0.5 if ranks[one] == ranks[other] else float(ranks[one] < ranks[other])
                    ahead.setdefault((bot, against), []).append(win)
                    gaps.setdefault((bot, against), []).append(scores[one] - scores[other])
    return [
        {
            "bot": bot,
            "against": against,
            "ahead": share(sum(wins), len(wins)),
            "gap": mean(gaps[bot, against]),
        }
        for (bot, against), wins in sorted(ahead.items())
    ]


def seats(results: Results) -> list[dict[str, Any]]:
    """For each seat its share of the victories and its points."""
    if not results:
        return []
    out = []
    for seat in range(len(results[0]["bots"])):
        wins = [shares(result)[seat] for result in results]
        points = [result["scores"][seat] for result in results]
        out.append({"seat": seat, "wins": share(sum(wins), len(wins)), "points": mean(points)})
    return out


def lengths(results: Results) -> dict[str, Any]:
    """Decisions and actions (chance included) of a game."""
    decisions = [sum(result["decisions"]) for result in results]
    return {
        "decisions": mean(decisions),
        "actions": mean([result["actions"] for result in results]),
        "shortest": min(decisions, default=0),
        "longest": max(decisions, default=0),
    }


def components(results: Results) -> list[dict[str, Any]]:
    """The value of components: mean points of seats that had one and of those that had not.

    A seat had a component if an event connects them; the events are kept apart (to take a card is another
    thing than to lose it). What everybody had, or hardly anybody, is left out. It is a comparison, not a
    cause: strong players may choose it, or only those who are ahead get it.
    """
    points: list[float] = []
    having: dict[str, list[int]] = {}
    for result in results:
        for score, had in zip(result["scores"], result["had"], strict=True):
            for key in had:
                having.setdefault(key, []).append(len(points))
            points.append(score)
    out = []
    for key, places in having.items():
        if len(places) < LEAST or len(points) - len(places) < LEAST:
            continue
        inside = set(places)
        with_it = [points[place] for place in places]
        without = [score for place, score in enumerate(points) if place not in inside]
        event, _, component = key.partition(":")
        kind, _, identity = component.partition("/")
        out.append(
            {
                "event": event,
                "kind": kind,
                "component": identity,
                "with": mean(with_it),
                "without": mean(without),
                "difference": difference(with_it, without),
            }
        )
    return sorted(
        out, key=lambda row: (row["kind"], row["event"], -row["difference"].value, row["component"])
    )


def ratings(results: Results) -> list[dict[str, Any]]:
    """The Bradley-Terry model of openskill over all games in their order, best first.

    ``mu`` is the strength, ``sigma`` its uncertainty, ``ordinal`` = mu - 3 sigma a cautious figure to rank
    by. A bot with two seats at a table gets the mean of what both earned.
    """
    from petteia.extras import need

    model = need("openskill.models", "a rating list").BradleyTerryFull()
    table: dict[str, tuple[float, float]] = {}
    played: dict[str, int] = {}
    for result in results:
        bots = result["bots"]
        teams = []
        for bot in bots:
            mu, sigma = table.get(bot, (25.0, 25.0 / 3))
            teams.append([model.rating(mu=mu, sigma=sigma)])
        rated = model.rate(teams, ranks=result["ranks"])
        for bot in dict.fromkeys(bots):
            mine = [team[0] for team, name in zip(rated, bots, strict=True) if name == bot]
            table[bot] = (sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine))
            played[bot] = played.get(bot, 0) + len(mine)
    rows = [
        {"bot": bot, "mu": mu, "sigma": sigma, "ordinal": mu - 3 * sigma, "n": played[bot]}
        for bot, (mu, sigma) in table.items()
    ]
    return sorted(rows, key=lambda row: (-float(row["mu"]), row["bot"]))


def summary(header: dict[str, Any], results: Results) -> dict[str, Any]:
    """Everything as one JSON-able dictionary; the rating list is None where openskill is not installed."""
    from petteia.extras import MissingExtraError

    rated: list[dict[str, Any]] | None
    try:
        rated = ratings(results)
    except MissingExtraError:
        rated = None
    whole = {
        **{key: header[key] for key in ("game", "bots", "seats", "seed", "options")},
        "games": len(results),
        "standings": standings(results),
        "pairs": pairs(results),
        "ratings": rated,
        "seat_advantage": seats(results),
        "length": lengths(results),
        "components": components(results),
    }
    found: dict[str, Any] = plain(whole)
    return found


def plain(value: Any) -> Any:
    """Figures as JSON has them."""
    if isinstance(value, Estimate):
        return value.as_json()
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return round(value, 4) if isinstance(value, float) else value
