/** The icons and kinds of cards that somebody at a table of Elysium has before them. */
import type { Sight, Sights } from '../contract'
import { facesOf } from './faces'

export const sights: Sights<'elysium'> = (o, me, edition) => {
  const found: Sight[] = []
  const own = o.players[me]
  if (!own) return found
  const faces = facesOf(edition)
  if (o.phase === 'actions') found.push(['icon-columns', `own-columns:${me}`])
  for (const { card, ring } of own.domain) {
    if (ring) found.push(['icon-ring', `card:${card}`])
    const face = faces.get(card)
    if (face) found.push([`card-${face.kind}`, `card:${card}`])
  }
  if (own.citizens) found.push(['icon-citizens', `citizens:${me}`])
  if (own.prestige) found.push(['icon-prestige', `prestige:${me}`])
  for (const card of o.agora) {
    const face = faces.get(card)
    if (!face) continue
    found.push([`card-${face.kind}`, `card:${card}`])
    if (face.columns.includes('any')) found.push(['icon-any', `card:${card}`])
  }
  const free = o.quests.find((quest) => quest.free)
  if (free) found.push(['icon-quest', `quest:${free.quest}`])
  found.push(['icon-gold', `gold:${me}`])
  return found
}
