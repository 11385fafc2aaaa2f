import { isDueDate, type Schedule } from '@questboard/api/schedules'
import type { Reminder } from '@questboard/api/schedules/schema'
import { IconCalendarEvent, IconRepeat } from '@tabler/icons-react'
import { useToday } from '../../days/use-today.ts'
import row from '../row.module.css'
import classes from './due.module.css'
import { ReminderMark } from './ReminderMark.tsx'
import { scheduleInWords } from './schedule-in-words.ts'

type ScheduleMarkProps = { task: { schedule: Schedule | null; reminders: readonly Reminder[] } }

/** The schedule of a task in words, without a current occurrence, and whether it reminds. */
export function ScheduleMark({ task: { schedule, reminders } }: ScheduleMarkProps) {
  const today = useToday()
  const Icon = schedule && isDueDate(schedule) ? IconCalendarEvent : IconRepeat
  return (
    <>
      {schedule !== null && (
        <span className={`${row.mark} ${classes.due}`}>
          <Icon size={15} aria-hidden="true" />
          <span>{scheduleInWords(schedule, today)}</span>
        </span>
      )}
      <ReminderMark reminders={reminders} />
    </>
  )
}
