import type { GroupWithMembers } from '../groups/change-group.ts'
import { leadersExcept } from '../groups/rules.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { type PromiseRow, promiseSource } from './read-promises.ts'

/**
 * Notifies the leaders of a reward that a member has redeemed. A second notification replaces the first.
 * @param except the user who caused it, who is not notified
 */
export function notifyRedeemed(
  tx: Transaction,
  clock: Clock,
  group: GroupWithMembers,
  { promise, except }: { promise: Pick<PromiseRow, 'id' | 'userId' | 'name' | 'ruby'>; except?: string },
): Promise<void> {
  const { id, userId, name, ruby } = promise
  const recipients = leadersExcept(group, userId, except)
  return notify(tx, clock, recipients, {
    type: 'rewardRedeemed',
    senderId: userId,
    group,
    source: promiseSource(id),
    data: { reward: { name, ruby } },
  })
}
