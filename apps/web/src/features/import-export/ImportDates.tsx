import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { firstOccurrence, isDueDate, type Schedule } from '@questboard/api/schedules'
import { useToday } from '../days/use-today.ts'
import { dayInWords } from '../tasks/due/day-in-words.ts'
import { scheduleInWords } from '../tasks/due/schedule-in-words.ts'
import { type EditedRow, keepsDates } from './edited-rows.ts'
import classes from './import.module.css'

/** What was understood of the dates of a task: when it is due and how it repeats, its reminders and its steps. */
export function ImportDates({ task }: { task: EditedRow['task'] }) {
  const { t } = useLingui()
  const today = useToday()
  const { schedule, reminders = [], checklist = [] } = task
  if (schedule && !keepsDates(task)) {
    return (
      <span className={classes.dates}>
        <Trans>This kind of task can’t keep its date.</Trans>
      </span>
    )
  }
  const texts = [
    ...(schedule ? [scheduleInWords(schedule, today), ...next(schedule, today)] : []),
    ...(reminders.length > 0 ? [t`${plural(reminders.length, { one: '# reminder', other: '# reminders' })}`] : []),
    ...(checklist.length > 0 ? [t`${plural(checklist.length, { one: '# step', other: '# steps' })}`] : []),
  ]
  return texts.length > 0 && <span className={classes.dates}>{texts.join(' · ')}</span>

  /** The next due day of a task that repeats. */
  function next(repeating: Schedule, from: string): string[] {
    const first = isDueDate(repeating) ? null : firstOccurrence(repeating, from)
    if (!first) return []
    const day = dayInWords(first.dueOn, from)
    return [t`next: ${day}`]
  }
}
