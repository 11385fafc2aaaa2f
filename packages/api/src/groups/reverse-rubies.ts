import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { findByHand } from '../ledger/find-by-hand.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { changeGroup } from './change-group.ts'
import { reversibleForMs } from './limits.ts'
import { moveRubies } from './move-rubies.ts'
import { findMember } from './rules.ts'
import type { ReverseRubies, RubiesMoved } from './schema.ts'

/**
 * Takes back what was given or taken by hand, with a row of its own: by the leader who did it, or the creator, within
 * 24 hours, once. Rubies that were given are taken back only if they are still there.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, rowNotReversible,
 * notEnoughRubyToTake
 *
 * Rules: Notes of leaders.
 */
export function reverseRubies(ctx: UserContext, { groupId, memberId, rowId }: ReverseRubies): Promise<RubiesMoved> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const member = findMember(group, { memberId })
    await lockPlayer(tx, member.userId)
    const row = await findByHand(tx, member, rowId)
    const isEntitled = row && (row.by === me.userId || me.role === 'creator') && member.id !== me.id
    const since = ctx.services.clock.now().getTime() - reversibleForMs
    if (!isEntitled || row.createdAt.getTime() < since || row.isReversed) {
      throw new DomainError('rowNotReversible')
    }
    const back = { amount: 0 - row.amount, reason: 'rubiesReversed', reference: rowId } as const
    return moveRubies(tx, ctx, { group, member }, { ...back, note: row.note ?? undefined })
  })
}
