import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { todayInput } from '../../app/today-input.ts'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useIsSmall } from '../../ui/use-is-small.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Holiday } from '../days/Holiday.tsx'
import { Story } from '../days/Story.tsx'
import { MainMission } from '../missions/MainMission.tsx'
import { RewardPanel } from '../rewards/RewardPanel.tsx'
import { TaskPanel } from '../tasks/TaskPanel.tsx'
import { BoardPanel } from './BoardPanel.tsx'
import { DashboardLayout } from './DashboardLayout.tsx'
import { approvalsPart, awaitsLeader, familyPart, hasFamilyTasks } from './load-today.ts'

const FamilyTasks = lazyWithRetry(familyPart)
const TodayApprovals = lazyWithRetry(approvalsPart)

/** What today asks of the player, and the board that it moves. On small screens rewards have a page of their own. */
export function DashboardPage() {
  const { t } = useLingui()
  usePageTitle(t`Dashboard`)
  const isSmall = useIsSmall()
  const { data: today } = trpc.dashboard.today.useQuery(todayInput)
  return (
    <>
      <VisuallyHidden>
        <h1>{t`Dashboard`}</h1>
      </VisuallyHidden>
      <Story />
      <Holiday />
      <DashboardLayout
        isSmall={isSmall}
        keepsBoard
        board={<BoardPanel isSmall={isSmall} />}
        above={today && awaitsLeader(today) && <TodayApprovals isSmall={isSmall} />}
        main={
          <>
            <Suspense>{today && hasFamilyTasks(today) && <FamilyTasks />}</Suspense>
            <TaskPanel />
          </>
        }
        aside={
          <>
            <MainMission />
            {!isSmall && <RewardPanel />}
          </>
        }
      />
    </>
  )
}
