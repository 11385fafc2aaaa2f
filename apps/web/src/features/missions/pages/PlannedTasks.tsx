import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Input } from '@mantine/core'
import { maxTasks } from '@questboard/api/missions/schema'
import { IconX } from '@tabler/icons-react'
import { type Dispatch, type KeyboardEvent, type SetStateAction, useRef } from 'react'
import { Amount } from '../../../ui/Amount.tsx'
import { shortTitle } from '../../../ui/short-title.ts'
import { announce } from '../../../ui/toasts.ts'
import { tagsIn } from '../../tags/tags-in.ts'
import { QuickAdd } from '../../tasks/QuickAdd.tsx'
import { typeIcons } from '../../tasks/type-names.ts'
import type { TaskValues } from '../task-handlers.tsx'
import classes from './form.module.css'

type PlannedTasksProps = {
  /** The group of the mission; undefined for a personal one. */
  groupId: string | undefined
  tasks: TaskValues[]
  currency: 'gold' | 'ruby'
  onChange: Dispatch<SetStateAction<TaskValues[]>>
  onWriting: (task: TaskValues | null) => void
}

/** The initial tasks of a new mission. */
export function PlannedTasks({ groupId, tasks, currency, onChange, onWriting }: PlannedTasksProps) {
  const { t } = useLingui()
  const tags = tagsIn(groupId).useCurrent()
  const box = useRef<HTMLDivElement>(null)

  function drop(index: number) {
    onChange((planned) => planned.toSpliced(index, 1))
    box.current?.querySelector<HTMLElement>('[data-adds]')?.focus()
  }

  function add(task: TaskValues) {
    const title = shortTitle(task.title)
    onChange((planned) => [...planned, task])
    announce(t`Added: ${title}`)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // The dialog has heard it, and asks because of the line: the line must not be emptied meanwhile.
    event.stopPropagation()
    // Otherwise the browser closes the dialog as well.
    event.preventDefault()
  }

  return (
    <div ref={box} onKeyDownCapture={onKeyDown}>
      <Input.Label component="div" size="md" mb={4}>
        <Trans>Tasks</Trans>
      </Input.Label>
      {tasks.length > 0 && (
        <ul className={classes.planned}>
          {tasks.map(({ title, type, gold }, index) => {
            const Icon = typeIcons[type]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: planned tasks have no id
              <li key={index} className={classes.task}>
                <Icon size={18} className={classes.type} aria-hidden="true" />
                <span className={classes.title} dir="auto">
                  {title}
                </span>
                <Amount currency={currency} value={gold} size="sm" />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={40}
                  aria-label={t`Remove “${title}”`}
                  onClick={() => drop(index)}
                >
                  <IconX size={18} />
                </ActionIcon>
              </li>
            )
          })}
        </ul>
      )}
      {tasks.length < maxTasks && (
        <QuickAdd tags={tags} currency={currency} onAdd={add} onWriting={onWriting} shortcut={false} />
      )}
    </div>
  )
}
