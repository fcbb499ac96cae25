/** Which files the built page is made of. Read by vite.config.ts. */
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const GAMES = readdirSync(here('./src/games')).filter((name) => existsSync(here(`./src/games/${name}/index.ts`)))

/**
 * Few files, for on a slow line each one waits: what every page needs (with what start page and table have in common), what a
 * table (and whatever else shows boards) needs beside it, what each game's board needs beside these. Everything else is
 * split as the bundler sees fit.
 */
const PARTS: readonly { name: string; roots: readonly string[] }[] = [
  { name: 'base', roots: ['src/main.ts'] },
  { name: 'table', roots: ['src/pages/Table.svelte'] },
  ...GAMES.map((game) => ({ name: `board-${game}`, roots: [`src/games/${game}/Board.svelte`, `src/games/${game}/motions.ts`] })),
]

type Info = (id: string) => { importedIds: readonly string[] } | null
let parts: Map<string, string> | null = null

/** The part that a module belongs to; null: whichever the bundler takes. */
export function partOf(id: string, info: Info): string | null {
  parts ??= divided(info)
  return parts.get(id) ?? null
}

function divided(info: Info): Map<string, string> {
  const reached = PARTS.map(({ name, roots }) => ({ name, modules: reachable(roots.map((root) => here(`./${root}`)), info) }))
  const boards = reached.filter(({ name }) => name.startsWith('board-'))
  const found = new Map<string, string>()
  const first = reachable([here('./src/pages/Start.svelte')], info)
  const table = reachable([here('./src/pages/Table.svelte')], info)
  for (const id of first) if (table.has(id)) found.set(id, 'base')
  for (const { name, modules } of reached) {
    for (const id of modules) {
      // What several boards have in common belongs to every table.
      const common = name.startsWith('board-') && boards.filter((board) => board.modules.has(id)).length > 1
      if (!found.has(id)) found.set(id, common ? 'table' : name)
    }
  }
  return found
}

function reachable(from: readonly string[], info: Info): Set<string> {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    info(id)?.importedIds.forEach(visit)
  }
  from.forEach(visit)
  return found
}

/** What the server has a page ask for at once, by the first word of its address (src/petteia/server/edge/pages.py). */
const AHEAD: Readonly<Record<string, string>> = { '': 'src/pages/Start.svelte', t: 'src/pages/Table.svelte' }

/** Writes `ahead.json`: the files that an address needs beside those that every page asks for. */
export const ahead: Plugin = {
  name: 'petteia-ahead',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const filesOf = (module: string): string[] => {
      const first = chunks.find(({ moduleIds }) => moduleIds.includes(here(`./${module}`)))
      if (!first) throw new Error(`no file of the built page has ${module}`)
      const found = new Set<string>()
      const visit = (name: string): void => {
        const chunk = chunks.find(({ fileName }) => fileName === name)
        if (!chunk || found.has(name)) return
        found.add(name)
        chunk.viteMetadata?.importedCss.forEach((css) => found.add(css))
        chunk.imports.forEach(visit)
      }
      visit(first.fileName)
      return [...found]
    }
    const everywhere = filesOf('src/main.ts')
    const files = Object.entries(AHEAD).map(([word, module]) => [word, filesOf(module).filter((name) => !everywhere.includes(name))])
    this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(Object.fromEntries(files)) })
  },
}
