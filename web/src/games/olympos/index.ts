import type { BoardModule } from '../contract'
import Board from './Board.svelte'

export default Board as BoardModule['default']
export { placesOf, previewLines } from './words'

export const parts = [
  { id: 'map', label: 'olympos-part-map' },
  { id: 'development', label: 'olympos-part-development' },
  { id: 'players', label: 'olympos-part-players' },
]

const PLACES: Record<string, string> = {
  lock: 'map',
  barbarian: 'map',
  hades: 'map',
}
export const partFor = (step: string) => PLACES[step]
