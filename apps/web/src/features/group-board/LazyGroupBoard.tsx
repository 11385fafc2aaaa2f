import { lazy, Suspense } from 'react'
import { WaitingBoard } from './WaitingBoard.tsx'

const GroupBoard = lazy(() => import('./GroupBoard.tsx'))

/** The board of a group. Its code loads after the lists of the page. */
export function LazyGroupBoard({ groupId }: { groupId: string }) {
  return (
    <Suspense fallback={<WaitingBoard />}>
      <GroupBoard groupId={groupId} />
    </Suspense>
  )
}
