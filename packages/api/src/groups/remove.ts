import { eq } from '@questboard/db/drizzle'
import { groups } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { closePools } from '../ledger/close-pools.ts'
import { notify, withdrawQuestions } from '../notifications/notify.ts'
import { changeGroup, type GroupWithMembers } from './change-group.ts'
import { endMembership } from './end-membership.ts'
import { everyoneIn } from './lock-group.ts'
import { lockPlayers } from './lock-players.ts'
import { endSuccession } from './succession.ts'

/**
 * Deletes a group with everything in it. Its rubies end with closing rows, members are notified, and open requests are
 * withdrawn. The creator can create another group.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notCreatorOfThisGroup
 *
 * Rules: Groups.
 */
export function removeGroup(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { services, userId } = ctx
  const { clock } = services
  return changeGroup(ctx, id, 'creator', async (tx, group) => {
    const allMembers = userIdsOf(everyoneIn(group))
    await endGroup(tx, clock, group)
    await notify(
      tx,
      clock,
      allMembers.filter((memberId) => memberId !== userId),
      // The group no longer exists, so the notification has only its name.
      { type: 'removeMember', senderId: userId, group: { name: group.name } },
    )
    return null
  })
}

/** Deletes a locked group with everything in it, without notifications. */
export async function endGroup(tx: Transaction, clock: Clock, group: GroupWithMembers): Promise<void> {
  const allMembers = everyoneIn(group)
  await lockPlayers(tx, userIdsOf(allMembers))
  await endSuccession(tx, group.id)
  for (const membership of allMembers) await endMembership(tx, clock, { group, membership })
  await closePools(tx, clock, group.id)
  await withdrawQuestions(tx, group.id)
  await tx.delete(groups).where(eq(groups.id, group.id))
  await retireIds(tx, clock, { userId: group.creatorId, ids: [group.id] })
}
