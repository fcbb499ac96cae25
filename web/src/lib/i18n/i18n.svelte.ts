import { negotiateLanguages } from '@fluent/langneg'
import { fontsFor } from '../fonts'
import { api } from '../net/api'
import { Catalogues, LANGUAGES, Texts, type Language } from './texts'

const KEY = 'petteia-language'

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
  readonly #known = new Map<Language, Catalogues>()

  get language(): Language {
    return this.t.language as Language
  }

  async use(language: Language): Promise<void> {
    const fonts = fontsFor(language)
    let catalogues = this.#known.get(language)
    if (!catalogues) {
      const answer = await api.texts(language)
      catalogues = new Catalogues(language, Object.values(answer.catalogues))
      this.#known.set(language, catalogues)
    }
    await fonts
    this.t = new Texts(catalogues)
    this.ready = true
    document.documentElement.lang = language
  }

  async start(): Promise<void> {
    await this.use(firstLanguage(localStorage.getItem(KEY), navigator.languages))
  }

  async choose(language: Language): Promise<void> {
    await this.use(language)
    localStorage.setItem(KEY, language)
  }
}

export const i18n = new I18n()
