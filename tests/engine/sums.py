"""A native module of bare arithmetic, which test_overflow.py compiles as rules are compiled."""

from __future__ import annotations

from petteia.kernel import Numbers, native


@native
def add(a: int, b: int) -> int:
    """A sum."""
    return a + b


@native
def subtract(a: int, b: int) -> int:
    """A difference."""
    return a - b


@native
def multiply(a: int, b: int) -> int:
    """A product."""
    return a * b


@native
def negate(a: int) -> int:
    """The other sign."""
    return -a


@native
def shift(a: int, b: int) -> int:
    """Moved up by so many bits, as packed numbers are made."""
    return a << b


@native
def divide(a: int, b: int) -> int:
    """Rounded down; fails in itself, so that callers ask whether it has."""
    return a // b


@native
def whole(a: float) -> int:
    """A float without what is behind the point."""
    return int(a)


@native
def grow(row: Numbers, place: int, a: int) -> None:
    """Add to a number in a row, as most rules do."""
    row[place + 1] += a


@native
def twice(a: int) -> int:
    """By way of another native function."""
    return add(a, a)


@native
def loop(a: int, times: int) -> int:
    """A sum over a loop."""
    total = 0
    for _ in range(times):
        total += a
    return total
