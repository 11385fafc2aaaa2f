import { Suspense } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'

const Pools = lazyWithRetry(() => import('./Pools.tsx'))

/** What the members of a group save for. Its code loads after the lists of the page. */
export function LazyPools({ groupId }: { groupId: string }) {
  return (
    <Suspense fallback={null}>
      <Pools groupId={groupId} />
    </Suspense>
  )
}
