"""The kernel: the contract that all games keep. It knows no game and needs only the standard library."""

from .actions import ActionSpace, Domain, Family
from .chance import Dealer, Deals, Script, deal, draw, shuffled
from .coverage import Coverage
from .driver import Count, drive, playout
from .edition import Edition, edition_text, parse_edition
from .errors import (
    ActionError,
    EditionError,
    IllegalAction,
    OptionError,
    PetteiaError,
    RecordError,
    StateError,
)
from .events import Event, EventKind, seals
from .game import Game, Setup
from .layout import TOP, Layout, Row
from .match import Match, Move
from .messages import Message
from .options import Option, Options
from .reasons import KERNEL_REASONS, Reason
from .record import Entry, Record
from .state import Result, Score, State
from .steps import CHANCE, ENGINE, FRAME, STEP, WHO, A, B, C, D, E, F, Step
from .tensor import TensorField, TensorWriter, one_hot
from .view import Bot, View

__all__ = [
    "CHANCE",
    "ENGINE",
    "FRAME",
    "KERNEL_REASONS",
    "STEP",
    "TOP",
    "WHO",
    "A",
    "ActionError",
    "ActionSpace",
    "B",
    "Bot",
    "C",
    "Count",
    "Coverage",
    "D",
    "Dealer",
    "Deals",
    "Domain",
    "E",
    "Edition",
    "EditionError",
    "Entry",
    "Event",
    "EventKind",
    "F",
    "Family",
    "Game",
    "IllegalAction",
    "Layout",
    "Match",
    "Message",
    "Move",
    "Option",
    "OptionError",
    "Options",
    "PetteiaError",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "Row",
    "Score",
    "Script",
    "Setup",
    "State",
    "StateError",
    "Step",
    "TensorField",
    "TensorWriter",
    "View",
    "deal",
    "draw",
    "drive",
    "edition_text",
    "one_hot",
    "parse_edition",
    "playout",
    "seals",
    "shuffled",
]
