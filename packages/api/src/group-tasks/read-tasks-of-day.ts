import { type Queries, statement } from '@questboard/db'
import { allEqual, and, asc, eq, gt, isNull, or } from '@questboard/db/drizzle'
import { groups, groupTaskStates, groupTasks, memberships, users } from '@questboard/db/schema'
import { dayMs, localDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { dueMatching } from '../tasks/search.ts'
import { shownColumns, showTo } from './read-user-tasks.ts'
import type { UserGroupTask } from './schema.ts'
import { isTurnOf } from './turns/is-turn-of.ts'

/** The most tasks in one response, oldest first. */
const maxTasks = 500

/** How far back completions are read: longer than any day. */
const twoDaysMs = 2 * dayMs

const find = statement<{ userId: string; since: Date }>()((queries, param) =>
  queries
    .select(shownColumns)
    .from(memberships)
    .innerJoin(groups, and(eq(groups.id, memberships.groupId), isNull(groups.hiddenAt)))
    .innerJoin(groupTasks, and(eq(groupTasks.groupId, groups.id), isNull(groupTasks.archivedAt)))
    .innerJoin(
      groupTaskStates,
      allEqual(groupTaskStates, {
        taskId: groupTasks.id,
        groupId: groupTasks.groupId,
        userId: memberships.userId,
        assigned: true,
      }),
    )
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.userId, param('userId')),
        isNull(memberships.hiddenAt),
        or(
          isNull(groupTaskStates.completedAt),
          eq(groupTaskStates.approveRequested, true),
          gt(groupTaskStates.completedAt, param('since')),
        ),
      ),
    )
    .orderBy(asc(groupTasks.sequence))
    .limit(maxTasks),
)

/**
 * What a player has to do today in all of the player's groups, by group, at most 500 tasks: open ones that are due,
 * overdue or without a date, those completed today, and those awaiting approval.
 *
 * Rules: Today.
 */
export async function readTasksOfDay(
  queries: Queries,
  {
    services,
    userId,
    zone,
    dayStartsAt,
    today,
  }: Pick<UserContext, 'services' | 'userId' | 'zone' | 'dayStartsAt' | 'today'>,
): Promise<Map<string, UserGroupTask[]>> {
  const rows = await find(queries, { userId, since: new Date(services.clock.now().getTime() - twoDaysMs) })
  const show = showTo(userId)
  const tasks = rows.flatMap((row) => {
    const task = show(row)
    const { completedAt, completedOn, opensOn } = row
    if (!isTurnOf(row, userId)) return []
    // Turns follow the day of the group.
    const isDue = dueMatching(['today', 'overdue', 'none'], row.today)
    if (completedAt === null) return isDue(task) && (opensOn === null || opensOn <= row.today) ? task : []
    const isOfToday =
      completedOn === null ? localDay(completedAt, zone, dayStartsAt) === today : completedOn === row.today
    return isOfToday || task.approveRequested ? task : []
  })
  return Map.groupBy(tasks, ({ groupId }) => groupId)
}
