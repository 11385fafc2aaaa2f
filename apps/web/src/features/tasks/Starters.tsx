import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Tag } from '@questboard/api/tags/schema'
import type { Task, TaskType } from '@questboard/api/tasks/schema'
import { IconPlus } from '@tabler/icons-react'
import { Heading } from '../../ui/Heading.tsx'
import { keepFocus } from '../../ui/row-focus.ts'
import { emptyTask } from './empty-task.ts'
import classes from './starters.module.css'
import { addTask } from './task-handlers.tsx'
import { typeIcons, typeNames } from './type-names.ts'

type Starter = { title: MessageDescriptor; type: TaskType; gold: number; tag: string }

const starters: Starter[] = [
  { title: msg`Drink a glass of water`, type: 'daily', gold: 5, tag: 'health' },
  { title: msg`Tidy the desk`, type: 'todo', gold: 10, tag: 'work' },
  { title: msg`Read ten pages`, type: 'daily', gold: 10, tag: 'fun' },
  { title: msg`Take a walk`, type: 'daily', gold: 10, tag: 'sport' },
  { title: msg`Call someone you miss`, type: 'weekly', gold: 15, tag: 'fun' },
  { title: msg`Plan the week`, type: 'weekly', gold: 15, tag: 'work' },
]

type StartersProps = { tasks: readonly Task[]; tags: readonly Tag[] }

/** Suggested first tasks. A click adds one; those that exist already are not shown. */
export function Starters({ tasks, tags }: StartersProps) {
  const { i18n } = useLingui()
  const offered = starters
    .map((starter) => ({ ...starter, title: i18n._(starter.title) }))
    .filter(({ title }) => !tasks.some((task) => task.title === title))
  if (offered.length === 0) return null

  function take({ title, type, gold, tag }: (typeof offered)[number]) {
    const chosen = tags.filter(({ key }) => key === tag).map(({ id }) => id)
    keepFocus(() => addTask({ ...emptyTask, title, type, gold, tags: chosen }))
  }

  return (
    <div className={classes.starters} data-first={tasks.length === 0 || undefined}>
      {tasks.length === 0 ? (
        <>
          <StartPicture />
          <Heading order={3}>
            <Trans>What shall we start with?</Trans>
          </Heading>
          <p className={classes.text}>
            <Trans>Pick one, or write your own above. Each one you do moves your pawn.</Trans>
          </p>
        </>
      ) : (
        <span className={classes.text}>
          <Trans>More to start with:</Trans>
        </span>
      )}
      <div data-odd={offered.length % 2 === 1 || undefined} className={classes.chips}>
        {offered.map((starter) => {
          const Icon = typeIcons[starter.type]
          return (
            <button key={starter.title} type="button" className={classes.chip} onClick={() => take(starter)}>
              <IconPlus size={16} aria-hidden="true" />
              {starter.title}
              <span className={classes.type}>
                <Icon size={14} aria-hidden="true" />
                {i18n._(typeNames[starter.type])}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** A short path with a pawn at its start, before its first step. */
function StartPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 180 64" aria-hidden="true">
      <path className={classes.path} d="M20 46 C60 46 52 26 92 26 S134 14 162 14" />
      <rect className={classes.tile} x="8" y="36" width="26" height="20" rx="7" />
      <rect className={classes.tile} x="58" y="24" width="24" height="18" rx="6" />
      <rect className={classes.tile} x="102" y="14" width="24" height="18" rx="6" />
      <rect className={classes.prize} x="148" y="4" width="24" height="20" rx="7" />
      <circle className={classes.pawn} cx="21" cy="17" r="6" />
      <path className={classes.pawn} d="M21 21c6 0 4 12 10 22H11c6-10 4-22 10-22Z" />
    </svg>
  )
}
