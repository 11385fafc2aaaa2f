import { and, eq, isNull } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import { openItemsLimit } from '../game/rules.ts'
import type { Day } from '../kernel/clock.ts'
import { refuseUsedIds } from '../kernel/created-items.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { assertRoomIn } from '../kernel/limits/count-rows.ts'
import { assertAccountStorage } from '../kernel/limits/storage.ts'
import { insertedRow, type Transaction } from '../kernel/transaction.ts'
import type { TaskRow } from './own-task.ts'
import type { ScheduleColumns } from './scheduling.ts'
import type { WrittenField } from './schema.ts'

/** The fields of a new task. All others start empty. */
export type NewTask = Pick<TaskRow, 'id' | 'userId' | WrittenField> &
  Partial<ScheduleColumns & Pick<TaskRow, 'checklist' | 'checked' | 'rank' | 'reminders' | 'remindAt'>>

/** The owner and the time of creation. Recurring tasks cost no penalty in the period of `today`. */
interface TaskCreation {
  userId: string
  createdAt: Date
  today: Day
}

/**
 * Adds a task to those of a locked player. A recurring task costs no penalty in the period in which it was created.
 * @throws DomainError tooManyItems, idAlreadyUsed
 *
 * Rules: Bounds.
 */
export async function insertTask(
  tx: Transaction,
  { userId, createdAt, today, ...task }: NewTask & { createdAt: Date; today: Day },
): Promise<TaskRow> {
  return insertedRow(await insertTasks(tx, { userId, createdAt, today }, [task]))
}

/**
 * Adds tasks to those of a locked player in the given order, all or none.
 * @throws DomainError tooManyItems, idAlreadyUsed
 *
 * Rules: Bounds.
 */
export async function insertTasks(
  tx: Transaction,
  { userId, createdAt, today }: TaskCreation,
  added: Omit<NewTask, 'userId'>[],
): Promise<TaskRow[]> {
  const open = and(eq(tasks.userId, userId), isNull(tasks.archivedAt), isNull(tasks.completedAt))
  await assertRoomIn(tx, tasks, open, { max: openItemsLimit, added: added.length })
  const values = added.map((task) => ({
    ...task,
    userId,
    createdAt,
    updatedAt: createdAt,
    repeatingSince: task.type === 'todo' ? null : today,
  }))
  const created = await refuseUsedIds(tx.insert(tasks).values(values).returning(), 'tasks_pkey')
  await assertAccountStorage(tx, userId)
  recordChange(
    tx,
    ...created.map(({ id }) => ({ userId, type: 'task.created' as const, item: { kind: 'task' as const, id } })),
  )
  return created
}
