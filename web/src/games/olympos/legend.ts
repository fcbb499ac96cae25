/** What the signs of Olympos mean. */
import type { LegendPart } from '../contract'
import { RESOURCES, SIGNS } from './art'

const HAVE: [sign: string, name: string][] = [
  ['settler', 'stock'], ['hourglass', 'hourglasses'], ['sword', 'swords'], ['zeus', 'symbols'], ['star', 'stars'],
  ['prestige', 'prestige'], ['cards', 'hand'], ['track', 'track'],
] // prettier-ignore

export const LEGEND: LegendPart[] = [
  {
    heading: 'olympos-legend-signs',
    entries: [
      ...HAVE.map(([sign, name]) => ({ token: { picture: SIGNS[sign] }, name: `olympos-sign-${name}`, about: `olympos-legend-${name}` })),
      ...['tribe', 'barbarians'].map((sign) => ({ token: { picture: SIGNS[sign] }, name: `olympos-holder-${sign}`, about: `olympos-legend-${sign}` })),
    ],
  },
  {
    heading: 'olympos-legend-resources',
    entries: Object.entries(RESOURCES).map(([id, picture]) => ({ token: { picture }, name: `olympos-resource-${id}` })),
  },
]
