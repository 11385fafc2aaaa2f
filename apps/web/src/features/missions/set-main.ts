import { t } from '@lingui/core/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { mainIs } from './changes.ts'
import { perform } from './current.ts'

/** Makes an open mission the only main one. */
export async function setMainMission(mission: Mission): Promise<void> {
  const { id } = mission
  const name = shortTitle(mission.name)
  announce(t`“${name}” is your main mission`)
  await perform({
    // One queue for all missions: the last choice must reach the server last.
    queueKey: 'main',
    change: mainIs(id),
    send: () => trpcClient.missions.setMain.mutate({ id }),
  })
}
