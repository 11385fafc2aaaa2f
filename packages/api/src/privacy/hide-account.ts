import { groupMissionStates, groupTaskStates } from '@questboard/db/schema'
import { hideItems } from '../group-items/hide.ts'
import { extendHiddenMissions } from '../group-missions/rollover.ts'
import { hideRewards } from '../group-rewards/hide.ts'
import { settleHiddenTurns } from '../group-tasks/turns/settle.ts'
import type { GroupWithMembers } from '../groups/change-group.ts'
import { closingSource, notifyOfClosing } from '../groups/close.ts'
import { hideOrShow } from '../groups/hide.ts'
import { everyoneIn, publishChange, withoutMember } from '../groups/lock-group.ts'
import { replaceSuccessor } from '../groups/replace-successor.ts'
import { endSuccession, readSuccession } from '../groups/succession.ts'
import { makeTurnsDue } from '../groups/turns-due.ts'
import type { Clock } from '../kernel/clock.ts'
import { idsOf, userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { hideQuestions } from '../notifications/hide-questions.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { forgetLeaving } from './forget-leaving.ts'

interface Hidden {
  userId: string
  /** All groups of the player, locked, in their previous state. */
  groups: GroupWithMembers[]
}

const createdBy = ({ userId, groups }: Hidden): GroupWithMembers[] =>
  groups.filter(({ creatorId }) => creatorId === userId)

/**
 * Hides or shows the groups and memberships of a locked player, depending on whether the account is due for deletion.
 */
async function hideOrShowMemberships(
  tx: Transaction,
  clock: Clock,
  { userId, groups }: Hidden,
  { hidden }: { hidden: boolean },
): Promise<void> {
  await hideOrShow(tx, clock, userId)
  await hideItems(tx, groupTaskStates, userId, { hidden })
  await hideItems(tx, groupMissionStates, userId, { hidden })
  await hideRewards(tx, userId, { hidden })
  await hideQuestions(tx, idsOf(groups))
  await Promise.all(groups.map((group) => publishChange(tx, group, userIdsOf(everyoneIn(group)))))
  for (const { id } of groups) await makeTurnsDue(tx, clock, id)
}

/**
 * Hides a locked player who is due for deletion. Groups that the player created are hidden, and their members are
 * notified as for a deleted group; those that pass on to a leader stay. Memberships in other groups stay reserved.
 *
 * Rules: Accounts.
 */
export async function hideAccount(tx: Transaction, clock: Clock, account: Hidden): Promise<void> {
  await hideOrShowMemberships(tx, clock, account, { hidden: true })
  for (const group of account.groups) {
    if (group.creatorId !== account.userId)
      await replaceSuccessor(tx, clock, withoutMember(group, account.userId), account.userId)
    else if (!(await readSuccession(tx, group.id))?.passesAt) {
      await endSuccession(tx, group.id)
      await notifyOfClosing(tx, clock, group)
    }
  }
}

/**
 * Shows a locked player whose deletion was cancelled, with everything that was hidden.
 *
 * Rules: Accounts.
 */
export async function showAccount(tx: Transaction, clock: Clock, account: Hidden): Promise<void> {
  // Before the members are shown, who take turns again from now on.
  for (const group of createdBy(account)) {
    if (group.hiddenAt === null) continue
    await settleHiddenTurns(tx, clock, group)
    await extendHiddenMissions(tx, clock, { groupId: group.id, hiddenAt: group.hiddenAt })
  }
  await hideOrShowMemberships(tx, clock, account, { hidden: false })
  await forgetLeaving(tx, account.userId)
  await withdrawNotifications(tx, ...createdBy(account).map(closingSource))
}
