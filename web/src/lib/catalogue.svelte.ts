import { api } from './net/api'
import { declarations, type Kinds } from './i18n/texts'
import type { EditionAnswer, GameInfo, GamesInfo } from './net/shapes'

/** What there is to play, asked once. */
class Games {
  info = $state.raw<GamesInfo | null>(null)
  #loading: Promise<GamesInfo> | null = null
  readonly #editions = new Map<string, Promise<EditionAnswer>>()

  load(): Promise<GamesInfo> {
    this.#loading ??= api.games().then(
      (info) => (this.info = info),
      (error) => {
        this.#loading = null
        throw error
      },
    )
    return this.#loading
  }

  game(id: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.id === id)
  }

  declarations(id: string) {
    const game = this.game(id)
    return game && this.info ? declarations(game, this.info) : null
  }

  /** The game a rule id belongs to, by the letters it begins with. */
  ofRule(rule: string): GameInfo | undefined {
    return this.info?.games.find((game) => rule.startsWith(`${game.rule_prefix}-`))
  }

  /** The kinds of the arguments of a refusal or a notice of the server. */
  kindsOf(what: 'refusals' | 'notices', id: string): Kinds {
    return this.info?.[what][id] ?? {}
  }

  /** The default edition of a game; tables with an edition of their own ask for it themselves. */
  edition(game: string): Promise<EditionAnswer> {
    let edition = this.#editions.get(game)
    if (!edition) {
      edition = api.edition(game)
      edition.catch(() => this.#editions.delete(game))
      this.#editions.set(game, edition)
    }
    return edition
  }
}

export const games = new Games()
