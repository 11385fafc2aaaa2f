import { Suspense } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'

const LoadPanel = lazyWithRetry(() => import('./LoadPanel.tsx').then(({ LoadPanel }) => ({ default: LoadPanel })))

/** How the work of a group is shared. Its code loads after the lists of the page. */
export function LazyLoad({ groupId }: { groupId: string }) {
  return (
    <Suspense fallback={null}>
      <LoadPanel groupId={groupId} />
    </Suspense>
  )
}
