import type { tasks, UnscheduledSpan } from '@questboard/db/schema'
import { addDays, type Day, laterDay } from '../kernel/clock.ts'
import { historyDays } from './occurrences.ts'
import { countsSince, nextPeriod, periodStart } from './rules.ts'

type TaskRow = typeof tasks.$inferSelect

/** The fields of a task that determine when it was due every day or every week. */
export type SpannedTask = Pick<TaskRow, 'type' | 'schedule' | 'repeatingSince' | 'recordedSince' | 'spans'>

/** The most spans of a task that are stored: more than a person makes, since one without a whole period is not stored. */
const maxSpans = 50

const spanType = ({ type, schedule }: Pick<TaskRow, 'type' | 'schedule'>): 'daily' | 'weekly' | null =>
  schedule === null && type !== 'todo' ? type : null

/** The first period that can be missed: not the one in which the task was created or became repeating. */
const firstAfter = (type: 'daily' | 'weekly', since: Day): Day => nextPeriod(type, periodStart(type, since))

/**
 * When a task was due every day or every week: most tasks have one such span, to-dos and those with a schedule none.
 */
export function spansOf(task: SpannedTask): UnscheduledSpan[] {
  if (task.spans) return task.spans
  const type = spanType(task)
  const since = countsSince(task)
  return type && since ? [{ type, from: firstAfter(type, since), to: null }] : []
}

/**
 * The change of the spans by another type or schedule.
 * @param changed the fields of the task afterwards
 * @param isPaid whether the current period counts as completed
 */
export function spansAfter(
  task: SpannedTask,
  changed: Pick<TaskRow, 'type' | 'schedule' | 'repeatingSince'>,
  { today, isPaid }: { today: Day; isPaid: boolean },
): Partial<Pick<TaskRow, 'spans'>> {
  const [before, after] = [spanType(task), spanType(changed)]
  if (before === after) return {}
  const past = spansOf(task)
    .map((span) => ({ ...span, to: span.to ?? today }))
    .filter(({ type, from, to }) => nextPeriod(type, from) <= to && to > addDays(today, -historyDays))
  if (after === null) return { spans: past.slice(-maxSpans) }
  const currentPeriod = periodStart(after, today)
  const from = [
    isPaid ? nextPeriod(after, currentPeriod) : currentPeriod,
    ...(changed.repeatingSince ? [firstAfter(after, changed.repeatingSince)] : []),
  ].reduce(laterDay)
  return { spans: [...past, { type: after, from, to: null }].slice(-maxSpans) }
}
