import { statement } from '@questboard/db'
import { and, asc, eq, isNull } from '@questboard/db/drizzle'
import { groups, memberships } from '@questboard/db/schema'
import { settleTurnsOfGroup } from '../group-turns.ts'
import type { Services, UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { byVisibility, lockGroup, publishChange } from './lock-group.ts'
import { assertRole, type RoleNeeded } from './rules.ts'
import { settleDueTurns } from './settle-due-turns.ts'
import { areTurnsDue, TurnsDue } from './turns-due.ts'

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
 *
 * Locks are always taken in this order: the group, then players (`lockPlayers`, in the order of their ids), then
 * rows.
 * @throws DomainError groupNotFound, notPartOfTheGroup, and the given code if the role is not sufficient, or else
 * notLeaderInThisGroup or notCreatorOfThisGroup
 *
 * Rules: Groups. Roles are checked again inside the transaction.
 */
export function changeGroup<Result>(
  { transaction, services, ...caller }: Pick<UserContext, 'transaction' | 'services' | 'userId' | 'onDevice'>,
  groupId: string,
  needed: RoleNeeded,
  work: (tx: Transaction, group: GroupWithMembers, me: Membership) => Promise<Result>,
): Promise<Result> {
  const change = (isSettled: boolean) =>
    transaction(async (tx) => {
      const { group, me } = asMember(await lockGroup(tx, groupId), caller, needed)
      if (!isSettled && areTurnsDue(group, services.clock)) throw new TurnsDue()
      const [result] = await Promise.all([work(tx, group, me), publishChange(tx, group)])
      return result
    })
  return withTurnsSettled(services, groupId, change)
}

/**
 * Runs a transaction. If the turns of the group are behind, they are settled first. Turns that fall behind again
 * meanwhile are left to the next request or the sweep, so that parallel requests do not settle them for one another
 * without end.
 */
async function withTurnsSettled<Result>(
  services: Services,
  groupId: string,
  change: (isSettled: boolean) => Promise<Result>,
): Promise<Result> {
  try {
    return await change(false)
  } catch (error) {
    if (!(error instanceof TurnsDue)) throw error
    await settleTurnsOfGroup(services, groupId)
    return change(true)
  }
}

/**
 * Reads a group in one query, without locking it. Turns that are due are settled then, in a transaction of their own.
 * @throws DomainError as changeGroup does
 */
export async function readOwnGroup(
  { db, services, ...caller }: Pick<UserContext, 'db' | 'services' | 'userId' | 'onDevice'>,
  groupId: string,
  needed: RoleNeeded,
): Promise<OwnGroup> {
  const found = await findWithMembers(db, { groupId })
  const [first] = found
  const allMembers = found.map(
    ({ id, userId: memberId, role, ruby, joinedAt, hiddenAt, sequence }): Membership => ({
      id,
      groupId,
      userId: memberId,
      role,
      ruby,
      joinedAt,
      hiddenAt,
      sequence,
    }),
  )
  const ownGroup = asMember(first && { ...groupOf(first, groupId), ...byVisibility(allMembers) }, caller, needed)
  await settleDueTurns(services, ownGroup.group)
  return ownGroup
}

/** A group always has its creator, so no members means no group. */
const findWithMembers = statement<{ groupId: string }>()((queries, param) =>
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
      turnsDay: groups.turnsDay,
      turnsNextAt: groups.turnsNextAt,
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
    .where(and(eq(groups.id, param('groupId')), isNull(groups.hiddenAt)))
    .orderBy(asc(memberships.sequence)),
)

const groupOf = ({ groupSequence: sequence, ...row }: GroupRow & { groupSequence: number }, id: string): Fields => ({
  id,
  sequence,
  name: row.name,
  leaderLabel: row.leaderLabel,
  memberLabel: row.memberLabel,
  creatorId: row.creatorId,
  createdAt: row.createdAt,
  hiddenAt: null,
  timeZone: row.timeZone,
  deeds: row.deeds,
  loadVisibleTo: row.loadVisibleTo,
  showShares: row.showShares,
  turnsDay: row.turnsDay,
  turnsNextAt: row.turnsNextAt,
})

/** Makes the caller a plain member on a shared device: four digits must not guard the rights of a leader. */
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
