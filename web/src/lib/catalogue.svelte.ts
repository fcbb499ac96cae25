import { api } from './net/api'
import { declarations, type EditionInfo, type GameInfo, type GamesInfo } from './net/protocol'

/** What there is to play, asked once. */
class Games {
  info = $state.raw<GamesInfo | null>(null)
  #loading: Promise<GamesInfo> | null = null
  readonly #editions = new Map<string, Promise<EditionInfo>>()

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
    return game ? declarations(game) : null
  }

  /** The default edition of a game; tables with an edition of their own ask for it themselves. */
  edition(game: string): Promise<EditionInfo> {
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
