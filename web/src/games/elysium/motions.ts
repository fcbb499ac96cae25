/** How each event of Elysium is seen happening. */
import { THINGS, type Picture } from '$lib/art/pictures'
import type { Motions, MotionSet } from '$lib/motion/motions'
import type { ELYSIUM_EVENTS } from '$lib/net/shapes'
import { MARKS } from './art'

const SEAT = 'seat:{seat}'
const CARD = 'card:{card}'
const amount = (sign: string) => ({ movement: 'count', number: `${sign}{number}`, to: SEAT }) as const

export const MOTIONS: Motions<keyof typeof ELYSIUM_EVENTS> = {
  // set-up and epochs
  pediment: { movement: 'shine', to: 'temple' },
  family: { movement: 'shine', to: 'bonus:{family}|agora' },
  start: { movement: 'stamp', piece: '{seat}', to: SEAT },
  epoch: { movement: 'announce' },
  awakening: { movement: 'shine', to: 'agora' },
  revealed: { movement: 'turn', figure: CARD, to: 'card:{card}|place:{place}|agora' },
  reshuffle: { movement: 'mix', to: 'deck|agora' },
  // phase II
  turn: { movement: 'shine', to: SEAT },
  taken: { movement: 'fly', figure: CARD, from: CARD, to: SEAT },
  quest: { movement: 'fly', sign: 'quest:{quest}', from: 'quest:{quest}', to: SEAT },
  citizen: { movement: 'fly', sign: 'citizen:one', from: 'agora', to: SEAT },
  column: { movement: 'leave', sign: 'column:{column}', from: 'own-column:{seat}/{column}|seat:{seat}', to: SEAT },
  'sits-out': { movement: 'shine', to: SEAT },
  // effects
  used: { movement: 'turn', figure: CARD, to: 'card:{card}|seat:{seat}' },
  instant: { movement: 'turn', figure: CARD, to: 'card:{card}|seat:{seat}' },
  triggered: { movement: 'shine', to: 'card:{card}|seat:{seat}' },
  borrow: { movement: 'shine', to: 'card:{card}|seat:{seat}' },
  gain: amount('+'),
  lose: amount('−'),
  give: { movement: 'fly', sign: 'resource:{resource}', from: SEAT, to: 'seat:{other}' },
  pay: amount('−'),
  discard: { movement: 'leave', figure: CARD, from: 'card:{card}|seat:{seat}', to: 'card:{card}|seat:{seat}' },
  'discard-from': { movement: 'leave', figure: CARD, from: 'card:{card}|seat:{owner}', to: 'seat:{owner}' },
  'discard-citizen': { movement: 'leave', sign: 'citizen:one', from: 'seat:{owner}', to: 'seat:{owner}' },
  added: { movement: 'fly', figure: CARD, from: 'card:{card}|agora', to: SEAT },
  drawn: { movement: 'fly', figure: CARD, from: 'deck|agora', to: SEAT },
  'drawn-twice': { movement: 'fly', figure: CARD, from: 'deck|agora', to: SEAT },
  swap: { movement: 'fly', figure: 'card:{other}', from: 'card:{other}|place:{place}', to: SEAT },
  'swap-with': { movement: 'fly', figure: 'card:{other}', from: 'card:{other}|seat:{owner}', to: SEAT },
  'swap-citizen': { movement: 'fly', figure: CARD, from: 'card:{card}|seat:{other}', to: SEAT },
  // phase III
  unfinished: { movement: 'shine', to: SEAT },
  order: { movement: 'shine', to: 'temple' },
  transfer: { movement: 'fly', figure: CARD, from: CARD, to: 'legend:{seat}/{legend}|seat:{seat}' },
  'transfer-citizen': { movement: 'fly', sign: 'citizen:one', from: SEAT, to: 'legend:{seat}/{legend}|seat:{seat}' },
  'family-bonus': { movement: 'stamp', to: 'bonus:{family}|seat:{seat}' },
  'level-bonus': { movement: 'stamp', to: 'bonus:{level}|seat:{seat}' },
  'level-bonus-moves': { movement: 'fly', number: '{number}', from: 'seat:{other}', to: SEAT },
  // the end
  cleared: { movement: 'mix', to: 'agora' },
  chronos: { movement: 'turn', figure: CARD, to: 'card:{card}|seat:{seat}' },
  score: amount('+'),
}

const TOKENS: Record<string, Picture> = { gold: THINGS.coin!, vp: THINGS.laurel!, prestige: THINGS.laurel! }

/** Columns, Citizens, quests, gold and points. */
export const sign: MotionSet['sign'] = (kind, id) => {
  if (kind === 'column') return { mark: MARKS[id], colour: `var(--m-${id})`, ground: `var(--c-${id})` }
  const picture = kind === 'citizen' ? THINGS.person : kind === 'quest' ? THINGS.scroll : TOKENS[id]
  return picture && { picture }
}
