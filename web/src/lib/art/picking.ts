/** Picks the figures that a game uses out of the collection, for vite.config.ts. */
import type { Part } from './drawn.ts'
import type { Figure, FigureNames, Figures } from './figures.ts'

/** What an icon of the collection is: SVG text, of which only paths are read. */
interface Icon {
  body: string
}

function paths(name: string, icons: Readonly<Record<string, Icon>>, at?: string): Figure {
  const body = icons[name]?.body
  if (body === undefined) throw new Error(`there is no figure ${name} in the collection or in drawn.ts`)
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => ({ d: d!, ...(at ? { at } : {}) }))
}

/** The figures by their names; an error names one that is nowhere. */
export function pick(
  names: FigureNames,
  icons: Readonly<Record<string, Icon>>,
  drawn: Readonly<Record<string, readonly Part[]>>,
): Figures {
  const wanted = new Set(Object.values(names).flatMap((of) => Object.values(of)))
  return Object.fromEntries(
    [...wanted].sort().map((name) => {
      const parts = drawn[name]
      if (!parts) return [name, paths(name, icons)]
      return [name, parts.flatMap((part) => ('icon' in part ? paths(part.icon, icons, part.at) : [{ ...part, holes: true }]))]
    }),
  )
}
