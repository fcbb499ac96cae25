/**
 * The page's own faces, so that every reader sees the same page and what is measured here fits there: Alegreya for
 * titles and names, Alegreya Sans for text and figures (Juan Pablo del Peral, Huerta Tipografica; SIL Open Font
 * License 1.1; taken from the Fontsource packages). A browser fetches only the parts whose letters it shows.
 *
 * Read by vite.config.ts, which takes the letters out of the files and hands the sheet to the page as `virtual:fonts.css`.
 */

/**
 * The letters of each part of a face. What the page itself says is set in `latin`, `cyrillic` and `greek` (the
 * letters on Delphi's statues) alone; other letters, which only people bring, are in parts of their own.
 */
const LETTERS = {
  latin:
    'U+0020-007E, U+00A0, U+00AB, U+00B0-00B1, U+00B7, U+00BB, U+00C0, U+00C2, U+00C4, U+00C6-00CB, U+00CE-00CF, U+00D4, ' +
    'U+00D6-00D7, U+00D9, U+00DB-00DC, U+00DF-00E2, U+00E4, U+00E6-00EB, U+00EE-00EF, U+00F4, U+00F6, U+00F9, ' +
    'U+00FB-00FC, U+0152-0153, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+20AC, U+2212',
  'latin-more':
    'U+0000-001F, U+007F-009F, U+00A1-00AA, U+00AC-00AF, U+00B2-00B6, U+00B8-00BA, U+00BC-00BF, U+00C1, U+00C3, U+00C5, ' +
    'U+00CC-00CD, U+00D0-00D3, U+00D5, U+00D8, U+00DA, U+00DD-00DE, U+00E3, U+00E5, U+00EC-00ED, U+00F0-00F3, ' +
    'U+00F5, U+00F7-00F8, U+00FA, U+00FD-00FF, U+0131, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
    'U+2000-2008, U+200A-2012, U+2015-2017, U+201B, U+201F-2021, U+2023-2025, U+2027-202E, U+2030-206F, U+2122, U+2191, ' +
    'U+2193, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, ' +
    'U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, ' +
    'U+A720-A7FF',
  greek: 'U+03A3, U+03A6, U+03A8-03A9',
  'greek-more': 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A4-03A5, U+03A7, U+03AA-03FF',
  cyrillic: 'U+0401, U+0410-044F, U+0451, U+2116',
  'cyrillic-more': 'U+0301, U+0400, U+0402-040F, U+0450, U+0452-045F, U+0490-0491, U+04B0-04B1',
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

const LATIN: readonly Part[] = ['latin', 'latin-more']
const CYRILLIC: readonly Part[] = ['cyrillic', 'cyrillic-more']
const GREEK: readonly Part[] = ['greek', 'greek-more']
const ALL: readonly Part[] = [...LATIN, 'latin-ext', ...GREEK, ...CYRILLIC]

const FACES: readonly Face[] = [
  { family: 'Alegreya', style: 'normal', weight: 700, weights: '500 900', parts: ALL },
  { family: 'Alegreya', style: 'italic', weight: 700, weights: '500 900', parts: [...LATIN, ...GREEK, ...CYRILLIC] },
  { family: 'Alegreya Sans', style: 'normal', weight: 400, weights: '400', parts: ALL },
  { family: 'Alegreya Sans', style: 'italic', weight: 400, weights: '400', parts: [...LATIN, ...CYRILLIC] },
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
    // The packages know no second half of a script.
    const source = fileOf(face, part).replace('-more', '')
    return {
      name: fileOf(face, part),
      source: `@fontsource/${face.family.toLowerCase().replace(' ', '-')}/files/${source}`,
      letters: written(LETTERS[part]),
    }
  }),
)

/** The style sheet: a rule for each part of each face, whose files lie in this folder. */
export const fontsCss = (folder: string) => FACES.flatMap((face) => face.parts.map((part) => rule(face, part, folder))).join('\n')
