import { VisuallyHidden } from '@mantine/core'
import { useCell } from './cell.ts'
import { announcement } from './notes.ts'

/** Says what was done to those who do not see it. */
export function Announcer() {
  const { words, times } = useCell(announcement)
  return (
    <VisuallyHidden role="status" aria-live="polite">
      <span key={times}>{words}</span>
    </VisuallyHidden>
  )
}
