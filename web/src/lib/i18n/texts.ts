/**
 * Rendering in the browser: the same catalogues and the same rules as src/petteia/texts/render.py.
 *
 * The engine names messages and arguments; arguments have declared kinds (a seat, a number, a component, a
 * nested message, a list). What a catalogue lacks is shown as a readable form of its id, never as an error.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { EventSeen, Form, GameInfo, GamesInfo, ReasonSeen } from '../net/shapes'

export const LANGUAGES = ['en', 'de', 'fr', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

export type Kinds = Record<string, string>

/** What a game declares about its texts. */
export interface Declarations {
  id: string
  /** Family -> its arguments' kinds. */
  families: Record<string, Kinds>
  /** Event -> its arguments' kinds, secret ones included. */
  events: Record<string, Kinds>
  reasons: Record<string, Kinds>
  /** Reasons that every game has. */
  kernelReasons: Record<string, Kinds>
}

/** Names for things that only a position can name (a hex by what lies near it); undefined: the catalogues name it. */
export type Naming = (t: Texts, kind: string, id: string, form?: string) => string | undefined

export interface NestedMessage {
  message: string
  args?: Record<string, unknown>
}

type EventLike = Pick<EventSeen, 'name' | 'args' | 'hidden' | 'text'>
type ReasonLike = Pick<ReasonSeen, 'id' | 'args'>

/** What the texts need to know of a game. */
export function declarations(game: GameInfo, all: Pick<GamesInfo, 'kernel_reasons'>): Declarations {
  return {
    id: game.id,
    families: Object.fromEntries(
      game.actions.map((a) => [a.family, Object.fromEntries(a.arguments.map((x) => [x.name, x.kind]))]),
    ),
    events: Object.fromEntries(Object.entries(game.events).map(([n, e]) => [n, { ...e.args, ...e.secret }])),
    reasons: game.reasons,
    kernelReasons: all.kernel_reasons,
  }
}

const FOREIGN = /[^A-Za-z0-9_-]/g

/** The message id made of these parts; what Fluent does not allow in an id becomes `-`. */
export function messageId(...parts: string[]): string {
  return parts.join('-').replace(FOREIGN, '-')
}

/** The message id of a rule: `OLY-4.5` is `olympos-rule-4-5`. */
export function ruleMessage(game: string, rule: string): string {
  return messageId(game, 'rule', rule.slice(rule.indexOf('-') + 1))
}

/** An id as words; coordinates stay as they are. */
export function readable(id: string): string {
  return /[A-Za-z]/.test(id) ? id.replace(/[-_]+/g, ' ').trim() : id
}

function isMessage(value: unknown): value is NestedMessage {
  return typeof value === 'object' && value !== null && 'message' in value
}

/** How a language writes numbers. */
const FORMATS = new Map<string, Intl.NumberFormat>()

/** The parsed catalogues of one language. */
export class Catalogues {
  readonly #bundle: FluentBundle
  readonly #wanted = new Map<string, Set<string>>()

  constructor(
    readonly language: string,
    sources: Iterable<string>,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.add(source)
  }

  /** Add a catalogue's text; what is there already stays. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source))
    this.#wanted.clear()
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  attributes(id: string): string[] {
    return Object.keys(this.#bundle.getMessage(id)?.attributes ?? {})
  }

  /** The text of a message or an attribute of it; null if there is none. */
  format(id: string, attribute: string | null, args: Record<string, FluentVariable>): string | null {
    const message = this.#bundle.getMessage(id)
    const pattern = attribute === null ? message?.value : message?.attributes[attribute]
    if (pattern === null || pattern === undefined) return null
    // Errors (a missing argument) leave a visible placeholder in the text; nothing may break the page.
    return this.#bundle.formatPattern(pattern, args, [])
  }

  /** The variables that a message, with its attributes and everything it refers to, asks for. */
  wanted(id: string): Set<string> {
    const known = this.#wanted.get(id)
    if (known) return known
    const names = new Set<string>()
    const seen = new Set<string>()
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(visit)
      else if (typeof node === 'object' && node !== null) {
        const { type, name } = node as { type?: string; name?: string }
        if (type === 'var' && name) names.add(name)
        if (type === 'mesg' && name) follow(name)
        if (type === 'term' && name) follow(`-${name}`)
        Object.values(node).forEach(visit)
      }
    }
    const follow = (name: string): void => {
      if (seen.has(name)) return
      seen.add(name)
      visit(name.startsWith('-') ? this.#bundle._terms.get(name) : this.#bundle.getMessage(name))
    }
    follow(id)
    this.#wanted.set(id, names)
    return names
  }
}

/** The words of one language for one table: its catalogues, the game's declarations, the players' names. */
export class Texts {
  constructor(
    readonly catalogues: Catalogues,
    readonly game: Declarations | null = null,
    readonly names: readonly string[] = [],
    readonly naming: Naming | null = null,
  ) {}

  get language(): string {
    return this.catalogues.language
  }

  /** The same words for a game, its players and what its position names. */
  of(game: Declarations | null, names: readonly string[] = [], naming: Naming | null = null): Texts {
    return new Texts(this.catalogues, game, names, naming)
  }

  // ---- messages in general ---------------------------------------------------------------------

  has(id: string): boolean {
    return this.catalogues.has(id)
  }

  /** A message by its id; values are shown as they are, numbers choose plural forms. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.catalogues.format(id, null, args) ?? readable(id.slice(id.indexOf('-') + 1))
  }

  /** An attribute of a message; empty if there is none. */
  attribute(id: string, attribute: string, args: Record<string, FluentVariable> = {}): string {
    return this.catalogues.format(id, attribute, args) ?? ''
  }

  /** A message in JSON form, whose arguments may be messages and lists themselves. */
  render(message: NestedMessage): string {
    const args: Record<string, FluentVariable> = {}
    const wanted = this.catalogues.wanted(message.message)
    for (const [name, value] of Object.entries(message.args ?? {})) {
      let kind = isMessage(value) ? 'message' : 'text'
      if (Array.isArray(value)) kind = value.length && isMessage(value[0]) ? 'list:message' : 'list:text'
      this.#argument(args, name, kind, value, wanted)
    }
    return this.text(message.message, args)
  }

  /** A message that brings the kinds of its arguments, as advice does; `action` is the structured form of one. */
  told(message: { message: string; args: Record<string, unknown>; kinds: Kinds }): string {
    return this.declared(message.message, message.kinds, message.args)
  }

  /** Texts in a row, joined as the language does it: by "and", or by "or" with `kernel-list-or`. */
  joined(texts: readonly string[], message = 'kernel-list'): string {
    if (!texts.length) return this.text('kernel-nothing')
    if (texts.length === 1) return texts[0]!
    if (!this.has(message)) return new Intl.ListFormat(this.language, { type: message === 'kernel-list' ? 'conjunction' : 'disjunction' }).format(texts)
    return this.text(message, { start: texts.slice(0, -1).join(', '), last: texts[texts.length - 1]! })
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    if (options) return new Intl.NumberFormat(this.language, options).format(value)
    // Boards are full of numbers, and each format takes longer to make than a hundred numbers to write.
    let format = FORMATS.get(this.language)
    if (!format) FORMATS.set(this.language, (format = new Intl.NumberFormat(this.language)))
    return format.format(value)
  }

  /** How long ago, in the largest unit that fits. */
  ago(value: Date | number | string, now: number = Date.now()): string {
    const seconds = Math.round((new Date(value).getTime() - now) / 1000)
    const relative = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' })
    const units: [Intl.RelativeTimeFormatUnit, number][] = [
      ['day', 86400],
      ['hour', 3600],
      ['minute', 60],
    ]
    for (const [unit, length] of units) {
      if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit)
    }
    return relative.format(0, 'minute')
  }

  // ---- what the engine names -------------------------------------------------------------------

  /** An action by its structured form. */
  action(form: Form): string {
    const { kind, ...args } = form
    return this.declared(messageId(this.#id, 'action', kind), this.game?.families[kind] ?? {}, args)
  }

  /** An event; one of other rules brings the words of its time. */
  event(event: EventLike): string {
    return event.text || this.declared(this.#eventId(event), this.game?.events[event.name] ?? {}, event.args)
  }

  /** Whether an event has words: some are for the board alone. */
  tells(event: EventLike): boolean {
    return !!event.text || this.has(this.#eventId(event))
  }

  ask(step: string): string {
    return this.text(messageId(this.#id, 'ask', step))
  }

  /** Why something is not legal; the rule ids are left to the caller. */
  reason(reason: ReasonLike): string {
    const kinds = this.game?.reasons[reason.id]
    const id = kinds ? messageId(this.#id, 'reason', reason.id) : messageId('kernel', 'reason', reason.id)
    return this.declared(id, kinds ?? this.game?.kernelReasons[reason.id] ?? {}, reason.args)
  }

  /** The name of a component, or a grammatical form of it (an attribute of its message). */
  component(kind: string, id: string | number, form?: string): string {
    const named = this.naming?.(this, kind, String(id), form)
    if (named !== undefined) return named
    const message = messageId(this.#id, kind, String(id))
    const inForm = form ? this.catalogues.format(message, form, {}) : null
    return inForm ?? this.catalogues.format(message, null, {}) ?? readable(String(id))
  }

  /** One sentence that explains a component; empty where there is none. */
  about(kind: string, id: string | number): string {
    return this.naming?.(this, kind, String(id), 'about') ?? this.attribute(messageId(this.#id, kind, String(id)), 'about')
  }

  option(name: string, choice?: string): string {
    return this.text(messageId(this.#id, 'option', name, ...(choice === undefined ? [] : [choice])))
  }

  optionHelp(name: string, choice?: string): string {
    return this.attribute(messageId(this.#id, 'option', name, ...(choice === undefined ? [] : [choice])), 'help')
  }

  score(part: string): string {
    return this.text(messageId(this.#id, 'score', part))
  }

  rule(rule: string): string {
    return this.text(ruleMessage(this.#id, rule))
  }

  title(game = this.#id): string {
    return this.text(`${game}-title`)
  }

  blurb(game = this.#id): string {
    return this.text(`${game}-blurb`)
  }

  /** A player's name; chance (-1) and nobody (null) have names too. */
  seat(seat: number | null): string {
    if (seat === null) return this.text('kernel-nobody')
    if (seat === -1) return this.text('kernel-chance')
    return this.names[seat] || this.text('kernel-seat', { number: seat + 1 })
  }

  // ---- inside ----------------------------------------------------------------------------------

  #eventId(event: EventLike): string {
    return messageId(this.#id, 'event', event.name, ...(event.hidden ? ['hidden'] : []))
  }

  get #id(): string {
    return this.game?.id ?? ''
  }

  /** A message whose arguments have these kinds. */
  declared(id: string, kinds: Kinds, given: Record<string, unknown>): string {
    const wanted = this.catalogues.wanted(id)
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(given)) {
      this.#argument(args, name, kinds[name] ?? 'text', value, wanted)
    }
    return this.text(id, args)
  }

  /**
   * An argument and those forms of it (`$name-acc`) that the message wants. Besides the attributes of a component
   * there are `$name-id` (the value itself, to select by) and, for lists, `$name-count` and `$name-or` (joined by "or").
   */
  #argument(
    args: Record<string, FluentVariable>,
    name: string,
    kind: string,
    value: unknown,
    wanted: Set<string>,
  ): void {
    if (wanted.has(name)) args[name] = this.#value(kind, value)
    for (const variable of wanted) {
      if (!variable.startsWith(`${name}-`)) continue
      const form = variable.slice(name.length + 1)
      if (form === 'id') args[variable] = typeof value === 'number' ? value : String(value)
      else if (form === 'count') args[variable] = Array.isArray(value) ? value.length : 1
      else if (form === 'or' && Array.isArray(value)) {
        args[variable] = this.joined(value.map((one) => String(this.#value(kind.replace(/^list:/, ''), one))), 'kernel-list-or')
      }
      else args[variable] = this.#value(kind, value, form)
    }
  }

  #value(kind: string, value: unknown, form?: string): FluentVariable {
    if (kind.startsWith('list:')) {
      const list = Array.isArray(value) ? value : [value]
      return this.joined(list.map((one) => String(this.#value(kind.slice(5), one, form))))
    }
    if (kind === 'message' || isMessage(value)) {
      const message = value as NestedMessage
      return (form && this.attribute(message.message, form)) || this.render(message)
    }
    if (kind === 'seat') return this.seat(value === null ? null : Number(value))
    if (kind === 'number') return Number(value)
    if (kind === 'action') return this.action(value as Form)
    if (kind === 'text' || !this.game) return typeof value === 'number' ? value : String(value)
    if (kind === 'ask') return this.ask(String(value))
    if (value === null || value === undefined) return this.text('kernel-nothing')
    return this.component(kind, String(value), form)
  }
}
