import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group } from '@questboard/api/groups/schema'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { lazyWithTexts } from '../../app/lazy-with-texts.ts'
import { loadCatalog } from '../../app/locale.ts'
import { onDemand } from '../../app/mutations/on-demand.ts'
import { isChangeable } from '../groups/changeable.ts'
import { ItemRow } from '../groups/ItemRow.tsx'
import { Marks, type TagsById } from '../tasks/RowFrame.tsx'
import { OwnMarks } from '../tasks/TaskRow.tsx'
import { ApprovalMark } from './ApprovalMark.tsx'
import { Assignees } from './Assignees.tsx'
import { DraftMark } from './DraftMark.tsx'
import { openGroupTask } from './open-task.tsx'

const ScheduleMark = lazyWithTexts(
  () => import('../tasks/due/ScheduleMark.tsx').then((module) => module.ScheduleMark),
  'schedules',
)

const TurnMark = lazyWithRetry(() => import('./TurnMark.tsx'))

type GroupTaskRowProps = { group: Group; task: GroupTask; tags: TagsById }

/** A task of a group for leaders, with the progress of each assignee. */
export function GroupTaskRow({ group, task, tags }: GroupTaskRowProps) {
  const openTask = { ...task, approveRequested: false, approved: false, completed: false }
  const remove = () =>
    onDemand(
      () => import('./task-handlers.ts'),
      ({ removeGroupTask }) => removeGroupTask(task),
    )
  return (
    <ItemRow
      id={task.id}
      title={task.title}
      ruby={task.forMyself ? undefined : task.ruby}
      actions={() =>
        Promise.all([import('./task-actions.tsx'), loadCatalog('schedules')]).then(([{ taskActions }]) =>
          taskActions(group, task),
        )
      }
      onOpen={() => openGroupTask(group, task)}
      onRemove={isChangeable(group, task) ? remove : undefined}
    >
      <Marks task={task} tags={tags}>
        {task.draft && <DraftMark />}
        <ApprovalMark task={openTask} />
        {task.assignment !== 'each' && (
          <Suspense>
            <TurnMark task={task} isWaiting={task.waitingApproval > 0} />
          </Suspense>
        )}
        <OwnMarks task={{ ...task, streak: 0, result: null }} />
        {(task.schedule !== null || task.reminders.length > 0) && (
          <Suspense>
            <ScheduleMark task={task} />
          </Suspense>
        )}
      </Marks>
      <Assignees group={group} task={task} />
    </ItemRow>
  )
}
