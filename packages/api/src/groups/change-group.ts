import { statement } from '@questboard/db'
import { and, asc, eq, isNull } from '@questboard/db/drizzle'
import { groups, memberships } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { publish } from '../kernel/events.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { assertRole, type RoleNeeded } from './rules.ts'

export type Membership = typeof memberships.$inferSelect

/** The group's board is read where it is needed. */
type Fields = Omit<typeof groups.$inferSelect, 'boardId' | 'formerBoardId' | 'boardChosenAt'>

type GroupRow = Omit<Fields, 'id' | 'sequence' | 'hiddenAt'>

/**
 * A group with its members in the order of joining. Members who wait for deletion are in `hidden`: they keep their
 * place, but they are not visible.
 */
export type GroupWithMembers = Fields & { members: Membership[]; hidden: Membership[] }

/** A group with the caller's membership. */
export interface OwnGroup {
  group: GroupWithMembers
  /** The caller's membership. */
  me: Membership
}

/**
 * Changes a group in one transaction that locks it. Members, roles and rubies cannot change meanwhile, and changes of
 * the group run one after the other. All members are notified of the change.
 * | Locks are always taken in this order: the group, then players (`lockPlayers`, in the order of their ids), then
 * rows.
 * @throws DomainError groupNotFound, notPartOfTheGroup, and the given code if the role is not sufficient, or else
 * notLeaderInThisGroup or notCreatorOfThisGroup
 * | Specification: Groups. Roles are checked again inside the transaction.
 */
export function changeGroup<Result>(
  { transaction, ...caller }: Pick<UserContext, 'transaction' | 'userId' | 'onDevice'>,
  groupId: string,
  needed: RoleNeeded,
  work: (tx: Transaction, group: GroupWithMembers, me: Membership) => Promise<Result>,
): Promise<Result> {
  return transaction(async (tx) => {
    const { group, me } = asMember(await lockGroup(tx, groupId), caller, needed)
    const [result] = await Promise.all([work(tx, group, me), publishChange(tx, group)])
    return result
  })
}

/**
 * Reads a group in one query, without changing it.
 * @throws DomainError as changeGroup does
 */
export async function readOwnGroup(
  { db, ...caller }: Pick<UserContext, 'db' | 'userId' | 'onDevice'>,
  groupId: string,
  needed: RoleNeeded,
): Promise<OwnGroup> {
  const found = await findWithMembers(db, { groupId })
  const [first] = found
  const everybody = found.map(
    ({ id, userId: of, role, ruby, joinedAt, hiddenAt, sequence }): Membership => ({
      ...{ id, groupId, userId: of, role, ruby, joinedAt, hiddenAt, sequence },
    }),
  )
  return asMember(first && { ...groupOf(first, groupId), ...partOf(everybody) }, caller, needed)
}

/** Splits members from hidden ones, who wait for deletion. No other code decides this. */
const partOf = (everybody: Membership[]): Pick<GroupWithMembers, 'members' | 'hidden'> => ({
  members: everybody.filter(({ hiddenAt }) => hiddenAt === null),
  hidden: everybody.filter(({ hiddenAt }) => hiddenAt !== null),
})

/** A group always has its creator, so no members means no group. */
const findWithMembers = statement<{ groupId: string }>()((queries, given) =>
  queries
    .select({
      groupSequence: groups.sequence,
      name: groups.name,
      leaderLabel: groups.leaderLabel,
      memberLabel: groups.memberLabel,
      creatorId: groups.creatorId,
      createdAt: groups.createdAt,
      timeZone: groups.timeZone,
      deeds: groups.deeds,
      loadVisibleTo: groups.loadVisibleTo,
      showShares: groups.showShares,
      id: memberships.id,
      userId: memberships.userId,
      role: memberships.role,
      ruby: memberships.ruby,
      joinedAt: memberships.joinedAt,
      hiddenAt: memberships.hiddenAt,
      sequence: memberships.sequence,
    })
    .from(groups)
    .innerJoin(memberships, eq(memberships.groupId, groups.id))
    .where(and(eq(groups.id, given('groupId')), isNull(groups.hiddenAt)))
    .orderBy(asc(memberships.sequence)),
)

const groupOf = ({ groupSequence: sequence, ...row }: GroupRow & { groupSequence: number }, id: string): Fields => ({
  ...{ id, sequence, name: row.name, leaderLabel: row.leaderLabel, memberLabel: row.memberLabel },
  ...{ creatorId: row.creatorId, createdAt: row.createdAt, hiddenAt: null, timeZone: row.timeZone },
  ...{ deeds: row.deeds, loadVisibleTo: row.loadVisibleTo, showShares: row.showShares },
})

/**
 * Locks a group until the transaction ends. Rows that only reference it do not wait.
 * @returns undefined when there is none, or its creator waits for deletion
 */
export async function lockGroup(tx: Transaction, groupId: string): Promise<GroupWithMembers | undefined> {
  const group = await lockAnyGroup(tx, groupId)
  return group?.hiddenAt === null ? group : undefined
}

/** The same for a group that may be hidden, for hiding, showing and erasing it. */
export async function lockAnyGroup(tx: Transaction, groupId: string): Promise<GroupWithMembers | undefined> {
  // Sent together: the second statement sees what the first one waited for.
  const [[group], everybody] = await Promise.all([lock(tx, { groupId }), readAllMembers(tx, { groupId })])
  return group && { ...group, ...partOf(everybody) }
}

/** Notifies all members of a group, and the given other users, that the group has changed. */
export const publishChange = (tx: Transaction, group: GroupWithMembers, others: string[] = []): Promise<void> =>
  publish(tx, {
    kind: 'group',
    groupId: group.id,
    users: [...group.members.map(({ userId }) => userId), ...others],
  })

const lock = statement<{ groupId: string }>()((queries, given) =>
  queries
    .select()
    .from(groups)
    .where(eq(groups.id, given('groupId')))
    .for('no key update'),
)

const readAllMembers = statement<{ groupId: string }>()((queries, given) =>
  queries
    .select()
    .from(memberships)
    .where(eq(memberships.groupId, given('groupId')))
    .orderBy(asc(memberships.sequence)),
)

/** On a shared device leaders act as plain members: four digits must not guard more. */
function asMember(
  group: GroupWithMembers | undefined,
  { userId, onDevice }: Pick<UserContext, 'userId' | 'onDevice'>,
  needed: RoleNeeded,
): OwnGroup {
  if (!group) throw new DomainError('groupNotFound')
  const found = group.members.find((member) => member.userId === userId)
  if (!found) throw new DomainError('notPartOfTheGroup')
  const me = onDevice ? { ...found, role: 'member' as const } : found
  assertRole(me.role, needed)
  return { group, me }
}
