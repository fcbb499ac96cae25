"""The report's plots: Altair charts, drawn here as SVG, so that a report needs no script and no network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from petteia.extras import need

WIDTH = 720


def draw(chart: Any) -> str:
    """The chart as SVG text."""
    convert = need("vl_convert", "an HTML report")
    # Browsers may have wider letters than those measured here: room for them at the left, and between labels.
    roomy = chart.properties(padding={"left": 56, "right": 12, "top": 4, "bottom": 4})
    return str(convert.vegalite_to_svg(roomy.configure_axisX(labelOverlap=True, labelSeparation=8).to_json()))


def _data(rows: Sequence[dict[str, Any]]) -> Any:
    return need("altair", "an HTML report").Data(values=list(rows))


def intervals(
    rows: Sequence[dict[str, Any]], title: str, mark: float | None = None, percent: bool = False
) -> Any:
    """Points with their intervals, one line for each row (``name``, ``value``, ``low``, ``high``).

    ``mark`` draws a line at the value that would mean no difference.
    """
    alt = need("altair", "an HTML report")
    axis = alt.Axis(format="%") if percent else alt.Axis()
    names = alt.Y("name:N", sort=[row["name"] for row in rows], title=None, axis=alt.Axis(labelLimit=300))
    base = alt.Chart(_data(rows))
    chart = base.mark_rule(strokeWidth=2, color="#7a8ca0").encode(
        y=names,
        x=alt.X("low:Q", title=title, axis=axis, scale=alt.Scale(zero=False, nice=True)),
        x2="high:Q",
    )
    chart += base.mark_point(filled=True, size=70, color="#1f5fa8", opacity=1).encode(y=names, x="value:Q")
    if mark is not None:
        chart += (
            alt.Chart(_data([{"mark": mark}]))
            .mark_rule(strokeDash=[4, 4], color="#b5452c")
            .encode(x="mark:Q")
        )
    return chart.properties(width=WIDTH, height=alt.Step(22))


def distribution(rows: Sequence[dict[str, Any]], title: str) -> Any:
    """Histograms of ``value``, one above the other for each ``name``."""
    alt = need("altair", "an HTML report")
    names = list(dict.fromkeys(row["name"] for row in rows))
    return (
        alt.Chart(_data(rows))
        .mark_bar(color="#1f5fa8")
        .encode(
            x=alt.X("value:Q", bin=alt.Bin(maxbins=40, minstep=1), title=title, axis=alt.Axis(format="d")),
            y=alt.Y("count():Q", title="games"),
            row=alt.Row(
                "name:N", sort=names, title=None, header=alt.Header(labelOrient="top", labelAnchor="start")
            ),
        )
        .properties(width=WIDTH, height=70)
    )


def lines(rows: Sequence[dict[str, Any]], x: str, y: str, zero: bool = False) -> Any:
    """Lines of ``value`` over ``at``, one for each ``name``."""
    alt = need("altair", "a plot")
    return (
        alt.Chart(_data(rows))
        .mark_line(point=True)
        .encode(
            x=alt.X("at:Q", title=x),
            y=alt.Y("value:Q", title=y, scale=alt.Scale(zero=zero)),
            strokeDash=alt.StrokeDash("name:N", title=None),
            color=alt.Color("name:N", title=None),
        )
        .properties(width=WIDTH, height=280)
    )
