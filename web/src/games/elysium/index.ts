import type { GameClient } from '../contract'
import { actionWords, askWords, groups, regret } from './asking'
import Emblem from './Emblem.svelte'
import { previewLines } from './words'

export default {
  emblem: Emblem,
  board: () => import('./Board.svelte'),
  motions: () => import('./motions'),
  legend: () => import('./legend'),
  aid: () => import('./aid'),
  sights: () => import('./sights'),
  specimens: { card: () => import('./Specimen.svelte') },
  previewLines,
  groups,
  presets: {
    first: { set: 'first' },
    standard: { set: 'random' },
    expert: ['families', 'pediment'],
    idle: ({ families }) => ((families as string[] | undefined)?.length ? ['set'] : []),
  },
  actionWords,
  askWords,
  regret,
  partFor: {
    turn: 'market',
    column: 'mine',
    write: 'mine',
    place: 'mine',
    transfer: 'mine',
    order: 'mine',
  },
} satisfies GameClient<'elysium'>
