import type { Reminder } from '@questboard/api/schedules/schema'
import { IconBell } from '@tabler/icons-react'
import row from '../row.module.css'
import { remindersInWords } from './reminders-in-words.ts'

/** A bell for a task with reminders. Its tooltip says when they come. */
export function ReminderMark({ reminders }: { reminders: readonly Reminder[] }) {
  // During an update, a server of the previous version may answer, which sends no reminders.
  if (!(reminders?.length > 0)) return null
  const text = remindersInWords(reminders)
  return (
    <span className={row.mark} title={text}>
      <IconBell size={15} aria-hidden="true" />
      <span className={row.unseen}>{text}</span>
    </span>
  )
}
