import type { Mission } from '@questboard/api/missions/schema'
import { removed } from '../../../app/mutations/changes.ts'
import { archiveWords, removeFromList } from '../../../app/mutations/removal.ts'
import { queryClient } from '../../../app/query-client.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { archived } from '../changes.ts'
import { overlay, perform } from '../current.ts'
import { archiveKey } from './archive-key.ts'

/** Archives an ended mission, when the toast closes without an undo. */
export function archiveMission({ id, name }: Mission): void {
  removeFromList({
    list: { overlay, perform: (mutation) => perform({ ...mutation, settle: () => removed([id]) }) },
    id,
    words: archiveWords(name),
    change: archived(id),
    async send() {
      const moved = await trpcClient.missions.archive.mutate({ id })
      // The mission's own page must keep showing it when it leaves the list of current ones.
      trpcUtils.missions.read.setData({ id }, moved)
    },
    onRemoved: () => void queryClient.invalidateQueries({ queryKey: archiveKey }),
    method: 'PATCH',
    path: `/user/missions/${id}/archive`,
  })
}
