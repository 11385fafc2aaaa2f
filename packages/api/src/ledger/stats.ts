import { levelOf, rankingOf } from '../game/rules.ts'
import type { Stats } from '../game/schema.ts'
import type { Balances } from './post.ts'

/**
 * What a player has, as every answer shows it. The level follows from the total experience alone.
 *
 * Specification: Earning. `exp` is the experience inside the level.
 */
export function statsOf({ gold, gems, exp }: Balances, ruby = 0): Stats {
  const reached = levelOf(exp)
  return { gold, ruby, gems, ...reached, ranking: rankingOf(reached.level) }
}
