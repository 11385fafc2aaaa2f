import type { GroupWithMembers } from '../groups/change-group.ts'
import { leadersExcept } from '../groups/rules.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { Player } from '../players/lock-player.ts'

/** Notifies a child and the other leaders of a group of a break of the child, or that it was taken back. */
export async function notifyOfBreak(
  tx: Transaction,
  { services, userId: senderId }: UserContext,
  group: GroupWithMembers,
  notice: { child: Player; type: 'onBreak' | 'breakTakenBack'; days: { from: Day; to: Day } },
): Promise<void> {
  const { child, type, days } = notice
  const recipients = [child.id, ...leadersExcept(group, senderId)]
  await notify(tx, services.clock, recipients, {
    type,
    senderId,
    group,
    data: { member: { id: child.id, name: child.name }, days },
  })
}
