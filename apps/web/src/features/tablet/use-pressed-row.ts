import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { announce } from '../../ui/toasts.ts'
import { whenUncovered } from './use-modal.ts'

type RowState = 'open' | 'waiting' | 'done'

/** How long a change is that of a press. The sheet for a PIN or a result that it opens can be left. */
const pressMs = 60_000

/** How and when a row was pressed last, by its key. A row can go and come back before its outcome is known. */
const pressed = new Map<string, { state: RowState; at: number }>()

/**
 * Says what pressing a button of a task has changed. The button has gone then, and the one in its place has the focus.
 * @param key of the task and its member
 * @returns a reference for the row, and what each of its buttons calls
 */
export function usePressedRow(key: string, title: string, state: RowState) {
  const { t } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  const before = useRef(state)
  useLayoutEffect(() => {
    // A task that a leader must approve is done until the server has answered.
    const waitsNow = before.current === 'done' && state === 'waiting'
    before.current = state
    const press = pressed.get(key)
    const wasPressed = press !== undefined && press.state !== state && performance.now() - press.at <= pressMs
    // Another device may have changed it.
    if (!waitsNow && !wasPressed) return
    pressed.delete(key)
    whenUncovered(() => focusIfLost(row.current?.querySelector('button')))
    const name = title
    if (state === 'done') announce(t`“${title}” is done.`)
    else if (state === 'open') announce(t`“${title}” is open again`)
    else announce(t`“${name}” is waiting for a yes.`)
  }, [key, state, title, t])
  const onPress = () => {
    pressed.set(key, { state, at: performance.now() })
  }
  return { row, onPress }
}
