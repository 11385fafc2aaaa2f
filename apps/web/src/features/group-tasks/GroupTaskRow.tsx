import { useLingui } from '@lingui/react/macro'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group } from '@questboard/api/groups/schema'
import { IconDots } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { onDemand, tellNotOpened } from '../../app/acts/on-demand.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { stepFrom } from '../../ui/row-focus.ts'
import { isChangeable } from '../groups/changeable.ts'
import { Marks, type TagsById } from '../tasks/RowFrame.tsx'
import { OwnMarks } from '../tasks/TaskRow.tsx'
import { ApprovalMark } from './ApprovalMark.tsx'
import { Assignees } from './Assignees.tsx'
import { openGroupTask } from './open-task.tsx'
import classes from './row.module.css'

type GroupTaskRowProps = { group: Group; task: GroupTask; tags: TagsById }

/** One task of a group as its leaders see it: whose it is, and how far each of them is. */
export function GroupTaskRow({ group, task, tags }: GroupTaskRowProps) {
  const { t } = useLingui()
  const { id, title, ruby } = task
  const asked = { ...task, approveRequested: false, approved: false, completed: false }
  return (
    <li className={classes.row} data-row={id}>
      <div className={classes.body}>
        <button
          type="button"
          className={classes.title}
          dir="auto"
          data-target
          onClick={() => openGroupTask(group, task)}
          onKeyDown={(event) => actByKey(event, group, task)}
        >
          {title}
        </button>
        <Marks task={task} tags={tags}>
          <ApprovalMark task={asked} />
          <OwnMarks task={{ ...task, streak: 0, result: null }} />
        </Marks>
        <Assignees group={group} task={task} />
      </div>
      <Amount currency="ruby" value={ruby} />
      <ActionMenu
        label={t`More for “${title}”`}
        button={<IconDots size={20} />}
        actions={() => import('./task-actions.tsx').then(({ taskActions }) => taskActions(group, task))}
        onFailed={tellNotOpened}
      />
    </li>
  )
}

/** The keys of a row that has the focus. */
function actByKey(event: KeyboardEvent<HTMLElement>, group: Group, task: GroupTask): void {
  const { currentTarget, key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  if (key === 'ArrowDown' || key === 'ArrowUp') stepFrom(currentTarget, key === 'ArrowDown' ? 1 : -1)
  else if (key === 'Delete' && isChangeable(group, task))
    onDemand(
      () => import('./act-on-task.ts'),
      ({ removeGroupTask }) => removeGroupTask(task),
    )
  else return
  event.preventDefault()
}
