import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { IconChecklist, IconFlag, IconGift, IconMap2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { justJoined } from '../../app/just-joined.ts'
import { lazyWithTexts } from '../../app/lazy-with-texts.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { useStore } from '../../ui/store.ts'
import { useIsSmall } from '../../ui/use-is-small.ts'
import { PendingRequests } from '../approvals/PendingRequests.tsx'
import { BoardPanel } from '../dashboard/BoardPanel.tsx'
import { Holiday } from '../days/Holiday.tsx'
import { DeedsPanel } from '../deeds/DeedsPanel.tsx'
import { LazyGroupBoard } from '../group-board/LazyGroupBoard.tsx'
import { MissionsPart } from '../group-missions/MissionsPart.tsx'
import { RewardsPart } from '../group-rewards/RewardsPart.tsx'
import { TasksPart } from '../group-tasks/TasksPart.tsx'
import { useGroup } from '../groups/use-group.ts'
import { LazyPools } from '../pools/LazyPools.tsx'
import { ToGive } from '../promises/ToGive.tsx'
import { ChooseFace } from './ChooseFace.tsx'
import { LazyWorkload } from './LazyWorkload.tsx'
import { MemberProgress } from './MemberProgress.tsx'
import { OwnCard } from './OwnCard.tsx'
import { type DashboardPart, PartsLayout } from './PartsLayout.tsx'

const QuickStart = lazyWithTexts(
  () => import('../quick-start/QuickStart.tsx').then((module) => module.default),
  'quick-start',
  'notifications',
)

/** The user's items in a group, the requests awaiting approval, and the progress of all members. */
export function GroupPage({ groupId }: { groupId: string }) {
  const { group, leads } = useGroup(groupId)
  const { hash } = useLocation()
  const isNew = useStore(justJoined) === groupId
  const isAlone = group.members.length < 2
  usePageTitle(group.name)
  const isSmall = useIsSmall()
  const extra = (
    <>
      {leads && <ToGive group={group} />}
      <DeedsPanel groupId={groupId} />
    </>
  )
  const requests = leads && <PendingRequests groupId={groupId} />
  const tasks = <TasksPart groupId={groupId} requests={isSmall && requests} extra={extra} />
  const missions = <MissionsPart groupId={groupId} />
  const rewards = (
    <Stack gap="lg">
      <RewardsPart groupId={groupId} />
      <LazyPools groupId={groupId} />
      {!isAlone && <LazyWorkload groupId={groupId} />}
    </Stack>
  )
  const parts: DashboardPart[] = [
    { id: 'tasks', place: 'main', label: <Trans>Tasks</Trans>, icon: IconChecklist, content: tasks },
    { id: 'missions', place: 'aside', label: <Trans>Missions</Trans>, icon: IconFlag, content: missions },
    { id: 'rewards', place: 'aside', label: <Trans>Rewards</Trans>, icon: IconGift, content: rewards },
  ]
  const shared = !isAlone && <LazyGroupBoard groupId={groupId} />
  if (isSmall && shared) {
    parts.push({ id: 'board', place: 'main', label: <Trans>Board</Trans>, icon: IconMap2, content: shared })
  }
  const board = isAlone ? (
    <BoardPanel isSmall={isSmall} />
  ) : (
    <>
      {!isSmall && shared}
      <OwnCard />
    </>
  )
  if (hash === 'start' && leads) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <QuickStart groupId={groupId} />
      </Suspense>
    )
  }
  return (
    <>
      {isNew && <ChooseFace groupId={groupId} />}
      <MemberProgress groupId={groupId} />
      <Holiday />
      <PartsLayout isSmall={isSmall} board={board} parts={parts} above={requests} />
    </>
  )
}
