import { useLingui } from '@lingui/react/macro'
import type { ChecklistItem, Task } from '@questboard/api/tasks/schema'
import classes from './checklist.module.css'

type ChecklistItemsProps = {
  task: Pick<Task, 'checklist' | 'completed' | 'archived'>
  onCheck: (item: ChecklistItem, done: boolean) => void
}

/** The items of a checklist. Those of a completed or archived task are read-only. */
export function ChecklistItems({ task, onCheck }: ChecklistItemsProps) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Checklist`}>
      {task.checklist.map((item) => (
        <li key={item.id}>
          <label className={classes.item} data-done={item.done || undefined}>
            <input
              type="checkbox"
              className={classes.check}
              checked={item.done}
              disabled={task.completed || task.archived}
              onChange={() => onCheck(item, !item.done)}
            />
            <span dir="auto">{item.title}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
