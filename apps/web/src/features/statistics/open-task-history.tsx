import type { Task } from '@questboard/api/tasks/schema'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { openDialog } from '../../ui/dialogs.ts'

/** Opens the history of a task in a dialog. */
export function openTaskHistory({ id, title }: Pick<Task, 'id' | 'title'>): void {
  openOnce(async () => {
    const [{ TaskHistory }] = await Promise.all([import('./TaskHistory.tsx'), loadCatalog('statistics')])
    await openDialog({ title: <span dir="auto">{title}</span>, width: 480, render: () => <TaskHistory id={id} /> })
  })
}
