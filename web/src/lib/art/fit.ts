import type { Action } from 'svelte/action'
import { whenFontsArrive } from '../fonts'

function parting(observer: ResizeObserver | null, silence: () => void): () => void {
  return () => {
    observer?.disconnect()
    silence()
  }
}

/** How far letters may be squeezed before they become hard to read. */
const LEAST = 0.72

/** Names to be fitted, all together: each measuring after a change has the whole page laid out anew. */
const unfit = new Set<HTMLElement>()

function fitAll(): void {
  const nodes = [...unfit]
  unfit.clear()
  for (const { style } of nodes) style.transform = style.width = ''
  const rooms = nodes.map((node) => node.parentElement?.clientWidth ?? 0)
  const widths = nodes.map((node) => node.scrollWidth)
  nodes.forEach(({ style }, i) => {
    if (!rooms[i] || widths[i]! <= rooms[i]!) return
    const share = Math.max(LEAST, rooms[i]! / widths[i]!)
    style.width = `${100 / share}%`
    style.transformOrigin = 'left'
    style.transform = `scaleX(${share.toFixed(3)})`
  })
}

/**
 * Squeezes a line of text until its longest word fits the width of its parent. Names are of every length in every
 * language; tiles are not. Give the text, so that it is measured again when it changes.
 */
export const fit: Action<HTMLElement, string> = (node) => {
  // What is measured must not be on its way from one size to another.
  node.style.transitionProperty = 'none'
  const measure = () => {
    if (!unfit.size) queueMicrotask(fitAll)
    unfit.add(node)
  }
  measure()
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
  if (node.parentElement) observer?.observe(node.parentElement)
  return { update: measure, destroy: parting(observer, whenFontsArrive(measure)) }
}

/** Pixels below which words are not shown. */
const SMALLEST = 11
const SIZES = [1, 0.96, 0.92, 0.88, 0.85, 0.82, 0.79, 0.76]

/** Boxes whose text is to be shrunk, all together: a size is tried on all of them before the page is laid out anew. */
const unshrunk = new Set<HTMLElement>()

const overflows = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1

function shrinkAll(): void {
  let open = [...unshrunk]
  unshrunk.clear()
  const words = new Map(open.map((node) => [node, node.querySelector('p')]))
  const tiny = (node: HTMLElement): boolean => {
    const text = words.get(node)
    return text ? parseFloat(getComputedStyle(text).fontSize) < SMALLEST : false
  }
  for (const { classList } of open) classList.remove('dense', 'terse')
  for (const looks of ['', 'dense']) {
    if (looks) for (const { classList } of open) classList.add(looks)
    /** Those whose text gets too small before it fits. */
    const left: HTMLElement[] = []
    for (const size of SIZES) {
      for (const { style } of open) style.setProperty('--fit', String(size))
      left.push(...open.filter(tiny))
      open = open.filter((node) => !left.includes(node) && overflows(node))
      if (!open.length) break
    }
    open.push(...left)
  }
  for (const { classList, style } of open) {
    classList.add('terse')
    style.setProperty('--fit', '1')
  }
}

/**
 * Sets `--fit` on a box to the largest size at which its text is not cut off; its style multiplies the size of
 * the text with it (and must not let it change in a transition). Where that is not enough it gets the class `dense`, and where its
 * paragraph would still be smaller than 11 pixels, `terse`: its words are left to whoever points at it. Card texts are generated, in four languages, and some are three times as long as others.
 */
export const shrink: Action<HTMLElement, string> = (node) => {
  const measure = () => {
    if (!unshrunk.size) queueMicrotask(shrinkAll)
    unshrunk.add(node)
  }
  measure()
  // Its first call comes when the page is laid out, the later ones when the box changes.
  let width = 0
  let height = 0
  const observer =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => {
          if (node.clientWidth === width && node.clientHeight === height) return
          width = node.clientWidth
          height = node.clientHeight
          measure()
        })
  observer?.observe(node)
  return { update: measure, destroy: parting(observer, whenFontsArrive(measure)) }
}

/** What a box may show, from most to least. */
const ROOM = ['roomy ample', 'roomy', 'roomy tight', '']

/** Boxes that may show more, all together. */
const unroomed = new Set<HTMLElement>()

function roomyAll(): void {
  const fits = ({ parentElement: around }: HTMLElement): boolean => !around || around.scrollHeight <= around.clientHeight + 1
  let open = [...unroomed]
  unroomed.clear()
  const parts = new Map(open.map((node) => [node, [...node.querySelectorAll('[data-words]')]]))
  for (const [, all] of parts) for (const { classList } of all) classList.remove('told')
  for (const room of ROOM) {
    for (const { classList } of open) {
      classList.remove('roomy', 'ample', 'tight')
      if (room) classList.add(...room.split(' '))
    }
    open = open.filter((node) => fits(node) === !room)
  }
  for (let n = 0; open.length; n += 1) {
    open = open.filter((node) => n < parts.get(node)!.length)
    for (const node of open) parts.get(node)![n]!.classList.add('told')
    const much = open.filter((node) => !fits(node))
    for (const node of much) parts.get(node)![n]!.classList.remove('told')
    open = open.filter((node) => !much.includes(node))
  }
}

/**
 * Gives a box the classes `roomy ample` while all of it fits its parent with them, else `roomy`, else `roomy tight`: boards show
 * more words then, and figures. Where not all words fit, its parts with `data-words` get the class `told`, from the first as far as there is room. Give a text that changes with the contents, so that it is measured again.
 */
export const roomy: Action<HTMLElement, string> = (node) => {
  const measure = () => {
    if (!unroomed.size) queueMicrotask(roomyAll)
    unroomed.add(node)
  }
  measure()
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
  if (node.parentElement) observer?.observe(node.parentElement)
  return { update: measure, destroy: parting(observer, whenFontsArrive(measure)) }
}

/** Gives a box the class `full` while not all of it would be in sight, and `crammed` while not even so: its style makes less of it then. Give what it shows. */
export const sparing: Action<HTMLElement, unknown> = (node) => {
  const measure = () => {
    node.classList.remove('full', 'crammed')
    for (const much of ['full', 'crammed']) {
      if (node.scrollHeight > node.clientHeight + 1) node.classList.add(much)
    }
  }
  queueMicrotask(measure)
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
  observer?.observe(node)
  return { update: () => queueMicrotask(measure), destroy: parting(observer, whenFontsArrive(measure)) }
}
