import { groupMissionStates, groupTaskStates } from '@questboard/db/schema'
import { hideItems } from '../group-items/hide.ts'
import { hideRewards } from '../group-rewards/hide.ts'
import { type GroupWithMembers, publishChange } from '../groups/change-group.ts'
import { hideOrShow } from '../groups/hide.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { hideQuestions } from '../notifications/hide-questions.ts'
import { notify, withdraw } from '../notifications/notify.ts'

/**
 * The source of the notifications to the members of a hidden group. They are withdrawn if the deletion is cancelled.
 */
const sourceOf = ({ id }: GroupWithMembers): string => `hidden:${id}`

interface Hidden {
  userId: string
  /** All groups of the player, locked, in their previous state. */
  groups: GroupWithMembers[]
}

const createdBy = ({ userId, groups }: Hidden): GroupWithMembers[] =>
  groups.filter(({ creatorId }) => creatorId === userId)

const allMembersOf = ({ members, hidden }: GroupWithMembers): string[] =>
  [...members, ...hidden].map(({ userId }) => userId)

/**
 * Hides or shows the groups and memberships of a locked player, depending on whether the account is due for deletion.
 */
async function follow(tx: Transaction, clock: Clock, { userId, groups }: Hidden, hidden: boolean): Promise<void> {
  await hideOrShow(tx, clock, userId)
  await hideItems(tx, groupTaskStates, userId, hidden)
  await hideItems(tx, groupMissionStates, userId, hidden)
  await hideRewards(tx, userId, hidden)
  await hideQuestions(
    tx,
    groups.map(({ id }) => id),
  )
  await Promise.all(groups.map((group) => publishChange(tx, group, allMembersOf(group))))
}

/**
 * Hides a locked player who is due for deletion. Groups that the player created are hidden, and their members are
 * notified as for a deleted group. Memberships in other groups stay reserved.
 *
 * Specification: Accounts.
 */
export async function hideAccount(tx: Transaction, clock: Clock, account: Hidden): Promise<void> {
  await follow(tx, clock, account, true)
  await Promise.all(
    createdBy(account).map((group) =>
      notify(
        tx,
        clock,
        allMembersOf(group).filter((one) => one !== account.userId),
        { type: 'removeMember', senderId: account.userId, group: { name: group.name }, source: sourceOf(group) },
      ),
    ),
  )
}

/**
 * Shows a locked player whose deletion was cancelled, with everything that was hidden.
 *
 * Specification: Accounts.
 */
export async function showAccount(tx: Transaction, clock: Clock, account: Hidden): Promise<void> {
  await follow(tx, clock, account, false)
  await withdraw(tx, ...createdBy(account).map(sourceOf))
}
