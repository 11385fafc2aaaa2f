import { Trans } from '@lingui/react/macro'
import { IconArchive, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import { onDemand } from '../../app/mutations/on-demand.ts'
import classes from './list.module.css'
import { type AnyTask, isPersonal } from './other-tasks.ts'
import type { TagsById } from './RowFrame.tsx'
import { TaskRows } from './TaskRows.tsx'

const collapsedKey = 'done-collapsed'

/** Completed to-dos until they are archived. Whether the group is open is stored on this device. */
export default function DoneGroup({ tasks, tags }: { tasks: readonly AnyTask[]; tags: TagsById }) {
  const [open, setOpen] = useState(() => localStorage.getItem(collapsedKey) === null)

  function toggle() {
    if (open) localStorage.setItem(collapsedKey, 'yes')
    else localStorage.removeItem(collapsedKey)
    setOpen(!open)
  }

  function archiveAll() {
    onDemand(
      () => import('./menu-handlers.ts'),
      ({ archiveTasks }) => archiveTasks(tasks.filter(isPersonal)),
    )
  }

  return (
    <div className={classes.group}>
      <div className={classes.groupHead}>
        <button type="button" className={classes.toggle} aria-expanded={open} onClick={toggle}>
          <IconChevronDown className={classes.chevron} size={18} aria-hidden="true" />
          <Trans>Done</Trans>
          <span className={classes.count}>{formatNumber(tasks.length)}</span>
        </button>
        {tasks.some(isPersonal) && (
          <button type="button" className={classes.quiet} onClick={archiveAll}>
            <IconArchive size={18} aria-hidden="true" />
            <Trans>Archive all done</Trans>
          </button>
        )}
      </div>
      {open && <TaskRows tasks={tasks} tags={tags} />}
    </div>
  )
}
