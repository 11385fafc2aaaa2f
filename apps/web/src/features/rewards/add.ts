import { plural, t } from '@lingui/core/macro'
import type { CreateReward, Reward } from '@questboard/api/rewards/schema'
import { added } from '../../app/mutations/changes.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient } from '../../app/trpc.ts'
import { announce } from '../../ui/toasts.ts'
import { perform } from './current.ts'

export type NewReward = Omit<CreateReward, 'id'>

/**
 * Adds rewards, all or none. They appear at once under ids made here. Calling the result again repeats the same create,
 * which the server applies once.
 */
export function draftOf(fields: NewReward[]): () => Promise<void> {
  const updatedAt = new Date().toISOString()
  const made = fields.map((reward) => ({ ...reward, id: newId() }))
  const rewards = made.map((reward): Reward => ({ ...reward, timesToUse: reward.timesToUse ?? null, updatedAt }))
  return async () => {
    const count = made.length
    await perform({
      queueKey: made.map(({ id }) => id).join(),
      change: added(...rewards),
      send: () => trpcClient.rewards.createMultiple.mutate({ rewards: made }),
    })
    announce(t`${plural(count, { one: 'Reward added.', other: '# rewards added.' })}`)
  }
}
