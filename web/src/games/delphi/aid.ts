/** The player aid of The Oracle of Delphi, with what one's ship, shield and wounds make of it. */
import type { Aid } from '../contract'

export const aid: Aid<'delphi'> = (o, me, edition) => {
  const player = me === null ? null : (o.players[me] ?? null)
  const rules = edition.constants
  const recovery = player?.recovery ?? { equal: rules.recovery_equal, total: rules.recovery_total }
  return [
    ['turn'],
    ['recolour', { favour: player?.favour ?? 0 }],
    ['sail', { range: player?.range ?? rules.ship_range, extra: rules.move_extra_cost }],
    ['any', { gain: rules.action_favour }],
    ['offering', { hold: player?.hold ?? 2 }],
    ['statue'],
    ['monster', { needed: rules.monster_strength - (player?.shield ?? 0) }],
    ['shrine'],
    ['gods'],
    ['wounds', { shield: player?.shield ?? 0, equal: recovery.equal, total: recovery.total }],
    ['end', { left: player?.left ?? o.players[0]?.tasks.length ?? 0 }],
  ]
}
