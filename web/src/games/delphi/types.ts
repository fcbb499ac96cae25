/** What an observation of The Oracle of Delphi holds (docs/games/delphi.md). */
export const COLOURS = ['red', 'black', 'pink', 'blue', 'yellow', 'green'] as const
export type Colour = (typeof COLOURS)[number]
export const GOD_NAMES = ['poseidon', 'apollo', 'artemis', 'aphrodite', 'ares', 'hermes'] as const
export const GOD_COLOURS: Record<string, Colour> = {
  poseidon: 'blue',
  apollo: 'yellow',
  artemis: 'green',
  aphrodite: 'red',
  ares: 'black',
  hermes: 'pink',
}
export const TOP_ROW = 6

export interface Hex {
  hex: string
  q: number
  r: number
  kind: 'water' | 'cloud' | 'offering' | 'temple' | 'statue' | 'monster' | 'city' | 'shallow' | 'zeus'
  colour?: Colour
  site?: string
}

export interface Island {
  site: string
  hex: string
  colour: Colour
  face_up: boolean
  island: string | null
  letter: string | null
  seen_by: number[]
  shrine: number | null
}

export interface Task {
  task: string
  kind: 'shrine' | 'statue' | 'offering' | 'monster'
  state: 'open' | 'done' | 'given-back' | 'absent'
  colour?: Colour | 'white'
  island?: string
}

export interface PlayerState {
  seat: number
  colour: string
  ship: string | null
  hex: string
  at_zeus: boolean
  favour: number
  shield: number
  dice: Colour[]
  spent: Colour[]
  cards: Colour[]
  played: Colour | null
  wounds: Colour[]
  recovery: { equal: number; total: number }
  gods: Record<string, number>
  offerings: Colour[]
  statues: Colour[]
  hold: number
  range: number
  keel: boolean
  tasks: Task[]
  left: number
  done: Record<'statue' | 'offering' | 'monster', Colour[]>
  companions: string[]
  equipment: string[]
  wild: boolean
  extra_action: boolean
}

export interface DelphiObservation {
  round: number
  phase: string
  first: number | null
  active: number | null
  titan: number | null
  last_round: boolean
  map: { kind: string; number: number | null; text: string; warnings: string[]; zeus: string; hexes: Hex[] } | null
  islands?: Island[]
  offerings?: { site: string; hex: string; colours: Colour[] }[]
  temples?: { site: string; hex: string; colour: Colour | null }[]
  monsters?: { site: string; hex: string; marked: boolean; colours: Colour[] }[]
  statues?: { site: string; hex: string; places: { colour: Colour; seat: number | null }[] }[]
  cities?: { site: string; hex: string; colour: Colour; statues: number }[]
  ships_offered: string[]
  display: string[]
  equipment_pile: number
  equipment_discard: string[]
  companions: string[]
  oracle_pile: number
  oracle_discard: Colour[]
  wound_pile: number
  wound_discard: Colour[]
  players: PlayerState[]
}

export interface DelphiEdition {
  companion: { id: string; kind: string; colour: Colour }[]
  equipment: { id: string; kind: string; colours: Colour[] }[]
  player_colour: { id: string }[]
  island_tile: { id: string; letter: string }[]
}

export interface Preview {
  favour?: number
  recolour?: number
  acts_as?: Colour | null
  steps?: number
  range?: number
  extra_steps?: number
  creature?: boolean
  needed?: number
  odds?: number
  gain?: number
}
