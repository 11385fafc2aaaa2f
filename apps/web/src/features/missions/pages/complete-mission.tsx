import type { Mission } from '@questboard/api/missions/schema'
import { withBalances } from '../../../app/mutations/balances.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { openDialog } from '../../../ui/dialogs.ts'
import { endToast } from '../../../ui/toasts.ts'
import { stepsBetween } from '../../board/walk.ts'
import { completeIn } from '../changes.ts'
import { perform, settled } from '../current.ts'

/** Loads the dialog. Without it the mission is completed all the same. */
const loadCelebration = () => import('./MissionCelebration.tsx').catch(() => null)

/** Completes a mission whose tasks are all done, and celebrates the success. */
export async function completeMission(mission: Mission, exp: number): Promise<void> {
  const before = trpcUtils.dashboard.read.getData({})?.board
  const [{ board }, celebration] = await Promise.all([sendCompletion(mission), loadCelebration()])
  if (!celebration) return
  const { MissionCelebration, CelebrationTitle } = celebration
  const steps = before ? stepsBetween(before, board) : 0
  void openDialog({
    title: <CelebrationTitle />,
    width: 420,
    render: (close) => (
      <MissionCelebration name={mission.name} amount={mission.gold} exp={exp} steps={steps} close={close} />
    ),
  })
}

/** Balances, pawn and mission change with the response. */
async function sendCompletion({ id }: Mission) {
  // A task ticked or deleted just now may still be pending, or wait for its toast to close.
  endToast()
  await settled()
  return withBalances(() =>
    perform({ queueKey: id, send: () => trpcClient.missions.complete.mutate({ id }), settle: () => completeIn(id) }),
  )
}
