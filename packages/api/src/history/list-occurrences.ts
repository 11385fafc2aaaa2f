import { statement } from '@questboard/db'
import { allEqual, and, asc, eq, isNull } from '@questboard/db/drizzle'
import { groups, groupTaskStates, groupTasks, tasks } from '@questboard/db/schema'
import { turnColumns } from '../group-tasks/turns/columns.ts'
import { isTurnOf } from '../group-tasks/turns/is-turn-of.ts'
import type { Turn } from '../group-tasks/turns/show.ts'
import { type Day, localDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { invalidField } from '../kernel/errors.ts'
import { pick } from '../kernel/pick.ts'
import { type DatedTask, datesOfTasks } from '../schedules/dates.ts'
import { occurrencesBetween, type ProjectedTask } from '../schedules/projection.ts'
import { isNear } from '../schedules/rules.ts'
import { rankOf } from '../tasks/rank.ts'
import type { ListOccurrences, Occurrences } from '../tasks/schema.ts'
import { findEnded } from './find-ended.ts'
import { historyStart } from './history-start.ts'
import { maxGroupTasks } from './rules.ts'

/** The most occurrences in one response. */
const maxOccurrences = 2000

const named = ['id', 'title', 'type', 'schedule', 'rank', 'sequence', 'archivedAt'] as const

const dated = ['slot', 'dueOn', 'opensOn', 'missed', 'skipped', 'completedAt', 'completedOn'] as const

const readOwn = statement<{ userId: string }>()((queries, param) =>
  queries
    .select(pick(tasks, [...named, ...dated]))
    .from(tasks)
    .where(and(eq(tasks.userId, param('userId')), isNull(tasks.archivedAt)))
    .orderBy(asc(tasks.sequence)),
)

/** Only assigned ones: leaving a group unassigns its tasks. Those of hidden groups are left out. */
const readOfGroups = statement<{ userId: string; max: number }>()((queries, param) =>
  queries
    .select({
      ...pick(groupTasks, named),
      ...pick(groupTaskStates, dated),
      groupId: groupTasks.groupId,
      assignment: groupTasks.assignment,
      approveRequested: groupTaskStates.approveRequested,
      occurrence: turnColumns(groupTasks).occurrence,
    })
    .from(groupTaskStates)
    .innerJoin(
      groupTasks,
      and(
        allEqual(groupTasks, { id: groupTaskStates.taskId, groupId: groupTaskStates.groupId }),
        isNull(groupTasks.archivedAt),
      ),
    )
    .innerJoin(groups, and(eq(groups.id, groupTasks.groupId), isNull(groups.hiddenAt)))
    .where(allEqual(groupTaskStates, { userId: param('userId'), assigned: true }))
    .orderBy(asc(groupTasks.sequence))
    .limit(param('max')),
)

type Row = DatedTask &
  Pick<ProjectedTask, 'id' | 'title'> & {
    rank: string | null
    sequence: number
    completedAt: Date | null
    groupId?: string
  }

type GroupRow = Row & {
  assignment: typeof groupTasks.$inferSelect.assignment
  approveRequested: boolean
  occurrence: Turn | null
}

/** Rows as they are shown on a day of their player. */
function shownOn({
  today,
  zone,
  dayStartsAt,
}: Pick<UserContext, 'today' | 'zone' | 'dayStartsAt'>): (row: Row) => ProjectedTask {
  const datesOn = datesOfTasks(today)
  return (row) => {
    const { id, groupId = null, title, type, schedule, completedAt, completedOn } = row
    return {
      ...datesOn(row),
      id,
      groupId,
      title,
      type,
      schedule,
      completedOn: completedOn ?? (completedAt === null ? null : localDay(completedAt, zone, dayStartsAt)),
      rank: row.rank ?? rankOf(row.sequence),
    }
  }
}

/**
 * What is known of a group task for a member, and whether its occurrence is theirs. In turns the next occurrence is
 * someone else's, and the current one is not theirs while another member holds or has taken it.
 */
function knownTo(userId: string, row: GroupRow, shown: ProjectedTask): { task: ProjectedTask; isOwn: boolean } {
  // One that waits for approval stays the member's after its end.
  const isOwn = isTurnOf(row, userId) || (row.approveRequested && row.schedule !== null)
  const task = {
    ...shown,
    ...(row.assignment === 'rotation' && { nextDueOn: null }),
    ...(!isOwn && { slot: null, dueOn: null, completedOn: null }),
  }
  return { task, isOwn }
}

/**
 * The occurrences of the caller's tasks and of the group tasks that are assigned to them. Ended ones are those of the
 * history.
 * @throws DomainError invalidQueryParams: a day is more than 10 years away
 *
 * Rules: Schedules.
 */
export async function listOccurrences(ctx: UserContext, { from, to }: ListOccurrences): Promise<Occurrences> {
  const { db, userId, today } = ctx
  for (const [path, day] of Object.entries({ from, to })) {
    if (isNear(day, today)) continue
    throw invalidField(path, 'at most 10 years from today', 'invalidQueryParams')
  }
  const [own, ofGroups] = await Promise.all([
    readOwn(db, { userId }),
    readOfGroups(db, { userId, max: maxGroupTasks + 1 }),
  ])
  const shown = shownOn(ctx)
  const personal = own.map(shown)
  const inGroups = ofGroups.slice(0, maxGroupTasks).map((row) => knownTo(userId, row, shown(row)))
  const current = [...personal, ...inGroups.map(({ task }) => task)]
  const ownInGroups = inGroups.flatMap((known) => (known.isOwn ? known.task : []))
  const past = await findPast(ctx, { from, to }, [...personal, ...ownInGroups])
  const { occurrences, truncated } = occurrencesBetween(current, { from, to, today }, { max: maxOccurrences, past })
  return { occurrences, truncated: truncated || ofGroups.length > maxGroupTasks }
}

const keyOf = ({ taskId, slot }: { taskId: string; slot: Day | null }): string => `${taskId} ${slot}`

/** The occurrences that have ended. The current one of a task is shown as its row says. */
async function findPast(ctx: UserContext, { from, to }: ListOccurrences, current: readonly ProjectedTask[]) {
  const since = await historyStart(ctx.db, ctx.userId, ctx.today)
  const ended = await findEnded(ctx, { from, to, since, max: maxOccurrences + 1 })
  const shown = new Set(current.map(({ id, slot }) => keyOf({ taskId: id, slot })))
  return ended.filter((occurrence) => !shown.has(keyOf(occurrence)))
}
