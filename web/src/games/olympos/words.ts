/** What decisions cost and do, in words. */
import type { OlymposResourceId, OlymposTerritory } from '$lib/net/shapes'
import type { LegalAction, PreviewLine, Texts } from '../contract'

/** Who holds a territory: a seat, a tribe or barbarians. */
export type Holder = OlymposTerritory['pile'][number]

/** A holder's name. */
export function holderName(holder: Holder, t: Texts): string {
  return typeof holder === 'number' ? t.seat(holder) : t.text(`olympos-holder-${holder}`)
}

/** An area's name: a territory, a sea or the north. */
export function areaName(area: string, sea: boolean, t: Texts): string {
  return t.component(sea ? 'sea' : 'territory', area)
}

/** A set of cubes, listed one by one: "2 grain, 1 wood". */
export function cubeSet(cubes: OlymposResourceId[], t: Texts): string {
  const numbers = new Map<OlymposResourceId, number>()
  for (const resource of cubes) numbers.set(resource, (numbers.get(resource) ?? 0) + 1)
  return t.joined([...numbers].map(([resource, n]) => `${t.number(n)} ${t.component('resource', resource)}`))
}

/** Lines of a card: the parts of the price, how it is paid, where the marker lands. */
export function previewLines({ preview: p }: LegalAction<'olympos'>, t: Texts): PreviewLine[] {
  const lines: PreviewLine[] = []
  const add = (name: string, value: number | string, strong = false) =>
    lines.push({
      label: t.text(`olympos-line-${name}`),
      value: typeof value === 'number' ? t.number(value) : value,
      strong,
    })
  const { price } = p
  if (p.landings?.length) add('landings', t.joined(p.landings.map((n) => t.number(n))))
  if (price) {
    if (price.new_settler) add('new-settler', price.new_settler)
    if (price.detour) {
      add('route', price.route ?? 0)
      add('detour', price.detour)
    } else if (p.route) {
      for (const leg of p.route) {
        lines.push({
          label: t.text('olympos-line-leg', { area: areaName(leg.area, leg.sea, t) }),
          value: t.number(leg.cost),
        })
      }
    }
    if (p.combat) {
      lines.push({
        label: t.text('olympos-line-combat', {
          holder: holderName(p.combat.against, t),
          mine: p.combat.swords,
          theirs: p.combat.their_swords,
        }),
        value: t.number(p.combat.cost),
      })
      if (p.combat.tie) add('tie', t.text(`olympos-tie-${p.combat.tie}`))
    }
    if (price.base) add('base', price.base)
    for (const discount of price.discounts) {
      const inRoute = p.route !== undefined
      lines.push({
        label: t.component('discovery', discount.discovery),
        value: inRoute ? `(−${t.number(discount.amount)})` : `−${t.number(discount.amount)}`,
      })
    }
    if (price.surcharge) add('surcharge', price.surcharge)
    add('total', price.total, true)
  }
  if (p.cube_sets?.some((set) => set.length)) {
    add('cubes', p.cube_sets.map((set) => cubeSet(set, t) || '–').join(' / '))
  }
  if (p.stars) {
    add('stars', p.stars.needed)
    if (p.stars.athena) add('stars-athena', p.stars.athena)
    if (p.stars.cards.length) add('stars-cards', t.joined(p.stars.cards.map((card) => t.component('destiny', card))))
  }
  if (p.points) add('points', p.points)
  if (p.gains) {
    const gains = [t.component('resource', p.gains.token)]
    if (p.gains.star) gains.push(t.text('olympos-sign-star'))
    if (p.gains.zeus_token) gains.push(t.text('olympos-sign-zeus'))
    add('gains', t.joined(gains))
  }
  if (p.hourglasses) add('hourglasses', p.hourglasses)
  if (p.hourglasses_gained) add('hourglasses-gained', p.hourglasses_gained)
  if (p.prestige_gained) add('prestige-gained', p.prestige_gained)
  if (p.cubes_gained?.length) add('cubes-gained', cubeSet(p.cubes_gained, t))
  if (p.landing !== undefined) {
    add('landing', p.landing)
    if (p.zeus_spaces?.length) add('zeus-spaces', t.joined(p.zeus_spaces.map((n) => t.number(n))))
    add('then', t.text(p.finishes ? 'olympos-then-finished' : p.my_turn_again ? 'olympos-then-me' : 'olympos-then-others'))
  }
  return lines
}
