import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { IconFlame, IconMessage, IconMessageCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { onDemand } from '../../app/mutations/on-demand.ts'
import { canUndo, watchUnload } from '../../app/mutations/undoable.ts'
import { Marks, RowFrame, type TagsById } from './RowFrame.tsx'
import classes from './row.module.css'
import { openTask, prefetchTask, tick } from './task-handlers.tsx'

type TaskRowProps = { task: Task; tags: TagsById }

/** A personal task. */
export const TaskRow = memo(function TaskRow({ task, tags }: TaskRowProps) {
  const { id, title, completed, archived, gold, type, requireResult, result } = task
  return (
    <RowFrame
      {...{ id, title, completed, gold }}
      isReadOnly={archived || (completed && type === 'todo' && !canUndo(id))}
      marks={
        <Marks task={task} tags={tags}>
          <OwnMarks task={task} />
        </Marks>
      }
      actions={() => import('./task-actions.tsx').then(({ taskActions }) => taskActions(task))}
      onTick={() => tick(task)}
      completesAtOnce={!archived && !completed && !(requireResult && result === null)}
      onOpen={() => openTask(task)}
      onNear={() => void watchUnload().catch(() => {})}
      onNearBody={() => prefetchTask(task)}
      onRemove={() =>
        onDemand(
          () => import('./menu-handlers.ts'),
          ({ remove }) => remove(task),
        )
      }
    />
  )
})

type MarkedTask = Pick<Task, 'type' | 'streak' | 'requireResult' | 'result'>

/** The streak, and whether a result is required. */
export function OwnMarks({ task: { type, streak, requireResult, result } }: { task: MarkedTask }) {
  const { t } = useLingui()
  return (
    <>
      {streak >= 2 && <Streak type={type} streak={streak} />}
      {requireResult && (
        <span className={classes.mark} title={result === null ? t`Result needed` : t`Result added`}>
          {result === null ? <IconMessage size={15} /> : <IconMessageCheck size={15} className={classes.given} />}
          <span className={classes.unseen}>{result === null ? t`Result needed` : t`Result added`}</span>
        </span>
      )}
    </>
  )
}

function Streak({ type, streak }: Pick<Task, 'type' | 'streak'>) {
  const { t } = useLingui()
  const inRow =
    type === 'weekly'
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
