import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { memo, type ReactNode, Suspense, useState } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { lazyWithTexts } from '../../app/lazy-with-texts.ts'
import { Marks, RowFrame, type TagsById } from '../tasks/RowFrame.tsx'
import row from '../tasks/row.module.css'
import { ChecklistToggle, OwnMarks } from '../tasks/TaskRow.tsx'
import { ApprovalMark } from './ApprovalMark.tsx'
import { isReopenable } from './changes.ts'
import { openOwn, tickOwn } from './own-task-handlers.tsx'

const OwnChecklist = lazyWithRetry(() => import('./OwnChecklist.tsx'))

const DueMark = lazyWithTexts(() => import('../tasks/due/DueMark.tsx').then((module) => module.DueMark), 'schedules')

const TurnMark = lazyWithTexts(() => import('./TurnMark.tsx').then((module) => module.default), 'groups')

const SwapQuestion = lazyWithTexts(
  () => import('./SwapQuestion.tsx').then((module) => module.default),
  'groups',
  'notifications',
)

type OwnTaskRowProps = {
  task: UserGroupTask
  tags: TagsById
  /** Beside its type, where tasks of several lists are shown. */
  mark?: ReactNode
}

/** One of the user's tasks in a group, and its checklist when that is expanded. */
export const OwnTaskRow = memo(function OwnTaskRow({ task, tags, mark }: OwnTaskRowProps) {
  const { id, title, completed, ruby } = task
  const [isExpanded, setExpanded] = useState(false)
  const hasItems = task.checklist.length > 0
  const toggle = <ChecklistToggle task={task} isExpanded={isExpanded} onToggle={() => setExpanded(!isExpanded)} />
  return (
    <>
      <RowFrame
        id={id}
        title={title}
        completed={completed}
        beside={hasItems && toggle}
        amount={ruby}
        currency="ruby"
        isReadOnly={completed ? !isReopenable(task) : task.assignment !== 'each' && !task.mine}
        marks={
          <Marks task={task} tags={tags}>
            {mark}
            <ApprovalMark task={task} />
            {task.assignment !== 'each' && (
              <Suspense>
                <TurnMark task={task} />
              </Suspense>
            )}
            <OwnMarks task={task} />
            {(task.schedule !== null || task.reminders.length > 0) && (
              <Suspense>
                <DueMark task={task} />
              </Suspense>
            )}
          </Marks>
        }
        actions={() => import('./own-actions.tsx').then(({ ownActions }) => ownActions(task))}
        onTick={() => tickOwn(task)}
        onOpen={() => openOwn(task)}
      />
      {task.swap && (
        // biome-ignore lint/a11y/noRedundantRoles: as in RowFrame
        <li role="listitem">
          <Suspense fallback={null}>
            <SwapQuestion task={task} swap={task.swap} />
          </Suspense>
        </li>
      )}
      {hasItems && isExpanded && (
        // biome-ignore lint/a11y/noRedundantRoles: as in RowFrame
        <li role="listitem" className={row.checklist}>
          <Suspense fallback={null}>
            <OwnChecklist task={task} />
          </Suspense>
        </li>
      )}
    </>
  )
})
