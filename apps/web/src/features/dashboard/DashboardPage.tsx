import { Trans, useLingui } from '@lingui/react/macro'
import { IconChecklist, IconFlag, IconGift } from '@tabler/icons-react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Holiday } from '../days/Holiday.tsx'
import { Story } from '../days/Story.tsx'
import { MainMission } from '../missions/MainMission.tsx'
import { RewardPanel } from '../rewards/RewardPanel.tsx'
import { TaskPanel } from '../tasks/TaskPanel.tsx'
import { BoardPanel } from './BoardPanel.tsx'
import { DashboardLayout, type DashboardPart } from './DashboardLayout.tsx'
import { useIsSmall } from './use-is-small.ts'

/** The board and everything that moves the pawn. */
export function DashboardPage() {
  const { t } = useLingui()
  usePageTitle(t`Dashboard`)
  const isSmall = useIsSmall()
  const parts: DashboardPart[] = [
    { id: 'tasks', place: 'main', label: <Trans>Tasks</Trans>, icon: IconChecklist, content: <TaskPanel /> },
    { id: 'missions', place: 'aside', label: <Trans>Missions</Trans>, icon: IconFlag, content: <MainMission /> },
    { id: 'rewards', place: 'aside', label: <Trans>Rewards</Trans>, icon: IconGift, content: <RewardPanel /> },
  ]
  return (
    <>
      <VisuallyHidden>
        <h1>{t`Dashboard`}</h1>
      </VisuallyHidden>
      <Story />
      <Holiday />
      <DashboardLayout isSmall={isSmall} board={<BoardPanel isSmall={isSmall} />} parts={parts} />
    </>
  )
}
