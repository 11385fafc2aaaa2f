import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { announce } from '../../ui/toasts.ts'

type RowState = 'open' | 'waiting' | 'done'

/**
 * Says what pressing a button of a task has changed. The button has gone then, and the one in its place has the focus.
 * @returns a reference for the row, and what each of its buttons calls
 */
export function usePressedRow(title: string, state: RowState) {
  const { t } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  const isPressed = useRef(false)
  const before = useRef(state)
  useLayoutEffect(() => {
    if (state === before.current) return
    before.current = state
    // Another device has changed it.
    if (!isPressed.current) return
    isPressed.current = false
    focusIfLost(row.current?.querySelector('button'))
    const name = title
    if (state === 'done') announce(t`“${title}” is done.`)
    else if (state === 'open') announce(t`“${title}” is open again`)
    else announce(t`“${name}” is waiting for a yes.`)
  }, [state, title, t])
  const onPress = () => {
    isPressed.current = true
  }
  return { row, onPress }
}
