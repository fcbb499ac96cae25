/** The server's messages as docs/protocol.md describes them, as far as this client uses them. */
import type { GameEvent, Observation } from '../../games/contract'
import type { Declarations, Kinds, ReasonLike } from '../i18n/texts'

export interface OptionDeclaration {
  name: string
  kind: 'choice' | 'number' | 'flag' | 'list' | 'text'
  default: unknown
  choices: string[]
  low: number
  high: number
}

export interface GameInfo {
  id: string
  rules_version: number
  seats: number[]
  options: OptionDeclaration[]
  actions: { family: string; pattern: string; arguments: { name: string; kind: string }[] }[]
  events: Record<string, { args: Kinds; secret: Kinds; reveals: boolean }>
  reasons: Record<string, Kinds>
  components: Record<string, string[]>
  score_parts: string[]
  steps: string[]
}

export interface GamesInfo {
  version: string
  bots: string[]
  editions: boolean
  games: GameInfo[]
}

export interface EditionInfo {
  name: string
  digest: string
  data: Record<string, unknown>
  /** Table -> where its figures come from. */
  provenance: Record<string, string>
  assets: Record<string, unknown> | null
}

export interface SeatInfo {
  seat: number
  name: string
  kind: 'open' | 'human' | 'bot'
  bot: string | null
  online: boolean
  resigned: boolean
}

export interface Score {
  total: number
  parts: Record<string, number>
}

export interface ResultInfo {
  ranks: number[]
  scores: Score[]
}

export type TableStatus = 'open' | 'playing' | 'over' | 'aborted'

export interface TableInfo {
  id: string
  game: string
  status: TableStatus
  public: boolean
  options: Record<string, unknown>
  edition: { name: string; digest: string; own: boolean }
  seats: SeatInfo[]
  owner: number | null
  watchers: number
  seq: number
  length: number
  waiting: number | null
  undo: { seat: number; keep: number; agreed: number[]; needed: number[] } | null
  origin: 'new' | 'rematch' | 'branch' | 'upload'
  next: string | null
  created: number
  updated: number
  result: ResultInfo | null
}

export interface You {
  seats: number[]
  owner: boolean
}

export interface TableAnswer {
  table: TableInfo
  you: You
  invite?: string
}

export interface Move {
  n: number
  seat: number
  action: string | null
  form: Record<string, unknown> | null
  events: GameEvent[]
}

export interface WireAction {
  id: number
  text: string
  form: Record<string, unknown>
}

export interface Update {
  type: 'update'
  seat: number | null
  seq: number
  keep: number
  length: number
  moves: Move[]
  observation: Observation
  legal: WireAction[] | null
  scores: (Score | null)[]
  can_undo: boolean
  can_ask_undo: boolean
  over: boolean
  result: ResultInfo | null
}

export interface ChatMessage {
  id: number
  seat: number | null
  name: string
  text: string
  at: number
}

export interface Refusal {
  id: string
  message: string
  args: Record<string, unknown>
  rules: string[]
  text: string
}

export interface WhyAnswer {
  action: string
  form: Record<string, unknown>
  legal: boolean
  reason: ReasonLike | null
}

export type ServerMessage =
  | { type: 'welcome'; table: TableInfo; you: You; time: number }
  | Update
  | { type: 'table'; table: TableInfo; you: You }
  | { type: 'chat'; messages: ChatMessage[] }
  | { type: 'ack'; ref: string; seq: number; repeated: boolean }
  | { type: 'refused'; ref: string | null; error: Refusal }
  | ({ type: 'why'; ref: string } & WhyAnswer)
  | { type: 'notice'; id: string; args: Record<string, unknown> }
  | { type: 'pong'; ref: string | null; time: number }

export interface Replay {
  table: TableInfo
  names: string[]
  length: number
  moves: Move[]
  scores: number[][]
}

export interface Position {
  n: number
  seat: number | null
  observation: Observation
  scores: (Score | null)[]
  legal: WireAction[] | null
}

/** What the texts need to know of a game. */
export function declarations(game: GameInfo): Declarations {
  return {
    id: game.id,
    families: Object.fromEntries(
      game.actions.map((a) => [a.family, Object.fromEntries(a.arguments.map((x) => [x.name, x.kind]))]),
    ),
    events: Object.fromEntries(Object.entries(game.events).map(([n, e]) => [n, { ...e.args, ...e.secret }])),
    reasons: game.reasons,
  }
}
