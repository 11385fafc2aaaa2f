import { lazy, Suspense } from 'react'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'

const DeedsPanel = lazy(() => import('./DeedsPanel.tsx').then(({ DeedsPanel }) => ({ default: DeedsPanel })))

/** Something extra of a group. Its code loads after that of the tasks. */
export function LazyDeeds({ groupId }: { groupId: string }) {
  return (
    <Suspense fallback={<RowSkeletons />}>
      <DeedsPanel groupId={groupId} />
    </Suspense>
  )
}
