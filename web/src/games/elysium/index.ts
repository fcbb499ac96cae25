import type { BoardModule } from '../contract'
import Board from './Board.svelte'

export default Board as BoardModule['default']
export { previewLines } from './words'

export const parts = [
  { id: 'market', label: 'elysium-part-market' },
  { id: 'mine', label: 'elysium-part-mine' },
  { id: 'others', label: 'elysium-part-others' },
]
