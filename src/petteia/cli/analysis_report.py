"""The analysis of a game as one HTML file that needs nothing else: no script, no network, no library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from petteia.eye import Analysis, Decision
from petteia.kernel import CHANCE, Record
from petteia.texts import Texts

PARTS = {
    "start": "cli-eye-start",
    "luck": "cli-eye-luck",
    "others": "cli-eye-others",
    "mistakes": "cli-eye-mistakes",
    "unforeseeable": "cli-eye-unforeseeable",
    "result": "cli-eye-result",
}
"""The parts of the sum, in their order, with their messages."""
COLOURS = ("#b5452c", "#1f5fa8", "#3f7d4f", "#8a6d1f", "#6d4a94")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 4")
_WIDTH, _HEIGHT, _LEFT, _TOP = 860, 260, 44, 10

_STYLE = """
body{font:16px/1.5 Georgia,serif;max-width:58rem;margin:2rem auto;padding:0 1rem;
color:#2b2320;background:#fbf8f3}
h1,h2,h3{line-height:1.2}li{margin:.2rem 0}.small{color:#6b5f57;font-size:.9rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid #d9cfc2}
th:first-child,td:first-child{text-align:left}
svg{max-width:100%;height:auto;background:#fff;border:1px solid #d9cfc2}
@media(prefers-color-scheme:dark){body{color:#eee4d8;background:#1f1a17}th,td,svg{border-color:#4a4039}
svg{background:#2a2420}.small{color:#b9aca0}svg text{fill:#eee4d8}}
"""


def points(texts: Texts, share: float, sign: bool = True) -> str:
    """A share of a win in points of win chance, in the reader's way of writing numbers."""
    value = round(100 * share)
    shown = texts.text("cli-eye-number", n=abs(value))
    if value < 0:
        return f"−{shown}"
    return f"+{shown}" if sign and value > 0 else shown


def words_of(texts: Texts, record: Record) -> tuple[list[str], Callable[[int], str]]:
    """The players' names, and how an action is told."""
    names = [texts.seat(seat, record.names or None) for seat in range(record.setup.seats)]

    def told(action: int) -> str:
        return texts.action(record.game, action, record.names or None, record.setup.actions)

    return names, told


def moment_lines(
    analysis: Analysis, decision: Decision, record: Record, texts: Texts, told: Callable[[int], str]
) -> list[str]:
    """A moment in words: what was done, what would have been better, and why."""
    best = decision.ideas[0]
    lines = [
        texts.text("cli-eye-taken", action=told(decision.action), cost=points(texts, decision.mistake, False))
    ]
    lines += [
        texts.text("cli-eye-better", action=told(idea.action), error=points(texts, 2 * idea.error, False))
        if idea.action == best.action
        else texts.text("cli-eye-also", action=told(idea.action), behind=points(texts, idea.behind, False))
        for idea in decision.ideas
        if idea.action != decision.action
    ]
    for reason in analysis.reasons.get(str(decision.t), [])[:1]:
        lines += [
            texts.told(record.game, ground, record.names or None)
            for ground in reason["grounds"]
            if reason["action"] == best.action
        ]
    return lines


def chart(analysis: Analysis, names: Sequence[str], label: str) -> str:
    """The win chances of all seats over the game, as SVG; colour is not the only sign."""
    length = max(1, len(analysis.values) - 1)
    wide, high = _WIDTH - _LEFT - 10, _HEIGHT - _TOP - 24

    def x(t: float) -> float:
        return _LEFT + wide * t / length

    def y(share: float) -> float:
        return _TOP + high * (1 - share)

    out = _grid(y, wide, label)
    for t in analysis.turns:
        at = x(t + 1)
        out.append(_line(at, at, _TOP, _TOP + high, "#b5452c", "2 4"))
        out.append(f'<text x="{at:.1f}" y="{_TOP + high + 14}" text-anchor="middle">{t + 1}</text>')
    for seat, name in enumerate(names):
        line = " ".join(f"{x(t):.1f},{y(row[seat]):.1f}" for t, row in enumerate(analysis.values))
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        style = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
        out.append(f'<polyline points="{line}" {style}/>')
        at = _LEFT + seat * wide / len(names)
        out.append(_line(at, at + 28, _HEIGHT + 12, _HEIGHT + 12, colour, dash, 2))
        out.append(f'<text x="{at + 34:.0f}" y="{_HEIGHT + 16}">{escape(name)}</text>')
    return "".join([*out, "</svg>"])


def _line(x1: float, x2: float, y1: float, y2: float, colour: str, dash: str, width: float = 1.0) -> str:
    style = f'stroke="{colour}" stroke-dasharray="{dash}" stroke-width="{width}"'
    return f'<line x1="{x1:.1f}" x2="{x2:.1f}" y1="{y1:.1f}" y2="{y2:.1f}" {style}/>'


def _grid(y: Callable[[float], float], wide: float, label: str) -> list[str]:
    """The beginning of the chart, with its lines of equal chance."""
    size = f'viewBox="0 0 {_WIDTH} {_HEIGHT + 22}" font-family="sans-serif" font-size="12"'
    out = [f'<svg {size} role="img" aria-label="{escape(label)}">']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        at = y(share)
        out.append(_line(_LEFT, _LEFT + wide, at, at, "#8888", "", 0.6))
        out.append(f'<text x="{_LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{round(100 * share)} %</text>')
    return out


def html(analysis: Analysis, record: Record, texts: Texts) -> str:
    """The whole report."""
    names, told = words_of(texts, record)
    say = texts.text
    title = say("cli-eye-title", game=texts.title(record.game))
    small = f"{say('cli-eye-players')} {say('cli-eye-depth', depth=analysis.depth)}"
    out = [
        f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8">',
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>',
        f"<style>{_STYLE}</style><h1>{escape(title)}</h1>",
        f'<p class="small">{escape(small)}</p>',
        chart(analysis, names, say("cli-eye-chart")),
        f"<h2>{escape(say('cli-eye-sum'))}</h2><table><tr><th></th>",
        *(f"<th>{escape(say(message))}</th>" for message in PARTS.values()),
        "</tr>",
    ]
    for name, part in zip(names, analysis.parts, strict=True):
        cells = "".join(
            f"<td>{points(texts, getattr(part, one), one not in ('start', 'result'))}</td>" for one in PARTS
        )
        out.append(f"<tr><td>{escape(name)}</td>{cells}</tr>")
    out.append(f'</table><p class="small">{escape(say("cli-eye-about"))}</p>')
    for seat, moments in enumerate(analysis.moments):
        if not moments:
            continue
        out.append(f"<h2>{escape(say('cli-eye-moments', player=names[seat]))}</h2>")
        for t in moments:
            decision = analysis.decision(t)
            assert decision is not None
            first, *lines = moment_lines(analysis, decision, record, texts, told)
            out.append(f"<h3>{t + 1}. {escape(first)}</h3><ul>")
            out += [f"<li>{escape(line)}</li>" for line in lines]
            out.append("</ul>")
    out.append(f"<h2>{escape(say('cli-eye-turns'))}</h2><ol>")
    for t in analysis.turns:
        who = record.entries[t].seat
        action = told(record.setup.actions.parse(record.entries[t].action))
        change = [
            after - before for before, after in zip(analysis.values[t], analysis.values[t + 1], strict=True)
        ]
        moved = ", ".join(
            f"{name} {points(texts, one)}"
            for name, one in zip(names, change, strict=True)
            if abs(one) >= 0.01
        )
        by = texts.seat(who, record.names or None) if who != CHANCE else texts.seat(CHANCE)
        told_by = f"{escape(by)}: {escape(action)}"
        out.append(f'<li value="{t + 1}">{told_by} <span class="small">({escape(moved)})</span></li>')
    out.append("</ol></html>")
    return "".join(out)
