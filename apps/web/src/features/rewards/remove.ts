import { t } from '@lingui/core/macro'
import type { Reward } from '@questboard/api/rewards/schema'
import { removed } from '../../app/mutations/changes.ts'
import { removeWithUndo } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { overlay, perform } from './current.ts'

/** Hides a reward, and deletes it when the toast closes without an undo. */
export function removeReward(reward: Reward): void {
  const { id } = reward
  const name = shortTitle(reward.name)
  removeWithUndo({
    words: {
      deleted: t`“${name}” deleted.`,
      back: t`“${name}” is back`,
      notDeleted: t`Couldn’t delete “${name}”.`,
    },
    hide: () => overlay(removed([id])),
    send: () => perform({ queueKey: id, change: removed([id]), send: () => trpcClient.rewards.remove.mutate({ id }) }),
    path: `/user/rewards/${id}`,
  })
}
