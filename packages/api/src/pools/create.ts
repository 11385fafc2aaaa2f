import { and, eq } from '@questboard/db/drizzle'
import { pools } from '@questboard/db/schema'
import { changeGroup, type GroupWithMembers } from '../groups/change-group.ts'
import { findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimId, refuseUsedIds } from '../kernel/created-items.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import { assertRoomIn } from '../kernel/limits/count-rows.ts'
import { assertGroupStorage } from '../kernel/limits/storage.ts'
import { once } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { isNotEnded, lockPool, showPool } from './read-pools.ts'
import { maxOpen } from './rules.ts'
import type { CreatePool, Pool } from './schema.ts'

/**
 * Creates a pool for members of a group. With a client-chosen id the call can be repeated and returns the same pool.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, tooManyItems (10 open
 * ones), idAlreadyUsed
 *
 * Rules: Saving together.
 */
export function createPool(ctx: UserContext, input: CreatePool): Promise<Pool> {
  const { services, userId } = ctx
  const { groupId, ...body } = input
  return changeGroup(ctx, groupId, 'leader', (tx, group, me) =>
    once(ctx, tx, input, async () => {
      const { id, repeated } = await claimId(tx, services.clock, { userId, scope: `pool:${groupId}`, body })
      if (!repeated) {
        const memberIds = membersOf(group, body.members)
        await assertRoomForPool(tx, groupId)
        const { name, notes, ruby } = body
        const row = { id, groupId, name, notes, ruby, memberIds, createdAt: services.clock.now() }
        await refuseUsedIds(tx.insert(pools).values(row), 'pools_pkey')
        await assertGroupStorage(tx, groupId)
        recordGroupChange(tx, { groupId, userId, type: 'group.poolChanged', itemId: id })
      }
      return showPool(await lockPool(tx, { groupId, poolId: id }), group, me)
    }),
  )
}

/** @throws DomainError memberNotFound */
export function membersOf(group: GroupWithMembers, userIds: string[] | undefined): string[] | null {
  return userIds?.map((userId) => findMember(group, { userId }).userId) ?? null
}

/** @throws DomainError tooManyItems: 10 pools of a locked group are open or full */
export async function assertRoomForPool(tx: Transaction, groupId: string): Promise<void> {
  await assertRoomIn(tx, pools, and(eq(pools.groupId, groupId), isNotEnded), { max: maxOpen })
}
