/** Every kind of icon and card that a game shows has a hint, and every hint of that sort is shown by the game. */
import { expect, test } from 'vitest'
import { messagesIn } from '$lib/i18n/messages'
import { catalogue, GAMES } from './testing'

const sources = import.meta.glob<string>('./*/sights.ts', { query: '?raw', import: 'default', eager: true })
/** Kinds that a game makes from its data: what stands in the place of `${...}`. */
const MADE: Record<string, Record<string, string[]>> = {
  olympos: {
    "card-${card.split('_')[0]}": ['leisure', 'primacy', 'gift', 'renown', 'prayer', 'harmony', 'inspiration'].map((kind) => `card-${kind}`),
    'icon-${name}': ['hourglasses', 'swords', 'symbols', 'stars', 'prestige'].map((name) => `icon-${name}`),
  },
  elysium: {
    'card-${face.kind}': ['instant', 'permanent', 'activate', 'once', 'legend', 'chronos', 'chronos_family', 'chronos_level', 'eleusis'].map(
      (kind) => `card-${kind}`,
    ),
  },
  delphi: { 'card-${kinds.get(companion)}': ['hero', 'demigod', 'creature'].map((kind) => `card-${kind}`) },
}

test.each(GAMES)('the icons and card kinds of %s have hints, and no hint is left over', (game) => {
  const named = [...sources[`./${game}/sights.ts`]!.matchAll(/\[['`]((?:card|icon)-[^'`]*(?:'_'[^`]*)?)['`],/g)].map((m) => m[1]!)
  expect(named.length).toBeGreaterThan(4)
  const shown = new Set(named.flatMap((kind) => MADE[game]![kind] ?? [kind]))
  const told = [...messagesIn(catalogue('en', `${game}-hints-web`))].map(([id]) => id.replace(`${game}-hint-`, ''))
  expect(told.filter((id) => /^(card|icon)-/.test(id)).sort()).toEqual([...shown].sort())
})
