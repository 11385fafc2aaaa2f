import { statement } from '@questboard/db'
import { and, asc, eq, isNull } from '@questboard/db/drizzle'
import { groups, memberships } from '@questboard/db/schema'
import { readTasksOfDay } from '../group-tasks/read-tasks-of-day.ts'
import { settleDueTurns } from '../groups/settle-due-turns.ts'
import { areTurnsDue } from '../groups/turns-due.ts'
import type { UserContext } from '../kernel/context.ts'
import { countOwed } from '../promises/count-owed.ts'
import { readTasks } from '../tasks/list.ts'
import { dueMatching, inOrder } from '../tasks/search.ts'
import { listApprovals } from './list-approvals.ts'
import type { Today, TodayInput } from './schema.ts'

/** Requests for approval in the response. The others are counted. */
const firstApprovals = 5

/** The most groups in the response, oldest first. */
const maxGroups = 100

const findGroups = statement<{ userId: string }>()((queries, param) =>
  queries
    .select({ id: groups.id, name: groups.name, turnsNextAt: groups.turnsNextAt })
    .from(memberships)
    .innerJoin(groups, and(eq(groups.id, memberships.groupId), isNull(groups.hiddenAt)))
    .where(and(eq(memberships.userId, param('userId')), isNull(memberships.hiddenAt)))
    .orderBy(asc(groups.sequence))
    .limit(maxGroups),
)

/**
 * What today asks of players: their own tasks and those of all groups, and what awaits them as leaders. Five
 * queries, however many groups. Turns that are due are settled, in transactions of their own.
 *
 * Rules: Today.
 */
export async function readToday(ctx: UserContext, { own: hasOwn }: TodayInput): Promise<Today> {
  const { services, together, userId, today } = ctx
  const [own, ofGroups, found, { requests, totalCount }, owed] = await together((db) =>
    Promise.all([
      hasOwn ? readTasks({ db, userId, today }, { archived: false, page: 1, limit: 1 }) : [],
      findGroups(db, { userId }),
      readTasksOfDay(db, ctx),
      listApprovals({ ...ctx, db }, firstApprovals),
      countOwed(db, userId),
    ]),
  )
  const due = ofGroups.filter((group) => areTurnsDue(group, services.clock))
  for (const group of due) await settleDueTurns(services, group)
  const tasks = due.length > 0 ? await readTasksOfDay(ctx.db, ctx) : found
  return {
    own: inOrder(own.filter(dueMatching(['today', 'overdue'], today)), 'due'),
    groups: ofGroups.map(({ id, name }) => ({ id, name, tasks: tasks.get(id) ?? [] })),
    approvals: { count: totalCount, first: requests },
    promises: { count: owed },
    turns: [...tasks.values()]
      .flat()
      .flatMap(({ groupId, id: taskId, title, assignment, mine }) =>
        assignment === 'rotation' && mine ? { groupId, taskId, title } : [],
      ),
  }
}
