import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import classes from './UndoBar.module.css'

type UndoBarProps = {
  message: ReactNode
  onUndo: () => void
  /** Called when the time for undoing is over. */
  onGone: () => void
  seconds?: number
}

/**
 * Offers to undo the last action for a few seconds. They begin again when the pointer and the focus have left the bar.
 * Its message is announced by the action: in a live region it would be read twice.
 * Use a new `key` for each action.
 */
export function UndoBar({ message, onUndo, onGone, seconds = 6 }: UndoBarProps) {
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPaused = hasPointer || hasFocus
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(onGone, seconds * 1000)
    return () => clearTimeout(timer)
  }, [isPaused, onGone, seconds])
  return (
    <aside
      className={classes.bar}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <span className={classes.message}>{message}</span>
      <Button variant="white" size="compact-md" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
      <span className={classes.time} data-paused={isPaused || undefined} style={{ animationDuration: `${seconds}s` }} />
    </aside>
  )
}
