import type { BoardModule } from '../contract'
import Board from './Board.svelte'

export default Board as BoardModule['default']
export { previewLines } from './words'

export const parts = [
  { id: 'market', label: 'elysium-part-market' },
  { id: 'mine', label: 'elysium-part-mine' },
  { id: 'others', label: 'elysium-part-others' },
]

const PLACES: Record<string, string> = {
  turn: 'market',
  column: 'mine',
  write: 'mine',
  place: 'mine',
  transfer: 'mine',
  order: 'mine',
}
export const partFor = (step: string) => PLACES[step]
