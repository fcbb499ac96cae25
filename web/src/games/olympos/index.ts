import type { GameClient } from '../contract'
import { askWords, groups, hides, regret } from './asking'
import Emblem from './Emblem.svelte'
import { previewLines } from './words'

export default {
  emblem: Emblem,
  board: () => import('./Board.svelte'),
  motions: () => import('./motions'),
  legend: () => import('./legend'),
  aid: () => import('./aid'),
  sights: () => import('./sights'),
  specimens: { destiny: () => import('../FigureTile.svelte') },
  previewLines,
  groups,
  folds: ['detour'],
  // Locking by hand is twelve questions before the game: the page draws lots unless somebody wants them.
  presets: {
    first: { locks: 'random', prestige: 'shown' },
    standard: { locks: 'random' },
  },
  askWords,
  hides,
  regret,
  silent: { window: 'done', prayer: 'done' },
  turns: ['turn'],
  partFor: {
    lock: 'map',
    barbarian: 'map',
    hades: 'map',
  },
} satisfies GameClient<'olympos'>
