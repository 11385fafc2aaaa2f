import { useLingui } from '@lingui/react/macro'
import type { Tag } from '@questboard/api/tags/schema'
import type { TaskType } from '@questboard/api/tasks/schema'
import { IconDots, IconNotes } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx'
import { Amount, type Currency } from '../../ui/Amount.tsx'
import { afterPaint } from '../../ui/after-paint.ts'
import { handleRowKeys } from '../../ui/handle-row-keys.ts'
import classes from './row.module.css'
import { TagDots } from './TagDots.tsx'
import { typeIcons, typeNames } from './type-names.ts'

export type TagsById = ReadonlyMap<string, Tag>

type RowFrameProps = {
  id: string
  title: string
  completed: boolean
  /** The checkbox is read-only. */
  isReadOnly: boolean
  /** The amount that it pays, in gold by default. */
  amount: number
  currency?: Currency
  marks: ReactNode
  /** A control beside its title. */
  beside?: ReactNode
  /** Drags the row. */
  grip?: ReactNode
  /** The actions of its menu, loaded when it opens. */
  actions: () => Promise<MenuAction[]>
  onTick: () => void
  /** The next tick completes it without asking for anything. */
  completesAtOnce?: boolean
  onOpen: () => void
  /** Called when the user may be about to open the row. */
  onNearBody?: () => void
  onRemove?: () => void
}

/** A row of a task list. Its checkbox and its menu take the focus; a click elsewhere opens it. */
export function RowFrame({
  id,
  title,
  completed,
  isReadOnly,
  amount,
  marks,
  beside,
  grip,
  actions,
  ...handlers
}: RowFrameProps) {
  const { currency = 'gold', onOpen, onNearBody } = handlers
  const { t } = useLingui()
  return (
    <TickableRow id={id} title={title} completed={completed} isReadOnly={isReadOnly} grip={grip} handlers={handlers}>
      <button
        type="button"
        className={classes.body}
        data-opens
        tabIndex={-1}
        onClick={onOpen}
        onPointerEnter={onNearBody}
        onKeyDown={(event) => handleRowKeys(event, handlers)}
      >
        <span className={classes.title} dir="auto">
          {title}
        </span>
        {marks}
      </button>
      {beside}
      <span className={classes.gold}>
        <Amount currency={currency} value={amount} />
      </span>
      <ActionMenu
        label={t`More for “${title}”`}
        button={<IconDots size={20} />}
        actions={actions}
        onFailed={showNotOpened}
      />
    </TickableRow>
  )
}

type TickableRowProps = Pick<RowFrameProps, 'id' | 'title' | 'completed' | 'isReadOnly' | 'grip'> & {
  handlers: Pick<RowFrameProps, 'onTick' | 'completesAtOnce' | 'onOpen' | 'onNearBody' | 'onRemove'>
  children: ReactNode
}

/** The item and its checkbox. A tick renders these two alone, since its children stay the same. */
function TickableRow({ id, title, completed, isReadOnly, grip, handlers, children }: TickableRowProps) {
  const { onNearBody } = handlers
  const { isDone, tick } = useTick(completed, handlers)
  return (
    <li
      // biome-ignore lint/a11y/noRedundantRoles: a long list has parts without a role, which take the role from their items
      role="listitem"
      className={classes.row}
      data-row={id}
      data-done={isDone || undefined}
      onFocus={({ target }) => {
        // By keyboard: a click on the checkbox opens nothing.
        if (target.matches(':focus-visible')) onNearBody?.()
      }}
    >
      {grip}
      <label className={classes.target}>
        <input
          type="checkbox"
          className={classes.check}
          data-target
          checked={isDone}
          aria-label={title}
          aria-disabled={isReadOnly || undefined}
          onChange={({ nativeEvent }) => isFirstClick(nativeEvent) && tick()}
          onKeyDown={(event) => handleRowKeys(event, handlers)}
        />
      </label>
      {children}
    </li>
  )
}

/** Shows a completion in this row first. The list, the toast and the call follow after that frame. */
function useTick(completed: boolean, { onTick, completesAtOnce }: Pick<RowFrameProps, 'onTick' | 'completesAtOnce'>) {
  const [ticked, setTicked] = useState(false)
  const tick = () => {
    if (ticked) return
    if (!completesAtOnce) {
      onTick()
      return
    }
    setTicked(true)
    afterPaint(() => {
      onTick()
      setTicked(false)
    })
  }
  return { isDone: completed || ticked, tick }
}

/** The second click of a double click does nothing: it would undo the first. */
const isFirstClick = (event: Event): boolean => !((event as UIEvent).detail > 1)

type MarksProps = {
  task: { type: TaskType; notes: string; tags: readonly string[] }
  tags: TagsById
  /** Between the type and the other marks. */
  children?: ReactNode
}

/** The small line under a title: the type and further marks. */
export function Marks({ task: { type, notes, tags }, tags: known, children }: MarksProps) {
  const { t, i18n } = useLingui()
  const Icon = typeIcons[type]
  return (
    <span className={classes.marks}>
      <span className={classes.mark}>
        <Icon size={15} aria-hidden="true" />
        {i18n._(typeNames[type])}
      </span>
      {children}
      {notes !== '' && (
        <span className={classes.mark} title={t`Has notes`}>
          <IconNotes size={15} />
          <span className={classes.unseen}>{t`Has notes`}</span>
        </span>
      )}
      <TagDots tags={tags.flatMap((id) => known.get(id) ?? [])} />
    </span>
  )
}
