import { negotiateLanguages } from '@fluent/langneg'
import { chosen } from '../follow'
import { fontsFor } from '../fonts'
import { api } from '../net/api'
import { Catalogues, LANGUAGES, Texts, type Language } from './texts'

const KEY = 'petteia-language'

/**
 * What is fetched only when it is shown: the words of all pages, or for a table those of the house and of its game (by the
 * game's id); the wording of the rules, the sentences of lessons, the player aid, the hints, the editor's words, the app's.
 */
export type Part = 'page' | 'house' | 'rules' | 'lessons' | 'aid' | 'hints' | 'editor' | 'eye' | 'app' | (string & {})

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ru: 'Русский',
}

/** The language the person chose, or the best match of what the browser asks for. */
export function firstLanguage(stored: string | null, wanted: readonly string[]): Language {
  if (LANGUAGES.includes(stored as Language)) return stored as Language
  const [best] = negotiateLanguages(wanted, LANGUAGES, { defaultLocale: 'en', strategy: 'lookup' })
  return (best as Language | undefined) ?? 'en'
}

/** The language of the page. Switching it loads the catalogues once and redraws words only; no state is lost. */
class I18n {
  t = $state.raw(new Texts(new Catalogues('en', [])))
  ready = $state(false)
  /** The words of all pages are here, not only those of a table. */
  whole = $state(false)
  readonly #known = new Map<Language, Catalogues>()
  /** Parts that are here or on their way, as `part language`; a page that never shows one does without it. */
  readonly #more = new Map<string, Promise<void>>()
  readonly #wanted = new Set<Part>()

  get language(): Language {
    return this.t.language as Language
  }

  async use(language: Language): Promise<void> {
    const fonts = fontsFor(language)
    const catalogues = this.#known.get(language) ?? new Catalogues(language, [])
    this.#known.set(language, catalogues)
    await Promise.all([...this.#wanted].map((part) => this.#fetch(part, language, catalogues)))
    await fonts
    this.t = new Texts(catalogues)
    this.ready = true
    this.whole = this.#wanted.has('page')
    document.documentElement.lang = language
  }

  /** Have a part of the words fetched, for whoever is about to show it. */
  async need(part: Part): Promise<void> {
    const language = this.coming
    const catalogues = this.#known.get(language)
    this.#wanted.add(part)
    if (!catalogues || this.#more.has(`${part} ${language}`)) return this.#more.get(`${part} ${language}`)
    await this.#fetch(part, language, catalogues)
    if (part === 'page') this.whole = true
    if (this.ready && this.language === language) this.t = new Texts(catalogues)
  }

  #fetch(part: Part, language: Language, catalogues: Catalogues): Promise<void> {
    const key = `${part} ${language}`
    let coming = this.#more.get(key)
    if (!coming) {
      coming = api.texts(language, part).then((answer) => Object.values(answer.catalogues).forEach((text) => catalogues.add(text)))
      coming.catch(() => this.#more.delete(key))
      this.#more.set(key, coming)
    }
    return coming
  }

  /** The language that is spoken, or will be as soon as its words are here. */
  get coming(): Language {
    return this.ready ? this.language : firstLanguage(localStorage.getItem(KEY), navigator.languages)
  }

  /** Begin with the words of all pages, or with those of the house. */
  async start(part: 'page' | 'house'): Promise<void> {
    this.#wanted.add(part)
    await this.use(this.coming)
  }

  async choose(language: Language): Promise<void> {
    await this.use(language)
    localStorage.setItem(KEY, language)
    chosen('language', language)
  }
}

export const i18n = new I18n()
