import { allEqual } from '@questboard/db/drizzle'
import { promises } from '@questboard/db/schema'
import type { GroupWithMembers } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertRoomIn } from '../kernel/limits/count-rows.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notifyRedeemed } from './notify.ts'
import { maxOwed, remindsAt } from './rules.ts'

interface Redeemed {
  reward: { id: string; name: string; ruby: number; type: string }
  /** The players who paid, each with the reference of the ledger row. */
  payments: readonly { userId: string; reference: string }[]
}

/**
 * Promises a redeemed reward to the members who paid for it, in the same transaction. The other leaders are notified.
 * The group is locked.
 * @throws DomainError tooManyItems: the group owes 500 rewards
 *
 * Rules: Vouchers.
 */
export async function makePromises(
  tx: Transaction,
  { services, userId }: Pick<UserContext, 'services' | 'userId'>,
  group: GroupWithMembers,
  { reward, payments }: Redeemed,
): Promise<void> {
  const { clock } = services
  const { id: rewardId, name, ruby, type } = reward
  const owed = allEqual(promises, { groupId: group.id, status: 'owed' })
  await assertRoomIn(tx, promises, owed, { max: maxOwed, added: payments.length })
  const createdAt = clock.now()
  const created = payments.map((payment) => ({
    id: payment.reference,
    groupId: group.id,
    userId: payment.userId,
    rewardId,
    name,
    ruby,
    takesUse: type !== 'constant',
    status: 'owed' as const,
    remindsAt: remindsAt(createdAt),
    createdAt,
  }))
  await tx.insert(promises).values(created)
  for (const promise of created) await notifyRedeemed(tx, clock, group, { promise, except: userId })
}
