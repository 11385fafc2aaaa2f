import { Suspense } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { GroupBoardPanel } from './GroupBoardPanel.tsx'
import { WaitingBoardAndPawns } from './WaitingBoard.tsx'

const GroupBoard = lazyWithRetry(() => import('./GroupBoard.tsx'))

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
