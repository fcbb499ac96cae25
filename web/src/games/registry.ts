import type { GameClient } from './contract'
import EmblemFrame from './EmblemFrame.svelte'

// A folder with an index.ts is a game.
const found = import.meta.glob<{ default: GameClient }>('./*/index.ts', { eager: true })

/** A game without a folder is played by the list of decisions beside a plain view. */
const PLAIN: GameClient = { emblem: EmblemFrame, board: () => import('./PlainBoard.svelte') }

/** What the page knows of a game. */
export function clientOf(game: string): GameClient {
  return found[`./${game}/index.ts`]?.default ?? PLAIN
}
