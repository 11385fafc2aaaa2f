import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { IconFlame, IconListCheck, IconMessage, IconMessageCheck } from '@tabler/icons-react'
import { memo, type ReactNode, Suspense, useContext, useState } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { lazyWithTexts } from '../../app/lazy-with-texts.ts'
import { loadCatalog } from '../../app/locale.ts'
import { onDemand } from '../../app/mutations/on-demand.ts'
import { canUndo } from '../../app/mutations/undoable.ts'
import { DatedList, OnHoliday, SortedByHand } from './list-contexts.ts'
import { Marks, RowFrame, type TagsById } from './RowFrame.tsx'
import classes from './row.module.css'
import { openTask, prefetchTask, tickTask } from './task-handlers.tsx'

const TaskChecklist = lazyWithRetry(() => import('./TaskChecklist.tsx'))

const Grip = lazyWithTexts(() => import('./order/Grip.tsx').then((module) => module.Grip), 'schedules')

const DueMark = lazyWithTexts(() => import('./due/DueMark.tsx').then((module) => module.DueMark), 'schedules')

type TaskRowProps = { task: Task; tags: TagsById }

/** A personal task, and its checklist when that is expanded. */
export const TaskRow = memo(function TaskRow({ task, tags }: TaskRowProps) {
  const [isExpanded, setExpanded] = useState(false)
  // During an update, a server of the previous version may answer, which sends no checklists.
  const hasItems = task.checklist?.length > 0
  const toggle = <ChecklistToggle task={task} isExpanded={isExpanded} onToggle={() => setExpanded(!isExpanded)} />
  return (
    <>
      <OwnRow task={task} tags={tags} beside={hasItems && toggle} />
      {hasItems && isExpanded && (
        // biome-ignore lint/a11y/noRedundantRoles: as in RowFrame
        <li role="listitem" className={classes.checklist}>
          <Suspense fallback={null}>
            <TaskChecklist task={task} />
          </Suspense>
        </li>
      )}
    </>
  )
})

function OwnRow({ task, tags, beside }: TaskRowProps & { beside: ReactNode }) {
  const { id, title, completed, archived, gold, type, requireResult, result } = task
  // Among dates, a task for any day of the week says until when. A previous version of the server sends no reminders.
  const isDated = useContext(DatedList) && type === 'weekly'
  const onHoliday = useContext(OnHoliday)
  const grip = useContext(SortedByHand) && !completed && (
    <Suspense>
      <Grip />
    </Suspense>
  )
  return (
    <RowFrame
      id={id}
      title={title}
      completed={completed}
      amount={gold}
      beside={beside}
      grip={grip}
      isReadOnly={archived || (completed ? type === 'todo' && !canUndo(id) : onHoliday)}
      marks={
        <Marks task={task} tags={tags}>
          <OwnMarks task={task} />
          {(isDated || task.schedule || task.reminders?.length > 0) && (
            <Suspense>
              <DueMark task={task} />
            </Suspense>
          )}
        </Marks>
      }
      actions={() =>
        Promise.all([import('./task-actions.tsx'), loadCatalog('schedules')]).then(([{ taskActions }]) =>
          taskActions(task),
        )
      }
      onTick={() => tickTask(task)}
      completesAtOnce={!archived && !completed && !(requireResult && result === null)}
      onOpen={() => openTask(task)}
      onNearBody={() => prefetchTask(task)}
      onRemove={() =>
        onDemand(
          () => import('./menu-handlers.ts'),
          ({ removeTask }) => removeTask(task),
        )
      }
    />
  )
}

type ChecklistToggleProps = { task: Pick<Task, 'title' | 'checklist'>; isExpanded: boolean; onToggle: () => void }

/** How many items are ticked. It shows and hides them. */
export function ChecklistToggle({ task: { title, checklist }, isExpanded, onToggle }: ChecklistToggleProps) {
  const { t } = useLingui()
  const [checked, items] = [checklist.filter(({ done }) => done).length, checklist.length]
  return (
    <button type="button" className={classes.steps} aria-expanded={isExpanded} onClick={onToggle}>
      <IconListCheck size={16} aria-hidden="true" />
      <span className={classes.unseen}>{t`Checklist of “${title}”:`}</span>
      <span>{`${checked}/${items}`}</span>
    </button>
  )
}

type MarkedTask = Pick<Task, 'type' | 'schedule' | 'streak' | 'requireResult' | 'result'>

/** The streak, and whether a result is required. */
export function OwnMarks({ task }: { task: MarkedTask }) {
  const { t } = useLingui()
  const { streak, requireResult, result } = task
  return (
    <>
      {streak >= 2 && <Streak task={task} />}
      {requireResult && (
        <span className={classes.mark} title={result === null ? t`Result needed` : t`Result added`}>
          {result === null ? <IconMessage size={15} /> : <IconMessageCheck size={15} className={classes.given} />}
          <span className={classes.unseen}>{result === null ? t`Result needed` : t`Result added`}</span>
        </span>
      )}
    </>
  )
}

function Streak({ task: { type, schedule, streak } }: { task: MarkedTask }) {
  const { t } = useLingui()
  const inRow = schedule
    ? t`${plural(streak, { one: '# time in a row', other: '# times in a row' })}`
    : type === 'weekly'
      ? t`${plural(streak, { one: '# week in a row', other: '# weeks in a row' })}`
      : t`${plural(streak, { one: '# day in a row', other: '# days in a row' })}`
  return (
    <span className={classes.streak} title={inRow}>
      <IconFlame size={15} aria-hidden="true" />
      <span aria-hidden="true">{streak}</span>
      <span className={classes.unseen}>{inRow}</span>
    </span>
  )
}
