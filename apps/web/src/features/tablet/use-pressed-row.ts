import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { announce } from '../../ui/toasts.ts'

type RowState = 'open' | 'waiting' | 'done'

/** How long a change is that of a press. The sheet for a PIN or a result that it opens can be left. */
const pressMs = 60_000

/**
 * Says what pressing a button of a task has changed. The button has gone then, and the one in its place has the focus.
 * @returns a reference for the row, and what each of its buttons calls
 */
export function usePressedRow(title: string, state: RowState) {
  const { t } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  const pressedAt = useRef(-pressMs)
  const before = useRef(state)
  useLayoutEffect(() => {
    if (state === before.current) return
    // A task that a leader must approve is done until the server has answered.
    const waitsNow = before.current === 'done' && state === 'waiting'
    before.current = state
    // Another device has changed it.
    if (!waitsNow && performance.now() - pressedAt.current > pressMs) return
    pressedAt.current = -pressMs
    focusIfLost(row.current?.querySelector('button'))
    const name = title
    if (state === 'done') announce(t`“${title}” is done.`)
    else if (state === 'open') announce(t`“${title}” is open again`)
    else announce(t`“${name}” is waiting for a yes.`)
  }, [state, title, t])
  const onPress = () => {
    pressedAt.current = performance.now()
  }
  return { row, onPress }
}
