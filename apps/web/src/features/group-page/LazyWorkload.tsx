import { Suspense } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'

const WorkloadPanel = lazyWithRetry(() =>
  import('./WorkloadPanel.tsx').then(({ WorkloadPanel }) => ({ default: WorkloadPanel })),
)

/** How the work of a group is shared. Its code loads after the lists of the page. */
export function LazyWorkload({ groupId }: { groupId: string }) {
  return (
    <Suspense fallback={null}>
      <WorkloadPanel groupId={groupId} />
    </Suspense>
  )
}
