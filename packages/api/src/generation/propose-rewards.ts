import type { UserContext } from '../kernel/context.ts'
import { askModel } from './ask-model.ts'
import { makeForGems } from './make-for-gems.ts'
import { promptForRewards } from './prompts.ts'
import { usableItems } from './rules.ts'
import { type ProposedRewards, type ProposeRewards, proposedReward } from './schema.ts'
import { Unusable } from './unusable.ts'

/**
 * Proposes rewards on a topic, in the language of the request. Nothing is saved: the player picks.
 * @throws DomainError cannotGenerateRewards, notEnoughGemsToGenerate, tooManyRequests
 *
 * Specification: AI generation.
 */
export async function proposeRewards(
  ctx: UserContext,
  { topic, count }: ProposeRewards,
  gone: AbortSignal | undefined,
): Promise<ProposedRewards> {
  const { made, stats } = await makeForGems(ctx, 'rewards', gone, {
    async ask(question) {
      const content = await askModel(question, promptForRewards(ctx.language, count, topic))
      const rewards = usableItems(content, 'rewards', { item: proposedReward, nameOf: ({ name }) => name, count })
      if (rewards.length === 0) throw new Unusable('no usable reward')
      return rewards
    },
  })
  return { rewards: made, stats }
}
