import { allEqual, and, sql } from '@questboard/db/drizzle'
import { occurrences } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import { partsOf, tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** The days for which the end of an occurrence is known. */
export const historyDays = 400

/** An occurrence of a schedule that ended without completion. */
export type EndedOccurrenceRow = typeof occurrences.$inferSelect

const columns = { taskId: 'uuid', userId: 'uuid', slot: 'date', dueOn: 'date', outcome: 'text' } as const

/** Records how occurrences of locked players' tasks ended. */
export async function recordOccurrences(tx: Transaction, ended: readonly EndedOccurrenceRow[]): Promise<void> {
  for (const part of partsOf(ended)) {
    await tx.execute(sql`
      insert into occurrences (task_id, user_id, slot, due_on, outcome)
      select * from ${tableOf('ended', columns, part)}
      on conflict (task_id, slot, user_id) do update set due_on = excluded.due_on, outcome = excluded.outcome`)
  }
}

interface TaskId {
  id: string
  userId: string
}

const ofTask = ({ id, userId }: TaskId) => allEqual(occurrences, { taskId: id, userId })

/** The due day by the end of which an occurrence was missed. Undefined: it was not, or that is not known. */
export async function findMissed(tx: Transaction, task: TaskId, slot: Day): Promise<Day | undefined> {
  const [missed] = await tx
    .select({ dueOn: occurrences.dueOn })
    .from(occurrences)
    .where(and(ofTask(task), allEqual(occurrences, { slot, outcome: 'missed' })))
  return missed?.dueOn
}

/** Deletes the record of an occurrence that did not end like this after all. */
export async function forgetOccurrence(
  tx: Transaction,
  task: TaskId,
  { slot, outcome }: Pick<EndedOccurrenceRow, 'slot' | 'outcome'>,
): Promise<void> {
  await tx.delete(occurrences).where(and(ofTask(task), allEqual(occurrences, { slot, outcome })))
}
