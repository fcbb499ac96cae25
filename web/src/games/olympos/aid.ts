/** The player aid of Olympos: prices with what one's own discoveries take off. */
import type { Aid } from '../contract'

export const aid: Aid<'olympos'> = (o, me, edition) => {
  const { action_cost: cost, combat } = edition
  const player = me === null ? null : (o.players[me] ?? null)
  const owned = edition.discovery.filter(({ id }) => player?.discoveries.includes(id))
  const sum = (value: (effect: (typeof owned)[number]['effect']) => number | undefined) => owned.reduce((n, { effect }) => n + (value(effect) ?? 0), 0)
  const cheapest = Math.min(cost.new_settler, ...owned.flatMap(({ effect }) => effect.new_settler_cost ?? []))
  const off = Math.max(0, ...edition.discovery.map(({ effect }) => effect.discovery_discount ?? 0))
  return [
    ['turn'],
    ['settle', { n: cheapest }],
    ['way', { land: cost.enter_land, sea: Math.max(0, cost.enter_sea - sum((effect) => effect.sea_discount)) }],
    ['fight', { more: combat.attacker_more_swords, equal: combat.equal_swords, fewer: combat.attacker_fewer_swords, swords: player?.swords ?? 0 }],
    ['discover', { n: cost.discovery, off }],
    ['wonder', { n: cost.wonder - sum((effect) => effect.wonder_discount), stars: (player?.stars ?? 0) + sum((effect) => effect.stars) }],
    ['zeus', { symbols: player?.symbols ?? 0 }],
    ['end'],
    ['score'],
  ]
}
