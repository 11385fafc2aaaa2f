import type { Reward } from '@questboard/api/rewards/schema'
import { deletionMessages, removeFromList } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { overlay, perform } from './current.ts'

/** Hides a reward, and deletes it when the toast closes without an undo. */
export function removeReward({ id, name }: Reward): void {
  removeFromList({
    list: { overlay, perform },
    id,
    messages: deletionMessages(name),
    send: () => trpcClient.rewards.remove.mutate({ id }),
    path: `/user/rewards/${id}`,
  })
}
