/**
 * The page's own faces, so that every reader sees the same page and what is measured here fits there: Alegreya for
 * titles and names, Alegreya Sans for text and figures (Juan Pablo del Peral, Huerta Tipografica; SIL Open Font
 * License 1.1; taken from the Fontsource packages). A browser fetches only the parts whose letters it shows.
 *
 * Read by vite.config.ts, which takes the letters out of the files and hands the sheet to the page as `virtual:fonts.css`.
 */

/** The letters of each part of a face. */
const LETTERS = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
    'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, ' +
    'U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, ' +
    'U+A720-A7FF',
  greek: 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
} as const

type Part = keyof typeof LETTERS

interface Face {
  family: string
  style: 'normal' | 'italic'
  /** The weight of the file, and the weights of the styles that it stands for. */
  weight: number
  weights: string
  parts: readonly Part[]
}

const ALL: readonly Part[] = ['latin', 'latin-ext', 'greek', 'cyrillic']

const FACES: readonly Face[] = [
  { family: 'Alegreya', style: 'normal', weight: 700, weights: '500 900', parts: ALL },
  { family: 'Alegreya', style: 'italic', weight: 700, weights: '500 900', parts: ['latin', 'greek', 'cyrillic'] },
  { family: 'Alegreya Sans', style: 'normal', weight: 400, weights: '400', parts: ALL },
  { family: 'Alegreya Sans', style: 'italic', weight: 400, weights: '400', parts: ['latin', 'cyrillic'] },
  { family: 'Alegreya Sans', style: 'normal', weight: 700, weights: '600 900', parts: ALL },
]

/**
 * block: text waits for its face instead of jumping from another one; lib/fonts.ts has it loaded before words are drawn.
 * size-adjust: both faces are small for their size; sizes in the styles mean what they mean in a system's own faces.
 * ascent and descent: as high as the letters with their accents, capitals in the middle, so that tight lines are not taken for cut off.
 */
function rule(face: Face, part: Part, folder: string): string {
  const { family, style, weights } = face
  return `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weights};
  font-display: block;
  size-adjust: 110%;
  ascent-override: 84%;
  descent-override: 21%;
  line-gap-override: 0%;
  src: url('${folder}/${fileOf(face, part)}') format('woff2');
  unicode-range: ${LETTERS[part]};
}`
}

function fileOf({ family, style, weight }: Face, part: Part): string {
  return `${family.toLowerCase().replace(' ', '-')}-${part}-${weight}-${style}.woff2`
}

/** All that stands in ranges like `U+0000-00FF, U+0131`. */
function written(ranges: string): string {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .map(([, from, to]) => [parseInt(from!, 16), parseInt(to ?? from!, 16)] as const)
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
    .join('')
}

/** The files behind the sheet: where each comes from, and the letters that are taken of it. */
export const FILES = FACES.flatMap((face) =>
  face.parts.map((part) => {
    const name = fileOf(face, part)
    const source = `@fontsource/${face.family.toLowerCase().replace(' ', '-')}/files/${name}`
    return { name, source, letters: written(LETTERS[part]) }
  }),
)

/** The style sheet: a rule for each part of each face, whose files lie in this folder. */
export const fontsCss = (folder: string) => FACES.flatMap((face) => face.parts.map((part) => rule(face, part, folder))).join('\n')
