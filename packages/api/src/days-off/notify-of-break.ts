import type { GroupWithMembers } from '../groups/change-group.ts'
import { leadersExcept } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify, withdrawNotifications } from '../notifications/notify.ts'
import type { Player } from '../players/lock-player.ts'
import type { DayOff } from './schema.ts'

/**
 * Notifies a child and the other leaders of a group of a break of the child, or that it was taken back. This replaces
 * what they were sent about the same break before.
 */
export async function notifyOfBreak(
  tx: Transaction,
  { services, userId: senderId }: UserContext,
  group: GroupWithMembers,
  notice: { child: Player; type: 'onBreak' | 'breakTakenBack'; dayOff: Pick<DayOff, 'id' | 'from' | 'to'> },
): Promise<void> {
  const { child, type, dayOff } = notice
  const { id, from, to } = dayOff
  const source = `break:${id}`
  // Also those of the sender, and of leaders of other groups.
  await withdrawNotifications(tx, source)
  const recipients = [child.id, ...leadersExcept(group, senderId)]
  await notify(tx, services.clock, recipients, {
    type,
    senderId,
    group,
    data: { member: { id: child.id, name: child.name }, days: { from, to: to ?? from } },
    source,
  })
}
