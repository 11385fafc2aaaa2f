import { t } from '@lingui/core/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { added } from '../../../app/mutations/changes.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { showMessage } from '../../../ui/toasts.ts'
import { perform } from '../current.ts'

/** Copies an ended mission. The copy starts today with open tasks. */
export async function copyMission(mission: Mission): Promise<Mission> {
  const { id } = mission
  const name = shortTitle(mission.name)
  const copy = await perform({
    queueKey: id,
    send: () => trpcClient.missions.copy.mutate({ missionId: id }),
    settle: (made) => added(made),
  })
  showMessage(t`“${name}” restarts today.`)
  return copy
}
