/** The same role has the same file name in every game's folder: the tables in web/README.md, compared with the folders. */
import readme from '../../README.md?raw'
import { expect, test } from 'vitest'
import { GAMES } from './testing'

const files = Object.keys(import.meta.glob(['./*/*'], { query: '?url' }))
const inFolder = (game: string) => files.filter((path) => path.startsWith(`./${game}/`)).map((path) => path.split('/')[2]!).sort()

/** The rows of the table below a heading, as lists of cells. */
function table(heading: string): string[][] {
  const chapter = readme.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? ''
  const rows = chapter.split('\n').filter((line) => line.startsWith('|')).slice(2)
  return rows.map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim()))
}
const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((m) => m[1]!)

const roles = table("A game's folder").map(([file, , presence]) => ({ files: names(file!), always: presence === 'always' }))
const own = new Map(table('Parts of one game alone').map(([game, parts]) => [game!, names(parts!)]))

test('the tables can be read', () => {
  expect(roles.length).toBeGreaterThan(8)
  expect([...own.keys()].sort()).toEqual(GAMES)
})

test.each(GAMES)('the folder of %s holds what the tables say', (game) => {
  const known = roles.flatMap((role) => role.files)
  const needed = roles.filter((role) => role.always).flatMap((role) => role.files)
  const mine = own.get(game) ?? []
  expect(inFolder(game).filter((file) => !known.includes(file))).toEqual([...mine].sort())
  expect(needed.filter((file) => !inFolder(game).includes(file))).toEqual([])
})

test('a name in one game alone is no role', () => {
  for (const role of roles) {
    for (const file of role.files) {
      expect(GAMES.filter((game) => inFolder(game).includes(file)).length, file).toBeGreaterThan(1)
    }
  }
})
