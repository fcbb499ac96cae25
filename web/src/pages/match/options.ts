import type { Texts } from '$lib/i18n/texts'
import type { OptionDeclaration } from '$lib/net/shapes'

/** The options that are not the game's usual ones, in words; `t` speaks of that game. */
export function unusual(options: Record<string, unknown>, declared: readonly OptionDeclaration[], t: Texts): string[] {
  return declared
    .filter(({ name, default: usual }) => name !== 'edition' && name in options && JSON.stringify(options[name]) !== JSON.stringify(usual))
    .map(({ name, kind }) => {
      const value = options[name]
      if (kind === 'flag') return `${t.option(name)} ${value ? '✓' : '✗'}`
      if (kind === 'choice') return `${t.option(name)}: ${t.option(name, String(value))}`
      if (kind === 'list') return `${t.option(name)}: ${t.joined((value as string[]).map((one) => t.option(name, one)))}`
      return `${t.option(name)}: ${String(value)}`
    })
}
