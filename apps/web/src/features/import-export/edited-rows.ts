import type { ImportPreview, ProposedTask } from '@questboard/api/import-export/schema'
import { isDueDate, misfitOf } from '@questboard/api/schedules'
import { taskGold } from '@questboard/api/tasks/schema'
import { newId } from '../../app/mutations/new-id.ts'

type PreviewRow = ImportPreview['rows'][number]

/** A row as edited. Its id is made once, so a repeated request creates nothing twice. */
export type EditedRow = Omit<PreviewRow, 'task'> & { id: string; task: Omit<ProposedTask, 'gold'>; gold: string }

export const editedRow = ({ task: { gold, ...task }, ...row }: PreviewRow): EditedRow => ({
  ...row,
  task,
  gold: String(gold),
  id: newId(),
})

/** Whether the text of a field is an amount of gold that a task can have. */
export const isGold = (written: string): boolean => written.trim() !== '' && taskGold.safeParse(Number(written)).success

/** Whether a task of the type that was chosen can have the dates of the file. */
export const keepsDates = ({ type, schedule }: EditedRow['task']): boolean => !schedule || !misfitOf(type, schedule)

/** The task that a row creates. */
export const taskOfRow = ({ id, task, gold }: EditedRow) => ({ ...withFittingDates(task), id, gold: Number(gold) })

/** A task without dates that it cannot have. */
function withFittingDates({ schedule, reminders, ...task }: EditedRow['task']): EditedRow['task'] {
  if (schedule && !misfitOf(task.type, schedule)) return { ...task, schedule, reminders }
  const isDated = task.type !== 'todo' && !(schedule && isDueDate(schedule))
  return { ...task, reminders: isDated ? reminders?.filter((reminder) => 'daysBefore' in reminder) : undefined }
}
