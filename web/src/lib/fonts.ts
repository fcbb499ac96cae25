import type { Language } from './i18n/texts'

/** The faces that every page shows (styles/fonts.ts). */
const FACES = ["400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'", "700 1em 'Alegreya'"]
/** A letter of each part of a face that a language needs. */
const SAMPLES: Record<Language, string> = { en: 'a', de: 'a', fr: 'a', ru: 'aя' }
/** Milliseconds after which words are shown in whatever face there is. */
const PATIENCE = 3000

/** Waits for the faces of a language, so that the first words that are drawn, and measured, are set in them. */
export async function fontsFor(language: Language): Promise<void> {
  if (!('fonts' in document)) return
  const loading = FACES.map((face) => document.fonts.load(face, SAMPLES[language]))
  await Promise.race([Promise.allSettled(loading), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}

/** Asks for faces that a game's board shows beside those of every page; a face that comes late has all of it laid out anew. */
export function wantFaces(faces: readonly (readonly [face: string, sample: string])[]): void {
  if ('fonts' in document) for (const [face, sample] of faces) document.fonts.load(face, sample).catch(() => {})
}

/** Calls back when a face has arrived after all; answers what to call to be told no longer. */
export function whenFontsArrive(tell: () => void): () => void {
  if (!('fonts' in document)) return () => {}
  document.fonts.addEventListener('loadingdone', tell)
  return () => document.fonts.removeEventListener('loadingdone', tell)
}
