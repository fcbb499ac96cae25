/** What the signs of Elysium mean. */
import { THINGS } from '$lib/art/pictures'
import type { LegendPart } from '../contract'
import { FAMILIES, KINDS, MARKS } from './art'

const COLUMNS = { red: '#b83227', blue: '#2667a5', green: '#3f7d38', yellow: '#e9b91f' } as const
const of = (kind: string, id: string, token: LegendPart['entries'][number]['token']) => ({
  token,
  name: `elysium-${kind}-${id}`,
  about: `elysium-${kind}-${id}.about`,
})

export const LEGEND: LegendPart[] = [
  {
    heading: 'elysium-legend-tokens',
    entries: [
      { token: { picture: THINGS.coin }, name: 'elysium-resource-gold', about: 'elysium-legend-gold' },
      { token: { picture: THINGS.laurel }, name: 'elysium-resource-vp', about: 'elysium-legend-vp' },
      { token: { picture: THINGS.helmet }, name: 'elysium-resource-prestige', about: 'elysium-legend-prestige' },
      { token: { picture: THINGS.transfer }, name: 'elysium-transfers', about: 'elysium-legend-transfers' },
    ],
  },
  {
    heading: 'elysium-legend-columns',
    entries: Object.entries(COLUMNS).map(([id, ground]) => ({
      token: { mark: MARKS[id], colour: id === 'yellow' ? '#3c2b00' : '#fffaf0', ground },
      name: `elysium-column-${id}`,
      about: 'elysium-legend-column',
    })),
  },
  { heading: 'elysium-legend-kinds', entries: Object.entries(KINDS).map(([id, picture]) => of('kind', id, { picture })) },
  {
    heading: 'elysium-legend-families',
    entries: ['zeus', 'hades', 'hephaestus', 'poseidon', 'athena', 'ares', 'apollo', 'hermes'].map((id) => of('family', id, { picture: FAMILIES[id] })),
  },
]
