import { statement } from '@questboard/db'
import { asc, eq, inArray } from '@questboard/db/drizzle'
import { groups, memberships } from '@questboard/db/schema'
import { publish } from '../kernel/events/events.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { GroupWithMembers, Membership } from './change-group.ts'

/** Divides members into visible ones and hidden ones, who wait for deletion. No other code decides this. */
export const byVisibility = (allMembers: Membership[]): Pick<GroupWithMembers, 'members' | 'hidden'> => ({
  members: allMembers.filter(({ hiddenAt }) => hiddenAt === null),
  hidden: allMembers.filter(({ hiddenAt }) => hiddenAt !== null),
})

/** All members of a group, hidden ones too. */
export const everyoneIn = ({ members, hidden }: Pick<GroupWithMembers, 'members' | 'hidden'>): Membership[] => [
  ...members,
  ...hidden,
]

/** A group as it is once a visible member has left it. */
export const withoutMember = (group: GroupWithMembers, userId: string): GroupWithMembers => ({
  ...group,
  members: group.members.filter((member) => member.userId !== userId),
})

/**
 * Locks a group until the transaction ends. Rows that only reference it do not wait.
 * @returns undefined when there is none, or its creator waits for deletion
 */
export async function lockGroup(tx: Transaction, groupId: string): Promise<GroupWithMembers | undefined> {
  const group = await lockAnyGroup(tx, groupId)
  return group?.hiddenAt === null ? group : undefined
}

/** `lockGroup` for a group that may be hidden, for hiding, showing and erasing it. */
async function lockAnyGroup(tx: Transaction, groupId: string): Promise<GroupWithMembers | undefined> {
  // Sent together: the second statement sees what the first one waited for.
  const [[group], allMembers] = await Promise.all([lock(tx, { groupId }), readAllMembers(tx, { groupId })])
  return group && { ...group, ...byVisibility(allMembers) }
}

/** Locks all groups of some players, hidden ones too, in the order of their ids, which avoids deadlocks. */
export async function lockGroupsOf(tx: Transaction, ...userIds: string[]): Promise<GroupWithMembers[]> {
  const groupsOfPlayers = await tx
    .selectDistinct({ id: memberships.groupId })
    .from(memberships)
    .where(inArray(memberships.userId, userIds))
    .orderBy(asc(memberships.groupId))
  const locked: GroupWithMembers[] = []
  for (const { id } of groupsOfPlayers) {
    const group = await lockAnyGroup(tx, id)
    if (group) locked.push(group)
  }
  return locked
}

/** Notifies all members of a group, and the given other users, that the group has changed. */
export const publishChange = (tx: Transaction, group: GroupWithMembers, others: string[] = []): Promise<void> =>
  publish(tx, {
    kind: 'group',
    groupId: group.id,
    users: [...userIdsOf(group.members), ...others],
  })

const lock = statement<{ groupId: string }>()((queries, param) =>
  queries
    .select()
    .from(groups)
    .where(eq(groups.id, param('groupId')))
    .for('no key update'),
)

const readAllMembers = statement<{ groupId: string }>()((queries, param) =>
  queries
    .select()
    .from(memberships)
    .where(eq(memberships.groupId, param('groupId')))
    .orderBy(asc(memberships.sequence)),
)
