import type { UpdateReward } from '@questboard/api/rewards/schema'
import { replaced } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { perform } from './current.ts'

/** Replaces what is written of a reward; one for several times begins to count anew. */
export async function updateReward(written: UpdateReward): Promise<void> {
  await perform({
    lane: written.id,
    send: () => trpcClient.rewards.update.mutate(written),
    settle: (reward) => replaced(reward),
  })
}
