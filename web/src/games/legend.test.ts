/** Every sign of a legend is drawn, named and, where it says so, explained, in every language. */
import { expect, test } from 'vitest'
import { figureName } from '$lib/art/figures'
import { LANGUAGES } from '$lib/i18n/texts'
import { clientOf } from './registry'
import { FIGURES, GAMES, textsOf } from './testing'

test.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))('the legend of %s in %s', async (game, language) => {
  const t = textsOf(game, language)
  const { LEGEND } = await clientOf(game).legend!()
  expect(LEGEND.flatMap((part) => part.entries).length).toBeGreaterThan(10)
  for (const part of LEGEND) {
    expect(t.has(part.heading), part.heading).toBe(true)
    for (const { token, name, about } of part.entries) {
      const [kind = '', id = ''] = token.figure?.split(':') ?? []
      expect(token.picture ?? token.mark ?? token.letter ?? figureName(FIGURES[game]!, kind, id), name).toBeTruthy()
      expect(t.has(name), name).toBe(true)
      if (about) {
        const [message, attribute] = about.split('.') as [string, string?]
        expect(attribute ? t.attribute(message, attribute) : t.has(message), about).toBeTruthy()
      }
    }
  }
})
