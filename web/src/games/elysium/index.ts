import type { GameClient } from '../contract'
import Emblem from './Emblem.svelte'
import { previewLines } from './words'

export default {
  emblem: Emblem,
  board: () => import('./Board.svelte'),
  previewLines,
  parts: [
    { id: 'market', label: 'elysium-part-market' },
    { id: 'mine', label: 'elysium-part-mine' },
    { id: 'others', label: 'elysium-part-others' },
  ],
  partFor: {
    turn: 'market',
    column: 'mine',
    write: 'mine',
    place: 'mine',
    transfer: 'mine',
    order: 'mine',
  },
} satisfies GameClient<'elysium'>
