import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import classes from './UndoBar.module.css'

type UndoBarProps = {
  message: ReactNode
  onUndo: () => void
  /** Time is up: nothing can be taken back any more. */
  onGone: () => void
  seconds?: number
}

/**
 * Says what was just done and lets it be taken back for a few seconds; time stands still while the pointer or the focus
 * is on it. Give it a new `key` for each deed.
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
