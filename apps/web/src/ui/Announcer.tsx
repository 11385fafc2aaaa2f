import { useStore } from './store.ts'
import { announcement } from './toasts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A live region that announces actions to screen readers. */
export function Announcer() {
  const { text, times } = useStore(announcement)
  return (
    <VisuallyHidden role="status" aria-live="polite">
      <span key={times}>{text}</span>
    </VisuallyHidden>
  )
}
