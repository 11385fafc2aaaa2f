import { Trans, useLingui } from '@lingui/react/macro'
import { isDueDate, type Schedule } from '@questboard/api/schedules'
import type { Task } from '@questboard/api/tasks/schema'
import { IconCalendarDue, IconCalendarEvent, IconMoon, IconRepeat } from '@tabler/icons-react'
import { useContext } from 'react'
import { useToday } from '../../days/use-today.ts'
import { DatedList } from '../list-contexts.ts'
import row from '../row.module.css'
import { dayInWords, dayName } from './day-in-words.ts'
import classes from './due.module.css'
import { ReminderMark } from './ReminderMark.tsx'
import { scheduleInWords } from './schedule-in-words.ts'

type DueTask = Pick<
  Task,
  'schedule' | 'completed' | 'archived' | 'dueOn' | 'dueTime' | 'opensOn' | 'overdue' | 'nextDueOn'
>

/** When a task is due, and whether it reminds. */
export function DueMark({ task }: { task: DueTask & Pick<Task, 'type' | 'reminders'> }) {
  const isDated = useContext(DatedList)
  const { type, schedule, completed, archived, dueOn, reminders } = task
  if (archived || dueOn === null) return null
  return (
    <>
      {schedule !== null && <DayMark task={task} schedule={schedule} />}
      {schedule === null && isDated && type === 'weekly' && !completed && <AnyDay />}
      {!(completed && type === 'todo') && <ReminderMark reminders={reminders} />}
    </>
  )
}

/** When a task with a schedule is due, in words. Its tooltip says how it repeats. */
function DayMark({ task, schedule }: { task: DueTask; schedule: Schedule }) {
  const { t } = useLingui()
  const today = useToday()
  const repeats = !isDueDate(schedule)
  const scheduleText = scheduleInWords(schedule, today)
  const { Icon, text } = momentOf(task, today)
  return (
    <span className={`${row.mark} ${classes.due}`} data-overdue={task.overdue || undefined} title={scheduleText}>
      <Icon size={15} aria-hidden="true" />
      <span>{text}</span>
      {repeats && (
        <>
          <IconRepeat size={14} aria-hidden="true" />
          <span className={row.unseen}>{scheduleText}</span>
        </>
      )}
    </span>
  )

  function momentOf({ completed, dueOn, dueTime, opensOn, overdue, nextDueOn }: DueTask, now: string) {
    if (completed) {
      const next = nextDueOn === null ? '' : dayName(nextDueOn, now)
      return { Icon: IconMoon, text: next === '' ? t({ context: 'occurrence', message: 'Done' }) : t`Next: ${next}` }
    }
    if (opensOn !== null && opensOn > now) {
      const day = dayName(opensOn, now)
      return { Icon: IconMoon, text: t`Opens ${day}` }
    }
    const day = dayInWords(dueOn ?? now, now)
    if (overdue) return { Icon: IconCalendarDue, text: t`Overdue: ${day}` }
    return { Icon: IconCalendarEvent, text: dueTime === null ? day : `${day} ${dueTime}` }
  }
}

/** A weekly task without a schedule. */
function AnyDay() {
  return (
    <span className={`${row.mark} ${classes.due}`}>
      <IconCalendarEvent size={15} aria-hidden="true" />
      <span>
        <Trans>by Sunday</Trans>
      </span>
    </span>
  )
}
