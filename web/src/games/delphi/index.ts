import type { GameClient } from '../contract'
import Emblem from './Emblem.svelte'
import { previewLines } from './words'

export default {
  emblem: Emblem,
  board: () => import('./Board.svelte'),
  previewLines,
  parts: [
    { id: 'sea', label: 'delphi-part-sea' },
    { id: 'mine', label: 'delphi-part-mine' },
    { id: 'others', label: 'delphi-part-others' },
    { id: 'supply', label: 'delphi-part-supply' },
  ],
  partFor: {
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
  },
} satisfies GameClient<'delphi'>
