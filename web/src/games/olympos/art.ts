/** The pictures of Olympos: pictograms in a box of 24 by 24, beside those that all boards share. */
import { GODS as COMMON, THINGS, type Picture } from '$lib/art/pictures'

/** Resources: grain, stone, wood, gold. */
export const RESOURCES: Record<string, Picture> = {
  grain: {
    line: 'M12 22V9',
    solid:
      'M12 1.5C14 4 14 6.5 12 9C10 6.5 10 4 12 1.5ZM11.4 12.6C8.6 12.4 6.8 10.8 6.4 8C9.3 8 11.2 9.6 11.4 12.6ZM12.6 12.6C15.4 12.4 17.2 10.8 17.6 8C14.7 8 12.8 9.6 12.6 12.6ZM11.4 17.4C8.6 17.2 6.8 15.6 6.4 12.8C9.3 12.8 11.2 14.4 11.4 17.4ZM12.6 17.4C15.4 17.2 17.2 15.6 17.6 12.8C14.7 12.8 12.8 14.4 12.6 17.4Z',
  },
  stone: { line: 'M4 10L9 5H20L15 10ZM4 10H15V19H4ZM15 10L20 5V14L15 19M4 14.5H15M9 10V14.5M12 14.5V19' },
  wood: {
    line: 'M7.5 7.5L18 4.5A4 5.2 0 0 1 19.5 14.6L9 19M7.8 7.4A4.2 5.8 0 1 1 7.7 19A4.2 5.8 0 1 1 7.8 7.4ZM7.8 10.4A2 2.9 0 1 1 7.7 16A2 2.9 0 1 1 7.8 10.4Z',
  },
  gold: { line: 'M3 19L5.5 13H11L13.5 19ZM10.5 19L13 13H18.5L21 19ZM6.7 11.5L9.2 5.5H14.8L17.3 11.5Z' },
}

/** Signs that recur all over the board. */
export const SIGNS: Record<string, Picture> = {
  hourglass: THINGS.hourglass!,
  prestige: THINGS.laurel!,
  settler: THINGS.person!,
  star: { solid: 'M12 1.8L15 8.6L22.4 9.4L16.8 14.3L18.4 21.6L12 17.8L5.6 21.6L7.2 14.3L1.6 9.4L9 8.6Z' },
  zeus: COMMON.zeus!,
  sword: {
    line: 'M19.5 3L9.5 15M19.5 3L18.6 6.6L11 16.2M6.4 12L12.4 18M8.6 15.8L4 20.6',
    solid: 'M4.2 18.8A1.7 1.7 0 1 1 4.1 22.2A1.7 1.7 0 1 1 4.2 18.8Z',
  },
  cross: { line: 'M5 5L19 19M19 5L5 19' },
  tribe: { line: 'M3 20.5L12 4.5L21 20.5ZM12 4.5L10.6 2M12 4.5L13.4 2M9 20.5L12 14L15 20.5' },
  barbarians: {
    line: 'M5 14C5 8 8 5.5 12 5.5C16 5.5 19 8 19 14V20H14.5V15H9.5V20H5ZM6 9.5C3.5 9 2.2 6.5 2.6 3.5M18 9.5C20.5 9 21.8 6.5 21.4 3.5',
  },
  cards: THINGS.cards!,
  track: { line: 'M3 12H19M14 6.5L19.5 12L14 17.5' },
  tokens: { line: 'M4 8L12 4L20 8V16L12 20L4 16ZM4 8L12 12L20 8M12 12V20' },
}

/** The 25 discoveries. */
export const DISCOVERIES: Record<string, Picture> = {
  medicine: {
    line: 'M12 2V22M16.5 4.5C17.5 7.5 7 7.8 7 10.8C7 13.8 16.5 13 16.5 16C16.5 18.4 11 18.6 9 19.8M16.5 4.5C15.4 3.6 13.8 3.4 12.8 4.2',
  },
  cavalry: {
    line: 'M6 21.5C6 15 8 12.5 7.5 9.5L4.5 11.5L3 9L8.5 4.5L9.5 2L12 4.3C17.5 5.5 20.5 11 20 21.5M12 4.3C14.5 8 15.5 12 15 16M9.5 7.2H9.6',
  },
  astronomy: {
    line: 'M4 17C9 21.5 17.5 19.5 20 13M20 7C15 2.5 6.5 4.5 4 11',
    solid:
      'M12 7L13.3 10.7L17 12L13.3 13.3L12 17L10.7 13.3L7 12L10.7 10.7ZM20.5 9.6A1.6 1.6 0 1 1 20.4 9.6ZM3.6 12.6A1.6 1.6 0 1 1 3.5 12.6Z',
  },
  metallurgy: COMMON.hephaestus!,
  cult: { line: 'M6 13H18L16.5 16H7.5ZM9 16V21M15 16V21M6.5 21.5H17.5', solid: 'M12 2C15.4 5 16 8 14.4 10.8H9.6C8 8.4 8.6 6.2 10.4 5C10.4 6.4 10.8 7 11.6 7.4C12.4 5.8 12.4 4 12 2Z' },
  oracle: {
    line: 'M4.5 8.5H19.5C19.5 12 16.5 13.5 12 13.5C7.5 13.5 4.5 12 4.5 8.5ZM8 13L5 21.5M16 13L19 21.5M12 13.5V21.5M8.5 5.5C8.5 4 10 4 10 2.5M13 5.5C13 4 14.5 4 14.5 2.5',
  },
  agriculture: {
    line: 'M8 21.5L10.5 14.5C5.5 12 4.5 6 9.5 3.5C16.5 1 22 7.5 20.5 14C18.5 9 14 7.5 11.8 10C10.6 11.5 11 13 12.2 14.2',
  },
  money: {
    line: 'M8.5 4.5A5.5 2.3 0 1 1 8.4 4.5ZM3 6.8V16.8A5.5 2.3 0 0 0 14 16.8V6.8M3 10.2A5.5 2.3 0 0 0 14 10.2M3 13.5A5.5 2.3 0 0 0 14 13.5M14 12.5A4 1.9 0 0 1 21.5 13.5V18.5A4 1.9 0 0 1 14 18.5',
  },
  hoplite: THINGS.helmet!,
  polytheism: {
    line: 'M3 21H21M6 21V15M12 21V12M18 21V15',
    solid:
      'M12 3C14 5.4 14.2 7.6 12 9.6C9.8 7.6 10 5.4 12 3ZM6 6.6C7.8 8.8 8 10.8 6 12.6C4 10.8 4.2 8.8 6 6.6ZM18 6.6C19.8 8.8 20 10.8 18 12.6C16 10.8 16.2 8.8 18 6.6Z',
  },
  cartography: { line: 'M3 6L9 3.5L15 6L21 3.5V18L15 20.5L9 18L3 20.5ZM9 3.5V18M15 6V20.5M5 13C7 11 10 14 12.5 11.5C14.5 9.5 16.5 11.5 19 9' },
  trade: THINGS.amphora!,
  architecture: THINGS.column!,
  phalanx: { line: 'M8.5 7A6 6 0 1 1 8.4 7ZM8.5 10L6 14.5H11ZM14 21.5L19.5 2.5M17 21.5L22 5M18.3 6L19.5 2.5L20.6 6' },
  hellenism: { line: 'M3 20V5H17V16H8V9.5H12.5V12.5M20.5 5V20H3' },
  democracy: { line: 'M5 11H19L17.5 21.5H6.5ZM3.5 11H20.5M8.5 11L10 3L15.5 4L14.2 11M11.5 6.5L13.2 6.8M9.5 15.5H14.5' },
  surgery: { line: 'M3 20.5L13.5 10M13.5 10L19 3C21.5 6 20.5 10 16.5 13ZM4.5 8.5C4.5 6.5 7.5 6 8.5 8.2C9.5 6 12 6.2 12 8.2' },
  strategy: { line: 'M4 3L17 18M20 3L7 18M14 20.5L19.5 15.5M10 20.5L4.5 15.5M17.3 18.3L20.5 21.5M6.7 18.3L3.5 21.5' },
  art: { line: 'M4.5 4H19.5C20 13 17.5 19 12 21.5C6.5 19 4 13 4.5 4ZM8.2 9H10.4M13.6 9H15.8M8 14C9.5 17.3 14.5 17.3 16 14Z' },
  poetry: COMMON.apollo!,
  philosophy: COMMON.athena!,
  science: { line: 'M12 3L3.5 19H20.5ZM12 9.5A4.6 4.6 0 1 1 11.9 9.5ZM12 3V9.5' },
  city: THINGS.walls!,
  absolutism: { line: 'M4 18.5L2.5 7L8 12L12 4.5L16 12L21.5 7L20 18.5ZM4 21.5H20' },
  engineering: { line: 'M4 21.5H14M6 21.5L9 4.5L19 8M9 4.5L12 21.5M7.4 14H10.6M19 8V14M16.5 14H21.5V18.5H16.5Z' },
}

/** The five wonders. */
export const WONDERS: Record<string, Picture> = {
  gate: { line: 'M3 21V7H8V21M16 21V7H21V21M2 7H22L12 2.5ZM8 10.5H16M5.5 11H5.6M18.5 11H18.6M5.5 15H5.6M18.5 15H18.6' },
  stadium: { line: 'M2.5 12A9.5 6.5 0 1 1 21.5 12A9.5 6.5 0 1 1 2.5 12ZM6 12A6 3.4 0 1 1 18 12A6 3.4 0 1 1 6 12ZM2.5 12V15A9.5 6.5 0 0 0 21.5 15V12' },
  zeus_statue: THINGS.statue!,
  colossus: { line: 'M12 4A2.2 2.2 0 1 1 11.9 4ZM9 21.5L10 13L8.5 9.5H15.5L14 13L15 21.5M15.5 9.5L19 5M19 5L17.8 2.8M19 5L20.8 3.2M8.5 9.5L6.5 14M4 21.5H10M14 21.5H20M2 18.5C4 17.5 5 19.5 7 18.5M17 18.5C19 17.5 20 19.5 22 18.5' },
  parthenon: THINGS.temple!,
}

/** The ten gods of the Olympos cards. */
export const GODS: Record<string, Picture> = {
  zeus: COMMON.zeus!,
  artemis: COMMON.artemis!,
  ares: COMMON.ares!,
  athena: COMMON.athena!,
  hades: COMMON.hades!,
  hecate: { line: 'M12 9V21.5M9 21.5H15M8.5 9H15.5L14.5 12.5H9.5Z', solid: 'M12 1.5C14.8 4 14.8 6 13.5 8H10.5C9.2 6 9.2 4 12 1.5Z' },
  erinyes: { line: 'M12 22C6 20 4 14 8 10C6.5 7 8 4.5 11 4C9.8 6 11 7.5 13 8C12.8 5.5 14 3.5 16.5 2.5C15.8 5.5 19.5 8 19 13C18.5 18 15.5 21 12 22ZM12 22C9.5 19.5 10 16.5 12.5 14.5C14.5 17 14.5 19.5 12 22Z' },
  keres: { line: 'M5 11C5 6 8 3 12 3C16 3 19 6 19 11C19 14 17.5 15 16.5 16.5V20.5H7.5V16.5C6.5 15 5 14 5 11ZM10.5 20.5V18M13.5 20.5V18M11.3 14.5H12.7', solid: 'M9 9.2A1.9 1.9 0 1 1 8.9 9.2ZM15 9.2A1.9 1.9 0 1 1 14.9 9.2Z' },
  siren: { line: 'M9 2.5A2.4 2.4 0 1 1 8.9 2.5ZM6 9C9 7.5 12 8.5 12.5 11C13.5 15 9 16 10 19C11 21.5 16 20.5 17 17M17 17L14.5 15.5M17 17L20.5 15.5M6 9L5 14M15.5 5.5C17 4.5 17 7.5 18.5 6.5M15.5 9C17 8 17 11 18.5 10' },
  nemesis: { line: 'M12 3V21M7 21H17M4 6.5H20M4 6.5L1.8 13H6.2ZM20 6.5L17.8 13H22.2ZM1.8 13A2.2 1.8 0 0 0 6.2 13M17.8 13A2.2 1.8 0 0 0 22.2 13' },
}
