import { t } from '@lingui/core/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { removed } from '../../../app/mutations/changes.ts'
import { queryClient } from '../../../app/query-client.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { announce, endToast, showToast } from '../../../ui/toasts.ts'
import { archived } from '../changes.ts'
import { perform } from '../current.ts'
import { archiveKey } from './archive-key.ts'

/** Archives an ended mission. */
export async function archiveMission(mission: Mission): Promise<void> {
  const { id } = mission
  const name = shortTitle(mission.name)
  const message = t`“${name}” archived.`
  const toast = showToast({ message })
  try {
    await perform({
      queueKey: id,
      change: archived(id),
      async send() {
        const moved = await trpcClient.missions.archive.mutate({ id })
        // The mission's own page must keep showing it when it leaves the list of current ones.
        trpcUtils.missions.read.setData({ id }, moved)
        return moved
      },
      settle: () => removed([id]),
    })
  } catch (error) {
    endToast(toast)
    throw error
  }
  announce(message)
  void queryClient.invalidateQueries({ queryKey: archiveKey })
}
