import { t } from '@lingui/core/macro'
import type { UserGroupMission } from '@questboard/api/group-missions/schema'
import { expOf } from '@questboard/api/missions/schema'
import { replaceItem } from '../../app/mutations/changes.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { endToast, showMessage } from '../../ui/toasts.ts'
import { stepsBetween } from '../board/walk.ts'
import { ownIdIn } from '../groups/own-id.ts'
import { withRubies } from '../groups/rubies.ts'
import { ownMissionsIn } from './own-missions.ts'
import { workOf } from './work.ts'

/** Completes a mission whose tasks are all done. It is rewarded and celebrated, or awaits approval. */
export async function completeOwnMission(mission: UserGroupMission): Promise<void> {
  const { id, groupId } = mission
  const { perform, settled } = ownMissionsIn(groupId)
  // The last ticked task may still be pending.
  endToast()
  await settled()
  const before = trpcUtils.dashboard.read.getData({})?.board
  const { board } = await withRubies(groupId, () =>
    perform({
      queueKey: id,
      send: () => trpcClient.groupMissions.complete.mutate({ groupId, missionId: id }),
      settle: (answer) => replaceItem(answer.mission),
    }),
  )
  if (mission.requireApprove) {
    const name = shortTitle(mission.name)
    showMessage(t`“${name}” is waiting for a leader’s approval.`)
    return
  }
  // Without the dialog the mission is completed all the same.
  const celebration = await import('../missions/pages/MissionCelebration.tsx').catch(() => null)
  if (!celebration) return
  const { MissionCelebration, CelebrationTitle } = celebration
  void openDialog({
    title: <CelebrationTitle />,
    width: 420,
    render: (close) => (
      <MissionCelebration
        name={mission.name}
        amount={mission.ruby}
        currency="ruby"
        exp={expOf(workOf(mission, ownIdIn(groupId)).length)}
        steps={before ? stepsBetween(before, board) : 0}
        close={close}
      />
    ),
  })
}
