/** What the signs of The Oracle of Delphi mean. */
import type { LegendPart } from '../contract'
import { MARKS } from './art'

const figures = (kind: string, ids: string[]): LegendPart['entries'] =>
  ids.map((id) => ({ token: { figure: `${kind}:${id}` }, name: `delphi-${kind}-${id}`, about: `delphi-${kind}-${id}.about` }))

export const LEGEND: LegendPart[] = [
  {
    heading: 'delphi-legend-colours',
    entries: ['red', 'black', 'pink', 'blue', 'yellow', 'green'].map((id) => ({ token: { mark: MARKS[id] }, name: `delphi-colour-${id}` })),
  },
  { heading: 'delphi-legend-tasks', entries: figures('task-kind', ['shrine', 'statue', 'offering', 'monster']) },
  { heading: 'delphi-legend-gods', entries: figures('god', ['poseidon', 'apollo', 'artemis', 'aphrodite', 'ares', 'hermes']) },
  { heading: 'delphi-legend-companions', entries: figures('companion-kind', ['hero', 'demigod', 'creature']) },
]
