import type { Mission } from '@questboard/api/missions/schema'
import { trpcUtils } from '../../../app/trpc.ts'
import { openDialog } from '../../../ui/dialogs.ts'
import { stepsBetween } from '../../board/walk.ts'
import { completeMission } from './complete.ts'

/** Completes a mission and celebrates the success. */
export async function celebrate(mission: Mission, exp: number): Promise<void> {
  const before = trpcUtils.dashboard.read.getData({})?.board
  const [{ board }, { Celebration, CelebrationTitle }] = await Promise.all([
    completeMission(mission),
    import('./Celebration.tsx'),
  ])
  const steps = before ? stepsBetween(before, board) : 0
  void openDialog({
    title: <CelebrationTitle />,
    width: 420,
    render: (close) => <Celebration name={mission.name} gold={mission.gold} exp={exp} steps={steps} close={close} />,
  })
}
