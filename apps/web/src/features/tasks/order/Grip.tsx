import { useLingui } from '@lingui/react/macro'
import { IconGripVertical } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './drag.module.css'
import { makeDraggable } from './drag.ts'

/** Drags its row. The menu and the keys move it as well, so screen readers and the Tab key skip it. */
export function Grip() {
  const { t } = useLingui()
  const grip = useRef<HTMLSpanElement>(null)
  const release = useRef<() => void>(undefined)
  useEffect(() => () => release.current?.(), [])
  // Only the row under the pointer can be dragged, so a long list registers no rows.
  const prepare = () => {
    if (grip.current) release.current ??= makeDraggable(grip.current)
  }
  return (
    <span ref={grip} className={classes.grip} title={t`Drag to sort`} aria-hidden="true" onPointerEnter={prepare}>
      <IconGripVertical size={16} />
    </span>
  )
}
