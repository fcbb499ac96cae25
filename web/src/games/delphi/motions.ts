/** How each event of The Oracle of Delphi is seen happening. */
import { THINGS } from '$lib/art/pictures'
import type { Motions, MotionSet } from '$lib/motion/motions'
import type { DELPHI_EVENTS } from '$lib/net/shapes'
import { LETTERS, MARKS } from './art'

const SEAT = 'seat:{seat}'
const SITE = 'site:{site}'
const GOD = 'own-god:{seat}/{god}|seat:{seat}'
const FAVOUR = 'favour:{seat}|seat:{seat}'
const HOLD = 'hold:{seat}|seat:{seat}'
const WOUNDS = 'wounds:{seat}|seat:{seat}'
const CARDS = 'cards:{seat}|seat:{seat}'
const SHIP = 'ship-of:{seat}|seat:{seat}'

export const MOTIONS: Motions<keyof typeof DELPHI_EVENTS> = {
  // set-up
  'map-drawn': { movement: 'shine', to: 'sea' },
  'offering-placed': { movement: 'stamp', sign: 'colour:{colour}', to: SITE },
  'temple-placed': { movement: 'stamp', sign: 'colour:{colour}', to: SITE },
  'monster-placed': { movement: 'stamp', figure: 'monster:{monster}', to: SITE },
  'pieces-again': { movement: 'mix', to: 'sea' },
  'equipment-shown': { movement: 'turn', figure: 'equipment:{equipment}', to: 'equipment:{equipment}|equipment' },
  'colour-dealt': { movement: 'stamp', piece: '{seat}', to: SEAT },
  'first-player': { movement: 'stamp', piece: '{seat}', to: SEAT },
  'ship-dealt': { movement: 'fly', figure: 'ship:{ship}', from: 'sea', to: SEAT },
  'ship-offered': { movement: 'turn', figure: 'ship:{ship}', to: 'sea' },
  'ship-chosen': { movement: 'fly', figure: 'ship:{ship}', from: 'ship:{ship}|sea', to: SEAT },
  'tasks-turned': { movement: 'shine', to: 'sea' },
  'task-removed': { movement: 'announce' },
  'own-task-removed': { movement: 'leave', from: 'own-task:{seat}/{task}', to: 'own-task:{seat}/{task}|seat:{seat}' },
  'task-spared': { movement: 'shine', to: 'own-task:{seat}/{task}|seat:{seat}' },
  'gods-raised': { movement: 'shine', to: SEAT },
  // the turn
  'round-begins': { movement: 'announce' },
  'turn-begins': { movement: 'shine', to: SEAT },
  recovers: { movement: 'leave', sign: 'wound:{colours}', from: WOUNDS, to: WOUNDS },
  unhurt: { movement: 'shine', to: SEAT },
  // actions
  pays: { movement: 'count', number: '−{favour}', to: FAVOUR },
  recolours: { movement: 'turn', sign: 'colour:{colour}', to: 'source:{seat}/{source}|seat:{seat}' },
  'draws-card': { movement: 'fly', from: 'oracle', to: CARDS },
  'takes-favour': { movement: 'shine', to: SEAT },
  peeks: { movement: 'shine', to: SEAT },
  sails: { movement: 'travel', piece: '{seat}', from: SHIP, to: 'hex:{hex}' },
  fights: { movement: 'stamp', figure: 'monster:{monster}', to: SITE },
  'battle-roll': { movement: 'roll', die: '{number}', to: SEAT },
  'fights-on': { movement: 'count', number: '−{favour}', to: FAVOUR },
  'gives-up': { movement: 'shine', to: SEAT },
  beats: { movement: 'leave', figure: 'monster:{monster}', from: SITE, to: SITE },
  explores: { movement: 'shine', to: SITE },
  'island-revealed': { movement: 'turn', sign: 'letter:{letter}', to: SITE },
  looks: { movement: 'shine', to: SEAT },
  glimpses: { movement: 'turn', to: SITE },
  builds: { movement: 'shine', to: SITE },
  'shrine-built': { movement: 'stamp', piece: '{seat}', to: SITE },
  'letter-reward': { movement: 'shine', to: SEAT },
  'loads-offering': { movement: 'fly', sign: 'colour:{colour}', from: SITE, to: HOLD },
  delivers: { movement: 'fly', sign: 'colour:{colour}', from: HOLD, to: SITE },
  'loads-statue': { movement: 'fly', sign: 'colour:{colour}', from: SITE, to: HOLD },
  raises: { movement: 'fly', sign: 'colour:{colour}', from: HOLD, to: SITE },
  'clears-wounds': { movement: 'leave', sign: 'wound:{colour}', from: WOUNDS, to: WOUNDS },
  'advances-god': { movement: 'shine', to: GOD },
  'uses-lamp': { movement: 'turn', figure: 'equipment:{equipment}', to: SEAT },
  'ends-turn': { movement: 'shine', to: SEAT },
  // gods
  'god-moves': { movement: 'stamp', figure: 'god:{god}', to: GOD },
  'god-ready': { movement: 'stamp', figure: 'god:{god}', to: GOD },
  'god-acts': { movement: 'turn', figure: 'god:{god}', to: GOD },
  'ship-set': { movement: 'travel', piece: '{seat}', from: SHIP, to: 'hex:{hex}' },
  'god-swapped': { movement: 'turn', figure: 'god:{god}', to: GOD },
  'god-home': { movement: 'stamp', figure: 'god:{god}', to: GOD },
  'god-reacts': { movement: 'stamp', figure: 'god:{god}', to: GOD },
  // rewards
  'task-fulfilled': { movement: 'stamp', to: 'own-task:{seat}/{task}|seat:{seat}' },
  'favour-gained': { movement: 'count', number: '+{favour}', to: FAVOUR },
  'oracle-drawn': { movement: 'fly', sign: 'colour:{colour}', from: 'oracle', to: CARDS },
  'shield-rises': { movement: 'count', number: '{shield}', to: 'shield:{seat}|seat:{seat}' },
  heals: { movement: 'leave', sign: 'wound:{colour}', from: WOUNDS, to: WOUNDS },
  'all-wounds-cleared': { movement: 'leave', from: WOUNDS, to: WOUNDS },
  'companion-joins': { movement: 'fly', figure: 'companion:{companion}', from: 'companion:{companion}|sea', to: SEAT },
  'equipment-taken': { movement: 'fly', figure: 'equipment:{equipment}', from: 'equipment:{equipment}|equipment', to: SEAT },
  'equipment-idle': { movement: 'shine', to: SEAT },
  'takes-offering': { movement: 'fly', sign: 'colour:{colour}', from: SITE, to: HOLD },
  'takes-statue': { movement: 'fly', sign: 'colour:{colour}', from: SITE, to: HOLD },
  'takes-nothing': { movement: 'shine', to: SEAT },
  // the oracle and the Titan
  rolled: { movement: 'roll', sign: 'dice:{colours}', to: CARDS },
  'titan-rolled': { movement: 'roll', die: '{number}', to: 'titan|sea' },
  wounded: { movement: 'fly', sign: 'wound:{colour}', from: 'wound|sea', to: WOUNDS },
  'hero-discards': { movement: 'leave', sign: 'wound:{colour}', from: WOUNDS, to: WOUNDS },
  // the end
  'reaches-zeus': { movement: 'stamp', piece: '{seat}', to: 'zeus' },
  'last-round': { movement: 'announce' },
  'round-limit': { movement: 'announce' },
  'game-over': { movement: 'announce' },
}

/** Colours of dice, cards, cargo and wounds; of several dice the first; letters of islands. */
export const sign: MotionSet['sign'] = (kind, id) => {
  if (kind === 'letter') return { letter: LETTERS[id] }
  const [colour = ''] = id.split(' ')
  const look = { colour: `var(--m-${colour})`, ground: `var(--c-${colour})` }
  return kind === 'wound' ? { picture: THINGS.wound, ...look } : { mark: MARKS[colour], ...look }
}
