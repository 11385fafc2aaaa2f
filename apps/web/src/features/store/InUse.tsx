import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import classes from './tiles.module.css'

type InUseProps = {
  /** Whether the item is in use. Otherwise the button is shown. */
  isInUse: boolean
  /** The button that puts the item to use. */
  button: ReactNode
  children: ReactNode
}

/** What is in use now, in the place of the button that put it to use, and with its focus. */
export function InUse({ isInUse, button, children }: InUseProps) {
  const text = useRef<HTMLSpanElement>(null)
  const wasInUse = useRef(isInUse)
  useEffect(() => {
    if (isInUse && !wasInUse.current) focusIfLost(text.current)
    wasInUse.current = isInUse
  }, [isInUse])
  if (!isInUse) return button
  return (
    <span ref={text} className={classes.current} tabIndex={-1}>
      <IconCheck size={18} aria-hidden="true" />
      {children}
    </span>
  )
}
