import type { UpdateReward } from '@questboard/api/rewards/schema'
import { replaced } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { perform } from './current.ts'

/** Updates a reward. The uses of one with several uses start again. */
export async function updateReward(written: UpdateReward): Promise<void> {
  await perform({
    queueKey: written.id,
    send: () => trpcClient.rewards.update.mutate(written),
    settle: (reward) => replaced(reward),
  })
}
