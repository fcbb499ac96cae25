import type { GameClient } from '../contract'
import { askWords, groups, hides, regret } from './asking'
import Emblem from './Emblem.svelte'
import { actionWords, positionNames } from './names'
import { previewLines } from './words'

export default {
  emblem: Emblem,
  board: () => import('./Board.svelte'),
  // The statues' letters.
  faces: [["700 1em 'Alegreya'", 'Σ']],
  motions: () => import('./motions'),
  legend: () => import('./legend'),
  aid: () => import('./aid'),
  sights: () => import('./sights'),
  specimens: { letter: () => import('../FigureTile.svelte'), equipment: () => import('../FigureTile.svelte'), ship: () => import('../FigureTile.svelte') },
  previewLines,
  askWords,
  naming: positionNames,
  actionWords,
  groups,
  presets: {
    first: { first_game: true },
    standard: {},
    expert: ['map_text', 'ship_pool', 'first_player', 'colour_1', 'colour_2', 'colour_3', 'colour_4', 'max_rounds'],
    covered: ['first_game'],
    idle: ({ map }) => (map === 'custom' ? [] : ['map_text']),
  },
  hides,
  regret,
  partFor: {
    'drop-task': 'mine',
    'return-shrine': 'mine',
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
  },
  passes: ['end'],
} satisfies GameClient<'delphi'>
