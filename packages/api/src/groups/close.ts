import type { Clock } from '../kernel/clock.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { GroupWithMembers } from './change-group.ts'
import { hideOrShow } from './hide.ts'
import { leavesUntil } from './leaves-until.ts'
import { everyoneIn, publishChange } from './lock-group.ts'

/** The source of the notifications to members of a group that is hidden. They are withdrawn if it is shown again. */
export const closingSource = ({ id }: GroupWithMembers): string => `hidden:${id}`

/** Hides a locked group whose creator has left, and notifies its members as for a deleted group. */
export async function closeGroup(tx: Transaction, clock: Clock, group: GroupWithMembers): Promise<void> {
  await hideOrShow(tx, clock, group.creatorId)
  await notifyOfClosing(tx, clock, group)
}

/** Notifies the members of a group that it is hidden, who left, and when that account is erased. */
export async function notifyOfClosing(tx: Transaction, clock: Clock, group: GroupWithMembers): Promise<void> {
  const allMembers = userIdsOf(everyoneIn(group))
  const data = await leavesUntil(tx, clock, group.creatorId)
  await Promise.all([
    publishChange(tx, group, allMembers),
    notify(
      tx,
      clock,
      allMembers.filter((userId) => userId !== group.creatorId),
      {
        type: 'removeMember',
        senderId: group.creatorId,
        group: { name: group.name },
        data,
        source: closingSource(group),
      },
    ),
  ])
}
