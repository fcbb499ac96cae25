import type { GameClient } from '../contract'
import Emblem from './Emblem.svelte'
import { placesOf, previewLines } from './words'

export default {
  emblem: Emblem,
  board: () => import('./Board.svelte'),
  placesOf,
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
} satisfies GameClient
