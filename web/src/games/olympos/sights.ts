/** The icons and kinds of cards that somebody at a table of Olympos has before them. */
import type { Sight, Sights } from '../contract'

const HELD = ['hourglasses', 'swords', 'symbols', 'stars', 'prestige'] as const

export const sights: Sights<'olympos'> = (o, me) => {
  const found: Sight[] = []
  const own = o.players[me]
  if (!own) return found
  for (const card of own.hand.cards ?? []) found.push([`card-${card.split('_')[0]}`, `destiny:${card}`])
  for (const god of o.olympos.turned) found.push(['card-god', `god:${god}`])
  for (const name of HELD) if (own[name]) found.push([`icon-${name}`, `sign:${me}/${name}`])
  if (Object.values(own.cubes).some(Boolean)) found.push(['icon-cubes', `cubes:${me}`])
  if (Object.values(own.tokens).some(Boolean)) found.push(['icon-tokens', `tokens:${me}`])
  for (const [id, land] of Object.entries(o.territories)) {
    if (land.locked) found.push(['icon-locked', `territory:${id}`])
    else if (land.star === 'tribe') found.push(['icon-tribe', `territory:${id}`])
    else if (land.holder === 'barbarians') found.push(['icon-barbarians', `territory:${id}`])
  }
  return found
}
