/**
 * The marks of the seats: a silhouette and a figure each, so that a piece is known without its colour.
 * All are drawn around the origin, within a radius of 10.
 */
export interface SeatSymbol {
  /** Value of `data-symbol`, and the end of its message id (`web-symbol-sun`). */
  id: string
  shape: string
  /** Figures are strokes, or fills where `solid`. */
  figure: string
  solid: boolean
}

const SUN: SeatSymbol = {
  id: 'sun',
  shape: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
  figure: 'M0-6.8L1.6-3.9L4.8-4.8L3.9-1.6L6.8 0L3.9 1.6L4.8 4.8L1.6 3.9L0 6.8L-1.6 3.9L-4.8 4.8L-3.9 1.6L-6.8 0L-3.9-1.6L-4.8-4.8L-1.6-3.9Z',
  solid: true,
}
const WAVE: SeatSymbol = {
  id: 'wave',
  shape: 'M-6.5-9H6.5A2.5 2.5 0 0 1 9-6.5V6.5A2.5 2.5 0 0 1 6.5 9H-6.5A2.5 2.5 0 0 1-9 6.5V-6.5A2.5 2.5 0 0 1-6.5-9Z',
  figure: 'M-6-2.5Q-4-5.5-2-2.5T2-2.5T6-2.5M-6 3.5Q-4 .5-2 3.5T2 3.5T6 3.5',
  solid: false,
}
const LEAF: SeatSymbol = {
  id: 'leaf',
  shape: 'M0-10.4L9-5.2V5.2L0 10.4L-9 5.2V-5.2Z',
  figure: 'M0-6.4C5-3 4.6 2.6 0 6.6C-4.6 2.6-5-3 0-6.4ZM0-2.4V6.2',
  solid: false,
}
const BOLT: SeatSymbol = {
  id: 'bolt',
  shape: 'M0-11.2L10.2 0L0 11.2L-10.2 0Z',
  figure: 'M1.6-6.6L-3.8 1H-.4L-1.6 6.6L3.8-1H.4Z',
  solid: true,
}
const MOON: SeatSymbol = {
  id: 'moon',
  shape: 'M0-10.2L9.9-3L6.2 8.6H-6.2L-9.9-3Z',
  figure: 'M2.6-5.2A5.6 5.6 0 1 0 4.8 4A4.6 4.6 0 0 1 2.6-5.2Z',
  solid: true,
}

export const SEAT_SYMBOLS: readonly SeatSymbol[] = [SUN, WAVE, LEAF, BOLT, MOON]

/** The mark of a seat. */
export function seatSymbol(seat: number): SeatSymbol {
  return SEAT_SYMBOLS[seat % SEAT_SYMBOLS.length]!
}

/** The colour of a seat, for `fill` and `stroke`. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % SEAT_SYMBOLS.length})`
}
