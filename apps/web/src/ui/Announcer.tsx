import { useStore } from './store.ts'
import { announcement } from './toasts.ts'
import { Unseen } from './Unseen.tsx'

/** Says what was done to those who do not see it. */
export function Announcer() {
  const { words, times } = useStore(announcement)
  return (
    <Unseen role="status" aria-live="polite">
      <span key={times}>{words}</span>
    </Unseen>
  )
}
