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
 * Offers to undo the last action for a few seconds. The timer pauses while the bar has the pointer or the focus. Use a
 * new `key` for each action.
 */
export function UndoBar({ message, onUndo, onGone, seconds = 6 }: UndoBarProps) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onGone, seconds * 1000)
    return () => clearTimeout(timer)
  }, [held, onGone, seconds])
  return (
    <div
      className={classes.bar}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.message}>{message}</span>
      <Button variant="white" size="compact-md" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
      <span className={classes.time} data-held={held || undefined} style={{ animationDuration: `${seconds}s` }} />
    </div>
  )
}
