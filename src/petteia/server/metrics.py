"""What Prometheus can ask for at ``/metrics``."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    Summary,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

DECISIONS = Counter(
    "petteia_decisions", "Decisions stored, by game and by whom", ["game", "by"], registry=REGISTRY
)
REFUSED = Counter("petteia_refusals", "Requests refused, by reason", ["id"], registry=REGISTRY)
CONFLICTS = Counter("petteia_conflicts", "Races that another writer won", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "petteia_commit_seconds",
    "Time to store a decision",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
VIEW_SECONDS = Summary(
    "petteia_view_seconds", "Time to build what a viewer is shown of a change", registry=REGISTRY
)
LOAD_SECONDS = Histogram(
    "petteia_load_seconds",
    "Time to load a table from the database",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
BOT_SECONDS = Histogram(
    "petteia_bot_seconds",
    "Time a bot took for a decision",
    ["bot"],
    buckets=(0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 15),
    registry=REGISTRY,
)
CLOCK_LATE = Histogram(
    "petteia_clock_late_seconds",
    "How long after a deadline its table was seen to",
    buckets=(0.5, 1, 2, 5, 10, 30, 60),
    registry=REGISTRY,
)
BOT_FAILURES = Counter("petteia_bot_failures", "Bots that crashed or hung", ["bot"], registry=REGISTRY)
BOT_WAITING = Gauge(
    "petteia_bot_waiting",
    "Decisions that wait for a process, by class",
    ["kind"],
    registry=REGISTRY,
)
BOT_OLDEST = Gauge(
    "petteia_bot_oldest_seconds", "For how long the oldest of these waits", ["kind"], registry=REGISTRY
)
CONNECTIONS = Gauge("petteia_connections", "Open WebSocket connections", registry=REGISTRY)
CONNECTIONS_REFUSED = Counter(
    "petteia_connections_refused",
    "Connections refused or ended by the limits below the application, by reason",
    ["reason"],
    registry=REGISTRY,
)
LIVE_TABLES = Gauge("petteia_live_tables", "Tables in memory", registry=REGISTRY)
REQUESTS = Counter(
    "petteia_http_requests", "HTTP requests, by route and status", ["route", "status"], registry=REGISTRY
)
NOTICES = Counter(
    "petteia_notices", "Attempts to tell somebody something", ["kind", "way", "outcome"], registry=REGISTRY
)
FAULTS = Counter("petteia_faults", "Faults of the server", registry=REGISTRY)


def text() -> bytes:
    """All figures in Prometheus' text form."""
    return generate_latest(REGISTRY)
