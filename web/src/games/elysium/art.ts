/** Which pictograms stand for what in Elysium. */
import { GODS, THINGS, type Picture } from '$lib/art/pictures'

export const FAMILIES: Record<string, Picture> = GODS

/** The activation kinds of cards. */
export const KINDS: Record<string, Picture> = {
  instant: THINGS.flash!,
  permanent: THINGS.endless!,
  activate: THINGS.turn!,
  once: THINGS.ring!,
  legend: THINGS.scroll!,
  chronos: THINGS.hourglass!,
  chronos_family: THINGS.hourglass!,
  chronos_level: THINGS.hourglass!,
  eleusis: THINGS.torch!,
}

/** The mark of each column's colour, drawn within a radius of 10. */
export const MARKS: Record<string, string> = {
  red: 'M0-8.5L8 6H-8Z',
  blue: 'M-8-2Q-4-8 0-2T8-2V4Q4-2 0 4T-8 4Z',
  green: 'M0-9C8-4 7 5 0 9C-7 5-8-4 0-9Z',
  yellow: 'M0-9L2.4-2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4-2.4Z',
  any: 'M0-8A8 8 0 1 1-.1-8Z',
}
