/** The icons and kinds of cards that somebody at a table of Delphi has before them. */
import type { Sight, Sights } from '../contract'

export const sights: Sights<'delphi'> = (o, me, edition) => {
  const found: Sight[] = []
  const own = o.players[me]
  if (!own) return found
  const kinds = new Map(edition.companion.map(({ id, kind }) => [id as string, kind]))
  for (const companion of own.companions) found.push([`card-${kinds.get(companion)}`, `companion:${companion}`])
  for (const card of own.equipment) found.push(['card-equipment', `own-equipment:${me}/${card}`])
  for (const colour of own.cards) found.push(['card-oracle', `source:${me}/card-${colour}`])
  if (own.offerings.length + own.statues.length) found.push(['icon-hold', `hold:${me}`])
  if (own.dice.length) found.push(['icon-dice', `source:${me}/${own.dice[0]}`])
  found.push(['icon-favour', `favour:${me}`], ['icon-tasks', `own-tasks:${me}`])
  if (own.wounds.length) found.push(['icon-wounds', `wounds:${me}`])
  const cloud = o.islands?.find(({ face_up }) => !face_up)
  if (cloud) found.push(['icon-clouds', `site:${cloud.site}`])
  found.push(['icon-gods', `own-gods:${me}`], ['icon-shield', `shield:${me}`])
  if (o.titan !== null) found.push(['icon-titan', 'titan'])
  return found
}
