/**
 * Figures: one bold silhouette for each component, in a box of 512 by 512, filled with one colour, as on Greek vases.
 *
 * Most are from game-icons (CC BY 3.0, see the about page); what that collection lacks is put together or drawn in
 * drawn.ts. The games' figures.json say which figure stands for what (kind of component, id, name of the figure);
 * vite.config.ts picks those out of the collection and hands them to the page as `virtual:figures/<game>`, which is
 * fetched after the first paint.
 */

/** A silhouette: filled paths, each of them moved by a transform if it has one; `holes`: filled by the even-odd rule. */
export type Figure = readonly { d: string; at?: string; holes?: boolean }[]

/** Kind of component -> its id -> the figure's name in game-icons or in drawn.ts. */
export type FigureNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The figures of a game by their names. */
export type Figures = Readonly<Record<string, Figure>>

/** What `virtual:figures/<game>` holds. */
export interface FigureSet {
  names: FigureNames
  drawings: Figures
}

/** The name of a component's figure. Copies share one: what stands behind the last stroke of `a/b/2` is left away. */
export function figureName(names: FigureNames, kind: string, id: string): string | undefined {
  const of = names[kind]
  return of?.[id] ?? of?.[id.replace(/\/\d+$/, '')]
}
