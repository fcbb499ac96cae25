/** Which pictograms stand for what in The Oracle of Delphi. */
import { GODS, THINGS, type Picture } from '$lib/art/pictures'

export { GODS }

/** The mark of each of the six colours, drawn within a radius of 10. */
export const MARKS: Record<string, string> = {
  red: 'M0-8.5L8 6H-8Z',
  black: 'M-7-7H7V7H-7Z',
  pink: 'M0 8.5C-8 3-9-3-5.5-6.2C-3-8.2-.6-6.8 0-4C.6-6.8 3-8.2 5.5-6.2C9-3 8 3 0 8.5Z',
  blue: 'M-8.5-2Q-4.2-8.5 0-2T8.5-2V4.5Q4.2-2 0 4.5T-8.5 4.5Z',
  yellow: 'M0-9.5L2.6-2.6L9.5 0L2.6 2.6L0 9.5L-2.6 2.6L-9.5 0L-2.6-2.6Z',
  green: 'M0-9C8-4 7 5 0 9C-7 5-8-4 0-9Z',
  white: 'M0-7.5A7.5 7.5 0 1 1-.1-7.5Z',
}

/** Monsters by their colour. */
export const MONSTERS: Record<string, Picture> = {
  yellow: {
    line: 'M12 6.5A5.8 5.8 0 1 1 11.9 6.5ZM12 2.5L14 6M12 2.5L10 6M20.5 7L16.8 9M3.5 7L7.2 9M21.5 14.5L17.7 13.6M2.5 14.5L6.3 13.6M17.5 20.5L15.3 17.2M6.5 20.5L8.7 17.2M10 11.5H10.1M14 11.5H14.1M10 15H14',
  },
  red: { line: 'M4 20C4 9 7 4 12 4C17 4 20 9 20 20M7.5 11.5C9.5 8.5 14.5 8.5 16.5 11.5C14.5 14.5 9.5 14.5 7.5 11.5ZM9 18.5H15', solid: 'M12 10A1.6 1.6 0 1 1 11.9 10Z' },
  green: {
    line: 'M12 7.5A6 6 0 1 1 11.9 7.5ZM8 9C6 8 7 5 4.5 5M10 7.8C9 6 10.5 4 8.5 2.5M14 7.8C15 6 13.5 4 15.5 2.5M16 9C18 8 17 5 19.5 5M6 13C4 13 4 15.5 2 15M18 13C20 13 20 15.5 22 15M10 12.5H10.1M14 12.5H14.1M10 16.5Q12 15.5 14 16.5',
  },
  pink: {
    line: 'M12 22V12M12 16C9 16 6.5 14 6.5 9.5M12 16C15 16 17.5 14 17.5 9.5M12 12V6M4.2 9.5L6.5 5.5L8.8 9.5ZM15.2 9.5L17.5 5.5L19.8 9.5ZM9.7 6.5L12 2.5L14.3 6.5ZM7 22H17',
  },
  black: { line: 'M7 9C7 6.5 9 5.5 12 5.5C15 5.5 17 6.5 17 9L15.5 18L12 21L8.5 18ZM7.2 8C4 8 2.5 6 3 2.5M16.8 8C20 8 21.5 6 21 2.5M10 11H10.1M14 11H14.1M10.5 17.5H13.5' },
  blue: { line: 'M9 2.5A2.4 2.4 0 1 1 8.9 2.5ZM6 9C9 7.5 12 8.5 12.5 11C13.5 15 9 16 10 19C11 21.5 16 20.5 17 17M17 17L14.5 15.5M17 17L20.5 15.5M6 9L5 14M15.5 5.5C17 4.5 17 7.5 18.5 6.5M15.5 9C17 8 17 11 18.5 10' },
}

/** The kinds of tasks. */
export const TASKS: Record<string, Picture> = {
  shrine: THINGS.shrine!,
  statue: THINGS.statue!,
  offering: THINGS.amphora!,
  monster: MONSTERS.black!,
}

/** The kinds of companions. */
export const COMPANIONS: Record<string, Picture> = {
  hero: THINGS.helmet!,
  demigod: THINGS.laurel!,
  creature: { line: 'M3 17C6 17 7 13 10 12C8 9 9 5 13 4C13 7 16 8 18 11C20 14 19 18 15 20H8M10 12C13 12 15 13.5 15.5 16M13.5 8.5H13.6' },
}

export const LETTERS: Record<string, string> = { psi: 'Ψ', phi: 'Φ', sigma: 'Σ', omega: 'Ω' }

/** Kinds of equipment. */
export const EQUIPMENT: Record<string, Picture> = {
  range: THINGS.ship!,
  cross_shallows: { line: 'M2 9Q5 5.5 8 9T14 9T20 9M3 14H21L18 19H6ZM2 22Q5 19.5 8 22T14 22T20 22' },
  reward_god: { line: 'M4 8H20C20 13 16.5 15.5 12 15.5C7.5 15.5 4 13 4 8ZM12 15.5V20M8 20.5H16M12 5V2.5M8 5L7 3M16 5L17 3' },
  storage_shield: THINGS.hold!,
  reach_island: { line: 'M3 21L17 7M14 3.5L20.5 3.5L20.5 10L17.5 7ZM4.5 16.5L7.5 19.5' },
  reach_statue: { line: 'M5 21.5V4H18M5 9L10 4M18 4V9M2.5 21.5H10M16 9H20V13H16ZM15.5 21.5V16H20.5V21.5Z' },
  reach_offering: { line: 'M4 5H20M5 5C5 13 8 20 12 20C16 20 19 13 19 5M8.5 5L15 18M15.5 5L9 18M5.5 10H18.5M7.5 15H16.5' },
  colour_bonus: THINGS.torch!,
  wound_limit: THINGS.wound!,
  paid_action: THINGS.hourglass!,
  roll_favour: THINGS.coin!,
  statue_now: THINGS.statue!,
  offering_now: THINGS.amphora!,
  god_to_top: { line: 'M7 22V3M17 22V3M7 6.5H17M7 11H17M7 15.5H17M7 20H17' },
  scout: THINGS.scroll!,
  windfall: { line: 'M4 6C4 14 9 20.5 17 20.5C20 20.5 20.5 17.5 18 16.5C13 14.5 11 11 11 6ZM4 6C6 4.5 9 4.5 11 6M8 3L9.5 4.5M13 8L16 6M13.5 11L17 10' },
}
