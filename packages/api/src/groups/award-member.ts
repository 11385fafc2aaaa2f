import { award } from '../board/award.ts'
import type { Award } from '../board/schema.ts'
import { todayOfPlayer } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { NewEntry } from '../ledger/movement.ts'
import { type NewRubyEntry, postRubies, type RubyAccount } from '../ledger/post-rubies.ts'
import type { Player } from '../players/lock-player.ts'
import { countSteps } from './count-steps.ts'

/** The earnings of an action in a group: rubies of that group, entries of other currencies, and squares for the pawn. */
export interface MemberEarnings {
  rubies: NewRubyEntry[]
  entries: NewEntry[]
  steps: number
}

/**
 * Pays a locked player in a group and moves the pawn, on the player's board and on the group's, in the player's own day
 * and language. The caller may be another user, such as a leader who approves.
 * @returns stats with the rubies of this group
 *
 * Rules: Earning; Groups.
 */
export async function awardMember(
  tx: Transaction,
  ctx: Pick<UserContext, 'services' | 'userId' | 'language' | 'today'>,
  { player, membership }: { player: Player; membership: RubyAccount },
  { rubies, entries, steps }: MemberEarnings,
): Promise<Award> {
  const { services } = ctx
  const isCaller = player.id === ctx.userId
  const today = isCaller ? ctx.today : todayOfPlayer(services.clock.now(), player)
  const [ruby, { stats, board }] = await Promise.all([
    postRubies(tx, services.clock, membership, rubies),
    award(tx, { services, today, language: isCaller ? ctx.language : player.lang }, player, { entries, steps }),
    countSteps(tx, services.clock, membership, steps),
  ])
  if (ruby === undefined) throw new Error('a payment was refused as if it lowered a balance below zero')
  return { stats: { ...stats, ruby }, board }
}
