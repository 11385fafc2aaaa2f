import { isDueDate, type Schedule } from '@questboard/api/schedules'
import { IconCalendarEvent, IconRepeat } from '@tabler/icons-react'
import { useToday } from '../../days/use-today.ts'
import row from '../row.module.css'
import classes from './due.module.css'
import { scheduleInWords } from './schedule-in-words.ts'

/** The schedule of a task in words, without a current occurrence. */
export function ScheduleMark({ schedule }: { schedule: Schedule }) {
  const Icon = isDueDate(schedule) ? IconCalendarEvent : IconRepeat
  return (
    <span className={`${row.mark} ${classes.due}`}>
      <Icon size={15} aria-hidden="true" />
      <span>{scheduleInWords(schedule, useToday())}</span>
    </span>
  )
}
