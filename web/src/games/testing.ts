/** For tests: the real catalogues, and actions as the server sends them. */
import { Catalogues, Texts, type Declarations } from '$lib/i18n/texts'
import type { LegalAction, Observation } from './contract'

const files = import.meta.glob<string>('../../../src/petteia/texts/*/*.ftl', { query: '?raw', import: 'default', eager: true })

/** The games that have a folder here. */
export const GAMES = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]!).sort()

/** The texts of one file name (`olympos-web`) or of all files, by language. */
export function catalogue(language: string, name: string): string {
  return files[`../../../src/petteia/texts/${language}/${name}.ftl`] ?? ''
}

/** A game's words in a language, with players called Ada and Ben. */
export function textsOf(game: string, language = 'en'): Texts {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/${language}/`))
  const declarations: Declarations = { id: game, families: {}, events: {}, reasons: {} }
  return new Texts(new Catalogues(language, mine.map(([, text]) => text)), declarations, ['Ada', 'Ben'])
}

/** A legal action with its preview. */
export function action(form: { kind: string; [argument: string]: string }, preview: Record<string, unknown> = {}): LegalAction {
  return { id: 0, text: Object.values(form).join(' '), form, preview }
}

export const NOTHING: Observation = { game: '', seats: 2, viewer: 0, over: false, ask: null }

/** Lines as "label: value", for comparing. */
export function shown(lines: { label: string; value: string }[]): string[] {
  return lines.map(({ label, value }) => (value ? `${label}: ${value}` : label))
}
