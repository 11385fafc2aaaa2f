import { groups } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify, withdrawQuestions } from '../notifications/notify.ts'
import { changeGroup, type GroupWithMembers } from './change-group.ts'
import { endMembership } from './leave.ts'
import { lockPlayers } from './lock-players.ts'

/**
 * Deletes a group with everything in it; the rubies of its members end by closing rows. The members are told, and what
 * waited for an answer no longer does. Its place in the creator's limit is free.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notCreatorOfThisGroup
 *
 * Specification: Groups.
 */
export function removeGroup(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { services, userId } = ctx
  const { clock } = services
  return changeGroup(ctx, id, 'creator', async (tx, group) => {
    const everybody = [...group.members, ...group.hidden].map((member) => member.userId)
    await endGroup(tx, clock, group)
    await notify(
      tx,
      clock,
      everybody.filter((one) => one !== userId),
      // The group is gone: only its name can be told.
      { type: 'removeMember', senderId: userId, group: { name: group.name } },
    )
    return null
  })
}

/** Ends a held group with everything in it; nobody is told. */
export async function endGroup(tx: Transaction, clock: Clock, group: GroupWithMembers): Promise<void> {
  const everybody = [...group.members, ...group.hidden]
  await lockPlayers(
    tx,
    everybody.map((member) => member.userId),
  )
  for (const membership of everybody) await endMembership(tx, clock, group, membership)
  await withdrawQuestions(tx, group.id)
  await tx.delete(groups).where(eq(groups.id, group.id))
  await retireIds(tx, clock, group.creatorId, [group.id])
}
