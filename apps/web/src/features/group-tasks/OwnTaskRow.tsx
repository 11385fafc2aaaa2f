import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { memo } from 'react'
import { Marks, RowFrame, type TagsById } from '../tasks/RowFrame.tsx'
import { OwnMarks } from '../tasks/TaskRow.tsx'
import { ApprovalMark } from './ApprovalMark.tsx'
import { isReopenable } from './changes.ts'
import { openOwn, tickOwn } from './own-task-handlers.tsx'

type OwnTaskRowProps = { task: UserGroupTask; tags: TagsById }

/** One of the user's tasks in a group. */
export const OwnTaskRow = memo(function OwnTaskRow({ task, tags }: OwnTaskRowProps) {
  const { id, title, completed, ruby } = task
  return (
    <RowFrame
      {...{ id, title, completed }}
      gold={ruby}
      currency="ruby"
      isReadOnly={completed && !isReopenable(task)}
      marks={
        <Marks task={task} tags={tags}>
          <ApprovalMark task={task} />
          <OwnMarks task={task} />
        </Marks>
      }
      actions={() => import('./own-actions.tsx').then(({ ownActions }) => ownActions(task))}
      onTick={() => tickOwn(task)}
      onOpen={() => openOwn(task)}
    />
  )
})
