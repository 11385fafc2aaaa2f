import { shownInstant, statement } from '@questboard/db'
import { and, eq, sql } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { pick } from '../kernel/pick.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type PeriodRecords, placeMoment } from '../periods/rules.ts'
import { shownChecklist } from './checklist.ts'
import { type Task, writtenNames } from './schema.ts'

export type TaskRow = typeof tasks.$inferSelect

/** The columns that completion in the current period needs, without the checklist and the records of ended periods. */
export type RunningTask = Omit<TaskRow, keyof PeriodRecords | 'recordedSince' | 'lateAt' | 'checklist' | 'checked'>

const find = statement<{ id: string; userId: string }>()((queries, given) =>
  queries
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, given('id')), eq(tasks.userId, given('userId')))),
)

/**
 * A task of its owner, archived or not. The player is locked, so it cannot change meanwhile.
 * @throws DomainError taskNotFound: unknown, or of another user
 */
export async function findOwnTask(tx: Transaction, userId: string, id: string): Promise<TaskRow> {
  const [task] = await find(tx, { id, userId })
  if (!task) throw new DomainError('taskNotFound')
  return task
}

/** By the columns that are written. Each use case writes its own few. */
const saves = new Map<string, ReturnType<typeof savingOf>>()

function saving(columns: (keyof TaskRow)[]) {
  const name = columns.join()
  const known = saves.get(name)
  if (known) return known
  const made = savingOf(columns)
  saves.set(name, made)
  return made
}

const savingOf = (columns: (keyof TaskRow)[]) =>
  statement<TaskRow>()((queries, given) =>
    queries
      .update(tasks)
      .set(Object.fromEntries(columns.map((column) => [column, given(column)])))
      .where(and(eq(tasks.id, given('id')), eq(tasks.userId, given('userId')))),
  )

/** Saves changes to a task of its owner, in the same transaction. */
export async function saveOwnTask(tx: Transaction, task: TaskRow, changes: Partial<TaskRow>): Promise<TaskRow> {
  await saving(Object.keys(changes) as (keyof TaskRow)[])(tx, { ...task, ...changes })
  return { ...task, ...changes }
}

/** The moment at which a task counts as done, and its day for the player. `today` is the player's. */
export const placeTaskMoment = (
  { services, zone }: Pick<UserContext, 'services' | 'zone'>,
  { createdAt, recordedSince, repeatingSince }: TaskRow,
  at: Date,
  today: string,
) => placeMoment(at, { now: services.clock.now(), zone, today, createdAt, since: recordedSince ?? repeatingSince })

/** The columns of a task in a response. Lists read no others, since each value costs time. */
export const shownColumns = {
  id: tasks.id,
  ...pick(tasks, writtenNames),
  result: tasks.result,
  completedAt: shownInstant(tasks.completedAt),
  archivedAt: shownInstant(tasks.archivedAt),
  streak: tasks.streak,
  createdAt: shownInstant(tasks.createdAt),
  checklist: tasks.checklist,
  checked: tasks.checked,
}

/** The text of a task in a response, which a page weighs. */
export const taskText = sql`title || notes || coalesce(result, '') || coalesce(checklist::text, '')`

type Shown = Omit<Task, 'completed' | 'archived' | 'checklist'> &
  Pick<TaskRow, 'checklist' | 'checked'> & { archivedAt: string | null }

/** A task in a response, from a row with these columns. */
export function showRead(task: Shown): Task {
  // Field by field: copying names in a loop makes a list of 100 tasks a quarter more expensive.
  const { id, title, notes, gold, type, tags, requireResult, result, completedAt, archivedAt, streak, createdAt } = task
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
    createdAt,
    completedAt,
    checklist: shownChecklist(task),
  }
}

export const showTask = (task: TaskRow): Task =>
  showRead({
    ...task,
    createdAt: task.createdAt.toISOString(),
    completedAt: task.completedAt?.toISOString() ?? null,
    archivedAt: task.archivedAt?.toISOString() ?? null,
  })
