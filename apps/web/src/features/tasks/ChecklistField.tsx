import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import { maxItems } from '@questboard/api/tasks/schema'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { newId } from '../../app/mutations/new-id.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import classes from './checklist.module.css'

export type EditedItem = { id: string; title: string }

/** The parts of an item that take the focus. */
type Part = 'title' | 'up' | 'down'

type ChecklistFieldProps = {
  items: readonly EditedItem[]
  onChange: (items: readonly EditedItem[]) => void
  error: ReactNode
}

/**
 * The items of a checklist in a form. In an item, Enter adds the next one, Alt with an arrow key moves it, and
 * Backspace deletes an empty one.
 */
export function ChecklistField({ items, onChange, error }: ChecklistFieldProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const adds = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext(list, adds)
  const canAdd = items.length < maxItems

  function add(place: number) {
    if (!canAdd) return
    const id = newId()
    onChange(items.toSpliced(place, 0, { id, title: '' }))
    focusNext(id)
  }

  function remove(place: number) {
    onChange(items.toSpliced(place, 1))
    focusNext((items[place + 1] ?? items[place - 1])?.id ?? null)
  }

  function move(place: number, step: 1 | -1, part: Part) {
    const [item, to] = [items[place], place + step]
    if (!item || to < 0 || to >= items.length) return
    onChange(items.toSpliced(place, 1).toSpliced(to, 0, item))
    const [title, position, count] = [shortTitle(item.title), to + 1, items.length]
    announce(t`“${title}” moved to position ${position} of ${count}`)
    focusNext(item.id, part)
  }

  function handleKeys(event: KeyboardEvent, place: number) {
    const { key, altKey, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (altKey && key === 'ArrowUp') move(place, -1, 'title')
    else if (altKey && key === 'ArrowDown') move(place, 1, 'title')
    else if (key === 'Enter') add(place + 1)
    else if (key === 'Backspace' && items[place]?.title === '') remove(place)
    else return
    event.preventDefault()
  }

  return (
    <Input.Wrapper label={t`Checklist`} labelElement="div" size="md" error={error}>
      <ul className={classes.fields} ref={list}>
        {items.map(({ id, title }, place) => (
          <li key={id} className={classes.field} data-item={id}>
            <TextInput
              value={title}
              data-part="title"
              aria-label={t`Item ${place + 1}`}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              dir="auto"
              autoComplete="off"
              onChange={({ currentTarget }) => onChange(items.with(place, { id, title: currentTarget.value }))}
              onKeyDown={(event) => handleKeys(event, place)}
            />
            <ItemButton label={t`Move item ${place + 1} up`} part="up" onClick={() => move(place, -1, 'up')}>
              <IconArrowUp size={18} />
            </ItemButton>
            <ItemButton label={t`Move item ${place + 1} down`} part="down" onClick={() => move(place, 1, 'down')}>
              <IconArrowDown size={18} />
            </ItemButton>
            <ItemButton label={t`Delete item ${place + 1}`} onClick={() => remove(place)}>
              <IconX size={18} />
            </ItemButton>
          </li>
        ))}
      </ul>
      {canAdd && (
        <Button
          ref={adds}
          variant="subtle"
          size="compact-md"
          mt={4}
          leftSection={<IconPlus size={18} />}
          onClick={() => add(items.length)}
        >
          {items.length === 0 ? <Trans>Add a checklist</Trans> : <Trans>Add item</Trans>}
        </Button>
      )}
    </Input.Wrapper>
  )
}

type ItemButtonProps = { label: string; part?: Part; onClick: () => void; children: ReactNode }

function ItemButton({ label, part, onClick, children }: ItemButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={34} aria-label={label} data-part={part} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}

/** Returns a function that focuses a part of an item after the next rendering; null focuses the button that adds. */
function useFocusNext(
  list: { readonly current: HTMLElement | null },
  adds: { readonly current: HTMLElement | null },
): (id: string | null, part?: Part) => void {
  const next = useRef<{ id: string | null; part: Part } | null>(null)
  useEffect(() => {
    if (!next.current) return
    const { id, part } = next.current
    next.current = null
    const item = list.current?.querySelector<HTMLElement>(`[data-item="${id}"] [data-part="${part}"]`)
    const target = item ?? adds.current
    target?.focus()
  })
  return (id, part = 'title') => {
    next.current = { id, part }
  }
}
