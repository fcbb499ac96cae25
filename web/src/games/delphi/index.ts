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

const PLACES: Record<string, string> = {
  'drop-task': 'mine',
  recover: 'mine',
  'no-wounds': 'mine',
  'god-step': 'mine',
  'react-god': 'mine',
  'ladder-god': 'mine',
  'omega-colour': 'mine',
  'choose-equipment': 'supply',
  'choose-companion': 'supply',
  'peek-tiles': 'sea',
  'chart-tiles': 'sea',
  'chart-uncover': 'sea',
  'load-now': 'sea',
}
export const partFor = (step: string) => PLACES[step]
