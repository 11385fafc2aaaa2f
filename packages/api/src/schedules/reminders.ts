import { randomUUIDv7 } from 'node:crypto'
import { DomainError } from '../kernel/errors.ts'
import type { TaskType } from './constants.ts'
import { isDueDate } from './rules.ts'
import type { GivenReminder, Reminder, Schedule } from './schema.ts'

/** What reminders of a task count back from. */
interface Reminded {
  type: TaskType
  schedule: Schedule | null
}

/** Why a task cannot have a reminder; null if it can. */
function problemOf(reminder: GivenReminder, { type, schedule }: Reminded): string | null {
  if (type === 'todo' && !(schedule && isDueDate(schedule))) return 'the to-do has no due date'
  return 'minutesBefore' in reminder && schedule?.time == null ? 'the task has no time' : null
}

/**
 * The reminders of a request as they are stored. New ones get an id.
 * @throws DomainError invalidData: the task has no day or time to count back from
 *
 * Rules: Reminders and digests.
 */
export function storedReminders(sent: readonly GivenReminder[] | null | undefined, task: Reminded): Reminder[] | null {
  if (!sent || sent.length === 0) return null
  const details = sent.flatMap((reminder, place) => {
    const message = problemOf(reminder, task)
    return message === null ? [] : [{ path: `reminders.${place}`, message }]
  })
  if (details.length > 0) throw new DomainError('invalidData', { details })
  return sent.map(({ id = randomUUIDv7(), ...reminder }) => ({ id, ...reminder }) as Reminder)
}

/** The reminders that a task can keep after its schedule has changed. */
export function keptReminders(reminders: Reminder[] | null, task: Reminded): Reminder[] | null {
  const possible = reminders?.filter((reminder) => problemOf(reminder, task) === null) ?? []
  return possible.length > 0 ? possible : null
}
