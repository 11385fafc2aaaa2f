import { shownInstant, shownMoment, statement } from '@questboard/db'
import { allEqual, getTableColumns, type SQL, sql } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import type { Clock, Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { firstOf } from '../kernel/errors.ts'
import { type Change, recordChange } from '../kernel/events/changes.ts'
import { differences } from '../kernel/events/differences.ts'
import { pick } from '../kernel/pick.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { countsSince, resolveMoment } from '../periods/rules.ts'
import { datesOfTasks } from '../schedules/dates.ts'
import { shownChecklist } from './checklist.ts'
import { rankOf } from './rank.ts'
import { type Task, type WrittenField, writtenNames } from './schema.ts'

export type TaskRow = typeof tasks.$inferSelect

/** The columns that completion in the current period needs. It leaves the others as they are. */
export const completionNames = [
  'id',
  'userId',
  'title',
  'gold',
  'type',
  'requireResult',
  'result',
  'completedAt',
  'archivedAt',
  'streak',
  'paidGold',
  'paidExp',
  'pawnMoved',
  'postings',
  'slot',
  'dueOn',
  'opensOn',
  'doneSlot',
  'missed',
] as const

export type CurrentTask = Pick<TaskRow, (typeof completionNames)[number]>

/**
 * When something that is shown of a task changed last: the task, or the day from which its dates follow. In queries
 * with the owner as a parameter PostgreSQL looks it up once, however many tasks it reads.
 */
const taskUpdatedAt = (userId: unknown): SQL => sql`case
  when ${tasks.archivedAt} is null and (${tasks.type} <> 'todo' or ${tasks.schedule} is not null) then greatest(
    ${tasks.updatedAt}, (select last_rollover_at from users player where player.id = ${userId}::uuid))
  else ${tasks.updatedAt} end`

const find = statement<{ id: string; userId: string }>()((queries, param) =>
  queries
    .select({
      ...getTableColumns(tasks),
      updatedAt: taskUpdatedAt(param('userId')).mapWith(tasks.updatedAt) as SQL<Date>,
    })
    .from(tasks)
    .where(allEqual(tasks, { id: param('id'), userId: param('userId') })),
)

/**
 * A task of its owner, archived or not. The player is locked, so it cannot change meanwhile.
 * @throws DomainError taskNotFound: unknown, or of another user
 */
export async function findOwnTask(tx: Transaction, userId: string, id: string): Promise<TaskRow> {
  return firstOf(await find(tx, { id, userId }), 'taskNotFound')
}

/** The statements by the columns that are written. Each use case writes its own few. */
const saveStatements = new Map<string, ReturnType<typeof buildSaveStatement>>()

function saveStatementFor(columns: (keyof TaskRow)[]) {
  const name = columns.join()
  const known = saveStatements.get(name)
  if (known) return known
  const built = buildSaveStatement(columns)
  saveStatements.set(name, built)
  return built
}

const buildSaveStatement = (columns: (keyof TaskRow)[]) =>
  statement<TaskRow>()((queries, param) =>
    queries
      .update(tasks)
      .set(Object.fromEntries(columns.map((column) => [column, param(column)])))
      .where(allEqual(tasks, { id: param('id'), userId: param('userId') })),
  )

/** Saves changes to a task of its owner, in the same transaction. */
export async function saveOwnTask(
  tx: Transaction,
  clock: Clock,
  task: TaskRow,
  changes: Partial<TaskRow>,
): Promise<TaskRow> {
  const updatedAt = clock.now()
  const saved = { ...task, ...changes, updatedAt }
  recordChange(tx, changeOf(task, saved))
  await saveStatementFor([...(Object.keys(changes) as (keyof TaskRow)[]), 'updatedAt'])(tx, saved)
  return saved
}

/** The change of a task, as events report it, by its row before and after. */
function changeOf(before: TaskRow, after: TaskRow): Change {
  const type = typeOfChange(before, after)
  const changed = (today: Day) => differences(showTask(before, today), showTask(after, today))
  return { userId: after.userId, item: { kind: 'task', id: after.id }, type, changed }
}

function typeOfChange(before: TaskRow, after: TaskRow) {
  if (!before.archivedAt && after.archivedAt) return 'task.archived'
  if (!before.completedAt && after.completedAt) return 'task.completed'
  return before.completedAt && !after.completedAt ? 'task.reopened' : 'task.updated'
}

/** The moment at which a task counts as done, and its day for the player. `today` is the player's. */
export const resolveTaskMoment = (
  { services, zone, dayStartsAt }: Pick<UserContext, 'services' | 'zone' | 'dayStartsAt'>,
  task: TaskRow,
  at: Date,
  today: Day,
) =>
  resolveMoment(at, {
    now: services.clock.now(),
    zone,
    dayStartsAt,
    today,
    createdAt: task.createdAt,
    since: countsSince(task),
  })

const shownNames = [
  'schedule',
  'slot',
  'dueOn',
  'opensOn',
  'missed',
  'skipped',
  'completedOn',
  'rank',
  'sequence',
  'checklist',
  'checked',
  'reminders',
] as const

/** The columns of a task of this owner in a response. Lists read no others, since each value costs time. */
export const shownColumns = (userId: unknown) => ({
  id: tasks.id,
  ...pick(tasks, writtenNames),
  result: tasks.result,
  completedAt: shownInstant(tasks.completedAt),
  archivedAt: shownInstant(tasks.archivedAt),
  streak: tasks.streak,
  createdAt: shownInstant(tasks.createdAt),
  updatedAt: shownMoment(taskUpdatedAt(userId)),
  lastCompletedAt: shownInstant(tasks.lastCompletedAt),
  ...pick(tasks, shownNames),
})

/** The text of a task in a response, which a page weighs. */
export const taskText = sql`title || notes || coalesce(result, '') || coalesce(checklist::text, '')`

type TimestampField = 'createdAt' | 'updatedAt' | 'completedAt' | 'lastCompletedAt'

type Shown = Pick<Task, 'id' | WrittenField | 'result' | 'streak' | TimestampField> &
  Pick<TaskRow, (typeof shownNames)[number]> & { archivedAt: string | null }

/** Shows tasks in responses, from rows with these columns, on a day of their owner. */
export function showOn(today: Day): (task: Shown) => Task {
  const datesOn = datesOfTasks(today)
  return (task) => {
    // Field by field: copying names in a loop makes a list of 100 tasks a quarter more expensive.
    const { id, title, notes, gold, type, tags, requireResult, result, completedAt, archivedAt, streak } = task
    const { slot, dueOn, dueTime, opensOn, nextDueOn, overdue, late, canSkip, canSnooze } = datesOn(task)
    return {
      id,
      title,
      notes,
      gold,
      type,
      tags,
      requireResult,
      result,
      completed: completedAt !== null,
      archived: archivedAt !== null,
      streak,
      createdAt: task.createdAt,
      updatedAt: task.updatedAt,
      completedAt,
      checklist: shownChecklist(task),
      reminders: task.reminders ?? [],
      schedule: task.schedule,
      slot,
      dueOn,
      dueTime,
      opensOn,
      nextDueOn,
      overdue,
      late,
      canSkip,
      canSnooze,
      lastCompletedAt: completedAt ?? task.lastCompletedAt,
      rank: task.rank ?? rankOf(task.sequence),
    }
  }
}

export const showTask = (task: TaskRow, today: Day): Task =>
  showOn(today)({
    ...task,
    createdAt: task.createdAt.toISOString(),
    updatedAt: task.updatedAt.toISOString(),
    completedAt: task.completedAt?.toISOString() ?? null,
    archivedAt: task.archivedAt?.toISOString() ?? null,
    lastCompletedAt: task.lastCompletedAt?.toISOString() ?? null,
  })
