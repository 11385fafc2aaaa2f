import type { OwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'

type Ctx = Pick<UserContext, 'services' | 'userId'>

/** The source of the notifications that a pool is full or was redeemed. They replace each other. */
export const poolSource = (poolId: string): string => `pool:${poolId}`

/** Notifies all members of a group, except the caller, of a pool. */
export async function notifyAll(
  tx: Transaction,
  { services, userId }: Ctx,
  { members, ...group }: OwnGroup['group'],
  { type, pool }: { type: 'poolFull' | 'poolRedeemed'; pool: { id: string; name: string } },
): Promise<void> {
  const others = userIdsOf(members).filter((memberId) => memberId !== userId)
  await notify(tx, services.clock, others, {
    type,
    senderId: userId,
    group,
    source: poolSource(pool.id),
    data: { pool: { name: pool.name } },
  })
}

/** Notifies the members, except the caller, of what a pool returned to each. */
export async function notifyRefunded(
  tx: Transaction,
  { services, userId }: Ctx,
  group: OwnGroup['group'],
  { name, shares }: { name: string; shares: readonly { userId: string; ruby: number }[] },
): Promise<void> {
  for (const share of shares) {
    if (share.userId === userId || share.ruby === 0) continue
    const data = { pool: { name }, ruby: share.ruby }
    await notify(tx, services.clock, [share.userId], { type: 'poolRefunded', senderId: userId, group, data })
  }
}
