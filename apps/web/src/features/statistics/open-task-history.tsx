import type { Task } from '@questboard/api/tasks/schema'
import { openLoaded } from '../../app/mutations/open-loaded.ts'

/** Opens the history of a task in a dialog. */
export function openTaskHistory({ id, title }: Pick<Task, 'id' | 'title'>): void {
  openLoaded({
    title: <span dir="auto">{title}</span>,
    width: 480,
    load: () => import('./TaskHistory.tsx'),
    catalog: 'statistics',
    render: ({ TaskHistory }) => <TaskHistory id={id} />,
  })
}
