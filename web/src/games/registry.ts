import type { BoardModule } from './contract'
import Fallback from './Fallback.svelte'

// Each board is a chunk of its own, loaded when its game is opened. A folder with an index.ts is a board.
const boards = import.meta.glob<BoardModule>('./*/index.ts')

/** The board of a game; games without one are played by the list of decisions beside a plain view. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.ts`]
  return load ? load() : { default: Fallback }
}
