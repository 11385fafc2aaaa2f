import { lazy, Suspense } from 'react'
import { GroupBoardPanel } from './GroupBoardPanel.tsx'
import { WaitingBoardAndPawns } from './WaitingBoard.tsx'

const GroupBoard = lazy(() => import('./GroupBoard.tsx'))

/** The board of a group. Its code loads after the lists of the page. */
export function LazyGroupBoard({ groupId }: { groupId: string }) {
  const waiting = (
    <GroupBoardPanel>
      <WaitingBoardAndPawns groupId={groupId} />
    </GroupBoardPanel>
  )
  return (
    <Suspense fallback={waiting}>
      <GroupBoard groupId={groupId} />
    </Suspense>
  )
}
