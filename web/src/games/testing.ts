/** For tests: the real catalogues, and actions as the server sends them. */
import type { FigureNames } from '$lib/art/figures'
import { Catalogues, Texts, type Declarations } from '$lib/i18n/texts'
import type { Form, GameId, Games } from '$lib/net/shapes'
import type { LegalAction } from './contract'
import delphi from './delphi/figures.json'
import elysium from './elysium/figures.json'
import olympos from './olympos/figures.json'

/** Which figure stands for what, by game. */
export const FIGURES: Readonly<Record<string, FigureNames>> = { delphi, elysium, olympos }

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
  const declarations: Declarations = { id: game, families: {}, events: {}, reasons: {}, kernelReasons: {} }
  return new Texts(new Catalogues(language, mine.map(([, text]) => text)), declarations, ['Ada', 'Ben'])
}

/** Makes legal actions of a game, each with its preview. */
export function actionsOf<G extends GameId>(_: G) {
  return (form: Form, preview: Games[G]['preview'] = {}): LegalAction<G> => ({
    id: 0,
    text: Object.values(form).join(' '),
    form,
    preview,
  })
}

/** Lines as "label: value", for comparing. */
export function shown(lines: { label: string; value: string }[]): string[] {
  return lines.map(({ label, value }) => (value ? `${label}: ${value}` : label))
}
