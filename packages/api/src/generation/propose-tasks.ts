import type { UserContext } from '../kernel/context.ts'
import { readMission } from '../missions/read.ts'
import { assertOpen } from '../missions/rules.ts'
import { callModel } from './call-model.ts'
import { generateForGems } from './generate-for-gems.ts'
import { promptForTasks } from './prompts.ts'
import { usableItems } from './rules.ts'
import { type ProposedTasks, type ProposeTasks, proposedTask } from './schema.ts'
import { Unusable } from './unusable.ts'

/**
 * Suggests tasks for an open mission of the caller, in the language of the request. Nothing is saved.
 * @throws DomainError missionNotFound, missionAlreadyCompletedOrFailed, cannotGenerateTasks, notEnoughGemsToGenerate,
 * tooManyRequests, idAlreadyUsed, requestInProgress
 *
 * Rules: AI generation.
 */
export function proposeTasks(
  ctx: UserContext,
  input: ProposeTasks,
  gone: AbortSignal | undefined,
): Promise<ProposedTasks> {
  const { missionId, count } = input
  return generateForGems(
    ctx,
    { kind: 'tasks', input, gone },
    {
      async prompt() {
        const mission = await readMission(ctx.db, ctx.userId, missionId)
        assertOpen(mission)
        const { name, notes, from, to, tasks } = mission
        const facts = { name, notes, from, to, tasks: tasks.map(({ title }) => title) }
        return promptForTasks(ctx.language, count, facts)
      },
      async ask(question, prompt) {
        const content = await callModel(question, prompt)
        const usable = usableItems(content, 'tasks', { item: proposedTask, nameOf: ({ title }) => title, count })
        if (usable.length === 0) throw new Unusable('no usable task')
        return usable
      },
      answer: (_tx, tasks, stats) => ({ tasks, stats }),
    },
  )
}
