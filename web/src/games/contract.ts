/**
 * The contract between the table and a board.
 *
 * A board is a Svelte component that draws one game from an observation and hands decisions back. It knows
 * neither the server nor the page around it. web/README.md shows how to write one.
 */
import type { Component } from 'svelte'
import type { Action } from 'svelte/action'
import type { LegalAction, LegalIndex } from '$lib/board/legal'
import type { Pick } from '$lib/board/pickable.svelte'
import type { Highlight } from '$lib/board/highlight.svelte'
import type { Naming, Texts } from '$lib/i18n/texts'
import type { MotionSet, Token } from '$lib/motion/motions'
import type { GameId, Games } from '$lib/net/shapes'

export type { LegalAction, LegalIndex, Pick, Texts }

/** A seat as people see it. */
export interface Player {
  seat: number
  name: string
  /** Symbol of the seat, see `$lib/ui/PlayerMark.svelte`. */
  symbol: string
  bot: string | null
  online: boolean
}

/** What a board of this game gets; the shapes are those that the server declares. */
export interface BoardProps<G extends GameId = GameId> {
  /** What the viewer may know: `state.observe(viewer)`. */
  observation: Games[G]['observation']
  /** The decisions I may take now; empty when it is not my turn. */
  legal: LegalIndex<G>
  /** The edition's data as JSON: boards, tiles, cards. */
  edition: Games[G]['edition']
  /** Drawing data beside the edition (maps); empty where a game has none. */
  assets: Record<string, unknown>
  /** My seat, null for a spectator. */
  me: number | null
  players: Player[]
  /** Places that the log, the decision list or another part of the board points at. */
  highlight: Highlight
  /** Take a decision: an action, its id or its text. */
  act: (action: LegalAction<G> | number | string) => void
  /** The decision pointed at anywhere on the page, for ghosts of what would happen. */
  pointed: LegalAction<G> | null
  /** `use:pickable={{...}}` for everything that can be clicked or explained. */
  pickable: Action<Element, Pick>
  /** On phones and tablets the board is laid out by `HandBoard`; otherwise it fills its place, without scrolling. */
  handheld: boolean
  /** The part of a `HandBoard` where what is asked is decided (see `GameClient.partFor`); null: anywhere. */
  part: string | null
  t: Texts
}

export interface PreviewLine {
  label: string
  value: string
  /** The line that matters most (the total cost) is set in bold. */
  strong?: boolean
}

/** A part of the legend: messages of its heading, of each sign's name, and of what it means (`message.about`: an attribute). */
export interface LegendPart {
  heading: string
  entries: { token: Token; name: string; about?: string }[]
}

/** A row of the player aid: the message `<game>-aid-<row>`, whose attribute `name` heads it, and its arguments. */
export type AidRow = [row: string, args?: Record<string, string | number>]

/** The rows of the player aid for whoever looks, with their own values filled in. */
export type Aid<G extends GameId = GameId> = (
  observation: Games[G]['observation'],
  me: number | null,
  edition: Games[G]['edition'],
  t: Texts,
) => AidRow[]

/** What is in sight: the hint `<game>-hint-<id>` that goes with it, and its place on the board; what comes first matters most. */
export type Sight = [id: string, place: string]

/** The icons and kinds of cards in sight of whoever looks, for those who meet them for the first time. */
export type Sights<G extends GameId = GameId> = (observation: Games[G]['observation'], me: number, edition: Games[G]['edition']) => Sight[]

/** What the form for a new table offers besides all options. */
export interface Presets {
  /** Options of a first game and of an ordinary one; what is left out is the game's default. */
  first: Record<string, unknown>
  standard: Record<string, unknown>
  /** Options that few ever touch: folded. */
  expert?: string[]
  /** Options that are presets themselves: the form does not ask for them again. */
  covered?: string[]
  /** Options that mean nothing beside what is chosen. */
  idle?: (chosen: Record<string, unknown>) => string[]
}

/** What a component of an edition gets that is drawn by itself, for owners who enter it. */
export interface Specimen<G extends GameId = GameId> {
  edition: Games[G]['edition']
  table: string
  id: string
  /** What it says, in the reader's language. */
  words: string
  t: Texts
}

/** What the page knows of a game: web/src/games/<game>/index.ts exports it as default. It is all that has to be said about a game. */
export interface GameClient<G extends GameId = GameId> {
  /** The picture on the start page, drawn into `EmblemFrame`. */
  emblem: Component
  /** Loads the board, a chunk of its own, when the game is opened. */
  board: () => Promise<{ default: Component<BoardProps<G>> }>
  /** Faces that the board shows beside those of every page, each with one of its letters: asked for together with the board. */
  faces?: readonly (readonly [face: string, sample: string])[]
  /** Loads how each kind of event is seen happening, together with the board. */
  motions?: () => Promise<MotionSet>
  /** Tables of the edition whose components are drawn by themselves in the editor; the others are shown on the board. */
  specimens?: Record<string, () => Promise<{ default: Component<Specimen<G>> }>>
  /** Loads what the game's signs mean, when somebody asks. */
  legend?: () => Promise<{ LEGEND: LegendPart[] }>
  /** Loads the player aid, when somebody asks. */
  aid?: () => Promise<{ aid: Aid<G> }>
  /** Loads what says which icons and kinds of cards are in sight, once the board stands. */
  sights?: () => Promise<{ sights: Sights<G> }>
  /** What a decision costs and does, in words, for hover cards and the decision list. */
  previewLines?: (action: LegalAction<G>, t: Texts) => PreviewLine[]
  /** Names for what only the position can name, everywhere people read it: the list, the log, the board. */
  naming?: (observation: Games[G]['observation'], edition: Games[G]['edition'] | null) => Naming
  /** How the form for a new table begins. */
  presets?: Presets
  /** Step -> the part of the board that a phone turns to when I am asked it. Steps that can be decided in several parts are left out. */
  partFor?: { [step in NonNullable<Games[G]['observation']['ask']>['step']]?: string }
  /** Family of decisions -> the message that heads them in the list. */
  groups?: Record<string, string>
  /** Families that are seldom wanted and many: the list folds them. */
  folds?: string[]
  /** What a decision does, where its form says too little ("option 1"). */
  actionWords?: (action: LegalAction<G>, t: Texts) => string
  /** The question with its cause: which card asks, whose it is, what comes after. Without it the step's own words stand. */
  askWords?: (ask: NonNullable<Games[G]['observation']['ask']>, t: Texts) => string
  /** What a decision pays beyond the least it could or gives up, in words; null: nothing to regret. */
  regret?: (action: LegalAction<G>, legal: LegalIndex<G>, t: Texts) => string | null
  /** Whether a seat has something that others at the same device must not see. Without it there is never anything. */
  hides?: (observation: Games[G]['observation'], seat: number) => boolean
  /** Step -> the family that answers "nothing": asked of all, so that being asked tells nothing; one click answers for the turn. */
  silent?: { [step in NonNullable<Games[G]['observation']['ask']>['step']]?: string }
  /** The steps that begin a turn: what was answered for the turn ends there, not at a question in between. */
  turns?: NonNullable<Games[G]['observation']['ask']>['step'][]
  /** Steps that have one answer only, asked because what follows cannot be taken back: the page may take it by itself. */
  passes?: NonNullable<Games[G]['observation']['ask']>['step'][]
}
