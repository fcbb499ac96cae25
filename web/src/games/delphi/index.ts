import type { BoardModule } from '../contract'
import Board from './Board.svelte'

export default Board as BoardModule['default']
export { placesOf, previewLines } from './words'

export const parts = [
  { id: 'sea', label: 'delphi-part-sea' },
  { id: 'mine', label: 'delphi-part-mine' },
  { id: 'others', label: 'delphi-part-others' },
  { id: 'supply', label: 'delphi-part-supply' },
]
