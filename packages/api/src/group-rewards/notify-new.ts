import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { aboutAssigned } from '../notifications/about-items.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies players of a new reward. */
export function notifyNewReward(
  tx: Transaction,
  { services, userId }: Pick<UserContext, 'services' | 'userId'>,
  group: { id: string; name: string },
  { reward, recipients }: { reward: { id: string; name: string }; recipients: string[] },
): Promise<void> {
  const data = { reward: { name: reward.name } }
  const source = aboutAssigned({ id: reward.id, groupId: group.id })
  return notify(tx, services.clock, recipients, { type: 'newRewardAdded', senderId: userId, group, source, data })
}
