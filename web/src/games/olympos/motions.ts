/** How each event of Olympos is seen happening. */
import type { Motions, MotionSet } from '$lib/motion/motions'
import type { OLYMPOS_EVENTS } from '$lib/net/shapes'
import { RESOURCES } from './art'

const SEAT = 'seat:{seat}'
const LAND = 'territory:{territory}'
const SETTLER = 'settler:{territory}/{seat}'

export const MOTIONS: Motions<keyof typeof OLYMPOS_EVENTS> = {
  // set-up
  lay: { movement: 'turn', figure: 'discovery:{discovery}', to: 'discovery:{discovery}|column:{column}' },
  'lay-wonder': { movement: 'turn', figure: 'wonder:{wonder}', to: 'wonder:{wonder}|column:{column}' },
  stack: { movement: 'stamp', piece: '{seat}', to: 'marker:{seat}|track:0' },
  lock: { movement: 'stamp', to: LAND },
  'lock-drawn': { movement: 'stamp', to: LAND },
  tribes: { movement: 'shine', to: 'map' },
  barbarian: { movement: 'stamp', to: LAND },
  'barbarian-drawn': { movement: 'stamp', to: LAND },
  'extra-cube': { movement: 'fly', sign: 'resource:{resource}', from: 'supply', to: 'map' },
  'start-cube': { movement: 'fly', sign: 'resource:{resource}', from: 'supply', to: SEAT },
  // expansion
  detour: { movement: 'shine', to: SEAT },
  settle: { movement: 'travel', piece: '{seat}', from: 'territory:{origin}', to: 'territory:{target}' },
  move: { movement: 'travel', piece: '{seat}', from: 'settler:{origin}/{seat}|territory:{origin}', to: 'territory:{target}' },
  flee: { movement: 'travel', piece: '{seat}', from: 'settler:{origin}/{seat}|territory:{origin}', to: 'territory:{target}' },
  return: { movement: 'travel', piece: '{seat}', from: `${SETTLER}|${LAND}`, to: SEAT },
  occupy: { movement: 'shine', to: LAND },
  conquer: { movement: 'stamp', piece: '{seat}', to: LAND },
  'beat-tribe': { movement: 'stamp', piece: '{seat}', to: LAND },
  'beat-barbarians': { movement: 'stamp', piece: '{seat}', to: LAND },
  abandon: { movement: 'shine', to: LAND },
  'fall-back': { movement: 'shine', to: LAND },
  'barbarians-return': { movement: 'shine', to: LAND },
  // development
  discover: { movement: 'fly', figure: 'discovery:{discovery}', from: 'discovery:{discovery}', to: SEAT },
  give: { movement: 'fly', sign: 'resource:{resource}', from: SEAT, to: 'supply' },
  tile: { movement: 'fly', figure: 'discovery:{discovery}', from: 'discovery:{discovery}', to: SEAT },
  bonus: { movement: 'stamp', piece: '{seat}', to: 'column:{column}' },
  build: { movement: 'stamp', figure: 'wonder:{wonder}', to: 'wonder:{wonder}' },
  'use-athena': { movement: 'shine', to: SEAT },
  'use-card': { movement: 'turn', figure: 'destiny:{card}', to: SEAT },
  // gains
  'gain-cube': { movement: 'fly', sign: 'resource:{resource}', from: 'supply', to: SEAT },
  'gain-hourglasses': { movement: 'count', number: '+{number}', to: SEAT },
  'gain-settlers': { movement: 'count', number: '+{number}', to: SEAT },
  'gain-prestige': { movement: 'count', number: '+{number}', to: SEAT },
  // time
  pay: { movement: 'travel', piece: '{seat}', from: 'marker:{seat}', to: 'track:{space}' },
  wait: { movement: 'travel', piece: '{seat}', from: 'marker:{seat}', to: 'track:{space}' },
  'zeus-space': { movement: 'stamp', to: 'track:{space}' },
  // destiny
  draw: { movement: 'fly', figure: 'destiny:{card}', from: 'deck', to: SEAT },
  look: { movement: 'turn', figure: 'destiny:{card}', to: SEAT },
  keep: { movement: 'fly', figure: 'destiny:{card}', from: 'deck', to: SEAT },
  discard: { movement: 'leave', from: SEAT, to: SEAT },
  reshuffle: { movement: 'mix', to: 'deck' },
  'no-card': { movement: 'shine', to: 'deck' },
  play: { movement: 'turn', figure: 'destiny:{card}', to: SEAT },
  // gods
  god: { movement: 'turn', figure: 'god:{god}', to: 'god:{god}|gods' },
  pray: { movement: 'turn', figure: 'destiny:{card}', to: SEAT },
  touch: { movement: 'announce', to: 'god:{god}' },
  'touch-nobody': { movement: 'announce', to: 'god:{god}' },
  lose: { movement: 'leave', piece: '{seat}', from: `${SETTLER}|${LAND}`, to: LAND },
  'discard-hand': { movement: 'leave', from: SEAT, to: SEAT },
  // end
  pass: { movement: 'shine', to: SEAT },
  finish: { movement: 'travel', piece: '{seat}', from: 'marker:{seat}', to: 'track:{space}' },
  end: { movement: 'announce' },
}

/** Cubes of a resource. */
export const sign: MotionSet['sign'] = (kind, id) => {
  const picture = kind === 'resource' ? RESOURCES[id] : undefined
  return picture && { picture, ground: `var(--res-${id}, var(--raised))` }
}
