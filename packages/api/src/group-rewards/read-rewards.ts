import { type Queries, statement } from '@questboard/db'
import { allEqual, and, asc, eq, getTableColumns, isNull, type SQL, sql } from '@questboard/db/drizzle'
import { groupRewardAssignees, groupRewards } from '@questboard/db/schema'
import { firstOf } from '../kernel/errors.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { type AssigneeState, findAssignee, isUsedUp, timesLeft, waitingOf } from './rules.ts'
import type { GroupReward, OfGroupReward, UserGroupReward } from './schema.ts'

export type GroupRewardRow = typeof groupRewards.$inferSelect

/**
 * A reward with the states of its assignees, in the order of assignment. It was updated when one of them was, also one
 * that has ended.
 */
export type GroupRewardWithAssignees = GroupRewardRow & { assignees: AssigneeState[] }

/** A condition for the states of the assignees of a reward. */
export const assigneesOf = ({ id, groupId }: Pick<GroupRewardRow, 'id' | 'groupId'>): SQL | undefined =>
  allEqual(groupRewardAssignees, { rewardId: id, groupId })

/** The columns of a reward. It was updated when a state of an assignee was, too. */
const rewardColumns = {
  ...getTableColumns(groupRewards),
  updatedAt: sql<Date>`greatest(${groupRewards.updatedAt}, (
    select max(assignee.updated_at) from group_reward_assignees assignee
    where assignee.reward_id = group_rewards.id and assignee.group_id = group_rewards.group_id))`.mapWith(
    groupRewards.updatedAt,
  ),
}

/** A state as the database writes it into JSON, where instants are text. */
type AssigneeInJson = Omit<AssigneeState, 'requestedAt'> & { requestedAt: string | null }

/** The assignees of each reward as JSON, so a list of rewards is one query. */
const assigneesInJson = sql<AssigneeInJson[]>`(
  select coalesce(json_agg(json_build_object(
    'userId', assignee.user_id, 'used', assignee.used, 'requestedAt', assignee.requested_at,
    'note', assignee.note
  ) order by assignee.place), '[]'::json)
  from group_reward_assignees assignee
  where assignee.reward_id = group_rewards.id and assignee.group_id = group_rewards.group_id
    and assignee.place is not null)`

/** Rewards with their assignees, oldest first. */
export async function readGroupRewards(
  queries: Queries,
  where: SQL | undefined,
  paged?: { page: number; limit: number },
): Promise<GroupRewardWithAssignees[]> {
  const found = queries
    .select({ reward: rewardColumns, assignees: assigneesInJson })
    .from(groupRewards)
    .where(where)
    .orderBy(asc(groupRewards.sequence))
  const rows = await (paged ? found.limit(paged.limit).offset((paged.page - 1) * paged.limit) : found)
  return rows.map(({ reward, assignees }) => ({ ...reward, assignees: assignees.map(fromJson) }))
}

const findRewardsOf = (where?: SQL) =>
  statement<{ groupId: string; userId: string }>()((queries, param) =>
    queries
      .select({ ...rewardColumns, assignees: assigneesInJson })
      .from(groupRewards)
      .where(and(eq(groupRewards.groupId, param('groupId')), where, assignedTo(queries, param('userId'))))
      .orderBy(asc(groupRewards.sequence)),
  )

const findCurrentOf = findRewardsOf(isNull(groupRewards.archivedAt))

const findAllOf = findRewardsOf()

/**
 * The rewards that are assigned to a player in a group, oldest first, including used up ones.
 * @param archived also archived ones
 */
export async function readRewardsOf(
  queries: Queries,
  assignee: { groupId: string; userId: string },
  { archived }: { archived: boolean },
): Promise<GroupRewardWithAssignees[]> {
  const rows = await (archived ? findAllOf : findCurrentOf)(queries, assignee)
  return rows.map(({ assignees, ...reward }) => ({ ...reward, assignees: assignees.map(fromJson) }))
}

/**
 * A reward of a group, archived or not. With the group locked, it does not change.
 * @throws DomainError rewardNotFound: unknown, or of another group
 */
export async function findGroupReward(
  queries: Queries,
  { groupId, rewardId }: OfGroupReward,
): Promise<GroupRewardWithAssignees> {
  return firstOf(await readGroupRewards(queries, allEqual(groupRewards, { id: rewardId, groupId })), 'rewardNotFound')
}

/** A condition for the rewards that are assigned to a player. */
const assignedTo = (queries: Queries, userId: string | SQL): SQL =>
  sql`exists ${queries
    .select({ one: sql`1` })
    .from(groupRewardAssignees)
    .where(
      and(
        allEqual(groupRewardAssignees, { rewardId: groupRewards.id, groupId: groupRewards.groupId, userId }),
        sql`${groupRewardAssignees.place} is not null`,
      ),
    )}`

/** A reward of a group as its leaders see it. */
export function showGroupReward(reward: GroupRewardWithAssignees): GroupReward {
  const { id, groupId, name, ruby, type, timesToUse, requireApprove, archivedAt, updatedAt, assignees } = reward
  return {
    id,
    groupId,
    name,
    ruby,
    type,
    timesToUse,
    requireApprove,
    archived: archivedAt !== null,
    assignedUsers: userIdsOf(assignees),
    waitingApproval: waitingOf(reward).length,
    usedUp: isUsedUp(reward),
    updatedAt: updatedAt.toISOString(),
  }
}

/**
 * A reward with the state of one assignee.
 * @throws DomainError rewardNotFound: it is not assigned to that player
 */
export function showRewardOfMember(reward: GroupRewardWithAssignees, userId: string): UserGroupReward {
  const assignee = findAssignee(reward, userId)
  return {
    ...showGroupReward(reward),
    timesLeft: timesLeft(reward, assignee),
    approveRequested: assignee.requestedAt !== null,
    requestedAt: assignee.requestedAt?.toISOString() ?? null,
    note: assignee.note,
  }
}

function fromJson({ requestedAt, ...state }: AssigneeInJson): AssigneeState {
  return { ...state, requestedAt: requestedAt === null ? null : new Date(requestedAt) }
}
