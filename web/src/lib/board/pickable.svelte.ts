import type { Action } from 'svelte/action'
import type { PreviewLine } from '../../games/contract'
import type { LegalAction } from './legal'

/** What an element of a board means, given to `use:pickable`. */
export interface Pick {
  /** Its name for people who cannot see it, and the heading of its card. */
  label: string
  /** The whole name in words, where what is written on it are bare figures. */
  spoken?: string
  /** The decision that a click takes; the element lights up. */
  action?: LegalAction | null | undefined
  /** Several decisions begin here: a click opens a small list of them. The first, best one is shown when pointing. */
  actions?: LegalAction[]
  /** Text of the action that a click would mean; when it is not legal the click asks why. */
  text?: string
  /** A click does this instead: the first part of a decision in several clicks. */
  onpick?: (() => void) | undefined
  /** Whether `onpick` is possible now (default: yes). */
  open?: boolean
  /** Chosen as a part of a decision. */
  selected?: boolean
  /** While it is chosen, the decisions that go on from it: the list shows only these. */
  narrows?: LegalAction[]
  /** What it is, in sentences: shown on the card. */
  about?: string | string[] | undefined
  /** Lines of the card below the words; without them the decision's own preview is shown. */
  lines?: PreviewLine[]
  /** Places of the board to point at while this is pointed at. */
  places?: string[]
}

/** What a card shows beside an element. */
export interface Card {
  anchor: Element
  pick: Pick
  action: LegalAction | null
  /** A finger touched it there. */
  touched?: { x: number; y: number }
}

/** What the page does for its pickable elements. */
export interface PickHost {
  act(action: LegalAction): void
  whyNot(text: string, anchor: Element): void
  preview(action: LegalAction | null): void
  /** Show a card beside an element, or take it away. */
  card(card: Card | null): void
  /** Whether an element's card is still shown: the person may have put it away, or decided. */
  shows?(anchor: Element): boolean
  /** Let the player choose among several decisions that begin at one element. */
  choose(actions: LegalAction[], anchor: Element): void
  /** Point at places of the board. */
  point(places: string[]): void
  /** An element is chosen and only these decisions go on from it; null: it no longer is. */
  narrow(anchor: Element, actions: LegalAction[] | null): void
  /** Whether a finger's first tap only shows: on phones and tablets. */
  showsFirst?(): boolean
  /** Whether this was shown by a tap before, so that the next tap decides. */
  shownBefore?(anchor: Element): boolean
}

export type PickState = 'legal' | 'open' | 'illegal' | 'plain'

/** How an element stands: a decision, a part of one, something to ask about, or only something to look at. */
export function pickState(pick: Pick): PickState {
  if (pick.action || pick.actions?.length) return 'legal'
  if (pick.onpick && pick.open !== false) return 'open'
  return pick.text ? 'illegal' : 'plain'
}

/** What a card would say of an element, to tell whether it still holds. */
function meaning(pick: Pick): string {
  const actions = [pick.action, ...(pick.actions ?? [])].map((action) => action && [action.text, action.preview])
  return JSON.stringify([pickState(pick), pick.label, pick.about, pick.text, pick.lines, actions])
}

/** The text that can be read on an element. */
function writtenOn(node: Element): string {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const parts: string[] = []
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('title')) parts.push(walker.currentNode.textContent ?? '')
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}
const lower = (text: string) => text.toLowerCase()

const LONG_PRESS = 450
const STILL = 10

/**
 * The action that makes an element of a board usable by mouse, touch and keyboard and known to a screen reader.
 *
 * It sets role, label, `data-pick` (the state above) and `data-action` (the text of the decision). Pointing, focusing or a
 * long press shows the card; a click, Enter or Space takes the decision, opens the choice or asks why not. Where the host
 * says so, a finger's first tap shows and its second one decides.
 */
export function makePickable(host: PickHost): Action<Element, Pick> {
  /** The element whose card is shown: only it may take the card away. */
  let shown: Element | null = null
  return (node, initial) => {
    let pick = initial
    let timer: ReturnType<typeof setTimeout> | undefined
    let from: { x: number; y: number; at: number } | null = null
    let held = false
    let narrowing = false
    /** The last thing that came down on it was a finger. */
    let finger = false
    /** What a finger has shown stays until something else is shown. */
    let touched: Card['touched']
    /** What was shown to a mouse at rest no longer held: it is shown anew when the mouse moves. */
    let dropped = false

    const single = () => pick.action ?? (pick.actions?.length === 1 ? pick.actions[0]! : null)

    function describe() {
      const state = pickState(pick)
      node.setAttribute('data-pick', state)
      node.setAttribute('aria-label', pick.label)
      queueMicrotask(name) // when what is written on it has been drawn
      const lines = Array.isArray(pick.about) ? pick.about : [pick.about ?? '']
      const about = lines.filter((line) => line && line !== pick.spoken).join(' ')
      toggle('aria-description', about || null)
      node.setAttribute('role', state === 'plain' ? 'img' : 'button')
      if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1')
      toggle('aria-disabled', state === 'illegal' ? 'true' : null)
      toggle('aria-haspopup', (pick.actions?.length ?? 0) > 1 && !pick.action ? 'menu' : null)
      toggle('aria-pressed', state !== 'plain' && pick.selected !== undefined ? String(pick.selected) : null)
      toggle('data-action', single()?.text ?? pick.text ?? null)
      const narrows = (pick.selected && pick.narrows) || null
      if (narrows || narrowing) queueMicrotask(() => host.narrow(node, narrows))
      narrowing = narrows !== null
    }

    /** The label and what is written on the element: people who speak to their device name what they see. */
    function name() {
      if (pick.spoken) {
        node.setAttribute('aria-label', pick.spoken)
        return
      }
      const written = writtenOn(node)
      const full = pick.label.includes(written) ? pick.label : lower(written).includes(lower(pick.label)) ? written : `${pick.label}: ${written}`
      node.setAttribute('aria-label', full)
    }

    function toggle(name: string, value: string | null) {
      if (value === null) node.removeAttribute(name)
      else node.setAttribute(name, value)
    }

    function show(at?: Card['touched']) {
      shown = node
      touched = at
      dropped = false
      const action = pick.action ?? pick.actions?.[0] ?? null
      host.preview(action)
      host.card({ anchor: node, pick, action, ...(at ? { touched: at } : {}) })
      if (pick.places) host.point(pick.places)
    }

    function hide() {
      clearTimeout(timer)
      touched = undefined
      if (shown !== node) return
      shown = null
      host.preview(null)
      host.card(null)
      if (pick.places) host.point([])
    }

    function take() {
      const action = single()
      if (pick.onpick && pick.open !== false) {
        pick.onpick()
      } else if (action) {
        host.act(action)
        hide()
      } else if (pick.actions && pick.actions.length > 1) {
        hide()
        host.choose(pick.actions, node)
      } else if (pick.text) {
        host.whyNot(pick.text, node)
      }
    }

    /** Choosing a part of a decision decides nothing; everything else is shown first. */
    function tap(at: { x: number; y: number }) {
      const choosing = pickState(pick) === 'open'
      const several = !pick.action && (pick.actions?.length ?? 0) > 1
      if (choosing) {
        host.card(null)
        take()
      } else if (!host.shownBefore?.(node)) show(at)
      else if (!several) take()
    }

    const listeners: [string, (event: never) => void][] = [
      [
        'click',
        (event: MouseEvent) => {
          if (held) {
            held = false
            event.preventDefault()
            event.stopPropagation()
            return
          }
          if (pickState(pick) !== 'plain') event.stopPropagation()
          if (finger && host.showsFirst?.()) tap({ x: event.clientX, y: event.clientY })
          else take()
        },
      ],
      [
        'keydown',
        (event: KeyboardEvent) => {
          if (event.target !== node || (event.key !== 'Enter' && event.key !== ' ')) return
          event.preventDefault()
          take()
        },
      ],
      ['pointerenter', (event: PointerEvent) => event.pointerType !== 'touch' && show()],
      [
        'pointerleave',
        (event: PointerEvent) => {
          if (event.pointerType === 'touch') return
          hide()
          dropped = false
        },
      ],
      ['focus', () => node.matches(':focus-visible') && !touched && show()],
      // It may lose the focus because it is being removed: the page's state may change only afterwards.
      ['blur', () => queueMicrotask(() => touched || hide())],
      [
        'pointerdown',
        (event: PointerEvent) => {
          held = false
          finger = event.pointerType === 'touch'
          if (!finger) return
          from = { x: event.clientX, y: event.clientY, at: event.timeStamp }
          timer = setTimeout(() => {
            held = true
            show(host.showsFirst?.() ? { x: event.clientX, y: event.clientY } : undefined)
          }, LONG_PRESS)
        },
      ],
      [
        'pointermove',
        (event: PointerEvent) => {
          if (dropped && event.pointerType !== 'touch') show()
          if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer)
        },
      ],
      [
        'pointerup',
        (event: PointerEvent) => {
          // On a busy device the timer may run out although the finger was lifted in time.
          if (held && from && event.timeStamp - from.at < LONG_PRESS) {
            held = false
            hide()
          }
          from = null
          clearTimeout(timer)
        },
      ],
      [
        'pointercancel',
        () => {
          from = null
          clearTimeout(timer)
          if (!touched) hide()
        },
      ],
      ['contextmenu', (event: Event) => (held || from) && event.preventDefault()],
    ]
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener)
    describe()

    return {
      update(next) {
        const before = shown === node && !touched ? meaning(pick) : null
        pick = next
        describe()
        if (before !== null && before !== meaning(next)) {
          queueMicrotask(() => {
            if (shown !== node || touched) return
            hide()
            dropped = true
          })
        }
        // What a finger has shown is shown as it is now, as long as it is.
        if (touched && shown === node) {
          const at = touched
          queueMicrotask(() => {
            if (touched !== at) return
            if (host.shows?.(node) ?? true) show(at)
            else touched = undefined
          })
        }
      },
      destroy() {
        clearTimeout(timer)
        for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener)
        // The page is being redrawn: its state may change only afterwards.
        queueMicrotask(() => {
          hide()
          if (narrowing) host.narrow(node, null)
        })
      },
    }
  }
}
