import { plural, t } from '@lingui/core/macro'
import type { CreateReward, Reward } from '@questboard/api/rewards/schema'
import { addItems } from '../../app/mutations/changes.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient } from '../../app/trpc.ts'
import { announce } from '../../ui/toasts.ts'
import { perform } from './current.ts'

export type NewReward = Omit<CreateReward, 'id'>

/**
 * Returns a function that adds rewards, all or none, which appear at once. It may be called again after a failure: the
 * server creates them once.
 */
export function prepareRewards(fields: NewReward[]): () => Promise<void> {
  const updatedAt = new Date().toISOString()
  const inputs = fields.map((reward) => ({ ...reward, id: newId() }))
  const rewards = inputs.map((reward): Reward => ({ ...reward, timesToUse: reward.timesToUse ?? null, updatedAt }))
  return async () => {
    const count = inputs.length
    await perform({
      queueKey: inputs.map(({ id }) => id).join(),
      change: addItems(...rewards),
      send: () => trpcClient.rewards.createMultiple.mutate({ rewards: inputs }),
    })
    announce(t`${plural(count, { one: 'Reward added.', other: '# rewards added.' })}`)
  }
}
