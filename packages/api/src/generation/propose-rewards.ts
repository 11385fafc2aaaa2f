import type { UserContext } from '../kernel/context.ts'
import { callModel } from './call-model.ts'
import { generateForGems } from './generate-for-gems.ts'
import { promptForRewards } from './prompts.ts'
import { usableItems } from './rules.ts'
import { type ProposedRewards, type ProposeRewards, proposedReward } from './schema.ts'
import { Unusable } from './unusable.ts'

/**
 * Suggests rewards on a topic, in the language of the request. Nothing is saved.
 * @throws DomainError cannotGenerateRewards, notEnoughGemsToGenerate, tooManyRequests, idAlreadyUsed, requestInProgress
 *
 * Rules: AI generation.
 */
export function proposeRewards(
  ctx: UserContext,
  input: ProposeRewards,
  gone: AbortSignal | undefined,
): Promise<ProposedRewards> {
  const { topic, count } = input
  return generateForGems(
    ctx,
    { kind: 'rewards', input, gone },
    {
      prompt: () => promptForRewards(ctx.language, count, topic),
      async ask(question, prompt) {
        const content = await callModel(question, prompt)
        const rewards = usableItems(content, 'rewards', { item: proposedReward, nameOf: ({ name }) => name, count })
        if (rewards.length === 0) throw new Unusable('no usable reward')
        return rewards
      },
      answer: (_tx, rewards, stats) => ({ rewards, stats }),
    },
  )
}
