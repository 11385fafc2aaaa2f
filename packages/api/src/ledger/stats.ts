import { levelOf, rankingOf } from '../game/rules.ts'
import type { Stats } from '../game/schema.ts'
import type { Balances } from './balances.ts'

/**
 * A player's stats, as in every response. The rubies are those of all groups, or of one group in a response about it.
 * The level depends on the total experience only.
 *
 * Rules: Earning. `exp` is the experience within the level.
 */
export function statsOf({ gold, gems, exp, ruby }: Balances): Stats {
  const reached = levelOf(exp)
  return { gold, ruby, gems, ...reached, ranking: rankingOf(reached.level) }
}
