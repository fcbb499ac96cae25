/** What an observation of Olympos holds (docs/games/olympos.md), and what the board reads from its edition. */
export type Resource = 'grain' | 'stone' | 'wood' | 'gold'
export const RESOURCE: readonly Resource[] = ['grain', 'stone', 'wood', 'gold']

/** Who holds a territory: a seat, a tribe or barbarians. */
export type Holder = number | 'tribe' | 'barbarians'

export interface Territory {
  locked: boolean
  pile: Holder[]
  holder: Holder | null
  star: 'tribe' | 'lying' | 'held' | null
}

export interface Cell {
  row: number
  column: number
  discovery: string | null
  tiles: number
  tile_resources: Resource[]
  fixed: Partial<Record<Resource, number>>
  grey: number[]
  spots: { bonus: string; seat: number | null }[]
}

export interface WonderPlace {
  column: number
  wonder: string | null
  stars: number
  points: number
  builder: number | null
}

export interface PlayerState {
  space: number
  finished: boolean
  stock: number
  on_map: number
  hourglasses: number
  cubes: Record<Resource, number>
  tokens: Record<Resource, number>
  stars: number
  swords: number
  symbols: number
  zeus_token: boolean
  prestige: number | null
  hand: { count: number; cards?: string[] }
  discoveries: string[]
  discounts: Resource[]
  wonders: string[]
  markers: number[]
  ares: number
  siren: boolean
  erinyes: number
  athena: number
  keres: number
}

export interface OlymposObservation {
  order: number[]
  players: PlayerState[]
  territories: Record<string, Territory>
  cells: Cell[]
  wonders: WonderPlace[]
  destiny: { pile: number; discards: string[] }
  olympos: { turned: string[]; left: number; spaces: { space: number; cards: number }[] }
}

export interface OlymposEdition {
  territory: { id: string; resource: Resource; star: boolean; zeus: number; atlantis: boolean }[]
  time_track: {
    spaces: number
    cross: number
    zeus: { number: number; space: number; kind: 'single' | 'double' }[]
    end_bonus: { space: number; points: number }[]
  }
  map: { islands: string[] }
}

export interface Price {
  total: number
  base?: number
  new_settler?: number
  route?: number
  combat?: number
  surcharge: number
  discounts: { discovery: string; resource?: Resource; amount: number }[]
}

/** The engine's preview of an action of a turn. */
export interface TurnPreview {
  price?: Price
  route?: { area: string; sea: boolean; cost: number }[]
  combat?: { against: Holder; swords: number; their_swords: number; tie: 'attacker' | 'defender' | null; cost: number } | null
  gains?: { token: Resource; star: boolean; zeus_token: boolean; points: number }
  hourglasses?: number
  spaces?: number
  landing?: number
  zeus_spaces?: number[]
  my_turn_again?: boolean
  finishes?: boolean
  cube_sets?: Resource[][]
  points?: number
  stars?: { needed: number; tokens: number; discoveries: number; markers: number; athena: number; cards: string[] }
  hourglasses_gained?: number
  prestige_gained?: number
  cubes_gained?: Resource[]
}
