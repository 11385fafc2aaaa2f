import type { Mission } from '@questboard/api/missions/schema'
import { deletionWords, removeFromList } from '../../../app/mutations/removal.ts'
import { queryClient } from '../../../app/query-client.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { overlay, perform } from '../current.ts'
import { archiveKey } from './archive-key.ts'

/** Hides a mission, and deletes it when the toast closes without an undo. */
export function removeMission({ id, name }: Mission): void {
  removeFromList({
    list: { overlay, perform },
    id,
    words: deletionWords(name),
    send: () => trpcClient.missions.remove.mutate({ id }),
    onRemoved() {
      void queryClient.invalidateQueries({ queryKey: archiveKey })
      void trpcUtils.missions.read.invalidate({ id })
    },
    path: `/user/missions/${id}`,
  })
}
