"""The kernel: the contract that all games keep. It knows no game and needs only the standard library."""

from .actions import ActionSpace, Domain, Family
from .cells import FRAME, Floats, Numbers, arrange, buffer, floats, native, numbers
from .chance import Dealer, Deals, Script, SecretDealer, deal, draw, shuffled
from .coverage import Coverage
from .driver import Count, drive, playout
from .edition import Edition, edition_text, parse_edition
from .encoder import Encoder
from .errors import (
    ActionError,
    EditionError,
    IllegalAction,
    Mistake,
    OptionError,
    OtherRulesError,
    PetteiaError,
    RecordError,
    StateError,
)
from .events import Event, EventKind, seals
from .game import Game, Setup
from .layout import TOP, Figures, Layout, Row
from .lookahead import Fortune, margin, margins, redeal, row_of
from .match import Match, Move
from .messages import Message
from .options import Option, Options
from .reasons import KERNEL_REASONS, Reason
from .record import Entry, Record
from .rollout import rollout
from .state import KnownScore, Result, Score, State
from .steps import CHANCE, ENGINE, STEP, WHO, A, B, C, D, E, F, Step
from .study import Kin, Study
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
    "Encoder",
    "Entry",
    "Event",
    "EventKind",
    "F",
    "Family",
    "Figures",
    "Floats",
    "Fortune",
    "Game",
    "IllegalAction",
    "Kin",
    "KnownScore",
    "Layout",
    "Match",
    "Message",
    "Mistake",
    "Move",
    "Numbers",
    "Option",
    "OptionError",
    "Options",
    "OtherRulesError",
    "PetteiaError",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "Row",
    "Score",
    "Script",
    "SecretDealer",
    "Setup",
    "State",
    "StateError",
    "Step",
    "Study",
    "TensorField",
    "TensorWriter",
    "View",
    "arrange",
    "buffer",
    "deal",
    "draw",
    "drive",
    "edition_text",
    "floats",
    "margin",
    "margins",
    "native",
    "numbers",
    "one_hot",
    "parse_edition",
    "playout",
    "redeal",
    "rollout",
    "row_of",
    "seals",
    "shuffled",
]
