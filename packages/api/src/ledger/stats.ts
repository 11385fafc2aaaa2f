import { levelOf, rankingOf } from '../game/rules.ts'
import type { Stats } from '../game/schema.ts'
import type { Balances } from './balances.ts'

/**
 * What a player has, as every answer shows it; the rubies are those of all groups, or, in an answer about a group, the
 * group's. The level follows from the total experience alone.
 *
 * Specification: Earning. `exp` is the experience inside the level.
 */
export function statsOf({ gold, gems, exp, ruby }: Balances): Stats {
  const reached = levelOf(exp)
  return { gold, ruby, gems, ...reached, ranking: rankingOf(reached.level) }
}
