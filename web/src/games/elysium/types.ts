/** What an observation of Elysium holds (docs/games/elysium.md), and what the board reads from its edition. */
import type { NestedMessage } from '$lib/i18n/texts'

export type Column = 'red' | 'blue' | 'green' | 'yellow'
export const COLUMNS: readonly Column[] = ['red', 'blue', 'green', 'yellow']

/** What is printed on a card. */
export interface Face {
  id: string
  family: string
  level: number
  kind: string
  columns: (Column | 'any')[]
  text: NestedMessage
}

export interface Quest {
  quest: string
  gold: number
  vp: number
  transfers: number
  columns: Column[]
  seat: number | null
  free: boolean
}

export interface Legend {
  legend: number
  form: 'single' | 'family' | 'level'
  family: string | null
  level: number | null
  cards: string[]
  citizens: number
  size: number
  complete: boolean
  points: number
}

export interface PlayerState {
  seat: number
  gold: number
  vp: number
  prestige: number | null
  columns: Column[]
  quest: string | null
  taken: number
  citizens: number
  domain: { card: string; ring: boolean; used: boolean }[]
  elysium: Legend[]
}

export interface ElysiumObservation {
  epoch: number
  epochs: number
  phase: string
  round: number
  active: number | null
  order: number[]
  families: string[]
  pediment: { side: string; columns: Column[] } | null
  quests: Quest[]
  unfinished: { gold: number; vp: number; transfers: number }
  pile: number
  agora: string[]
  oracle: string[] | null
  discard: string[]
  bonuses: {
    family: Record<string, { vp: number; seat: number | null }[]>
    level: { level: number; vp: number; seat: number | null }[]
  }
  players: PlayerState[]
}

export interface Left {
  cards: string[]
  quests: string[]
}

export interface Place {
  cost: number
  into: number
  becomes: 'single' | 'family' | 'level'
  size: number
  complete: boolean
  bonus: boolean
}
