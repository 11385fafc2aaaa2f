import { allEqual } from '@questboard/db/drizzle'
import { occurrences } from '@questboard/db/schema'
import { addDays, type Day, daysBetween, localDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { findDone } from '../ledger/find-done.ts'
import { readAllHolidays } from '../periods/holidays.ts'
import { historyDays } from '../periods/occurrences.ts'
import { periodReference } from '../periods/rules.ts'
import { spansOf } from '../periods/spans.ts'
import { findOwnTask } from '../tasks/own-task.ts'
import { historyStart } from './history-start.ts'
import { historyOf } from './rules.ts'
import type { TaskHistory, TaskHistoryInput } from './schema.ts'

/**
 * How the occurrences of a task ended in the last 400 days, newest first.
 * @throws DomainError taskNotFound
 *
 * Rules: History and statistics.
 */
export async function readTaskHistory(
  { db, userId, today, zone, dayStartsAt }: UserContext,
  { id, page, limit }: TaskHistoryInput,
): Promise<TaskHistory> {
  const task = await findOwnTask(db, userId, id)
  const oldest = addDays(today, -historyDays)
  const [since, done, recorded, holidays] = await Promise.all([
    historyStart(db, userId, today),
    findDone(db, { userId, taskId: id, postings: task.postings, periods: referencesBetween(id, oldest, today) }),
    db
      .select()
      .from(occurrences)
      .where(allEqual(occurrences, { taskId: id, userId })),
    readAllHolidays(db, userId),
  ])
  const before = task.archivedAt ? localDay(task.archivedAt, zone, dayStartsAt) : today
  const all = historyOf({ done, recorded, holidays, spans: spansOf(task) }, { since, before })
  const counts = { done: 0, late: 0, missed: 0, skipped: 0, spared: 0 }
  for (const { outcome } of all) counts[outcome] += 1
  return { occurrences: all.slice((page - 1) * limit, page * limit), totalCount: all.length, counts }
}

/** Late completions of ended periods are paid with these references. */
function referencesBetween(id: string, first: Day, last: Day): string[] {
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, place) => addDays(first, place))
  return days.flatMap((day) => [periodReference(id, 'daily', day), periodReference(id, 'weekly', day)])
}
