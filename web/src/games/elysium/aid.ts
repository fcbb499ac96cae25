/** The player aid of Elysium. */
import type { Aid } from '../contract'

export const aid: Aid<'elysium'> = (o, me, edition, t) => {
  const player = me === null ? null : (o.players[me] ?? null)
  const { family_legend: family, level_legend: level } = edition.scoring
  return [
    ['turn', { columns: player?.columns.length ?? 4 }],
    ['take'],
    ['quest'],
    ['citizen'],
    ['use'],
    ['transfer', { gold: player?.gold ?? 0 }],
    ['legends', { two: family['2'] ?? 0, three: family['3'] ?? 0, levels: Object.values(level).map((n) => t.number(n)).join(', ') }],
    ['end'],
  ]
}
