/** The figures of the games that are on the page, fetched once each after the page has been drawn. */
import SETS from 'virtual:figures'
import { atRest } from '../rest'
import { figureName, type Figure, type FigureSet } from './figures'

let sets = $state.raw<Record<string, FigureSet>>({})
const wanted = new Set<string>()

/** Have a game's figures fetched, when the browser has painted and rests. */
export function wantFigures(game: string): void {
  const fetchSet = SETS[game]
  if (!fetchSet || wanted.has(game)) return
  wanted.add(game)
  atRest(() =>
    fetchSet().then(
      (set) => (sets = { ...sets, [game]: set }),
      () => wanted.delete(game), // the network failed: the next board asks again
    ),
  )
}

/** A component's figure, once it is there. */
export function figureOf(game: string, kind: string, id: string): Figure | undefined {
  const set = sets[game]
  const name = set && figureName(set.names, kind, id)
  return name === undefined ? undefined : set!.drawings[name]
}
