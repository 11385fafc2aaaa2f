import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Tag } from '@questboard/api/tags/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { IconDots, IconFlame, IconMessage, IconMessageCheck, IconNotes } from '@tabler/icons-react'
import { type KeyboardEvent, memo } from 'react'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { isLetter } from '../../ui/keys.ts'
import { openTask, remove, tick } from './act-on.tsx'
import { stepFrom } from './focus.ts'
import classes from './row.module.css'
import { TagDots } from './TagDots.tsx'
import { taskActions } from './task-actions.tsx'
import { typeIcons, typeNames } from './words.ts'

export type TagsById = ReadonlyMap<string, Tag>

type TaskRowProps = { task: Task; tags: TagsById }

/** One task of the list. Its check target and its menu take the focus; a click on the rest opens it. */
export const TaskRow = memo(function TaskRow({ task, tags }: TaskRowProps) {
  const { t } = useLingui()
  const { id, title, completed, gold } = task
  return (
    <li className={classes.row} data-task={id} data-done={completed || undefined}>
      <label className={classes.target}>
        <input
          type="checkbox"
          className={classes.check}
          data-check
          checked={completed}
          aria-label={title}
          aria-disabled={(completed && task.type === 'todo') || undefined}
          onChange={() => tick(task)}
          onKeyDown={(event) => actByKey(event, task)}
        />
      </label>
      <button
        type="button"
        className={classes.body}
        tabIndex={-1}
        onClick={() => openTask(task)}
        onKeyDown={(event) => actByKey(event, task)}
      >
        <span className={classes.title} dir="auto">
          {title}
        </span>
        <Marks task={task} tags={tags} />
      </button>
      <span className={classes.gold}>
        <Amount currency="gold" value={gold} />
      </span>
      <ActionMenu label={t`More for “${title}”`} button={<IconDots size={20} />} actions={taskActions(task)} />
    </li>
  )
})

/** The keys of a row that has the focus. */
function actByKey(event: KeyboardEvent<HTMLElement>, task: Task): void {
  const { currentTarget, key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  if (key === 'ArrowDown' || key === 'ArrowUp') stepFrom(currentTarget, key === 'ArrowDown' ? 1 : -1)
  else if (key === 'Enter' && currentTarget.matches('[data-check]')) currentTarget.click()
  else if (key === 'Delete') remove(task)
  else if (isLetter(event, 'e')) openTask(task)
  else return
  event.preventDefault()
}

function Marks({ task, tags }: TaskRowProps) {
  const { t, i18n } = useLingui()
  const { type, streak, requireResult, result, notes } = task
  const Icon = typeIcons[type]
  const days = t`${plural(streak, { one: '# day in a row', other: '# days in a row' })}`
  const weeks = t`${plural(streak, { one: '# week in a row', other: '# weeks in a row' })}`
  const inRow = type === 'weekly' ? weeks : days
  return (
    <span className={classes.marks}>
      <span className={classes.mark}>
        <Icon size={15} aria-hidden="true" />
        {i18n._(typeNames[type])}
      </span>
      {streak >= 2 && (
        <span className={classes.streak} title={inRow}>
          <IconFlame size={15} aria-hidden="true" />
          <span aria-hidden="true">{streak}</span>
          <span className={classes.unseen}>{inRow}</span>
        </span>
      )}
      {requireResult && (
        <span className={classes.mark} title={result === null ? t`Asks for a result` : t`Its result is written`}>
          {result === null ? <IconMessage size={15} /> : <IconMessageCheck size={15} className={classes.given} />}
          <span className={classes.unseen}>{result === null ? t`Asks for a result` : t`Its result is written`}</span>
        </span>
      )}
      {notes !== '' && (
        <span className={classes.mark} title={t`Has notes`}>
          <IconNotes size={15} />
          <span className={classes.unseen}>{t`Has notes`}</span>
        </span>
      )}
      <TagDots tags={task.tags.flatMap((id) => tags.get(id) ?? [])} />
    </span>
  )
}
