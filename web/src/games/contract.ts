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
import type { Texts } from '$lib/i18n/texts'
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
  /** On narrow screens the part that is shown (see `GameClient.parts`); null: show everything. */
  part: string | null
  t: Texts
}

export interface PreviewLine {
  label: string
  value: string
  /** The line that matters most (the total cost) is set in bold. */
  strong?: boolean
}

/** A part of a board that a phone shows as a tab: its id and the message that names it. */
export interface BoardPart {
  id: string
  label: string
}

/** What the page knows of a game: web/src/games/<game>/index.ts exports it as default. It is all that has to be said about a game. */
export interface GameClient<G extends GameId = GameId> {
  /** The picture on the start page, drawn into `EmblemFrame`. */
  emblem: Component
  /** Loads the board, a chunk of its own, when the game is opened. */
  board: () => Promise<{ default: Component<BoardProps<G>> }>
  /** What a decision costs and does, in words, for hover cards and the decision list. */
  previewLines?: (action: LegalAction<G>, t: Texts) => PreviewLine[]
  /** The parts of the board a phone shows as tabs. Without it there is one part. */
  parts?: BoardPart[]
  /** Step -> the part that a phone turns to when I am asked it. Steps that can be decided in every part are left out. */
  partFor?: { [step in NonNullable<Games[G]['observation']['ask']>['step']]?: string }
}
