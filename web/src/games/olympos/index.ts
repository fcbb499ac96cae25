import type { GameClient } from '../contract'
import Emblem from './Emblem.svelte'
import { previewLines } from './words'

export default {
  emblem: Emblem,
  board: () => import('./Board.svelte'),
  previewLines,
  parts: [
    { id: 'map', label: 'olympos-part-map' },
    { id: 'development', label: 'olympos-part-development' },
    { id: 'players', label: 'olympos-part-players' },
  ],
  partFor: {
    lock: 'map',
    barbarian: 'map',
    hades: 'map',
  },
} satisfies GameClient<'olympos'>
