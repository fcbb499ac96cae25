/**
 * What is seen happening: each kind of event has one of ten movements.
 *
 * A game's motions.ts says for every event which movement it is, what moves, and where from and to. Places are those that
 * boards write on their elements (`data-place="territory:thessaly"`), with the event's arguments in braces:
 * `territory:{origin}`. Several places are tried in turn: `marker:{seat}|seat:{seat}`.
 */
import type { Picture } from '../art/pictures'
import type { EventSeen } from '../net/shapes'

export const MOVEMENTS = {
  /** A piece goes from place to place and stays there. */
  travel: 1,
  /** A card or token changes hands. */
  fly: 0.9,
  /** Something is turned over at its place. */
  turn: 0.8,
  /** Dice roll. */
  roll: 1.1,
  /** A number rises or falls. */
  count: 0.7,
  /** Something is put down hard: built, locked, reached. */
  stamp: 0.8,
  /** Something goes out of the game or back to the supply. */
  leave: 0.7,
  /** Cards are mixed. */
  mix: 0.8,
  /** A sentence over the board: a round, an epoch, the end. */
  announce: 1.4,
  /** A place shines: it is what this is about. */
  shine: 0.5,
} as const
export type Movement = keyof typeof MOVEMENTS

export interface Motion {
  movement: Movement
  from?: string
  to?: string
  /** What moves, one of these: the piece of a seat, the figure of a component (`destiny:{card}`), */
  piece?: string
  figure?: string
  /** a sign of the game (`resource:{resource}`, see `MotionSet.sign`), the face of a die, a number. */
  sign?: string
  die?: string
  number?: string
  /** Another sound than the movement's own. */
  sound?: Sound
}
export type Sound = 'wood' | 'card' | 'dice' | 'coin' | 'stone' | 'bell'

/** Name of the event -> its motion. */
export type Motions<Event extends string = string> = Readonly<Record<Event, Motion>>

/** What a game's motions.ts exports: the table, and the pictograms and colours of its tokens, by kind and id. */
export interface MotionSet {
  MOTIONS: Motions
  sign?: (kind: string, id: string) => Token | undefined
}

/** A token: a pictogram, a figure (`god:ares`), a mark drawn within a radius of 10, or a letter; its colour and that of its ground. */
export interface Token {
  picture?: Picture | undefined
  figure?: string
  mark?: string | undefined
  letter?: string | undefined
  colour?: string
  ground?: string
}

/** The mover of a scene, its arguments put in; `back`: a card whose face this viewer may not see. */
export type Actor =
  | { kind: 'piece'; seat: number }
  | { kind: 'figure' | 'sign'; of: string; id: string }
  | { kind: 'back' }
  | { kind: 'die' | 'number'; text: string }

/** One movement to be shown. */
export interface Scene {
  movement: Movement
  actor: Actor | null
  /** Places to look for, the best first. */
  from: string[]
  to: string[]
  sound: Sound | null
  event: EventSeen
}

const SOUNDS: Partial<Record<Movement, Sound>> = {
  travel: 'wood', fly: 'card', turn: 'card', roll: 'dice', count: 'coin', stamp: 'stone', mix: 'card', announce: 'bell',
} // prettier-ignore

/** The template with the event's arguments in its braces; undefined if one is missing (hidden from this viewer). */
function filled(template: string, args: Record<string, unknown>): string | undefined {
  let whole = true
  const text = template.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const value = args[name]
    if (value === undefined || value === null) whole = false
    return Array.isArray(value) ? value.join(' ') : String(value)
  })
  return whole ? text : undefined
}

const places = (template: string | undefined, args: Record<string, unknown>): string[] =>
  (template ?? '').split('|').flatMap((one) => (one ? (filled(one, args) ?? []) : []))

function actorOf(motion: Motion, args: Record<string, unknown>): Actor | null {
  const text = (template: string | undefined) => (template === undefined ? undefined : filled(template, args))
  const piece = text(motion.piece)
  if (piece !== undefined) return { kind: 'piece', seat: Number(piece) }
  for (const kind of ['figure', 'sign'] as const) {
    const named = text(motion[kind])
    if (named !== undefined) return { kind, of: named.slice(0, named.indexOf(':')), id: named.slice(named.indexOf(':') + 1) }
  }
  for (const kind of ['die', 'number'] as const) {
    const shown = text(motion[kind])
    if (shown !== undefined) return { kind, text: shown }
  }
  return motion.figure === undefined ? null : { kind: 'back' }
}

/** How an event is shown. An event without a motion makes its places shine: a game in the making is seen moving too. */
export function sceneOf(event: EventSeen, motions: Partial<Motions>): Scene {
  const motion = motions[event.name] ?? { movement: 'shine' }
  const to = places(motion.to, event.args)
  return {
    movement: motion.movement,
    actor: actorOf(motion, event.args),
    from: places(motion.from, event.args),
    to: to.length ? to : event.places,
    sound: motion.sound ?? SOUNDS[motion.movement] ?? null,
    event,
  }
}

/** The names in braces that a motion uses. */
export function argumentsOf(motion: Motion): string[] {
  const texts = [motion.from, motion.to, motion.piece, motion.figure, motion.sign, motion.die, motion.number]
  return texts.flatMap((text) => [...(text ?? '').matchAll(/\{([\w-]+)\}/g)].map((match) => match[1]!))
}
