import { t } from '@lingui/core/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { removed } from '../../../app/mutations/changes.ts'
import { removeWithUndo } from '../../../app/mutations/removal.ts'
import { queryClient } from '../../../app/query-client.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { overlay, perform } from '../current.ts'
import { archiveKey } from './archive-key.ts'

/** Hides a mission, and deletes it when the toast closes without an undo. */
export function removeMission(mission: Mission): void {
  const { id } = mission
  const name = shortTitle(mission.name)
  removeWithUndo({
    words: {
      deleted: t`“${name}” deleted.`,
      back: t`“${name}” is back`,
      notDeleted: t`Couldn’t delete “${name}”.`,
    },
    hide: () => overlay(removed([id])),
    async send() {
      await perform({ queueKey: id, change: removed([id]), send: () => trpcClient.missions.remove.mutate({ id }) })
      void queryClient.invalidateQueries({ queryKey: archiveKey })
      void trpcUtils.missions.read.invalidate({ id })
    },
    path: `/user/missions/${id}`,
  })
}
