import { getContext, setContext } from 'svelte'
import type { Action } from 'svelte/action'
import type { Pick } from './pickable.svelte'
import type { Highlight } from './highlight.svelte'

interface BoardContext {
  pickable: Action<Element, Pick>
  highlight: Highlight
}

const KEY = Symbol('board')

/** Set by the page around a board. */
export function provideBoard(context: BoardContext): void {
  setContext(KEY, context)
}

/** `pickable` and `highlight` for the parts of a board, without handing them through every component. */
export function useBoard(): BoardContext {
  return getContext<BoardContext>(KEY)
}
